"""A tiny game for the kernel's tests: an open trading floor with hidden hands.

On each day a caravan deals goods, everybody trades freely until all are done, and then each pays
a toll in goods. Complete sets of goods count at the end.
"""

from __future__ import annotations

import sys
from typing import Any, ClassVar

from ziggurat.kernel.algebra import Split
from ziggurat.kernel.clauses import Clauses, read_clauses
from ziggurat.kernel.declaring import Fixed, Index
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken, Invalid
from ziggurat.kernel.events import Event, Sentences, kinds_in
from ziggurat.kernel.game import Game, Outcome, Score, Setting, Settings
from ziggurat.kernel.menu import Menu, Verb, urn_of
from ziggurat.kernel.options import Answer, Item, Options, read_item
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Choice, Frame, Open, Procedure, Seat, State
from ziggurat.kernel.views import Briefing, Reckoning, Scene, View

RULES = """
### BZ-1 The caravan [house]

Every morning each hand gets three goods from the pile, seen by nobody else.

### BZ-2 The floor [house]

All trade at once until everybody is done.

- **BZ-2a [house]** One may offer a good one holds for another, once at a time, three times a day.
- **BZ-2b [house]** Whoever holds what is wanted may accept the offer of somebody else;
  this ends the offers of both.
- **BZ-2c [house]** One's own offer may be withdrawn.
- **BZ-2d [house]** Once a day one may buy a good unseen from the pile.

### BZ-3 The toll [house]

In the evening everybody lays two goods into the open chest.

### BZ-4 The end [house]

After the last day, or when the pile is empty, each set of three different goods counts five and
each other good one.
"""

GOODS = ("dates", "linen", "myrrh")
KINDS = len(GOODS)
EACH = 14
"""Goods of each kind there are for each seat."""
NONE = -1
OFFERS_A_DAY = 3
TOLL = 2
DEALT = 3


class DayBegun(Event):
    """A day begins."""

    day: int


class Offered(Event):
    """Somebody offers a good for another."""

    seat: Seat
    good: str
    wanted: str


class Traded(Event):
    """Somebody accepts an offer."""

    seat: Seat
    partner: Seat


class Bought(Event):
    """Somebody buys a good of the pile, and looks at it."""

    seat: Seat
    good: str


class BoughtUnseen(Event):
    """The same, as all others see it."""

    seat: Seat


SENTENCES: Sentences[None] = Sentences()


@SENTENCES.add
def day_begun(event: DayBegun, _: None) -> str:
    return f"Day {event.day} begins."


@SENTENCES.add
def offered(event: Offered, _: None) -> str:
    return f"[seat:{event.seat}] offers {event.good}>{event.wanted}."


@SENTENCES.add
def traded(event: Traded, _: None) -> str:
    return f"[seat:{event.seat}] trades with [seat:{event.partner}]."


@SENTENCES.add
def bought(event: Bought, _: None) -> str:
    return f"[seat:{event.seat}] buys [good:{event.good}]."


@SENTENCES.add
def bought_unseen(event: BoughtUnseen, _: None) -> str:
    return f"[seat:{event.seat}] buys something."


class Table(State):
    """The bazaar."""

    seats: Fixed[int]
    days: Fixed[int]
    day: int
    hand: list[int]
    """How many of each good each seat holds, seat by seat."""
    pile: list[int]
    """Goods face down, the next one last."""
    chest: list[int]
    give: list[int]
    """For each seat the good it offers."""
    want: list[int]
    offers: list[int]
    """Offers each seat made today."""
    searched: list[int]
    """Who bought unseen today."""
    held: Index[list[int]]
    """How many goods each seat holds."""

    def __init__(self, dice: Dice, seats: int, days: int) -> None:
        super().__init__(dice)
        self.seats = seats
        self.days = days
        self.day = 0
        self.hand = [0] * (seats * KINDS)
        self.pile = [0]
        self.chest = [0] * KINDS
        self.give = [NONE] * seats
        self.want = [NONE] * seats
        self.offers = [0] * seats
        self.searched = [0] * seats
        self.held = [0] * seats

    def has(self, seat: Seat, good: int) -> bool:
        return self.hand[seat * KINDS + good] > 0

    def goods_of(self, seat: Seat) -> list[int]:
        return self.hand[seat * KINDS : (seat + 1) * KINDS]

    def gain(self, seat: Seat, good: int) -> None:
        self.hand[seat * KINDS + good] += 1
        self.held[seat] += 1

    def lose(self, seat: Seat, good: int) -> None:
        self.hand[seat * KINDS + good] -= 1
        self.held[seat] -= 1

    def draw(self, seat: Seat) -> None:
        """Take the next good of the pile, which the seat sees."""
        self.reveal()
        self.gain(seat, self.pile.pop())

    def end_offer(self, seat: Seat) -> None:
        self.give[seat] = self.want[seat] = NONE


