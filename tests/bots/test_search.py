"""The parts of search: a meter, imagined worlds, playing on, planning, weighing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.stones import WORTH, Rounds, Stones
from tests.games.pebbles.state import Pebbles
from tests.kernel.auction import Auction
from tests.kernel.bazaar import Bazaar
from ziggurat.bots.bot import Budget, Sight
from ziggurat.bots.greedy import GreedyBot
from ziggurat.bots.levels import SearchBot
from ziggurat.bots.registry import find_bot
from ziggurat.bots.search import meter as metering
from ziggurat.bots.search.meter import Meter
from ziggurat.bots.search.planning import Plan, best_first
from ziggurat.bots.search.playing_on import close_turn, play_on
from ziggurat.bots.search.weighing import Weighed, weigh
from ziggurat.bots.search.worlds import imagine_world
from ziggurat.bots.seating import ask, play_out
from ziggurat.kernel.course import submit
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.game import Game
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Sealed
from ziggurat.kernel.thinking import Approach, Effort

PLANNER = SearchBot(Effort.PLANNER, "planner")
MANY = 10_000


def table(game: Game[Any], pebbles: int = 12) -> Pebbles:
    """A fresh heap for two."""
    state: Pebbles = game.setup(2, game.complete({"pebbles": pebbles}), b"heap")
    state.favourite = [1, 1]
    return state


def answer_of(bot: SearchBot | GreedyBot, game: Game[Any], budget: Budget | None = None) -> int:
    """How many pebbles a bot takes first."""
    return ask(bot, game, table(game), 0, budget or Budget(), Dice(b"bot")).answer[0]


# --- the meter


def test_a_meter_is_spent_after_its_positions() -> None:
    meter = Meter(3)
    assert [meter.spend() for _ in range(5)] == [True, True, True, False, False]
    assert meter.is_spent


def test_what_a_meter_keeps_for_others_is_left_to_them() -> None:
    meter = Meter(9)
    meter.share_with(2)
    assert [meter.spend() for _ in range(4)] == [True, True, True, False]
    meter.share_with(1)
    assert [meter.spend() for _ in range(4)] == [True, True, True, False]
    meter.share_with(0)
    assert [meter.spend() for _ in range(4)] == [True, True, True, False]
    assert meter.is_spent


def test_a_budget_only_lowers_what_is_usual() -> None:
    assert Meter.for_budget(Budget(), 40).left == 40
    assert Meter.for_budget(Budget(positions=7), 40).left == 7
    assert Meter.for_budget(Budget(positions=70), 40).left == 40


def test_a_meter_with_a_time_is_spent_when_it_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(metering, "monotonic", lambda: now[0])
    meter = Meter(1000, seconds=2.0)
    spent = [meter.spend() for _ in range(3)]
    now[0] = 102.5
    spent += [meter.spend() for _ in range(2)]
    assert spent == [True, True, True, True, False]


# --- worlds, and playing on


def test_in_a_world_whoever_has_answered_a_sealed_question_is_asked_again() -> None:
    game = Auction()
    state = game.setup(3, game.complete({}), b"bids")
    submit(state, 1, state.decision().default(state, 1))
    world = imagine_world(Sight(game, state, 0), Dice(b"world"))
    question = world.decision()
    assert isinstance(question, Sealed)
    assert question.seats(world) == [0, 1, 2]
    assert state.decision().seats(state) == [0, 2]


def test_playing_on_ends_with_the_turn_it_is_told() -> None:
    game = Rounds()
    state = table(game)
    play_on(game, state, 2, Meter(MANY), Dice(b"on"))
    assert game.turn(state) == 3
    assert state.heap == 9  # everybody takes one pebble by default


def test_playing_on_ends_where_the_meter_does() -> None:
    state = table(Stones())
    play_on(Stones(), state, MANY, Meter(4), Dice(b"on"))
    assert state.heap == 8


def test_a_turn_is_closed_by_defaults_and_nothing_is_played_behind_it() -> None:
    game = Rounds()
    state = table(game)
    close_turn(game, state, game.turn(state))
    assert game.turn(state) == 1
    assert state.heap == 11


# --- planning


def test_the_best_come_first_and_equal_ones_as_they_came() -> None:
    answers: list[Answer] = [(0,), (1,), (2,), (3,)]
    assert best_first(answers, [0.1, 0.5, 0.5, 0.2], 3) == [(1,), (2,), (3,)]


def test_planning_sees_what_looking_one_answer_ahead_does_not() -> None:
    assert answer_of(GreedyBot(), Stones()) == 2
    assert answer_of(PLANNER, Stones()) == 3


def test_a_plan_ends_with_the_turn() -> None:
    assert answer_of(PLANNER, Rounds()) == 2


def test_others_answer_as_usual_while_a_turn_is_planned() -> None:
    game = Stones()
    state = table(game)
    submit(state, 0, (2,))
    plan = Plan(game, 0, game.turn(state), Approach(breadth=3), Meter(MANY), Dice(b"plan"))
    assert plan.worth(state, 1) == WORTH[3]
    assert state.decision().seats(state) == [1]


def test_a_position_that_is_reached_twice_is_thought_through_once() -> None:
    game = Stones()
    state = table(game)
    plan = Plan(game, 0, 0, Approach(depth=1, breadth=3), Meter(MANY), Dice(b"plan"))
    plan.after(state, 0, (1,), 2)
    judged = game.judged
    plan.after(state, 0, (1,), 2)
    assert game.judged == judged


@pytest.mark.parametrize("positions", [1, 5, 20])
def test_a_search_looks_at_no_more_than_its_budget(positions: int) -> None:
    class Deep(Stones):
        approaches = Approach(width=3, depth=9, breadth=3, worlds=4, positions=MANY)

    game = Deep()
    state = table(game, pebbles=60)
    ask(PLANNER, game, state, 0, Budget(positions=positions), Dice(b"bot"))
    # Each position that is thought through costs a look at its three answers, and where the budget
    # ends each answer that was begun is judged once.
    assert game.judged <= 3 + 2 * 3 * (positions + 1) + 9 * 3


# --- weighing


def test_answers_meet_the_same_worlds_and_the_worse_half_is_dropped() -> None:
    game = Stones()
    sight = Sight(game, table(game), 0)
    answers = [Weighed((count,), 0.0) for count in (1, 2, 3)]
    approach = Approach(width=3, depth=1, breadth=3, worlds=4)
    weighed = weigh(sight, answers, approach, Meter(MANY), Dice(b"worlds"))
    assert [each.answer for each in weighed] == [(3,), (1,), (2,)]
    assert [each.worlds for each in weighed] == [4, 4, 2]
    assert weighed[0].worth == pytest.approx(1.0)


def test_a_world_in_which_the_meter_ends_does_not_count() -> None:
    game = Stones()
    sight = Sight(game, table(game), 0)
    answers = [Weighed((count,), 0.0) for count in (1, 2, 3)]
    approach = Approach(width=3, depth=1, breadth=3, worlds=50)
    weighed = weigh(sight, answers, approach, Meter(20), Dice(b"worlds"))
    assert 1 <= weighed[0].worlds < 50
    assert weighed[0].answer == (3,)


# --- the bots


def test_a_search_bot_says_what_it_preferred_its_answer_to() -> None:
    decided = ask(PLANNER, Stones(), table(Stones()), 0, Budget(), Dice(b"bot"))
    assert decided.reason == ("It promises most; the next best, “1 pebbles”, seems clearly worse.")


def test_search_bots_answer_the_same_when_their_dice_are_the_same_and_change_nothing() -> None:
    game = Bazaar()
    state = game.setup(3, game.complete({}), b"bazaar")
    before = [getattr(state, name) for name in state.copy().saved]
    decided = [ask(PLANNER, game, state, 0, Budget(), Dice(b"same")) for _ in range(2)]
    assert decided[0] == decided[1]
    assert [getattr(state, name) for name in state.saved] == before


@pytest.mark.parametrize("name", ["planner", "master"])
def test_search_bots_play_games_with_hidden_hands_floors_and_sealed_bids(name: str) -> None:
    for game in (Bazaar(), Auction()):
        state = game.setup(3, game.complete({}), b"any game")
        limit = game.longest(3, game.complete({}))
        bots = [find_bot(name)] * 3
        played = play_out(game, state, bots, Dice(b"any"), Budget(positions=60), limit)
        assert state.is_over
        assert played.failures == []
