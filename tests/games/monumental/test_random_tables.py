"""Whole random games at tables of all sorts keep every law; `make soak` plays a thousand."""

from __future__ import annotations

import pytest

from tests.games.monumental.table import GAME
from tests.games.monumental.tables_of_all_sorts import table_of_sort
from ziggurat.games.monumental.maps.reading import read_maps
from ziggurat.games.monumental.terms import CARD_CHOICES, MODULES
from ziggurat.kernel.conformance import check_game
from ziggurat.kernel.course import play_at_random
from ziggurat.kernel.dice import Dice, seed_from_number

SOME = range(10)
MORE = range(10, 25)
SOAKED = range(1000, 2000)


@pytest.mark.parametrize("number", SOME)
def test_a_game_at_a_table_of_any_sort_keeps_all_laws(number: int) -> None:
    seats, settings = table_of_sort(number)
    assert check_game(GAME, seats, settings=settings, seed=number, every=60).ended


@pytest.mark.parametrize("number", MORE)
def test_the_table_is_lawful_after_every_answer(number: int) -> None:
    seats, settings = table_of_sort(number)
    state = GAME.setup(seats, settings, seed_from_number(number))
    dice = Dice(seed_from_number(-number))
    for _ in range(GAME.longest(seats, settings)):
        if state.is_over:
            break
        play_at_random(state, dice, 1)
        GAME.check(state)
    assert state.is_over


def test_tables_are_of_every_sort() -> None:
    tables = [table_of_sort(number) for number in SOAKED]
    assert {seats for seats, _ in tables} == set(GAME.seats)
    assert {settings["map"] for _, settings in tables} == set(read_maps())
    assert {settings["automas"] for _, settings in tables} == {0, 1, 2, 3, 4}
    assert {settings["advanced"] for _, settings in tables} == set(range(9))
    assert {settings["cards"] for _, settings in tables} == set(CARD_CHOICES)
    for name in ("continuous", *MODULES):
        assert {settings[name] for _, settings in tables} == {0, 1}
    complete = [settings for _, settings in tables if all(settings[name] for name in MODULES)]
    assert len(complete) > len(tables) // 5


@pytest.mark.soak
@pytest.mark.parametrize("number", SOAKED)
def test_a_thousand_games_at_tables_of_all_sorts_keep_all_laws(number: int) -> None:
    seats, settings = table_of_sort(number)
    assert check_game(GAME, seats, settings=settings, seed=number, every=40).ended
