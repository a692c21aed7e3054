"""What search asks of Monumental: keys, turns, habits, themes, characters, and what is learned."""

from __future__ import annotations

from math import isfinite

import pytest

from tests.games.monumental.table import GAME, Table
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.thinking.themes import BUILDING, LEARNING, TRADE, WAR
from ziggurat.kernel.course import carry_out, play_at_random
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.thinking import Effort


def begun(seats: int, **settings: int | str) -> Monumental:
    return GAME.setup(seats, GAME.complete(dict(settings)), seed_from_number(seats))


# --- keys


def test_a_key_tells_positions_apart_but_not_their_dice() -> None:
    state = begun(3)
    play_at_random(state, Dice(b"key"), 120)
    twin = state.copy()
    twin.dice = Dice(b"other dice")
    assert GAME.key(twin) == GAME.key(state)
    play_at_random(twin, Dice(b"answer"), 1)
    assert GAME.key(twin) != GAME.key(state)


def test_a_key_knows_how_far_the_rules_have_come() -> None:
    table = Table("greek", "chinese")
    table.acts("greek")
    before = GAME.key(table.state)
    twin = table.state.copy()
    twin.stack[-2].step = 0  # type: ignore[attr-defined]
    assert GAME.key(twin) != before


# --- turns


@pytest.mark.parametrize("continuous", [0, 1])
@pytest.mark.parametrize("seats", [1, 3])
def test_turns_never_fall_and_each_belongs_to_one_player(seats: int, continuous: int) -> None:
    state = begun(seats, continuous=continuous)
    dice = Dice(b"turns")
    owners: dict[int, int] = {}
    last = GAME.turn(state)
    while not state.is_over:
        decision = state.decision()
        seat = decision.seats(state)[0]
        if decision.kind in {"activate", "act"}:
            assert owners.setdefault(GAME.turn(state), seat) == seat
        carry_out(state, decision, seat, decision.options(state, seat).sample(dice))
        assert GAME.turn(state) >= last
        last = GAME.turn(state)
    assert len(owners) >= 5 * seats


def test_in_continuous_play_every_action_is_a_turn() -> None:
    state = begun(2, continuous=1, quests=0)
    numbers: list[int] = []
    for _ in range(8):
        numbers.append(GAME.turn(state))
        decision = state.decision()
        seat = decision.seats(state)[0]
        carry_out(state, decision, seat, decision.default(state, seat))
    assert numbers == sorted(set(numbers))


def test_in_the_normal_game_turns_are_counted_through() -> None:
    state = begun(3, quests=0)
    numbers: set[int] = set()
    while not state.is_over:
        numbers.add(GAME.turn(state))
        decision = state.decision()
        seat = decision.seats(state)[0]
        carry_out(state, decision, seat, decision.default(state, seat))
    assert numbers == set(range(min(numbers), min(numbers) + len(numbers)))
    assert GAME.turn(state) == max(numbers) + 1


# --- habits


@pytest.mark.parametrize("settings", [{}, {"continuous": 1}, {"cards": "core", "trade": 0}])
def test_habits_play_a_game_to_its_end_with_legal_answers(settings: dict[str, int | str]) -> None:
    state = begun(2, **settings)
    dice = Dice(b"habits")
    for number in range(4000):
        if state.is_over:
            break
        decision = state.decision()
        seat = decision.seats(state)[0]
        before = GAME.key(state) if number % 20 == 0 else b""
        answer = GAME.policy(state, seat, dice)
        assert decision.options(state, seat).contains(answer)
        assert not before or GAME.key(state) == before
        carry_out(state, decision, seat, answer)
    assert state.is_over
    assert min(GAME.score(state, seat).total for seat in (0, 1)) > 15


def test_by_habit_a_city_is_activated_where_it_brings_most() -> None:
    table = Table("greek", "chinese")
    table.city("greek", "unrest library unrest", "unrest library unrest", "fort library fort")
    table.turn_of("greek")
    assert GAME.policy(table.state, 0, Dice(b"")) == (2, 1)


# --- themes and characters


def test_answers_are_about_war_trade_building_or_knowledge() -> None:
    table = Table("greek", "chinese", trade=1)
    table.supply("greek", production=9, science=9, military=9, gold=9, culture=9)
    table.display("granary", "writing", "great_library", "academy", "temple", "barracks")
    table.acts("greek")
    options = table.options("greek")
    themes = {
        options.write(answer).split()[0]: GAME.theme(table.state, 0, answer)
        for answer in options.answers()
        if not options.write(answer).startswith("acquire")
    }
    assert themes["conquer"] == WAR
    assert themes["invest"] == TRADE
    assert themes["basic"] == BUILDING
    assert themes["progress"] == LEARNING
    assert not themes["end"]
    cards = {
        options.write(answer): GAME.theme(table.state, 0, answer)
        for answer in options.answers()
        if options.write(answer).startswith("acquire")
    }
    assert cards["acquire writing"] == LEARNING
    assert cards["acquire granary"] == BUILDING


def test_three_characters_favour_themes_there_are() -> None:
    characters = GAME.characters()
    assert len({character.name for character in characters}) == 3
    for character in characters:
        assert character.title
        assert character.temper.endswith(".")
        assert set(character.favours) <= {WAR, TRADE, BUILDING, LEARNING}
    assert len({max(c.favours, key=c.favours.__getitem__) for c in characters}) == 3


# --- what is learned


@pytest.mark.parametrize("settings", [{}, {"continuous": 1}, {"automas": 1}, {"quests": 0}])
def test_features_are_numbers_by_name_in_every_position(settings: dict[str, int]) -> None:
    state = begun(2, **settings)
    dice = Dice(b"features")
    while not state.is_over:
        for seat in (0, 1):
            found = GAME.features(state, seat)
            assert len(found) == len(GAME.feature_names)
            assert all(isfinite(number) for number in found)
            assert 0.0 <= GAME.value(state, seat) <= 1.0
        play_at_random(state, dice, 60)


def test_features_use_nothing_a_seat_cannot_see() -> None:
    state = begun(3)
    play_at_random(state, Dice(b"secrets"), 200)
    twins = [GAME.imagine(state, 0, Dice(b"imagined", number * 1000)) for number in range(5)]
    assert len({tuple(GAME.features(twin, 0)) for twin in twins}) == 1


def test_the_value_of_an_end_is_who_has_won() -> None:
    state = begun(2)
    play_at_random(state, Dice(b"end"), GAME.longest(2, GAME.complete({})))
    shares = [GAME.value(state, seat) for seat in (0, 1)]
    assert sum(shares) == 1.0


def test_turns_are_played_to_their_end_in_thought() -> None:
    state = begun(2)
    for effort in Effort:
        assert GAME.approach(state, 0, effort).completes
