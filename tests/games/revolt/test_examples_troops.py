"""Worked examples EX-15 to EX-24: troops against troops, and support."""

import pytest

from tests.games.revolt.table import Table


def judaea_held_by_a_persian_army() -> Table:
    """Egypt's two armies stand in Sinai, opposite a Persian one in unsettled Judaea."""
    table = Table("egypt", "persia")
    table.no_troops("egypt")
    table.holds("egypt", "sinai")
    table.holds("persia", "judaea")
    table.army("persia", "judaea")
    table.army("egypt", "sinai")
    table.army("egypt", "sinai")
    return table


@pytest.mark.clause("ER-24", "ER-24c")
def test_ex_15_the_first_attack_kills_the_troop_and_the_second_takes_the_region() -> None:
    table = judaea_held_by_a_persian_army()
    table.dice(6, 1, 4, 2)
    table.does("egypt", "attack sinai>judaea")
    assert table.rolls() == ["6 1 against 4 2"]
    assert (table.troops("judaea"), table.troops("sinai")) == (0, 2)
    assert table.owner("judaea") == "persia"
    table.dice(3, 2, 1)
    table.does("egypt", "attack sinai#2>judaea")
    assert table.rolls() == ["3 2 against 1"]
    assert (table.troops("judaea"), table.troops("sinai")) == (1, 1)
    assert table.owner("judaea") == "egypt"


@pytest.mark.clause("ER-24")
def test_ex_16_an_attacker_that_loses_against_a_troop_is_destroyed() -> None:
    table = judaea_held_by_a_persian_army()
    table.dice(3, 1, 4, 2)
    table.does("egypt", "attack sinai>judaea")
    assert (table.troops("judaea"), table.troops("sinai")) == (1, 1)
    assert table.owner("judaea") == "persia"


@pytest.mark.clause("ER-8", "ER-24d")
def test_ex_17_the_capital_saves_an_attacker_that_loses_against_a_troop() -> None:
    table = Table("egypt", "persia")
    table.no_troops("egypt")
    table.army("egypt", "alexandria")
    table.holds("persia", "delta")
    table.army("persia", "delta")
    table.dice(1, 2, 6, 3)
    table.does("egypt", "attack alexandria>delta")
    assert table.rolls() == ["1 2 against 6 3"]
    assert table.troops("alexandria") == 1
    assert table.clause_against("egypt", "attack alexandria>delta") == "ER-14"


@pytest.mark.clause("ER-24a")
def test_ex_18_a_city_or_a_fortification_gives_its_troop_a_die() -> None:
    table = Table("macedonia", "rome")
    table.holds("macedonia", "athenae", "thessalia", "pangaeum")
    table.fortified("pangaeum")
    armies = [table.army("macedonia", each) for each in ("athenae", "thessalia", "pangaeum")]
    assert [table.troop_dice(army) for army in armies] == [4, 3, 4]


@pytest.mark.clause("ER-24b")
def test_ex_19_the_defender_chooses_which_troop_fights() -> None:
    table = judaea_held_by_a_persian_army()
    table.mercenary("persia", "arabes", "judaea")
    table.does("egypt", "attack sinai>judaea")
    assert (table.decision(), table.asked()) == ("defend", ["persia"])
    table.dice(5, 2, 3, 3)
    table.does("persia", "judaea#2")
    assert table.rolls() == ["5 2 against 3 3"]
    assert (table.armies("persia"), table.troops("judaea")) == (2, 1)
    table.dice(6, 1, 2, 2)
    table.does("egypt", "attack sinai#2>judaea")
    assert table.troops("judaea") == 0
    assert table.owner("judaea") == "persia"


@pytest.mark.clause("ER-14b")
def test_ex_20_entering_an_independent_region_is_an_attack_and_no_move() -> None:
    table = Table("rome", "carthage")
    table.holds("rome", "campania")
    table.army("rome", "campania")
    assert table.clause_against("rome", "move campania>apulia") == "ER-14b"
    assert table.can("rome", "attack campania>apulia")


