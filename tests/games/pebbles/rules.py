"""The course of the game (PB-2)."""

from __future__ import annotations

from tests.games.pebbles.events import Took
from tests.games.pebbles.state import MOST, Pebbles
from ziggurat.kernel.algebra import Amount
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Choice, Frame, Procedure, Seat


def ask_next(state: Pebbles, course: Course) -> Frame | None:
    """Whoever is next takes pebbles, as long as there are any."""
    return Take(course.turn % state.seats) if state.heap else None


def go_on(state: Pebbles, course: Course) -> Frame | None:
    """The next one's turn begins."""
    course.turn += 1
    if state.heap:
        course.begin_again()
    return None


class Course(Procedure):
    """Everybody in turn, until the heap is gone."""

    kind = "course"
    steps = (ask_next, go_on)

    turn: int


class Take(Choice[Pebbles]):
    """One to three pebbles (PB-2)."""

    kind = "take"

    def prompt(self, state: Pebbles, seat: Seat) -> str:
        return f"There are {state.heap} pebbles. How many does [seat:{seat}] take?"

    def options(self, state: Pebbles, seat: Seat) -> Options:
        return Amount(1, min(MOST, state.heap), "pebbles", "PB-2a")

    def default(self, state: Pebbles, seat: Seat) -> Answer:
        return (1,)

    def take(self, state: Pebbles, seat: Seat, answer: Answer) -> Frame | None:
        state.take(seat, answer[0])
        state.tell("PB-2", Took(seat, answer[0], state.heap))
        return None
