"""The games there are. A new game adds one line here."""

from typing import Any

from ziggurat.games.mega.game import MegaEmpires
from ziggurat.games.monumental.game import MonumentalGame
from ziggurat.games.revolt.game import EmpiresRevolt
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import Game

GAMES: dict[str, Game[Any]] = {
    game.name: game for game in (EmpiresRevolt(), MonumentalGame(), MegaEmpires())
}


SHOWN = 40
"""Characters of an unknown name that are told again."""


def find_game(name: str) -> Game[Any]:
    """The game of a name; `Invalid` tells which there are."""
    game = GAMES.get(name.strip().lower())
    if game is None:
        raise Invalid(f"There is no game '{name[:SHOWN]}'. Games are: {', '.join(GAMES)}.")
    return game
