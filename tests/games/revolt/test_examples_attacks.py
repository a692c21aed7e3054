"""Worked examples EX-03 to EX-14: attacks on regions."""

import pytest

from tests.games.revolt.table import Table


@pytest.mark.clause("ER-17", "ER-18", "ER-22", "ER-23", "ER-34")
def test_ex_03_a_home_region_is_taken_settled_and_yields() -> None:
    table = Table("rome", "carthage")
    table.dice(2, 5, 3, 4)
    table.does("rome", "attack roma>campania")
    assert table.rolls() == ["2 5 3 against 4"]
    assert table.owner("campania") == "rome"
    assert (table.troops("roma"), table.troops("campania")) == (0, 1)
    table.does("rome", "settle campania")
    assert table.cards("rome") == "0/0/0"
    table.does("rome", "end")
    table.does("carthage", "end")
    assert table.cards("rome") == "1/0/0"


@pytest.mark.clause("ER-8")
def test_ex_04_an_army_that_loses_out_of_its_capital_stays_there() -> None:
    table = Table("carthage", "rome")
    table.dice(2, 1, 5)
    table.does("carthage", "attack carthago>byzacium")
    assert table.rolls() == ["2 1 against 5"]
    assert table.troops("carthago") == 1
    assert table.owner("byzacium") is None
    assert table.clause_against("carthage", "attack carthago>massylia") == "ER-14"


@pytest.mark.clause("ER-17c")
def test_ex_05_an_army_that_loses_elsewhere_is_destroyed() -> None:
    table = Table("rome", "carthage")
    table.no_troops("rome")
    table.holds("rome", "campania")
    table.army("rome", "campania")
    table.dice(1, 2, 2, 6)
    table.does("rome", "attack campania>apulia")
    assert table.rolls() == ["1 2 2 against 6"]
    assert table.armies("rome") == 0
    assert table.owner("campania") == "rome"
    table.turn_of("rome")
    assert table.cards("rome") == "1/1/1"


@pytest.mark.clause("ER-22a")
def test_ex_06_only_the_tied_dice_are_rolled_again() -> None:
    table = Table("egypt", "rome")
    table.dice(4, 2, 4, 5, 3)
    table.does("egypt", "attack alexandria>delta")
    assert table.rolls() == ["4 2 against 4", "5 2 against 3"]
    assert table.left() == []
    assert table.owner("delta") == "egypt"


@pytest.mark.clause("ER-22a", "ER-19")
def test_ex_07_dice_that_were_not_tied_stay_and_count() -> None:
    table = Table("persia", "rome")
    table.no_troops("persia")
    table.holds("persia", "apamene")
    table.army("persia", "apamene")
    table.dice(6, 6, 3, 6, 5, 2, 2, 1, 1)
    table.does("persia", "attack apamene>damascus")
    assert table.rolls() == ["6 6 3 against 6 5 2", "2 1 3 against 1 5 2"]
    assert table.armies("persia") == 0
    assert table.owner("damascus") is None


@pytest.mark.clause("ER-22a")
def test_ex_08_a_second_tie_is_rolled_again_too() -> None:
    table = Table("gaul", "rome")
    table.dice(5, 5, 5, 3, 2, 3, 1, 1)
    table.does("gaul", "attack avaricum>pictonia")
    assert table.rolls() == ["5 5 against 5", "3 2 against 3", "1 2 against 1"]
    assert table.owner("pictonia") == "gaul"


@pytest.mark.clause("ER-18", "ER-19", "ER-2c", "ER-56")
def test_ex_09_independent_regions_have_dice_by_colour_and_kind() -> None:
    table = Table("rome", "carthage")
    regions = (
        "umbria", "tarentum", "venetia", "massalia", "syracusae", "thessalia", "pella", "illyria",
    )  # fmt: skip
    assert [table.region_dice(each, "rome") for each in regions] == [1, 2, 2, 3, 3, 2, 3, 2]


