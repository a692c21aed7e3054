"""What printed matter is worth, in points: every effect weighed once, before anybody plays.

An estimate, of course. It knows what a resource usually buys, how often a trigger comes up and how
high a counter usually stands; it knows nothing of the position. Every set of tables is appraised
once.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ziggurat.games.monumental.lookup.effects import Record
from ziggurat.games.monumental.lookup.lookup import Lookup
from ziggurat.games.monumental.printed.effects import Condition
from ziggurat.games.monumental.rules.effects.estimates import worth_of_sum
from ziggurat.games.monumental.terms import (
    ON_ACQUIRE,
    ON_ACTIVATE,
    ON_BENEFIT_GAINED,
    ON_COMPLETE,
    ON_CONQUER,
    ON_CONQUER_WITH_WARLORD,
    ON_DEFEAT,
    ON_DEVELOP,
    ON_EXPLORER_CLAIMS,
    ON_INVESTED,
    ON_POLICY_DEVELOPED,
    ON_RESERVED,
    ON_RETURN,
    ON_USE,
    ON_VISIT,
    ON_WONDER_COMPLETED,
    STATIC,
)

OCCASIONS: Final[dict[int, float]] = {
    ON_USE: 1.0,
    STATIC: 1.0,
    ON_CONQUER: 0.7,
    ON_CONQUER_WITH_WARLORD: 0.6,
    ON_ACQUIRE: 0.6,
    ON_WONDER_COMPLETED: 0.3,
    ON_POLICY_DEVELOPED: 0.3,
    ON_BENEFIT_GAINED: 0.5,
    ON_RESERVED: 0.3,
    ON_INVESTED: 0.8,
    ON_EXPLORER_CLAIMS: 0.35,
}
"""How often a turn brings the occasion of a lasting effect."""
ONE_OFFS: Final = (ON_COMPLETE, ON_DEVELOP, ON_VISIT, ON_DEFEAT)
CONQUERED: Final = 0.6
ACQUIRED: Final = 0.55
COUNTED: Final = 0.7
SUCH_A_PROVINCE: Final = 0.45
"""How often each thing that a condition may ask for holds; the last for each quality of it."""


class Appraisal:
    """The worth of everything printed, by kind and by record."""

    __slots__ = (
        "activation", "lasting", "one_off", "records", "returning", "second_stage", "token",
    )  # fmt: skip

    activation: list[float]
    """What a card of the city brings whenever it is activated."""
    lasting: list[float]
    """What a policy, Hero or Natural Wonder brings in a turn."""
    one_off: list[float]
    """What comes of completing a Wonder, developing a policy, visiting, defeating."""
    returning: list[float]
    """What a Hero gives who is returned."""
    token: list[float]
    """What a token gives that is used once."""
    records: list[float]
    """What a record brings when it is used: never less than nothing, one need not use it."""
    second_stage: list[int]
    """What the second stage of a Wonder costs, as it is printed."""


@lru_cache(maxsize=16)
def appraisal_of(lookup: Lookup) -> Appraisal:
    """The appraisal of a set of tables."""
    made = Appraisal()
    made.records = [worth_of_record(record) for record in lookup.records]
    kinds = range(lookup.kind_count)
    made.activation = [worth_of_activation(lookup, made, kind) for kind in kinds]
    made.lasting = [worth_in_turn(lookup, kind) for kind in kinds]
    made.one_off = [worth_at(lookup, kind, ONE_OFFS) for kind in kinds]
    made.returning = [worth_at(lookup, kind, (ON_RETURN,)) for kind in kinds]
    made.token = [worth_at(lookup, kind, (ON_USE,)) for kind in kinds]
    made.second_stage = [sum(price) for price in lookup.price_complete]
    return made


def worth_of_activation(lookup: Lookup, made: Appraisal, kind: int) -> float:
    """A card's yield, and its text."""
    total = worth_of_sum(lookup.kind_yield[kind])
    for number in lookup.kind_records[kind]:
        record = lookup.records[number]
        if record.trigger == ON_ACTIVATE:
            total += record.program.worth()
        elif record.trigger in OCCASIONS:
            total += made.records[number] * OCCASIONS[record.trigger]
    return total


def worth_in_turn(lookup: Lookup, kind: int) -> float:
    """All a card does in an average turn while it is in force."""
    total = 0.0
    for number in lookup.kind_records[kind]:
        record = lookup.records[number]
        total += OCCASIONS.get(record.trigger, 0.0) * worth_of_record(record)
    return total


def worth_at(lookup: Lookup, kind: int, triggers: tuple[int, ...]) -> float:
    """What the records of some triggers bring once."""
    total = 0.0
    for number in lookup.kind_records[kind]:
        if lookup.records[number].trigger in triggers:
            total += lookup.records[number].program.worth()
    return total


def worth_of_record(record: Record) -> float:
    """What a record brings when there is an occasion for it, less its price."""
    worth = record.program.worth() - worth_of_sum(record.price)
    if record.printed.condition is not None:
        for likelihood in likelihoods(record.printed.condition):
            worth *= likelihood
    if record.trigger == ON_USE or record.printed.may:
        return max(0.0, worth)
    return worth


def likelihoods(condition: Condition) -> list[float]:
    """How often each part of a condition holds when it is asked for."""
    found: list[float] = []
    if condition.conquered_this_turn:
        found.append(CONQUERED)
    if condition.acquired_this_turn is not None:
        found.append(ACQUIRED)
    if condition.count is not None:
        found.append(COUNTED)
    if condition.province is not None:
        asked = (condition.province.terrain, condition.province.coastal, condition.province.was)
        found += [SUCH_A_PROVINCE for quality in asked if quality is not None]
    return found
