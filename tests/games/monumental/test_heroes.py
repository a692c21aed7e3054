"""Heroes: the row, one at a time, the way back, Continuous Play (MO-12, AE-4.7)."""

import pytest

from tests.games.monumental.table import GAME, Table
from ziggurat.games.monumental.rules.cards.heroes import bring_heroes, heroes_of_era


def court(continuous: int = 0, hero: str = "", **supply: int) -> Table:
    """Zulu and Malians with Heroes; the Zulus take actions."""
    table = Table("zulu", "malians", heroes=1, continuous=continuous)
    if hero:
        table.hero("zulu", hero)
    table.supply("zulu", **supply)
    table.acts("zulu")
    return table


def row(table: Table) -> list[str]:
    return table.ids(table.state.hero_row)


@pytest.mark.clause("MO-12.1")
def test_the_heroes_of_era_i_lie_in_the_row_from_the_start() -> None:
    assert row(court()) == ["amanirenas", "hannibal"]
    assert Table("zulu", "malians").state.hero_row == []


@pytest.mark.clause("MO-12.1")
def test_heroes_join_the_row_with_their_era_and_only_once() -> None:
    table = court(hero="hannibal")
    bring_heroes(table.state, 1)
    assert row(table) == ["amanirenas"]
    bring_heroes(table.state, 2)
    bring_heroes(table.state, 4)
    assert row(table) == ["amanirenas", "sundiata", "yaa_asantewaa"]


@pytest.mark.clause("MO-12.7")
def test_four_heroes_are_the_whole_module() -> None:
    table = court()
    heroes = [hero for era in (1, 2, 4) for hero in heroes_of_era(table.state, era)]
    assert table.ids(heroes) == ["amanirenas", "hannibal", "sundiata", "yaa_asantewaa"]
    closed = {group.name: group.closed for group in without_heroes().options("zulu").groups()}
    assert str(closed["hire"]).startswith("MO-12.7")


def without_heroes() -> Table:
    table = Table("zulu", "malians")
    table.acts("zulu")
    return table


@pytest.mark.clause("MO-12.2")
def test_a_hero_is_acquired_for_gold() -> None:
    table = court(gold=4)
    options = table.options("zulu")
    assert options.label(options.read("hire hannibal")) == "Hannibal Barca for 3 Gold"
    table.does("zulu", "hire hannibal")
    assert table.has("zulu") == "1G"
    assert table.state.hero[0] == table.kind("hannibal")
    assert row(table) == ["amanirenas"]


@pytest.mark.clause("MO-12.2")
def test_no_other_resource_pays_for_a_hero_and_no_other_hero_is_to_be_had() -> None:
    table = court(gold=2, production=9, military=9)
    table.refuses("zulu", "hire hannibal", "MO-12.2")
    table.supply("zulu", gold=9)
    table.refuses("zulu", "hire sundiata", "MO-12.2")


@pytest.mark.clause("MO-12.3")
def test_a_lasting_effect_holds_while_the_hero_is_there() -> None:
    table = court(hero="amanirenas")
    province = table.labels("plains")[0]
    table.holds("zulu", province)
    with_her = table.defence(province)
    table.does("zulu", "return")
    assert table.defence(province) == with_her - 1


@pytest.mark.clause("MO-12.4")
def test_nobody_has_two_heroes() -> None:
    table = court(hero="hannibal", gold=9)
    sentence = table.refuses("zulu", "hire amanirenas", "MO-12.4")
    assert "You have Hannibal Barca" in sentence
    assert table.moves("zulu", "hire") == []


@pytest.mark.clause("MO-12.5")
def test_a_returned_hero_gives_the_effect_and_goes_to_the_end_of_the_row() -> None:
    table = court(hero="amanirenas")
    bring_heroes(table.state, 2)
    options = table.options("zulu")
    assert "Amanirenas" in GAME.words(table.state, options.label(options.read("return")))
    table.does("zulu", "return")
    assert table.has("zulu") == "4M"
    assert row(table) == ["hannibal", "sundiata", "amanirenas"]
    assert table.state.hero[0] == -1
    table.refuses("zulu", "return", "MO-12.5")


@pytest.mark.clause("MO-12.5")
def test_returning_needs_no_second_question_where_the_effect_asks_none() -> None:
    table = court(hero="hannibal")
    table.does("zulu", "return")
    assert table.decision() == "act"
    assert table.state.discounts[0]


@pytest.mark.clause("MO-12.5")
def test_a_hero_cannot_be_returned_on_the_turn_of_acquiring() -> None:
    table = court(gold=3)
    table.does("zulu", "hire amanirenas")
    table.refuses("zulu", "return", "MO-12.5")
    table.until("zulu")
    table.does("zulu", "return")
    assert table.amount("zulu", "military") >= 4


@pytest.mark.clause("MO-12.5", "MO-12.4")
def test_after_returning_a_hero_another_one_can_be_acquired_in_the_same_turn() -> None:
    table = court(hero="amanirenas", gold=3)
    table.does("zulu", "return", "hire hannibal")
    assert table.state.hero[0] == table.kind("hannibal")


@pytest.mark.clause("MO-12.6")
def test_heroes_score_nothing() -> None:
    table = court(gold=3)
    before = table.points("zulu")
    table.does("zulu", "hire amanirenas")
    assert table.points("zulu") == before


@pytest.mark.clause("AE-4.7.1")
def test_in_continuous_play_acquiring_a_hero_is_a_turn_action() -> None:
    table = court(continuous=1, gold=3)
    table.does("zulu", "hire amanirenas")
    assert table.asked() == ["malians"]


@pytest.mark.clause("AE-4.7.1", "AE-4.7.2", "MO-12.4")
def test_ex_77_a_returned_hero_is_marked_until_the_round_is_over() -> None:
    table = court(continuous=1, hero="hannibal", gold=3)
    table.does("zulu", "return")
    assert table.state.hero[0] == table.kind("hannibal")
    assert row(table) == ["amanirenas"]
    table.until("zulu")
    table.refuses("zulu", "hire amanirenas", "AE-4.7.1")
    table.refuses("zulu", "return", "AE-4.7.1")
    this_round = table.state.round
    while table.state.round == this_round or table.decision() != "act":
        table.defaults(table.asked()[0])
    assert row(table) == ["amanirenas", "hannibal"]
    assert table.state.hero[0] == table.state.hero_marked[0] == -1
    while table.asked() != ["zulu"]:
        table.defaults(table.asked()[0])
    table.supply("zulu", gold=3)
    assert table.can("zulu", "hire amanirenas")


@pytest.mark.clause("AE-4.7.1")
def test_a_marked_hero_has_no_effect_any_more() -> None:
    table = court(continuous=1, hero="amanirenas")
    province = table.labels("plains")[0]
    table.holds("zulu", province)
    with_her = table.defence(province)
    table.does("zulu", "return")
    assert table.defence(province) == with_her - 1
