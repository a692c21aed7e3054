"""Special buildings: price, place, supply, sacrifice and removal (SB-2, SB-3, SB-5, SB-7)."""

from __future__ import annotations

from ziggurat.games.mega.events.acquisition import (
    BuildingGivenUp,
    BuildingMisplaced,
    BuildingReturned,
    TokensCrowdedOut,
)
from ziggurat.games.mega.pieces import lift, take_down_building
from ziggurat.games.mega.rules.limits import controls, owned_building
from ziggurat.games.mega.rules.phase_05_cities.checks import surplus_and_support, surplus_in
from ziggurat.games.mega.rules.phase_12_acquisition.payments import most_in_sight
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import IN_SUPPLY, NOBODY, NOTHING
from ziggurat.games.mega.words import names
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Frame


def building_price(state: Mega, player: int) -> int:
    """What a building costs a player, by his epoch; 0 where none can be bought (SB-2.3, SB-2.4)."""
    lookup = state.lookup
    epoch = lookup.epoch[state.civilization[player]][state.step[player]]
    return lookup.building_cost[epoch]


def building_sites(state: Mega, player: int) -> list[int]:
    """Where a player may build: in his start area, else in another home city (SB-2.5 to SB-2.7)."""
    lookup = state.lookup
    civilization = state.civilization[player]
    start = lookup.start[civilization]
    if state.city[start] == player:
        return [start]
    return [area for area in state.cities_of[player] if lookup.region[area] == civilization]


def supply_bits(state: Mega) -> int:
    """The buildings nobody has put up: bit b for building b."""
    bits = 0
    for building, area in enumerate(state.building_at):
        if area == IN_SUPPLY:
            bits |= 1 << building
    return bits


def is_of_block(state: Mega, player: int, building: int) -> bool:
    """Whether a building belongs to the block of a player (SB-1.5, SB-2.9)."""
    return state.lookup.civ_block[building] == state.block(player)


def available_buildings(state: Mega, player: int) -> list[int]:
    """The buildings of the supply a player may take: own block, none he gave up this turn."""
    return [
        building
        for building, area in enumerate(state.building_at)
        if area == IN_SUPPLY
        and is_of_block(state, player, building)
        and not state.given_up[player] >> building & 1
    ]


def sacrificable_buildings(state: Mega, player: int) -> list[int]:
    """The buildings a player may give up for trade points: those he controls (SB-7.1, SB-7.10)."""
    if not state.with_buildings or state.has_sacrificed[player]:
        return []
    return [
        building
        for building, area in enumerate(state.building_at)
        if area != IN_SUPPLY
        and state.built_turn[building] != state.turn
        and controls(state, player, building)
    ]


def sacrifice_refusal(state: Mega, player: int, building: int) -> Refusal | None:
    """Why a player cannot give up a building for trade points; empty when he can."""
    which = names.building(state, building)
    if not state.with_buildings:
        return Refusal("SB-0.5", "This table plays without special buildings.")
    if state.has_sacrificed[player]:
        return Refusal("SB-7.1", "You have given up a building this turn; one is all you may.")
    if state.building_at[building] == IN_SUPPLY:
        return Refusal("SB-7.1", f"{which} stands nowhere, so nobody can give it up.")
    if not controls(state, player, building):
        where = names.area(state, state.building_at[building])
        return Refusal(
            "SB-7.1", f"You have neither a city nor the most tokens in {where}, where it stands."
        )
    if state.built_turn[building] == state.turn:
        return Refusal(
            "SB-7.10", f"{which} was built this turn; it can be given up from the next turn on."
        )
    return None


