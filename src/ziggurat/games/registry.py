"""The games there are. A new game adds one line here."""

from importlib import import_module
from typing import Any

from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import Game

FOLDERS = (
    "revolt",
    "monumental",
    "mega",
)
"""Where they lie beside this module; each `game.py` has the `GAME`."""

GAMES: dict[str, Game[Any]] = {
    game.name: game
    for game in (import_module(f"ziggurat.games.{folder}.game").GAME for folder in FOLDERS)
}

SHOWN = 40
"""Characters of an unknown name that are told again."""


def find_game(name: str) -> Game[Any]:
    """The game of a name; `Invalid` tells which there are."""
    game = GAMES.get(name.strip().lower())
    if game is None:
        raise Invalid(f"There is no game '{name[:SHOWN]}'. Games are: {', '.join(GAMES)}.")
    return game
