"""The board of a game that has no look of its own."""

import pytest

from ziggurat.games.registry import find_game
from ziggurat.kernel.errors import Invalid
from ziggurat.terminal.board import Board


def test_a_game_without_a_board_of_its_own_is_still_told() -> None:
    game = find_game("revolt")
    position = game.setup(2, game.complete({"nations": "rome,egypt"}), b"seed")
    plain = Board(game)
    assert plain.seat_title(position, 1).plain == "2 Egypt"
    with pytest.raises(Invalid, match="Empire's Revolt has no map in text"):
        plain.world(position, 0, 80)
