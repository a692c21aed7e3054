"""Worked examples EX-57 to EX-66: cases that are easily missed."""

import pytest

from tests.games.revolt.table import Table


def army_alone_in(table: Table, nation: str, region: str) -> None:
    """The nation's only troop is an army in a region of its own."""
    table.no_troops(nation)
    table.holds(nation, region)
    table.army(nation, region)


@pytest.mark.clause("ER-14b", "ER-17d", "ER-67")
def test_ex_57_over_a_mountain_the_attack_is_made_out_of_the_crossing() -> None:
    table = Table("rome", "carthage")
    army_alone_in(table, "rome", "etruria")
    assert table.clause_against("rome", "attack etruria>liguria") == "ER-67"
    table.does("rome", "enter etruria>etruria/liguria")
    table.until_next_turn_of("rome")
    table.dice(6, 1, 1, 5, 2)
    table.does("rome", "attack etruria/liguria>liguria")
    assert table.owner("liguria") == "rome"


@pytest.mark.clause("ER-67f", "ER-68b")
def test_ex_58_the_german_forest_is_not_entered_and_the_gold_is_needed_at_the_end() -> None:
    table = Table("rome", "carthage")
    army_alone_in(table, "rome", "helvetia")
    table.hand("rome", 0, 1, 0)
    assert table.clause_against("rome", "enter helvetia>helvetia/hercynia") == "ER-67f"
    table.does("rome", "hire helvetia>hercynia")
    table.until_next_turn_of("rome")
    assert table.resource_total("rome", "gold") == 1
    assert table.clause_against("rome", "hire helvetia>hercynia") == "ER-53"


@pytest.mark.clause("ER-28c", "ER-29b")
def test_ex_59_two_landings_and_one_support_share_a_ship() -> None:
    table = Table("carthage", "rome")
    table.tech("carthage", "convoys")
    table.ship("carthage", "campania.w")
    table.army("carthage", "@campania.w")
    table.army("carthage", "@campania.w")
    table.holds("carthage", "apulia")
    table.army("carthage", "apulia")
    table.army("carthage", "apulia")
    table.holds("rome", "campania")
    for _ in range(4):
        table.army("rome", "campania")
    for attack in (
        "land @campania.w",
        "land @campania.w+2",
        "attack apulia>campania with campania.w",
    ):
        table.dice(6, 1, 1, 5, 2)
        table.does("carthage", attack)
        assert table.rolls() == ["6 1 1 against 5 2"]
    fourth = "attack apulia#2>campania"
    assert table.clause_against("carthage", f"{fourth} with campania.w") == "ER-29b"
    table.dice(6, 1, 5, 2)
    table.does("carthage", fourth)
    assert table.rolls() == ["6 1 against 5 2"]


@pytest.mark.clause("ER-58c")
@pytest.mark.parametrize(("card", "helper"), [(True, True), (True, False), (False, False)])
def test_ex_60_weapon_mastery_counts_after_the_ship(*, card: bool, helper: bool) -> None:
    table = Table("rome", "macedonia")
    army_alone_in(table, "rome", "thessalia")
    table.ship("rome", "athenae.e")
    table.holds("macedonia", "athenae")
    if card:
        table.tech("rome", "weapon_mastery")
    rolled = [6, 1, 1, 1] if card else [6, 1, 1]
    table.dice(*rolled, 5, 2, 2, 2)
    table.does("rome", "attack thessalia>athenae" + (" with athenae.e" if helper else ""))
    assert table.rolls() == [f"{' '.join(map(str, rolled))} against 5 2 2 2"]


@pytest.mark.clause("ER-58c")
def test_ex_61_masonry_and_militia_help_land_regions_alone() -> None:
    table = Table("macedonia", "rome")
    table.tech("macedonia", "masonry", "militia")
    regions = ("ionia", "thessalia", "athenae", "illyria")
    table.holds("macedonia", *regions)
    table.fortified("ionia")
    assert [table.region_dice(each, "rome") for each in regions] == [5, 2, 4, 2]


