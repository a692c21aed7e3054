"""Phase 1: tax collection and revolts (ME-T)."""

from __future__ import annotations

import pytest

from tests.games.mega.table import FIVE, Table
from ziggurat.games.mega.rules.limits import controls, owned_building
from ziggurat.games.mega.rules.phase_12_acquisition.buildings import construction_refusal
from ziggurat.games.mega.terms import NOTHING, TAXES


def table_with(civilization: str, cities: int, stock: int, *advances: str) -> Table:
    """A civilization with so many cities and so many tokens in stock; the others have nothing."""
    table = Table(*FIVE)
    table.cities(civilization, cities)
    table.stock(civilization, stock)
    table.advances(civilization, *advances)
    return table


def gained(table: Table, civilization: str, before: int) -> int:
    """What came into treasury since it held `before`."""
    return table.in_treasury(civilization) - before


def lost_to_revolt(table: Table, civilization: str, before: int) -> int:
    """How many cities are missing when everybody has answered by default."""
    while table.asked():
        table.defaults(table.asked()[0])
    return before - len(table.cities_of(civilization))


@pytest.mark.clause("ME-T1", "ME-T2")
def test_everybody_moves_two_tokens_a_city_from_stock_to_treasury() -> None:
    table = Table(*FIVE)
    table.cities("saba", 3)
    table.cities("nubia", 1)
    table.phase(TAXES)
    assert table.asked() == []
    assert [table.in_treasury(each) for each in FIVE] == [6, 0, 0, 2, 0]
    assert table.in_stock("saba") == 49


@pytest.mark.clause("ME-T1", "ME-T4")
def test_ex_01_a_stock_of_seven_taxes_three_of_five_cities_and_two_revolt() -> None:
    table = table_with("babylon", 5, 7)
    before = table.in_treasury("babylon")
    table.phase(TAXES)
    assert gained(table, "babylon", before) == 7
    assert table.in_stock("babylon") == 0
    assert lost_to_revolt(table, "babylon", 5) == 2


@pytest.mark.clause("ME-T2", "ME-AD-COINAGE")
def test_ex_02_coinage_lowers_the_rate_and_no_city_revolts() -> None:
    table = table_with("babylon", 5, 7, "coinage")
    before = table.in_treasury("babylon")
    table.phase(TAXES)
    table.does("babylon", "1")
    assert gained(table, "babylon", before) == 5
    assert table.in_stock("babylon") == 2
    assert lost_to_revolt(table, "babylon", 5) == 0


@pytest.mark.clause("ME-T2", "ME-T3", "ME-T4", "ME-AD-MONARCHY")
def test_ex_03_a_rate_of_four_may_be_chosen_though_a_city_revolts() -> None:
    table = table_with("babylon", 6, 20, "coinage", "monarchy")
    before = table.in_treasury("babylon")
    table.phase(TAXES)
    table.does("babylon", "4")
    assert gained(table, "babylon", before) == 20
    assert lost_to_revolt(table, "babylon", 6) == 1


@pytest.mark.clause("ME-T10", "ME-AD-DEMOCRACY")
def test_ex_04_with_democracy_no_city_revolts() -> None:
    table = table_with("babylon", 5, 7, "democracy")
    before = table.in_treasury("babylon")
    table.phase(TAXES)
    assert gained(table, "babylon", before) == 7
    assert lost_to_revolt(table, "babylon", 5) == 0


@pytest.mark.clause("ME-T2", "ME-AD-COINAGE", "ME-AD-MONARCHY")
@pytest.mark.parametrize(
    ("advances", "rates"),
    [
        (("coinage",), ["1", "2", "3"]),
        (("monarchy",), ["2", "3"]),
        (("coinage", "monarchy"), ["1", "2", "3", "4"]),
    ],
)
def test_coinage_and_monarchy_give_a_choice_of_rates(
    advances: tuple[str, ...], rates: list[str]
) -> None:
    table = table_with("babylon", 2, 40, *advances)
    table.phase(TAXES)
    assert table.moves("babylon") == rates
    too_high = str(int(rates[-1]) + 1)
    assert "between" in table.refuses("babylon", too_high, "ME-T2")


@pytest.mark.clause("ME-T2", "ME-O2")
def test_all_who_may_choose_a_rate_are_asked_together_and_collect_together() -> None:
    table = Table(*FIVE)
    for civilization in ("saba", "nubia"):
        table.cities(civilization, 2)
        table.advances(civilization, "monarchy")
    table.cities("parthia", 2)
    table.phase(TAXES)
    assert table.asked() == ["saba", "nubia"]
    table.does("nubia", "3")
    assert table.in_treasury("nubia") == 0
    table.does("saba", "2")
    assert [table.in_treasury(each) for each in FIVE] == [4, 0, 0, 6, 4]


