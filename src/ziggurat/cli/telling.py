"""Telling what happened: the log, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ziggurat.cli.boards.board import Board
from ziggurat.kernel.events import Event
from ziggurat.kernel.match import Logged, Match
from ziggurat.kernel.state import Seat

LONG_TURN = 8
"""A turn with more lines than this is told without its minor ones."""


class Chapter(msgspec.Struct, frozen=True):
    """The lines of one turn."""

    heading: Event | None
    """The line that opens the turn; None when the telling begins in its middle."""
    lines: list[Event]


def chapters(board: Board[Any], logged: list[Logged]) -> Iterator[Chapter]:
    """The log cut where turns begin."""
    heading: Event | None = None
    lines: list[Event] = []
    for line in logged:
        if not board.begins_turn(line.event):
            lines.append(line.event)
            continue
        if heading is not None or lines:
            yield Chapter(heading, lines)
        heading, lines = line.event, []
    if heading is not None or lines:
        yield Chapter(heading, lines)


class Teller:
    """Tells a match's log to one seat; None is a spectator."""

    def __init__(self, match: Match[Any], board: Board[Any], seat: Seat | None) -> None:
        self.match = match
        self.board = board
        self.seat = seat

    def tell(self, chapter: Chapter, *, whole: bool) -> RenderableType:
        """One turn; `whole` leaves nothing out."""
        lines = [event for event in chapter.lines if event.words_for(self.seat)]
        told = lines
        if not whole and len(lines) > LONG_TURN:
            told = [event for event in lines if not self.board.is_minor(event)]
        parts: list[RenderableType] = [self._heading(chapter.heading)] if chapter.heading else []
        parts += [Padding(self.line(event), (0, 0, 0, 2), expand=False) for event in told]
        if len(told) < len(lines):
            count = len(lines) - len(told)
            things = "thing" if count == 1 else "things"
            left_out = f"(and {count} small {things}; `log` tells all)"
            parts.append(Padding(Text(left_out, style="dim"), (0, 0, 0, 2), expand=False))
        return Group(*parts)

    def line(self, event: Event) -> Text:
        """One line, with the clause it rests on; bold when it is about the reader."""
        words = event.words_for(self.seat)
        is_mine = self.seat is not None and f"[seat:{self.seat}]" in words
        style = "bold" if is_mine else ""
        if self.board.is_alarming(event):
            style = "bold red"
        text = Text(self.match.game.words(self.match.state, words), style=style)
        return text.append(f" {event.clause}", style="not bold dim")

    def _heading(self, event: Event) -> Text:
        words = event.words_for(self.seat)
        heading = Text(self.match.game.words(self.match.state, words), style="bold")
        for seat in range(self.match.seat_count):
            if f"[seat:{seat}]" in words:
                return Text.assemble(self.board.mark(self.match.state, seat), " ", heading)
        return heading