class Offer(Verb[Table]):
    """Offer a good for another (BZ-2a)."""

    __slots__ = ()
    name: ClassVar[str] = "offer"
    title: ClassVar[str] = "Offer"

    def choices(self, state: Table, seat: Seat) -> list[Answer]:
        pairs = [(give, want) for give in range(KINDS) for want in range(KINDS)]
        return [pair for pair in pairs if not self.refusal(state, seat, pair)]

    def refusal(self, state: Table, seat: Seat, answer: Answer) -> Refusal | None:
        if len(answer) != 2 or not all(0 <= good < KINDS for good in answer):
            return Refusal("BZ-2a", "Offer one good for another.")
        if answer[0] == answer[1]:
            return Refusal("BZ-2a", "Offer a good for another one.")
        if state.give[seat] != NONE:
            return Refusal("BZ-2a", "You have an offer standing; withdraw it first.")
        if state.offers[seat] >= OFFERS_A_DAY:
            return Refusal("BZ-2a", f"You have made {OFFERS_A_DAY} offers today.")
        if not state.has(seat, answer[0]):
            return Refusal("BZ-2a", f"You hold no {GOODS[answer[0]]}.")
        return None

    def closed(self, state: Table, seat: Seat) -> Refusal | None:
        return Refusal("", "You have offered enough, or have an offer standing.")

    def write(self, state: Table, seat: Seat, answer: Answer) -> str:
        return f"{GOODS[answer[0]]}>{GOODS[answer[1]]}"

    def read(self, state: Table, seat: Seat, text: str) -> Answer:
        items = [Item(number, good) for number, good in enumerate(GOODS)]
        give, _, want = text.partition(">")
        return read_item(items, give).key, read_item(items, want).key

    def label(self, state: Table, seat: Seat, answer: Answer) -> str:
        return f"Offer [good:{GOODS[answer[0]]}] for [good:{GOODS[answer[1]]}]"

    def things(self, state: Table, seat: Seat, answer: Answer) -> list[str]:
        return [f"good:{GOODS[good]}" for good in answer]

    def do(self, state: Table, seat: Seat, answer: Answer) -> Frame | None:
        state.give[seat], state.want[seat] = answer
        state.offers[seat] += 1
        state.tell("BZ-2a", Offered(seat, GOODS[answer[0]], GOODS[answer[1]]))
        return None


class Accept(Verb[Table]):
    """Accept somebody's offer (BZ-2b)."""

    __slots__ = ()
    name: ClassVar[str] = "accept"
    title: ClassVar[str] = "Accept"
    weight: ClassVar[int] = 12

    def choices(self, state: Table, seat: Seat) -> list[Answer]:
        others = [(other,) for other in range(state.seats)]
        return [other for other in others if not self.refusal(state, seat, other)]

    def refusal(self, state: Table, seat: Seat, answer: Answer) -> Refusal | None:
        if len(answer) != 1 or not 0 <= answer[0] < state.seats or answer[0] == seat:
            return Refusal("BZ-2b", "Accept the offer of somebody else.")
        if state.give[answer[0]] == NONE:
            return Refusal("BZ-2b", "There is no such offer.")
        wanted = state.want[answer[0]]
        if not state.has(seat, wanted):
            return Refusal("BZ-2b", f"You hold no {GOODS[wanted]}.")
        return None

    def write(self, state: Table, seat: Seat, answer: Answer) -> str:
        return str(answer[0] + 1)

    def read(self, state: Table, seat: Seat, text: str) -> Answer:
        if not text.isdecimal() or len(text) > 2:
            raise Invalid(f"'{text}' is not the number of a trader.")
        return (int(text) - 1,)

    def label(self, state: Table, seat: Seat, answer: Answer) -> str:
        return f"Accept the offer of [seat:{answer[0]}]"

    def things(self, state: Table, seat: Seat, answer: Answer) -> list[str]:
        return [f"seat:{answer[0]}"]

    def meant(self, state: Table, seat: Seat, thing: str) -> list[Answer]:
        return [(other,) for other in range(state.seats) if thing == f"seat:{other}"]

    def do(self, state: Table, seat: Seat, answer: Answer) -> Frame | None:
        other = answer[0]
        give, want = state.give[other], state.want[other]
        # The offer of the seat that accepts ends too: if it ended only when nothing is left to
        # give, it would tell what the hand holds.
        state.end_offer(other)
        state.end_offer(seat)
        state.lose(other, give)
        state.lose(seat, want)
        state.gain(other, want)
        state.gain(seat, give)
        state.tell("BZ-2b", Traded(seat, other))
        return None


