"""Worked examples EX-25 to EX-28: upkeep."""

import pytest

from tests.games.revolt.table import Table


@pytest.mark.clause("ER-26", "ER-64")
def test_ex_25_a_ship_without_wood_is_given_up_with_its_cargo() -> None:
    table = Table("carthage", "rome")
    for berth in ("carthago", "byzacium", "lilybaeum", "sardinia"):
        table.ship("carthage", berth)
    table.army("carthage", "@sardinia")
    table.hand("carthage", 0, 0, 1)
    table.turn_of("carthage")
    assert table.moves("carthage") == ["0", "1"]
    table.does("carthage", "1")
    assert table.cards("carthage") == "0/0/0"
    assert (table.decision(), table.asked()) == ("give_up", ["carthage"])
    table.does("carthage", "sardinia")
    assert table.ships("carthage") == ["carthago", "byzacium", "lilybaeum"]
    assert table.armies("carthage") == 1
    assert table.decision() == "act"


def gaul_short_of_food() -> Table:
    """Gaul has eight settlements, Armorica's fortified, and has paid one of two food."""
    table = Table("gaul", "rome")
    lands = ("pictonia", "belgica", "arvernia", "volcae", "helvetia", "liguria", "venetia")
    table.holds("gaul", *lands, "armorica")
    table.settled(*lands)
    table.fortified("armorica")
    table.hand("gaul", 0, 0, 0)
    table.turn_of("gaul")
    assert table.resource_total("gaul", "food") == 1
    assert table.moves("gaul") == ["0", "1"]
    table.does("gaul", "1")
    return table


@pytest.mark.clause("ER-39", "ER-41a")
def test_ex_26_the_fortification_goes_with_its_settlement() -> None:
    table = gaul_short_of_food()
    assert table.decision() == "give_up"
    table.does("gaul", "armorica")
    assert table.works("armorica") == []
    assert table.resource_total("gaul", "food") == 0
    assert table.decision() == "act"


@pytest.mark.clause("ER-39", "ER-41a")
def test_ex_26_another_settlement_may_be_sacrificed_instead() -> None:
    table = gaul_short_of_food()
    table.does("gaul", "venetia")
    assert table.works("venetia") == []
    assert table.works("armorica") == ["settlement", "fortification"]
    assert table.decision() == "act"


def rome_with_eight_settlements() -> Table:
    table = Table("rome", "carthage")
    table.no_troops("rome")
    lands = (
        "campania", "umbria", "lucania", "etruria", "venetia", "liguria", "noricum", "helvetia",
    )  # fmt: skip
    table.holds("rome", *lands)
    table.settled(*lands)
    table.hand("rome", 5, 0, 0)
    return table


@pytest.mark.clause("ER-39")
def test_ex_27_eight_settlements_cost_rome_nothing_while_it_has_its_capital() -> None:
    table = rome_with_eight_settlements()
    table.turn_of("rome")
    assert table.decision() == "act"
    assert table.resource_total("rome", "food") == 6


@pytest.mark.clause("ER-39")
def test_ex_27_without_its_capital_rome_owes_two_food() -> None:
    table = rome_with_eight_settlements()
    table.holds("carthage", "roma")
    table.turn_of("rome")
    assert table.decision() == "pay"
    assert table.moves("rome") == ["0", "1", "2"]
    table.does("rome", "2")
    assert table.decision() == "act"
    assert table.resource_total("rome", "food") == 4


FORTRESSES = ("phrygia", "cilicia", "apamene", "mesopotamia", "bithynia")


def persia_short_of_gold() -> Table:
    """Persia owes four gold for two mercenaries and five fortifications and has three."""
    table = Table("persia", "rome")
    table.holds("persia", *FORTRESSES)
    table.fortified(*FORTRESSES)
    table.mercenary("persia", "arabes", "antiochia")
    table.mercenary("persia", "arabes", "antiochia")
    table.hand("persia", 0, 3, 0)
    table.turn_of("persia")
    assert table.moves("persia") == ["mercenaries", "fortifications"]
    return table


@pytest.mark.clause("ER-43", "ER-54", "ER-64a")
def test_ex_28_mercenaries_are_paid_before_fortifications() -> None:
    table = persia_short_of_gold()
    table.does("persia", "mercenaries", "2", "1", "phrygia")
    assert table.troop_total("persia") == 3
    assert table.works("phrygia") == ["settlement"]
    assert all("fortification" in table.works(each) for each in FORTRESSES[1:])
    assert table.resource_total("persia", "gold") == 0
    assert table.decision() == "act"


@pytest.mark.clause("ER-43", "ER-54", "ER-64a")
def test_ex_28_the_player_may_pay_fortifications_first() -> None:
    table = persia_short_of_gold()
    table.does("persia", "fortifications", "2", "1")
    assert all("fortification" in table.works(each) for each in FORTRESSES)
    assert (table.troop_total("persia"), table.armies("persia")) == (2, 1)
    assert table.decision() == "act"
