"""Showing a question: the kinds of action of a menu, and the answers of one of them."""

from __future__ import annotations

import re
from typing import Any

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ziggurat.kernel.algebra import Amount, Bundle, SomeOf, Split
from ziggurat.kernel.game import Game
from ziggurat.kernel.options import Answer, Group, Options
from ziggurat.kernel.state import Seat
from ziggurat.terminal.board import Board
from ziggurat.terminal.colours import chance_style
from ziggurat.terminal.filling import how_to_fill_in


class Question:
    """What a seat is asked, as it is shown: its groups, and the one that is opened.

    The position is one the seat may imagine, and so are the options.
    """

    def __init__(self, board: Board[Any], position: Any, seat: Seat) -> None:
        # A board shows positions of its own game; which one that is stays open here.
        self.board = board
        self.game: Game[Any] = board.game
        self.position = position
        self.seat = seat
        self.options: Options = position.decision().options(position, seat)
        self.groups: list[Group] = self.options.groups()
        self.opened: Group | None = None

    @property
    def is_menu(self) -> bool:
        """Whether there are several kinds of action to choose from."""
        return bool(self.groups) and bool(self.groups[0].name)

    @property
    def open_groups(self) -> list[Group]:
        """The kinds of action there is something to do with, as they are numbered."""
        return [group for group in self.groups if group.is_open]

    @property
    def asked_for(self) -> Options:
        """What is being answered: the whole question, or what is filled in under a heading."""
        opened = self._itself if self.opened is None else self.opened
        form = opened.form if opened is not None else None
        return self.options if form is None else form

    @property
    def _itself(self) -> Group | None:
        """The question itself, where it is filled in and something else may be done first."""
        for group in self.groups:
            if not group.name and group.form is not None:
                return group
        return None

    @property
    def being_filled_in(self) -> str:
        """The name of the form that is being filled in; its answers are written without it."""
        name = self.opened.name if self.opened is not None else ""
        is_form = any(group.name == name and group.form is not None for group in self.groups)
        return name if is_form else ""

    @property
    def _is_put_together(self) -> bool:
        """Whether an answer names several things: its notation would only say it again in ids."""
        return isinstance(self.asked_for, Bundle | SomeOf | Split)

    def listed(self) -> list[Answer]:
        """The answers that are numbered now; none while kinds of action are."""
        opened, options = self.opened, self.asked_for
        if opened is not None and opened.form is None:
            return opened.answers
        if opened is None and self.is_menu:
            return []
        groups = self.groups if opened is None else options.groups()
        if isinstance(options, Amount) or any(group.form is not None for group in groups):
            return []
        prefix = () if opened is None else opened.prefix
        return [(*prefix, *answer) for group in groups for answer in group.answers]

    def show(self) -> RenderableType:
        """The choices, numbered, or how an answer is filled in."""
        if self.opened is not None:
            heading = Text(self.opened.title, style="bold")
            if self.opened.name:
                heading.append(f"  {self.opened.name} ...", style="not bold dim")
            back = Text("  Enter or `back` returns to the menu.", style="dim")
            return Lines(heading, self._choices(self.opened.name), back)
        return self._menu() if self.is_menu else self._choices()

    def _choices(self, verb: str = "") -> RenderableType:
        listed = self.listed()
        if listed:
            return self._answers(listed, verb)
        default = "" if self.opened is not None else self._default()
        filling = how_to_fill_in(self.asked_for, self._named, default)
        if self.opened is not None or self._itself is None:
            return filling
        return Lines(filling, Text("  Or first:", style="dim"), self._asides())

    def _asides(self) -> Table:
        """What may be done before the question is filled in; written, since numbers answer it."""
        table = _table()
        for group in self.groups:
            for answer in group.answers:
                notation = Text(self.options.write(answer), style="dim")
                table.add_row("", self.described(answer), notation)
        return table

    def _default(self) -> str:
        """What is answered for somebody who does not."""
        return self.options.write(self.position.decision().default(self.position, self.seat))

    def _named(self, text: str) -> str:
        return self.board.words(self.position, text)

    def _menu(self) -> RenderableType:
        table = _table()
        for number, group in enumerate(self.open_groups, start=1):
            title = Text(group.title)
            if group.form is not None:
                title.append(" ...", style="cyan")
            elif len(group.answers) == 1:
                title = _with_sole_answer(title, self.described(group.answers[0]))
            else:
                title.append(f" ({len(group.answers)})", style="cyan")
            table.add_row(str(number), Text(group.name, style="dim"), title)
        closed = [group.name for group in self.groups if not group.is_open]
        if not closed:
            return table
        words = f"Not now: {', '.join(closed)}. `why {closed[0]}` tells the reason, `why all` all."
        return Lines(table, Padding(Text(words, style="dim"), (0, 0, 0, 2)))

    def _answers(self, answers: list[Answer], verb: str = "") -> Table:
        """Answers with their notation, without the verb that stands above them."""
        table = _table()
        for number, answer in enumerate(answers, start=1):
            notation = self.options.write(answer).removeprefix(f"{verb} ")
            label = self.described(answer)
            if self.opened is not None and label.plain.startswith(f"{self.opened.title}: "):
                label = label[len(self.opened.title) + 2 :]
            is_told = notation == str(number) or _is_told(label.plain, notation)
            shown = "" if is_told or self._is_put_together else notation
            table.add_row(str(number), label, Text(shown, style="dim"))
        return table

    def described(self, answer: Answer) -> Text:
        """An answer in words, with what the board remarks on it."""
        words = self.words(answer)
        remark = self.board.remark(self.position, self.seat, answer)
        return words.append(f" · {remark}", style="dim") if remark not in words.plain else words

    def words(self, answer: Answer) -> Text:
        """An answer in words, with its chance where dice decide."""
        label = Text(self._named(self.options.label(answer)))
        chance = self.board.game.chance(self.position, self.seat, answer)
        if chance is None:
            return label
        return label.append(" ").append(f"{chance:.0%}", style=f"bold {chance_style(chance)}")


def _with_sole_answer(title: Text, sole: Text) -> Text:
    """A heading with the only answer below it, which may begin with the same word."""
    if sole.plain.lower() == title.plain.lower():
        return title
    if _words(sole.plain)[:1] == _words(title.plain)[:1]:
        return Text(sole.plain[:1].upper()) + sole[1:]
    return title.append(": ").append_text(sole)


def _is_told(label: str, notation: str) -> bool:
    """Whether a label begins with the very words of its notation."""
    words = _words(notation)
    return _words(label)[: len(words)] == words


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", text.lower())


def _table() -> Table:
    """Rows of a number and two texts."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(justify="right", style="bold", no_wrap=True, width=4)
    table.add_column()
    table.add_column(overflow="fold")
    return table
