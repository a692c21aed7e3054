"""What a seat knows of others' hands beyond the backs of their cards."""

from __future__ import annotations

from ziggurat.games.mega.rules.phase_07_trade.floor import offers_seen
from ziggurat.games.mega.rules.phase_12_acquisition.claims import Exchange
from ziggurat.games.mega.rules.phase_12_acquisition.orders import Order, unpack
from ziggurat.games.mega.rules.phase_12_acquisition.precedence import (
    Acquisition,
    current_acquisition,
)
from ziggurat.games.mega.rules.phase_12_acquisition.transactions import AFTER_PAYMENT, Transaction
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import FIRST_CALAMITY, GOODS
from ziggurat.kernel.state import Seat


def known_goods(state: Mega, seat: Seat | None) -> dict[int, int]:
    """By player * GOODS + kind: how many such cards a seat knows to be in another's hand.

    It has seen them go there, a standing offer names them truly, or a declared order will pay with
    them. What stays behind once that is paid nobody else knows.
    """
    fixed: dict[int, int] = {}
    if seat is not None:
        seen = state.seen[seat]
        for place in range(0, len(seen), 2):
            if seen[place + 1] < FIRST_CALAMITY:
                row = seen[place] * GOODS + seen[place + 1]
                fixed[row] = fixed.get(row, 0) + 1
    for offer in offers_seen(state, seat):
        for kind in offer.named:
            count = 2 if offer.named[0] == offer.named[1] else 1
            raise_to(fixed, offer.maker * GOODS + kind, count)
    for player, order in declared_orders(state):
        if not has_paid(state, player):
            for kind, count in enumerate(order.payment.cards):
                if count:
                    raise_to(fixed, player * GOODS + kind, count)
    return fixed


def raise_to(counts: dict[int, int], row: int, count: int) -> None:
    """At least so many are known."""
    if counts.get(row, 0) < count:
        counts[row] = count


def known_calamities(state: Mega, seat: Seat | None) -> list[int]:
    """The calamity cards in others' hands that a seat has seen go there."""
    if seat is None:
        return []
    codes = state.seen[seat][1::2]
    return [code - FIRST_CALAMITY for code in codes if code >= FIRST_CALAMITY]


def declared_orders(state: Mega) -> list[tuple[int, Order]]:
    """The orders of phase 12 that everybody has heard and that are not carried out yet."""
    given: list[list[int]] = []
    for frame in state.stack:
        if isinstance(frame, Acquisition):
            given += frame.claims
        elif isinstance(frame, Exchange):
            given.append([frame.first, *frame.first_order])
            given.append([frame.second, *frame.second_order])
        elif isinstance(frame, Transaction):
            given.append([frame.player, *frame.order])
    declared: list[tuple[int, Order]] = []
    for numbers in given:
        order = unpack(state, tuple(numbers[1:]))
        if order is not None:
            declared.append((numbers[0], order))
    return declared


def has_paid(state: Mega, player: int) -> bool:
    """Whether a player has turned in what his declared order pays with, or another one."""
    is_done = state.has_acted[player] != 0
    for frame in state.stack:
        if isinstance(frame, Transaction) and frame.player == player:
            return frame.step >= AFTER_PAYMENT
        if isinstance(frame, Exchange) and player in (frame.first, frame.second):
            # Who has had his place is in the transaction that lies on top of this, or through it.
            is_done = current_acquisition(state).order.index(player) < frame.place
    return is_done
