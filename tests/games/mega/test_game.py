"""Mega Empires as the upper tiers meet it: settings, names, saving and the registry."""

from __future__ import annotations

import pytest

from tests.games.mega.layout import SETTINGS
from tests.games.mega.random_play import GAME
from ziggurat.games.registry import find_game
from ziggurat.kernel.course import play_at_random
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import Settings
from ziggurat.kernel.match import Match


def test_it_is_registered() -> None:
    assert find_game("Mega").title == "Mega Empires"
    assert find_game("mega").side == "civilization"


def test_the_settings_of_rule_tests_are_those_of_the_game() -> None:
    assert GAME.complete({}) == SETTINGS


def test_a_first_game_is_a_short_one_for_few_with_few_offers() -> None:
    first = GAME.first_game()
    settings = GAME.complete(first.settings)
    assert (first.seats, settings["short"], settings["offers"]) == (5, 1, 5)


@pytest.mark.parametrize("seats", [0, 2, 19])
def test_only_three_to_eighteen_seats_are_accepted(seats: int) -> None:
    with pytest.raises(Invalid, match="is played by 3 to 18 players"):
        Match(GAME, seats=seats, seed=b"x")


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"board": "north"}, "The setting 'board' is one of east, west; not 'north'"),
        ({"short": 1, "expert": 1}, "ME-Z1: the short game is played with the basic A.S.T."),
        ({"live": 1, "buildings": 0}, "SB-4.9.5: 'live' is about who comes first"),
        ({"turns": 61}, "The setting 'turns' goes from 1 to 60; 61 is outside"),
        ({"offers": 0}, "The setting 'offers' goes from 1 to 99; 0 is outside"),
        ({"map": "land_areas: 7"}, "land_areas"),
        ({"civilizations": "rome"}, "'rome' is no civilization of this setup; with 5 players"),
        ({"table": "expert"}, "Mega Empires has no setting 'table'"),
    ],
)
def test_settings_that_make_no_sense_are_refused_with_a_sentence(
    settings: Settings, sentence: str
) -> None:
    with pytest.raises(Invalid, match=sentence):
        Match(GAME, seats=5, seed=b"x", settings=settings)


def test_the_board_may_be_written_as_one_likes() -> None:
    assert GAME.complete({"board": " West "})["board"] == "west"


def test_seats_are_called_by_their_civilizations() -> None:
    match = Match(GAME, seats=3, seed=b"x", settings={"civilizations": "indus,parthia,kushan"})
    assert [GAME.seat_name(match.state, seat) for seat in range(3)] == [
        "Indus", "Parthia", "Kushan",
    ]  # fmt: skip
    words = GAME.words(match.state, "[seat:1] trades [card:salt] and [calamity:famine]")
    assert words == "Parthia trades Salt and Famine"


def test_a_game_is_told_in_the_log_from_the_first_line() -> None:
    match = Match(GAME, seats=5, seed=b"log")
    lines = match.lines(None)
    assert "The A.S.T.-ranking is Saba, Babylon, Persia, Nubia and Parthia." in lines[0]
    assert any("Turn 1 begins." in line for line in lines)


@pytest.mark.clause("ME-W1", "ME-W2")
def test_everything_that_scores_is_told_at_any_time() -> None:
    match = Match(GAME, seats=5, seed=b"scores")
    for score in GAME.scores(match.state):
        assert score.total == sum(score.parts.values()) == 0
    match.state.step[2] = 3
    assert GAME.scores(match.state)[2].parts["A.S.T."] == 15
    assert GAME.outcome(match.state) is None


@pytest.mark.clause("ME-H13")
def test_the_agreed_number_of_turns_ends_the_game_after_phase_13() -> None:
    state = GAME.setup(3, GAME.complete({"turns": 2}), b"limit")
    play_at_random(state, Dice(b"limit"), 10_000)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.clause) == ("limit", "ME-H13")
    assert state.turn == 2
    assert max(state.step) == 2


def test_every_ending_has_its_sentence() -> None:
    assert set(GAME.endings) == {"succession", "limit", "alone"}


def test_a_position_in_the_middle_of_a_sealed_question_is_saved_and_taken_up_again() -> None:
    match = Match(GAME, seats=5, seed=b"saved", settings={"short": 1})
    dice = Dice(b"answers")
    while len(match.seats()) < 3:
        seat = match.seats()[0]
        match.submit(seat, match.options(seat).sample(dice))
    seat = match.seats()[1]
    match.submit(seat, match.options(seat).sample(dice))
    again = Match.resume(GAME, match.save())
    assert again.digest() == match.digest()
    assert again.seats() == match.seats()


def test_a_damaged_position_is_refused_with_a_sentence() -> None:
    match = Match(GAME, seats=3, seed=b"saved")
    with pytest.raises(Invalid, match="contradicts itself: Mega Empires: there are 49 barbarians"):
        Match.resume(GAME, match.save().replace(b'"barbarians_left":50', b'"barbarians_left":49'))


def test_the_judge_prefers_more_points_and_a_better_place() -> None:
    state = GAME.setup(3, GAME.complete({"turns": 3}), b"judged")
    even = GAME.judge(state, 0)
    state.step[0] = 4
    assert GAME.judge(state, 0) > even > 0.4
    play_at_random(state, Dice(b"judged"), 10_000)
    best = state.places.index(1)
    assert GAME.judge(state, best) == 1.0
    assert GAME.judge(state, state.places.index(3)) == 0.0


# --- frames


def test_every_frame_copies_itself_field_by_field() -> None:
    """No copy forgets a field: played at random, stacks and copies agree."""
    seen: set[str] = set()
    for seats, live in ((3, 0), (5, 1), (9, 0), (12, 0)):
        settings = GAME.complete({"short": 1, "live": live, "turns": 9})
        state = GAME.setup(seats, settings, seed_from_number(seats))
        dice = Dice(b"copies")
        while not state.is_over:
            for frame in state.stack:
                seen.add(frame.kind)
                twin = frame.copy()
                assert type(twin) is type(frame)
                assert twin.values() == frame.values(), frame.kind
                assert getattr(twin, "step", 0) == getattr(frame, "step", 0), frame.kind
            play_at_random(state, dice, 1)
    assert len(seen) > 40
