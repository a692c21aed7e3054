"""The Defence of Provinces, who can be attacked, and which units can come (MO-6.5, MO-7.2)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.rules.effects import statics
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    CAPITAL,
    FREE_CITY,
    NOBODY,
    NOTHING,
    TERRAINS,
    WATER,
)

APART: Final = -1
"""Told of a player whose tiles do not hang together."""


def is_province(state: Monumental, tile: int) -> bool:
    """Whether a tile is neither a Capital nor Water (MO-1.9)."""
    terrain = state.lookup.terrain[tile]
    return terrain not in (CAPITAL, WATER)


def token_points(state: Monumental, tile: int) -> int:
    """What an Exploration token adds; face down, Barbarians and Monsters are alike (MO-6.5.6)."""
    token = state.token[tile]
    if token == NOTHING:
        return 0
    is_city = state.lookup.kind_type[token] == FREE_CITY
    modifiers = state.lookup.defence_modifiers
    return modifiers.free_city_token if is_city else modifiers.barbarian_token


def natural_points(state: Monumental, tile: int) -> int:
    """What a face-up Natural Wonder adds (AE-6.2)."""
    is_shown = state.natural[tile] != NOTHING and state.natural_shown[tile]
    return state.lookup.defence_modifiers.natural_wonder_face_up if is_shown else 0


def unit_points(state: Monumental, tile: int) -> int:
    """What the Soldiers and the Warlord of a Province that somebody controls add."""
    modifiers = state.lookup.defence_modifiers
    points = modifiers.soldier * state.soldiers[tile]
    if state.warlord[state.control[tile]] == tile:
        points += modifiers.warlord
    return points


def defence_of(state: Monumental, tile: int) -> int:
    """The Defence of a Province as any attacker sees it (MO-6.5), never less than 1."""
    modifiers = state.lookup.defence_modifiers
    points = state.lookup.value[tile] + token_points(state, tile) + natural_points(state, tile)
    if state.wonder_at[tile] != NOTHING:
        points += modifiers.wonder
    if state.lairs:
        points += modifiers.monster * state.lairs.count(tile)
    if state.control[tile] != NOBODY:
        points += unit_points(state, tile) + modifiers.outpost * state.outpost[tile]
        points += statics.defence_bonus(state, tile)
    return max(modifiers.minimum, points)


def parts_of_defence(state: Monumental, tile: int) -> list[tuple[str, int]]:
    """What the Defence is made of, in the order of MO-6.5: words and points."""
    modifiers, is_held = state.lookup.defence_modifiers, state.control[tile] != NOBODY
    parts = [
        (TERRAINS[state.lookup.terrain[tile]].capitalize(), state.lookup.value[tile]),
        ("units", unit_points(state, tile) if is_held else 0),
        ("Outpost", modifiers.outpost * state.outpost[tile]),
        ("Wonder", modifiers.wonder if state.wonder_at[tile] != NOTHING else 0),
        ("Natural Wonder", natural_points(state, tile)),
        ("Exploration token", token_points(state, tile)),
        ("Monsters", modifiers.monster * state.lairs.count(tile)),
        ("cards of the defender", statics.defence_bonus(state, tile) if is_held else 0),
    ]
    return [(words, points) for words, points in parts if points]


def targets(state: Monumental, player: int) -> list[int]:
    """The Provinces a player may attack: next to their own Capital or Provinces (MO-7.2)."""
    ways, control, terrain = state.lookup.unit_ways, state.control, state.lookup.terrain
    found: list[int] = []
    for tile in range(state.lookup.tile_count):
        if control[tile] == player or terrain[tile] == CAPITAL or terrain[tile] == WATER:
            continue
        for neighbour in ways[tile]:
            if control[neighbour] == player:
                found.append(tile)
                break
    return found


def realm(state: Monumental, player: int, start: int) -> list[int]:
    """The player's tiles from which units can reach a tile, or that can be reached from it.

    Units go from tile to tile as long as each is the player's (MO-5.6.1, MO-7.3); `start` itself
    is not among them unless it is the player's too.
    """
    ways, control = state.lookup.unit_ways, state.control
    seen = [0] * state.lookup.tile_count
    seen[start] = 1
    found = [start] if control[start] == player else []
    ahead = [start]
    while ahead:
        for neighbour in ways[ahead.pop()]:
            if not seen[neighbour] and control[neighbour] == player:
                seen[neighbour] = 1
                found.append(neighbour)
                ahead.append(neighbour)
    found.sort()
    return found


def free_soldiers(state: Monumental, player: int, tile: int, *, warlord_goes: bool) -> int:
    """Soldiers that may leave a tile of the player: a Province keeps a piece (MO-5.6.2)."""
    soldiers = state.soldiers[tile]
    if tile == state.capital[player] or state.outpost[tile]:
        return soldiers
    if state.warlord[player] == tile and not warlord_goes:
        return soldiers
    return soldiers - 1 if soldiers > 0 else 0


def may_warlord_leave(state: Monumental, player: int) -> bool:
    """Whether a piece stays behind where the Warlord stands (MO-5.6.2)."""
    tile = state.warlord[player]
    return tile == state.capital[player] or state.soldiers[tile] + state.outpost[tile] > 0


def mobile(
    state: Monumental, player: int, target: int, *, with_warlord: bool
) -> list[tuple[int, int]]:
    """The tiles Soldiers can come from to conquer a Province, each with how many can (MO-7.3)."""
    found: list[tuple[int, int]] = []
    for tile in realm(state, player, target):
        count = free_soldiers(state, player, tile, warlord_goes=with_warlord)
        if count:
            found.append((tile, count))
    return found


def reach(state: Monumental, player: int, target: int) -> tuple[int, int]:
    """How many units can come to conquer a Province: without the Warlord, and with it (MO-7.3).

    The second number is 0 when the Warlord cannot come.
    """
    return units_of(state, player, realm(state, player, target))


def reach_of_all(state: Monumental, player: int) -> tuple[int, int]:
    """What `reach` tells of every target alike, when all the player's tiles hang together.

    `APART` when they do not, so that every target must be looked at by itself.
    """
    whole = realm(state, player, state.capital[player])
    if len(whole) <= state.provinces[player]:
        return (APART, APART)
    return units_of(state, player, whole)


def units_of(state: Monumental, player: int, tiles: list[int]) -> tuple[int, int]:
    """Units that can come from some of a player's tiles: without the Warlord, and with it."""
    warlord = state.warlord[player]
    without, along = 0, 0
    can_come = False
    for tile in tiles:
        count = free_soldiers(state, player, tile, warlord_goes=False)
        without += count
        if tile == warlord and may_warlord_leave(state, player):
            can_come = True
            along += 1 + free_soldiers(state, player, tile, warlord_goes=True)
        else:
            along += count
    return (without, along if can_come else 0)
