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
from ziggurat.kernel.errors import Broken


def check_table(game: Revolt) -> None:
    """Raise `Broken` with the first law that does not hold."""
    for law in LAWS:
        law(game)


def require(holds: object, law: str) -> None:
    """Raise `Broken` unless a law holds."""
    if not holds:
        raise Broken(f"Empire's Revolt: {law}")


def check_counts(game: Revolt) -> None:
    """What the verbs keep for speed equals a recount."""
    twin = game.copy()
    twin.recount()
    for name in ("troops_at", "ships_at", "cities", "lands", "goods", "settlements", "forts"):
        require(getattr(twin, name) == getattr(game, name), f"the count '{name}' is wrong")


def check_cards(game: Revolt) -> None:
    """No hand is negative, and tech cards are neither lost nor made (ER-1e)."""
    require(min(game.hand) >= 0, "somebody has fewer than no cards")
    for tech in range(TECH_COUNT):
        held = sum(game.techs[tech::TECH_COUNT])
        total = game.tables.tech_count[tech]
        require(game.supply[tech] + held == total, f"cards of tech {tech} are lost or made")


def check_control(game: Revolt) -> None:
    """Nobody controls what no troop can enter (ER-14e)."""
    for region, owner in enumerate(game.control):
        is_closed = game.tables.kind[region] in (HIRING_GROUND, ISLAND)
        name = game.tables.region_id[region]
        require(owner == NOBODY or not is_closed, f"somebody controls {name}")


def check_works(game: Revolt) -> None:
    """Settlements stand on land, fortifications on settlements, chips where something grows."""
    kind = game.tables.kind
    for region, name in enumerate(game.tables.region_id):
        require(not game.settled[region] or kind[region] == LAND, f"a settlement is in {name}")
        require(game.settled[region] or not game.fortified[region], f"bare walls are in {name}")
        require(not game.chipped[region] or kind[region] == LAND, f"a chip is in {name}")


def check_troops(game: Revolt) -> None:
    """Troops stand in regions of their player, in crossings with their own, or aboard."""
    listed = [troop for troops in game.troops_of for troop in troops]
    placed = [t for t, owner in enumerate(game.troop_owner) if owner != NOBODY]
    require(sorted(listed) == placed, "the lists of troops do not agree")
    holders: dict[int, int] = {}
    for troop in listed:
        owner, place = game.troop_owner[troop], game.troop_place[troop]
        require(troop in game.troops_of[owner], "a troop is in a foreign list")
        if place < game.tables.region_count:
            require(game.control[place] == owner, "a troop stands in a foreign region")
        elif game.is_aboard(troop):
            require(
                game.ship_owner[place - game.tables.deck_base] == owner, "a troop is lost at sea"
            )
        require(holders.setdefault(place, owner) == owner, "two players share a place")


def check_ships(game: Revolt) -> None:
    """Ships are in their owner's list and carry what they can."""
    listed = [ship for ships in game.ships_of for ship in ships]
    placed = [s for s, owner in enumerate(game.ship_owner) if owner != NOBODY]
    require(sorted(listed) == placed, "the lists of ships do not agree")
    for ship in listed:
        require(ship in game.ships_of[game.ship_owner[ship]], "a ship is in a foreign list")
        room = 2 if game.has_tech(game.ship_owner[ship], CONVOYS) else 1
        require(len(game.crew(ship)) <= room, "a ship carries too many troops")


def check_cycles(game: Revolt) -> None:
    """Defeated players have nothing, and who holds six cities has them (ER-70b, ER-76a)."""
    for seat in range(game.seat_count):
        if not game.alive[seat]:
            pieces = game.troops_of[seat] or game.ships_of[seat] or seat in game.control
            cards = game.hand[seat * 3 : seat * 3 + 3]
            techs = game.techs[seat * TECH_COUNT : (seat + 1) * TECH_COUNT]
            has_something = pieces or any(cards) or any(techs)
            require(not has_something, "a defeated player still has something")
        if game.holding[seat]:
            require(game.cities[seat] >= CITIES_FOR_TRADE, "a cycle goes on with too few cities")


LAWS = (
    check_counts,
    check_cards,
    check_control,
    check_works,
    check_troops,
    check_ships,
    check_cycles,
)
