"""A game's board, and the people and bots at it as it shows them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.text import Text

from ziggurat.bots.registry import LEVELS, character_of
from ziggurat.kernel.game import Game
from ziggurat.terminal.board import Board

NAME_WIDTH = 8
"""Letters of a player's name that fit into 80 columns."""


def find_board(game: Game[Any], map_text: str = "", map_file: Path | None = None) -> Board[Any]:
    """The board of a game, and the plain one for a game that has none."""
    kind: type[Board[Any]] = game.named(game.terminal) if game.terminal else Board
    return kind(game, map_text, map_file)


def shown_names(names: list[str]) -> list[Text]:
    """Who plays, as the standings show it: in short, and people in bold."""
    return [_shown(name) for name in names]


def _shown(name: str) -> Text:
    """A bot of one's own is known by its class, one in a character by that."""
    short = (character_of(name) or name.rpartition(":")[2])[:NAME_WIDTH]
    return Text(short, style="" if name.partition("/")[0] in LEVELS else "bold")
