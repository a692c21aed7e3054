"""Worked examples EX-46 to EX-48: tech and cities."""

import pytest

from tests.games.revolt.table import Table


@pytest.mark.clause("ER-58", "ER-59")
def test_ex_46_one_card_a_turn_costs_two_gold_at_an_island() -> None:
    table = Table("egypt", "rome")
    table.ship("egypt", "rhodos")
    table.ship("egypt", "melita")
    table.hand("egypt", 1, 4, 1)
    table.does("egypt", "tech horses island")
    assert table.cards("egypt") == "1/2/1"
    assert table.clause_against("egypt", "tech convoys island") == "ER-59a"
    table.does("egypt", "tech convoys")
    assert table.cards("egypt") == "0/0/0"


@pytest.mark.clause("ER-60")
def test_ex_47_a_second_chip_needs_another_region() -> None:
    table = Table("egypt", "persia")
    table.holds("egypt", "delta")
    table.hand("egypt", 2, 4, 2)
    table.does("egypt", "tech irrigation delta")
    assert table.works("delta") == ["chip"]
    assert table.clause_against("egypt", "tech irrigation delta") == "ER-60b"
    assert table.moves("egypt", "tech")
    assert not [move for move in table.moves("egypt", "tech") if "irrigation" in move]


@pytest.mark.clause("ER-60")
def test_ex_47_the_chip_stays_and_counts_for_who_takes_the_region() -> None:
    table = Table("persia", "egypt")
    table.holds("egypt", "delta")
    table.chip("delta")
    table.holds("persia", "sinai")
    table.army("persia", "sinai")
    table.dice(6, 1, 1, 5)
    table.does("persia", "attack sinai>delta")
    assert table.works("delta") == ["chip"]
    table.turn_of("persia")
    assert table.cards("persia") == "3/1/1"


@pytest.mark.clause("ER-49")
def test_ex_48_market_cities_exchange_as_their_cards_say() -> None:
    table = Table("egypt", "rome")
    table.holds("egypt", "memphis", "athenae")
    table.hand("egypt", 5, 0, 0)
    table.does("egypt", "exchange food>gold at memphis")
    assert table.cards("egypt") == "4/1/0"
    assert table.clause_against("egypt", "exchange food>gold at memphis") == "ER-49"
    table.does("egypt", "exchange food>wood at athenae", "exchange food>wood at athenae")
    assert table.cards("egypt") == "0/1/2"