class Word(Verb[Table]):
    """A verb that needs nothing but its word."""

    __slots__ = ()

    def choices(self, state: Table, seat: Seat) -> list[Answer]:
        return [] if self.refusal(state, seat, ()) else [()]

    def write(self, state: Table, seat: Seat, answer: Answer) -> str:
        return ""

    def read(self, state: Table, seat: Seat, text: str) -> Answer:
        if text:
            raise Invalid(f"Nothing follows '{self.name}'.")
        return ()

    def label(self, state: Table, seat: Seat, answer: Answer) -> str:
        return self.title


class Withdraw(Word):
    """Take one's offer back (BZ-2c)."""

    __slots__ = ()
    name: ClassVar[str] = "withdraw"
    title: ClassVar[str] = "Withdraw your offer"

    def refusal(self, state: Table, seat: Seat, answer: Answer) -> Refusal | None:
        if answer or state.give[seat] == NONE:
            return Refusal("BZ-2c", "You have no offer standing.")
        return None

    def do(self, state: Table, seat: Seat, answer: Answer) -> Frame | None:
        state.end_offer(seat)
        return None


class Buy(Word):
    """Buy a good unseen (BZ-2d)."""

    __slots__ = ()
    name: ClassVar[str] = "buy"
    title: ClassVar[str] = "Buy unseen"

    def refusal(self, state: Table, seat: Seat, answer: Answer) -> Refusal | None:
        if answer or state.searched[seat] or not state.pile:
            return Refusal("BZ-2d", "Once a day you may buy a good of the pile.")
        return None

    def do(self, state: Table, seat: Seat, answer: Answer) -> Frame | None:
        bought = GOODS[state.pile[-1]]
        state.searched[seat] = 1
        state.draw(seat)
        state.tell_some("BZ-2d", [seat], Bought(seat, bought), BoughtUnseen(seat))
        return None


class Done(Word):
    """Leave the floor for today (BZ-2)."""

    __slots__ = ()
    name: ClassVar[str] = "done"
    title: ClassVar[str] = "Done for today"
    weight: ClassVar[int] = 2

    def refusal(self, state: Table, seat: Seat, answer: Answer) -> Refusal | None:
        return Refusal("BZ-2", "Nothing follows done.") if answer else None


VERBS: tuple[Verb[Any], ...] = (Offer(), Accept(), Withdraw(), Buy(), Done())
BUY: Answer = (3,)
DONE: Answer = (4,)


class Floor(Open[Table]):
    """The trading floor (BZ-2)."""

    kind = "floor"

    def prompt(self, state: Table, seat: Seat) -> str:
        return f"Day {state.day}: what does [seat:{seat}] trade?"

    def options(self, state: Table, seat: Seat) -> Options:
        return Menu(state, seat, VERBS, urn_of(VERBS))

    def default(self, state: Table, seat: Seat) -> Answer:
        return DONE

    def is_done(self, answer: Answer) -> bool:
        return answer == DONE

    def take(self, state: Table, seat: Seat, answer: Answer) -> Frame | None:
        return VERBS[answer[0]].do(state, seat, answer[1:])

    def close(self, state: Table) -> Frame | None:
        for seat in range(state.seats):
            state.end_offer(seat)
        return None


class Toll(Choice[Table]):
    """A seat pays goods into the chest (BZ-3)."""

    kind = "toll"

    def prompt(self, state: Table, seat: Seat) -> str:
        return "Which goods do you pay as toll?"

    def options(self, state: Table, seat: Seat) -> Options:
        items = [Item(n, good, "", [f"good:{good}"]) for n, good in enumerate(GOODS)]
        return Split(min(TOLL, state.held[seat]), items, state.goods_of(seat), "BZ-3")

    def default(self, state: Table, seat: Seat) -> Answer:
        return self.options(state, seat).answers()[0]

    def take(self, state: Table, seat: Seat, answer: Answer) -> Frame | None:
        for good, count in enumerate(answer):
            state.chest[good] += count
            for _ in range(count):
                state.lose(seat, good)
        return None


