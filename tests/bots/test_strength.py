"""Greedy beats random, in fewer games than the documents report but by the same measure."""

from __future__ import annotations

from ziggurat.arena.simulation import Plan, check_plan, play_game
from ziggurat.arena.statistics import Tally


def wins(*bots: str, games: int) -> float:
    """Games greedy wins, its seat changing from game to game."""
    plan = check_plan(Plan("revolt", bots, games, seed=7))
    tally = Tally()
    for number in range(games):
        tally.add(play_game(plan, number))
    assert tally.failed_games == 0
    return tally.bots()["greedy"].wins


def test_greedy_wins_nine_of_ten_games_against_one_random_player() -> None:
    assert wins("greedy", "random", games=24) >= 22


def test_greedy_wins_most_games_against_three_random_players() -> None:
    assert wins("greedy", "random", "random", "random", games=16) >= 12


def test_games_among_greedy_players_end_by_a_victory() -> None:
    plan = check_plan(Plan("revolt", ("greedy",) * 3, 3, seed=7))
    for number in range(plan.games):
        result = play_game(plan, number)
        assert result.ending in ("resources", "trade", "conquest")
        assert 5 < result.rounds < 60
