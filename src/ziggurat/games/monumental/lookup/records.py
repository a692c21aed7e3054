"""Numbering effects: every effect gets its record, every list of operations its program."""

from __future__ import annotations

from ziggurat.games.monumental.lookup.effects import Operation, Program, Record, sum_of
from ziggurat.games.monumental.lookup.lookup import Lookup
from ziggurat.games.monumental.printed.effects import Effect
from ziggurat.games.monumental.printed.operations import AnyOperation, Archive, Choose
from ziggurat.games.monumental.rules.effects.operations import OPERATIONS
from ziggurat.games.monumental.terms import TRIGGERS


def number_effects(lookup: Lookup, kind: int, effects: tuple[Effect, ...]) -> list[int]:
    """Add the records of something printed to the tables; their numbers."""
    numbers: list[int] = []
    for effect in effects:
        number = len(lookup.records)
        record = Record(
            kind=kind,
            printed=effect,
            trigger=TRIGGERS.index(effect.when),
            price=sum_of(effect.pay) if effect.pay is not None else [],
            program=number_program(lookup, effect.operations),
        )
        lookup.records.append(record)
        numbers.append(number)
        if effect.limit == "first":
            lookup.first_records[record.trigger].append(number)
    return numbers


def number_program(lookup: Lookup, operations: tuple[AnyOperation, ...]) -> Program:
    """Add a program to the tables."""
    # Those that it contains come first: their numbers are lower.
    inside = [operation_of(lookup, operation) for operation in operations]
    program = Program(len(lookup.programs), inside)
    lookup.programs.append(program)
    return program


def operation_of(lookup: Lookup, operation: AnyOperation) -> Operation:
    """What carries out the operation that is printed."""
    inner: list[Program] = []
    match operation:
        case Choose(choices=choices):
            inner = [number_program(lookup, choice) for choice in choices]
        case Archive(each=each) if each:
            inner = [number_program(lookup, each)]
    return OPERATIONS[type(operation)](operation, inner)