@pytest.mark.clause("ER-20", "ER-21", "ER-37", "ER-42", "ER-50")
def test_ex_10_regions_of_players_have_dice_by_what_stands_there() -> None:
    table = Table("macedonia", "rome")
    table.no_troops("macedonia")
    regions = ("thessalia", "pangaeum", "ionia", "athenae", "pella", "illyria")
    table.holds("macedonia", *regions)
    table.settled("pangaeum")
    table.fortified("ionia")
    assert [table.region_dice(each, "rome") for each in regions] == [1, 3, 4, 4, 4, 2]
    table.holds("rome", "athenae")
    assert table.region_dice("athenae", "macedonia") == 3


@pytest.mark.clause("ER-23", "ER-35")
def test_ex_11_a_region_is_settled_in_the_turn_it_is_taken_but_never_a_city() -> None:
    table = Table("rome", "carthage")
    table.no_troops("rome")
    table.holds("rome", "umbria", "tarentum")
    table.army("rome", "umbria")
    table.dice(6, 6, 6, 1, 1)
    table.does("rome", "attack umbria>venetia", "settle venetia")
    assert table.works("venetia") == ["settlement"]
    table.hand("rome", 1, 1, 1)
    assert table.clause_against("rome", "settle tarentum") == "ER-35"


@pytest.mark.clause("ER-23", "ER-60")
def test_ex_12_settlement_fortification_and_chip_pass_with_the_region() -> None:
    table = Table("persia", "macedonia")
    table.holds("macedonia", "bithynia")
    table.fortified("bithynia")
    table.chip("bithynia")
    table.no_troops("persia")
    table.holds("persia", "phrygia")
    table.army("persia", "phrygia")
    table.dice(6, 5, 2, 5, 5, 4, 1)
    table.does("persia", "attack phrygia>bithynia")
    assert table.rolls() == ["6 5 2 against 5 5 4 1"]
    assert table.owner("bithynia") == "persia"
    assert table.works("bithynia") == ["settlement", "fortification", "chip"]
    table.turn_of("macedonia")
    assert table.cards("macedonia") == "1/1/1"
    table.turn_of("persia")
    assert table.cards("persia") == "1/1/3"


@pytest.mark.clause("ER-23a", "ER-36", "ER-46")
def test_ex_13_an_unsettled_region_yields_nothing_once_its_army_has_left() -> None:
    table = Table("rome", "carthage")
    table.no_troops("rome")
    table.holds("rome", "campania")
    table.army("rome", "campania")
    table.does("rome", "move campania>roma")
    assert table.owner("campania") == "rome"
    assert table.region_dice("campania", "carthage") == 1
    table.turn_of("rome")
    assert table.cards("rome") == "1/1/1"


@pytest.mark.clause("ER-23a", "ER-36", "ER-46")
def test_ex_13_a_settled_region_goes_on_yielding_and_defending() -> None:
    table = Table("rome", "carthage")
    table.no_troops("rome")
    table.holds("rome", "campania")
    table.settled("campania")
    table.army("rome", "campania")
    table.does("rome", "move campania>roma")
    assert table.region_dice("campania", "carthage") == 2
    table.turn_of("rome")
    assert table.cards("rome") == "2/1/1"


@pytest.mark.clause("ER-46a", "ER-60a")
@pytest.mark.parametrize(
    ("is_settled", "has_chip", "armies", "food"),
    [(True, False, 2, 1), (True, True, 0, 2), (False, True, 0, 0), (False, True, 1, 2)],
)
def test_ex_14_a_region_yields_one_card_and_one_more_with_a_chip(
    *, is_settled: bool, has_chip: bool, armies: int, food: int
) -> None:
    table = Table("egypt", "rome")
    table.holds("egypt", "delta")
    if is_settled:
        table.settled("delta")
    if has_chip:
        table.chip("delta")
    for _ in range(armies):
        table.army("egypt", "delta")
    table.hand("egypt", 0, 0, 0)
    table.turn_of("egypt")
    assert table.cards("egypt") == f"{food}/0/0"
