"""Pebbles on a terminal: the plain board, and the heap."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from tests.games.pebbles.state import Pebbles
from ziggurat.kernel.state import Seat
from ziggurat.terminal.board import Board


class PebblesBoard(Board[Pebbles]):
    """The heap in a line."""

    def preface(self, position: Pebbles, seat: Seat) -> RenderableType | None:
        return Text(f"Heap: {'o' * position.heap}")
