"""A game's look on a terminal: this file is the manual of `Board`.

A board is given positions as one seat may imagine them, never the real state, so whatever it shows
it cannot show a secret.
"""

from __future__ import annotations

from pathlib import Path
from typing import Generic, TypeVar

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.events import Event
from ziggurat.kernel.game import Game
from ziggurat.kernel.state import Seat, State

S = TypeVar("S", bound=State)


class Board(Generic[S]):
    """What a terminal can show of a game. What is written here serves games without pictures."""

    def __init__(self, game: Game[S], map_text: str = "", map_file: Path | None = None) -> None:
        self.game = game
        self.map_text = map_text
        """The setting `map`: the players' own map, or empty for the game's."""
        self.map_file = map_file
        """The file their own map came from, if that is known."""

    def mark(self, position: S, seat: Seat) -> Text:
        """A seat in a few letters: something to know it by besides its colour."""
        return Text(str(seat + 1), style="bold")

    def seat_title(self, position: S, seat: Seat) -> Text:
        """A seat's mark and name."""
        name = Text(self.game.seat_name(position, seat), style="bold")
        return Text.assemble(self.mark(position, seat), " ", name)

    def goal(self, position: S, seat: Seat) -> str:
        """What a seat has to do to win, in a sentence or two."""
        return ""

    def primer(self, position: S, seat: Seat) -> RenderableType:
        """How the game is played, for somebody who has never seen it, on one screen."""
        raise Invalid(f"{self.game.title} has no primer; `ziggurat rules` shows its rules.")

    def headline(self, position: S) -> str:
        """Where in the game we are, in a few words."""
        return ""

    def standings(self, position: S, names: list[str], *, wide: bool) -> RenderableType:
        """How everybody stands; `names` says who plays which seat."""
        table = Table(box=None, show_header=False, pad_edge=False)
        for seat, name in enumerate(names):
            table.add_row(self.seat_title(position, seat), name)
        return table

    def holdings(self, position: S, seat: Seat) -> RenderableType | None:
        """What a seat has, and what it could reach with it."""
        return None

    def world(self, position: S, seat: Seat, width: int) -> RenderableType:
        """The whole board in text."""
        raise Invalid(f"{self.game.title} has no map in text.")

    def draw(self, position: S) -> str:
        """The whole board as SVG."""
        raise Invalid(f"{self.game.title} has no picture of its board.")

    def place(self, position: S, seat: Seat, name: str) -> RenderableType:
        """All about one place on the board."""
        raise Invalid(f"{self.game.title} has no regions to look at.")

    def cards(self, position: S, seat: Seat) -> RenderableType:
        """The cards a seat has or can have."""
        raise Invalid(f"{self.game.title} has no cards to look at.")

    def words(self, position: S, text: str) -> str:
        """A label with the names of the things in it, as short as a list needs them."""
        return self.game.words(position, text)

    def begins_turn(self, event: Event) -> bool:
        """Whether a line of the log opens somebody's turn."""
        return False

    def is_minor(self, event: Event) -> bool:
        """Whether a line of the log may be left out when there are many."""
        return False

    def is_alarming(self, event: Event) -> bool:
        """Whether a line of the log must not be overlooked."""
        return False

    def needs_confirmation(self, notation: str, words: str) -> str:
        """What to ask before an answer nobody should give by a slip; empty for all others."""
        return ""

    def read_map(self, path: Path) -> str:
        """The text of a player's own map file, checked, for the setting `map`."""
        raise Invalid(f"{self.game.title} is not played on maps of one's own.")
