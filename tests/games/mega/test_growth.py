"""Phase 2: population expansion and census (ME-X), and the order of movement (ME-M1)."""

from __future__ import annotations

import pytest

from tests.games.mega.table import FIVE, Table
from ziggurat.games.mega.rules.phase_02_growth import movement_order, spread_evenly
from ziggurat.games.mega.terms import EXPANSION


def with_three_areas(stock: int) -> Table:
    """Babylon has one, two and five tokens in three areas, and so many in stock."""
    table = Table(*FIVE)
    table.tokens("babylon", "ur", 1)
    table.tokens("babylon", "susa", 2)
    table.tokens("babylon", "mari", 5)
    table.stock("babylon", stock)
    return table


def order(table: Table) -> list[str]:
    """The civilizations in the order in which they move."""
    return [table.civilizations[player] for player in movement_order(table.state)]


@pytest.mark.clause("ME-X1")
def test_ex_08_one_token_grows_by_one_and_more_tokens_by_two() -> None:
    table = with_three_areas(10)
    table.phase(EXPANSION)
    assert table.asked() == []
    assert [table.at("babylon", area) for area in ("ur", "susa", "mari")] == [2, 4, 7]
    assert table.in_stock("babylon") == 5


@pytest.mark.clause("ME-X2")
def test_ex_09_a_stock_that_is_too_small_is_placed_to_the_last_token() -> None:
    table = with_three_areas(3)
    table.phase(EXPANSION)
    assert table.asked() == ["babylon"]
    assert sorted(table.moves("babylon")) == [
        "mari*2+susa",
        "mari*2+ur",
        "mari+susa*2",
        "mari+susa+ur",
        "susa*2+ur",
    ]
    table.refuses("babylon", "mari*2", "ME-X2")
    table.refuses("babylon", "mari*3", "ME-X2")
    table.refuses("babylon", "ur*2+susa", "ME-X2")
    table.does("babylon", "mari*2+ur")
    assert [table.at("babylon", area) for area in ("ur", "susa", "mari")] == [2, 2, 7]
    assert table.in_stock("babylon") == 0


@pytest.mark.clause("ME-X1", "SB-6.6", "ME-AD-PUBLIC-WORKS")
def test_a_token_beside_a_city_grows_like_any_other() -> None:
    table = Table(*FIVE)
    table.city("babylon", "ur")
    table.tokens("babylon", "ur", 1)
    table.phase(EXPANSION)
    assert table.at("babylon", "ur") == 2


@pytest.mark.clause("ME-X3")
def test_expansion_may_exceed_limits_and_fights_nobody() -> None:
    table = Table(*FIVE)
    table.tokens("babylon", "ur", 1)
    table.tokens("persia", "ur", 1)
    table.tokens("nubia", "teiga", 2)
    table.phase(EXPANSION)
    assert table.at("babylon", "ur") == table.at("persia", "ur") == 2
    assert table.at("nubia", "teiga") == 4, "its limit is 0"


@pytest.mark.clause("ME-X4")
def test_the_census_counts_tokens_on_the_board_after_expansion_and_nothing_else() -> None:
    table = with_three_areas(10)
    table.city("babylon", "babylon", "teredon")
    table.ship("babylon", "ur")
    table.tokens("saba", "saba", 4)
    table.phase(EXPANSION)
    assert table.state.census == [6, 13, 0, 0, 0]
    assert "Babylon 13" in table.told()


@pytest.mark.clause("ME-X4", "ME-X2")
def test_the_census_waits_for_those_who_say_where_their_tokens_go() -> None:
    table = with_three_areas(3)
    table.phase(EXPANSION)
    assert table.state.census == [0, 0, 0, 0, 0]
    table.defaults("babylon")
    assert table.state.census[1] == 11


@pytest.mark.clause("ME-X2", "ME-O2", "ME-O2.1")
def test_all_who_have_a_choice_are_asked_together_and_nothing_is_seen_before() -> None:
    table = with_three_areas(3)
    table.tokens("nubia", "napata", 1)
    table.tokens("nubia", "meroe", 1)
    table.stock("nubia", 1)
    table.phase(EXPANSION)
    assert table.asked() == ["babylon", "nubia"]
    table.does("nubia", "meroe")
    assert table.at("nubia", "meroe") == 1
    table.defaults("babylon")
    assert table.at("nubia", "meroe") == 2


@pytest.mark.clause("ME-X2")
def test_nobody_is_asked_who_has_no_choice() -> None:
    table = Table(*FIVE)
    table.tokens("babylon", "ur", 4)
    table.stock("babylon", 1)
    table.tokens("nubia", "napata", 1)
    table.tokens("nubia", "meroe", 1)
    table.stock("nubia", 0)
    table.phase(EXPANSION)
    assert table.asked() == []
    assert table.at("babylon", "ur") == 5
    assert table.state.census[3] == 2


@pytest.mark.clause("ME-X2", "ME-Q1.1")
def test_who_is_leaving_or_silent_spreads_his_tokens_evenly() -> None:
    table = with_three_areas(3)
    table.state.leaving[1] = 1
    table.phase(EXPANSION)
    assert table.asked() == []
    assert [table.at("babylon", area) for area in ("ur", "susa", "mari")] == [2, 3, 6]
    table = with_three_areas(4)
    table.phase(EXPANSION)
    table.defaults("babylon")
    assert [table.at("babylon", area) for area in ("ur", "susa", "mari")] == [2, 3, 7]


@pytest.mark.clause("ME-G16")
def test_barbarians_do_not_expand() -> None:
    table = Table(*FIVE)
    table.barbarians("ur", 2)
    table.phase(EXPANSION)
    assert table.at("wild", "ur") == 2


def test_tokens_are_spread_evenly_and_what_finds_no_place_is_left_out() -> None:
    assert spread_evenly([2, 1, 2], 4) == [2, 1, 1]
    assert spread_evenly([2, 0, 2], 2) == [1, 0, 1]
    assert spread_evenly([2, 1], 9) == [2, 1]
    assert spread_evenly([], 3) == []


# --- who moves when


@pytest.mark.clause("ME-M1", "ME-AD-MILITARY")
def test_ex_10_more_tokens_move_first_but_military_moves_last() -> None:
    table = Table(*FIVE)
    table.census(saba=20, babylon=25, persia=25)
    table.advances("babylon", "military")
    assert [each for each in order(table) if each in FIVE[:3]] == ["persia", "saba", "babylon"]
    assert order(table)[-1] == "babylon", "even after those who have no tokens"


@pytest.mark.clause("ME-M1", "ME-AD-MILITARY", "ME-G15")
def test_holders_of_military_move_by_census_and_ranking_among_themselves() -> None:
    table = Table("parthia", "nubia", "persia", "babylon", "saba")
    table.census(saba=4, babylon=9, persia=9, nubia=12, parthia=12)
    for civilization in ("babylon", "persia", "parthia"):
        table.advances(civilization, "military")
    assert order(table) == ["nubia", "saba", "parthia", "babylon", "persia"]
