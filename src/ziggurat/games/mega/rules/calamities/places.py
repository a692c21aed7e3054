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


def unit_points(game: Mega, player: int) -> int:
    """The unit points of all a player has on the board (ME-G1)."""
    return game.on_board[player] + game.tables.figures.city_points * game.city_count[player]


def points_in(game: Mega, player: int, area: int) -> int:
    """The unit points of a player in an area."""
    city = game.tables.figures.city_points if game.city[area] == player else 0
    return game.at(area, player) + city


def occupied(game: Mega, player: int) -> list[int]:
    """The areas with any unit of a player, in order."""
    return sorted({*game.areas_of[player], *game.cities_of[player]})


def lies_in(game: Mega, area: int, scope: int, place: int) -> bool:
    """Whether an area belongs to where a calamity strikes."""
    tables = game.tables
    if scope == COAST:
        return bool(tables.coastal[area] or tables.snowy[area])
    if scope == PLAIN:
        return tables.plain[area] == place
    if scope == SEA:
        return place in tables.seas[area]
    return True


def city_lies_in(game: Mega, area: int, scope: int, place: int) -> bool:
    """Whether a city in an area stands where a calamity strikes.

    A city on a black site stands beside the flood plain, not on it (ME-G12).
    """
    if scope == PLAIN and game.tables.site[area] and not game.tables.white[area]:
        return False
    return lies_in(game, area, scope, place)


def tokens_there(game: Mega, player: int, scope: int, place: int) -> list[int]:
    """The areas where a calamity strikes tokens of a player."""
    if scope == ANYWHERE:
        return game.areas_of[player]
    return [area for area in game.areas_of[player] if lies_in(game, area, scope, place)]


def cities_there(game: Mega, player: int, scope: int, place: int) -> list[int]:
    """The cities of a player where a calamity strikes."""
    if scope == ANYWHERE:
        return game.cities_of[player]
    return [area for area in game.cities_of[player] if city_lies_in(game, area, scope, place)]


def points_there(game: Mega, player: int, scope: int, place: int) -> int:
    """The unit points of a player where a calamity strikes."""
    points = game.tables.figures.city_points * len(cities_there(game, player, scope, place))
    for area in tokens_there(game, player, scope, place):
        points += game.at(area, player)
    return points
