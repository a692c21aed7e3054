"""Phases 8 and 9 in developed games, played at random under all laws of conformance."""

import pytest

from tests.games.mega.developed import Developed, Restless
from ziggurat.games.mega.terms import CALAMITIES
from ziggurat.kernel.conformance import check_game
from ziggurat.kernel.course import advance, carry_out
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.game import Settings


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (3, {"board": "east"}),
        (4, {"board": "west"}),
        (5, {"board": "east"}),
        (9, {"board": "west"}),
        (12, {}),
        (16, {}),
    ],
)
def test_calamities_of_a_developed_game_keep_all_laws(
    seats: int, settings: dict[str, int | str]
) -> None:
    report = check_game(
        Developed(),
        seats,
        settings={**settings, "turns": 1},
        seed=seats,
        positions=30,
        every=5,
        closely=3,
    )
    assert report.answers == 30 or report.ended


@pytest.mark.clause("ME-V1.1")
def test_orders_opened_after_anothers_answer_let_nobody_take_that_back() -> None:
    settings: Settings = {"board": "west", "turns": 1}
    report = check_game(
        Developed(), 5, settings=settings, seed=105, positions=40, every=2, closely=3
    )
    assert report.answers == 40 or report.ended


@pytest.mark.clause("ME-Q1.1", "ME-Q2")
@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (4, {"board": "east"}),
        (6, {"board": "west", "live": 1}),
        (9, {"board": "east"}),
        (13, {"expert": 1}),
    ],
)
def test_games_that_many_leave_keep_all_laws(seats: int, settings: dict[str, int | str]) -> None:
    report = check_game(
        Restless(),
        seats,
        settings={**settings, "turns": 2},
        seed=seats,
        positions=45,
        every=3,
        closely=2,
    )
    assert report.answers == 45 or report.ended


@pytest.mark.parametrize("seats", range(3, 19))
def test_random_victims_come_through_phase_9(seats: int) -> None:
    game = Developed()
    for seed in range(4):
        settings = game.complete({"board": "west" if seed % 2 else "east"})
        state = game.deal(seats, settings, seed_from_number(seed))
        dice = Dice(b"victims", 1000 * seed)
        advance(state)
        while state.phase == CALAMITIES:
            decision = state.decision()
            for seat in decision.seats(state):
                options = decision.options(state, seat)
                assert options.contains(decision.default(state, seat))
            seat = decision.seats(state)[0]
            answer = decision.options(state, seat).sample(dice)
            assert not decision.options(state, seat).refusal(answer)
            carry_out(state, decision, seat, answer)
            game.check(state)
        assert not any(holder >= 0 for holder in state.calamity_at)
