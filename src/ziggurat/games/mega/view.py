"""What a seat may know: the only way out of the state.

Hidden are hands but for their size and the numbers on the backs of their cards, the order of the
stacks and how many cards they have, cards that lie face down, the cards behind offers, offers made
to others alone, who traded a calamity, others' orders given in advance, and theme sets. The map
tells only of areas with something in them.
"""

from __future__ import annotations

from typing import Any

from ziggurat.games.mega.card_view import (
    discards_of,
    known_cards,
    market_of,
    offers_of,
    own_hand,
    stacks_of,
    trade_cards_of,
)
from ziggurat.games.mega.certain_cards import declared_orders
from ziggurat.games.mega.rules.floor import floor_of
from ziggurat.games.mega.rules.orders import Order, unpack
from ziggurat.games.mega.rules.precedence import standing_order
from ziggurat.games.mega.rules.scoring import advances_of, score_of
from ziggurat.games.mega.rules.short_game import known_theme
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    ENDINGS,
    EPOCHS,
    GROUP_COUNT,
    IN_SUPPLY,
    NOBODY,
    NOTHING,
    SHIPS,
)
from ziggurat.kernel.state import Seat


def view_of(game: Mega, seat: Seat | None) -> dict[str, Any]:
    """The table as plain data, in ids rather than numbers."""
    return {
        "seat": seat,
        **settings_of(game),
        "turn": game.turn,
        "phase": game.phase,
        "ranking": game.ranking,
        "position": game.by_position(),
        "players": [player_of(game, player) for player in range(game.player_count)],
        "areas": areas_of(game),
        "barbarians_left": game.barbarians_left,
        "pirates_left": game.pirates_left,
        "buildings": buildings_of(game),
        "stacks": stacks_of(game),
        "discards": discards_of(game),
        "market": market_of(game, seat),
        "hand": own_hand(game, seat),
        "known": known_cards(game, seat),
        "theme": known_theme(game, seat),
        "floor": floor_facts(game, seat),
        "orders": orders_of(game),
        "standing_order": standing_order_of(game, seat),
        "struck": struck_of(game),
        "asked": game.decision().seats(game) if game.stack else [],
        "question": game.decision().kind if game.stack else "",
        "end_turn": game.end_turn,
        "ending": ENDINGS[game.ending],
        "places": game.places,
    }


def settings_of(game: Mega) -> dict[str, Any]:
    """What the table has agreed on."""
    return {
        "board": game.tables.board,
        "expert": bool(game.tables.is_expert),
        "short": bool(game.is_short),
        "with_buildings": bool(game.with_buildings),
        "live": bool(game.live_claims),
        "offers_allowed": game.offers_allowed,
        "turn_limit": game.turn_limit,
    }


# --- players


def player_of(game: Mega, player: int) -> dict[str, Any]:
    """All about one player that everybody may know."""
    tables = game.tables
    civilization, step = game.civilization[player], game.step[player]
    first = player * GROUP_COUNT
    return {
        "civilization": tables.civ_id[civilization],
        "block": tables.civ_block[civilization],
        "stock": game.stock[player],
        "treasury": game.treasury[player],
        "tokens": game.on_board[player],
        "cities": game.city_count[player],
        "city_stock": game.city_stock[player],
        "ships": ships_of(game, player),
        "census": game.census[player],
        "step": step,
        "epoch": EPOCHS[tables.epoch[civilization][step]],
        "advances": [tables.advance_id[advance] for advance in advances_of(game, player)],
        "credits": game.credits[first : first + GROUP_COUNT],
        "score": score_of(game, player).total,
        **trade_cards_of(game, player),
        **turn_of(game, player),
        "late_iron": player in game.late_iron,
        "leaving": bool(game.leaving[player]),
        "gone": game.gone[player],
    }


def ships_of(game: Mega, player: int) -> list[dict[str, Any]]:
    """A player's ships on the board."""
    return [
        {
            "ship": ship,
            "area": game.tables.area_id[game.ship_at[ship]],
            "status": game.ship_status[ship],
            "steps": game.ship_steps[ship],
            "cargo": game.ship_cargo[ship],
        }
        for ship in range(SHIPS * player, SHIPS * player + SHIPS)
        if game.ship_at[ship] != NOTHING
    ]


