"""A complete transaction as one answer: sacrifice, advances, building, place and payment (SB-4.2).

The answer is building, place, sacrifice, bonus, helped, substitute, treasury, the number of
advances, the advances in order, and then kind and count of the cards turned in, by kind. `NOTHING`
stands for what the order leaves out.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.rules.phase_12_acquisition.buildings import (
    building_price,
    construction_refusal,
    place_refusal,
    sacrifice_refusal,
)
from ziggurat.games.mega.rules.phase_12_acquisition.payments import Payment, payment_refusal
from ziggurat.games.mega.rules.phase_12_acquisition.prices import price_basket
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import ADVANCE_COUNT, GOODS, NOTHING
from ziggurat.games.mega.words import names
from ziggurat.kernel.options import Answer
from ziggurat.kernel.refusals import Refusal

HEAD: Final = 8
"""Numbers before the advances of an answer."""


class Order:
    """What a player wants to do in his transaction."""

    __slots__ = ("advances", "area", "building", "payment", "sacrifice")

    advances: list[int]
    """In order of their numbers."""
    building: int
    """The special building to put up, or `NOTHING`."""
    area: int
    """Where to, or `NOTHING`."""
    sacrifice: int
    """The special building to give up, or `NOTHING`."""
    payment: Payment

    def __init__(
        self, advances: list[int], building: int, area: int, sacrifice: int, payment: Payment
    ) -> None:
        self.advances = advances
        self.building = building
        self.area = area
        self.sacrifice = sacrifice
        self.payment = payment

    def is_nothing(self) -> bool:
        """Whether nothing is bought, built or given up."""
        return not self.advances and self.building == NOTHING and self.sacrifice == NOTHING


def pack(order: Order) -> Answer:
    """The answer that means an order."""
    payment = order.payment
    numbers = [
        order.building,
        order.area,
        order.sacrifice,
        payment.bonus,
        payment.helped,
        payment.substitute,
        payment.treasury,
        len(order.advances),
        *order.advances,
    ]
    for kind, count in enumerate(payment.cards):
        if count:
            numbers.append(kind)
            numbers.append(count)
    return tuple(numbers)


def unpack(state: Mega, answer: Answer) -> Order | None:
    """The order an answer means; None when it means none."""
    if len(answer) < HEAD or not 0 <= answer[7] <= ADVANCE_COUNT:
        return None
    end = HEAD + answer[7]
    advances = list(answer[HEAD:end])
    cards = unpack_cards(list(answer[end:]))
    if cards is None or len(advances) < answer[7] or not is_rising(advances, ADVANCE_COUNT):
        return None
    places = [state.player_count, state.lookup.area_count, state.player_count, GOODS, GOODS, GOODS]
    for number, limit in zip(answer[:6], places):
        if not NOTHING <= number < limit:
            return None
    if answer[6] < 0 or (answer[0] == NOTHING) != (answer[1] == NOTHING):
        return None
    payment = Payment(cards, answer[6], answer[3], answer[4], answer[5])
    return Order(advances, answer[0], answer[1], answer[2], payment)


def unpack_cards(pairs: list[int]) -> list[int] | None:
    """By kind: the cards of pairs of kind and count; None when they are not in order."""
    kinds = pairs[::2]
    counts = pairs[1::2]
    if len(kinds) != len(counts) or not is_rising(kinds, GOODS):
        return None
    cards = [0] * GOODS
    for kind, count in zip(kinds, counts):
        if count < 1:
            return None
        cards[kind] = count
    return cards


def is_rising(numbers: list[int], limit: int) -> bool:
    """Whether numbers are in strict order, from 0 to below a limit."""
    least = 0
    for number in numbers:
        if not least <= number < limit:
            return False
        least = number + 1
    return True


def order_price(state: Mega, player: int, order: Order) -> int:
    """What an order costs in all; a building is no advance and gets no discount (SB-2.12)."""
    price = price_basket(state, player, order.advances).price
    if order.building != NOTHING:
        price += building_price(state, player)
    return price


def order_refusal(state: Mega, player: int, order: Order, hope: int) -> Refusal | None:
    """Why an order cannot be carried out now; empty when it can.

    `hope` is 1 for a claim before it comes up: others may give up the building it names.
    """
    if order.is_nothing():
        return Refusal("ME-V1", "This order buys, builds and gives up nothing. Pass instead.")
    for advance in order.advances:
        if state.has(player, advance):
            return Refusal("ME-C5", f"You hold {names.advance(state, advance)} already.")
    refusal = deeds_refusal(state, player, order, hope)
    if refusal:
        return refusal
    price = order_price(state, player, order)
    return payment_refusal(state, player, order.payment, price, order.sacrifice)


def deeds_refusal(state: Mega, player: int, order: Order, hope: int) -> Refusal | None:
    """Why the sacrifice or the construction of an order is not allowed."""
    if order.sacrifice != NOTHING:
        refusal = sacrifice_refusal(state, player, order.sacrifice)
        if refusal:
            return refusal
    if order.building == NOTHING:
        return None
    refusal = construction_refusal(state, player, order.building, order.sacrifice, hope)
    return refusal or place_refusal(state, player, order.area)
