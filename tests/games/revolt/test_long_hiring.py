"""Hiring over mountains and through the German forest (ER-68)."""

import pytest

from tests.games.revolt.table import Table


def army_in(region: str, *, nation: str = "rome", mounted: bool = False, gold: int = 2) -> Table:
    """A nation with one army beside a mercenary region; it acts."""
    table = Table(nation, "egypt")
    table.holds(nation, region)
    table.no_troops(nation)
    table.army(nation, region, mounted=mounted)
    table.acts(nation)
    table.hand(nation, 0, gold, 0)
    return table


@pytest.mark.clause("ER-68", "ER-68a")
def test_hiring_germans_through_their_forest_takes_two_turns() -> None:
    table = army_in("helvetia")
    table.does("rome", "hire helvetia>hercynia")
    assert (table.cards("rome"), table.troops("helvetia")) == ("0/2/0", 1), "nothing is paid yet"
    table.until_next_turn_of("rome")
    table.does("rome", "hire helvetia>hercynia")
    assert (table.cards("rome"), table.troops("helvetia")) == ("0/0/1", 2)


@pytest.mark.clause("ER-68a")
def test_a_mounted_troop_needs_three_turns() -> None:
    table = army_in("helvetia", mounted=True)
    for _ in range(2):
        table.does("rome", "hire helvetia>hercynia")
        table.until_next_turn_of("rome")
        assert table.troops("helvetia") == 1
    table.does("rome", "hire helvetia>hercynia")
    assert (table.troops("helvetia"), table.resource_total("rome", "gold")) == (2, 0)


@pytest.mark.clause("ER-68a")
def test_hiring_over_mountains_is_as_long() -> None:
    table = army_in("massylia", nation="carthage")
    table.does("carthage", "hire massylia>gaetulia")
    assert table.troops("massylia") == 1
    table.until_next_turn_of("carthage")
    table.does("carthage", "hire massylia>gaetulia")
    assert (table.troops("massylia"), table.mounted("massylia")) == (2, 1)


@pytest.mark.clause("ER-68a")
def test_from_noricum_germans_are_hired_at_once() -> None:
    table = army_in("noricum")
    table.does("rome", "hire noricum>hercynia")
    assert (table.troops("noricum"), table.cards("rome")) == (2, "0/0/0")


@pytest.mark.clause("ER-68a")
def test_a_troop_that_skips_a_turn_begins_anew() -> None:
    table = army_in("helvetia")
    table.does("rome", "hire helvetia>hercynia")
    table.until_next_turn_of("rome")
    table.until_next_turn_of("rome")
    table.does("rome", "hire helvetia>hercynia")
    assert table.troops("helvetia") == 1
    table.until_next_turn_of("rome")
    table.does("rome", "hire helvetia>hercynia")
    assert table.troops("helvetia") == 2


@pytest.mark.clause("ER-68a")
def test_a_troop_that_does_anything_else_begins_anew() -> None:
    table = army_in("helvetia")
    table.holds("rome", "massalia")
    table.does("rome", "hire helvetia>hercynia")
    table.until_next_turn_of("rome")
    table.does("rome", "move helvetia>massalia")
    table.until_next_turn_of("rome")
    table.does("rome", "move massalia>helvetia")
    table.until_next_turn_of("rome")
    table.does("rome", "hire helvetia>hercynia")
    assert table.troops("helvetia") == 1


@pytest.mark.clause("ER-68a")
def test_another_troop_does_not_go_on_with_a_deal() -> None:
    table = army_in("helvetia")
    table.does("rome", "hire helvetia>hercynia")
    table.until_next_turn_of("rome")
    table.no_troops("rome")
    table.army("rome", "helvetia")
    table.does("rome", "hire helvetia>hercynia")
    assert table.troops("helvetia") == 1


