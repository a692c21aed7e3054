"""Acquiring cards: from the display, the Basic stacks and the reserve; scientific progress."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.monumental.events.cards import CardAcquired
from ziggurat.games.monumental.events.city import ProgressMade
from ziggurat.games.monumental.rules.actions.action import Action, Wordless
from ziggurat.games.monumental.rules.cards.display import take_from_display
from ziggurat.games.monumental.rules.city.at_once import use_at_once
from ziggurat.games.monumental.rules.city.city import draw_and_use
from ziggurat.games.monumental.rules.effects import effects, statics
from ziggurat.games.monumental.rules.resources.prices import (
    payment,
    payment_in_words,
    price_in,
    price_refusal,
)
from ziggurat.games.monumental.rules.telling import amounts_told
from ziggurat.games.monumental.state import Monumental, without
from ziggurat.games.monumental.terms import (
    FROM_BASIC,
    FROM_DISPLAY,
    FROM_RESERVE,
    KNOWLEDGE,
    KNOWLEDGE_COUNT,
    NOTHING,
    ON_ACQUIRE,
    ORIGINS,
    RESERVE_COUNT,
    SCIENCE,
    SUPPLY,
    WONDER,
)
from ziggurat.games.monumental.words import names
from ziggurat.games.monumental.words.notation import card_pointed_at, read_kind
from ziggurat.kernel.options import Answer
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Frame, Procedure, Seat, changed

# --- where cards are acquired from


def offered(state: Monumental, player: int, origin: int) -> list[int]:
    """The cards lying at one of the places cards are acquired from, in their order there."""
    if origin == FROM_DISPLAY:
        return state.display
    if origin == FROM_RESERVE:
        return state.reserve[player]
    return [kind for kind, left in zip(state.lookup.basics, state.basics_left) if left]


def card_refusal(state: Monumental, player: int, kind: int) -> Refusal | None:
    """Why a player cannot have a card, whatever is paid for it (MO-5.3.2)."""
    building = state.construction[player]
    if building == NOTHING or state.lookup.kind_type[kind] != WONDER:
        return None
    name = state.lookup.kind_name[building]
    return Refusal("MO-5.3.2", f"Complete the {name} first; you can build one Wonder at a time.")


def affordable(state: Monumental, player: int, origin: int) -> list[int]:
    """The cards of a place that the player can acquire now.

    Random play asks this at most actions: discounts are only looked at where there are any and
    the printed price is too high.
    """
    is_building = state.construction[player] != NOTHING
    types, prices, costs = state.lookup.kind_type, state.lookup.kind_price, state.lookup.kind_cost
    purse = sum(state.supply[player * SUPPLY : (player + 1) * SUPPLY])
    is_cheaper = statics.has_discounts(state, player)
    found: list[int] = []
    for kind in offered(state, player, origin):
        if is_building and types[kind] == WONDER:
            continue
        if (costs[kind] <= purse and state.can_pay(player, prices[kind])) or (
            is_cheaper and state.can_pay(player, statics.price_of(state, player, kind, origin))
        ):
            found.append(kind)
    return found


class AcquireCard(Action):
    """What the ways of acquiring a card share. The answer is the card's kind."""

    __slots__ = ()

    origin: ClassVar[int] = FROM_DISPLAY
    clause: ClassVar[str] = "MO-5.1.1"
    offer: ClassVar[str] = ""
    """What can be acquired so, as in "that is no card of the display"."""
    nothing: ClassVar[str] = "no card is left there"

    def choices(self, state: Monumental, seat: Seat) -> list[Answer]:
        return [(kind,) for kind in affordable(state, seat, self.origin)]

    def refusal(self, state: Monumental, seat: Seat, answer: Answer) -> Refusal | None:
        if len(answer) != 1 or answer[0] not in offered(state, seat, self.origin):
            name = names.printed(state, answer, "That")
            return Refusal(self.clause, f"{name} is no {self.offer}.")
        kind = answer[0]
        price = statics.price_of(state, seat, kind, self.origin)
        name = state.lookup.kind_name[kind]
        refusal = card_refusal(state, seat, kind)
        return refusal or price_refusal(state, seat, price, self.price_clause(state, kind), name)

    def price_clause(self, state: Monumental, kind: int) -> str:
        """The clause on which the price rests."""
        return "MO-5.3.1" if state.lookup.kind_type[kind] == WONDER else self.clause

    def closed(self, state: Monumental, seat: Seat) -> Refusal | None:
        if not offered(state, seat, self.origin):
            return Refusal(self.clause, f"{self.nothing}")
        return Refusal(self.clause, "you can pay for none of the cards")

    def write(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        return state.lookup.kind_id[answer[0]]

    def read(self, state: Monumental, seat: Seat, text: str) -> Answer:
        return (read_kind(state, text),)

    def label(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        price = statics.price_of(state, seat, answer[0], self.origin)
        return f"{state.lookup.kind_name[answer[0]]} for {payment_in_words(state, seat, price)}"

    def things(self, state: Monumental, seat: Seat, answer: Answer) -> list[str]:
        return [f"card:{state.lookup.kind_id[answer[0]]}"]

    def meant(self, state: Monumental, seat: Seat, thing: str) -> list[Answer]:
        kind = card_pointed_at(state, thing)
        return [(kind,)] if kind in offered(state, seat, self.origin) else []

    def do(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        return Purchase(seat, answer[0], self.origin)


class Acquire(AcquireCard):
    """Acquire a card of the display; a Wonder goes under construction (MO-5.1, MO-5.3)."""

    __slots__ = ()

    name: ClassVar[str] = "acquire"
    title: ClassVar[str] = "Acquire a card of the display"
    offer: ClassVar[str] = "card of the display"
    nothing: ClassVar[str] = "the display is empty"
    weight: ClassVar[int] = 20


class BuyBasic(AcquireCard):
    """Acquire a Basic Building (MO-5.2)."""

    __slots__ = ()

    name: ClassVar[str] = "basic"
    title: ClassVar[str] = "Acquire a Basic Building"
    origin: ClassVar[int] = FROM_BASIC
    clause: ClassVar[str] = "MO-5.2.1"
    weight: ClassVar[int] = 6
    offer: ClassVar[str] = "Basic Building with cards left in its stack"


class AcquireReserved(AcquireCard):
    """Acquire a card of one's own reserve (AE-3.2.4)."""

    __slots__ = ()

    name: ClassVar[str] = "reserved"
    title: ClassVar[str] = "Acquire a reserved card"
    origin: ClassVar[int] = FROM_RESERVE
    clause: ClassVar[str] = "AE-3.2.4"
    weight: ClassVar[int] = 6
    offer: ClassVar[str] = "card of your reserve"
    nothing: ClassVar[str] = "your reserve is empty"


class Purchase(Procedure):
    """A card is paid for and acquired (MO-5.1.1)."""

    kind = "purchase"

    player: int
    card: int
    origin: int


def pay_for_card(state: Monumental, purchase: Purchase) -> Frame | None:
    """Pay the cost, less what discounts take off; those that work once are used up."""
    player, kind, origin = purchase.player, purchase.card, purchase.origin
    price = statics.price_of(state, player, kind, origin)
    statics.use_up_discounts(state, player, statics.purposes_of(state, kind, origin, 0))
    if state.is_heard:
        paid = amounts_told(payment(state, player, price))
        card = state.lookup.kind_id[kind]
        state.tell("MO-5.1.1", CardAcquired(player, card, ORIGINS[origin], paid))
    return effects.spend(state, player, price)


def receive_card(state: Monumental, purchase: Purchase) -> Frame | None:
    """The card changes hands."""
    return acquire(state, purchase.player, purchase.card, purchase.origin)


Purchase.steps = (pay_for_card, receive_card)


# --- everything after payment


def acquire(
    state: Monumental, player: int, kind: int, origin: int, to_use: int = 0
) -> Frame | None:
    """Take a card that is paid for or free: on the deck, or under construction (MO-5.1.2).

    With `to_use` it is used at once and lies on the discard pile instead. What reacts to
    acquiring a card reacts now.
    """
    take_away(state, player, kind, origin)
    card_type = state.lookup.kind_type[kind]
    state.acquired[player] |= 1 << card_type
    state.note(player, KNOWLEDGE_COUNT)
    if card_type == KNOWLEDGE:
        state.knowledge_owned[player] += 1
    if is_constructed(state, kind):
        state.construction[player] = kind
    elif to_use:
        state.put_on_discard(player, kind)
        return UseBought(player, kind, origin)
    else:
        state.put_on_deck(player, kind)
    return effects.fire(state, player, ON_ACQUIRE, kind, origin)


def is_constructed(state: Monumental, kind: int) -> bool:
    """Whether a card is under construction at first; others lie on the deck (MO-5.1.2)."""
    return state.lookup.kind_type[kind] == WONDER


def take_away(state: Monumental, player: int, kind: int, origin: int) -> None:
    """Lift a card from where it is acquired."""
    if origin == FROM_DISPLAY:
        take_from_display(state, kind)
    elif origin == FROM_RESERVE:
        state.reserve[player] = without(state.reserve[player], kind)
        state.note(player, RESERVE_COUNT)
    else:
        stack = state.lookup.basics.index(kind)
        state.basics_left = changed(state.basics_left, stack, state.basics_left[stack] - 1)


class UseBought(Purchase):
    """A card acquired by an effect that uses it at once (EF-7)."""

    kind = "use-bought"


def use_card(state: Monumental, purchase: Purchase) -> Frame | None:
    """Its yield and text, at once."""
    return use_at_once(state, purchase.player, [purchase.card])


def react_to_card(state: Monumental, purchase: Purchase) -> Frame | None:
    """What reacts to acquiring a card."""
    return effects.fire(state, purchase.player, ON_ACQUIRE, purchase.card, purchase.origin)


UseBought.steps = (use_card, react_to_card)


# --- scientific progress

OWN_DECK: Final = "deck:own"
"""The deck of whoever is asked, as a thing on the board."""


def progress_price(state: Monumental) -> list[int]:
    """What drawing a card costs (MO-5.9.4)."""
    return price_in(SCIENCE, state.lookup.setup.costs.scientific_progress.science)


class Progress(Wordless):
    """Make scientific progress: draw a card and use it for Science (MO-5.9.4)."""

    __slots__ = ()

    name: ClassVar[str] = "progress"
    title: ClassVar[str] = "Make scientific progress"
    clause: ClassVar[str] = "MO-5.9.4"
    weight: ClassVar[int] = 4

    def closed(self, state: Monumental, seat: Seat) -> Refusal | None:
        if not state.deck[seat] and not state.discard[seat]:
            return Refusal(
                "MO-5.9.3", "Your deck and your discard pile are empty; there is nothing to draw."
            )
        return price_refusal(state, seat, progress_price(state), "MO-5.9.4", "Scientific progress")

    def label(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        price = payment_in_words(state, seat, progress_price(state))
        return f"draw a card and use it for {price}"

    def things(self, state: Monumental, seat: Seat, answer: Answer) -> list[str]:
        return [OWN_DECK]

    def meant(self, state: Monumental, seat: Seat, thing: str) -> list[Answer]:
        return [()] if thing == OWN_DECK else []

    def do(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        price = progress_price(state)
        if state.is_heard:
            paid = amounts_told(payment(state, seat, price))
            state.tell("MO-5.9.4", ProgressMade(seat, paid))
        state.pay(seat, price)
        return draw_and_use(state, seat, 1)
