"""Questions about one operation of a program under way."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.tables import Operation
from ziggurat.games.monumental.terms import NOTHING
from ziggurat.kernel.state import Choice, Seat


class FromProgram(Choice[Monumental]):
    """A question about one operation of a program under way."""

    __slots__ = ("other", "place", "program", "record", "subject")

    fields: ClassVar[tuple[str, ...]] = (
        "seat", "program", "place", "subject", "other", "record",
    )  # fmt: skip

    program: int
    place: int
    subject: int
    other: int
    record: int

    def __init__(
        self, seat: Seat, program: int, place: int, subject: int, other: int, record: int
    ) -> None:
        self.seat = seat
        self.program = program
        self.place = place
        self.subject = subject
        self.other = other
        self.record = record

    def operation(self, game: Monumental) -> Operation:
        """What is being carried out."""
        return game.tables.programs[self.program][self.place]

    def own_kind(self, game: Monumental) -> int:
        """The card that carries the effect, or `NOTHING`."""
        return NOTHING if self.record == NOTHING else game.tables.records[self.record].kind
