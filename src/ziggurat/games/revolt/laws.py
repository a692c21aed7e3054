"""Laws of the table that hold in every position; whoever finds one broken has found a bug."""

from __future__ import annotations

from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import (
    CITIES_FOR_TRADE,
    CONVOYS,
    HIRING_GROUND,
    ISLAND,
    LAND,
    NOBODY,
    TECH_COUNT,
)
from ziggurat.kernel.laws import require


def check_counts(state: Revolt) -> None:
    """What the verbs keep for speed equals a recount."""
    twin = state.copy()
    twin.recount()
    for name in ("troops_at", "ships_at", "cities", "lands", "goods", "settlements", "forts"):
        require(getattr(twin, name) == getattr(state, name), f"the count '{name}' is wrong")


def check_cards(state: Revolt) -> None:
    """No hand is negative, and tech cards are neither lost nor made (ER-1e)."""
    require(min(state.hand) >= 0, "somebody has fewer than no cards")
    for tech in range(TECH_COUNT):
        held = sum(state.techs[tech::TECH_COUNT])
        total = state.lookup.tech_count[tech]
        require(state.supply[tech] + held == total, f"cards of tech {tech} are lost or made")


def check_control(state: Revolt) -> None:
    """Nobody controls what no troop can enter (ER-14e)."""
    for region, owner in enumerate(state.control):
        is_closed = state.lookup.kind[region] in (HIRING_GROUND, ISLAND)
        name = state.lookup.region_id[region]
        require(owner == NOBODY or not is_closed, f"somebody controls {name}")


def check_works(state: Revolt) -> None:
    """Settlements stand on land, fortifications on settlements, chips where something grows."""
    kind = state.lookup.kind
    for region, name in enumerate(state.lookup.region_id):
        require(not state.settled[region] or kind[region] == LAND, f"a settlement is in {name}")
        require(state.settled[region] or not state.fortified[region], f"bare walls are in {name}")
        require(not state.chipped[region] or kind[region] == LAND, f"a chip is in {name}")


def check_troops(state: Revolt) -> None:
    """Troops stand in regions of their player, in crossings with their own, or aboard."""
    listed = [troop for troops in state.troops_of for troop in troops]
    placed = [t for t, owner in enumerate(state.troop_owner) if owner != NOBODY]
    require(sorted(listed) == placed, "the lists of troops do not agree")
    holders: dict[int, int] = {}
    for troop in listed:
        owner, place = state.troop_owner[troop], state.troop_place[troop]
        require(troop in state.troops_of[owner], "a troop is in a foreign list")
        if place < state.lookup.region_count:
            require(state.control[place] == owner, "a troop stands in a foreign region")
        elif state.is_aboard(troop):
            require(
                state.ship_owner[place - state.lookup.deck_base] == owner, "a troop is lost at sea"
            )
        require(holders.setdefault(place, owner) == owner, "two players share a place")


def check_ships(state: Revolt) -> None:
    """Ships are in their owner's list and carry what they can."""
    listed = [ship for ships in state.ships_of for ship in ships]
    placed = [s for s, owner in enumerate(state.ship_owner) if owner != NOBODY]
    require(sorted(listed) == placed, "the lists of ships do not agree")
    for ship in listed:
        require(ship in state.ships_of[state.ship_owner[ship]], "a ship is in a foreign list")
        room = 2 if state.has_tech(state.ship_owner[ship], CONVOYS) else 1
        require(len(state.crew(ship)) <= room, "a ship carries too many troops")


def check_cycles(state: Revolt) -> None:
    """Defeated players have nothing, and who holds six cities has them (ER-70b, ER-76a)."""
    for seat in range(state.seat_count):
        if not state.alive[seat]:
            pieces = state.troops_of[seat] or state.ships_of[seat] or seat in state.control
            cards = state.hand[seat * 3 : seat * 3 + 3]
            techs = state.techs[seat * TECH_COUNT : (seat + 1) * TECH_COUNT]
            has_something = pieces or any(cards) or any(techs)
            require(not has_something, "a defeated player still has something")
        if state.holding[seat]:
            require(state.cities[seat] >= CITIES_FOR_TRADE, "a cycle goes on with too few cities")


LAWS = (
    check_counts,
    check_cards,
    check_control,
    check_works,
    check_troops,
    check_ships,
    check_cycles,
)
