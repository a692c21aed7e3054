"""Acquiring a card by an effect, cheaper or free (EF-7 `acquire`)."""

from __future__ import annotations

from ziggurat.games.monumental.events.cards import CardAcquired
from ziggurat.games.monumental.lookup.lookup import Operation
from ziggurat.games.monumental.rules.actions.asking import FromProgram
from ziggurat.games.monumental.rules.cards.acquiring import acquire
from ziggurat.games.monumental.rules.effects import statics
from ziggurat.games.monumental.rules.effects.running import Run
from ziggurat.games.monumental.rules.effects.usefulness import offers
from ziggurat.games.monumental.rules.resources.paying import spend
from ziggurat.games.monumental.rules.resources.prices import payment, payment_in_words
from ziggurat.games.monumental.rules.resources.tokens import may_afford
from ziggurat.games.monumental.rules.telling import amounts_told
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import GAINS, ORIGINS
from ziggurat.games.monumental.words import names
from ziggurat.kernel.algebra import OneOf
from ziggurat.kernel.declaring import Shared
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Frame, Procedure, Seat

NO_CARD = -1
"""The answer of somebody who acquires nothing."""
ORIGIN_KINDS = 4096
"""A card is answered as its origin * `ORIGIN_KINDS` + its kind."""


def acquire_now(state: Monumental, run: Run, operation: Operation) -> Frame | None:
    """Acquire one card at once, cheaper or free (EF-7 `acquire`)."""
    keys = acquirable(state, run.player, operation, run.own_kind(state))
    if not keys and not may_come_near(state, run.player, operation, run.own_kind(state)):
        return None
    if len(keys) == 1 and operation.limit:
        return bargain(state, run.player, operation, keys[0])
    return AcquireNow(run.player, run.program, run.place - 1, run.subject, run.other, run.record)


def acquirable(state: Monumental, player: int, operation: Operation, own_kind: int) -> list[int]:
    """The cards that can be had and paid for, as answers."""
    return [
        origin * ORIGIN_KINDS + kind
        for kind, origin in offers(state, player, operation, own_kind)
        if state.can_pay(player, bargain_price(state, player, operation, kind, origin))
    ]


def may_come_near(state: Monumental, player: int, operation: Operation, own_kind: int) -> bool:
    """Whether a token might bring what a card lacks that nobody could pay for yet."""
    return any(
        may_afford(state, player, bargain_price(state, player, operation, kind, origin))
        for kind, origin in offers(state, player, operation, own_kind)
    )


def bargain_price(
    state: Monumental, player: int, operation: Operation, kind: int, origin: int
) -> list[int]:
    """What the card costs now; nothing where it is free."""
    if operation.limit:
        return [0] * GAINS
    return statics.price_of(state, player, kind, origin, operation.amount)


def bargain(state: Monumental, player: int, operation: Operation, key: int) -> Frame | None:
    """Acquire the card of an answer."""
    kind, origin = key % ORIGIN_KINDS, key // ORIGIN_KINDS
    if operation.limit:
        card = state.lookup.kind_id[kind]
        told = CardAcquired(player, card, ORIGINS[origin], None, by_effect=True)
        state.tell("MO-5.10.1", told)
        return acquire(state, player, kind, origin, operation.what)
    price = bargain_price(state, player, operation, kind, origin)
    return Bargain(player, kind, origin, price, operation.what)


class Bargain(Procedure):
    """A card acquired by an effect is paid for and taken."""

    kind = "bargain"

    player: int
    card: int
    origin: int
    price: Shared[int]
    to_use: int


def pay_bargain(state: Monumental, bought: Bargain) -> Frame | None:
    """Pay; discounts that applied are used up."""
    player = bought.player
    purposes = statics.purposes_of(state, bought.card, bought.origin, 0)
    statics.use_up_discounts(state, player, purposes)
    if state.is_heard:
        card = state.lookup.kind_id[bought.card]
        paid = amounts_told(payment(state, player, bought.price))
        told = CardAcquired(player, card, ORIGINS[bought.origin], paid, by_effect=True)
        state.tell("MO-5.10.1", told)
    return spend(state, player, bought.price)


def take_bargain(state: Monumental, bought: Bargain) -> Frame | None:
    """The card changes hands."""
    return acquire(state, bought.player, bought.card, bought.origin, bought.to_use)


Bargain.steps = (pay_bargain, take_bargain)


class AcquireNow(FromProgram):
    """Which card do you acquire by this effect? A card that costs something may be left."""

    kind = "acquire-now"

    def keys(self, state: Monumental) -> list[int]:
        """The cards to choose from, as answers."""
        return sorted(acquirable(state, self.seat, self.operation(state), self.own_kind(state)))

    def prompt(self, state: Monumental, seat: Seat) -> str:
        how = "for free" if self.operation(state).limit else "now"
        return f"{names.player(state, seat)}: which card do you acquire {how}?"

    def is_short(self, state: Monumental) -> bool:
        return not self.keys(state)

    def offer(self, state: Monumental, seat: Seat) -> Options:
        items = [self.item(state, key) for key in self.keys(state)]
        if not self.operation(state).limit:
            items.insert(0, Item(NO_CARD, "none", "no card"))
        return OneOf(items, "MO-5.10.1")

    def item(self, state: Monumental, key: int) -> Item:
        """A card to choose: `astronomy@display`."""
        lookup = state.lookup
        kind, origin = key % ORIGIN_KINDS, key // ORIGIN_KINDS
        price = bargain_price(state, self.seat, self.operation(state), kind, origin)
        notation = f"{lookup.kind_id[kind]}@{ORIGINS[origin]}"
        label = f"{lookup.kind_name[kind]} for {payment_in_words(state, self.seat, price)}"
        return Item(key, notation, label, [f"card:{lookup.kind_id[kind]}"])

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return (self.keys(state)[0] if self.operation(state).limit else NO_CARD,)

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        if answer[0] == NO_CARD:
            return None
        return bargain(state, seat, self.operation(state), answer[0])
