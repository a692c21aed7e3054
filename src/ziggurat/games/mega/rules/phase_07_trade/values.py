"""What trade cards are worth (ME-R1, ME-R2, ME-R10, ME-N10)."""

from __future__ import annotations

from ziggurat.games.mega.sightings import number_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import GOODS, WATER


def worth(state: Mega, kind: int, count: int) -> int:
    """The value of so many equal commodity cards turned in together: n * n * face value (ME-R1)."""
    return count * count * state.lookup.good_value[kind]


def hand_worth(state: Mega, player: int) -> int:
    """What all the commodity cards in a hand are worth, set by set."""
    values = state.lookup.good_value
    first = player * GOODS
    total = 0
    for kind in range(WATER):
        count = state.goods[first + kind]
        if count:
            total += count * count * values[kind]
    return total


def is_complete(state: Mega, kind: int, count: int) -> bool:
    """Whether so many cards are all there are of a commodity in this game (ME-R2)."""
    return 0 < count == state.lookup.good_cards[kind]


def market_value(state: Mega, code: int) -> int:
    """The value of a card on the market: the number of its stack, Water 0 (ME-N10)."""
    return 0 if code == WATER else number_of(state, code) + 1
