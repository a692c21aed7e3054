"""Worked examples EX-49 to EX-56: defeat and victory."""

import pytest

from tests.games.revolt.table import GAME, Table


def alexandria_held_by_rome() -> Table:
    """Egypt's turn; its capital is Roman, its only army stands in Delta."""
    table = Table("egypt", "rome", "persia")
    table.no_troops("egypt")
    table.holds("rome", "alexandria")
    table.holds("egypt", "delta")
    table.army("egypt", "delta")
    return table


@pytest.mark.clause("ER-2", "ER-70")
def test_ex_49_a_capital_retaken_in_the_next_turn_saves_the_player() -> None:
    table = alexandria_held_by_rome()
    assert table.support("egypt") == 0
    table.dice(6, 4, 5, 5, 1)
    table.does("egypt", "attack delta>alexandria")
    assert table.rolls() == ["6 4 against 5 5 1"]
    assert table.owner("alexandria") == "egypt"
    assert table.support("egypt") == 2
    table.does("egypt", "end")
    assert table.is_in("egypt")


@pytest.mark.clause("ER-2", "ER-70")
def test_ex_49_a_player_who_fails_to_retake_the_capital_is_defeated() -> None:
    table = alexandria_held_by_rome()
    table.dice(1, 4, 5, 5, 1)
    table.does("egypt", "attack delta>alexandria")
    assert table.is_in("egypt")
    table.does("egypt", "end")
    assert not table.is_in("egypt")
    assert table.asked() == ["rome"]


@pytest.mark.clause("ER-70b", "ER-19a")
def test_ex_50_a_defeated_player_leaves_regions_with_all_that_stands_there() -> None:
    table = alexandria_held_by_rome()
    table.ship("egypt", "delta")
    table.fortified("delta")
    table.chip("delta")
    table.does("egypt", "disband delta")
    table.army("egypt", "delta")
    table.tech("egypt", "conscription")
    table.does("egypt", "end")
    assert (table.troop_total("egypt"), table.ships("egypt")) == (0, [])
    assert table.cards("egypt") == "0/0/0"
    assert table.owner("delta") is None
    assert table.works("delta") == ["settlement", "fortification", "chip"]
    assert table.region_dice("delta", "persia") == 3
    assert table.owner("alexandria") == "rome"


@pytest.mark.clause("ER-70c")
def test_ex_51_the_last_player_left_wins_at_once() -> None:
    table = Table("egypt", "rome")
    table.no_troops("egypt")
    table.holds("rome", "alexandria")
    table.does("egypt", "end")
    assert table.result() == ("conquest", ["rome"])


@pytest.mark.clause("ER-71", "ER-71b")
def test_ex_52_the_ninth_region_needed_wins_at_once() -> None:
    table = Table("rome", "carthage")
    table.holds("rome", "campania", "apulia", "ilergetia")
    table.holds("rome", "umbria", "lucania", "liguria")
    table.holds("rome", "etruria", "venetia")
    table.ship("rome", "sardinia")
    table.army("rome", "@sardinia")
    table.dice(6, 1, 1, 1, 5, 2)
    table.does("rome", "land @sardinia")
    assert table.result() == ("resources", ["rome"])


@pytest.mark.clause("ER-73", "ER-71d")
def test_ex_53_massalia_lowers_the_food_that_four_players_need() -> None:
    table = Table("persia", "rome", "carthage", "macedonia")
    table.holds("persia", "apamene", "mesopotamia", "judaea", "odrysia")
    table.holds("persia", "cappadocia", "pontus", "armenia", "sinai")
    table.holds("persia", "phrygia", "cilicia", "bithynia", "lycia")
    table.turn_of("persia")
    assert table.asked() == ["persia"]
    table.ship("persia", "massalia")
    table.army("persia", "@massalia")
    table.dice(6, 1, 1, 1, 5, 2, 2)
    table.does("persia", "land @massalia")
    assert table.result() == ("resources", ["persia"])
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.clause == "ER-73"


