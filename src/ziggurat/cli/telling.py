"""Telling what happened: the log, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ziggurat.kernel.events import Event
from ziggurat.kernel.match import Logged, Match
from ziggurat.kernel.state import Seat
from ziggurat.terminal.board import Board

INDENT = 2


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
        if not whole and len(lines) > self.board.long_turn:
            told = self.board.digest(self.seat, lines)
        parts: list[RenderableType] = [self._heading(chapter.heading)] if chapter.heading else []
        parts += [part for event in told for part in self.paragraph(event)]
        if len(told) < len(lines):
            count = len(lines) - len(told)
            things = "thing" if count == 1 else "things"
            left_out = f"(and {count} small {things}; `log` tells all)"
            parts.append(Padding(Text(left_out, style="dim"), (0, 0, 0, INDENT), expand=False))
        return Group(*parts)

    def paragraph(self, event: Event) -> list[RenderableType]:
        """One line of the log, and what hangs below it."""
        first, *others = self.board.lines_of(event, event.words_for(self.seat))
        line = Padding(self.line(event, first), (0, 0, 0, INDENT), expand=False)
        return [line, self._hanging(others)] if others else [line]

    def _hanging(self, lines: list[str]) -> RenderableType:
        """Lines numbered below another one."""
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
        for number, words in enumerate(lines, start=1):
            table.add_row(f"{number}.", Text(self.match.game.words(self.match.state, words)))
        return Padding(table, (0, 0, 0, 2 * INDENT), expand=False)

    def line(self, event: Event, words: str) -> Text:
        """One line, with the clause it rests on; bold when it is about the reader."""
        is_mine = self.seat is not None and f"[seat:{self.seat}]" in words
        style = "bold" if is_mine else ""
        if self.board.is_alarming(event):
            style = "bold red"
        named = self.match.game.words(self.match.state, words)
        text = Text(named[:1].upper() + named[1:], style=style)
        return text.append(f" {event.clause}", style="not bold dim")

    def _heading(self, event: Event) -> Text:
        words = event.words_for(self.seat)
        heading = Text(self.match.game.words(self.match.state, words), style="bold")
        mark = self.board.mark_in(self.match.state, words)
        return heading if mark is None else Text.assemble(mark, " ", heading)
