"""What a player acquires in phase 12, and how he pays for it."""

from __future__ import annotations

from ziggurat.games.mega.rules.phase_12_acquisition.acquisition import (
    AT_ONCE,
    AT_ONCE_OR_FIRST,
    IN_PLACE,
)
from ziggurat.games.mega.rules.phase_12_acquisition.buildings import (
    available_buildings,
    building_sites,
)
from ziggurat.games.mega.rules.phase_12_acquisition.cheapest_payment import best_payment
from ziggurat.games.mega.rules.phase_12_acquisition.credits import FreeCredits
from ziggurat.games.mega.rules.phase_12_acquisition.order_options import ORDER, SKIP
from ziggurat.games.mega.rules.phase_12_acquisition.orders import (
    Order,
    order_price,
    order_refusal,
    pack,
)
from ziggurat.games.mega.rules.phase_12_acquisition.payments import (
    Payment,
    token_points,
    treasury_needed,
)
from ziggurat.games.mega.rules.phase_12_acquisition.prices import prices_for
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import GOODS, GROUP_COUNT, NOTHING
from ziggurat.games.mega.thinking.baskets import Basket, best_basket, ripe_cards
from ziggurat.games.mega.thinking.manner import Manner
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.options import Answer


def order_answer(
    state: Mega, seat: int, words: list[str], otherwise: str, manner: Manner
) -> Answer:
    """The best order, or another word where there is nothing to order."""
    basket = best_basket(state, seat, manner)
    if not basket.is_empty():
        order = order_of(state, seat, basket, manner)
        if order is not None:
            return (words.index(ORDER), *order)
    return (words.index(otherwise),)


def order_of(state: Mega, player: int, basket: Basket, manner: Manner) -> Answer | None:
    """The order of a basket: treasury pays first, then ripe sets, then whatever there is."""
    area = NOTHING
    if basket.building != NOTHING:
        area = building_sites(state, player)[0]
    order = Order(
        sorted(basket.advances), basket.building, area, basket.sacrifice, Payment([0] * GOODS, 0)
    )
    price = order_price(state, player, order)
    amount = price - state.treasury[player] * token_points(state, player)
    twin = state.copy()
    twin.treasury[player] = 0
    if basket.is_frugal:
        for kind, count in enumerate(ripe_cards(state, player, manner)):
            twin.goods[player * GOODS + kind] = count
    payment = best_payment(twin, player, amount, basket.sacrifice)
    if payment is None and basket.is_frugal:
        twin.goods = state.goods
        payment = best_payment(twin, player, amount, basket.sacrifice)
    if payment is None:
        return None
    payment.treasury = treasury_needed(state, player, payment, price)
    order.payment = payment
    return None if order_refusal(state, player, order, 0) else pack(order)


def choose_order(state: Mega, seat: int, manner: Manner) -> Answer:
    """What to acquire, told at the beginning."""
    words = AT_ONCE_OR_FIRST if state.with_buildings else AT_ONCE
    return order_answer(state, seat, words, SKIP, manner)


def choose_purchase(state: Mega, seat: int, manner: Manner) -> Answer:
    """What to acquire in one's place."""
    return order_answer(state, seat, IN_PLACE, SKIP, manner)


def choose_credits(state: Mega, seat: int) -> Answer:
    """All credits of free choice go to the group in which most is still to be bought."""
    decision = state.decision()
    if not isinstance(decision, FreeCredits):
        raise Broken("nobody spreads credits now")
    sums = [0] * GROUP_COUNT
    for advance, price in enumerate(prices_for(state, seat)):
        if price > 0:
            for group in state.lookup.advance_groups[advance]:
                sums[group] += price
    steps = decision.owed(seat) // state.lookup.numbers.advances.credit_step
    shares = [0] * GROUP_COUNT
    shares[sums.index(max(sums))] = steps
    return tuple(shares)


def another_building(state: Mega, seat: int) -> Answer:
    """Any other building is better than none."""
    supply = available_buildings(state, seat)
    return (supply[-1] if supply else NOTHING,)
