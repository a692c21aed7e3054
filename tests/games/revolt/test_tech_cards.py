"""What each tech card changes, exactly (ER-58c)."""

import pytest

from tests.games.revolt.table import SIX, Table


@pytest.mark.clause("ER-58c", "ER-60")
@pytest.mark.parametrize(
    ("card", "region", "resource"),
    [
        ("irrigation", "campania", "food"),
        ("deep_mining", "etruria", "gold"),
        ("timber_yards", "umbria", "wood"),
    ],
)
def test_irrigation_deep_mining_and_timber_yards_improve_a_region(
    card: str, region: str, resource: str
) -> None:
    table = Table("rome", "egypt")
    table.holds("rome", region)
    table.settled(region)
    table.hand("rome", 1, 2, 1)
    table.acts("rome")
    table.does("rome", f"tech {card} {region}")
    assert table.cards("rome") == "0/0/0"
    table.until_next_turn_of("rome")
    assert table.resource_total("rome", resource) == 2


@pytest.mark.clause("ER-58c")
def test_granaries_free_settlements_of_upkeep_and_nothing_else() -> None:
    lands = ["delta", "arsinoites", "thebais", "troglodytica", "cyprus", "marmarica", "sinai"]
    table = Table(*SIX)
    table.holds("egypt", *lands)
    table.settled(*lands)
    table.turn_of("egypt")
    assert table.decision() == "pay"
    table.tech("egypt", "granaries")
    table.turn_of("egypt")
    assert table.decision() == "act"
    table.mercenary("egypt", "arabes", "alexandria")
    table.turn_of("egypt")
    assert table.decision() == "pay"


def rome_ties_against_umbria(*rerolled: int) -> Table:
    table = Table("rome", "egypt")
    table.tech("rome", "rearmament")
    table.turn_of("rome", 4, 4, 1, 4, *rerolled)
    table.does("rome", "attack roma>umbria")
    return table


@pytest.mark.clause("ER-58c")
def test_rearmament_lets_the_attacker_reroll_all_own_dice_at_each_tie() -> None:
    table = rome_ties_against_umbria(2, 3, 5, 5, 6, 1, 1, 3)
    assert (table.asked(), table.decision()) == (["rome"], "rearm")
    table.does("rome", "all")
    assert table.decision() == "rearm", "five against five: another tie"
    table.does("rome", "all")
    assert (table.left(), table.owner("umbria")) == ([], "rome")


@pytest.mark.clause("ER-58c")
def test_with_rearmament_nothing_said_rerolls_the_tied_dice_only() -> None:
    table = rome_ties_against_umbria(2, 6, 5)
    table.defaults("rome")
    assert (table.left(), table.owner("umbria")) == ([], "rome")


@pytest.mark.clause("ER-58c")
def test_rearmament_does_not_help_the_defender_nor_ships() -> None:
    table = Table("rome", "egypt")
    table.tech("egypt", "rearmament")
    table.holds("egypt", "umbria")
    table.army("egypt", "umbria")
    table.turn_of("rome", 4, 1, 1, 4, 3, 5, 2)
    table.does("rome", "attack roma>umbria")
    assert (table.left(), table.troops("umbria")) == ([], 0)
    table.ship("egypt", "delta")
    table.ship("rome", "delta")
    table.turn_of("egypt", 3, 3, 4, 2)
    table.does("egypt", "ram delta against rome@delta")
    assert (table.left(), table.ships("rome")) == ([], [])


@pytest.mark.clause("ER-58c", "ER-15b")
def test_horses_mount_all_troops_old_and_new() -> None:
    table = Table("rome", "egypt")
    table.holds("rome", "campania", "tarentum")
    table.mercenary("rome", "celtiberi", "campania")
    table.hand("rome", 4, 3, 1)
    table.turn_of("rome")
    table.does("rome", "1", "tech horses", "army roma")
    assert (table.mounted("roma"), table.mounted("campania")) == (2, 1)
    table.does("rome", "move roma>campania", "move campania>roma")
    assert table.troops("roma") == 2


@pytest.mark.clause("ER-58c")
def test_mercenary_improvements_add_an_attack_die_on_top_of_the_trait() -> None:
    table = Table("egypt", "rome")
    table.holds("egypt", "sinai")
    table.mercenary("egypt", "germani", "sinai")
    table.army("egypt", "sinai")
    table.tech("egypt", "mercenary_improvements")
    table.turn_of("egypt", 1, 1, 1, 1, 6, 6, 1, 1, 6, 6)
    table.does("egypt", "1", "attack sinai>judaea", "attack sinai>judaea")
    assert table.rolls() == ["1 1 1 1 against 6 6", "1 1 against 6 6"]


