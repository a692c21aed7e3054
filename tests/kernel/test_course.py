"""The course of play: steps up to the next question, and refusals that change nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.auction import Auction
from tests.kernel.bazaar import DONE, Bazaar, Table
from ziggurat.kernel import saving
from ziggurat.kernel.course import advance, play_at_random, submit
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken, Illegal
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Frame, Procedure, State

GAME = Bazaar()
DAYS: dict[str, int | str] = {"days": 2}


def a_floor() -> Table:
    return GAME.setup(3, DAYS, b"course")


def saved(table: Table) -> bytes:
    return saving.save(GAME, table, 3, DAYS)


@given(st.integers(-2, 5), st.lists(st.integers(-2, 6), max_size=4).map(tuple))
def test_a_refused_answer_changes_nothing(seat: int, answer: Answer) -> None:
    table = a_floor()
    before = saved(table)
    is_legal = seat in (0, 1, 2) and answer in table.decision().options(table, seat).answers()
    if is_legal:
        submit(table, seat, answer)
        assert saved(table) != before
    else:
        with pytest.raises(Illegal):
            submit(table, seat, answer)
        assert saved(table) == before


def test_a_refusal_names_the_clause() -> None:
    table = a_floor()
    with pytest.raises(Illegal) as refusal:
        submit(table, 0, (2,))
    assert refusal.value.clause == "BZ-2c"
    assert refusal.value.reason == "You have no offer standing."


def test_nobody_can_answer_when_the_game_is_over() -> None:
    table = a_floor()
    play_at_random(table, Dice(b"players"), 10_000)
    assert table.is_over
    with pytest.raises(Illegal, match="The game is over"):
        submit(table, 0, DONE)


def test_random_play_stops_at_its_limit_and_counts_its_answers() -> None:
    table = a_floor()
    assert play_at_random(table, Dice(b"players"), 5) == 5
    assert not table.is_over


def test_the_players_dice_and_the_games_dice_are_different_streams() -> None:
    one, other = (Auction().setup(4, {"lots": 3, "coins": 9, "motto": ""}, b"x") for _ in range(2))
    play_at_random(one, Dice(b"players"), 10_000)
    play_at_random(other, Dice(b"others"), 10_000)
    assert one.dice.counter == other.dice.counter
    assert one.kept != other.kept


def test_a_game_whose_top_is_no_question_cannot_be_played() -> None:
    table = a_floor()
    table.stack.append(Walk())
    with pytest.raises(Broken, match="does not wait"):
        play_at_random(table, Dice(b"players"), 1)


class Trace(State):
    """A state that remembers which steps were carried out."""

    steps: list[str]

    def __init__(self) -> None:
        super().__init__(Dice(b""))
        self.steps = []


def first(state: Trace, walk: Procedure) -> Frame | None:
    state.steps.append("first")
    return Errand() if len(state.steps) == 1 else None


def second(state: Trace, walk: Procedure) -> Frame | None:
    state.steps.append("second")
    if len(state.steps) < 4:
        walk.begin_again()
    return None


def on_the_way(state: Trace, errand: Procedure) -> Frame | None:
    state.steps.append("errand")
    return None


class Walk(Procedure):
    kind = "walk"
    steps = (first, second)


class Errand(Procedure):
    kind = "errand"
    steps = (on_the_way,)


def test_steps_come_in_order_and_a_frame_entered_is_finished_before_the_next_step() -> None:
    state = Trace()
    state.stack.append(Walk())
    advance(state)
    assert state.steps == ["first", "errand", "second", "first", "second"]
    assert state.is_over
