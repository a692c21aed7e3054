"""What answers stand for that are about effects: which effect, which branch of it, which gain."""

from __future__ import annotations

from typing import Final, cast

from ziggurat.games.monumental.lookup.effects import Operation
from ziggurat.games.monumental.printed.operations import AnyOperation
from ziggurat.games.monumental.rules.actions.actions import Act
from ziggurat.games.monumental.rules.city.at_once import UseAtOnce
from ziggurat.games.monumental.rules.conquest.spoils import TakeSpoils
from ziggurat.games.monumental.rules.effects.choosing import ChooseBranch
from ziggurat.games.monumental.rules.effects.effects import effect_item, usable
from ziggurat.games.monumental.rules.effects.run import gold_for_spaces
from ziggurat.games.monumental.rules.effects.sequence import MayUse, WhichFirst
from ziggurat.games.monumental.rules.effects.using import Use
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import NOTHING
from ziggurat.games.monumental.view.briefing_structs import Choice, Source, amounts
from ziggurat.kernel.state import Decision, Seat

USE: Final = Use.name


def choices_of(state: Monumental, seat: Seat, question: Decision[Monumental]) -> tuple[Choice, ...]:
    """What the answers of a question stand for; nothing for those that are not about effects."""
    if isinstance(question, Act):
        return effects_to_use(state, seat, question)
    if isinstance(question, (WhichFirst, UseAtOnce)):
        records = [answer[0] for answer in question.offer(state, seat).answers()]
        shown = [record for record in records if record != NOTHING]
        return tuple([effect(state, record, effect_item(state, record).text) for record in shown])
    if isinstance(question, MayUse):
        return (effect(state, question.record, "yes"),)
    if isinstance(question, ChooseBranch):
        return branches(state, seat, question)
    if isinstance(question, TakeSpoils):
        options = question.offer(state, seat)
        gains = [gold_for_spaces(state, gain) for gain in state.lookup.gains[question.token]]
        return tuple(
            [
                Choice(answer=options.write((place,)), gain=amounts(gain))
                for place, gain in enumerate(gains)
            ]
        )
    return ()


def effects_to_use(state: Monumental, seat: Seat, question: Act) -> tuple[Choice, ...]:
    """The effects that can be used now; none behind the turn action of Continuous Play."""
    if question.acted:
        return ()
    return tuple(
        [
            effect(state, record, f"{USE} {effect_item(state, record).text}")
            for record in sorted(usable(state, seat))
        ]
    )


def effect(state: Monumental, record: int, answer: str) -> Choice:
    """An answer that uses an effect."""
    source = source_of(state, record)
    return Choice(answer=answer, card=source.card, effect=source.effect)


def source_of(state: Monumental, record: int) -> Source:
    """The card an effect stands on, and which of its effects it is."""
    lookup = state.lookup
    kind = lookup.records[record].kind
    return Source(lookup.kind_id[kind], lookup.kind_records[kind].index(record))


def branches(state: Monumental, seat: Seat, question: ChooseBranch) -> tuple[Choice, ...]:
    """The branches that would do something, as they are printed."""
    options = question.offer(state, seat)
    inner = question.operation(state).inner
    return tuple(
        [
            Choice(
                answer=options.write(answer),
                does=tuple([printed(each) for each in inner[answer[0]].operations]),
            )
            for answer in options.answers()
        ]
    )


def printed(operation: Operation) -> AnyOperation:
    """An operation as it stands in the data files; the tables know it by its base alone."""
    return cast(AnyOperation, operation.printed)
