"""How random players move: they spread where there is room and gather where a city can be built.

Moves by mere chance would starve every empire within a few turns, and nothing would ever be traded
or suffered. Everything that is allowed still comes about now and then.
"""

from __future__ import annotations

from ziggurat.games.mega.rules.limits import room
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import NOBODY, NOTHING
from ziggurat.kernel.dice import Dice

WHIM = 16
"""One in so many moves is made by mere chance."""
GATHERING = 2
"""One in so many moves adds to tokens on a city site, though there is room elsewhere."""
PEACE = 2
"""One in so many moves goes among others' units when there is room nowhere."""


def surplus_of(game: Mega, player: int, area: int) -> int:
    """How many of a player's tokens in an area are more than will live there."""
    there = game.at(area, player)
    if game.city[area] == NOBODY and there <= game.tables.limit[area]:
        return 0  # nothing lowers a printed limit
    return max(0, there - room(game, player, area))


def is_free(game: Mega, player: int, area: int) -> bool:
    """Whether there is no city in an area, and nobody but a player."""
    return game.city[area] == NOBODY and game.present[area] & ~(1 << player) == 0


def lacking_for_city(game: Mega, player: int, area: int) -> int:
    """How many tokens a player lacks in a free area for a city on its site; 0 without a site."""
    if not game.tables.site[area]:
        return 0
    return max(0, game.tables.figures.on_site - game.at(area, player))


def pick_crowded(game: Mega, player: int, dice: Dice) -> int:
    """An area with tokens that will not live there and can still move, or `NOTHING`.

    Where a city is about to be built they stay.
    """
    areas = game.areas_of[player]
    count = len(areas)
    needed = game.tables.figures.on_site
    first = dice.below(count) if count > 1 else 0
    for place in range(count):
        area = areas[(first + place) % count]
        if not game.fresh[area] or surplus_of(game, player, area) <= 0:
            continue
        is_almost_enough = game.tables.site[area] and game.at(area, player) >= needed - 1
        if is_almost_enough and is_free(game, player, area):
            continue
        return area
    return NOTHING


def random_way(
    game: Mega, player: int, origin: int, targets: list[int], mosts: list[int], dice: Dice
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
        if not is_free(game, player, area):
            continue
        quiet = place
        lacking = lacking_for_city(game, player, area)
        if 0 < lacking <= mosts[place]:
            return place, lacking
        there = game.at(area, player)
        if there and lacking:
            gathering = place
        if there < game.tables.limit[area]:
            roomy = place
    surplus = max(1, surplus_of(game, player, origin))
    if gathering != NOTHING and (roomy == NOTHING or dice.below(GATHERING) == 0):
        return gathering, min(mosts[gathering], surplus)
    if roomy == NOTHING:
        place = quiet if dice.below(PEACE) else first
        return place, min(mosts[place], surplus)
    free = game.tables.limit[targets[roomy]] - game.at(targets[roomy], player)
    return roomy, min(mosts[roomy], surplus, free)