SIX_CITIES = ("antiochia", "tyrus", "sardis", "damascus", "byzantium", "athenae")


def persia_with_six_cities(*further: str) -> Table:
    """Persia's turn ends with six cities or more; Egypt's turn has begun."""
    table = Table("persia", "egypt")
    table.no_troops("persia")
    table.no_troops("egypt")
    table.holds("persia", *SIX_CITIES, *further)
    table.does("persia", "end")
    return table


@pytest.mark.clause("ER-76")
def test_ex_54_six_cities_held_for_a_cycle_win_before_collecting() -> None:
    table = persia_with_six_cities("apamene")
    table.settled("apamene")
    assert table.asked() == ["egypt"]
    table.does("egypt", "end")
    assert table.result() == ("trade", ["persia"])
    assert table.cards("persia") == "1/1/1"


def egypt_takes_damascus(table: Table) -> None:
    table.holds("egypt", "judaea")
    table.army("egypt", "judaea")
    table.dice(6, 1, 5, 2, 2)
    table.does("egypt", "attack judaea>damascus", "end")


@pytest.mark.clause("ER-76a")
def test_ex_55_a_city_lost_and_retaken_begins_the_cycle_anew() -> None:
    table = persia_with_six_cities("apamene")
    egypt_takes_damascus(table)
    assert table.asked() == ["persia"]
    table.army("persia", "apamene")
    table.army("persia", "apamene")
    table.dice(6, 1, 1, 5, 2, 2)
    table.does("persia", "attack apamene>damascus")
    table.dice(6, 1, 1, 5, 2, 2)
    table.does("persia", "attack apamene#2>damascus", "end")
    assert table.owner("damascus") == "persia"
    assert table.asked() == ["egypt"]
    table.does("egypt", "end")
    assert table.result() == ("trade", ["persia"])


@pytest.mark.clause("ER-76a")
def test_ex_55_of_seven_cities_one_may_be_lost() -> None:
    table = persia_with_six_cities("massalia")
    egypt_takes_damascus(table)
    assert table.result() == ("trade", ["persia"])


def antiochia_lost_with_six_cities_left() -> Table:
    """Egypt has taken Persia's capital in the cycle; Persia's turn has begun."""
    table = persia_with_six_cities("massalia", "apamene")
    table.holds("egypt", "cilicia")
    table.army("egypt", "cilicia")
    table.dice(6, 1, 5, 2, 2)
    table.does("egypt", "attack cilicia>antiochia", "end")
    assert table.owner("antiochia") == "egypt"
    table.army("persia", "apamene")
    table.army("persia", "apamene")
    return table


def persia_retakes_antiochia(table: Table) -> None:
    table.dice(6, 1, 1, 5, 2, 2)
    table.does("persia", "attack apamene>antiochia")
    table.dice(6, 1, 1, 5, 2, 2)
    table.does("persia", "attack apamene#2>antiochia")


@pytest.mark.clause("ER-70e")
def test_ex_56_without_its_capital_a_player_does_not_win_by_trade() -> None:
    table = antiochia_lost_with_six_cities_left()
    assert table.asked() == ["persia"]
    persia_retakes_antiochia(table)
    table.does("persia", "end")
    assert table.asked() == ["egypt"]
    table.does("egypt", "end")
    assert table.result() == ("trade", ["persia"])


@pytest.mark.clause("ER-70e")
def test_ex_56_who_retakes_the_capital_may_win_by_resources_in_the_same_turn() -> None:
    table = antiochia_lost_with_six_cities_left()
    table.holds("persia", "mesopotamia", "odrysia")
    table.holds("persia", "cappadocia", "pontus", "armenia")
    table.holds("persia", "phrygia", "bithynia", "lycia")
    table.turn_of("persia")
    assert table.asked() == ["persia"]
    persia_retakes_antiochia(table)
    assert table.result() == ("resources", ["persia"])
