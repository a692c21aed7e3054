"""What guests write for the name of a thing is a thing or is refused, in every game."""

from typing import Any

import pytest

from ziggurat.games.registry import GAMES
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import Game

ENDLESS = "9" * 5_000
"""More digits than Python makes a number of."""


@pytest.mark.parametrize(
    "name", ["seat:99", f"seat:{ENDLESS}", "seat:-1", "seat:²", "seat", ":", ""]
)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_names_no_thing_is_refused(game: Game[Any], name: str) -> None:
    state = game.setup(game.seats[-1], game.complete({}), b"things")
    with pytest.raises(Invalid, match="There is nothing called '"):
        game.thing_name(state, name)
    with pytest.raises(Invalid, match="There is nothing called '"):
        game.about(state, 0, name)