@pytest.mark.clause("ER-68b")
def test_the_other_action_of_a_mounted_troop_lapses() -> None:
    table = army_in("helvetia", mounted=True)
    table.holds("rome", "massalia")
    table.does("rome", "hire helvetia>hercynia")
    assert table.clause_against("rome", "move helvetia>massalia") == "ER-14"


@pytest.mark.clause("ER-68b")
def test_each_action_names_the_region_and_another_one_begins_another_deal() -> None:
    table = army_in("noricum", gold=4)
    table.does("rome", "hire noricum>illyria")
    assert table.troops("noricum") == 1, "the Dinaric Alps lie between"
    table.until_next_turn_of("rome")
    table.does("rome", "hire noricum>hercynia")
    assert table.troops("noricum") == 2
    table.until_next_turn_of("rome")
    table.does("rome", "hire noricum>illyria")
    assert table.troops("noricum") == 2, "the deal with the Illyrians began anew"


@pytest.mark.clause("ER-68b", "ER-67e")
def test_a_border_that_has_become_plain_ends_a_long_deal_with_one_action() -> None:
    table = army_in("helvetia", nation="gaul", mounted=True)
    table.holds("egypt", "avaricum")
    table.holds("gaul", "bibracte")
    table.army("gaul", "bibracte")
    table.does("gaul", "hire helvetia>hercynia")
    assert table.troops("helvetia") == 1, "without Avaricum the forest takes three turns"
    table.dice(6, 6, 1, 1, 1)
    table.does("gaul", "attack bibracte>avaricum")
    table.until_next_turn_of("gaul")
    table.does("gaul", "hire helvetia>hercynia")
    assert (table.troops("helvetia"), table.resource_total("gaul", "gold")) == (2, 0)
    assert table.can("gaul", "move helvetia>bibracte"), "nothing lapses over a plain border"


@pytest.mark.clause("ER-68b")
def test_defending_does_not_interrupt() -> None:
    table = army_in("helvetia")
    table.holds("egypt", "massalia")
    table.army("egypt", "massalia")
    table.does("rome", "hire helvetia>hercynia", "end")
    table.dice(1, 1, 6, 6)
    table.does("egypt", "attack massalia>helvetia", "end")
    table.does("rome", "hire helvetia>hercynia")
    assert table.troops("helvetia") == 2


@pytest.mark.clause("ER-68b")
def test_whether_the_troop_is_mounted_is_decided_with_the_first_action() -> None:
    table = army_in("helvetia")
    table.does("rome", "hire helvetia>hercynia")
    table.tech("rome", "horses")
    table.until_next_turn_of("rome")
    table.does("rome", "hire helvetia>hercynia")
    assert table.troops("helvetia") == 2


@pytest.mark.clause("ER-68b", "ER-67e")
def test_for_gaul_the_forest_is_plain_and_hiring_takes_one_turn() -> None:
    table = army_in("belgica", nation="gaul")
    table.does("gaul", "hire belgica>hercynia")
    assert table.troops("belgica") == 2
    without = army_in("belgica", nation="gaul")
    without.holds("egypt", "avaricum")
    without.does("gaul", "hire belgica>hercynia")
    assert without.troops("belgica") == 1, "the ability rests while the capital is lost"


@pytest.mark.clause("ER-68b")
def test_the_last_action_is_refused_without_the_gold() -> None:
    table = army_in("helvetia", gold=1)
    table.does("rome", "hire helvetia>hercynia")
    table.until_next_turn_of("rome")
    assert table.clause_against("rome", "hire helvetia>hercynia") == "ER-53"
    table.hand("rome", 0, 2, 0)
    table.does("rome", "hire helvetia>hercynia")
    assert table.troops("helvetia") == 2


@pytest.mark.clause("ER-68b")
def test_the_last_action_is_refused_where_hiring_is_no_longer_allowed() -> None:
    table = army_in("noricum")
    table.does("rome", "hire noricum>illyria")
    table.holds("egypt", "illyria")
    table.until_next_turn_of("rome")
    assert table.clause_against("rome", "hire noricum>illyria") == "ER-56c"
