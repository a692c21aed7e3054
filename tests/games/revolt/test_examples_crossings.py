"""Worked examples EX-42 to EX-45: mountains and forests."""

import pytest

from tests.games.revolt.table import Table


def gaul_before_the_alps(*, mounted: bool) -> Table:
    table = Table("gaul", "rome")
    table.no_troops("gaul")
    table.holds("gaul", "massalia")
    table.army("gaul", "massalia", mounted=mounted)
    return table


@pytest.mark.clause("ER-67")
def test_ex_42_the_alps_take_two_turns_and_the_second_is_an_attack() -> None:
    table = gaul_before_the_alps(mounted=False)
    table.does("gaul", "enter massalia>massalia/mediolanum")
    assert (table.troops("massalia"), table.troops("massalia/mediolanum")) == (0, 1)
    assert table.owner("mediolanum") is None
    table.until_next_turn_of("gaul")
    table.dice(5, 3, 4, 4)
    table.does("gaul", "attack massalia/mediolanum>mediolanum")
    assert table.rolls() == ["5 3 against 4 4"]
    assert table.owner("mediolanum") == "gaul"
    assert (table.troops("massalia/mediolanum"), table.troops("mediolanum")) == (0, 1)


@pytest.mark.clause("ER-15", "ER-67a")
def test_ex_43_a_mounted_army_leaves_the_crossing_in_the_third_turn() -> None:
    table = gaul_before_the_alps(mounted=True)
    leave = "attack massalia/mediolanum>mediolanum"
    table.does("gaul", "enter massalia>massalia/mediolanum")
    assert table.clause_against("gaul", leave) == "ER-67a"
    table.until_next_turn_of("gaul")
    assert table.clause_against("gaul", leave) == "ER-67a"
    table.until_next_turn_of("gaul")
    table.dice(5, 3, 4, 4)
    table.does("gaul", leave)
    table.dice(6, 1, 2, 2)
    table.does("gaul", "attack mediolanum>liguria")
    assert table.owner("liguria") == "gaul"
    assert table.clause_against("gaul", "move liguria>mediolanum") == "ER-14"


@pytest.mark.clause("ER-8b")
def test_ex_44_out_of_a_crossing_the_capital_saves_nobody() -> None:
    table = Table("persia", "rome")
    table.does("persia", "enter antiochia>antiochia/cappadocia")
    table.until_next_turn_of("persia")
    table.dice(1, 1, 2, 3)
    table.does("persia", "attack antiochia/cappadocia>cappadocia")
    assert table.rolls() == ["1 1 2 against 3"]
    assert table.armies("persia") == 0


@pytest.mark.clause("ER-67d")
def test_ex_45_who_beats_a_troop_in_a_crossing_does_not_enter_by_that() -> None:
    table = Table("macedonia", "persia")
    table.no_troops("macedonia")
    table.holds("macedonia", "cappadocia")
    table.army("macedonia", "cappadocia")
    table.army("persia", "cappadocia/cilicia")
    enter = "enter cappadocia>cappadocia/cilicia"
    assert table.clause_against("macedonia", enter) == "ER-67d"
    table.dice(6, 3, 5, 1)
    table.does("macedonia", "clash cappadocia>cappadocia/cilicia")
    assert table.rolls() == ["6 3 against 5 1"]
    assert (table.troops("cappadocia/cilicia"), table.troops("cappadocia")) == (0, 1)
    assert table.clause_against("macedonia", enter) == "ER-14"
    table.until_next_turn_of("macedonia")
    table.does("macedonia", enter)
    assert table.troops("cappadocia/cilicia") == 1
