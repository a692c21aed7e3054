"""The minor calamities (ME-K1, ME-K2M to ME-K9M)."""

import pytest

from tests.games.mega.striking import give, is_over, strike
from tests.games.mega.table import Table
from ziggurat.games.mega.printed.reading import read_book
from ziggurat.games.mega.terms import CALAMITIES
from ziggurat.kernel.errors import Invalid


def nine() -> Table:
    """Nine players in the East, where minor calamities are used."""
    return Table(players=9)


@pytest.mark.clause("ME-K2M")
def test_a_tempest_costs_two_points_at_the_coast_and_five_treasury() -> None:
    table = nine()
    table.tokens("saba", "main", 2)
    table.tokens("saba", "saba", 2)
    table.tokens("saba", "marib", 2)
    table.treasury("saba", 7)
    strike(table, "saba", "tempest")
    with pytest.raises(Invalid):
        table.options("saba").read("marib*2")
    table.does("saba", "main+saba")
    assert (table.at("saba", "main"), table.at("saba", "saba"), table.at("saba", "marib")) == (
        1, 1, 2,
    )  # fmt: skip
    assert table.in_treasury("saba") == 2
    assert is_over(table)


@pytest.mark.clause("ME-K2M", "ME-K6")
def test_a_tempest_takes_what_is_there() -> None:
    table = nine()
    table.tokens("saba", "main", 1)
    table.treasury("saba", 3)
    strike(table, "saba", "tempest")
    assert is_over(table)
    assert (table.at("saba", "main"), table.in_treasury("saba")) == (0, 0)


@pytest.mark.clause("ME-K3M", "ME-K6")
@pytest.mark.parametrize(("treasury", "left"), [(14, 4), (9, 0), (0, 0)])
def test_squandered_wealth_costs_ten_treasury(treasury: int, left: int) -> None:
    table = nine()
    table.treasury("saba", treasury)
    strike(table, "saba", "squandered_wealth")
    assert (table.in_treasury("saba"), table.in_stock("saba")) == (left, 55 - left)


@pytest.mark.clause("ME-K4M")
def test_city_riots_reduce_a_city_and_cost_five_treasury() -> None:
    table = nine()
    table.city("saba", "aden", "zafar")
    table.treasury("saba", 6)
    strike(table, "saba", "city_riots")
    assert table.moves("saba") == ["aden", "zafar"]
    table.does("saba", "aden")
    assert (table.cities_of("saba"), table.at("saba", "aden")) == (["zafar"], 2)
    assert table.in_treasury("saba") == 1


@pytest.mark.clause("ME-K1.2", "ME-G6")
def test_treasury_is_lost_after_the_city_which_it_could_have_replaced() -> None:
    table = nine()
    table.city("saba", "aden")
    table.treasury("saba", 55)
    strike(table, "saba", "city_riots")
    assert (table.cities_of("saba"), table.at("saba", "aden")) == ([], 0)
    assert (table.in_treasury("saba"), table.in_stock("saba")) == (50, 5)


@pytest.mark.clause("ME-K5M")
def test_a_city_in_flames_burns_down_or_costs_ten_treasury() -> None:
    table = nine()
    table.city("saba", "aden")
    table.tokens("saba", "aden", 1)
    table.treasury("saba", 10)
    strike(table, "saba", "city_in_flames")
    assert table.moves("saba") == ["aden", "pay"]
    table.does("saba", "pay")
    assert (table.cities_of("saba"), table.in_treasury("saba")) == (["aden"], 0)
    strike(table, "saba", "city_in_flames")
    # Without ten treasury and with one city there is no choice.
    assert is_over(table)
    assert (table.cities_of("saba"), table.at("saba", "aden")) == ([], 0)
    strike(table, "saba", "city_in_flames")
    assert is_over(table)


@pytest.mark.clause("ME-K5M")
def test_nine_treasury_do_not_save_a_city_in_flames() -> None:
    table = nine()
    table.city("saba", "aden", "zafar")
    table.treasury("saba", 9)
    strike(table, "saba", "city_in_flames")
    assert table.moves("saba") == ["aden", "zafar"]
    table.does("saba", "zafar")
    assert (table.cities_of("saba"), table.in_treasury("saba")) == (["aden"], 9)


@pytest.mark.clause("ME-K6M")
def test_tribal_conflict_costs_five_points_anywhere() -> None:
    table = nine()
    table.tokens("saba", "marib", 6)
    table.city("saba", "aden")
    strike(table, "saba", "tribal_conflict")
    table.does("saba", "marib*5")
    assert (table.at("saba", "marib"), table.cities_of("saba")) == (1, ["aden"])


