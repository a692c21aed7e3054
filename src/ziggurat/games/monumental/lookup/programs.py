"""Compiling effects: from the words of the data files to the numbers the rules carry out.

A record says when an effect works; its program is a list of operations. What the fields of an
operation mean depends on its code:

| code | fields |
| --- | --- |
| gain, lose | gains |
| gain_per | what: counter; gains: each; amount: per; limit: most times; options: [round up] |
| choose | programs: the branches |
| convert | what: given; amount: taken; limit: most |
| unrest, draw_use, reserve, ... | amount |
| give_unrest | what: target; amount; options: [onto the deck] |
| remove_unrest | what: zone; amount |
| archive | what: zone; amount; options: [up to]; narrowed; programs: [for each card] or none |
| activate_city | amount, or `UNLIMITED` |
| activate_display | amount; narrowed |
| acquire | options: origins; narrowed; amount: discount; limit: is it free; what: is it used |
| discount | what: purpose; amount, or `HALF`; limit: uses, or `ALL_USES` |
| steal | what: target; amount |
| defense | what: scope; amount |
| keep | what: resource; limit: most |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ziggurat.games.monumental.lookup.lookup import (
    ACQUIRED,
    CONQUERED,
    COUNT,
    IS_COASTAL,
    IS_TERRAIN,
    PROVINCE,
    WAS_OPPONENT,
    WAS_UNCONQUERED,
    Condition,
    Filter,
    Lookup,
    Operation,
    Record,
)
from ziggurat.games.monumental.printed import effects as said
from ziggurat.games.monumental.printed import operations as told
from ziggurat.games.monumental.printed.amounts import ERA_ORDER, Resources, Spoils
from ziggurat.games.monumental.terms import (
    ALL_USES,
    ANY,
    COUNTERS,
    DISCOUNTS,
    DO_GAIN,
    DO_GAIN_PER,
    ERA_I,
    FIRST_TIME,
    HALF,
    LIMITS,
    NOTHING,
    OPERATIONS,
    ORIGINS,
    RESOURCES,
    SCOPES,
    SPACES,
    TARGETS,
    TERRAIN_COUNT,
    TERRAINS,
    TRIGGERS,
    TYPES,
    UNLIMITED,
    ZONES,
)

MANY: Final = 1_000_000
"""More than any counter ever shows."""


def sum_of(resources: Resources) -> list[int]:
    """A price or gain as `GAINS` numbers."""
    sums = [int(getattr(resources, name)) for name in RESOURCES[:SPACES]]
    return [*sums, resources.trade if isinstance(resources, Spoils) else 0]


def counter_of(name: str) -> int:
    """The number of a counter (EF-6)."""
    if name.startswith(said.TERRAIN_COUNTER):
        return TERRAIN_COUNT + TERRAINS.index(name.removeprefix(said.TERRAIN_COUNTER))
    return COUNTERS.index(name)


def compile_effects(lookup: Lookup, kind: int, effects: tuple[said.Effect, ...]) -> list[int]:
    """Add the records of something printed to the tables; their numbers."""
    numbers: list[int] = []
    for effect in effects:
        number = len(lookup.records)
        record = Record(
            kind=kind,
            trigger=TRIGGERS.index(effect.when),
            limit=LIMITS.index(effect.limit),
            may=int(effect.may),
            conditions=conditions_of(effect.condition),
            price=sum_of(effect.pay) if effect.pay is not None else [],
            narrowed=filter_of(effect.filter),
            program=compile_program(lookup, effect.operations),
        )
        lookup.records.append(record)
        numbers.append(number)
        if record.limit == FIRST_TIME:
            lookup.first_records[record.trigger].append(number)
    return numbers


def conditions_of(condition: said.Condition | None) -> list[Condition]:
    """The entries of a condition (EF-4), all of which must hold."""
    if condition is None:
        return []
    found: list[Condition] = []
    if condition.conquered_this_turn:
        found.append(Condition(CONQUERED, NOTHING, 0, 0, NOTHING))
    if condition.acquired_this_turn is not None:
        wanted = condition.acquired_this_turn
        found.append(
            Condition(ACQUIRED, NOTHING if wanted == "any" else TYPES.index(wanted), 0, 0, NOTHING)
        )
    if condition.count is not None:
        found.append(comparison_of(condition.count))
    if condition.province is not None:
        found += [
            Condition(PROVINCE, NOTHING, 0, 0, quality) for quality in qualities(condition.province)
        ]
    return found


def comparison_of(compared: said.Comparison) -> Condition:
    """A counter that must lie between two numbers."""
    low, high = 0, MANY
    if compared.exactly is not None:
        low = high = compared.exactly
    if compared.at_least is not None:
        low = compared.at_least
    if compared.at_most is not None:
        high = compared.at_most
    return Condition(COUNT, counter_of(compared.of), low, high, NOTHING)


def qualities(province: said.ProvinceIs) -> list[int]:
    """What the Province just conquered must be."""
    found: list[int] = []
    if province.terrain is not None:
        found.append(IS_TERRAIN + TERRAINS.index(province.terrain))
    if province.coastal:
        found.append(IS_COASTAL)
    if province.was is not None:
        found.append(WAS_UNCONQUERED if province.was == "unconquered" else WAS_OPPONENT)
    return found


def filter_of(wanted: told.Filter | None) -> Filter | None:
    """Which cards are meant (EF-5)."""
    if wanted is None:
        return None
    return Filter(
        types=[TYPES.index(name) for name in wanted.type],
        era=0 if wanted.era is None else ERA_I + ERA_ORDER.index(wanted.era),
        max_cost=NOTHING if wanted.max_cost is None else wanted.max_cost,
        is_basic=int(wanted.basic is True),
        origins=[] if wanted.place is None else [ORIGINS.index(wanted.place)],
        not_self=int(wanted.not_self),
    )


def compile_program(lookup: Lookup, operations: tuple[told.AnyOperation, ...]) -> int:
    """Add a program to the tables; its number."""
    # Branches come first: a program stands behind those it contains.
    program = [compile_operation(lookup, operation) for operation in operations]
    lookup.programs.append(program)
    lookup.program_is_plain.append(int(all(is_plain(operation) for operation in program)))
    return len(lookup.programs) - 1


def is_plain(operation: Operation) -> bool:
    """Whether it only adds to the supply, without a choice."""
    if operation.code not in (DO_GAIN, DO_GAIN_PER):
        return False
    return not operation.gains[ANY] and not operation.gains[SPACES]


def compile_operation(lookup: Lookup, source: told.AnyOperation) -> Operation:
    """One operation as numbers."""
    compiled = Operation(
        code=OPERATIONS.index(told.name_of(source)),
        amount=0,
        limit=0,
        what=NOTHING,
        gains=[],
        programs=[],
        options=[],
        narrowed=filter_of(getattr(source, "filter", None)),
    )
    amount = getattr(source, "amount", None)
    if isinstance(amount, int):
        compiled.amount = amount
    fill_in = FILL_IN.get(type(source))
    if fill_in is not None:
        fill_in(lookup, source, compiled)
    return compiled


def add_sums(lookup: Lookup, source: told.Gain | told.Lose, compiled: Operation) -> None:
    """Resources that come or go."""
    compiled.gains = sum_of(source.resources)


def add_gain_per(lookup: Lookup, source: told.GainPer, compiled: Operation) -> None:
    """A gain for every so many units of a counter."""
    compiled.what = counter_of(source.of)
    compiled.gains = sum_of(source.each)
    compiled.amount = source.per
    compiled.limit = UNLIMITED if source.max is None else source.max
    compiled.options = [int(source.round == "up")]


def add_branches(lookup: Lookup, source: told.Choose, compiled: Operation) -> None:
    """The programs of which one is carried out."""
    compiled.programs = [compile_program(lookup, branch) for branch in source.choices]


def add_exchange(lookup: Lookup, source: told.Convert, compiled: Operation) -> None:
    """What is given for what."""
    compiled.what = RESOURCES.index(source.give)
    compiled.amount = RESOURCES.index(source.take)
    compiled.limit = UNLIMITED if source.max is None else source.max


def add_given_unrest(lookup: Lookup, source: told.GiveUnrest, compiled: Operation) -> None:
    """Who takes Unrest, and where it is put."""
    compiled.what = TARGETS.index(source.to)
    compiled.options = [int(source.place == "deck")]


def add_zone(lookup: Lookup, source: told.RemoveUnrest, compiled: Operation) -> None:
    """Where Unrest is taken from."""
    compiled.what = ZONES.index(source.zone)


def add_archive(lookup: Lookup, source: told.Archive, compiled: Operation) -> None:
    """Which cards are archived, and what each brings."""
    compiled.what = ZONES.index(source.zone)
    compiled.options = [int(source.upto)]
    compiled.programs = [compile_program(lookup, source.each)] if source.each else []


def add_activated(lookup: Lookup, source: told.ActivateCity, compiled: Operation) -> None:
    """How many further cards of the city; perhaps all."""
    compiled.amount = UNLIMITED if source.amount == "all" else source.amount


def add_acquisition(lookup: Lookup, source: told.Acquire, compiled: Operation) -> None:
    """Where a card may come from, and at what price."""
    compiled.options = [ORIGINS.index(place) for place in source.places]
    compiled.amount = source.discount
    compiled.limit = int(source.free)
    compiled.what = int(source.to == "use")


def add_discount(lookup: Lookup, source: told.Discount, compiled: Operation) -> None:
    """What becomes cheaper, by how much and how often."""
    compiled.what = DISCOUNTS.index(source.kind)
    compiled.amount = HALF if source.half else source.amount or 0
    compiled.limit = ALL_USES if source.uses == "all" else source.uses


def add_victim(lookup: Lookup, source: told.Steal, compiled: Operation) -> None:
    """Whose Gold is taken."""
    compiled.what = TARGETS.index(source.victim)


def add_scope(lookup: Lookup, source: told.Defense, compiled: Operation) -> None:
    """Which Provinces are harder to take."""
    compiled.what = SCOPES.index(source.scope)


def add_kept(lookup: Lookup, source: told.Keep, compiled: Operation) -> None:
    """What is not lost at the end of the turn."""
    compiled.what = RESOURCES.index(source.what)
    compiled.limit = source.max


# Each function takes the struct it stands beside.
FILL_IN: Final[dict[type[told.Operation], Callable[[Lookup, Any, Operation], None]]] = {
    told.Gain: add_sums,
    told.Lose: add_sums,
    told.GainPer: add_gain_per,
    told.Choose: add_branches,
    told.Convert: add_exchange,
    told.GiveUnrest: add_given_unrest,
    told.RemoveUnrest: add_zone,
    told.Archive: add_archive,
    told.ActivateCity: add_activated,
    told.Acquire: add_acquisition,
    told.Discount: add_discount,
    told.Steal: add_victim,
    told.Defense: add_scope,
    told.Keep: add_kept,
}