def turn_of(game: Mega, player: int) -> dict[str, Any]:
    """What a player has done this turn."""
    tables = game.tables
    used, given_up = game.abilities_used[player], game.given_up[player]
    return {
        "abilities_used": [name for a, name in enumerate(tables.advance_id) if used >> a & 1],
        "given_up": [name for b, name in enumerate(tables.building_id) if given_up >> b & 1],
        "has_sacrificed": bool(game.has_sacrificed[player]),
        "has_acted": bool(game.has_acted[player]),
        "lost_claim": bool(game.lost_claim[player]),
    }


def struck_of(game: Mega) -> dict[str, list[int]]:
    """Who has had a part in which calamity this turn (ME-K11)."""
    players = range(game.player_count)
    return {
        game.tables.calamity_id[calamity]: [p for p in players if bits >> p & 1]
        for calamity, bits in enumerate(game.struck)
        if bits
    }


# --- the map


def areas_of(game: Mega) -> dict[str, dict[str, Any]]:
    """What stands in the areas, by their ids; `wild` stands for barbarians and pirates."""
    found: dict[str, dict[str, Any]] = {}
    for area, name in enumerate(game.tables.area_id):
        entry = area_of(game, area)
        if entry:
            found[name] = entry
    return found


def area_of(game: Mega, area: int) -> dict[str, Any]:
    """What stands in one area; nothing where nothing does."""
    entry: dict[str, Any] = {}
    bits, owner = game.present[area], game.city[area]
    if bits:
        players = [player for player in range(game.wild + 1) if bits >> player & 1]
        entry["tokens"] = {holder_of(game, player): game.at(area, player) for player in players}
    if owner != NOBODY:
        entry["city"] = holder_of(game, owner)
        if game.new_city[area]:
            entry["new_city"] = True
    if game.building_in[area] != NOTHING:
        entry["building"] = game.tables.building_id[game.building_in[area]]
    if game.fresh[area]:
        entry["fresh"] = game.fresh[area]
    if game.closed[area]:
        entry["closed"] = True
    return entry


def holder_of(game: Mega, player: int) -> str:
    """Whose a piece is: a seat as text, or `wild`."""
    return "wild" if player == game.wild else str(player)


def buildings_of(game: Mega) -> list[dict[str, Any]]:
    """The special buildings on the board; all others are in the supply."""
    tables = game.tables
    return [
        {
            "id": tables.building_id[building],
            "area": tables.area_id[area],
            "builder": game.builder[building],
            "turn": game.built_turn[building],
        }
        for building, area in enumerate(game.building_at)
        if area != IN_SUPPLY
    ]


# --- trade and orders


def floor_facts(game: Mega, seat: Seat | None) -> dict[str, Any] | None:
    """The trading floor while it is open: who is done, offers made, and those the seat sees."""
    floor = floor_of(game)
    if floor is None:
        return None
    return {"done": floor.done[:], "made": floor.made[:], "offers": offers_of(game, seat)}


def orders_of(game: Mega) -> list[dict[str, Any]]:
    """The orders of phase 12 that everybody has heard and that are not carried out yet."""
    return [order_facts(game, player, order) for player, order in declared_orders(game)]


def standing_order_of(game: Mega, seat: Seat | None) -> dict[str, Any] | None:
    """The order the seat itself gave in advance, while it stands; nobody else sees it."""
    if seat is None:
        return None
    order = unpack(game, tuple(standing_order(game, seat)))
    return None if order is None else order_facts(game, seat, order)


def order_facts(game: Mega, player: int, order: Order) -> dict[str, Any]:
    """What an order takes, gives up and pays."""
    tables = game.tables
    return {
        "seat": player,
        "advances": [tables.advance_id[advance] for advance in order.advances],
        "building": None if order.building == NOTHING else tables.building_id[order.building],
        "sacrifice": None if order.sacrifice == NOTHING else tables.building_id[order.sacrifice],
        "treasury": order.payment.treasury,
        "cards": {
            tables.good_id[kind]: count for kind, count in enumerate(order.payment.cards) if count
        },
    }
