"""What land is worth to a player: room for tokens, what they are good for there, and cities."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.rules.limits import limit_of, room_beside_city
from ziggurat.games.mega.rules.phase_03_movement.protection import crowd
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import NOBODY, NOTHING

FERTILE: Final = 2
"""So many tokens of an area have offspring in the next expansion (ME-X1)."""
OFFSPRING: Final = 2.0
"""What a token is worth that has offspring; one that only lives counts 1."""
HOME: Final = 3.0
"""How much more a city in the home region is worth: a special building may stand there."""
BUILT: Final = 12.0
"""How much more a city with a special building is worth."""
WHITE: Final = -1.0
"""What a city on a flood plain is worth less, and so one at a volcano or an open sea."""


def room_for(state: Mega, player: int, area: int) -> int:
    """How many of a player's tokens can live in an area in peace, those there included."""
    if state.closed[area]:
        return 0
    owner = state.city[area]
    if owner == player:
        return room_beside_city(state, player, area)
    if owner != NOBODY:
        return 0
    if state.present[area] & ~(1 << player):
        # Both would grow, and fight: nobody else goes there.
        own = state.at(area, player)
        return max(0, min(own, state.lookup.limit[area] - crowd(state, area) + own))
    return limit_of(state, player, area)


def worth_of(count: int, room: int) -> float:
    """What so many tokens are worth in an area with room for some.

    >>> worth_of(1, 3), worth_of(3, 3), worth_of(5, 3)
    (2.0, 5.0, 5.0)
    """
    living = min(count, room)
    if living <= FERTILE:
        return OFFSPRING * living
    return OFFSPRING * FERTILE + living - FERTILE


def city_worth(state: Mega, player: int, area: int) -> float:
    """How much a player would miss a city: what it takes to build it anew, and what it is for.

    A city in the wilderness takes twice as many tokens; poor land is good for nothing else.
    """
    lookup = state.lookup
    city = lookup.numbers.city
    value = float(city.tokens_on_site if lookup.site[area] else city.tokens_in_wilderness)
    value -= lookup.limit[area]
    if state.is_home(player, area):
        value += HOME
    if state.building_in[area] != NOTHING:
        value += BUILT
    if lookup.white[area] or lookup.volcano[area] != NOTHING:
        value += WHITE
    if lookup.seas[area]:
        value += WHITE
    return value


def cheapest_cities(state: Mega, player: int, areas: list[int], count: int) -> list[int]:
    """So many of a player's cities that he misses least, in the order of the map."""
    ranked = sorted([(city_worth(state, player, area), area) for area in areas])
    return sorted([area for _, area in ranked[:count]])


def dearest_cities(state: Mega, player: int, areas: list[int], count: int) -> list[int]:
    """So many of a player's cities that he misses most, in the order of the map."""
    ranked = sorted([(-city_worth(state, player, area), area) for area in areas])
    return sorted([area for _, area in ranked[:count]])


def leaders_first(state: Mega, players: list[int]) -> list[int]:
    """Players by how far they have come, the best first."""
    ranked = sorted([(-standing(state, player), state.civilization[player]) for player in players])
    return [state.ranking[civilization] for _, civilization in ranked]


def standing(state: Mega, player: int) -> int:
    """A player's points as far as they lie open on the board: markers, cities, advances."""
    lookup = state.lookup
    points = lookup.ast.vp_per_step * state.step[player]
    points += lookup.numbers.victory.city * state.city_count[player]
    held = state.advances[player]
    advance = 0
    while held:
        if held & 1:
            points += state.lookup.advance_vp[advance]
        held >>= 1
        advance += 1
    return points


def leads(state: Mega) -> list[float]:
    """By player: how many points he is ahead of the average of all; 0 if he is behind it."""
    players = state.in_play()
    points = [0] * state.player_count
    for player in players:
        points[player] = standing(state, player)
    average = sum(points) / max(1, len(players))
    return [max(0.0, number - average) for number in points]
