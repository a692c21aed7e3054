"""Mercenaries: hiring, upkeep, Illyria (ER-52 to ER-56)."""

import pytest

from tests.games.revolt.table import Table


def rome_beside_illyria(gold: int = 9) -> Table:
    table = Table("rome", "macedonia", "egypt")
    table.holds("rome", "venetia")
    table.army("rome", "venetia")
    table.hand("rome", 0, gold, 0)
    return table


def macedonia_holds_illyria(gold: int = 9) -> Table:
    table = rome_beside_illyria()
    table.holds("macedonia", "illyria")
    table.hand("macedonia", 0, gold, 0)
    return table


@pytest.mark.clause("ER-52")
def test_mercenaries_are_hired_by_a_troop_beside_their_region() -> None:
    table = rome_beside_illyria()
    table.acts("rome")
    assert table.clause_against("rome", "hire roma>illyria") == "ER-52"
    assert table.clause_against("rome", "hire venetia>hercynia") == "ER-52"
    table.does("rome", "hire venetia>illyria")
    assert table.troops("venetia") == 2


@pytest.mark.clause("ER-52", "ER-52a")
def test_control_of_a_region_beside_them_is_not_enough_without_a_troop() -> None:
    table = Table("rome", "macedonia")
    table.holds("rome", "venetia")
    table.hand("rome", 0, 9, 0)
    table.acts("rome")
    assert table.moves("rome", "hire") == []


@pytest.mark.clause("ER-52a")
def test_a_border_over_mountains_is_next_to_as_well() -> None:
    table = Table("rome", "macedonia")
    table.holds("rome", "noricum")
    table.army("rome", "noricum")
    table.acts("rome")
    assert "hire noricum>illyria" in table.moves("rome", "hire")


@pytest.mark.clause("ER-52a")
def test_troops_on_ships_and_in_crossings_are_next_to_nothing() -> None:
    table = Table("rome", "macedonia")
    table.ship("rome", "illyria")
    table.army("rome", "@illyria")
    table.army("rome", "illyria/noricum")
    table.hand("rome", 0, 9, 0)
    table.turn_of("rome")
    assert table.clause_against("rome", "hire @illyria>illyria") == "ER-52"
    assert table.clause_against("rome", "hire illyria/noricum>illyria") == "ER-52"


@pytest.mark.clause("ER-53")
def test_a_mercenary_costs_two_gold_and_the_action_of_the_hiring_troop() -> None:
    table = rome_beside_illyria(gold=5)
    table.acts("rome")
    table.does("rome", "hire venetia>illyria")
    assert (table.cards("rome"), table.troops("venetia")) == ("0/3/0", 2)
    assert table.clause_against("rome", "attack venetia>illyria") == "ER-14"


@pytest.mark.clause("ER-53")
def test_nobody_hires_with_one_gold() -> None:
    table = rome_beside_illyria(gold=1)
    table.acts("rome")
    assert table.clause_against("rome", "hire venetia>illyria") == "ER-53"


@pytest.mark.clause("ER-53a")
def test_one_action_hires_one_mercenary_who_may_act_and_hire_this_turn() -> None:
    table = rome_beside_illyria()
    table.acts("rome")
    table.does("rome", "hire venetia>illyria")
    assert table.troop_total("rome") == 3, "the army of Roma, the one of Venetia, the mercenary"
    assert table.clause_against("rome", "attack venetia>illyria") == "ER-14"
    assert table.can("rome", "attack venetia#2>illyria")
    table.hand("rome", 0, 2, 0)
    assert table.moves("rome", "hire") == ["hire venetia#2>illyria"]


@pytest.mark.clause("ER-53a")
def test_a_mercenary_hires_like_any_troop() -> None:
    table = rome_beside_illyria(gold=2)
    table.no_troops("rome")
    table.mercenary("rome", "germani", "venetia")
    table.turn_of("rome")
    table.does("rome", "1", "hire venetia>illyria")
    assert (table.cards("rome"), table.troops("venetia")) == ("0/0/0", 2), "Venetia gave a gold"


