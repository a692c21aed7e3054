"""Worked examples EX-29 to EX-37: ships."""

import pytest

from tests.games.revolt.table import Table


def carthage_off_lilybaeum() -> Table:
    """Carthage has built a ship for one wood and has sailed its army to Lilybaeum."""
    table = Table("carthage", "rome")
    table.does("carthage", "ship carthago", "board carthago>@carthago", "end")
    assert table.cards("carthage") == "1/1/0"
    table.does("rome", "end")
    table.does("carthage", "sail carthago>lilybaeum by r12")
    return table


@pytest.mark.clause("ER-26", "ER-27", "ER-28")
def test_ex_29_an_army_lands_with_the_die_of_its_ship() -> None:
    table = carthage_off_lilybaeum()
    table.dice(4, 1, 2, 3)
    table.does("carthage", "land @lilybaeum")
    assert table.rolls() == ["4 1 2 against 3"]
    assert table.owner("lilybaeum") == "carthage"
    assert table.troops("lilybaeum") == 1
    assert table.ships("carthage") == ["lilybaeum"]
    assert table.aboard("carthage", "lilybaeum") == 0


@pytest.mark.clause("ER-28a", "ER-8b")
def test_ex_30_a_landing_that_fails_costs_the_army_but_not_the_ship() -> None:
    table = carthage_off_lilybaeum()
    table.dice(1, 1, 2, 5)
    table.does("carthage", "land @lilybaeum")
    assert table.armies("carthage") == 0
    assert table.ships("carthage") == ["lilybaeum"]
    assert table.owner("lilybaeum") is None


@pytest.mark.clause("ER-28a", "ER-24")
def test_ex_31_who_beats_a_troop_by_landing_is_still_aboard() -> None:
    table = Table("rome", "carthage")
    table.ship("rome", "lilybaeum")
    table.army("rome", "@lilybaeum")
    table.holds("carthage", "lilybaeum")
    table.army("carthage", "lilybaeum")
    table.dice(2, 6, 1, 4, 5, 5)
    table.does("rome", "land @lilybaeum")
    assert table.rolls() == ["2 6 1 4 against 5 5"]
    assert table.troops("lilybaeum") == 0
    assert table.aboard("rome", "lilybaeum") == 1
    assert table.owner("lilybaeum") == "carthage"


def macedonia_before_athenae(*berths: str) -> Table:
    """Two Macedonian armies stand in Thessalia, ships at the given coasts."""
    table = Table("macedonia", "rome")
    table.no_troops("macedonia")
    table.holds("macedonia", "thessalia")
    table.army("macedonia", "thessalia")
    table.army("macedonia", "thessalia")
    for berth in berths:
        table.ship("macedonia", berth)
    return table


@pytest.mark.clause("ER-29")
@pytest.mark.parametrize("berth", ["athenae.e", "athenae.w"])
def test_ex_32_a_ship_on_either_coast_adds_a_die(berth: str) -> None:
    table = macedonia_before_athenae(berth)
    table.dice(3, 1, 5, 4, 2)
    table.does("macedonia", f"attack thessalia>athenae with {berth}")
    assert table.rolls() == ["3 1 5 against 4 2"]
    assert table.owner("athenae") == "macedonia"


@pytest.mark.clause("ER-29", "ER-29a")
def test_ex_32_two_ships_add_no_more_than_one() -> None:
    table = macedonia_before_athenae("athenae.e", "athenae.w")
    table.dice(3, 1, 5, 4, 2)
    table.does("macedonia", "attack thessalia>athenae with athenae.w")
    assert table.rolls() == ["3 1 5 against 4 2"]


@pytest.mark.clause("ER-29b")
def test_ex_33_a_ship_does_not_support_a_second_attack_in_the_turn() -> None:
    table = macedonia_before_athenae("athenae.e")
    table.dice(1, 1, 1, 4, 2)
    table.does("macedonia", "attack thessalia>athenae with athenae.e")
    again = "attack thessalia>athenae with athenae.e"
    assert table.clause_against("macedonia", again) == "ER-29b"
    table.rolls()
    table.dice(6, 1, 4, 2)
    table.does("macedonia", "attack thessalia>athenae")
    assert table.rolls() == ["6 1 against 4 2"]


@pytest.mark.clause("ER-31b", "ER-32")
def test_ex_34_an_intercepted_ship_is_sunk_with_its_army() -> None:
    table = Table("rome", "carthage")
    table.no_troops("rome")
    table.ship("rome", "roma")
    table.army("rome", "@roma")
    table.ship("carthage", "campania.w")
    table.intercepts("carthage")
    table.dice(5, 3)
    table.does("rome", "sail roma>campania.w")
    assert table.rolls() == ["5 against 3"]
    assert table.ships("rome") == []
    assert table.armies("rome") == 0
    assert table.ships("carthage") == ["campania.w"]


def ships_on_both_sides_of_r12() -> Table:
    """A ship of Carthage lies on route r12, a Roman one at its end off Lilybaeum."""
    table = Table("rome", "carthage")
    table.ship("rome", "lilybaeum")
    table.ship("carthage", "r12")
    return table


@pytest.mark.clause("ER-30a", "ER-31c")
def test_ex_35_after_a_fight_on_a_route_the_ship_stays_there() -> None:
    table = ships_on_both_sides_of_r12()
    table.dice(2, 2, 6, 2)
    table.does("rome", "sail lilybaeum>carthago by r12 against carthage@r12")
    assert table.rolls() == ["2 against 2", "6 against 2"]
    assert table.ships("carthage") == []
    assert table.ships("rome") == ["r12"]
    assert table.clause_against("rome", "sail r12>carthago") == "ER-26b"


@pytest.mark.clause("ER-31b")
def test_ex_36_ships_pass_when_nobody_wants_to_fight() -> None:
    table = ships_on_both_sides_of_r12()
    table.acts("rome")
    table.does("rome", "sail lilybaeum>carthago by r12")
    assert table.rolls() == []
    assert table.ships("rome") == ["carthago"]
    assert table.ships("carthage") == ["r12"]


@pytest.mark.clause("ER-26a", "ER-10a")
@pytest.mark.parametrize("waiting", [0, 1])
def test_ex_37_ships_are_built_in_cities_with_a_coast(waiting: int) -> None:
    table = Table("gaul", "rome", waiting=waiting)
    table.holds("gaul", "bibracte", "massalia")
    table.hand("gaul", 0, 0, 4)
    assert table.clause_against("gaul", "ship avaricum") == "ER-26a"
    table.does("gaul", "ship massalia")
    assert table.ships("gaul") == ["massalia"]
    assert table.cards("gaul") == "0/0/2"
    assert table.can("gaul", "sail massalia>volcae") == (not waiting)
