"""Attacks: who attacks what, and the dice of what is attacked (ER-16 to ER-21)."""

import pytest

from tests.games.revolt.table import Table


def rome_in_campania(armies: int = 1) -> Table:
    """Rome's turn; its only troops are armies in Campania."""
    table = Table("rome", "macedonia", "carthage")
    table.no_troops("rome")
    table.holds("rome", "campania")
    for _ in range(armies):
        table.army("rome", "campania")
    return table


@pytest.mark.clause("ER-17")
def test_both_sides_roll_when_a_region_is_attacked_and_an_own_one_is_not() -> None:
    table = rome_in_campania()
    assert table.clause_against("rome", "attack campania>roma") == "ER-17"
    table.dice(6, 5, 4, 3)
    table.does("rome", "attack campania>apulia")
    assert table.rolls() == ["6 5 4 against 3"]


@pytest.mark.clause("ER-17a")
def test_two_troops_attack_one_after_the_other_with_the_dice_of_one() -> None:
    table = rome_in_campania(2)
    table.dice(1, 1, 1, 3)
    table.does("rome", "attack campania>apulia")
    table.dice(1, 1, 6, 3)
    table.does("rome", "attack campania>apulia")
    assert table.rolls() == ["1 1 1 against 3", "1 1 6 against 3"]
    assert table.owner("apulia") == "rome"


@pytest.mark.clause("ER-17a")
def test_a_ship_a_trait_and_a_card_add_to_the_attack_dice() -> None:
    table = rome_in_campania()
    table.no_troops("rome")
    table.mercenary("rome", "germani", "campania")
    table.tech("rome", "mercenary_improvements")
    table.ship("rome", "apulia")
    table.dice(6, 1, 1, 1, 1, 1, 3)
    table.does("rome", "attack campania>apulia with apulia")
    assert table.rolls() == ["6 1 1 1 1 1 against 3"]


@pytest.mark.clause("ER-17b")
def test_a_foreign_troop_is_attacked_before_its_region() -> None:
    table = rome_in_campania(2)
    table.holds("macedonia", "apulia")
    table.army("macedonia", "apulia")
    table.dice(6, 1, 1, 5, 5, 5)
    table.does("rome", "attack campania>apulia")
    table.dice(6, 1, 1, 5)
    table.does("rome", "attack campania#2>apulia")
    assert table.rolls() == ["6 1 1 against 5 5 5", "6 1 1 against 5"]


@pytest.mark.clause("ER-17b")
def test_nobody_is_asked_to_roll_for_a_region_without_a_troop() -> None:
    table = rome_in_campania(2)
    table.holds("macedonia", "apulia")
    table.dice(6, 1, 1, 5)
    table.does("rome", "attack campania>apulia")
    assert table.asked() == ["rome"]
    table.dice(6, 1, 1, 5)
    table.does("rome", "attack campania>lucania")
    assert table.asked() == ["rome"]
    assert (table.owner("apulia"), table.owner("lucania")) == ("rome", "rome")


@pytest.mark.clause("ER-17c")
def test_the_troop_stays_where_it_is_until_the_fight_is_over() -> None:
    table = rome_in_campania()
    table.tech("rome", "rearmament")
    table.dice(4, 4, 1, 4, 6, 1, 2)
    table.does("rome", "attack campania>apulia")
    assert table.decision() == "rearm"
    assert (table.troops("campania"), table.troops("apulia")) == (1, 0)
    table.does("rome", "tied")
    assert (table.troops("campania"), table.troops("apulia")) == (0, 1)


@pytest.mark.clause("ER-17c")
def test_a_troop_that_loses_is_destroyed() -> None:
    table = rome_in_campania(2)
    table.dice(1, 2, 3, 4)
    table.does("rome", "attack campania>apulia")
    assert table.troops("campania") == 1
    assert table.owner("apulia") is None


@pytest.mark.clause("ER-17d")
def test_only_what_is_next_to_the_troop_can_be_attacked() -> None:
    table = rome_in_campania()
    assert table.clause_against("rome", "attack campania>etruria") == "ER-17d"
    assert table.clause_against("rome", "attack campania>tarentum") == "ER-17d"
    assert sorted(table.moves("rome", "attack")) == [
        "attack campania>apulia",
        "attack campania>lucania",
        "attack campania>umbria",
    ]


