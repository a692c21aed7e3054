"""What printed matter is worth, in points: every effect weighed once, before anybody plays.

An estimate, of course. It knows what a resource usually buys, how often a trigger comes up and how
high a counter usually stands; it knows nothing of the position. Every set of tables is appraised
once.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ziggurat.games.monumental.lookup.lookup import (
    ACQUIRED,
    CONQUERED,
    COUNT,
    Condition,
    Lookup,
    Operation,
    Record,
)
from ziggurat.games.monumental.terms import (
    ANY,
    DO_ACQUIRE,
    DO_ACTIVATE_CITY,
    DO_ACTIVATE_DISPLAY,
    DO_ACTIVATE_RESERVE,
    DO_ARCHIVE,
    DO_BOTH_GAINS,
    DO_CHOOSE,
    DO_CONVERT,
    DO_DEFENSE,
    DO_DISCOUNT,
    DO_DRAW_USE,
    DO_EXPLORER_ACTION,
    DO_FEWER_UNITS,
    DO_GAIN,
    DO_GAIN_PER,
    DO_GIVE_UNREST,
    DO_KEEP,
    DO_LOSE,
    DO_MOVE_EXPLORERS,
    DO_MOVE_UNITS,
    DO_REMOVE_UNREST,
    DO_RESERVE,
    DO_RETURN_UNITS,
    DO_STEAL,
    DO_TRADE,
    DO_TRADE_BENEFIT,
    DO_TRANSFER_RESERVED,
    DO_UNREST,
    DO_USE_ACQUIRED,
    DO_WARLORD_ALONE,
    EACH_OPPONENT,
    GAINS,
    IN_RESERVE,
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
    TERRAIN_COUNT,
    UNLIMITED,
)

PRICES: Final = [0.30, 0.31, 0.33, 0.33, 0.90, 0.36, 0.85]
"""What a unit of each resource is worth in points, `any` and spaces of the track included."""
SPACE: Final = 0.85
"""A space of the Trade track: half a point, and a Trade Benefit now and then."""
ANOTHER_CARD: Final = 0.5
"""One card more that is used in a turn."""
BENEFIT: Final = 1.0
"""A Trade Benefit not seen yet."""

EACH: Final[dict[int, float]] = {
    DO_UNREST: -0.35,
    DO_REMOVE_UNREST: 0.15,
    DO_DRAW_USE: ANOTHER_CARD,
    DO_ACTIVATE_CITY: ANOTHER_CARD,
    DO_ACTIVATE_DISPLAY: 1.0,
    DO_ACTIVATE_RESERVE: 0.9,
    DO_RESERVE: 0.3,
    DO_TRANSFER_RESERVED: -0.2,
    DO_FEWER_UNITS: 0.12,
    DO_TRADE: SPACE,
    DO_TRADE_BENEFIT: BENEFIT,
    DO_MOVE_UNITS: 0.08,
    DO_MOVE_EXPLORERS: 0.25,
    DO_EXPLORER_ACTION: 0.2,
    DO_STEAL: 0.4,
    DO_DEFENSE: 0.25,
    DO_RETURN_UNITS: -0.1,
}
"""Operations that are worth the same for each unit of their amount."""
AT_ONCE: Final[dict[int, float]] = {
    DO_USE_ACQUIRED: 0.7,
    DO_WARLORD_ALONE: 0.35,
    DO_BOTH_GAINS: 0.5,
}
"""Operations that have no amount."""
GIVEN_UNREST: Final = 0.2
ARCHIVING: Final = 0.3
RESERVED_CARD: Final = 0.25
OFF_PRICE: Final = 0.25
HALVED: Final = 1.1
FREE_CARD: Final = 1.2
KEEPING: Final = 0.12
CHANGING: Final = 0.06
"""Turning one resource into another of the same price."""

USUAL_COUNTS: Final = [
    4.0, 1.5, 1.5, 1.2, 4.0, 1.5, 2.0, 1.0, 0.4, 0.5, 0.8, 7.0, 1.0, 1.2, 1.0, 4.0, 2.0,
]  # fmt: skip
"""How high each counter stands in the middle of a game."""
USUAL_TERRAIN: Final = 1.0

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
LIKELIHOOD: Final[dict[int, float]] = {CONQUERED: 0.6, ACQUIRED: 0.55, COUNT: 0.7}
UNLIKELY: Final = 0.45


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
    made.records = [worth_of_record(lookup, record) for record in lookup.records]
    kinds = range(lookup.kind_count)
    made.activation = [worth_of_activation(lookup, made, kind) for kind in kinds]
    made.lasting = [worth_in_turn(lookup, kind) for kind in kinds]
    made.one_off = [worth_at(lookup, kind, ONE_OFFS) for kind in kinds]
    made.returning = [worth_at(lookup, kind, (ON_RETURN,)) for kind in kinds]
    made.token = [worth_at(lookup, kind, (ON_USE,)) for kind in kinds]
    made.second_stage = [sum(price) for price in lookup.price_complete]
    return made


def worth_of_sum(gains: list[int]) -> float:
    """The worth of a gain or price."""
    total = 0.0
    if gains:
        for resource in range(GAINS):
            total += gains[resource] * PRICES[resource]
    return total


def worth_of_activation(lookup: Lookup, made: Appraisal, kind: int) -> float:
    """A card's yield, and its text."""
    total = worth_of_sum(lookup.kind_yield[kind])
    for number in lookup.kind_records[kind]:
        record = lookup.records[number]
        if record.trigger == ON_ACTIVATE:
            total += worth_of_program(lookup, record.program)
        elif record.trigger in OCCASIONS:
            total += made.records[number] * OCCASIONS[record.trigger]
    return total


