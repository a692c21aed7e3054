"""The log of a table: what came of the answers, and news of the table itself.

A line keeps its audience, so that each seat reads its own words. Lines of answers that were taken
back are void and dropped.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ziggurat.kernel.events import Event, Told
from ziggurat.kernel.match import Match
from ziggurat.kernel.state import Seat
from ziggurat.server.models import Line
from ziggurat.server.tables.archive import Archive
from ziggurat.server.tables.wording import as_sentence, things_in

LINES_SHOWN = 1500
"""A table shows at most so many lines, the newest; a replay tells the rest."""


class Wording(msgspec.Struct, frozen=True, array_like=True):
    """Something in words and, where it is an event of the game, as data."""

    text: str
    event: bytes = b"null"
    """The event as JSON, as it is sent."""


class LogLine(msgspec.Struct, frozen=True, array_like=True):
    """A line of the log, as everybody reads it."""

    number: int
    moves: int
    """How many answers stood when it was written."""
    clause: str
    wording: Wording
    audience: list[Seat] | None = None
    """The seats that read it so; None is everybody."""
    otherwise: Wording | None = None
    """What all others read; None when they learn nothing."""
    is_news: bool = False

    def seen_by(self, seat: Seat | None) -> Wording | None:
        """The line as a seat reads it; None when it learns nothing."""
        if self.audience is None or (seat is not None and seat in self.audience):
            return self.wording
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
            found.extend(lines_for([line], seat))
        found.reverse()
        return found


def line_of(match: Match[Any], told: Told, number: int, moves: int) -> LogLine:
    """Something told in a match as a line of the log."""
    otherwise = None if told.otherwise is None else _worded(match, told.otherwise)
    event = _worded(match, told.event)
    return LogLine(number, moves, told.clause, event, told.audience, otherwise)


def _worded(match: Match[Any], event: Event) -> Wording:
    words = match.game.words_of(match.state, event)
    text = as_sentence(match.game, match.state, words)
    return Wording(text, msgspec.json.encode(event))


def lines_for(lines: list[LogLine], seat: Seat | None) -> Iterator[Line]:
    """Lines as a seat reads them."""
    for line in lines:
        seen = line.seen_by(seat)
        if seen is not None:
            yield Line(
                line.number,
                line.moves,
                line.clause,
                seen.text,
                is_news=line.is_news,
                event=msgspec.Raw(seen.event),
                things=[] if line.is_news else things_in(seen.text),
            )
