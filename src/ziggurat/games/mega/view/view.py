"""What a seat may know: the only way out of the state.

Hidden are hands but for their size and the numbers on the backs of their cards, the order of the
stacks and how many cards they have, cards that lie face down, the cards behind offers, offers made
to others alone, who traded a calamity, others' orders given in advance, and theme sets. The map
tells only of areas with something in them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ziggurat.games.mega.hands import backs_of
from ziggurat.games.mega.lookup.lookup import Lookup
from ziggurat.games.mega.rules.limits import areas_with_more_room, room
from ziggurat.games.mega.rules.phase_05_cities.checks import support_rate
from ziggurat.games.mega.rules.phase_07_trade.floor import floor_of
from ziggurat.games.mega.rules.phase_12_acquisition.orders import Order, unpack
from ziggurat.games.mega.rules.phase_12_acquisition.precedence import standing_order
from ziggurat.games.mega.rules.scoring import advances_of, score_of
from ziggurat.games.mega.rules.short_game import known_theme
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    ENDINGS,
    EPOCHS,
    GROUP_COUNT,
    NOBODY,
    NOTHING,
    SHIPS,
)
from ziggurat.games.mega.view import structs
from ziggurat.games.mega.view.cards import (
    discards_of,
    known_cards,
    market_of,
    offers_of,
    own_hand,
    shown_calamities,
    stacks_of,
)
from ziggurat.games.mega.view.certain_cards import declared_orders
from ziggurat.games.mega.view.standing import (
    buildings_of,
    moves_of,
    next_step_of,
    own_prices,
    step_ahead_of,
)
from ziggurat.games.mega.view.structs import Area, Floor, Player, Ship, View
from ziggurat.kernel.state import Seat

WILD: Final = "wild"
"""Whose barbarians and pirates are."""
MAPS_KEPT: Final = 32
"""So many maps are not made again while they stand."""


def view_of(state: Mega, seat: Seat | None) -> View:
    """The table in ids rather than numbers."""
    return View(
        seat=seat,
        board=state.lookup.board,
        expert=bool(state.lookup.is_expert),
        short=bool(state.is_short),
        with_buildings=bool(state.with_buildings),
        live=bool(state.live_claims),
        offers_allowed=state.offers_allowed,
        turn_limit=state.turn_limit,
        turn=state.turn,
        phase=state.phase,
        ranking=tuple(state.ranking),
        position=tuple(state.by_position()),
        players=tuple([player_of(state, player) for player in range(state.player_count)]),
        areas=areas_of(state),
        barbarians_left=state.barbarians_left,
        pirates_left=state.pirates_left,
        buildings=buildings_of(state),
        stacks=stacks_of(state),
        discards=discards_of(state),
        market=market_of(state, seat),
        hand=own_hand(state, seat),
        prices=own_prices(state, seat),
        known=known_cards(state, seat),
        theme=known_theme(state, seat),
        floor=floor_facts(state, seat),
        orders=orders_of(state),
        standing_order=standing_order_of(state, seat),
        struck=struck_of(state),
        asked=tuple(state.decision().seats(state)) if state.stack else (),
        question=state.decision().kind if state.stack else "",
        end_turn=state.end_turn,
        ending=ENDINGS[state.ending],
        places=tuple(state.places),
    )


# --- players


def player_of(state: Mega, player: int) -> Player:
    """All about one player that everybody may know."""
    lookup = state.lookup
    civilization, step = state.civilization[player], state.step[player]
    score = score_of(state, player)
    first = player * GROUP_COUNT
    return Player(
        civilization=lookup.civ_id[civilization],
        block=lookup.civ_block[civilization],
        stock=state.stock[player],
        treasury=state.treasury[player],
        tokens=state.on_board[player],
        cities=state.city_count[player],
        city_stock=state.city_stock[player],
        support=support_rate(state, player) * state.city_count[player],
        ships=ships_of(state, player),
        census=state.census[player],
        step=step,
        epoch=EPOCHS[lookup.epoch[civilization][step]],
        moves=moves_of(state, player),
        next_step=next_step_of(state, player),
        step_ahead=step_ahead_of(state, player),
        advances=tuple([lookup.advance_id[each] for each in advances_of(state, player)]),
        credits=tuple(state.credits[first : first + GROUP_COUNT]),
        score=score.total,
        points={part: points for part, points in score.parts.items() if points},
        hand_size=state.hand_size[player],
        backs=tuple(backs_of(state, player)),
        calamities=shown_calamities(state, player),
        abilities_used=marked(lookup.advance_id, state.abilities_used[player]),
        given_up=marked(lookup.building_id, state.given_up[player]),
        has_sacrificed=bool(state.has_sacrificed[player]),
        has_acted=bool(state.has_acted[player]),
        lost_claim=bool(state.lost_claim[player]),
        late_iron=player in state.late_iron,
        leaving=bool(state.leaving[player]),
        gone=state.gone[player],
    )


def ships_of(state: Mega, player: int) -> tuple[Ship, ...]:
    """A player's ships on the board."""
    return tuple(
        [
            Ship(
                ship,
                state.lookup.area_id[state.ship_at[ship]],
                state.ship_status[ship],
                state.ship_steps[ship],
                state.ship_cargo[ship],
            )
            for ship in range(SHIPS * player, SHIPS * player + SHIPS)
            if state.ship_at[ship] != NOTHING
        ]
    )