@pytest.mark.clause("ME-K7M")
def test_a_minor_uprising_destroys_a_city() -> None:
    table = nine()
    table.city("saba", "aden", "zafar")
    strike(table, "saba", "minor_uprising")
    table.does("saba", "zafar")
    assert (table.cities_of("saba"), table.at("saba", "zafar")) == (["aden"], 0)


@pytest.mark.clause("SB-3.2", "SB-5.4", "SB-5.5", "ME-K7M")
def test_ex_sb10_a_building_outlives_its_city() -> None:
    table = nine()
    table.city("babylon", "babylon")
    building = table.state.lookup.building_id[table.state.civilization[table.player("babylon")]]
    table.building(building, "babylon", "babylon")
    strike(table, "babylon", "minor_uprising")
    number = table.state.lookup.building_id.index(building)
    assert (table.building_at(building), table.owner("babylon")) == ("babylon", None)
    assert table.state.builder[number] == table.player("babylon")
    table.tokens("persia", "babylon", 2)
    assert table.state.builder[number] == table.player("babylon")


@pytest.mark.clause("ME-K8M")
def test_bandits_take_two_cards_or_four_treasury_for_each() -> None:
    table = nine()
    table.hand("saba", salt=2, jade=1, silk=1)
    table.treasury("saba", 5)
    strike(table, "saba", "banditry")
    assert "discard 2 commodity cards; 4 treasury may be paid" in table.prompt("saba")
    assert not table.can("saba", "none")
    assert not table.can("saba", "salt*2+jade")
    table.does("saba", "salt")
    assert table.cards_of("saba") == {"salt": 1, "jade": 1, "silk": 1}
    assert table.in_treasury("saba") == 1
    assert table.discards_of(3) == ["salt"]


@pytest.mark.clause("ME-K8M")
def test_with_eight_treasury_all_cards_are_saved() -> None:
    table = nine()
    table.hand("saba", salt=1, jade=1)
    table.treasury("saba", 8)
    strike(table, "saba", "banditry")
    table.does("saba", "none")
    assert table.cards_of("saba") == {"salt": 1, "jade": 1}
    assert table.in_treasury("saba") == 0


@pytest.mark.clause("ME-K8M", "ME-K6")
def test_who_has_too_few_cards_loses_all_of_them_unasked() -> None:
    table = nine()
    table.hand("saba", jade=1)
    strike(table, "saba", "banditry")
    assert is_over(table)
    assert table.cards_of("saba") == {}
    strike(table, "saba", "banditry")
    assert is_over(table)


@pytest.mark.clause("ME-K9M")
def test_coastal_migration_destroys_a_coastal_city_and_costs_five_treasury() -> None:
    table = nine()
    table.city("saba", "aden", "zafar", "himyar")
    table.treasury("saba", 5)
    strike(table, "saba", "coastal_migration")
    assert table.moves("saba") == ["aden", "himyar"]
    table.does("saba", "aden")
    assert table.cities_of("saba") == ["himyar", "zafar"]
    assert table.in_treasury("saba") == 0
    # Without a coastal city the treasury alone is lost.
    table = nine()
    table.city("saba", "zafar")
    table.treasury("saba", 5)
    strike(table, "saba", "coastal_migration")
    assert (table.cities_of("saba"), table.in_treasury("saba")) == (["zafar"], 0)


@pytest.mark.clause("ME-K1", "ME-K1.1")
def test_minor_calamities_come_first_by_stack_and_holders_of_one_name_together() -> None:
    table = Table(players=16)
    for name in ("rome", "persia"):
        table.treasury(name, 30)
        table.tokens(name, table.home(name), 3)
        table.cities(name, 3)
        give(table, name, "city_riots")
    give(table, "rome", "treachery", giver="minoa")
    give(table, "persia", "squandered_wealth")
    give(table, "persia", "minor_uprising")
    table.phase(CALAMITIES)
    # Squandered Wealth has been resolved; both holders of City Riots are asked at once.
    assert table.in_treasury("persia") == 20
    assert table.asked() == ["rome", "persia"]
    table.all_default()
    assert table.decision() == "choose-betrayed"
    log = "\n".join(event.clause for event in table.log())
    assert log.index("ME-K3M") < log.index("ME-K4M") < log.index("ME-K7M")


@pytest.mark.clause("ME-K1")
def test_advances_change_no_minor_calamity() -> None:
    book = read_book()
    minor = {calamity.id for calamity in book.minor}
    assert len(minor) == 8
    assert all(m.calamity not in minor for a in book.advances for m in a.calamities)
    table = nine()
    everything = table.state.lookup.advance_id
    table.advances("saba", *everything)
    table.treasury("saba", 12)
    strike(table, "saba", "squandered_wealth")
    assert table.in_treasury("saba") == 2
