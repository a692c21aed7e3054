"""Exchanging resources one for one, as effects allow (EF-7 `convert`)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.events.effects import Exchanged
from ziggurat.games.monumental.lookup.effects import Operation
from ziggurat.games.monumental.printed import operations as texts
from ziggurat.games.monumental.rules.actions.asking import Question
from ziggurat.games.monumental.rules.effects.estimates import PRICES
from ziggurat.games.monumental.rules.effects.run import Run
from ziggurat.games.monumental.rules.resources.paying import ShareGain, first_shares
from ziggurat.games.monumental.rules.resources.prices import price_in
from ziggurat.games.monumental.rules.resources.tokens import may_raise
from ziggurat.games.monumental.rules.telling import amounts_told
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import ANY, BASIC, GAINS, PRODUCTION, RESOURCES, UNLIMITED
from ziggurat.games.monumental.words import names
from ziggurat.games.monumental.words.notation import resource_items
from ziggurat.kernel.algebra import Amount, Split
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Choice, Frame, Seat

CHANGING: Final = 0.06
"""What turning a resource into another of the same price is worth."""


class Convert(Operation):
    """Exchange any amount of a resource, up to a limit."""

    printed: texts.Convert
    given: int
    taken: int
    limit: int

    def prepare(self) -> None:
        self.given = RESOURCES.index(self.printed.give)
        self.taken = RESOURCES.index(self.printed.take)
        self.limit = UNLIMITED if self.printed.max is None else self.printed.max

    def carry_out(self, state: Monumental, run: Run) -> Frame | None:
        player, given = run.player, self.given
        if convertible(state, player, given) or may_raise(state, player, given):
            return ConvertAmount(player, given, self.taken, self.limit)
        return None

    def is_useful(self, state: Monumental, player: int, own_kind: int) -> bool:
        return convertible(state, player, self.given) > 0

    def words(self) -> str:
        most = "any number of" if self.limit == UNLIMITED else f"up to {self.limit}"
        given = RESOURCES[self.given].capitalize()
        if self.given == ANY:
            given = "basic resource" if self.limit == 1 else "basic resources"
        taken = "others" if self.taken == ANY else RESOURCES[self.taken].capitalize()
        return f"turn {most} {given} into {taken}"

    def worth(self) -> float:
        most = 3 if self.limit == UNLIMITED else min(self.limit, 4)
        given = PRODUCTION if self.given == ANY else self.given
        return most * max(CHANGING, PRICES[self.taken] - PRICES[given])


def convertible(state: Monumental, player: int, resource: int) -> int:
    """How much there is to exchange."""
    if resource != ANY:
        return state.amount(player, resource)
    return sum(state.amount(player, basic) for basic in BASIC)


def most_exchanged(state: Monumental, player: int, resource: int, limit: int) -> int:
    """How much may be exchanged now."""
    most = convertible(state, player, resource)
    return most if limit == UNLIMITED else min(most, limit)


def exchange(state: Monumental, player: int, shares: list[int], taken: int) -> Frame | None:
    """Give so much of each resource for as much of another."""
    given = [0] * GAINS
    for resource, share in enumerate(shares):
        if share:
            given[resource] = state.lose(player, resource, share)
    amount = sum(given)
    told = Exchanged(player, amounts_told(given), RESOURCES[taken], amount)
    state.tell("MO-5.10.1", told)
    if taken == ANY:
        return ShareGain(player, amount) if amount else None
    state.gain(player, taken, amount)
    return None


class ConvertAmount(Question):
    """How much do you exchange? (EF-7)."""

    kind = "convert-amount"

    given: int
    taken: int
    limit: int
    """What the effect allows, or `UNLIMITED`."""

    def prompt(self, state: Monumental, seat: Seat) -> str:
        what = "basic resources" if self.given == ANY else RESOURCES[self.given].capitalize()
        into = "others" if self.taken == ANY else RESOURCES[self.taken].capitalize()
        return f"{names.player(state, seat)}: how many {what} do you turn into {into}?"

    def is_short(self, state: Monumental) -> bool:
        return not convertible(state, self.seat, self.given)

    def offer(self, state: Monumental, seat: Seat) -> Options:
        most = most_exchanged(state, seat, self.given, self.limit)
        if self.given == ANY:
            return Amount(0, most, "basic resources", "MO-5.10.1", "basic resource")
        name = RESOURCES[self.given]
        return Amount(0, most, name.capitalize(), "MO-5.10.1", thing=f"resource:{name}")

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return (0,)

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        amount = answer[0]
        if not amount:
            return None
        if self.given != ANY:
            return exchange(state, seat, price_in(self.given, amount), self.taken)
        limits = given_limits(state, seat, amount)
        if sum(limits) == amount or limits.count(0) == len(limits) - 1:
            return exchange(state, seat, first_shares(limits, amount), self.taken)
        return ConvertWhich(seat, self.taken, amount)


def given_limits(state: Monumental, player: int, amount: int) -> list[int]:
    """How much of each basic resource can be given."""
    return [min(amount, state.amount(player, basic)) for basic in BASIC]


class ConvertWhich(Choice[Monumental]):
    """Which basic resources do you give? (EF-7)."""

    kind = "convert-which"

    taken: int
    amount: int

    def prompt(self, state: Monumental, seat: Seat) -> str:
        return f"{names.player(state, seat)}: which {self.amount} basic resources do you give?"

    def options(self, state: Monumental, seat: Seat) -> Options:
        limits = given_limits(state, seat, self.amount)
        return Split(self.amount, resource_items(), limits, "MO-5.10.1")

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return tuple(first_shares(given_limits(state, seat, self.amount), self.amount))

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        return exchange(state, seat, list(answer), self.taken)
