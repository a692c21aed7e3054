"""A tiny game for the kernel's tests: a quay where forms are filled in, and secret routes.

It has what the other two lack: an open floor of several branches from which one can be called
back, a form whose fields clash, bundles of goods, and options too vast to list.
"""

from __future__ import annotations

import sys
from typing import ClassVar

from ziggurat.kernel.algebra import Bundle, Either, Form, OneOf, Word
from ziggurat.kernel.clauses import Clauses, read_clauses
from ziggurat.kernel.declaring import Fixed
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken, Invalid
from ziggurat.kernel.events import Event, Sentences, kinds_in
from ziggurat.kernel.game import Game, Outcome, Score, Setting, Settings
from ziggurat.kernel.options import Answer, Item, Options, Vast, read_item
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Frame, Open, Procedure, Sealed, Seat, State
from ziggurat.kernel.views import View

RULES = """
### VY-1 Goods [house]

Each season every captain draws four goods, seen by nobody else.

### VY-2 The quay [house]

All load at once until everybody is done.

- **VY-2a [house]** Each season one may load the cog and the hulk once each; every good is a point.
- **VY-2b [house]** The cog holds two goods, the hulk four.
- **VY-2c [house]** Once a season one may call somebody back to the quay who is done.

### VY-3 The route [house]

In secret everybody writes down one to six different harbours, whose tolls in all are at most
twelve. Each harbour is a point for whoever is alone in calling there first.

### VY-4 The end [house]

After the last season the most points win.
"""

GOODS = ("amber", "grain", "olives", "tin")
KINDS = len(GOODS)
SHIPS = ("cog", "hulk")
ROOM = (2, 4)
HARBOURS = ("acre", "byblos", "carthage", "delos", "ephesus", "gades", "jaffa", "rhodes", "tyre")
TOLLS = (2, 1, 4, 1, 3, 5, 2, 3, 2)
PURSE = 12
LONGEST = 6
DRAWN = 4
LOAD, CALL, DONE = 0, 1, 2


class Called(Event):
    """Somebody calls another back to the quay."""

    seat: Seat
    other: Seat


class Loaded(Event):
    """Somebody loads a ship; with what, nobody else sees."""

    seat: Seat
    ship: str


class CameHome(Event):
    """All routes are sailed."""


SENTENCES: Sentences[None] = Sentences()


@SENTENCES.add
def called(event: Called, _: None) -> str:
    return f"[seat:{event.seat}] calls [seat:{event.other}] back."


@SENTENCES.add
def loaded(event: Loaded, _: None) -> str:
    return f"[seat:{event.seat}] loads the {event.ship}."


@SENTENCES.add
def came_home(event: CameHome, _: None) -> str:
    return "The ships come home."


class Table(State):
    """The harbour town."""

    seats: Fixed[int]
    seasons: Fixed[int]
    season: int
    hand: list[int]
    """How many of each good each seat holds, seat by seat."""
    pile: list[int]
    sold: list[int]
    loaded: list[int]
    """The ships each seat has loaded this season, a bit each."""
    called: list[int]
    points: list[int]

    def __init__(self, dice: Dice, seats: int, seasons: int) -> None:
        super().__init__(dice)
        self.seats = seats
        self.seasons = seasons
        self.season = 0
        self.hand = [0] * (seats * KINDS)
        self.pile = [0]
        self.sold = [0] * KINDS
        self.loaded = [0] * seats
        self.called = [0] * seats
        self.points = [0] * seats

    def goods_of(self, seat: Seat) -> list[int]:
        return self.hand[seat * KINDS : (seat + 1) * KINDS]


class Load(Form):
    """A ship and its cargo (VY-2a, VY-2b)."""

    __slots__ = ()

    def __init__(self, table: Table, seat: Seat) -> None:
        ships = [Item(n, ship) for n, ship in enumerate(SHIPS) if not table.loaded[seat] >> n & 1]
        goods = [Item(n, good, "", [f"good:{good}"]) for n, good in enumerate(GOODS)]
        cargo = Bundle(goods, table.goods_of(seat), 1, max(ROOM), "VY-2b")
        super().__init__(["ship", "cargo"], [OneOf(ships, "VY-2a"), cargo])

    def clash(self, parts: list[Answer]) -> Refusal | None:
        ship, cargo = parts[0][0], sum(parts[1])
        if cargo > ROOM[ship]:
            return Refusal("VY-2b", f"The {SHIPS[ship]} holds {ROOM[ship]} goods, not {cargo}.")
        return None


