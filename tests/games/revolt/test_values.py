"""What was learned of who wins: features, value, and how much thought a question is worth."""

from __future__ import annotations

import pytest

from tests.games.revolt.table import GAME, Table
from ziggurat.games.revolt.thinking.approaches import PLAIN
from ziggurat.games.revolt.thinking.features import FEATURES
from ziggurat.kernel.course import submit
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.thinking import Effort


def counted(table: Table, nation: str) -> dict[str, float]:
    return dict(zip(FEATURES, GAME.features(table.state, table.seat(nation)), strict=True))


def test_features_count_what_a_seat_and_its_rivals_have() -> None:
    table = Table("rome", "carthage", "egypt")
    table.holds("rome", "campania")
    table.holds("egypt", "delta", "thebais", "sinai", "judaea")
    table.acts("carthage")
    found = counted(table, "rome")
    assert (found["own_lands"], found["own_cities"], found["own_attack"]) == (1, 1, 3)
    assert (found["first_lands"], found["first_armies"]) == (4, 2)
    assert found["others_lands"] == 0
    assert (found["own_wait"], found["first_wait"], found["others_wait"]) == (2, 1, 0)
    assert found["players"] == 3


def test_the_defeated_are_not_counted() -> None:
    table = Table("rome", "carthage", "egypt")
    table.does("rome", "resign")
    found = counted(table, "carthage")
    assert found["players"] == 2
    assert found["others_armies"] == 0
    assert counted(table, "rome")["own_armies"] == 0


def test_features_are_counted_in_every_position_and_values_are_chances() -> None:
    for seats in (2, 5):
        state = GAME.setup(seats, GAME.complete({}), b"valued %d" % seats)
        dice = Dice(b"valued")
        while not state.is_over and dice.counter < 500:
            for seat in range(seats):
                assert len(GAME.features(state, seat)) == len(FEATURES)
                assert 0.0 <= GAME.value(state, seat) <= 1.0
            asked = state.decision().seats(state)[0]
            submit(state, asked, state.decision().options(state, asked).sample(dice))


def test_an_end_is_worth_what_was_won() -> None:
    table = Table("rome", "carthage")
    table.does("rome", "resign")
    assert [GAME.value(table.state, seat) for seat in (0, 1)] == [0.0, 1.0]


def test_whoever_lacks_one_region_is_likelier_to_win_than_whoever_lacks_many() -> None:
    table = Table("rome", "carthage")
    table.holds("rome", "campania", "etruria", "umbria", "apulia", "lucania")
    table.settled("campania", "etruria", "umbria")
    assert GAME.value(table.state, 0) > 0.6
    assert GAME.value(table.state, 1) < 0.4


@pytest.mark.parametrize("effort", list(Effort))
def test_turns_are_planned_and_odds_of_a_defence_are_plain(effort: Effort) -> None:
    table = Table("rome", "carthage")
    table.holds("carthage", "campania")
    table.army("carthage", "campania")
    table.mercenary("carthage", "nubae", "campania")
    table.acts("rome")
    assert GAME.approach(table.state, 0, effort).depth > 0
    table.does("rome", "attack roma>campania")
    assert GAME.approach(table.state, 1, effort) == PLAIN
