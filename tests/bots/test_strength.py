"""Greedy beats random in every game, in fewer games than the documents report but as measured."""

from __future__ import annotations

import pytest

from ziggurat.arena.simulation import Plan, check_plan, play_game
from ziggurat.arena.statistics import Tally
from ziggurat.kernel.game import Settings

SEED = 7


def played(game: str, bots: tuple[str, ...], games: int, settings: Settings | None = None) -> Tally:
    """Games of these bots, whose seats change from game to game."""
    plan = check_plan(Plan(game, bots, games, SEED, settings or {}))
    tally = Tally()
    for number in range(games):
        tally.add(play_game(plan, number))
    assert tally.failed_games == 0
    return tally


def wins(game: str, *bots: str, games: int, settings: Settings | None = None) -> float:
    """Games greedy wins."""
    return played(game, bots, games, settings).bots()["greedy"].wins


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
