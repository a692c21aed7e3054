"""Every registered game keeps the kernel's laws, with every number of players."""

from __future__ import annotations

import pytest

from ziggurat.games.registry import GAMES
from ziggurat.kernel.conformance import check_game

TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]
SOAK_SEEDS = range(100, 112)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_whole_game_keeps_all_laws(name: str, seats: int) -> None:
    report = check_game(GAMES[name], seats, seed=seats, every=25)
    assert report.ended


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_first_positions_keep_all_laws_at_every_single_one(
    name: str, seats: int, seed: int
) -> None:
    report = check_game(GAMES[name], seats, seed=seed, positions=40, every=1)
    assert report.thorough == report.answers


@pytest.mark.soak
@pytest.mark.parametrize("seed", SOAK_SEEDS)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_many_whole_games_keep_all_laws(name: str, seats: int, seed: int) -> None:
    report = check_game(GAMES[name], seats, seed=seed, every=3)
    assert report.ended