@pytest.mark.clause("ER-17d")
def test_closed_mercenary_regions_and_tech_islands_cannot_be_attacked() -> None:
    table = rome_in_campania()
    table.holds("rome", "byzacium")
    table.army("rome", "byzacium")
    assert table.clause_against("rome", "attack byzacium>gaetulia") == "ER-14e"
    assert table.clause_against("rome", "attack byzacium>melita") == "ER-14e"


@pytest.mark.clause("ER-17d")
def test_over_a_mountain_or_forest_a_region_is_attacked_out_of_the_crossing() -> None:
    table = rome_in_campania()
    table.holds("rome", "helvetia")
    table.army("rome", "helvetia")
    assert table.clause_against("rome", "attack helvetia>venetia") == "ER-67"
    assert table.clause_against("rome", "attack helvetia>belgica") == "ER-67"
    table.army("rome", "helvetia/venetia")
    assert table.can("rome", "attack helvetia/venetia>venetia")


@pytest.mark.clause("ER-17d")
def test_a_troop_aboard_attacks_only_the_region_off_which_its_ship_lies() -> None:
    table = rome_in_campania()
    table.ship("rome", "lilybaeum")
    table.army("rome", "@lilybaeum")
    assert table.clause_against("rome", "attack @lilybaeum>syracusae") == "ER-17d"
    table.dice(6, 1, 1, 1, 5, 2)
    table.does("rome", "land @lilybaeum")
    assert table.owner("lilybaeum") == "rome"


@pytest.mark.clause("ER-18")
def test_an_own_home_region_in_revolt_has_one_die_and_a_city_two() -> None:
    table = Table("macedonia", "rome")
    assert table.region_dice("thessalia", "macedonia") == 1
    assert table.region_dice("athenae", "macedonia") == 2


@pytest.mark.clause("ER-18")
def test_a_lost_capital_that_became_independent_has_two_dice_for_its_player() -> None:
    table = Table("macedonia", "rome")
    table.independent("pella")
    assert table.region_dice("pella", "macedonia") == 2
    assert table.region_dice("pella", "rome") == 3


@pytest.mark.clause("ER-19")
@pytest.mark.parametrize(
    ("region", "dice"),
    [("epirus", 2), ("byzantium", 3), ("thessalia", 2), ("athenae", 3), ("antiochia", 3)],
)
def test_other_independent_regions_have_two_dice_and_cities_three(region: str, dice: int) -> None:
    assert Table("rome", "carthage").region_dice(region, "rome") == dice


@pytest.mark.clause("ER-19a")
def test_a_region_independent_again_has_one_die_more_with_a_fortification() -> None:
    table = Table("rome", "macedonia", "carthage")
    table.holds("macedonia", "thessalia", "pangaeum", "umbria")
    table.settled("thessalia")
    table.fortified("pangaeum", "umbria")
    table.turn_of("macedonia")
    table.does("macedonia", "resign")
    assert table.region_dice("thessalia", "rome") == 2
    assert table.region_dice("pangaeum", "rome") == 3
    assert table.region_dice("umbria", "rome") == 2


@pytest.mark.clause("ER-20")
def test_a_settled_region_rolls_its_controllers_defence_and_one_more_when_fortified() -> None:
    table = Table("rome", "macedonia")
    table.holds("macedonia", "thessalia", "campania")
    table.settled("thessalia")
    table.fortified("campania")
    assert table.region_dice("thessalia", "rome") == 3
    assert table.region_dice("campania", "rome") == 4
    table.holds("rome", "thessalia", "campania")
    assert table.region_dice("thessalia", "macedonia") == 2
    assert table.region_dice("campania", "macedonia") == 3


@pytest.mark.clause("ER-21")
def test_an_unsettled_region_without_a_troop_has_one_die_for_everybody() -> None:
    table = Table("rome", "macedonia", "carthage")
    table.holds("macedonia", "thessalia", "campania")
    assert table.region_dice("thessalia", "rome") == 1
    assert table.region_dice("campania", "rome") == 1
    assert table.region_dice("thessalia", "carthage") == 1


@pytest.mark.clause("ER-21", "ER-21a")
@pytest.mark.parametrize(
    ("nation", "dice"), [("carthage", 3), ("macedonia", 4), ("persia", 3), ("gaul", 3)]
)
def test_a_players_city_has_one_die_more_than_the_defence(nation: str, dice: int) -> None:
    table = Table("rome", nation)
    table.holds(nation, "tarentum", "byzantium")
    assert table.region_dice("tarentum", "rome") == dice
    assert table.region_dice("byzantium", "rome") == dice
