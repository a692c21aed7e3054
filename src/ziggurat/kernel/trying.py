"""Trying an answer on a copy of a position, as far as anybody can foresee.

The copy goes on with the rules themselves, step by step, and stops at the moment dice would be
thrown or something hidden shown, however deep in a step that is. What was paid until then has been
paid, and nothing of what comes after is guessed at.
"""

from __future__ import annotations

from typing import Generic, Literal, NoReturn, TypeVar

from ziggurat.kernel.course import steps_after
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Unforeseen
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import NOTHING_SHOWN, Seat, State

S = TypeVar("S", bound=State)

Then = Literal["asked", "others", "unknown", "over"]
"""What follows an answer: the seat is asked again, or only others are; chance decides, or something
hidden does; the game is over."""

MOST_STEPS = 400
"""More steps than any answer takes before somebody is asked or chance decides."""


class Covered(Dice):
    """Dice nobody may throw."""

    __slots__ = ()

    def byte(self) -> NoReturn:
        raise Unforeseen("dice are thrown")

    def below(self, limit: int) -> NoReturn:
        raise Unforeseen("dice are thrown")

    def fork(self, purpose: int) -> NoReturn:
        raise Unforeseen("dice are thrown")

    def copy(self) -> Dice:
        return Covered(b"")


class Attempt(Generic[S]):
    """A copy of a position in which answers are tried, one after the other."""

    def __init__(self, state: S) -> None:
        twin: S = state.copy()
        twin.dice = Covered(b"")
        twin.reveals = NOTHING_SHOWN
        self.state = twin

    def give(self, seat: Seat, answer: Answer) -> Then:
        """Carry out a legal answer as far as can be foreseen, and say what follows."""
        try:
            for number, _ in enumerate(
                steps_after(self.state, self.state.decision(), seat, answer)
            ):
                if number == MOST_STEPS:
                    return "unknown"
        except Unforeseen:
            return "unknown"
        if self.state.is_over:
            return "over"
        return "asked" if seat in self.state.decision().seats(self.state) else "others"
