"""Sailing: along coasts and routes (ER-30)."""

import pytest

from tests.games.revolt.table import Table


@pytest.mark.clause("ER-30", "ER-30a")
def test_a_ship_sails_to_linked_coasts_along_routes_and_onto_them() -> None:
    table = Table("rome", "carthage")
    table.holds("carthage", "sardinia")
    table.ship("rome", "roma")
    table.acts("rome")
    assert sorted(table.moves("rome", "sail")) == [
        "sail roma>campania.w",
        "sail roma>etruria",
        "sail roma>r10",
        "sail roma>sardinia by r10",
    ]
    assert table.clause_against("rome", "sail roma>liguria") == "ER-30a"
    assert table.clause_against("rome", "sail roma>carthago by r11") == "ER-30a"
    table.does("rome", "sail roma>sardinia by r10")
    assert table.ships("rome") == ["sardinia"], "foreign coasts are open as well"


@pytest.mark.clause("ER-30a")
def test_a_ship_on_a_route_sails_to_either_of_its_ends() -> None:
    table = Table("rome", "carthage")
    table.ship("rome", "roma")
    table.acts("rome")
    table.does("rome", "sail roma>r10")
    assert table.ships("rome") == ["r10"]
    table.until_next_turn_of("rome")
    assert table.moves("rome", "sail") == ["sail r10>roma", "sail r10>sardinia"]


@pytest.mark.clause("ER-30b")
def test_no_ship_sails_over_land_from_one_coast_of_a_region_to_the_other() -> None:
    table = Table("rome", "carthage")
    table.ship("rome", "campania.w")
    table.acts("rome")
    assert table.clause_against("rome", "sail campania.w>campania.e") == "ER-30a"
    assert table.can("rome", "sail campania.w>lucania.w")
