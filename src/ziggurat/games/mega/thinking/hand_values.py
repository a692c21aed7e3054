"""What cards are worth in a hand: sets as they are, and calamities that are better elsewhere."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.hands import tradeable_calamities
from ziggurat.games.mega.rules.phase_07_trade.values import is_complete
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    BANDITRY,
    BARBARIAN_HORDES,
    CALAMITY_KINDS,
    CITY_IN_FLAMES,
    CITY_RIOTS,
    CIVIL_DISORDER,
    COASTAL_MIGRATION,
    EPIDEMIC,
    FIRST_CALAMITY,
    GOODS,
    ICONOCLASM_AND_HERESY,
    MINOR_UPRISING,
    NOTHING,
    PIRACY,
    SLAVE_REVOLT,
    SQUANDERED_WEALTH,
    SUPERSTITION,
    TEMPEST,
    TREACHERY,
    TRIBAL_CONFLICT,
    WATER,
)

CITY: Final = 14
"""What a city lost to a calamity is worth, in points of trade."""
REDUCED: Final = 9
"""What a city reduced is worth."""

HARM: Final[dict[int, int]] = {
    TEMPEST: 7,
    SQUANDERED_WEALTH: 8,
    CITY_RIOTS: REDUCED + 5,
    CITY_IN_FLAMES: 10,
    TRIBAL_CONFLICT: 5,
    MINOR_UPRISING: CITY,
    BANDITRY: 10,
    COASTAL_MIGRATION: CITY + 5,
    TREACHERY: CITY + REDUCED,
    SLAVE_REVOLT: 2 * REDUCED,
    SUPERSTITION: 3 * REDUCED,
    BARBARIAN_HORDES: 3 * CITY,
    EPIDEMIC: 24,
    CIVIL_DISORDER: 4 * REDUCED,
    ICONOCLASM_AND_HERESY: 4 * REDUCED,
    PIRACY: 2 * CITY,
}
"""What it costs to hold a calamity that can be traded, in points of trade."""


def hand_of(state: Mega, player: int) -> list[int]:
    """By kind: the commodity cards of a hand."""
    return state.goods[player * GOODS : (player + 1) * GOODS]


def gained(state: Mega, hand: list[int], kind: int, count: int) -> int:
    """What a hand gains by so many cards more of a kind."""
    held = hand[kind]
    return ((held + count) * (held + count) - held * held) * state.lookup.good_value[kind]


def lost(state: Mega, hand: list[int], kind: int, count: int) -> int:
    """What a hand loses by so many cards less of a kind."""
    held = hand[kind]
    return (held * held - (held - count) * (held - count)) * state.lookup.good_value[kind]


def least_missed(state: Mega, hand: list[int]) -> int:
    """The kind of which a hand misses one card least, or `NOTHING` if it is empty."""
    values = state.lookup.good_value
    found = NOTHING
    least = 0
    for kind in range(GOODS):
        count = hand[kind]
        if count:
            loss = (2 * count - 1) * values[kind]
            if found == NOTHING or loss < least:
                found, least = kind, loss
    return found


def harm_of(code: int) -> int:
    """What a calamity card costs its holder."""
    return HARM.get((code - FIRST_CALAMITY) % CALAMITY_KINDS, CITY)


def worst_calamity(state: Mega, player: int) -> int:
    """The code of the tradeable calamity a player would like best to be rid of, or `NOTHING`."""
    worst = NOTHING
    for number in tradeable_calamities(state, player):
        code = FIRST_CALAMITY + number
        if worst == NOTHING or harm_of(code) > harm_of(worst):
            worst = code
    return worst


def can_grow(state: Mega, hand: list[int], kind: int) -> bool:
    """Whether there are more cards of a kind than a hand holds."""
    return kind != WATER and not is_complete(state, kind, hand[kind])