@pytest.mark.clause("ER-58c")
def test_mercenary_improvements_do_not_help_in_defence() -> None:
    table = Table("egypt", "rome")
    table.holds("egypt", "sinai")
    troop = table.mercenary("egypt", "arabes", "sinai")
    table.tech("egypt", "mercenary_improvements")
    assert table.troop_dice(troop) == 2


@pytest.mark.clause("ER-58c")
def test_weapon_mastery_raises_the_attacker_to_the_dice_of_the_defender() -> None:
    table = Table("egypt", "macedonia")
    table.tech("egypt", "weapon_mastery")
    table.holds("macedonia", "delta", "arsinoites", "memphis")
    table.fortified("delta")
    table.army("macedonia", "memphis")
    table.turn_of("egypt", 6, 1, 1, 1, 5, 5, 5, 5, 6, 1, 1, 1, 5, 5, 5, 5)
    table.does("egypt", "attack alexandria>delta", "attack alexandria>memphis")
    assert table.rolls() == ["6 1 1 1 against 5 5 5 5"] * 2, "a region and a troop"
    table.turn_of("egypt", 6, 1, 5)
    table.does("egypt", "attack alexandria>arsinoites")
    assert table.rolls() == ["6 1 against 5"], "more dice than the defender's stay as they are"


@pytest.mark.clause("ER-58c")
def test_weapon_mastery_is_compared_after_the_die_of_a_ship() -> None:
    table = Table("egypt", "macedonia")
    table.tech("egypt", "weapon_mastery")
    table.holds("macedonia", "delta")
    table.fortified("delta")
    table.ship("egypt", "delta")
    table.turn_of("egypt", 6, 1, 1, 1, 5, 5, 5, 5)
    table.does("egypt", "attack alexandria>delta with delta")
    assert table.rolls() == ["6 1 1 1 against 5 5 5 5"], "not five dice"


@pytest.mark.clause("ER-58c")
def test_weapon_mastery_is_of_no_use_to_ships() -> None:
    table = Table("egypt", "rome")
    table.tech("egypt", "weapon_mastery")
    table.tech("rome", "trireme")
    table.ship("egypt", "delta")
    table.ship("rome", "delta")
    table.turn_of("egypt", 6, 1, 5)
    table.does("egypt", "ram delta against rome@delta")
    assert table.rolls() == ["6 against 1 5"]


@pytest.mark.clause("ER-58c")
def test_military_integration_frees_mercenaries_of_upkeep() -> None:
    table = Table("egypt", "rome")
    table.mercenary("egypt", "arabes", "alexandria")
    table.tech("egypt", "military_integration")
    table.turn_of("egypt")
    assert (table.decision(), table.cards("egypt")) == ("act", "1/1/1")
    assert table.troop_total("egypt") == 3


@pytest.mark.clause("ER-58c")
def test_every_copy_of_conscription_supports_one_more_army() -> None:
    table = Table("rome", "egypt")
    table.tech("rome", "conscription", "conscription")
    assert table.support("rome") == 3


@pytest.mark.clause("ER-58c", "ER-67e")
def test_mountain_guides_make_mountains_and_forests_plain_on_foot() -> None:
    table = Table("rome", "egypt")
    table.tech("rome", "mountain_guides")
    table.holds("rome", "etruria", "helvetia", "belgica")
    table.army("rome", "etruria")
    table.army("rome", "helvetia")
    table.turn_of("rome", 6, 1, 1, 2, 2)
    assert table.clause_against("rome", "enter etruria>etruria/liguria") == "ER-67e"
    table.does("rome", "attack etruria>liguria", "move helvetia>belgica")
    assert (table.owner("liguria"), table.troops("belgica")) == ("rome", 1)


@pytest.mark.clause("ER-58c")
def test_mountain_guides_bring_mounted_troops_over_in_two_turns() -> None:
    table = Table("rome", "egypt")
    table.tech("rome", "mountain_guides")
    table.no_troops("rome")
    table.holds("rome", "etruria", "liguria")
    table.army("rome", "etruria", mounted=True)
    table.turn_of("rome")
    assert table.clause_against("rome", "move etruria>liguria") == "ER-67"
    table.does("rome", "enter etruria>etruria/liguria")
    table.until_next_turn_of("rome")
    table.does("rome", "move etruria/liguria>liguria")
    assert table.troops("liguria") == 1


