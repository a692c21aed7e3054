"""Conflict situations, and areas that advances protect from being entered (ME-M15 to ME-M23)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    ADVANCED_MILITARY,
    CULTURAL_ASCENDANCY,
    DIPLOMACY,
    MILITARY,
    NOBODY,
)
from ziggurat.games.mega.words import names
from ziggurat.kernel.refusals import Refusal

ANY_NUMBER: Final = 1000
"""More tokens than anybody has: an area that nothing closes."""


def crowd(state: Mega, area: int) -> int:
    """All tokens in an area, whoever owns them."""
    columns = state.player_count + 1
    return sum(state.tokens[area * columns : (area + 1) * columns])


def in_conflict(state: Mega, area: int) -> bool:
    """Whether there is a conflict situation in an area, by its printed limit (ME-M15)."""
    there = state.present[area]
    owner = state.city[area]
    if owner != NOBODY:
        return there & ~(1 << owner) != 0
    return there & (there - 1) != 0 and crowd(state, area) > state.lookup.limit[area]


def causes_conflict(state: Mega, player: int, area: int, count: int) -> bool:
    """Whether so many further tokens of a player would leave an area in conflict (ME-M15)."""
    owner = state.city[area]
    others = state.present[area] & ~(1 << player)
    if owner == player:
        return others != 0
    if owner != NOBODY:
        return True
    return others != 0 and crowd(state, area) + count > state.lookup.limit[area]


def room_to_enter(state: Mega, player: int, area: int) -> int:
    """How many tokens of a player may enter an area now; `ANY_NUMBER` if nothing limits them.

    `state.wild` is never kept out by an advance (ME-M20).
    """
    if state.closed[area]:
        return 0
    owner = state.city[area]
    others = state.present[area] & ~(1 << player)
    if owner == player:
        owner = NOBODY
    if (others == 0 and owner == NOBODY) or player == state.wild or in_conflict(state, area):
        return ANY_NUMBER
    if is_kept_out_of_city(state, player, owner):
        return 0
    if ascendant_in(state, player, area) == NOBODY:
        return ANY_NUMBER
    if owner != NOBODY:
        return 0
    return max(0, state.lookup.limit[area] - crowd(state, area))


def is_kept_out_of_city(state: Mega, player: int, owner: int) -> bool:
    """Whether Diplomacy keeps a player out of areas with cities of an owner (ME-M18)."""
    if owner in (NOBODY, state.wild, player) or not state.has(owner, DIPLOMACY):
        return False
    return not state.has(player, DIPLOMACY) and not state.has(player, MILITARY)


def ascendant_in(state: Mega, player: int, area: int) -> int:
    """Whose Cultural Ascendancy forbids a player to cause conflict in an area, or `NOBODY`.

    Their units must be there, and the player not exempt (ME-M19).
    """
    if state.has(player, CULTURAL_ASCENDANCY) or state.has(player, ADVANCED_MILITARY):
        return NOBODY
    owner = state.city[area]
    for other in state.ranking:
        is_there = owner == other or state.present[area] >> other & 1
        if is_there and other != player and state.has(other, CULTURAL_ASCENDANCY):
            return other
    return NOBODY


def entry_refusal(state: Mega, player: int, area: int, count: int) -> Refusal | None:
    """Why so many tokens of a player may not enter an area now; empty when they may."""
    if count <= room_to_enter(state, player, area):
        return None
    where = names.area(state, area)
    if state.closed[area]:
        return Refusal("ME-M22", f"{where} is out of play.")
    owner = state.city[area]
    if is_kept_out_of_city(state, player, owner):
        who = names.player(state, owner)
        return Refusal("ME-M18", f"The Diplomacy of {who} keeps you out of the city in {where}.")
    who = names.player(state, ascendant_in(state, player, area))
    if owner not in (NOBODY, player):
        return Refusal(
            "ME-M19", f"{who} holds Cultural Ascendancy: you may not attack the city in {where}."
        )
    room = room_to_enter(state, player, area)
    able = names.counted(room, "more token")
    wished = f", not {count}." if room else "."
    return Refusal(
        "ME-M19",
        f"{who} holds Cultural Ascendancy: {able} may enter {where} without causing "
        f"conflict{wished}",
    )
