"""What a seat has to fear: troops of rivals near its capital and beside its regions."""

from __future__ import annotations

from typing import Final

from ziggurat.games.revolt.rules.strength import region_dice, troop_dice
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import CITIES_FOR_TRADE
from ziggurat.games.revolt.thinking.odds import odds
from ziggurat.games.revolt.thinking.points import HOLDING, SETTLED, city_points
from ziggurat.games.revolt.thinking.reach import Reach
from ziggurat.kernel.state import Seat

CAPITAL_FEAR: Final = 45.0
"""Losing one's own capital."""
REGION_FEAR: Final = 2.6
"""Losing a region to a troop beside it, which may go elsewhere."""
NEIGHBOURS_FEAR: Final = 0.5
"""How likely a troop that can attack does attack here."""


def pressures_on(
    state: Revolt, seat: Seat, rivals: list[Seat], reach: Reach
) -> list[tuple[float, float]]:
    """How strongly each rival can attack the seat's capital soon, and with what odds."""
    lookup = state.lookup
    capital = state.capital[seat]
    against = lookup.defence[state.nation[seat]] + 1
    found: list[tuple[float, float]] = []
    for rival in rivals:
        pressure = 0.0
        for troop in state.troops_of[rival]:
            place = state.troop_place[troop]
            if place >= lookup.deck_base:
                near = reach.by_sea[state.ship_at[place - lookup.deck_base]][capital]
            elif state.is_mounted(troop):
                near = reach.mounted[place][capital]
            else:
                near = reach.on_foot[place][capital]
            pressure += strike(near)
        if pressure > 0.0:
            found.append((pressure, odds(lookup.attack[state.nation[rival]], against)))
    return found


def capital_fear(state: Revolt, seat: Seat, pressures: list[tuple[float, float]]) -> float:
    """The danger that rivals take a seat's capital before its next turn, or soon."""
    capital = state.capital[seat]
    if state.control[capital] != seat:
        return 0.0
    fear = 0.0
    for pressure, chance in pressures:
        fear += fall_chance(pressure, chance, state.troops_at[capital])
    return CAPITAL_FEAR * min(1.0, fear)


def strike(near: float) -> float:
    """How much of an attack a troop at such a nearness is: whole from next door, less from afar."""
    if near > 0.7:
        return 1.0
    if near > 0.5:
        return 0.4
    return 0.12 if near > 0.36 else 0.0


def fall_chance(pressure: float, chance: float, guards: int) -> float:
    """The chance that so many attacks beat all guards and then the city itself."""
    fallen = chance * min(1.0, pressure)
    for guard in range(1, guards + 1):
        more = pressure - guard
        fallen *= chance * (min(1.0, more) if more > 0.0 else 0.12)
    return fallen * max(1.0, min(1.6, pressure / (guards + 1)))


def fronts_of(state: Revolt, seat: Seat, rivals: list[Seat]) -> list[tuple[int, list[int]]]:
    """The troops of rivals that stand beside the seat's regions, each with those regions."""
    lookup, control = state.lookup, state.control
    found: list[tuple[int, list[int]]] = []
    for rival in rivals:
        for troop in state.troops_of[rival]:
            place = state.troop_place[troop]
            if place < lookup.region_count:
                beside = [region for region in lookup.plain[place] if control[region] == seat]
                if beside:
                    found.append((rival, beside))
    return found


def region_fear(state: Revolt, seat: Seat, fronts: list[tuple[int, list[int]]]) -> float:
    """What troops beside the seat's regions may take from it."""
    fear = 0.0
    for rival, regions in fronts:
        most = 0.0
        for region in regions:
            cost = loss(state, region, seat, rival)
            most = max(most, cost)
        fear += most
    return NEIGHBOURS_FEAR * fear


def loss(state: Revolt, region: int, seat: Seat, rival: Seat) -> float:
    """What an attack on a region of the seat costs it on average."""
    attack = state.lookup.attack[state.nation[rival]]
    if state.troops_at[region]:
        return odds(attack, troop_dice(state, state.troops_in(region)[0])) * REGION_FEAR
    worth = REGION_FEAR + (SETTLED if state.settled[region] else 0.0)
    if state.lookup.is_city[region]:
        cities = state.cities[seat]
        worth += city_points(cities) - city_points(cities - 1)
        if cities >= CITIES_FOR_TRADE:
            worth += HOLDING
    return odds(attack, region_dice(state, region, rival)) * worth