@pytest.mark.clause("ER-58c", "ER-68a")
def test_mountain_guides_shorten_hiring_as_well() -> None:
    table = Table("rome", "egypt")
    table.tech("rome", "mountain_guides")
    table.holds("rome", "helvetia", "belgica")
    table.no_troops("rome")
    table.army("rome", "helvetia")
    table.army("rome", "belgica", mounted=True)
    table.tech("rome", "conscription")
    table.hand("rome", 0, 4, 0)
    table.turn_of("rome")
    table.does("rome", "hire helvetia>hercynia", "hire belgica>hercynia")
    assert (table.troops("helvetia"), table.troops("belgica")) == (2, 1)
    table.hand("rome", 0, 3, 0)
    table.until_next_turn_of("rome")
    table.does("rome", "hire belgica>hercynia")
    assert table.troops("belgica") == 2


@pytest.mark.clause("ER-58c")
def test_a_trireme_rolls_two_dice_and_only_the_tied_ones_again() -> None:
    table = Table("egypt", "rome")
    table.tech("egypt", "trireme")
    table.ship("egypt", "delta")
    table.ship("rome", "delta")
    table.turn_of("egypt", 5, 2, 5, 1, 1)
    table.does("egypt", "ram delta against rome@delta")
    assert (table.left(), table.ships("rome")) == ([], []), "the standing two beats the new one"
    table.ship("rome", "alexandria")
    table.turn_of("rome", 4, 1, 5)
    table.does("rome", "sail alexandria>delta against egypt@delta")
    assert (table.left(), table.ships("rome")) == ([], []), "two dice in defence too"


@pytest.mark.clause("ER-58c")
def test_improved_sails_give_each_ship_two_actions() -> None:
    table = Table("egypt", "rome")
    table.tech("egypt", "improved_sails")
    table.ship("egypt", "alexandria")
    table.acts("egypt")
    table.does("egypt", "sail alexandria>delta", "sail delta>sinai")
    assert table.clause_against("egypt", "sail sinai>judaea") == "ER-26b"
    assert table.ships("egypt") == ["sinai"]


@pytest.mark.clause("ER-58c")
def test_war_ships_add_two_dice_in_landings_and_in_support() -> None:
    table = Table("egypt", "rome")
    table.tech("egypt", "war_ships")
    table.ship("egypt", "delta")
    table.army("egypt", "@delta")
    table.turn_of("egypt", 1, 1, 1, 1, 5, 1, 1, 1, 1, 5)
    table.does("egypt", "attack alexandria>delta with delta", "land @delta")
    assert table.rolls() == ["1 1 1 1 against 5"] * 2


@pytest.mark.clause("ER-58c")
def test_convoys_carry_two_troops_that_board_and_land_one_by_one() -> None:
    table = Table("egypt", "rome")
    table.tech("egypt", "convoys", "conscription")
    table.army("egypt", "alexandria")
    table.ship("egypt", "alexandria")
    table.turn_of("egypt")
    table.does("egypt", *["board alexandria>@alexandria"] * 2)
    assert table.clause_against("egypt", "board alexandria>@alexandria") == "ER-27a"
    table.does("egypt", "sail alexandria>delta")
    table.until_next_turn_of("egypt")
    table.dice(1, 1, 1, 5, 6, 1, 1, 5)
    table.does("egypt", "land @delta", "land @delta")
    assert table.rolls() == ["1 1 1 against 5", "6 1 1 against 5"]
    assert (table.owner("delta"), table.aboard("egypt", "delta")) == ("egypt", 0)


@pytest.mark.clause("ER-58c", "ER-19a")
def test_masonry_doubles_the_die_of_a_fortification_for_region_and_troop() -> None:
    table = Table("macedonia", "rome", "egypt")
    table.tech("macedonia", "masonry")
    table.holds("macedonia", "ionia", "athenae")
    table.fortified("ionia")
    assert (table.region_dice("ionia", "rome"), table.region_dice("athenae", "rome")) == (5, 4)
    assert table.troop_dice(table.army("macedonia", "ionia")) == 5
    assert table.troop_dice(table.army("macedonia", "athenae")) == 4
    table.acts("macedonia")
    table.does("macedonia", "resign")
    assert table.region_dice("ionia", "rome") == 3, "independent again: two and one"


@pytest.mark.clause("ER-58c")
def test_militia_gives_unsettled_land_two_dice_and_nothing_to_others() -> None:
    table = Table("egypt", "rome")
    table.holds("egypt", "thessalia", "ionia", "athenae", "illyria")
    table.settled("ionia")
    before = [table.region_dice(r, "rome") for r in ("thessalia", "ionia", "athenae", "illyria")]
    table.tech("egypt", "militia")
    after = [table.region_dice(r, "rome") for r in ("thessalia", "ionia", "athenae", "illyria")]
    assert (before, after) == ([1, 2, 3, 2], [2, 2, 3, 2])