@pytest.mark.clause("ER-12", "ER-12a")
def test_ex_21_cities_support_one_army_each_and_three_other_regions_one() -> None:
    table = Table("rome", "carthage")
    table.holds("rome", "tarentum", "campania", "apulia", "umbria")
    assert table.support("rome") == 3
    table.holds("rome", "etruria", "lucania")
    assert table.support("rome") == 3
    table.holds("rome", "venetia")
    assert table.support("rome") == 4


@pytest.mark.clause("ER-10b")
def test_ex_22_no_army_is_created_beyond_the_support_and_mercenaries_do_not_count() -> None:
    table = Table("rome", "carthage")
    table.holds("rome", "tarentum", "campania", "apulia", "umbria")
    table.army("rome", "campania")
    table.army("rome", "apulia")
    table.mercenary("rome", "illyrii", "umbria")
    table.mercenary("rome", "illyrii", "umbria")
    table.hand("rome", 3, 0, 0)
    assert (table.support("rome"), table.armies("rome")) == (3, 3)
    assert table.clause_against("rome", "army roma") == "ER-10b"
    table.does("rome", "disband apulia", "army roma")
    assert (table.armies("rome"), table.troop_total("rome")) == (3, 5)


def tarentum_lost_to_carthage(grace: int) -> Table:
    """Rome has three armies and has lost, in Carthage's turn, the city that fed the third."""
    table = Table("carthage", "rome", grace=grace)
    table.holds("rome", "tarentum", "campania", "apulia", "umbria")
    table.army("rome", "apulia")
    table.army("rome", "apulia")
    table.holds("carthage", "lucania")
    table.army("carthage", "lucania")
    table.dice(6, 1, 5, 2, 1)
    table.does("carthage", "attack lucania>tarentum")
    assert (table.support("rome"), table.armies("rome")) == (2, 3)
    return table


@pytest.mark.clause("ER-13a")
def test_ex_23_a_surplus_army_is_destroyed_at_once() -> None:
    table = tarentum_lost_to_carthage(grace=0)
    assert (table.decision(), table.asked()) == ("give_up", ["rome"])
    table.does("rome", "apulia")
    assert (table.troops("roma"), table.troops("apulia")) == (1, 1)
    assert (table.decision(), table.asked()) == ("act", ["carthage"])


@pytest.mark.clause("ER-13a")
def test_ex_23_with_grace_a_surplus_army_acts_once_more_and_is_destroyed_later() -> None:
    table = tarentum_lost_to_carthage(grace=1)
    table.does("carthage", "end")
    assert table.armies("rome") == 3
    table.does("rome", "move roma>umbria", "move apulia>campania", "move apulia>campania", "end")
    assert (table.decision(), table.asked()) == ("give_up", ["rome"])
    table.does("rome", "umbria")
    assert (table.troops("umbria"), table.troops("campania")) == (0, 2)
    assert table.asked() == ["carthage"]


@pytest.mark.clause("ER-13a")
def test_ex_23_with_grace_no_army_is_destroyed_if_the_city_was_retaken() -> None:
    table = tarentum_lost_to_carthage(grace=1)
    table.does("carthage", "end")
    table.dice(6, 1, 1, 5, 1, 1)
    table.does("rome", "attack apulia>tarentum")
    table.dice(6, 1, 1, 5, 1, 1)
    table.does("rome", "attack apulia#2>tarentum", "end")
    assert table.owner("tarentum") == "rome"
    assert table.armies("rome") == 3
    assert table.asked() == ["carthage"]


@pytest.mark.clause("ER-5", "ER-5b")
def test_ex_24_alexandria_supports_two_armies_for_egypt_alone() -> None:
    table = Table("egypt", "persia")
    table.no_troops("egypt")
    assert (table.support("egypt"), table.support("persia")) == (2, 1)
    table.holds("persia", "alexandria")
    assert (table.support("egypt"), table.support("persia")) == (0, 2)
