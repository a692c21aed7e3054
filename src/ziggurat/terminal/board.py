"""A game's look on a terminal: this file is the manual of `Board`.

A board is given positions as one seat may imagine them, never the real state, so whatever it shows
it cannot show a secret.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, Generic, TypeVar

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.events import Event, Told
from ziggurat.kernel.game import Game
from ziggurat.kernel.options import Answer, Group, Options
from ziggurat.kernel.state import Seat, State
from ziggurat.terminal.drafts import Draft

S = TypeVar("S", bound=State)


class Sight(msgspec.Struct, Generic[S], frozen=True):
    """Something to look at on request, by a word of the game's own: `region NAME`, `city`."""

    word: str
    takes: str
    """What is written behind the word, for the list of commands."""
    help: str
    show: Callable[[S, Seat, str], RenderableType]
    """Given the position, who looks, and what was written behind the word."""


class Line(msgspec.Struct, frozen=True):
    """A line of the log as it is told at the terminal; its words name things in brackets."""

    clause: str
    words: str
    below: list[str] = []
    """What hangs below it, numbered."""


class Board(Generic[S]):
    """What a terminal can show of a game. What is written here serves games without pictures."""

    usual_seats: ClassVar[str] = "you,greedy,greedy"
    """Who plays when nobody says who."""
    long_turn: ClassVar[int] = 8
    """A turn with more lines than this is told in short."""
    tells_own_turn_whole: ClassVar[bool] = True
    """Whether everything is told, however much it is, of what follows a person's own answer."""

    def __init__(self, game: Game[S], map_text: str = "", map_file: Path | None = None) -> None:
        self.game = game
        self.map_text = map_text
        """The setting `map`: the players' own map, or empty for the game's."""
        self.map_file = map_file
        """The file their own map came from, if that is known."""

    def mark(self, state: S, seat: Seat) -> Text:
        """A seat in a few letters: something to know it by besides its colour."""
        return Text(str(seat + 1), style="bold")

    def mark_of(self, state: S, event: Event) -> Text | None:
        """The mark of whom an event is about: its `seat`, if it has one."""
        seat = getattr(event, "seat", None)
        return None if seat is None else self.mark(state, seat)

    def seat_title(self, state: S, seat: Seat) -> Text:
        """A seat's mark and name."""
        name = Text(self.game.seat_name(state, seat), style="bold")
        return Text.assemble(self.mark(state, seat), " ", name)

    def goal(self, state: S, seat: Seat) -> str:
        """What a seat has to do to win, in a sentence or two."""
        return ""

    def primer(self, state: S, seat: Seat) -> RenderableType:
        """How the game is played, for somebody who has never seen it, on one screen."""
        raise Invalid(f"{self.game.title} has no primer; `ziggurat rules` shows its rules.")

    def headline(self, state: S) -> str:
        """Where in the game we are, in a few words."""
        return ""

    def standings(self, state: S, names: list[Text], *, wide: bool) -> RenderableType:
        """How everybody stands; `names` says who plays which seat, in a few letters."""
        table = Table(box=None, show_header=False, pad_edge=False)
        for seat, name in enumerate(names):
            table.add_row(self.seat_title(state, seat), name)
        return table

    def holdings(self, state: S, seat: Seat) -> RenderableType | None:
        """What a seat has, and what it could reach with it."""
        return None

    def world(self, state: S, seat: Seat, width: int) -> RenderableType:
        """The whole board in text."""
        raise Invalid(f"{self.game.title} has no map in text.")

    def map_with_outlines(self) -> Path | None:
        """The file of the map whose outlines lie beside it; None is the game's own map."""
        if self.map_text and self.map_file is None:
            raise Invalid(
                "The outlines of your own map are not known here; draw it with "
                "`ziggurat map draw MAP.yaml --position RECORD.zig`."
            )
        return self.map_file if self.map_text else None

    def draw(self, state: S) -> str:
        """The whole board as SVG."""
        raise Invalid(f"{self.game.title} has no picture of its board.")

    def place(self, state: S, seat: Seat, name: str) -> RenderableType:
        """All about one place on the board."""
        raise Invalid(f"{self.game.title} has no regions to look at.")

    def cards(self, state: S, seat: Seat) -> RenderableType:
        """The cards a seat has or can have."""
        raise Invalid(f"{self.game.title} has no cards to look at.")

    def sights(self) -> tuple[Sight[S], ...]:
        """What can be looked at besides the tables and the map; the first is about a place."""
        return (
            Sight("region", "NAME", "all about one region", self.place),
            Sight("cards", "", "your cards, and those to be had", self._cards_of),
        )

    def _cards_of(self, state: S, seat: Seat, _: str) -> RenderableType:
        return self.cards(state, seat)

    def needs_table(self, state: S) -> bool:
        """Whether the question asked now can only be answered with the whole table in sight.

        Menus always are; this is for plain questions that open a turn.
        """
        return False

    def preface(self, state: S, seat: Seat) -> RenderableType | None:
        """What a seat must know to answer the question asked now, if its prompt is not enough."""
        return None

    def draft(self, state: S, seat: Seat, options: Options, groups: list[Group]) -> Draft:
        """How an answer to the question asked now is put together, if not at once."""
        return Draft()

    def remark(self, state: S, seat: Seat, answer: Answer) -> str:
        """What a list of answers says of one of them besides its label."""
        return ""

    def words(self, state: S, text: str) -> str:
        """A label with the names of the things in it, as short as a list needs them."""
        return self.game.words(state, text)

    def begins_turn(self, told: Told) -> bool:
        """Whether what is told opens somebody's turn."""
        return False

    def line(self, state: S, clause: str, event: Event) -> Line:
        """An event as a line of the log, with what hangs below where it is long."""
        return Line(clause, self.game.words_of(state, event))

    def lines(self, state: S, seat: Seat | None, told: list[Told]) -> list[Line]:
        """What is told as a seat reads it, a line each."""
        seen = [(each.clause, each.seen_by(seat)) for each in told]
        return [self.line(state, clause, event) for clause, event in seen if event is not None]

    def is_minor(self, told: Told) -> bool:
        """Whether something told may be left out when there is much."""
        return False

    def digest(self, state: S, seat: Seat | None, told: list[Told]) -> list[Line]:
        """The lines of a long turn as they are told in short to a seat."""
        return self.lines(state, seat, [each for each in told if not self.is_minor(each)])

    def is_alarming(self, clause: str) -> bool:
        """Whether a line that rests on this clause must not be overlooked."""
        return False
