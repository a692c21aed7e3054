"""Every level up to planner beats the one below it, in fewer games than the documents report.

They are few, so a collapse shows here and a small fall only in `make soak`, which plays 200 games
a row on seeds of its own. Master is not held to anything: it is not shown to be better yet.
"""

from __future__ import annotations

import pytest

from ziggurat.arena.simulation import Plan, check_plan, play_game
from ziggurat.arena.statistics import Tally
from ziggurat.games.registry import find_game
from ziggurat.kernel.game import Settings

SEED = 7


def played(
    game: str,
    bots: tuple[str, ...],
    games: int,
    settings: Settings | None = None,
    seed: int = SEED,
) -> Tally:
    """Games of these bots, whose seats change from game to game."""
    plan = check_plan(Plan(game, bots, games, seed, settings or {}))
    tally = Tally()
    for number in range(games):
        tally.add(play_game(plan, number))
    assert tally.failed_games == 0
    return tally


def wins(game: str, *bots: str, games: int, settings: Settings | None = None) -> float:
    """Games the first of the bots wins."""
    return played(game, bots, games, settings).bots()[bots[0]].wins


@pytest.mark.parametrize(("game", "games", "least"), [("revolt", 24, 22), ("monumental", 10, 9)])
def test_greedy_wins_nine_of_ten_games_against_one_random_player(
    game: str, games: int, least: int
) -> None:
    assert wins(game, "greedy", "random", games=games) >= least


def test_greedy_wins_most_games_against_three_random_players() -> None:
    assert wins("revolt", "greedy", "random", "random", "random", games=16) >= 12


def test_greedy_beats_random_in_continuous_play_too() -> None:
    settings: Settings = {"continuous": 1}
    assert wins("monumental", "greedy", "random", games=4, settings=settings) >= 3


def test_greedy_beats_the_easiest_automa_more_often_than_not() -> None:
    assert wins("monumental", "greedy", games=6) >= 4


def test_games_among_greedy_players_end_by_a_victory() -> None:
    plan = check_plan(Plan("revolt", ("greedy",) * 3, 3, seed=SEED))
    for number in range(plan.games):
        result = play_game(plan, number)
        assert result.ending in ("resources", "trade", "conquest")
        assert 5 < result.rounds < 60


def test_greedy_wins_nine_of_ten_games_against_four_random_players() -> None:
    assert wins("mega", "greedy", "random", "random", "random", "random", games=10) >= 9


def test_a_game_of_greedy_empires_reaches_the_end_of_the_succession_table() -> None:
    result = play_game(check_plan(Plan("mega", ("greedy",) * 5, 1, seed=SEED)), 0)
    assert result.ending == "succession"
    assert result.failures == []
    assert 14 < result.rounds < 30


# --- the levels

FIRST_GAME = find_game("monumental").first_game().settings


@pytest.mark.parametrize(
    ("game", "rivals", "games", "settings"),
    [("revolt", 1, 12, {}), ("monumental", 1, 6, {}), ("mega", 2, 6, {"short": 1})],
    ids=["revolt", "monumental", "mega"],
)
def test_a_novice_beats_random_and_loses_to_greedy(
    game: str, rivals: int, games: int, settings: Settings
) -> None:
    easy = wins(game, "novice", *["random"] * rivals, games=games, settings=settings)
    hard = wins(game, "novice", *["greedy"] * rivals, games=games, settings=settings)
    assert easy >= 0.75 * games
    assert hard <= 0.4 * games


@pytest.mark.parametrize(
    ("game", "rivals", "games", "settings", "least"),
    [
        ("revolt", 1, 6, {}, 3),
        ("monumental", 1, 3, FIRST_GAME, 1),
        ("mega", 4, 2, {"short": 1}, 1),
    ],
    ids=["revolt", "monumental", "mega"],
)
def test_a_planner_holds_its_own_against_greedy(
    game: str, rivals: int, games: int, settings: Settings, least: int
) -> None:
    assert wins(game, "planner", *["greedy"] * rivals, games=games, settings=settings) >= least


# --- as many games as the documents report, on seeds that nothing was tuned on

SOAKED = 200
UNSEEN = 70_001


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "bots", "least"),
    [
        ("revolt", ("planner", "greedy"), 0.68),
        ("revolt", ("planner", *["greedy"] * 3), 0.42),
        ("monumental", ("planner", "greedy"), 0.65),
        ("monumental", ("planner", *["greedy"] * 3), 0.38),
        ("mega", ("planner", *["greedy"] * 4), 0.42),
        ("mega", ("planner", *["greedy"] * 8), 0.25),
    ],
    ids=str,
)
def test_a_planner_reaches_what_is_asked_of_it(
    game: str, bots: tuple[str, ...], least: float
) -> None:
    share = played(game, bots, SOAKED, seed=UNSEEN).bots()[bots[0]]
    assert share.high >= least, f"{share.share:.1%} of {SOAKED}"
