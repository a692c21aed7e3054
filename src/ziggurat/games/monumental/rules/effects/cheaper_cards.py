"""Acquiring a card by an effect, cheaper or free (EF-7 `acquire`)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.events.cards import CardAcquired
from ziggurat.games.monumental.lookup.effects import Operation
from ziggurat.games.monumental.printed import operations as texts
from ziggurat.games.monumental.rules.actions.asking import FromProgram
from ziggurat.games.monumental.rules.cards.acquiring import acquire
from ziggurat.games.monumental.rules.effects import statics
from ziggurat.games.monumental.rules.effects.counting import passes
from ziggurat.games.monumental.rules.effects.estimates import OFF_PRICE
from ziggurat.games.monumental.rules.effects.run import Run
from ziggurat.games.monumental.rules.resources.paying import spend
from ziggurat.games.monumental.rules.resources.prices import payment, payment_in_words
from ziggurat.games.monumental.rules.resources.tokens import may_afford
from ziggurat.games.monumental.rules.telling import amounts_told
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    FROM_DISPLAY,
    FROM_RESERVE,
    GAINS,
    NOTHING,
    ORIGINS,
    WONDER,
)
from ziggurat.games.monumental.words import names
from ziggurat.kernel.algebra import OneOf
from ziggurat.kernel.declaring import Shared
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Frame, Procedure, Seat

NO_CARD: Final = -1
"""The answer of somebody who acquires nothing."""
ORIGIN_KINDS: Final = 4096
"""A card is answered as its origin * `ORIGIN_KINDS` + its kind."""


class Acquire(Operation):
    """Acquire one card at once, cheaper or free (EF-7 `acquire`)."""

    printed: texts.Acquire

    def carry_out(self, state: Monumental, run: Run) -> Frame | None:
        player, own_kind = run.player, run.own_kind(state)
        keys = self.payable(state, player, own_kind)
        if not keys and not self.may_come_near(state, player, own_kind):
            return None
        if len(keys) == 1 and self.printed.free:
            return self.take_card(state, player, keys[0])
        return AcquireNow(player, run.program, run.place - 1, run.subject, run.other, run.record)

    def is_useful(self, state: Monumental, player: int, own_kind: int) -> bool:
        return len(self.offers(state, player, own_kind)) > 0

    def words(self) -> str:
        return "acquire a card at once"

    def worth(self) -> float:
        return 1.2 if self.printed.free else OFF_PRICE * self.printed.discount

    def offers(self, state: Monumental, player: int, own_kind: int) -> list[tuple[int, int]]:
        """Cards the player may acquire: kind and origin; prices are another matter."""
        found: list[tuple[int, int]] = []
        for place in self.printed.places:
            origin = ORIGINS.index(place)
            for kind in cards_at(state, player, origin):
                is_wanted = passes(state, self.printed.filter, kind, origin, own_kind)
                if is_wanted and may_begin(state, player, kind):
                    found.append((kind, origin))
        return found

    def payable(self, state: Monumental, player: int, own_kind: int) -> list[int]:
        """The cards that can be had and paid for, as answers."""
        return [
            origin * ORIGIN_KINDS + kind
            for kind, origin in self.offers(state, player, own_kind)
            if state.can_pay(player, self.price(state, player, kind, origin))
        ]

    def may_come_near(self, state: Monumental, player: int, own_kind: int) -> bool:
        """Whether a token might bring what a card lacks that nobody could pay for yet."""
        return any(
            may_afford(state, player, self.price(state, player, kind, origin))
            for kind, origin in self.offers(state, player, own_kind)
        )

    def price(self, state: Monumental, player: int, kind: int, origin: int) -> list[int]:
        """What the card costs now; nothing where it is free."""
        if self.printed.free:
            return [0] * GAINS
        return statics.price_of(state, player, kind, origin, self.printed.discount)

    def take_card(self, state: Monumental, player: int, key: int) -> Frame | None:
        """Acquire the card of an answer."""
        kind, origin = key % ORIGIN_KINDS, key // ORIGIN_KINDS
        to_use = int(self.printed.to == "use")
        if not self.printed.free:
            return Bargain(player, kind, origin, self.price(state, player, kind, origin), to_use)
        card = state.lookup.kind_id[kind]
        told = CardAcquired(player, card, ORIGINS[origin], None, by_effect=True)
        state.tell("MO-5.10.1", told)
        return acquire(state, player, kind, origin, to_use)


def cards_at(state: Monumental, player: int, origin: int) -> list[int]:
    """The cards a player could acquire from a place."""
    if origin == FROM_DISPLAY:
        return state.display
    if origin == FROM_RESERVE:
        return state.reserve[player]
    return [kind for place, kind in enumerate(state.lookup.basics) if state.basics_left[place]]


def may_begin(state: Monumental, player: int, kind: int) -> bool:
    """Whether a card may be taken at all: only one Wonder is under construction (MO-5.3.2)."""
    if state.lookup.kind_type[kind] != WONDER:
        return True
    return state.construction[player] == NOTHING


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

    def operation(self, state: Monumental) -> Acquire:
        operation = super().operation(state)
        assert isinstance(operation, Acquire)
        return operation

    def keys(self, state: Monumental) -> list[int]:
        """The cards to choose from, as answers."""
        return sorted(self.operation(state).payable(state, self.seat, self.own_kind(state)))

    def prompt(self, state: Monumental, seat: Seat) -> str:
        how = "for free" if self.operation(state).printed.free else "now"
        return f"{names.player(state, seat)}: which card do you acquire {how}?"

    def is_short(self, state: Monumental) -> bool:
        return not self.keys(state)

    def offer(self, state: Monumental, seat: Seat) -> Options:
        items = [self.item(state, key) for key in self.keys(state)]
        if not self.operation(state).printed.free:
            items.insert(0, Item(NO_CARD, "none", "no card"))
        return OneOf(items, "MO-5.10.1")

    def item(self, state: Monumental, key: int) -> Item:
        """A card to choose: `astronomy@display`."""
        lookup = state.lookup
        kind, origin = key % ORIGIN_KINDS, key // ORIGIN_KINDS
        price = self.operation(state).price(state, self.seat, kind, origin)
        notation = f"{lookup.kind_id[kind]}@{ORIGINS[origin]}"
        label = f"{lookup.kind_name[kind]} for {payment_in_words(state, self.seat, price)}"
        return Item(key, notation, label, [f"card:{lookup.kind_id[kind]}"])

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return (self.keys(state)[0] if self.operation(state).printed.free else NO_CARD,)

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        if answer[0] == NO_CARD:
            return None
        return self.operation(state).take_card(state, seat, answer[0])