@pytest.mark.clause("ER-54")
def test_every_mercenary_costs_one_gold_a_turn() -> None:
    table = rome_beside_illyria()
    table.mercenary("rome", "illyrii", "venetia")
    table.mercenary("rome", "germani", "roma")
    table.hand("rome", 0, 4, 0)
    table.turn_of("rome")
    assert (table.decision(), table.moves("rome")) == ("pay", ["0", "1", "2"])
    table.does("rome", "2")
    assert (table.cards("rome"), table.troop_total("rome")) == ("0/3/0", 4), "Venetia gave a gold"


@pytest.mark.clause("ER-55")
def test_mercenaries_have_no_limit_and_need_no_support() -> None:
    table = macedonia_holds_illyria(gold=20)
    table.acts("macedonia")
    assert table.support("macedonia") == table.armies("macedonia") == 1
    table.does("macedonia", *["levy illyria"] * 10)
    assert (table.troops("illyria"), table.cards("macedonia")) == (10, "0/0/0")
    table.hand("macedonia", 0, 10, 0)
    table.until_next_turn_of("macedonia")
    assert table.troops("illyria") == 10


@pytest.mark.clause("ER-56")
def test_illyria_can_be_taken_and_its_controller_hires_there_wherever_the_troops_are() -> None:
    table = rome_beside_illyria()
    table.no_troops("rome")
    table.army("rome", "venetia")
    table.turn_of("rome", 6, 1, 1, 5, 5)
    assert table.clause_against("rome", "levy illyria") == "ER-56"
    table.does("rome", "attack venetia>illyria")
    assert table.rolls() == ["6 1 1 against 5 5"]
    table.until_next_turn_of("rome")
    table.does("rome", "move illyria>venetia", "levy illyria")
    assert (table.owner("illyria"), table.troops("illyria")) == ("rome", 1)


@pytest.mark.clause("ER-56")
def test_no_other_mercenary_region_can_be_taken() -> None:
    table = Table("rome", "macedonia")
    table.holds("rome", "noricum")
    table.army("rome", "noricum")
    table.acts("rome")
    assert table.clause_against("rome", "attack noricum>hercynia") == "ER-14e"


@pytest.mark.clause("ER-56a")
def test_illyria_has_two_dice_for_everybody_and_under_everybody() -> None:
    table = Table("rome", "macedonia")
    assert table.region_dice("illyria", "rome") == table.region_dice("illyria", "macedonia") == 2
    table.holds("macedonia", "illyria")
    assert table.region_dice("illyria", "rome") == 2


@pytest.mark.clause("ER-56a")
def test_a_troop_in_illyria_defends_with_the_dice_of_its_card() -> None:
    table = Table("rome", "macedonia")
    table.holds("macedonia", "illyria")
    assert table.troop_dice(table.army("macedonia", "illyria")) == 3


@pytest.mark.clause("ER-56b")
def test_the_controller_hires_for_the_own_price_without_any_action() -> None:
    table = Table("carthage", "rome")
    table.no_troops("carthage")
    table.holds("carthage", "illyria")
    table.hand("carthage", 0, 2, 0)
    table.acts("carthage")
    table.does("carthage", "levy illyria", "levy illyria")
    assert (table.cards("carthage"), table.troops("illyria")) == ("0/0/0", 2)
    assert table.clause_against("carthage", "levy illyria") == "ER-56b"


@pytest.mark.clause("ER-56c")
def test_nobody_else_hires_in_an_illyria_that_a_player_controls() -> None:
    table = macedonia_holds_illyria()
    table.acts("rome")
    assert table.clause_against("rome", "hire venetia>illyria") == "ER-56c"
    table.independent("illyria")
    assert table.can("rome", "hire venetia>illyria")


@pytest.mark.clause("ER-56d")
def test_illyria_counts_for_support_but_not_as_a_city_or_resource() -> None:
    table = Table("rome", "egypt")
    table.holds("rome", "campania", "umbria")
    assert table.support("rome") == 1
    table.holds("rome", "illyria")
    assert table.support("rome") == 2
    assert table.state.cities[0] == 1
    assert table.state.goods[:3] == [1, 0, 1]


@pytest.mark.clause("ER-56e")
def test_the_controller_may_go_on_hiring_with_a_troop_beside_illyria() -> None:
    table = rome_beside_illyria(gold=2)
    table.holds("rome", "illyria")
    table.acts("rome")
    table.does("rome", "hire venetia>illyria")
    assert (table.troops("venetia"), table.troops("illyria")) == (2, 0)
    assert table.cards("rome") == "0/0/0"