def caravan(table: Table, day: Day) -> Frame | None:
    """Goods for every hand (BZ-1)."""
    table.day += 1
    table.offers = [0] * table.seats
    table.searched = [0] * table.seats
    for seat in range(table.seats):
        for _ in range(min(DEALT, len(table.pile))):
            table.draw(seat)
    table.tell("BZ-1", DayBegun(table.day))
    return None


def trade(table: Table, day: Day) -> Frame | None:
    """The floor is open (BZ-2)."""
    return Floor(list(range(table.seats)), [])


def tolls(table: Table, day: Day) -> Frame | None:
    """Everybody in turn pays (BZ-3)."""
    if day.payer == table.seats:
        return None
    day.payer += 1
    day.step -= 1
    return Toll(day.payer - 1) if table.held[day.payer - 1] else None


def evening(table: Table, day: Day) -> Frame | None:
    """Another day, or the end (BZ-4)."""
    if table.day < table.days and table.pile:
        day.payer = 0
        day.begin_again()
    return None


class Day(Procedure):
    """The course of a day, again and again."""

    kind = "day"
    steps = (caravan, trade, tolls, evening)

    payer: int


class Square(View, frozen=True, kw_only=True):
    """What a trader sees."""

    day: int
    hand: tuple[int, ...] | None
    held: tuple[int, ...]
    pile: int
    chest: tuple[int, ...]
    offers: tuple[tuple[int, int], ...]
    made: tuple[int, ...]
    searched: tuple[int, ...]
    done: tuple[int, ...]


class Wares(Scene, frozen=True):
    """What is traded, and for how long."""

    goods: tuple[str, ...]
    days: int


class Wants(Briefing, frozen=True):
    """What a trader looks for: the goods it has none of."""

    missing: tuple[str, ...]


class Outlay(Reckoning, frozen=True):
    """How many goods of one's own an answer names."""

    named: int


