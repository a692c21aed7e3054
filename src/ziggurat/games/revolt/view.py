"""What a seat may know. All is open in Empire's Revolt (ER-1c) but the dice to come."""

from __future__ import annotations

from typing import Any

from ziggurat.games.revolt.notation import write_place
from ziggurat.games.revolt.rules.armies import support
from ziggurat.games.revolt.rules.knowledge import tech_price
from ziggurat.games.revolt.rules.turn import income_of
from ziggurat.games.revolt.rules.victory import needed_by
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import ENDINGS, NOBODY, RESOURCES, TECH_COUNT, TECHS
from ziggurat.kernel.state import Seat


def view_of(game: Revolt, seat: Seat | None) -> dict[str, Any]:
    """The table as plain data, in ids rather than numbers."""
    return {
        "map": game.tables.map_id,
        "seat": seat,
        "round": game.round,
        "rounds": game.round_limit,
        "waiting": bool(game.waiting),
        "grace": bool(game.grace),
        "quiet_rounds": game.quiet_rounds,
        "order": game.order[:],
        "players": [player_of(game, each) for each in range(game.seat_count)],
        "regions": regions_of(game),
        "troops": [troop_of(game, t) for troops in game.troops_of for t in troops],
        "ships": [ship_of(game, ship) for ships in game.ships_of for ship in ships],
        "supply": dict(zip(TECHS, game.supply)),
        "exchanged": exchanges_of(game),
        "bought_at_island": bool(game.bought_at_island),
        "reordered": bool(game.reordered),
        "asked": game.decision().seats(game) if game.stack else [],
        "ending": ENDINGS[game.ending],
        "places": game.places[:],
    }


def player_of(game: Revolt, seat: Seat) -> dict[str, Any]:
    """All about one player."""
    techs = game.techs[seat * TECH_COUNT : (seat + 1) * TECH_COUNT]
    return {
        "nation": game.tables.nation_id[game.nation[seat]],
        "alive": bool(game.alive[seat]),
        "capital": game.tables.region_id[game.capital[seat]],
        "has_capital": game.has_capital(seat),
        "attack": game.tables.attack[game.nation[seat]],
        "defence": game.tables.defence[game.nation[seat]],
        "hand": by_resource(game.hand[seat * 3 : seat * 3 + 3]),
        "income": by_resource(income_of(game, seat)),
        "goods": by_resource(game.goods[seat * 3 : seat * 3 + 3]),
        "needed": by_resource(needed_by(game, seat)),
        "cities": game.cities[seat],
        "holding": bool(game.holding[seat]),
        "support": support(game, seat),
        "armies": game.count_armies(seat),
        "techs": {TECHS[tech]: count for tech, count in enumerate(techs) if count},
        "tech_price": by_resource(tech_price(game, seat)),
        "intercept": bool(game.intercept[seat]),
    }


def by_resource(counts: list[int]) -> dict[str, int]:
    """Counts by the name of the resource."""
    return dict(zip(RESOURCES, counts))


def regions_of(game: Revolt) -> list[dict[str, Any]]:
    """What stands on each region, and whose it is."""
    facts = zip(game.tables.region_id, game.control, game.settled, game.fortified, game.chipped)
    return [
        {
            "id": region,
            "control": None if owner == NOBODY else owner,
            "settled": settled != 0,
            "fortified": fortified != 0,
            "chip": chipped != 0,
        }
        for region, owner, settled, fortified, chipped in facts
    ]


def troop_of(game: Revolt, troop: int) -> dict[str, Any]:
    """All about one troop."""
    kind = game.troop_kind[troop]
    deal = game.troop_deal[troop]
    place = game.troop_place[troop]
    deck = place - game.tables.deck_base
    return {
        "id": troop,
        "owner": game.troop_owner[troop],
        "people": None if kind == 0 else game.tables.people_id[kind - 1],
        "place": write_place(game, place) if deck < 0 else f"ship {deck}",
        "mounted": game.is_mounted(troop),
        "used": game.troop_used[troop],
        "wait": game.troop_wait[troop],
        "deal": None if deal == NOBODY else game.tables.region_id[deal],
        "steps": game.troop_steps[troop],
    }


def ship_of(game: Revolt, ship: int) -> dict[str, Any]:
    """All about one ship."""
    return {
        "id": ship,
        "owner": game.ship_owner[ship],
        "berth": game.tables.berth_id[game.ship_at[ship]],
        "used": game.ship_used[ship],
        "supported": bool(game.ship_supported[ship]),
        "cargo": len(game.crew(ship)),
        "intercepts": bool(game.intercept[game.ship_owner[ship]]),
    }


def exchanges_of(game: Revolt) -> dict[str, int]:
    """Exchanges made this turn, by city card."""
    numbers = game.tables.card_number
    return {str(numbers[card]): count for card, count in enumerate(game.exchanged) if count}
