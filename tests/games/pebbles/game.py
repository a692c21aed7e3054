"""Pebbles as a `Game`: all that the rest of Ziggurat is told of it."""

from __future__ import annotations

from typing import ClassVar

from tests.games.pebbles.events import SENTENCES, Took
from tests.games.pebbles.rules import Course, Take
from tests.games.pebbles.state import LAWS, MOST, Pebbles
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.events import Event, Sentences
from ziggurat.kernel.game import Game, Outcome, Score, Setting, Settings
from ziggurat.kernel.laws import Law
from ziggurat.kernel.state import Frame, Seat
from ziggurat.kernel.things import nothing_called, number_of
from ziggurat.kernel.views import View


class PebblesView(View, frozen=True):
    """What a seat may know."""

    heap: int
    taken: list[int]
    favourite: int | None
    """The number that brings luck; None for those who watch."""


class PebblesGame(Game[Pebbles]):
    """A heap, and favourite numbers nobody knows."""

    name: ClassVar[str] = "pebbles"
    folder: ClassVar[str] = __package__
    prefixes: ClassVar[tuple[str, ...]] = ("PB",)
    compiled: ClassVar[tuple[str, ...]] = ("state.py", "rules.py")
    terminal: ClassVar[str] = "terminal.board:PebblesBoard"
    title: ClassVar[str] = "Pebbles"
    summary: ClassVar[str] = "a heap, and favourite numbers nobody knows"
    seats: ClassVar[range] = range(2, 5)
    rules_version: ClassVar[int] = 1
    settings: ClassVar[tuple[Setting, ...]] = (Setting("pebbles", "in the heap", 12, 1, 99),)
    laws: ClassVar[tuple[Law, ...]] = LAWS
    endings: ClassVar[dict[str, str]] = {"gone": "The heap is gone."}
    frames: ClassVar[tuple[type[Frame], ...]] = (Course, Take)
    events: ClassVar[tuple[type[Event], ...]] = (Took,)
    sentences: ClassVar[Sentences[None]] = SENTENCES
    view_type: ClassVar[type[View]] = PebblesView

    def blank(self, seats: int, settings: Settings, dice: Dice) -> Pebbles:
        return Pebbles(dice, seats, int(settings["pebbles"]))

    def deal(self, seats: int, settings: Settings, seed: bytes) -> Pebbles:
        state = self.blank(seats, settings, Dice(seed))
        state.favourite = [1 + state.dice.below(MOST) for _ in range(seats)]
        state.stack.append(Course(0))
        return state

    def reindex(self, state: Pebbles) -> None:
        pass

    def view(self, state: Pebbles, seat: Seat | None) -> PebblesView:
        return PebblesView(
            heap=state.heap,
            taken=[state.taken(each) for each in range(state.seats)],
            favourite=None if seat is None else state.favourite[seat],
        )

    def imagine(self, state: Pebbles, seat: Seat | None, dice: Dice) -> Pebbles:
        twin = state.copy()
        twin.dice = dice
        for other in range(state.seats):
            if other != seat:
                twin.favourite[other] = 1 + dice.below(MOST)
        return twin

    def outcome(self, state: Pebbles) -> Outcome | None:
        if not state.is_over:
            return None
        parts = [{"pebbles": state.taken(s), "luck": state.lucky(s)} for s in range(state.seats)]
        scores = [Score(sum(part.values()), part) for part in parts]
        places = [1 + sum(other.total > score.total for other in scores) for score in scores]
        return Outcome(places, "gone", "PB-3", scores)

    def longest(self, seats: int, settings: Settings) -> int:
        return int(settings["pebbles"])

    def seat_name(self, state: Pebbles, seat: Seat) -> str:
        return ("Amber", "Basalt", "Chalk", "Flint")[seat]

    def thing_name(self, state: Pebbles, thing: str) -> str:
        kind, _, name = thing.partition(":")
        if kind == "seat" and 0 <= number_of(name) < state.seats:
            return self.seat_name(state, int(name))
        raise nothing_called(thing)

    def judge(self, state: Pebbles, seat: Seat) -> float:
        return (state.taken(seat) + state.lucky(seat)) / (2 * state.pebbles)


GAME = PebblesGame()
