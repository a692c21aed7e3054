"""Worked examples EX-38 to EX-41: mercenaries."""

import pytest

from tests.games.revolt.table import Table


def army_alone_in(table: Table, nation: str, region: str) -> None:
    """The nation's only troop is an army in a region of its own."""
    table.no_troops(nation)
    table.holds(nation, region)
    table.army(nation, region)


@pytest.mark.clause("ER-52", "ER-53", "ER-54", "ER-10a")
@pytest.mark.parametrize("waiting", [0, 1])
def test_ex_38_hiring_is_the_armys_action_and_not_the_mercenarys(waiting: int) -> None:
    table = Table("rome", "carthage", waiting=waiting)
    army_alone_in(table, "rome", "venetia")
    table.hand("rome", 0, 3, 0)
    table.does("rome", "hire venetia>illyria")
    assert (table.troops("venetia"), table.armies("rome")) == (2, 1)
    assert table.cards("rome") == "0/1/0"
    assert table.clause_against("rome", "attack venetia>illyria") == "ER-14"
    assert table.can("rome", "attack venetia#2>illyria") == (not waiting)
    table.does("rome", "end")
    table.does("carthage", "end")
    assert (table.decision(), table.moves("rome")) == ("pay", ["0", "1"])
    table.does("rome", "1")
    assert table.cards("rome") == "0/1/0"


@pytest.mark.clause("ER-15")
def test_ex_39_carthage_hires_numidian_horse_for_one_gold() -> None:
    table = Table("carthage", "rome")
    army_alone_in(table, "carthage", "byzacium")
    table.hand("carthage", 0, 1, 0)
    table.does("carthage", "hire byzacium>gaetulia")
    assert table.cards("carthage") == "0/0/0"
    assert (table.troops("byzacium"), table.mounted("byzacium")) == (2, 1)
    table.hand("carthage", 0, 1, 0)
    table.does("carthage", "end")
    table.does("rome", "end")
    assert table.decision() == "pay"
    table.does("carthage", "1", "move byzacium#2>carthago", "move carthago>byzacium")
    assert table.clause_against("carthage", "move byzacium#2>carthago") == "ER-14"


@pytest.mark.clause("ER-68", "ER-68a")
def test_ex_40_hiring_over_a_forest_takes_two_turns_and_is_paid_at_the_end() -> None:
    table = Table("rome", "carthage")
    army_alone_in(table, "rome", "helvetia")
    table.hand("rome", 0, 2, 0)
    table.does("rome", "hire helvetia>hercynia")
    assert (table.cards("rome"), table.troops("helvetia")) == ("0/2/0", 1)
    assert table.clause_against("rome", "hire helvetia>hercynia") == "ER-14"
    table.until_next_turn_of("rome")
    table.does("rome", "hire helvetia>hercynia")
    assert (table.cards("rome"), table.troops("helvetia")) == ("0/0/1", 2)


@pytest.mark.clause("ER-68", "ER-68a")
def test_ex_40_a_troop_that_moves_in_between_starts_again() -> None:
    table = Table("rome", "carthage")
    army_alone_in(table, "rome", "helvetia")
    table.holds("rome", "massalia")
    table.hand("rome", 0, 2, 0)
    for move in ("hire helvetia>hercynia", "move helvetia>massalia", "move massalia>helvetia"):
        table.does("rome", move)
        table.until_next_turn_of("rome")
    table.does("rome", "hire helvetia>hercynia")
    assert (table.resource_total("rome", "gold"), table.troops("helvetia")) == (2, 1)
    table.until_next_turn_of("rome")
    table.does("rome", "hire helvetia>hercynia")
    assert (table.resource_total("rome", "gold"), table.troops("helvetia")) == (0, 2)


@pytest.mark.clause("ER-68", "ER-68a")
@pytest.mark.parametrize(("nation", "region"), [("gaul", "belgica"), ("rome", "noricum")])
def test_ex_40_for_gaul_and_from_noricum_hiring_takes_one_turn(nation: str, region: str) -> None:
    table = Table(nation, "carthage")
    army_alone_in(table, nation, region)
    table.hand(nation, 0, 2, 0)
    table.does(nation, f"hire {region}>hercynia")
    assert (table.cards(nation), table.troops(region)) == ("0/0/0", 2)


@pytest.mark.clause("ER-56")
def test_ex_41_whoever_takes_illyria_hires_there_without_any_action() -> None:
    table = Table("macedonia", "rome")
    army_alone_in(table, "macedonia", "epirus")
    table.hand("macedonia", 0, 4, 0)
    table.dice(6, 2, 3, 4)
    table.does("macedonia", "attack epirus>illyria")
    assert table.rolls() == ["6 2 against 3 4"]
    assert table.owner("illyria") == "macedonia"
    table.does("macedonia", "levy illyria", "levy illyria")
    assert (table.troops("illyria"), table.cards("macedonia")) == (3, "0/0/0")


@pytest.mark.clause("ER-56")
def test_ex_41_nobody_else_hires_in_a_controlled_illyria_which_keeps_two_dice() -> None:
    table = Table("rome", "macedonia")
    army_alone_in(table, "rome", "venetia")
    table.hand("rome", 0, 4, 0)
    table.holds("macedonia", "illyria")
    assert table.clause_against("rome", "hire venetia>illyria") == "ER-56c"
    assert table.region_dice("illyria", "rome") == 2