@pytest.mark.clause("ER-58c", "ER-22a")
def test_ex_62_rearmament_lets_the_attacker_reroll_all_dice() -> None:
    table = Table("rome", "carthage")
    table.tech("rome", "rearmament")
    table.dice(4, 4, 1, 4, 2, 6, 3, 5)
    table.does("rome", "attack roma>umbria")
    assert (table.decision(), table.asked()) == ("rearm", ["rome"])
    table.does("rome", "all")
    assert table.rolls() == ["4 4 1 against 4", "2 6 3 against 5"]
    assert table.left() == []
    assert table.owner("umbria") == "rome"


@pytest.mark.clause("ER-58d", "ER-10a")
def test_ex_63_horses_give_a_second_action_in_the_turn_they_are_bought() -> None:
    table = Table("egypt", "rome")
    army_alone_in(table, "egypt", "alexandria")
    table.holds("egypt", "delta")
    table.hand("egypt", 4, 2, 1)
    table.does("egypt", "move alexandria>delta", "army alexandria", "tech horses")
    table.does("egypt", "move delta>alexandria", "move alexandria#2>delta", "move delta>alexandria")
    assert not table.moves("egypt", "move"), "one action was left, and two of the new army"


@pytest.mark.clause("ER-58d", "ER-10a")
def test_ex_63_with_waiting_horses_give_new_troops_no_action() -> None:
    table = Table("egypt", "rome", waiting=1)
    army_alone_in(table, "egypt", "alexandria")
    table.holds("egypt", "delta")
    table.hand("egypt", 4, 2, 1)
    table.does("egypt", "move alexandria>delta", "army alexandria", "tech horses")
    table.does("egypt", "move delta>alexandria")
    assert table.clause_against("egypt", "move alexandria>delta") == "ER-14"
    assert table.clause_against("egypt", "move alexandria#2>delta") == "ER-10a"
    table.until_next_turn_of("egypt")
    there_and_back = ("move alexandria>delta", "move delta>alexandria")
    table.does("egypt", *there_and_back, "move alexandria#2>delta", "move delta>alexandria")
    assert not table.moves("egypt", "move")


@pytest.mark.clause("ER-15c")
def test_ex_64_persia_pays_one_gold_more_for_a_mounted_army_in_antiochia() -> None:
    table = Table("persia", "rome")
    table.no_troops("persia")
    table.holds("persia", "sardis")
    table.hand("persia", 3, 0, 0)
    assert table.clause_against("persia", "army antiochia mounted") == "ER-10"
    assert table.can("persia", "army antiochia")
    table.hand("persia", 3, 1, 0)
    assert table.clause_against("persia", "army sardis mounted") == "ER-15c"
    assert table.can("persia", "army sardis")
    table.does("persia", "army antiochia mounted")
    assert (table.cards("persia"), table.mounted("antiochia")) == ("0/0/0", 1)
    assert table.can("persia", "attack antiochia>apamene")


@pytest.mark.clause("ER-56c", "ER-56e")
def test_ex_65_the_controller_of_illyria_hires_beside_it_and_in_it() -> None:
    table = Table("macedonia", "rome")
    army_alone_in(table, "macedonia", "epirus")
    table.holds("macedonia", "illyria")
    table.hand("macedonia", 0, 4, 0)
    table.does("macedonia", "hire epirus>illyria", "levy illyria")
    assert (table.troops("epirus"), table.troops("illyria")) == (2, 1)
    assert table.cards("macedonia") == "0/0/0"
    assert table.clause_against("macedonia", "move epirus>illyria") == "ER-14"


@pytest.mark.clause("ER-65b", "ER-X2")
def test_ex_66_two_players_without_anything_come_to_a_standstill() -> None:
    table = Table("rome", "carthage")
    for nation in table.nations:
        table.no_troops(nation)
        table.hand(nation, 0, 0, 0)
    assert table.moves("rome") == ["intercept on", "end", "resign"]
    for _ in range(19):
        table.until_next_turn_of("rome")
        assert table.cards("rome") == "0/0/0"
    assert table.asked() == ["rome"]
    table.until_next_turn_of("rome")
    assert table.result() == ("standstill", ["rome", "carthage"])
