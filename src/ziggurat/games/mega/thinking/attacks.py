"""Attacks with tokens that would starve at home."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.rules.phase_03_movement.protection import crowd, room_to_enter
from ziggurat.games.mega.rules.phase_04_conflict.city_attacks import tokens_needed
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import METALWORKING, NOBODY, NOTHING
from ziggurat.games.mega.thinking.city_projects import Muster, Step
from ziggurat.games.mega.thinking.land import standing

AHEAD: Final = 8
"""A player who is so many points ahead is attacked wherever he can be."""
SURE: Final = 1
"""Tokens more than needed, so that something is left."""


def next_attack(muster: Muster) -> Step | None:
    """The next march of an attack that only takes tokens without room at home, or None."""
    state, player = muster.state, muster.player
    spare: dict[int, int] = {}
    for area, tokens in muster.tokens.items():
        if area in muster.built:
            surplus = muster.fresh[area]
        else:
            surplus = min(muster.fresh[area], tokens - muster.rooms[area])
        if surplus > 0:
            spare[area] = surplus
    if not spare:
        return None
    for area, origins in muster.near.items():
        if area in muster.built or not is_target(state, player, area):
            continue
        there = state.at(area, player)
        force = there
        for origin in origins:
            force += spare.get(origin, 0)
        needed = force_needed(state, player, area)
        if there >= needed or force < needed or room_to_enter(state, player, area) < force - there:
            continue
        return first_column(origins, spare, area, needed - there)
    return None


def first_column(origins: list[int], spare: dict[int, int], area: int, needed: int) -> Step:
    """The largest part of the force marches first."""
    best = NOTHING
    for origin in origins:
        if spare.get(origin, 0) > (spare[best] if best != NOTHING else 0):
            best = origin
    return Step(best, area, min(spare[best], max(needed, 1)))


def is_target(state: Mega, player: int, area: int) -> bool:
    """Whether there is somebody in an area who should not be there."""
    owner = state.city[area]
    if owner == player or state.closed[area]:
        return False
    others = state.present[area] & ~(1 << player)
    if owner == NOBODY and (not others or crowd(state, area) < state.lookup.limit[area]):
        return False
    if state.is_home(player, area):
        return True
    if owner == state.wild:
        return True
    return owner != NOBODY and standing(state, owner) >= standing(state, player) + AHEAD


def force_needed(state: Mega, player: int, area: int) -> int:
    """How many tokens win an area: more than everybody there, and enough for the city."""
    columns = state.player_count + 1
    most = 0
    for other in range(columns):
        if other != player:
            count = state.tokens[area * columns + other]
            if other != state.wild and count and state.has(other, METALWORKING):
                count += 1
            most += count
    owner = state.city[area]
    if owner == NOBODY:
        return most + 1 + SURE
    return most + tokens_needed(state, player, owner)