class Quay(Open[Table]):
    """The quay (VY-2)."""

    kind = "quay"

    def prompt(self, state: Table, seat: Seat) -> str:
        return f"Season {state.season}: what does [seat:{seat}] load?"

    def options(self, state: Table, seat: Seat) -> Options:
        done = [Item(s, f"captain{s + 1}", f"[seat:{s}]", [f"seat:{s}"]) for s in self.done]
        callable_now = [] if state.called[seat] else done
        return Either(
            ["load", "call", "done"],
            ["Load a ship", "Call back", "Done"],
            [Load(state, seat), OneOf(callable_now, "VY-2c"), Word("Leave the quay")],
            [6, 2, 3],
            [
                Refusal("VY-2a", "There is no ship or no good left."),
                Refusal("VY-2c", "There is nobody to call."),
                None,
            ],
        )

    def default(self, state: Table, seat: Seat) -> Answer:
        return (DONE,)

    def is_done(self, answer: Answer) -> bool:
        return answer == (DONE,)

    def take(self, state: Table, seat: Seat, answer: Answer) -> Frame | None:
        if answer[0] == CALL:
            state.called[seat] = 1
            self.call_back(answer[1])
            state.tell("VY-2c", Called(seat, answer[1]))
            return None
        ship, cargo = Load(state, seat).parts(answer[1:])
        state.loaded[seat] |= 1 << ship[0]
        for good, number in enumerate(cargo):
            state.hand[seat * KINDS + good] -= number
            state.sold[good] += number
        state.points[seat] += sum(cargo)
        state.tell("VY-2a", Loaded(seat, SHIPS[ship[0]]))
        return None


class Route(Vast):
    """One to six different harbours with tolls of at most twelve (VY-3)."""

    __slots__ = ()

    def refusal(self, answer: Answer) -> Refusal | None:
        if not 1 <= len(answer) <= LONGEST or len(set(answer)) != len(answer):
            return Refusal("VY-3", f"Name 1 to {LONGEST} different harbours.")
        if not all(0 <= harbour < len(HARBOURS) for harbour in answer):
            return Refusal("VY-3", "There is no such harbour.")
        tolls = sum(TOLLS[harbour] for harbour in answer)
        if tolls > PURSE:
            return Refusal("VY-3", f"The tolls are {tolls}; you have {PURSE}.")
        return None

    def sample(self, dice: Dice) -> Answer:
        harbours = list(range(len(HARBOURS)))
        dice.shuffle(harbours)
        route: list[int] = []
        for harbour in harbours[: 1 + dice.below(LONGEST)]:
            if sum(TOLLS[each] for each in route) + TOLLS[harbour] <= PURSE:
                route.append(harbour)
        return tuple(route)

    def write(self, answer: Answer) -> str:
        return ">".join(HARBOURS[harbour] for harbour in answer)

    def read(self, text: str) -> Answer:
        items = [Item(number, harbour) for number, harbour in enumerate(HARBOURS)]
        return tuple(read_item(items, part).key for part in text.split(">"))

    def longest(self) -> int:
        return LONGEST * (max(len(harbour) for harbour in HARBOURS) + 1)

    def label(self, answer: Answer) -> str:
        return " to ".join(f"[harbour:{HARBOURS[harbour]}]" for harbour in answer)

    def things(self, answer: Answer) -> list[str]:
        return [f"harbour:{HARBOURS[harbour]}" for harbour in answer]

    def hint(self) -> str:
        return "Harbours in the order of the voyage, with > between them."


class Routes(Sealed[Table]):
    """Everybody writes down a route, unseen (VY-3)."""

    kind = "routes"

    def prompt(self, state: Table, seat: Seat) -> str:
        return "Where do you sail?"

    def options(self, state: Table, seat: Seat) -> Options:
        return Route()

    def default(self, state: Table, seat: Seat) -> Answer:
        return (0,)

    def resolve(self, state: Table) -> Frame | None:
        first: dict[int, list[Seat]] = {}
        for day in range(LONGEST):
            today: dict[int, list[Seat]] = {}
            for seat in self.asked:
                route = self.answer_of(seat)
                if day < len(route) and route[day] not in first:
                    today.setdefault(route[day], []).append(seat)
            first.update(today)
        for arrived in first.values():
            if len(arrived) == 1:
                state.points[arrived[0]] += 1
        state.tell("VY-3", CameHome())
        return None


def draw_goods(table: Table, year: Year) -> Frame | None:
    """Goods for every hand (VY-1)."""
    table.season += 1
    table.loaded = [0] * table.seats
    table.called = [0] * table.seats
    for seat in range(table.seats):
        for _ in range(DRAWN):
            table.hand[seat * KINDS + table.pile.pop()] += 1
    table.reveal()
    return None


def open_quay(table: Table, year: Year) -> Frame | None:
    return Quay(list(range(table.seats)), [])


def sail(table: Table, year: Year) -> Frame | None:
    return Routes(list(range(table.seats)))


def another_season(table: Table, year: Year) -> Frame | None:
    if table.season < table.seasons:
        year.begin_again()
    return None