def marked(names: list[str], bits: int) -> tuple[str, ...]:
    """The names whose bits are set."""
    return tuple([name for place, name in enumerate(names) if bits >> place & 1]) if bits else ()


def struck_of(state: Mega) -> dict[str, tuple[int, ...]]:
    """Who has had a part in which calamity this turn (ME-K11)."""
    players = range(state.player_count)
    return {
        state.lookup.calamity_id[calamity]: tuple(p for p in players if bits >> p & 1)
        for calamity, bits in enumerate(state.struck)
        if bits
    }


# --- the map


def areas_of(state: Mega) -> dict[str, Area]:
    """What stands in the areas, by their ids; areas with nothing in them are left out."""
    return areas_with(
        state.lookup,
        tuple(state.tokens),
        tuple(state.city),
        tuple(state.new_city),
        tuple(state.building_in),
        tuple(state.fresh),
        tuple(state.closed),
        special_rooms(state),
    )


@lru_cache(maxsize=MAPS_KEPT)
def areas_with(
    lookup: Lookup,
    tokens: tuple[int, ...],
    city: tuple[int, ...],
    new_city: tuple[int, ...],
    building_in: tuple[int, ...],
    fresh: tuple[int, ...],
    closed: tuple[int, ...],
    rooms: tuple[tuple[int, int], ...],
) -> dict[str, Area]:
    """The same by all it depends on: no seat sees another map, and few answers change it."""
    holders = [*(str(player) for player in range(lookup.player_count)), WILD]
    width = len(holders)
    found: dict[str, Area] = {}
    room_in = dict(rooms)
    for area, name in enumerate(lookup.area_id):
        row, owner, building = (
            tokens[area * width : (area + 1) * width],
            city[area],
            building_in[area],
        )
        is_held = any(row) or owner != NOBODY or building != NOTHING
        if is_held or fresh[area] or closed[area]:
            found[name] = Area(
                {holders[player]: count for player, count in enumerate(row) if count},
                "" if owner == NOBODY else holders[owner],
                owner != NOBODY and new_city[area] != 0,
                "" if building == NOTHING else lookup.building_id[building],
                fresh[area],
                room_in.get(area),
                closed[area] != 0,
            )
    return found


def special_rooms(state: Mega) -> tuple[tuple[int, int], ...]:
    """Areas, and what a player who is alone there may keep, where that is more than usual."""
    found: list[tuple[int, int]] = []
    for player in range(state.player_count):
        for area in areas_with_more_room(state, player):
            usual = 0 if state.city[area] == player else state.lookup.limit[area]
            if state.is_alone(area, player) and room(state, player, area) != usual:
                found.append((area, room(state, player, area)))
    return tuple(found)


# --- trade and orders


def floor_facts(state: Mega, seat: Seat | None) -> Floor | None:
    """The trading floor while it is open: who is done, offers made, and those the seat sees."""
    floor = floor_of(state)
    if floor is None:
        return None
    return Floor(tuple(floor.done), tuple(floor.made), offers_of(state, seat))


def orders_of(state: Mega) -> tuple[structs.Order, ...]:
    """The orders of phase 12 that everybody has heard and that are not carried out yet."""
    return tuple(order_facts(state, player, order) for player, order in declared_orders(state))


def standing_order_of(state: Mega, seat: Seat | None) -> structs.Order | None:
    """The order the seat itself gave in advance, while it stands; nobody else sees it."""
    if seat is None:
        return None
    order = unpack(state, tuple(standing_order(state, seat)))
    return None if order is None else order_facts(state, seat, order)


def order_facts(state: Mega, player: int, order: Order) -> structs.Order:
    """What an order takes, gives up and pays."""
    lookup = state.lookup
    return structs.Order(
        seat=player,
        advances=tuple(lookup.advance_id[advance] for advance in order.advances),
        building=None if order.building == NOTHING else lookup.building_id[order.building],
        sacrifice=None if order.sacrifice == NOTHING else lookup.building_id[order.sacrifice],
        treasury=order.payment.treasury,
        cards={
            lookup.good_id[kind]: count for kind, count in enumerate(order.payment.cards) if count
        },
    )
