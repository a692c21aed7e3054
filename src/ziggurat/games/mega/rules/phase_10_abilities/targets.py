"""Whom and where special abilities can reach (ME-A1.1, ME-A3, ME-A5)."""

from __future__ import annotations

from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    FUNDAMENTALISM,
    POLITICS,
    PROVINCIAL_EMPIRE,
)
from ziggurat.games.mega.words import names
from ziggurat.kernel.refusals import Refusal


def is_protected(state: Mega, player: int, ability: int) -> bool:
    """Whether an ability of others cannot touch a player (ME-A3)."""
    return any(state.has(player, advance) for advance in state.lookup.shields[ability])


def unit_areas(state: Mega, player: int) -> list[int]:
    """The areas with units of a player, some of them twice."""
    return state.areas_of[player] + state.cities_of[player]


def areas_by_land(state: Mega, player: int) -> list[int]:
    """The areas adjacent by land to a player's units, in order."""
    reached: set[int] = set()
    for area in unit_areas(state, player):
        reached.update(state.lookup.land[area])
    return sorted(reached)


def victims_in(state: Mega, player: int, area: int, ability: int) -> list[int]:
    """The other players whose units in an area an ability touches, in A.S.T.-ranking order.

    Barbarians, pirates and the player's own units stay as they are (ME-A5).
    """
    there = state.present[area]
    owner = state.city[area]
    return [
        other
        for other in state.ranking
        if other != player
        and (there >> other & 1 or owner == other)
        and not is_protected(state, other, ability)
    ]


class Haul:
    """The units an ability touches in an area."""

    __slots__ = ("cities", "tokens")

    def __init__(self, tokens: int, cities: int) -> None:
        self.tokens = tokens
        self.cities = cities


def haul_in(state: Mega, player: int, area: int, ability: int) -> Haul:
    """How many tokens and cities an ability touches in an area."""
    haul = Haul(0, 0)
    for victim in victims_in(state, player, area, ability):
        haul.tokens += state.at(area, victim)
        if state.city[area] == victim:
            haul.cities += 1
    return haul


def unit_points(state: Mega, haul: Haul) -> int:
    """Unit points: 1 for a token, 5 for a city (ME-G1)."""
    return haul.tokens + state.lookup.resolution.unit_points.city * haul.cities


def annexing_refusal(state: Mega, player: int, area: int, ability: int) -> Refusal | None:
    """Why a player cannot annex everything the ability touches in an area (ME-A2)."""
    haul = haul_in(state, player, area, ability)
    clause = state.lookup.advance_clause[ability]
    if haul.cities > state.city_stock[player]:
        return Refusal(clause, "You have no city in stock.")
    if haul.tokens > state.stock[player]:
        needed = names.tokens(haul.tokens)
        return Refusal(clause, f"This takes {needed}; your stock holds {state.stock[player]}.")
    if ability == POLITICS and unit_points(state, haul) > state.treasury[player]:
        points = unit_points(state, haul)
        return Refusal(clause, f"It costs {points} treasury and you have {state.treasury[player]}.")
    return None


def target_areas(state: Mega, player: int, ability: int) -> list[int]:
    """The areas a player may choose for an ability that strikes a whole area (ME-A1.1)."""
    found: list[int] = []
    for area in areas_by_land(state, player):
        if not state.present[area] and state.city[area] < 0:
            continue
        if not victims_in(state, player, area, ability):
            continue
        if ability == FUNDAMENTALISM or not annexing_refusal(state, player, area, ability):
            found.append(area)
    return found


def namable_players(state: Mega, player: int) -> list[int]:
    """The players Provincial Empire may name: neighbours by land or water, not protected."""
    bits = 0
    for area in unit_areas(state, player):
        for near in state.lookup.touching[area]:
            bits |= state.present[near]
            if state.city[near] >= 0:
                bits |= 1 << state.city[near]
    return [
        other
        for other in state.in_play()
        if other != player
        and bits >> other & 1
        and not is_protected(state, other, PROVINCIAL_EMPIRE)
    ]
