"""Simulations: fair seats, seeds of their own, and the same results on any number of workers."""

from __future__ import annotations

from collections import Counter

import pytest

from ziggurat.arena import simulation
from ziggurat.arena.simulation import (
    Plan,
    Result,
    check_plan,
    play_game,
    play_games,
    seated,
    seed_of_game,
)
from ziggurat.arena.statistics import Tally
from ziggurat.bots.bot import Bot
from ziggurat.kernel.errors import Invalid


def tally_of(plan: Plan, workers: int) -> Tally:
    tally = Tally()
    for result in play_games(check_plan(plan), workers):
        tally.add(result)
    return tally


def random_plan(games: int = 6, seed: int = 3) -> Plan:
    return Plan("revolt", ("random", "random", "random"), games, seed, {"rounds": 30})


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    bots = ("a", "b", "c")
    seen = Counter(
        (bot, seat) for number in range(9) for seat, bot in enumerate(seated(bots, number))
    )
    assert set(seen.values()) == {3}
    assert len(seen) == 9


def test_games_have_seeds_of_their_own() -> None:
    seeds = {seed_of_game(seed, number) for seed in range(5) for number in range(50)}
    assert len(seeds) == 250


def test_two_workers_give_the_same_as_one_and_as_a_second_run() -> None:
    plan = random_plan()
    alone = tally_of(plan, 1)
    assert tally_of(plan, 1).digest() == alone.digest()
    together = tally_of(plan, 2)
    assert together.digest() == alone.digest()
    assert together.bots() == alone.bots()
    assert together.decisions.total == alone.decisions.total


def test_another_seed_gives_other_games() -> None:
    assert tally_of(random_plan(3), 1).digest() != tally_of(random_plan(3, seed=4), 1).digest()


def test_a_game_is_the_same_whatever_was_played_before_it() -> None:
    plan = check_plan(Plan("revolt", ("greedy", "random"), 3, 1, {"rounds": 8}))
    in_order = list(play_games(plan, 1))
    assert play_game(plan, 2) == in_order[2]


def test_random_games_are_the_same_by_the_kernel_and_by_bots(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plan = check_plan(random_plan(2))
    quick = [play_game(plan, number) for number in range(2)]

    def never(bots: list[Bot]) -> bool:
        return False

    monkeypatch.setattr(simulation, "is_all_random", never)
    assert [play_game(plan, number) for number in range(2)] == quick


def test_results_stop_coming_when_nobody_takes_them() -> None:
    results = play_games(check_plan(random_plan(1_000_000)), 2)
    first = next(results)
    results.close()
    assert first.number == 0
    assert list(results) == []


def test_a_shared_first_place_is_shared() -> None:
    result = Result(0, ["a", "b", "c"], ["x", "y", "z"], [1, 1, 3], "rounds", 5, 9, "d", [])
    assert result.shares() == [0.5, 0.5, 0.0]


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (Plan("chess", ("random", "random"), 1), "There is no game 'chess'"),
        (Plan("revolt", ("random",), 1), "played by 2 to 6 players, not 1"),
        (Plan("revolt", ("random", "zeus"), 1), "There is no bot 'zeus'"),
        (Plan("revolt", ("random", "random"), 0), "at least one game, not 0"),
        (Plan("revolt", ("random", "random"), 1, 1, {"turns": 3}), "no setting 'turns'"),
        (Plan("revolt", ("random", "random"), 1, 1, {"rounds": "x"}), "'rounds' is a number"),
        (Plan("revolt", ("random", "random"), 1, 1, {"nations": "mars,rome"}), "no nation 'mars'"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(plan: Plan, sentence: str) -> None:
    with pytest.raises(Invalid, match=sentence):
        check_plan(plan)


def test_nobody_works_without_workers() -> None:
    with pytest.raises(Invalid, match="at least one worker, not 0"):
        next(play_games(check_plan(random_plan()), 0))


def test_a_win_is_shared_with_rivals_and_an_even_share_counts_them() -> None:
    shared = Result(0, ["a", "b"], ["x", "y"], [1, 3], "over", 5, 9, "d", [], rivals=[1])
    assert shared.shares() == [0.5, 0.0]
    assert shared.even() == pytest.approx(1 / 3)
    lost = Result(0, ["a"], ["x"], [2], "over", 5, 9, "d", [], rivals=[1])
    assert lost.shares() == [0.0]