def worth_in_turn(lookup: Lookup, kind: int) -> float:
    """All a card does in an average turn while it is in force."""
    total = 0.0
    for number in lookup.kind_records[kind]:
        record = lookup.records[number]
        total += OCCASIONS.get(record.trigger, 0.0) * worth_of_record(lookup, record)
    return total


def worth_at(lookup: Lookup, kind: int, triggers: tuple[int, ...]) -> float:
    """What the records of some triggers bring once."""
    total = 0.0
    for number in lookup.kind_records[kind]:
        if lookup.records[number].trigger in triggers:
            total += worth_of_program(lookup, lookup.records[number].program)
    return total


def worth_of_record(lookup: Lookup, record: Record) -> float:
    """What a record brings when there is an occasion for it, less its price."""
    worth = worth_of_program(lookup, record.program) - worth_of_sum(record.price)
    for condition in record.conditions:
        worth *= likelihood(condition)
    if record.trigger == ON_USE or record.may:
        return max(0.0, worth)
    return worth


def likelihood(condition: Condition) -> float:
    """How often a condition holds when it is asked for."""
    return LIKELIHOOD.get(condition.what, UNLIKELY)


def worth_of_program(lookup: Lookup, program: int) -> float:
    """What carrying out a program brings."""
    total = 0.0
    for operation in lookup.programs[program]:
        total += worth_of_operation(lookup, operation)
    return total


def worth_of_operation(lookup: Lookup, operation: Operation) -> float:
    """What one operation brings."""
    code = operation.code
    if code in EACH:
        return EACH[code] * (4 if operation.amount == UNLIMITED else operation.amount)
    if code in AT_ONCE:
        return AT_ONCE[code]
    if code == DO_GAIN:
        return worth_of_sum(operation.gains)
    if code == DO_LOSE:
        return -worth_of_sum(operation.gains)
    if code == DO_GAIN_PER:
        return usual_times(operation) * worth_of_sum(operation.gains)
    if code == DO_CHOOSE:
        return max([worth_of_program(lookup, branch) for branch in operation.programs])
    if code == DO_ARCHIVE:
        return worth_of_archiving(lookup, operation)
    return worth_of_terms(operation)


def worth_of_terms(operation: Operation) -> float:
    """Better terms: exchanges, discounts, cards below their price, Unrest for others."""
    code, amount, limit = operation.code, operation.amount, operation.limit
    if code == DO_CONVERT:
        # Here the amount says into what.
        most = 3 if limit == UNLIMITED else min(limit, 4)
        from_any = operation.what == ANY
        better = PRICES[amount] - (PRICES[0] if from_any else PRICES[operation.what])
        return most * max(CHANGING, better)
    if code == DO_DISCOUNT:
        if amount < 0:
            return HALVED
        return OFF_PRICE * amount * (1.5 if limit < 0 else 1.0)
    if code == DO_ACQUIRE:
        return FREE_CARD if limit else OFF_PRICE * amount
    if code == DO_GIVE_UNREST:
        return GIVEN_UNREST * amount * (1.5 if operation.what == EACH_OPPONENT else 1.0)
    if code == DO_KEEP:
        return KEEPING * limit
    return 0.0


def usual_times(operation: Operation) -> float:
    """How often a gain for each so many of something is due, as a rule."""
    counter = operation.what
    usual = USUAL_TERRAIN if counter >= TERRAIN_COUNT else USUAL_COUNTS[counter]
    if operation.options[0]:
        usual += 0.5 * (operation.amount - 1)
    times = usual / operation.amount
    return times if operation.limit == UNLIMITED else min(times, float(operation.limit))


def worth_of_archiving(lookup: Lookup, operation: Operation) -> float:
    """A thinner deck, and what each card archived brings."""
    each = -RESERVED_CARD if operation.what == IN_RESERVE else ARCHIVING
    for program in operation.programs:
        each += worth_of_program(lookup, program)
    return max(0.0, each) * operation.amount
