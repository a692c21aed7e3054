"""What things cost a player (ER-2: abilities lower prices while the capital is held)."""

from __future__ import annotations

from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.words import names
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Seat


def price_of(state: Revolt, seat: Seat, thing: int) -> list[int]:
    """What a thing costs the seat: food, gold and wood (ER-2: abilities need the capital)."""
    if state.has_capital(seat):
        return state.lookup.price[state.nation[seat]][thing]
    return state.lookup.plain_price[thing]


def price_refusal(
    state: Revolt, seat: Seat, price: list[int], clause: str, what: str
) -> Refusal | None:
    """Why the seat cannot pay for something."""
    if state.can_pay(seat, price):
        return None
    return Refusal(
        clause, f"{what} costs {names.price(price)}; you have {names.hand(state, seat)}."
    )


def price_closed(state: Revolt, seat: Seat, thing: int, clause: str) -> Refusal | None:
    """That nothing can be bought for lack of cards, as a menu says it."""
    price = price_of(state, seat, thing)
    if state.can_pay(seat, price):
        return None
    return Refusal(clause, f"it costs {names.price(price)}; you have {names.hand(state, seat)}")
