"""How random players move: they spread where there is room and gather where a city can be built.

Moves by mere chance would starve every empire within a few turns, and nothing would ever be traded
or suffered. Everything that is allowed still comes about now and then.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.rules.limits import room
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import NOBODY, NOTHING
from ziggurat.kernel.dice import Dice

WHIM: Final = 16
"""One in so many moves is made by mere chance."""
GATHERING: Final = 2
"""One in so many moves adds to tokens on a city site, though there is room elsewhere."""
PEACE: Final = 2
"""One in so many moves goes among others' units when there is room nowhere."""


def surplus_of(state: Mega, player: int, area: int) -> int:
    """How many of a player's tokens in an area are more than will live there."""
    there = state.at(area, player)
    if state.city[area] == NOBODY and there <= state.lookup.limit[area]:
        return 0  # nothing lowers a printed limit
    return max(0, there - room(state, player, area))


def is_free(state: Mega, player: int, area: int) -> bool:
    """Whether there is no city in an area, and nobody but a player."""
    return state.city[area] == NOBODY and state.present[area] & ~(1 << player) == 0


def lacking_for_city(state: Mega, player: int, area: int) -> int:
    """How many tokens a player lacks in a free area for a city on its site; 0 without a site."""
    if not state.lookup.site[area]:
        return 0
    return max(0, state.lookup.numbers.city.tokens_on_site - state.at(area, player))


def pick_crowded(state: Mega, player: int, dice: Dice) -> int:
    """An area with tokens that will not live there and can still move, or `NOTHING`.

    Where a city is about to be built they stay.
    """
    areas = state.areas_of[player]
    count = len(areas)
    needed = state.lookup.numbers.city.tokens_on_site
    first = dice.below(count) if count > 1 else 0
    for place in range(count):
        area = areas[(first + place) % count]
        if not state.fresh[area] or surplus_of(state, player, area) <= 0:
            continue
        is_almost_enough = state.lookup.site[area] and state.at(area, player) >= needed - 1
        if is_almost_enough and is_free(state, player, area):
            continue
        return area
    return NOTHING


def random_way(
    state: Mega, player: int, origin: int, targets: list[int], mosts: list[int], dice: Dice
) -> tuple[int, int]:
    """Where tokens go from an area, as a place in the list of targets, and how many."""
    first = dice.below(len(targets))
    if dice.below(WHIM) == 0:
        return first, 1 + dice.below(mosts[first])
    quiet = first
    roomy = NOTHING
    gathering = NOTHING
    for step in range(len(targets)):
        place = (first + step) % len(targets)
        area = targets[place]
        if not is_free(state, player, area):
            continue
        quiet = place
        lacking = lacking_for_city(state, player, area)
        if 0 < lacking <= mosts[place]:
            return place, lacking
        there = state.at(area, player)
        if there and lacking:
            gathering = place
        if there < state.lookup.limit[area]:
            roomy = place
    surplus = max(1, surplus_of(state, player, origin))
    if gathering != NOTHING and (roomy == NOTHING or dice.below(GATHERING) == 0):
        return gathering, min(mosts[gathering], surplus)
    if roomy == NOTHING:
        place = quiet if dice.below(PEACE) else first
        return place, min(mosts[place], surplus)
    free = state.lookup.limit[targets[roomy]] - state.at(targets[roomy], player)
    return roomy, min(mosts[roomy], surplus, free)
