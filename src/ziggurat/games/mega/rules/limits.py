"""Population limits and who controls a special building (ME-G8, ME-Y6, SB-3, SB-6)."""

from __future__ import annotations

from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import AGRICULTURE, IN_SUPPLY, NOTHING, PUBLIC_WORKS


def limit_of(game: Mega, player: int, area: int) -> int:
    """The population limit of an area for a player: more than printed only while he is alone."""
    tables = game.tables
    figures = tables.figures
    printed = tables.limit[area]
    if player == game.wild or not game.is_alone(area, player):
        return printed
    limit = printed
    if game.has(player, AGRICULTURE) and printed in figures.agriculture_limits:
        limit += figures.agriculture
    if game.building_in[area] != NOTHING and printed in figures.building_limits:
        limit += figures.building_limit
    return limit


def room_beside_city(game: Mega, player: int, area: int) -> int:
    """How many of a player's tokens may stay in an area beside his city (ME-Y5, SB-6.1)."""
    figures = game.tables.figures
    room = figures.public_works if game.has(player, PUBLIC_WORKS) else 0
    if game.building_in[area] != NOTHING:
        room += figures.building_tokens
    return room


def room(game: Mega, player: int, area: int) -> int:
    """How many of his tokens a player may keep in an area where he is alone (ME-Y5)."""
    if game.city[area] == player:
        return room_beside_city(game, player, area)
    return limit_of(game, player, area)


def has_majority(game: Mega, player: int, area: int) -> bool:
    """Whether a player has more tokens in an area than anybody else, barbarians too (ME-G20)."""
    columns = game.player_count + 1
    there = game.tokens[area * columns : (area + 1) * columns]
    own = there[player]
    there[player] = 0
    return own > max(there)


def controls(game: Mega, player: int, building: int) -> bool:
    """Whether a player has a city or the token majority where a building stands (SB-3.3)."""
    area = game.building_at[building]
    if area == IN_SUPPLY:
        return False
    return game.city[area] == player or has_majority(game, player, area)


def owned_building(game: Mega, player: int) -> int:
    """The special building a player owns, or `NOTHING` (SB-3.2)."""
    return game.builder.index(player) if player in game.builder else NOTHING
