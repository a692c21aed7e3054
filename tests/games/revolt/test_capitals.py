"""Capitals: support, first pieces and cards, and attacks out of them (ER-4 to ER-8)."""

import pytest

from tests.games.revolt.table import Table

NATIONS = ("rome", "carthage", "macedonia", "egypt", "persia", "gaul")
CAPITALS = ("roma", "carthago", "pella", "alexandria", "antiochia", "avaricum")


@pytest.mark.clause("ER-5", "ER-5a")
def test_a_capital_supports_one_army_and_alexandria_two_in_all() -> None:
    table = Table(*NATIONS)
    assert [table.support(nation) for nation in NATIONS] == [1, 1, 1, 2, 1, 1]
    assert [table.armies(nation) for nation in NATIONS] == [1, 1, 1, 2, 1, 1]


@pytest.mark.clause("ER-5b")
def test_alexandria_supports_one_army_for_anybody_but_egypt() -> None:
    table = Table("egypt", "rome")
    table.no_troops("egypt")
    table.holds("rome", "alexandria")
    assert (table.support("egypt"), table.support("rome")) == (0, 2)
    table.holds("egypt", "alexandria")
    assert (table.support("egypt"), table.support("rome")) == (2, 1)


@pytest.mark.clause("ER-6")
def test_one_army_stands_in_every_capital_and_two_in_alexandria() -> None:
    table = Table(*NATIONS)
    assert [table.troops(capital) for capital in CAPITALS] == [1, 1, 1, 2, 1, 1]
    assert [table.ships(nation) for nation in NATIONS] == [[], [], ["pella"], [], [], []]


@pytest.mark.clause("ER-7")
def test_everybody_opens_with_a_food_a_gold_and_a_wood() -> None:
    table = Table(*NATIONS)
    assert [table.cards(nation) for nation in NATIONS] == ["1/1/1"] * 6


@pytest.mark.clause("ER-7a")
def test_capitals_produce_nothing_later() -> None:
    table = Table("egypt", "rome")
    table.until_next_turn_of("egypt")
    assert table.troops("alexandria") == 2
    assert table.cards("egypt") == "1/1/1"


@pytest.mark.clause("ER-8")
def test_who_loses_out_of_the_own_capital_stays_there_without_an_action() -> None:
    table = Table("rome", "carthage")
    table.dice(1, 1, 1, 2)
    table.does("rome", "attack roma>umbria")
    assert table.troops("roma") == 1
    assert table.clause_against("rome", "attack roma>umbria") == "ER-14"


@pytest.mark.clause("ER-8a")
def test_the_capital_saves_mercenaries_too() -> None:
    table = Table("rome", "carthage")
    table.no_troops("rome")
    table.mercenary("rome", "illyrii", "roma")
    table.dice(1, 1, 1, 2)
    table.does("rome", "attack roma>umbria")
    assert table.troops("roma") == 1


@pytest.mark.clause("ER-8a")
def test_the_capital_saves_an_attacker_of_a_troop_in_a_region() -> None:
    table = Table("rome", "carthage")
    table.holds("carthage", "umbria")
    table.army("carthage", "umbria")
    table.dice(1, 1, 1, 2, 2)
    table.does("rome", "attack roma>umbria")
    assert (table.troops("roma"), table.troops("umbria")) == (1, 1)


@pytest.mark.clause("ER-8a")
def test_the_capital_saves_an_attacker_of_a_troop_in_a_crossing() -> None:
    table = Table("macedonia", "rome")
    table.army("rome", "epirus/pella")
    table.dice(1, 1, 2, 2)
    table.does("macedonia", "clash pella>epirus/pella")
    assert (table.troops("pella"), table.troops("epirus/pella")) == (1, 1)


@pytest.mark.clause("ER-8", "ER-8a")
def test_a_foreign_capital_saves_nobody() -> None:
    table = Table("rome", "carthage")
    table.no_troops("carthage")
    table.holds("rome", "carthago")
    table.army("rome", "carthago")
    table.dice(1, 1, 1, 2, 2)
    table.does("rome", "attack carthago>massylia")
    assert table.troops("carthago") == 0


@pytest.mark.clause("ER-8b")
def test_out_of_a_crossing_beside_the_capital_a_loser_is_destroyed() -> None:
    table = Table("macedonia", "rome")
    table.does("macedonia", "enter pella>epirus/pella")
    table.until_next_turn_of("macedonia")
    table.dice(1, 1, 2, 2)
    table.does("macedonia", "attack epirus/pella>epirus")
    assert table.troop_total("macedonia") == 0


@pytest.mark.clause("ER-8b")
def test_from_a_ship_that_came_from_the_capital_a_loser_is_destroyed() -> None:
    table = Table("macedonia", "rome")
    table.does("macedonia", "board pella>@pella")
    table.until_next_turn_of("macedonia")
    table.does("macedonia", "sail pella>thessalia")
    table.dice(1, 1, 1, 2)
    table.does("macedonia", "land @thessalia")
    assert table.troop_total("macedonia") == 0
    assert table.ships("macedonia") == ["thessalia"]