@pytest.mark.clause("ME-T2")
def test_nobody_is_asked_for_a_rate_that_makes_no_difference() -> None:
    table = table_with("babylon", 0, 30, "coinage")
    table.phase(TAXES)
    assert table.asked() == []
    table = table_with("babylon", 3, 0, "coinage", "democracy")
    table.phase(TAXES)
    assert table.asked() == []


@pytest.mark.clause("ME-T3")
def test_who_does_not_choose_takes_the_usual_rate_or_the_highest_one_without_revolt() -> None:
    table = table_with("babylon", 5, 40, "coinage")
    table.phase(TAXES)
    before = table.in_treasury("babylon")
    table.defaults("babylon")
    assert gained(table, "babylon", before) == 10
    table = table_with("babylon", 5, 7, "coinage", "monarchy")
    table.phase(TAXES)
    before = table.in_treasury("babylon")
    table.defaults("babylon")
    assert gained(table, "babylon", before) == 5
    assert len(table.cities_of("babylon")) == 5


@pytest.mark.clause("ME-Q1.1", "ME-T2")
def test_who_is_leaving_is_not_asked_for_a_rate() -> None:
    table = table_with("babylon", 3, 30, "coinage")
    table.state.leaving[1] = 1
    before = table.in_treasury("babylon")
    table.phase(TAXES)
    assert table.asked() == []
    assert gained(table, "babylon", before) == 6


# --- revolts


def with_one_revolt(stock: int = 3) -> Table:
    """Saba has two cities and too few tokens; Babylon and Persia have cities in stock."""
    table = Table(*FIVE)
    table.city("saba", "aden", "himyar")
    table.stock("saba", stock)
    for civilization in ("nubia", "parthia"):
        table.city_stock(civilization, 3)
        table.stock(civilization, 40)
    table.city_stock("babylon", 5)
    table.stock("babylon", 28)
    table.city_stock("persia", 5)
    table.stock("persia", 30)
    return table


@pytest.mark.clause("ME-B1", "ME-T6")
def test_ex_05_of_two_with_equal_cities_in_stock_the_one_with_more_tokens_benefits() -> None:
    table = with_one_revolt()
    before = table.in_treasury("persia")
    table.phase(TAXES)
    assert [table.in_stock("babylon"), table.in_stock("persia")] == [20, 22]
    assert table.asked() == ["persia"]
    table.does("persia", "aden")
    assert table.owner("aden") == "persia"
    assert table.owner("himyar") == "saba"
    assert gained(table, "persia", before) == 8, "four cities of his own, none for the new one"
    assert table.asked() == []


@pytest.mark.clause("ME-T6")
def test_the_beneficiary_chooses_exactly_the_number_that_revolts() -> None:
    table = with_one_revolt()
    table.phase(TAXES)
    assert table.moves("persia") == ["aden", "himyar"]
    table.refuses("persia", "aden+himyar", "ME-T6")
    table.refuses("persia", "none", "ME-T6")


@pytest.mark.clause("ME-T6")
def test_nobody_is_asked_where_all_cities_revolt() -> None:
    table = with_one_revolt(stock=0)
    table.phase(TAXES)
    assert table.asked() == []
    assert [table.owner("aden"), table.owner("himyar")] == ["persia", "persia"]
    assert "to a revolt; Persia takes over" in table.told()


@pytest.mark.clause("ME-T8")
def test_ex_06_when_the_beneficiary_has_no_city_left_the_next_one_takes_the_rest() -> None:
    table = Table(*FIVE)
    table.city("saba", "aden", "himyar", "rhapta")
    table.stock("saba", 3)
    table.city_stock("babylon", 1)
    table.city_stock("persia", 0)
    for civilization in ("nubia", "parthia"):
        table.city_stock(civilization, 1)
        table.stock(civilization, 18)
    table.phase(TAXES)
    assert table.asked() == ["babylon"], "one city each, but most tokens"
    table.does("babylon", "himyar")
    assert table.owner("himyar") == "babylon"
    assert table.asked() == ["nubia"]
    table.does("nubia", "rhapta")
    assert table.cities_of("saba") == ["aden"]
    assert table.owner("rhapta") == "nubia"


@pytest.mark.clause("ME-T7")
def test_ex_07_who_suffers_a_revolt_himself_does_not_benefit_from_another() -> None:
    table = Table(*FIVE)
    table.city("saba", "aden", "himyar")
    table.city("babylon", "ur", "susa")
    for civilization in ("saba", "babylon"):
        table.stock(civilization, 3)
    table.cities("persia", 3)
    for civilization in ("nubia", "parthia"):
        table.cities(civilization, 4)
    table.phase(TAXES)
    assert table.asked() == ["persia"], "Babylon has seven cities in stock"
    table.does("persia", "aden")
    assert table.asked() == ["persia"]
    table.does("persia", "ur")
    assert table.owner("ur") == "persia"


