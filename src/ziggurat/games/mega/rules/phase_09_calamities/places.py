"""Where a calamity strikes: which units and cities lie there, and what they count (ME-G1, G12)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.state import Mega

ANYWHERE: Final = 0
COAST: Final = 1
"""Coastal areas; where ME-K14 holds, Western Himalaya and the areas next to it, too."""
PLAIN: Final = 2
"""A flood plain; the place is its number."""
SEA: Final = 3
"""The areas directly next to an open sea; the place is its number."""


def unit_points(state: Mega, player: int) -> int:
    """The unit points of all a player has on the board (ME-G1)."""
    city = state.lookup.resolution.unit_points.city
    return state.on_board[player] + city * state.city_count[player]


def points_in(state: Mega, player: int, area: int) -> int:
    """The unit points of a player in an area."""
    city = state.lookup.resolution.unit_points.city if state.city[area] == player else 0
    return state.at(area, player) + city


def occupied(state: Mega, player: int) -> list[int]:
    """The areas with any unit of a player, in order."""
    return sorted({*state.areas_of[player], *state.cities_of[player]})


def lies_in(state: Mega, area: int, scope: int, place: int) -> bool:
    """Whether an area belongs to where a calamity strikes."""
    lookup = state.lookup
    if scope == COAST:
        return bool(lookup.coastal[area] or lookup.snowy[area])
    if scope == PLAIN:
        return lookup.plain[area] == place
    if scope == SEA:
        return place in lookup.seas[area]
    return True


def city_lies_in(state: Mega, area: int, scope: int, place: int) -> bool:
    """Whether a city in an area stands where a calamity strikes.

    A city on a black site stands beside the flood plain, not on it (ME-G12).
    """
    if scope == PLAIN and state.lookup.site[area] and not state.lookup.white[area]:
        return False
    return lies_in(state, area, scope, place)


def tokens_there(state: Mega, player: int, scope: int, place: int) -> list[int]:
    """The areas where a calamity strikes tokens of a player."""
    if scope == ANYWHERE:
        return state.areas_of[player]
    return [area for area in state.areas_of[player] if lies_in(state, area, scope, place)]


def cities_there(state: Mega, player: int, scope: int, place: int) -> list[int]:
    """The cities of a player where a calamity strikes."""
    if scope == ANYWHERE:
        return state.cities_of[player]
    return [area for area in state.cities_of[player] if city_lies_in(state, area, scope, place)]


def points_there(state: Mega, player: int, scope: int, place: int) -> int:
    """The unit points of a player where a calamity strikes."""
    city = state.lookup.resolution.unit_points.city
    points = city * len(cities_there(state, player, scope, place))
    for area in tokens_there(state, player, scope, place):
        points += state.at(area, player)
    return points
