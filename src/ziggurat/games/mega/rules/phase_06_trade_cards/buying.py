"""Buying additional trade cards, one after the other (ME-D3 to ME-D5, ME-N2)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ziggurat.games.mega.events.trade import CardTaken, WaterBought
from ziggurat.games.mega.hands import draw, take
from ziggurat.games.mega.pieces import pay
from ziggurat.games.mega.rules.phase_07_trade.market import has_market
from ziggurat.games.mega.rules.telling import card_told
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import NOTHING, STACKS, WATER, WONDER_OF_THE_WORLD
from ziggurat.games.mega.words import names
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.menu import Menu, Verb, urn_of
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Choice, Frame, Seat


def has_free_card(state: Mega, player: int) -> bool:
    """Whether Wonder of the World gives a card: not with cities for every stack (ME-D5)."""
    return state.has(player, WONDER_OF_THE_WORLD) and state.city_count[player] < STACKS


def can_buy(state: Mega, player: int, free: int) -> bool:
    """Whether there is anything a player could buy; `free` if his free card is still to come."""
    extra, treasury = state.lookup.extra_cards, state.treasury[player]
    if free or (has_market(state) and treasury >= state.lookup.numbers.market.water_cost):
        return True
    for place in range(0, len(extra), 3):
        advance = extra[place + 2]
        if treasury >= extra[place + 1] and (advance == NOTHING or state.has(player, advance)):
            return True
    return False


class BuyCards(Choice[Mega]):
    """What a player buys next; he may look at each card before he decides on another (ME-D4)."""

    kind = "buy_cards"

    free: int
    """Whether the free card of Wonder of the World is still to be had (ME-D5)."""

    def prompt(self, state: Mega, seat: Seat) -> str:
        return f"Which additional trade card do you take? You have {state.treasury[seat]} treasury."

    def options(self, state: Mega, seat: Seat) -> Options:
        return Menu(state, seat, VERBS, URN)

    def default(self, state: Mega, seat: Seat) -> Answer:
        return DONE

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        if answer == DONE:
            return None
        VERBS[answer[0]].do(state, seat, answer[1:])
        free = 0 if answer[0] == FREE else self.free
        return BuyCards(seat, free) if can_buy(state, seat, free) else None


class FromStack(Verb[Mega]):
    """A verb about a stack, whose number from 1 to 9 is its answer and its notation."""

    __slots__ = ()

    def choices(self, state: Mega, seat: Seat) -> list[Answer]:
        found: list[Answer] = []
        for number in range(1, STACKS + 1):
            if not self.refusal(state, seat, (number,)):
                found.append((number,))
        return found

    def write(self, state: Mega, seat: Seat, answer: Answer) -> str:
        return str(answer[0])

    def read(self, state: Mega, seat: Seat, text: str) -> Answer:
        digit = text.strip().removeprefix("stack").strip()
        if len(digit) != 1 or digit not in "123456789":
            raise Invalid(f"'{text.strip()[:40]}' is no stack; stacks are numbered from 1 to 9.")
        return (int(digit),)

    def things(self, state: Mega, seat: Seat, answer: Answer) -> list[str]:
        return [f"stack:{answer[0]}"]

    def meant(self, state: Mega, seat: Seat, thing: str) -> list[Answer]:
        return [(number,) for number in range(1, STACKS + 1) if thing == f"stack:{number}"]


class Buy(FromStack):
    """Buy the top card of a stack for treasury (ME-D3)."""

    __slots__ = ()

    name: ClassVar[str] = "buy"
    title: ClassVar[str] = "Buy a card"
    weight: ClassVar[int] = 6

    def refusal(self, state: Mega, seat: Seat, answer: Answer) -> Refusal | None:
        if len(answer) != 1 or not 1 <= answer[0] <= STACKS:
            return Refusal("ME-D3", "Buy a card of a stack from 1 to 9.")
        price, advance = terms_of(state, answer[0] - 1)
        if not price:
            return Refusal("ME-D3", f"Cards of stack {answer[0]} are not for sale.")
        if advance != NOTHING and not state.has(seat, advance):
            needed = names.advance(state, advance)
            return Refusal(
                "ME-D3", f"Cards of stack {answer[0]} are sold only to holders of {needed}."
            )
        treasury = state.treasury[seat]
        if treasury < price:
            cost = f"a card of stack {answer[0]} costs {price} treasury"
            return Refusal("ME-D4", f"Payment comes first: {cost}; you have {treasury}.")
        return None

    def closed(self, state: Mega, seat: Seat) -> Refusal | None:
        return Refusal(
            "ME-D3", f"You have {state.treasury[seat]} treasury, and no card is sold for that."
        )

    def label(self, state: Mega, seat: Seat, answer: Answer) -> str:
        price = terms_of(state, answer[0] - 1)[0]
        return f"Buy a card of [stack:{answer[0]}] for {price} treasury"

    def do(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        price = terms_of(state, answer[0] - 1)[0]
        pay(state, seat, price)
        draw_openly(state, seat, answer[0], "ME-D3", price)
        return None


class Free(FromStack):
    """Take the free card of Wonder of the World (ME-D5)."""

    __slots__ = ()

    name: ClassVar[str] = "free"
    title: ClassVar[str] = "Take the free card"
    weight: ClassVar[int] = 6

    def refusal(self, state: Mega, seat: Seat, answer: Answer) -> Refusal | None:
        if not has_free_card_left(state):
            return self.closed(state, seat)
        cities = state.city_count[seat]
        if len(answer) != 1 or not cities < answer[0] <= STACKS:
            number = f"{cities + 1} to {STACKS}"
            held = names.counted(cities, "city", "cities")
            return Refusal(
                "ME-D5", f"With {held} the free card comes from one of the stacks {number}."
            )
        return None

    def closed(self, state: Mega, seat: Seat) -> Refusal | None:
        if not state.has(seat, WONDER_OF_THE_WORLD):
            return Refusal(
                "ME-D5", "Only holders of [advance:wonder_of_the_world] take a card for nothing."
            )
        if state.city_count[seat] >= STACKS:
            return Refusal("ME-D5", "No stack has a number above that of your cities.")
        return Refusal("ME-D5", "You have taken your free card.")

    def label(self, state: Mega, seat: Seat, answer: Answer) -> str:
        return f"Take a card of [stack:{answer[0]}] for nothing"

    def do(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        draw_openly(state, seat, answer[0], "ME-D5", 0)
        return None


class BuyWater(Verb[Mega]):
    """Buy a Water card, where there is a market (ME-N2)."""

    __slots__ = ()

    name: ClassVar[str] = "water"
    title: ClassVar[str] = "Buy Water"
    weight: ClassVar[int] = 1

    def choices(self, state: Mega, seat: Seat) -> list[Answer]:
        return [] if self.refusal(state, seat, ()) else [()]

    def refusal(self, state: Mega, seat: Seat, answer: Answer) -> Refusal | None:
        return Refusal("ME-N2", "Nothing follows this.") if answer else self.closed(state, seat)

    def closed(self, state: Mega, seat: Seat) -> Refusal | None:
        price, treasury = state.lookup.numbers.market.water_cost, state.treasury[seat]
        if not has_market(state):
            return Refusal("ME-N2", "Water is sold with 3 or 4 players only.")
        return None if treasury >= price else Refusal("ME-N2", f"Water costs {price} treasury.")

    def write(self, state: Mega, seat: Seat, answer: Answer) -> str:
        return ""

    def read(self, state: Mega, seat: Seat, text: str) -> Answer:
        return nothing_behind(text)

    def label(self, state: Mega, seat: Seat, answer: Answer) -> str:
        return f"Buy [card:water] for {state.lookup.numbers.market.water_cost} treasury"

    def things(self, state: Mega, seat: Seat, answer: Answer) -> list[str]:
        return ["card:water"]

    def do(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        price = state.lookup.numbers.market.water_cost
        pay(state, seat, price)
        take(state, seat, WATER)
        state.tell("ME-N2", WaterBought(seat, price))
        return None


class NoMore(Verb[Mega]):
    """Buy nothing more."""

    __slots__ = ()

    name: ClassVar[str] = "done"
    title: ClassVar[str] = "Done"
    weight: ClassVar[int] = 6

    def choices(self, state: Mega, seat: Seat) -> list[Answer]:
        return [()]

    def refusal(self, state: Mega, seat: Seat, answer: Answer) -> Refusal | None:
        return Refusal("ME-D3", "Nothing follows done.") if answer else None

    def write(self, state: Mega, seat: Seat, answer: Answer) -> str:
        return ""

    def read(self, state: Mega, seat: Seat, text: str) -> Answer:
        return nothing_behind(text)

    def label(self, state: Mega, seat: Seat, answer: Answer) -> str:
        return "Buy nothing more"

    def do(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        return None


VERBS: Final[tuple[Verb[Any], ...]] = (Buy(), Free(), BuyWater(), NoMore())
URN: Final = urn_of(VERBS)
FREE: Final = 1
DONE: Final[Answer] = (3,)


def terms_of(state: Mega, stack: int) -> tuple[int, int]:
    """The price of a card of a stack and the advance that opens its sale; 0 if not for sale."""
    extra = state.lookup.extra_cards
    for place in range(0, len(extra), 3):
        if extra[place] == stack:
            return extra[place + 1], extra[place + 2]
    return 0, NOTHING


def has_free_card_left(state: Mega) -> bool:
    """Whether the player who is asked has not taken his free card yet."""
    frame = state.stack[-1]
    return isinstance(frame, BuyCards) and frame.free != 0


def draw_openly(state: Mega, player: int, number: int, clause: str, price: int) -> None:
    """Take the top card of a stack; everybody sees from where, the player alone what (ME-D6)."""
    code = draw(state, player, number - 1)
    seen = CardTaken(player, number, price, card_told(state, code))
    unseen = CardTaken(player, number, price, None)
    # Whether a stack is empty, and Water comes in place of a card, everybody knows.
    state.tell_some(clause, [player], seen, seen if code == WATER else unseen)


def nothing_behind(text: str) -> Answer:
    """The answer of a verb that needs no more than its word."""
    if text.strip():
        raise Invalid(f"'{text.strip()[:40]}' is too much: nothing follows this.")
    return ()
