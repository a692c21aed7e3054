"""Trying an answer: what it changes up to the first thing nobody can foresee."""

from __future__ import annotations

import pytest

from tests.kernel.auction import Auction
from tests.kernel.bazaar import Bazaar
from ziggurat.kernel.course import carry_out
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Unforeseen
from ziggurat.kernel.match import Match
from ziggurat.kernel.trying import Attempt, Covered


@pytest.mark.parametrize("seed", range(4))
def test_what_can_be_foreseen_is_what_happens(seed: int) -> None:
    game = Bazaar()
    match = Match(game, seats=3, seed=bytes([seed]))
    dice = Dice(bytes([seed]))
    foreseen = set()
    while not match.is_over:
        seat = match.seats()[0]
        answer = match.options(seat).sample(dice)
        attempt = Attempt(match.state)
        then = attempt.give(seat, answer)
        foreseen.add(then)
        before = match.state.dice.counter, match.state.reveals
        match.submit(seat, answer)
        is_known = (match.state.dice.counter, match.state.reveals) == before
        assert is_known == (then != "unknown")
        if is_known:
            assert game.holdings(attempt.state, seat) == game.holdings(match.state, seat)
            assert (then == "asked") == (seat in match.seats())
    assert {"asked", "others", "unknown"} <= foreseen


def test_trying_leaves_the_position_alone() -> None:
    match = Match(Bazaar(), seats=3, seed=b"left alone")
    before = match.save()
    seat = match.seats()[0]
    for answer in match.options(seat).answers():
        Attempt(match.state).give(seat, answer)
    assert match.save() == before


def test_answers_can_be_tried_one_after_the_other() -> None:
    match = Match(Bazaar(), seats=3, seed=b"in a row")
    attempt, real = Attempt(match.state), match.state.copy()
    seat, dice = match.seats()[0], Dice(b"row")
    for _ in range(3):
        answer = real.decision().options(real, seat).sample(dice)
        then = attempt.give(seat, answer)
        if then != "asked":
            break
        carry_out(real, real.decision(), seat, answer)
        assert attempt.state.hand == real.hand


def test_a_sealed_question_tells_nothing_before_the_last_answer_and_all_with_it() -> None:
    match = Match(Auction(), seats=2, seed=b"sealed")
    first = Attempt(match.state)
    assert first.give(0, match.options(0).read("bid: 0; manner: polite")) == "others"
    assert first.give(1, match.options(1).read("bid: 0; manner: polite")) == "unknown"


def test_covered_dice_stop_whoever_throws_them() -> None:
    dice = Covered(b"")
    for throw in (dice.die, dice.byte, lambda: dice.shuffle([1, 2]), lambda: dice.fork(1)):
        with pytest.raises(Unforeseen):
            throw()


def test_a_copy_of_what_is_tried_can_see_no_further() -> None:
    attempt = Attempt(Match(Bazaar(), seats=2, seed=b"twice").state)
    with pytest.raises(Unforeseen):
        attempt.state.copy().dice.die()
    with pytest.raises(Unforeseen):
        attempt.state.copy().reveal()
