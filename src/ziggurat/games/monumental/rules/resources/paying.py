"""Choosing basic resources: what a gain of any consists of, and what pays for a price of any."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.events.effects import Gained, Paid
from ziggurat.games.monumental.rules.actions.asking import Question
from ziggurat.games.monumental.rules.telling import amounts_told
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import ANY, BASIC, GAINS, GOLD
from ziggurat.games.monumental.words import names
from ziggurat.games.monumental.words.notation import resource_items
from ziggurat.kernel.algebra import Split
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Choice, Frame, Seat

MEANS: Final = (*BASIC, GOLD)
"""What can pay for basic resources of any type (MO-3.4)."""


class ShareGain(Question):
    """Which basic resources do you gain? (EF-7 `gain` of any)."""

    kind = "share-gain"

    amount: int

    def prompt(self, state: Monumental, seat: Seat) -> str:
        who = names.player(state, seat)
        return f"{who}: you gain {self.amount} basic resources of your choice. Which?"

    def offer(self, state: Monumental, seat: Seat) -> Options:
        limits = [self.amount] * len(BASIC)
        return Split(self.amount, resource_items(), limits, "MO-3.1")

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return (self.amount, 0, 0)

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        for resource in BASIC:
            state.gain(seat, resource, answer[resource])
        state.tell("MO-3.1", Gained(seat, amounts_told(list(answer))))
        return None


def spend(state: Monumental, player: int, price: list[int]) -> Frame | None:
    """Pay a price that can be paid; which resources pay for `any` is asked where it matters."""
    fixed = price[:]
    fixed[ANY] = 0
    state.pay(player, fixed)
    amount = price[ANY]
    if not amount:
        return None
    limits = means_left(state, player, amount)
    basics = sum(limits)
    if basics <= amount or limits.count(0) == len(limits) - 1:
        shares = first_shares(limits, amount)
        pay_shares(state, player, [*shares, amount - sum(shares)])
        return None
    return PayAny(player, amount)


def means_left(state: Monumental, player: int, amount: int) -> list[int]:
    """How much of each basic resource could go into a payment."""
    return [min(amount, state.amount(player, resource)) for resource in BASIC]


def first_shares(limits: list[int], amount: int) -> list[int]:
    """A payment that takes what comes first."""
    shares: list[int] = []
    for limit in limits:
        share = min(limit, amount)
        shares.append(share)
        amount -= share
    return shares


def pay_shares(state: Monumental, player: int, shares: list[int]) -> None:
    """Pay so much of each basic resource, and Gold for what they lack."""
    paid = [0] * GAINS
    for place, resource in enumerate(MEANS):
        paid[resource] = state.lose(player, resource, shares[place])
    if state.is_heard:
        state.tell("MO-3.5", Paid(player, amounts_told(paid)))


class PayAny(Choice[Monumental]):
    """Which basic resources do you pay with? Gold is kept while they suffice (MO-3.4)."""

    kind = "pay-any"

    amount: int

    def prompt(self, state: Monumental, seat: Seat) -> str:
        who = names.player(state, seat)
        return f"{who}: with which basic resources do you pay {self.amount}?"

    def options(self, state: Monumental, seat: Seat) -> Options:
        limits = means_left(state, seat, self.amount)
        return Split(self.amount, resource_items(), limits, "MO-3.4")

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return tuple(first_shares(means_left(state, seat, self.amount), self.amount))

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        pay_shares(state, seat, [*answer, 0])
        return None
