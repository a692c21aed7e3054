"""Attacks with tokens that would starve at home."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.counsel.land import standing
from ziggurat.games.mega.counsel.projects import Muster, Step
from ziggurat.games.mega.rules.attacks import tokens_needed
from ziggurat.games.mega.rules.protection import crowd, room_to_enter
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import METALWORKING, NOBODY, NOTHING

AHEAD: Final = 8
"""A player who is so many points ahead is attacked wherever he can be."""
SURE: Final = 1
"""Tokens more than needed, so that something is left."""


def next_attack(muster: Muster) -> Step | None:
    """The next march of an attack that only takes tokens without room at home, or None."""
    game, player = muster.game, muster.player
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
        if area in muster.built or not is_target(game, player, area):
            continue
        there = game.at(area, player)
        force = there
        for origin in origins:
            force += spare.get(origin, 0)
        needed = force_needed(game, player, area)
        if there >= needed or force < needed or room_to_enter(game, player, area) < force - there:
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


def is_target(game: Mega, player: int, area: int) -> bool:
    """Whether there is somebody in an area who should not be there."""
    owner = game.city[area]
    if owner == player or game.closed[area]:
        return False
    others = game.present[area] & ~(1 << player)
    if owner == NOBODY and (not others or crowd(game, area) < game.tables.limit[area]):
        return False
    if game.is_home(player, area):
        return True
    if owner == game.wild:
        return True
    return owner != NOBODY and standing(game, owner) >= standing(game, player) + AHEAD


def force_needed(game: Mega, player: int, area: int) -> int:
    """How many tokens win an area: more than everybody there, and enough for the city."""
    columns = game.player_count + 1
    most = 0
    for other in range(columns):
        if other != player:
            count = game.tokens[area * columns + other]
            if other != game.wild and count and game.has(other, METALWORKING):
                count += 1
            most += count
    owner = game.city[area]
    if owner == NOBODY:
        return most + 1 + SURE
    return most + tokens_needed(game, player, owner)
