"""What an order comes to: its price, the payment, and what the A.S.T. then asks for."""

from __future__ import annotations

from ziggurat.games.mega.hands import goods_count
from ziggurat.games.mega.rules.phase_12_acquisition.buildings import building_price
from ziggurat.games.mega.rules.phase_12_acquisition.hand_limit import hand_limit
from ziggurat.games.mega.rules.phase_12_acquisition.orders import Order, order_price, unpack
from ziggurat.games.mega.rules.phase_12_acquisition.payments import (
    Payment,
    budget,
    card_points,
    payment_refusal,
    token_points,
)
from ziggurat.games.mega.rules.phase_12_acquisition.prices import (
    free_credits_between,
    grant_advance,
    price_basket,
    price_of,
)
from ziggurat.games.mega.rules.scoring import advance_points
from ziggurat.games.mega.rules.telling import good_told
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import GROUP_COUNT, GROUPS, NOTHING
from ziggurat.games.mega.view import reckoning_structs as structs
from ziggurat.games.mega.view.standing import moves_of, next_step_of
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Seat


def reckon_order(state: Mega, seat: Seat, answer: Answer) -> structs.Reckoning | None:
    """An order as it stands; None for an answer that is none, such as passing."""
    order = unpack(state, answer)
    if order is None or any(state.has(seat, advance) for advance in order.advances):
        return None
    ids, price = state.lookup.advance_id, order_price(state, seat, order)
    discounts = price_basket(state, seat, order.advances)
    twin = state.copy()
    for advance in order.advances:
        grant_advance(twin, seat, advance)
    has_building = order.building != NOTHING
    points = advance_points(twin, seat) - advance_points(state, seat)
    return structs.Reckoning(
        basket=structs.Basket(
            price=price,
            prices={ids[each]: price_of(state, seat, each) for each in order.advances},
            gift="" if discounts.gift == NOTHING else ids[discounts.gift],
            cheaper="" if discounts.cheaper == NOTHING else ids[discounts.cheaper],
            building_price=building_price(state, seat) if has_building else 0,
            short=max(0, price - budget(state, seat, order.sacrifice)),
            payment=payment_facts(state, seat, order, price),
            points=points,
            credits=credits_gained(state, twin, seat),
            free_credits=free_credits_between(state, state.advances[seat], twin.advances[seat]),
            moves=moves_of(twin, seat),
            next_step=next_step_of(twin, seat),
        )
    )


def payment_facts(state: Mega, seat: Seat, order: Order, price: int) -> structs.Payment | None:
    """The payment of an order; None where it will not do."""
    payment: Payment = order.payment
    if payment_refusal(state, seat, payment, price, order.sacrifice) is not None:
        return None
    turned_in = payment.turned_in()
    points = card_points(state, payment) + payment.treasury * token_points(state, seat)
    return structs.Payment(
        treasury=payment.treasury,
        cards={state.lookup.good_id[kind]: count for kind, count in enumerate(turned_in) if count},
        bonus=good_told(state, payment.bonus) or "",
        helped=good_told(state, payment.helped) or "",
        substitute=good_told(state, payment.substitute) or "",
        points=points,
        wasted=points - price,
        treasury_left=state.treasury[seat] - payment.treasury,
        cards_left=goods_count(state, seat) - sum(turned_in),
        hand_limit=hand_limit(state, seat),
    )


def credits_gained(state: Mega, twin: Mega, seat: Seat) -> dict[str, int]:
    """By group: the credits that advances have brought."""
    first = seat * GROUP_COUNT
    gained = {
        group: twin.credits[first + place] - state.credits[first + place]
        for place, group in enumerate(GROUPS)
    }
    return {group: credit for group, credit in gained.items() if credit}
