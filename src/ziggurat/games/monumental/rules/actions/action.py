"""What every action of a turn has in common."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.monumental.state import Monumental
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.menu import Verb
from ziggurat.kernel.options import Answer
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Seat


class Action(Verb[Monumental]):
    """One kind of action (MO-4.2.2). In Continuous Play it is a turn action or a free one."""

    __slots__ = ()

    is_free: ClassVar[bool] = False
    """Whether it takes no turn action in Continuous Play, wherever it is used (AE-4.3.5)."""


class Wordless(Action):
    """An action whose name says it all."""

    __slots__ = ()

    clause: ClassVar[str] = "MO-4.2.1"
    """What a refusal rests on."""

    def choices(self, state: Monumental, seat: Seat) -> list[Answer]:
        return [] if self.closed(state, seat) else [()]

    def refusal(self, state: Monumental, seat: Seat, answer: Answer) -> Refusal | None:
        if answer:
            return Refusal(self.clause, f"Nothing follows '{self.name}'.")
        return self.closed(state, seat)

    def closed(self, state: Monumental, seat: Seat) -> Refusal | None:
        """Why it cannot be done now; None when it can."""
        return None

    def write(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        return ""

    def read(self, state: Monumental, seat: Seat, text: str) -> Answer:
        if text:
            raise Invalid(f"Nothing follows '{self.name}'.")
        return ()

    def label(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        return self.title.lower()
