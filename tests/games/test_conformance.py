"""Every registered game keeps the kernel's laws, with every number of players."""

from __future__ import annotations

import pytest

from ziggurat.games.registry import GAMES
from ziggurat.kernel.conformance import check_game
from ziggurat.kernel.game import Settings

TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]
MANY = 6
"""Of a game for more numbers of players than this, three stand for all where much is checked."""
SHORTENED: dict[str, Settings] = {"mega": {"short": 1, "turns": 2}}
"""A game of many thousand answers is cut down here; its own tests play it to its real end."""
KINDS: list[tuple[str, int, Settings]] = [
    ("mega", 4, {"turns": 6}),
    ("mega", 5, {"short": 1, "live": 1, "board": "west", "turns": 3}),
    ("mega", 9, {"short": 1, "buildings": 0, "turns": 2}),
    ("mega", 12, {"expert": 1, "turns": 5}),
    ("revolt", 3, {"waiting": 1, "grace": 1}),
]
"""Ways to play that the games above leave out."""
SOAK_SEEDS = range(100, 112)


def telling_tables() -> list[tuple[str, int]]:
    """All tables, or those with the fewest, the most and some number of players between."""
    lookup: list[tuple[str, int]] = []
    for name, game in GAMES.items():
        seats = list(game.seats)
        if len(seats) > MANY:
            seats = [seats[0], seats[len(seats) // 2], seats[-1]]
        lookup += [(name, number) for number in seats]
    return lookup


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_whole_game_keeps_all_laws(name: str, seats: int) -> None:
    settings = SHORTENED.get(name)
    every = 25 if settings is None else 50
    report = check_game(GAMES[name], seats, settings=settings, seed=seats, every=every)
    assert report.ended


@pytest.mark.parametrize(("name", "seats", "settings"), KINDS)
def test_a_game_of_another_kind_keeps_all_laws(name: str, seats: int, settings: Settings) -> None:
    report = check_game(GAMES[name], seats, settings=settings, seed=seats, every=50)
    assert report.ended


@pytest.mark.parametrize(
    "seed", [1, *(pytest.param(seed, marks=pytest.mark.soak) for seed in [2, 3])]
)
@pytest.mark.parametrize(("name", "seats"), telling_tables())
def test_the_first_positions_keep_all_laws_at_every_single_one(
    name: str, seats: int, seed: int
) -> None:
    report = check_game(GAMES[name], seats, seed=seed, positions=40, every=1)
    assert report.thorough == report.answers


@pytest.mark.soak
@pytest.mark.parametrize("seed", SOAK_SEEDS)
@pytest.mark.parametrize(("name", "seats"), telling_tables())
def test_many_whole_games_keep_all_laws(name: str, seats: int, seed: int) -> None:
    settings = SHORTENED.get(name)
    report = check_game(GAMES[name], seats, settings=settings, seed=seed, every=3)
    assert report.ended
