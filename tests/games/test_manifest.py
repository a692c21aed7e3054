"""What a game says of its folder is there."""

from pathlib import Path
from typing import Any

import pytest

from tools.compile import hot_modules
from ziggurat.cli.boards import find_board
from ziggurat.cli.maps import forms_of_games
from ziggurat.games.registry import GAMES
from ziggurat.kernel.game import Game
from ziggurat.terminal.board import Board

SOURCES = Path(__file__).parents[2] / "src"


def test_no_two_games_number_their_clauses_alike() -> None:
    prefixes = [prefix for game in GAMES.values() for prefix in game.prefixes]
    assert len(prefixes) == len(set(prefixes))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_ids_of_clauses_begin_as_the_game_says(game: Game[Any]) -> None:
    assert set(game.clauses().prefixes) == set(game.prefixes)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_that_names_a_look_or_maps_has_them(game: Game[Any]) -> None:
    board = find_board(game)
    assert isinstance(board, Board)
    assert (type(board) is Board) == (game.terminal == "")
    assert (game.name in forms_of_games()) == (game.maps != "")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_pattern_of_modules_to_be_compiled_finds_some(game: Game[Any]) -> None:
    folder = SOURCES / game.folder.replace(".", "/")
    found = hot_modules(SOURCES)
    for pattern in game.compiled:
        assert set(folder.glob(pattern)) & set(found), pattern


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_first_game_begins_with_its_own_settings(game: Game[Any]) -> None:
    first = game.first_game()
    game.require_seats(first.seats)
    state = game.setup(first.seats, game.complete(first.settings), b"a first game")
    assert state.decision().seats(state)
