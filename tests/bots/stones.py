"""Pebbles with another aim, in which whoever looks one answer ahead goes wrong.

A seat wants just so many pebbles; two look better than three at first, but three and three are best
of all.
"""

from __future__ import annotations

from typing import ClassVar

from tests.games.pebbles.game import PebblesGame
from tests.games.pebbles.rules import Course
from tests.games.pebbles.state import Pebbles
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Seat
from ziggurat.kernel.thinking import Approach, Character, Effort, Lapses

WORTH = (0.0, 0.1, 0.5, 0.3, 0.2, 0.1, 1.0)
"""What it is worth to have so many pebbles; more than that is worth nothing."""


class Stones(PebblesGame):
    """The whole game is one turn, so that it can be planned."""

    approaches: ClassVar[Approach] = Approach(width=3, depth=1, breadth=3)
    lapses: ClassVar[Lapses] = Lapses(overlooked=0.0, misjudged=0.0, absurd=1.0)
    judged: int
    """How many positions were judged."""

    def __init__(self) -> None:
        self.judged = 0

    def judge(self, state: Pebbles, seat: Seat) -> float:
        self.judged += 1
        taken = state.taken(seat)
        return WORTH[taken] if taken < len(WORTH) else 0.0

    def approach(self, state: Pebbles, seat: Seat, effort: Effort) -> Approach:
        return self.approaches

    def theme(self, state: Pebbles, seat: Seat, answer: Answer) -> str:
        return "modesty" if answer == (1,) else "greed"

    def characters(self) -> tuple[Character, ...]:
        return (Character("diogenes", "Diogenes", "Wants little.", {"modesty": 2.0}),)


class Rounds(Stones):
    """The same with a turn for every answer: nothing can be planned."""

    def turn(self, state: Pebbles) -> int:
        course = state.stack[0] if state.stack else None
        return course.turn if isinstance(course, Course) else state.pebbles
