"""The boards there are. A game with a look of its own adds one line here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ziggurat.cli.boards.board import Board
from ziggurat.cli.boards.mega.board import MegaBoard
from ziggurat.cli.boards.monumental.board import MonumentalBoard
from ziggurat.cli.boards.revolt.board import RevoltBoard
from ziggurat.kernel.game import Game

BOARDS: dict[str, type[Board[Any]]] = {
    "revolt": RevoltBoard,
    "monumental": MonumentalBoard,
    "mega": MegaBoard,
}


def find_board(game: Game[Any], map_text: str = "", map_file: Path | None = None) -> Board[Any]:
    """The board of a game, and the plain one for a game that has none."""
    return BOARDS.get(game.name, Board)(game, map_text, map_file)