@pytest.mark.clause("ME-T10", "ME-T7", "ME-AD-DEMOCRACY")
def test_with_democracy_one_may_benefit_though_ones_own_stock_was_too_small() -> None:
    table = with_one_revolt()
    table.city_stock("persia", 4)
    table.stock("babylon", 1)
    table.advances("babylon", "democracy")
    table.phase(TAXES)
    assert table.asked() == ["babylon"]


@pytest.mark.clause("ME-T5")
def test_revolts_come_after_everybody_has_collected_and_in_ranking_order() -> None:
    table = Table("parthia", "nubia", "persia", "babylon", "saba")
    table.city("parthia", "nisa", "lut")
    table.stock("parthia", 3)
    table.city("saba", "aden", "himyar")
    table.stock("saba", 3)
    table.cities("nubia", 1)
    table.phase(TAXES)
    assert table.in_treasury("nubia") == 2
    assert table.asked() == ["babylon"]
    assert table.moves("babylon") == ["aden", "himyar"], "Saba is ranked before Parthia"
    table.does("babylon", "aden")
    assert table.asked() == ["persia"]
    assert table.moves("persia") == ["nisa", "lut"]


@pytest.mark.clause("ME-T8", "ME-T8.1", "ME-B7")
def test_cities_nobody_can_take_are_destroyed_and_the_victim_chooses_them() -> None:
    table = Table(*FIVE)
    table.city("saba", "aden", "himyar", "rhapta")
    table.stock("saba", 5)
    for civilization in FIVE[1:]:
        table.city_stock(civilization, 0)
    table.phase(TAXES)
    assert table.asked() == ["saba"]
    assert "nobody can take over" in table.prompt("saba")
    table.does("saba", "himyar")
    assert table.cities_of("saba") == ["aden", "rhapta"]
    assert table.owner("himyar") is None
    assert table.state.city_stock[table.player("saba")] == 7


@pytest.mark.clause("ME-T9", "SB-6.6.1", "SB-6.6")
def test_tokens_beside_a_revolting_city_are_destroyed_whether_annexed_or_not() -> None:
    table = with_one_revolt()
    table.building("mahram_bilqis", "saba", "aden")
    table.advances("saba", "public_works")
    table.tokens("saba", "aden", 2)
    table.stock("saba", 3)
    table.phase(TAXES)
    table.does("persia", "aden")
    assert table.at("saba", "aden") == 0
    assert table.at("persia", "aden") == 0
    assert table.in_stock("saba") == 2


@pytest.mark.clause("ME-T9")
def test_cities_are_not_checked_for_support_after_a_revolt() -> None:
    table = with_one_revolt()
    table.phase(TAXES)
    table.does("persia", "aden")
    assert table.asked() == []
    assert table.owner("himyar") == "saba", "it stands there without a single token on the board"


@pytest.mark.clause("SB-5.4", "SB-5.5", "ME-T6")
def test_ex_sb12_a_building_in_a_revolting_city_stays_and_stays_its_builders() -> None:
    table = with_one_revolt()
    table.building("mahram_bilqis", "saba", "aden")
    table.phase(TAXES)
    table.does("persia", "aden")
    state = table.state
    building = state.lookup.building_id.index("mahram_bilqis")
    assert table.building_at("mahram_bilqis") == "aden"
    assert owned_building(state, table.player("saba")) == building
    assert controls(state, table.player("persia"), building)
    assert not controls(state, table.player("saba"), building)
    refusal = construction_refusal(state, table.player("saba"), building + 1, NOTHING, 0)
    assert str(refusal).startswith("SB-2.2"), refusal


@pytest.mark.clause("ME-T5", "ME-Q1.1")
def test_a_beneficiary_who_is_leaving_takes_what_the_default_gives_him() -> None:
    table = with_one_revolt()
    table.state.leaving[table.player("persia")] = 1
    table.phase(TAXES)
    assert table.asked() == []
    assert table.cities_of("saba") == ["aden"]


@pytest.mark.clause("ME-B5", "ME-T6")
def test_with_two_blocks_a_player_of_the_other_block_may_benefit_from_a_revolt() -> None:
    table = Table(players=12)
    state = table.state
    table.cities("saba", 2)
    table.stock("saba", 3)
    for civilization in table.civilizations:
        player = table.player(civilization)
        if civilization != "saba" and state.block(player) == state.block(table.player("saba")):
            table.cities(civilization, 1)
    table.phase(TAXES)
    assert table.asked() == ["minoa"]
    assert state.block(table.player("minoa")) != state.block(table.player("saba"))
