"""Telling what happened: the log, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ziggurat.kernel.events import Event, Told
from ziggurat.kernel.match import Logged, Match
from ziggurat.kernel.state import Seat
from ziggurat.terminal.board import Board, Line

INDENT = 2


class Chapter(msgspec.Struct, frozen=True):
    """What is told of one turn."""

    heading: Told | None
    """What opens the turn; None when the telling begins in its middle."""
    told: list[Told]


def chapters(board: Board[Any], logged: list[Logged]) -> Iterator[Chapter]:
    """The log cut where turns begin."""
    heading: Told | None = None
    told: list[Told] = []
    for each in logged:
        if not board.begins_turn(each.told):
            told.append(each.told)
            continue
        if heading is not None or told:
            yield Chapter(heading, told)
        heading, told = each.told, []
    if heading is not None or told:
        yield Chapter(heading, told)


class Teller:
    """Tells a match's log to one seat; None is a spectator."""

    def __init__(self, match: Match[Any], board: Board[Any], seat: Seat | None) -> None:
        self.match = match
        self.board = board
        self.seat = seat

    def tell(self, chapter: Chapter, *, whole: bool) -> RenderableType:
        """One turn; `whole` leaves nothing out."""
        heard = [told for told in chapter.told if told.seen_by(self.seat) is not None]
        is_short = not whole and len(heard) > self.board.long_turn
        make = self.board.digest if is_short else self.board.lines
        lines = make(self.match.state, self.seat, heard)
        heading = None if chapter.heading is None else chapter.heading.seen_by(self.seat)
        parts: list[RenderableType] = [] if heading is None else [self._heading(heading)]
        parts += [part for line in lines for part in self.paragraph(line)]
        if len(lines) < len(heard):
            count = len(heard) - len(lines)
            things = "thing" if count == 1 else "things"
            left_out = f"(and {count} small {things}; `log` tells all)"
            parts.append(Padding(Text(left_out, style="dim"), (0, 0, 0, INDENT), expand=False))
        return Group(*parts)

    def paragraph(self, line: Line) -> list[RenderableType]:
        """One line of the log, and what hangs below it."""
        first = Padding(self.line(line), (0, 0, 0, INDENT), expand=False)
        return [first, self._hanging(line.below)] if line.below else [first]

    def _hanging(self, lines: list[str]) -> RenderableType:
        """Lines numbered below another one."""
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
        for number, words in enumerate(lines, start=1):
            table.add_row(f"{number}.", Text(self.match.game.words(self.match.state, words)))
        return Padding(table, (0, 0, 0, 2 * INDENT), expand=False)

    def line(self, line: Line) -> Text:
        """One line, with the clause it rests on; bold when it is about the reader."""
        is_mine = self.seat is not None and f"[seat:{self.seat}]" in line.words
        style = "bold" if is_mine else ""
        if self.board.is_alarming(line.clause):
            style = "bold red"
        named = self.match.game.words(self.match.state, line.words)
        text = Text(named[:1].upper() + named[1:], style=style)
        return text.append(f" {line.clause}", style="not bold dim")

    def _heading(self, event: Event) -> Text:
        state = self.match.state
        words = self.match.game.words(state, self.match.game.words_of(state, event))
        heading = Text(words, style="bold")
        mark = self.board.mark_of(state, event)
        return heading if mark is None else Text.assemble(mark, " ", heading)
