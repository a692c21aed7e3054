"""Population limits and who controls a special building (ME-G8, ME-Y6, SB-3, SB-6)."""

from __future__ import annotations

from ziggurat.games.mega.printed.civilizations import Raised
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import AGRICULTURE, IN_SUPPLY, NOTHING, PUBLIC_WORKS


def limit_of(state: Mega, player: int, area: int) -> int:
    """The population limit of an area for a player: more than printed only while he is alone."""
    lookup = state.lookup
    printed = lookup.limit[area]
    if player == state.wild or not state.is_alone(area, player):
        return printed
    limit = printed
    if state.has(player, AGRICULTURE):
        limit += raised(lookup.numbers.agriculture, printed)
    if state.building_in[area] != NOTHING:
        limit += raised(lookup.building_rules.limit_bonus, printed)
    return limit


def raised(bonus: Raised, printed: int) -> int:
    """What is added to a printed limit."""
    return bonus.bonus if printed in bonus.printed_limits else 0


def room_beside_city(state: Mega, player: int, area: int) -> int:
    """How many of a player's tokens may stay in an area beside his city (ME-Y5, SB-6.1)."""
    lookup = state.lookup
    room = lookup.numbers.city.public_works_tokens if state.has(player, PUBLIC_WORKS) else 0
    if state.building_in[area] != NOTHING:
        room += lookup.building_rules.city_extra_tokens
    return room


def room(state: Mega, player: int, area: int) -> int:
    """How many of his tokens a player may keep in an area where he is alone (ME-Y5)."""
    if state.city[area] == player:
        return room_beside_city(state, player, area)
    return limit_of(state, player, area)


def areas_with_more_room(state: Mega, player: int) -> list[int]:
    """Areas with units of a player in which he may keep more tokens than is usual.

    Usual is the printed limit, and nothing beside a city. Some may be named that are usual.
    """
    areas = {*state.areas_of[player], *state.cities_of[player]}
    if state.has(player, AGRICULTURE) or state.has(player, PUBLIC_WORKS):
        return sorted(areas)
    return sorted(areas & {area for area in state.building_at if area != IN_SUPPLY})


def has_majority(state: Mega, player: int, area: int) -> bool:
    """Whether a player has more tokens in an area than anybody else, barbarians too (ME-G20)."""
    if not state.present[area] >> player & 1:
        return False
    if state.present[area] == 1 << player:
        return True
    columns = state.player_count + 1
    there = state.tokens[area * columns : (area + 1) * columns]
    own = there[player]
    there[player] = 0
    return own > max(there)


def controls(state: Mega, player: int, building: int) -> bool:
    """Whether a player has a city or the token majority where a building stands (SB-3.3)."""
    area = state.building_at[building]
    if area == IN_SUPPLY:
        return False
    return state.city[area] == player or has_majority(state, player, area)


def owned_building(state: Mega, player: int) -> int:
    """The special building a player owns, or `NOTHING` (SB-3.2)."""
    return state.builder.index(player) if player in state.builder else NOTHING
