"""The log of a table: what came of the answers, and news of the table itself.

A line keeps its audience, so that each seat reads its own words. Lines of answers that were taken
back are void and dropped.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ziggurat.kernel.state import Seat
from ziggurat.server.models import Line
from ziggurat.server.tables.archive import Archive

LINES_SHOWN = 1500
"""A table shows at most so many lines, the newest; a replay tells the rest."""


class LogLine(msgspec.Struct, frozen=True, array_like=True):
    """A line of the log, in the words of everybody who reads it."""

    number: int
    moves: int
    """How many answers stood when it was written."""
    clause: str
    text: str
    audience: list[Seat] | None = None
    """The seats that read `text`; None is everybody."""
    otherwise: str = ""
    is_news: bool = False

    def words_for(self, seat: Seat | None) -> str:
        """The line as a seat reads it; empty when it learns nothing."""
        if self.audience is None or (seat is not None and seat in self.audience):
            return self.text
        return self.otherwise


class Logbook:
    """All lines of a table that stand."""

    __slots__ = ("_lines",)

    def __init__(self) -> None:
        self._lines = Archive(LogLine)

    def __len__(self) -> int:
        return len(self._lines)

    def add(self, line: LogLine) -> None:
        """Write a line."""
        self._lines.append(line)

    def void_beyond(self, moves: int) -> None:
        """Drop the lines of answers that do not stand any more."""
        kept = len(self._lines)
        for line in self._lines.backwards():
            if line.moves <= moves:
                break
            kept -= 1
        self._lines.cut(kept)

    def since(self, number: int) -> list[LogLine]:
        """The lines of entries after a number, in order."""
        found: list[LogLine] = []
        for line in self._lines.backwards():
            if line.number <= number:
                break
            found.append(line)
        found.reverse()
        return found

    def newest(self, seat: Seat | None, most: int = LINES_SHOWN) -> list[Line]:
        """The newest lines a seat reads, in order."""
        found: list[Line] = []
        for line in self._lines.backwards():
            if len(found) == most:
                break
            found.extend(told([line], seat))
        found.reverse()
        return found


def told(lines: list[LogLine], seat: Seat | None) -> Iterator[Line]:
    """Lines as a seat reads them."""
    for line in lines:
        text = line.words_for(seat)
        if text:
            yield Line(line.number, line.moves, line.clause, text, line.is_news)