class Year(Procedure):
    """The course of a season, again and again."""

    kind = "year"
    steps = (draw_goods, open_quay, sail, another_season)


class Harbour(View, frozen=True, kw_only=True):
    """What a captain sees."""

    season: int
    hand: tuple[int, ...] | None
    held: tuple[int, ...]
    pile: int
    sold: tuple[int, ...]
    loaded: tuple[int, ...]
    called: tuple[int, ...]
    points: tuple[int, ...]
    awaited: tuple[Seat, ...]
    own_route: list[int] | None


class Voyage(Game[Table]):
    """The voyage, as the kernel sees it."""

    name: ClassVar[str] = "voyage"
    title: ClassVar[str] = "Voyage"
    summary: ClassVar[str] = "Ships to load and secret routes."
    seats: ClassVar[range] = range(2, 19)
    rules_version: ClassVar[int] = 1
    settings: ClassVar[tuple[Setting, ...]] = (Setting("seasons", "how long it lasts", 2, 1, 9),)
    endings: ClassVar[dict[str, str]] = {"the last season is over": "The last season is over."}
    frames: ClassVar[tuple[type[Frame], ...]] = (Year, Quay, Routes)
    events: ClassVar[tuple[type[Event], ...]] = kinds_in(sys.modules[__name__])
    sentences: ClassVar[Sentences[None]] = SENTENCES
    view_type: ClassVar[type[View]] = Harbour

    def blank(self, seats: int, settings: Settings, dice: Dice) -> Table:
        return Table(dice, seats, int(settings["seasons"]))

    def deal(self, seats: int, settings: Settings, seed: bytes) -> Table:
        table = self.blank(seats, settings, Dice(seed))
        table.pile = [good for good in range(KINDS) for _ in range(seats * table.seasons)]
        table.dice.shuffle(table.pile)
        table.stack.append(Year())
        return table

    def reindex(self, state: Table) -> None:
        """Nothing is kept for speed."""

    def view(self, state: Table, seat: Seat | None) -> Harbour:
        frame = state.stack[-1] if state.stack else None
        own = frame.answers[seat] if isinstance(frame, Routes) and seat is not None else None
        return Harbour(
            season=state.season,
            hand=None if seat is None else tuple(state.goods_of(seat)),
            held=tuple(sum(state.goods_of(each)) for each in range(state.seats)),
            pile=len(state.pile),
            sold=tuple(state.sold),
            loaded=tuple(state.loaded),
            called=tuple(state.called),
            points=tuple(state.points),
            awaited=tuple(state.decision().seats(state)) if frame else (),
            own_route=own,
        )

    def imagine(self, state: Table, seat: Seat | None, dice: Dice) -> Table:
        twin = state.copy()
        twin.dice = dice
        others = [other for other in range(twin.seats) if other != seat]
        unseen = list(twin.pile)
        for other in others:
            for good, number in enumerate(twin.goods_of(other)):
                unseen.extend([good] * number)
        unseen.sort()
        dice.shuffle(unseen)
        twin.pile = [unseen.pop() for _ in twin.pile]
        for other in others:
            held = sum(twin.goods_of(other))
            twin.hand[other * KINDS : (other + 1) * KINDS] = [0] * KINDS
            for _ in range(held):
                twin.hand[other * KINDS + unseen.pop()] += 1
        frame = twin.stack[-1] if twin.stack else None
        if isinstance(frame, Routes):
            frame.blank_others(twin, seat)
        return twin

    def outcome(self, state: Table) -> Outcome | None:
        if not state.is_over:
            return None
        scores = self.scores(state)
        places = [1 + sum(other.total > score.total for other in scores) for score in scores]
        return Outcome(places, "the last season is over", "VY-4", scores)

    def scores(self, state: Table) -> list[Score]:
        return [Score(points, {"points": points}) for points in state.points]

    def longest(self, seats: int, settings: Settings) -> int:
        return int(settings["seasons"]) * seats * 6

    def check(self, state: Table) -> None:
        goods = sum(state.hand) + sum(state.sold) + len(state.pile)
        if goods != KINDS * state.seats * state.seasons or min(state.hand) < 0:
            raise Broken("goods came or went")

    def seat_name(self, state: Table, seat: Seat) -> str:
        return f"captain {seat + 1}"

    def thing_name(self, state: Table, thing: str) -> str:
        kind, _, name = thing.partition(":")
        if kind == "seat":
            return self.seat_name(state, int(name))
        if kind == "good" and name in GOODS:
            return name
        if kind == "harbour" and name in HARBOURS:
            return name.title()
        raise Invalid(f"nothing is called {thing}")

    def judge(self, state: Table, seat: Seat) -> float:
        return state.points[seat] / (state.seasons * (sum(ROOM) + LONGEST))

    def clauses(self) -> Clauses:
        return read_clauses(RULES)

    def examples(self) -> str:
        return ""