class Bazaar(Game[Table]):
    """The bazaar, as the kernel sees it."""

    name: ClassVar[str] = "bazaar"
    title: ClassVar[str] = "Bazaar"
    summary: ClassVar[str] = "An open floor with hidden hands."
    seats: ClassVar[range] = range(2, 7)
    rules_version: ClassVar[int] = 3
    settings: ClassVar[tuple[Setting, ...]] = (Setting("days", "how long it lasts", 3, 1, 9),)
    endings: ClassVar[dict[str, str]] = {
        "the last day is over": "The last day is over.",
        "the pile is empty": "Nothing is left to sell.",
    }
    frames: ClassVar[tuple[type[Frame], ...]] = (Day, Floor, Toll)
    events: ClassVar[tuple[type[Event], ...]] = kinds_in(sys.modules[__name__])
    sentences: ClassVar[Sentences[None]] = SENTENCES
    view_type: ClassVar[type[View]] = Square
    scene_type: ClassVar[type[Scene]] = Wares
    briefing_type: ClassVar[type[Briefing] | None] = Wants
    reckoning_type: ClassVar[type[Reckoning] | None] = Outlay

    def blank(self, seats: int, settings: Settings, dice: Dice) -> Table:
        return Table(dice, seats, int(settings["days"]))

    def deal(self, seats: int, settings: Settings, seed: bytes) -> Table:
        table = self.blank(seats, settings, Dice(seed))
        table.pile = [good for good in range(KINDS) for _ in range(seats * EACH // KINDS)]
        table.dice.shuffle(table.pile)
        table.stack.append(Day(0))
        return table

    def reindex(self, state: Table) -> None:
        state.held = [sum(state.goods_of(seat)) for seat in range(state.seats)]

    def view(self, state: Table, seat: Seat | None) -> Square:
        frame = state.stack[-1] if state.stack else None
        return Square(
            day=state.day,
            hand=None if seat is None else tuple(state.goods_of(seat)),
            held=tuple(state.held),
            pile=len(state.pile),
            chest=tuple(state.chest),
            offers=tuple(zip(state.give, state.want, strict=True)),
            made=tuple(state.offers),
            searched=tuple(state.searched),
            done=tuple(frame.done) if isinstance(frame, Floor) else (),
        )

    def holdings(self, state: Table, seat: Seat) -> dict[str, int]:
        return {f"good:{good}": n for good, n in zip(GOODS, state.goods_of(seat), strict=True)}

    def briefing(self, state: Table, seat: Seat) -> Wants:
        return Wants(tuple(g for g, n in zip(GOODS, state.goods_of(seat), strict=True) if not n))

    def reckon(self, state: Table, seat: Seat, answer: Answer) -> Outlay:
        return Outlay(len(answer))

    def imagine(self, state: Table, seat: Seat | None, dice: Dice) -> Table:
        twin = state.copy()
        twin.dice = dice
        others = [other for other in range(twin.seats) if other != seat]
        unseen = twin.pile + [
            good
            for other in others
            for good in range(KINDS)
            for _ in range(twin.hand[other * KINDS + good])
        ]
        unseen.sort()
        dice.shuffle(unseen)
        for other in others:
            twin.hand[other * KINDS : (other + 1) * KINDS] = [0] * KINDS
            if twin.give[other] != NONE:  # a standing offer tells that the good is there
                unseen.remove(twin.give[other])
                twin.hand[other * KINDS + twin.give[other]] += 1
        for other in others:
            while sum(twin.goods_of(other)) < twin.held[other]:
                twin.hand[other * KINDS + unseen.pop()] += 1
        twin.pile = unseen
        return twin

    def outcome(self, state: Table) -> Outcome | None:
        if not state.is_over:
            return None
        scores = [score(state.goods_of(seat)) for seat in range(state.seats)]
        places = [1 + sum(o.total > s.total for o in scores) for s in scores]
        reason = "the last day is over" if state.day == state.days else "the pile is empty"
        return Outcome(places, reason, "BZ-4", scores)

    def scene(self, seats: int, settings: Settings) -> Wares:
        return Wares(GOODS, int(settings["days"]))

    def about(self, state: Table, seat: Seat | None, thing: str) -> list[tuple[str, str]]:
        kind, _, name = thing.partition(":")
        if kind == "good":
            return [("In the chest", str(state.chest[GOODS.index(name)]))]
        return [("Holds", f"{state.held[int(name)]} goods"), ("Sits beside", f"[{thing}]")]

    def remark(self, state: Table, seat: Seat, answer: Answer) -> str:
        return "in the dark" if answer == BUY else ""

    def chance(self, state: Table, seat: Seat, answer: Answer) -> float | None:
        return 1 / KINDS if answer == BUY else None

    def concession(self, state: Table, seat: Seat) -> Answer | None:
        return DONE if isinstance(state.decision(), Floor) else None

    def longest(self, seats: int, settings: Settings) -> int:
        # A day has offers, an end to each of them, a purchase, leaving the floor, and the toll.
        return int(settings["days"]) * seats * (2 * OFFERS_A_DAY + 3)

    def check(self, state: Table) -> None:
        for good in range(KINDS):
            count = sum(state.hand[good::KINDS]) + state.pile.count(good) + state.chest[good]
            if count != state.seats * EACH // KINDS:
                raise Broken(f"{GOODS[good]} came or went")
        sizes = {len(each) for each in (state.give, state.want, state.offers, state.searched)}
        if sizes != {state.seats} or len(state.hand) != state.seats * KINDS:
            raise Broken("the table has not its size")
        if min(state.hand) < 0:
            raise Broken("a hand holds less than nothing")

    def seat_name(self, state: Table, seat: Seat) -> str:
        return f"trader {seat + 1}"

    def thing_name(self, state: Table, thing: str) -> str:
        kind, _, name = thing.partition(":")
        if kind == "seat":
            return self.seat_name(state, int(name))
        if kind == "good" and name in GOODS:
            return name
        raise Broken(f"nothing is called {thing}")

    def judge(self, state: Table, seat: Seat) -> float:
        return score(state.goods_of(seat)).total / (state.seats * EACH * 2)

    def clauses(self) -> Clauses:
        return read_clauses(RULES)

    def examples(self) -> str:
        return ""


def score(goods: list[int]) -> Score:
    """Sets of different goods, and the rest (BZ-4)."""
    sets = min(goods)
    parts = {"sets": 5 * sets, "single goods": sum(goods) - sets * KINDS}
    return Score(sum(parts.values()), parts)
