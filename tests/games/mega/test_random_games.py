"""Random games at tables of all sorts keep every law; `make soak` plays three hundred."""

from __future__ import annotations

import pytest

from tests.games.mega.random_play import GAME
from tests.games.mega.tables_of_all_sorts import OFFERS, table_of_sort
from ziggurat.games.mega.laws import check_play
from ziggurat.games.mega.state import Mega
from ziggurat.kernel.conformance import check_game
from ziggurat.kernel.course import play_at_random
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.game import Settings

SOME = range(16)
"""One table for each number of players."""
CLOSELY = (20, 33, 46)
"""Tables at which the kernel's laws are checked, too."""
SOAKED = range(1000, 1300)
CLOSELY_SOAKED = range(1300, 1348)
"""Three tables for each number of players."""


def play(seats: int, seed: int, every: int, settings: Settings) -> Mega:
    """A game played to its end; the laws are checked at every so-many-th position and the last."""
    state = GAME.setup(seats, settings, seed_from_number(seed))
    dice, given = Dice(b"players").fork(seed), 0
    while not state.is_over:
        check_play(state)
        given += play_at_random(state, dice, every)
        assert given <= GAME.longest(seats, settings), f"seed {seed}: it goes on after {given}"
    check_play(state)
    return state


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_short_game_to_the_third_turn_keeps_the_laws_at_every_position(seats: int) -> None:
    settings = GAME.complete({"short": 1, "turns": 2 if seats > 9 else 3})
    state = play(seats, seed=seats, every=1, settings=settings)
    assert state.turn >= 2


@pytest.mark.parametrize("number", SOME)
def test_a_whole_game_at_a_table_of_any_sort_keeps_the_laws(number: int) -> None:
    seats, settings = table_of_sort(number)
    state = play(seats, seed=number, every=23, settings=settings)
    assert sorted(state.places) == list(range(1, seats + 1))


@pytest.mark.parametrize("number", CLOSELY)
def test_a_game_at_a_table_of_any_sort_keeps_the_laws_of_the_kernel(number: int) -> None:
    seats, settings = table_of_sort(number, turns=8)
    assert check_game(GAME, seats, settings=settings, seed=number, every=100).ended


def test_tables_are_of_every_sort() -> None:
    tables = [table_of_sort(number) for number in SOAKED]
    assert {seats for seats, _ in tables} == set(GAME.seats)
    kinds = {(seats, settings["expert"], settings["short"]) for seats, settings in tables}
    assert len(kinds) == 3 * len(GAME.seats)
    assert {(seats > 9, settings["board"]) for seats, settings in tables} == {
        (is_large, board) for is_large in (False, True) for board in ("east", "west")
    }
    assert {(settings["buildings"], settings["live"]) for _, settings in tables} == {
        (0, 0),
        (1, 0),
        (1, 1),
    }
    assert {settings["offers"] for _, settings in tables} == set(OFFERS)


def test_random_players_live_build_trade_suffer_and_learn() -> None:
    state = GAME.setup(9, GAME.complete({}), seed_from_number(5))
    state.events = []
    play_at_random(state, Dice(b"lively"), GAME.longest(9, GAME.complete({})))
    assert state.is_over
    clauses = {event.clause for event in state.events}
    lively = {"ME-T1", "ME-X4", "ME-M2", "ME-Y5", "ME-R7", "ME-V1", "ME-H2", "ME-W5", "SB-2.1"}
    assert lively - clauses == set()
    alive = [player for player in range(9) if state.on_board[player] or state.city_count[player]]
    assert len(alive) >= 6
    assert sum(state.city_count[:9]) >= 9
    assert sum(held.bit_count() for held in state.advances) >= 18


@pytest.mark.soak
@pytest.mark.parametrize("number", SOAKED)
def test_three_hundred_games_at_tables_of_all_sorts_keep_the_laws(number: int) -> None:
    seats, settings = table_of_sort(number)
    state = play(seats, seed=number, every=1, settings=settings)
    assert sorted(state.places) == list(range(1, seats + 1))


@pytest.mark.soak
@pytest.mark.parametrize("number", CLOSELY_SOAKED)
def test_many_games_at_tables_of_all_sorts_keep_the_laws_of_the_kernel(number: int) -> None:
    seats, settings = table_of_sort(number)
    assert check_game(GAME, seats, settings=settings, seed=number, every=100).ended