def construction_refusal(
    state: Mega, player: int, building: int, sacrificed: int, hope: int
) -> Refusal | None:
    """Why a player cannot put up a building, after giving up `sacrificed` (or `NOTHING`).

    `hope` is 1 for a claim: that may name what others could give up (SB-4.9.1).
    """
    which = names.building(state, building)
    if not state.with_buildings:
        return Refusal("SB-0.5", "This table plays without special buildings.")
    owned = owned_building(state, player)
    # In hope a player may even claim his own building, should another in control give it up.
    if owned not in (NOTHING, sacrificed) and not (hope and owned == building):
        return Refusal("SB-2.2", f"{names.building(state, owned)} stands in your region already.")
    if not building_price(state, player):
        return Refusal("SB-2.4", "No special building can be bought in the Stone Age.")
    if not building_sites(state, player):
        return Refusal("SB-2.7", "You have no city in your region where it could stand.")
    if building == sacrificed or state.given_up[player] >> building & 1:
        return Refusal("SB-7.7", f"You gave up {which} this turn; take another one.")
    if not is_of_block(state, player, building):
        return Refusal("SB-2.9", f"{which} belongs to the other block.")
    if state.building_at[building] != IN_SUPPLY and not hope:
        return Refusal("SB-2.8", f"{which} is not in the supply.")
    return None


def payable_hopes(state: Mega, player: int, points: int) -> list[int]:
    """The buildings on the board that so many points would pay, should others give them up."""
    if not state.with_buildings or building_price(state, player) > points:
        return []
    return [
        building
        for building, area in enumerate(state.building_at)
        if area != IN_SUPPLY and not construction_refusal(state, player, building, NOTHING, 1)
    ]


def place_refusal(state: Mega, player: int, area: int) -> Refusal | None:
    """Why a player's new building cannot stand in an area; empty when it can."""
    sites = building_sites(state, player)
    if area in sites:
        return None
    if state.city[state.lookup.start[state.civilization[player]]] == player:
        where = names.area(state, sites[0])
        return Refusal(
            "SB-2.5", f"It has to stand in {where}, your start area, as you have a city there."
        )
    return Refusal(
        "SB-2.6", f"It has to stand in a city of your region: {names.areas(state, sites)}."
    )


def could_use_buildings(state: Mega, player: int) -> bool:
    """Whether, by what everybody sees, a player could put up or give up a building (SB-4.9.4)."""
    if sacrificable_buildings(state, player):
        return True
    price = building_price(state, player)
    if (
        owned_building(state, player) != NOTHING
        or not price
        or price > most_in_sight(state, player)
    ):
        return False
    return bool(available_buildings(state, player)) and bool(building_sites(state, player))


def sacrifice(state: Mega, player: int, building: int) -> Frame | None:
    """A player gives up a building, which lies in the supply again, and is checked (SB-7.5, 7.6).

    Only he is. What he gets for it is the caller's affair (SB-7.2, SB-8.1).
    """
    which, where = state.lookup.building_id[building], state.building_at[building]
    state.tell("SB-7.6", BuildingGivenUp(player, which, state.lookup.area_id[where]))
    take_down_building(state, building)
    state.given_up[player] |= 1 << building
    return surplus_and_support(state, [player])


def remove_illegal(state: Mega) -> None:
    """Buildings that stand outside their builder's region go back to the supply (SB-3.7, SB-3.8).

    Surplus that this leaves in the area goes to stock; nothing else is checked.
    """
    for building, area in enumerate(state.building_at):
        if area == IN_SUPPLY or state.is_home(state.builder[building], area):
            continue
        which, where = state.lookup.building_id[building], state.lookup.area_id[area]
        state.tell("SB-3.7", BuildingMisplaced(state.builder[building], which, where))
        take_down_building(state, building)
        shed_surplus(state, area)


def shed_surplus(state: Mega, area: int) -> None:
    """Tokens that an area cannot hold any more go to stock."""
    for player in state.ranking:
        surplus = surplus_in(state, player, area) if state.at(area, player) else 0
        if surplus > 0:
            lift(state, area, player, surplus)
            where = state.lookup.area_id[area]
            state.tell("SB-3.7", TokensCrowdedOut(player, where, surplus))


def return_building_of(state: Mega, player: int) -> None:
    """The building a leaving player owns lies in the supply again (SB-5.6, SB-5.7)."""
    building = owned_building(state, player)
    if building == NOTHING:
        return
    take_down_building(state, building)
    state.tell("SB-5.6", BuildingReturned(player, state.lookup.building_id[building]))


def owner_of(state: Mega, building: int) -> int:
    """Who owns a building: whoever built it (SB-2.11, SB-3.2); `NOBODY` in the supply."""
    return state.builder[building] if state.building_at[building] != IN_SUPPLY else NOBODY
