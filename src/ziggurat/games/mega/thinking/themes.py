"""What answers are about, for characters who favour war, trade or building."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega import terms
from ziggurat.games.mega.rules.phase_03_movement.journeys import AREA, STAYING
from ziggurat.games.mega.rules.phase_07_trade.floor_options import ACCEPT, OFFER
from ziggurat.games.mega.rules.phase_10_abilities.using import STRIKES, usable
from ziggurat.games.mega.rules.phase_12_acquisition.order_options import ORDER
from ziggurat.games.mega.rules.phase_12_acquisition.orders import Order, unpack
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import NOBODY, NOTHING
from ziggurat.games.mega.thinking.candidates import order_words
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Seat

WAR: Final = "war"
"""Fights, what makes them easier, and what does harm to others."""
TRADE: Final = "trade"
"""Trade cards, and what brings more of them."""
BUILDING: Final = "building"
"""Cities and special buildings, and what keeps them."""

OF_ADVANCES: Final[dict[int, str]] = {
    **dict.fromkeys(
        (
            terms.METALWORKING,
            terms.MILITARY,
            terms.ADVANCED_MILITARY,
            terms.NAVAL_WARFARE,
            terms.FUNDAMENTALISM,
            terms.MONOTHEISM,
            terms.POLITICS,
            terms.PROVINCIAL_EMPIRE,
        ),
        WAR,
    ),
    **dict.fromkeys(
        (
            terms.MINING,
            terms.COINAGE,
            terms.TRADE_ROUTES,
            terms.TRADE_EMPIRE,
            terms.CARTOGRAPHY,
            terms.RHETORIC,
            terms.CLOTH_MAKING,
            terms.ROADBUILDING,
        ),
        TRADE,
    ),
    **dict.fromkeys(
        (
            terms.ARCHITECTURE,
            terms.URBANISM,
            terms.MASONRY,
            terms.ENGINEERING,
            terms.AGRICULTURE,
            terms.PUBLIC_WORKS,
            terms.WONDER_OF_THE_WORLD,
            terms.POTTERY,
        ),
        BUILDING,
    ),
}
"""What advances are about, as far as they are about one of these."""


def theme(state: Mega, seat: Seat, answer: Answer) -> str:
    """What an answer is about; empty where it is nothing much."""
    kind = state.decision().kind
    if kind in ("orders", "purchase"):
        order = unpack(state, answer[1:]) if order_words(state)[answer[0]] == ORDER else None
        return theme_of_order(state, order) if order is not None else ""
    if kind == "floor":
        return TRADE if answer[0] in (OFFER, ACCEPT) else ""
    if kind in ("buy_cards", "market_trade"):
        return TRADE if answer != state.decision().default(state, seat) else ""
    if kind in ("build-cities", "build-with-help"):
        return BUILDING if answer != state.decision().default(state, seat) else ""
    if kind in ("march", "sail"):
        return theme_of_journey(state, seat, answer)
    if kind == "use-ability":
        uses = usable(state, seat)
        return WAR if answer[0] and uses[answer[0] - 1][0] in STRIKES else ""
    return ""


def theme_of_order(state: Mega, order: Order) -> str:
    """What most of the price of an order is about; a special building counts for building."""
    spent: dict[str, int] = {WAR: 0, TRADE: 0, BUILDING: 0}
    for advance in order.advances:
        about = OF_ADVANCES.get(advance)
        if about is not None:
            spent[about] += state.lookup.advance_cost[advance]
    if order.building != NOTHING:
        return BUILDING
    most = max(spent, key=lambda about: spent[about])
    return most if spent[most] else ""


def theme_of_journey(state: Mega, seat: Seat, answer: Answer) -> str:
    """Going where others are is war."""
    if answer == STAYING:
        return ""
    area = answer[AREA]
    is_foreign = state.city[area] not in (NOBODY, seat)
    return WAR if is_foreign or state.present[area] & ~(1 << seat) else ""
