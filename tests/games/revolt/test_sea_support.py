"""Support of attacks by ships that lie off the attacked region (ER-29)."""

import pytest

from tests.games.revolt.table import Table


def table_with_ship_off_etruria() -> Table:
    table = Table("rome", "egypt")
    table.ship("rome", "etruria")
    return table


@pytest.mark.clause("ER-29")
def test_a_ship_off_the_attacked_region_adds_one_die() -> None:
    table = table_with_ship_off_etruria()
    table.turn_of("rome", 1, 1, 1, 6, 5)
    table.does("rome", "attack roma>etruria with etruria")
    assert table.rolls() == ["1 1 1 6 against 5"]
    assert table.owner("etruria") == "rome"


@pytest.mark.clause("ER-29")
def test_a_ship_that_lies_elsewhere_or_belongs_to_others_gives_no_support() -> None:
    table = table_with_ship_off_etruria()
    table.ship("egypt", "campania.w")
    table.turn_of("rome")
    assert table.clause_against("rome", "attack roma>umbria with etruria") == "ER-29"
    assert not table.can("rome", "attack roma>campania with campania.w")
    assert table.can("rome", "attack roma>campania")


@pytest.mark.clause("ER-29a")
def test_a_second_ship_on_the_coast_adds_nothing_to_a_landing() -> None:
    table = table_with_ship_off_etruria()
    table.army("rome", "@etruria")
    table.ship("rome", "etruria")
    table.turn_of("rome", 6, 1, 1, 1, 5)
    table.does("rome", "land @etruria")
    assert table.rolls() == ["6 1 1 1 against 5"]


@pytest.mark.clause("ER-29a")
def test_of_two_ships_off_the_region_only_one_can_be_named() -> None:
    table = Table("rome", "egypt")
    table.ship("rome", "campania.w")
    table.ship("rome", "campania.e")
    table.turn_of("rome", 5, 1, 1, 1, 4)
    attacks = [move for move in table.moves("rome", "attack") if "campania" in move]
    assert attacks == [
        "attack roma>campania",
        "attack roma>campania with campania.w",
        "attack roma>campania with campania.e",
    ]
    table.does("rome", "attack roma>campania with campania.e")
    assert table.rolls() == ["5 1 1 1 against 4"]


@pytest.mark.clause("ER-29b")
def test_a_ship_supports_one_attack_a_turn_and_is_ready_for_another_in_the_next() -> None:
    table = Table("egypt", "rome")
    table.ship("egypt", "delta")
    table.turn_of("egypt", 1, 1, 2, 6)
    table.does("egypt", "attack alexandria>delta with delta")
    assert table.clause_against("egypt", "attack alexandria#2>delta with delta") == "ER-29b"
    assert table.can("egypt", "attack alexandria#2>delta")
    table.until_next_turn_of("egypt")
    assert table.can("egypt", "attack alexandria>delta with delta")


@pytest.mark.clause("ER-29b")
def test_support_uses_no_action_of_the_ship() -> None:
    table = table_with_ship_off_etruria()
    table.turn_of("rome", 1, 1, 1, 6, 5)
    table.does("rome", "attack roma>etruria with etruria", "sail etruria>liguria")
    assert table.ships("rome") == ["liguria"]


@pytest.mark.clause("ER-29b")
def test_a_loaded_ship_that_sailed_there_this_turn_supports() -> None:
    table = Table("rome", "egypt")
    table.ship("rome", "liguria")
    table.army("rome", "@liguria")
    table.turn_of("rome", 1, 1, 1, 6, 5)
    table.does("rome", "sail liguria>etruria", "attack roma>etruria with etruria")
    assert table.rolls() == ["1 1 1 6 against 5"]


@pytest.mark.clause("ER-29b")
def test_ships_never_help_in_defence() -> None:
    table = Table("rome", "egypt")
    table.holds("egypt", "etruria")
    table.army("egypt", "etruria")
    table.ship("egypt", "etruria")
    table.turn_of("rome", 6, 1, 1, 5, 5)
    table.does("rome", "attack roma>etruria")
    assert table.rolls() == ["6 1 1 against 5 5"], "D 2 of the army, and no more"


@pytest.mark.clause("ER-29c")
def test_an_attack_on_a_troop_is_supported_as_well() -> None:
    table = table_with_ship_off_etruria()
    table.holds("egypt", "etruria")
    table.army("egypt", "etruria")
    table.turn_of("rome", 1, 1, 1, 6, 5, 5)
    table.does("rome", "attack roma>etruria with etruria")
    assert table.rolls() == ["1 1 1 6 against 5 5"]
    assert table.troops("etruria") == 0


@pytest.mark.clause("ER-29c")
def test_an_attack_out_of_a_crossing_is_supported_too() -> None:
    table = table_with_ship_off_etruria()
    table.army("rome", "etruria/liguria")
    table.turn_of("rome", 1, 1, 1, 6, 5)
    table.does("rome", "attack etruria/liguria>etruria with etruria")
    assert table.rolls() == ["1 1 1 6 against 5"]


@pytest.mark.clause("ER-29c")
def test_an_attack_on_a_troop_in_a_crossing_has_no_support() -> None:
    table = table_with_ship_off_etruria()
    table.holds("rome", "etruria")
    table.army("rome", "etruria")
    table.army("egypt", "etruria/liguria")
    table.turn_of("rome", 6, 1, 1, 5, 5)
    assert not table.can("rome", "clash etruria>etruria/liguria with etruria")
    table.does("rome", "clash etruria>etruria/liguria")
    assert table.rolls() == ["6 1 1 against 5 5"]
