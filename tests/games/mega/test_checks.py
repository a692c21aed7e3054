"""Surplus population and city support (ME-Y5 to ME-Y8, ME-U2)."""

from __future__ import annotations

import pytest

from tests.games.mega.table import FIVE, Table
from ziggurat.games.mega.rules.fate_of_units import destroy_city
from ziggurat.games.mega.rules.limits import limit_of
from ziggurat.games.mega.rules.phase_05_cities.checks import (
    check_support,
    remove_surplus,
    support_rate,
    surplus_and_support,
)


def everybody_checks(table: Table) -> None:
    """All players remove surplus and check support."""
    table.enters(surplus_and_support(table.state, table.state.in_play()))


# --- surplus


@pytest.mark.clause("ME-Y5", "ME-U2")
def test_tokens_above_the_limit_go_to_stock() -> None:
    table = Table(*FIVE)
    table.tokens("saba", "saba", 5)
    table.tokens("saba", "aden", 2)
    table.tokens("babylon", "ur", 3)
    everybody_checks(table)
    assert [table.at("saba", "saba"), table.at("saba", "aden")] == [3, 2]
    assert table.at("babylon", "ur") == 2
    assert table.in_stock("saba") == 50
    assert "Saba removes 2 tokens that are surplus." in table.told()


@pytest.mark.clause("ME-Y5", "ME-AD-PUBLIC-WORKS", "SB-6.1")
@pytest.mark.parametrize(
    ("advances", "building", "room"),
    [((), 0, 0), (("public_works",), 0, 1), ((), 1, 1), (("public_works",), 1, 2)],
)
def test_tokens_beside_a_city_stay_as_far_as_there_is_room(
    advances: tuple[str, ...], building: int, room: int
) -> None:
    table = Table(*FIVE)
    table.advances("saba", *advances)
    table.city("saba", "aden")
    table.tokens("saba", "aden", 3)
    table.tokens("saba", "saba", 3)
    if building:
        table.building("mahram_bilqis", "saba", "aden")
    everybody_checks(table)
    assert table.at("saba", "aden") == room


@pytest.mark.clause("ME-Y5", "ME-Y6", "ME-AD-AGRICULTURE")
def test_ex_31_agriculture_keeps_three_of_four_tokens_in_an_area_of_limit_two() -> None:
    table = Table(*FIVE)
    table.advances("saba", "agriculture")
    table.tokens("saba", "aden", 4)
    remove_surplus(table.state, 0)
    assert table.at("saba", "aden") == 3
    table.tokens("nubia", "aden", 1)
    assert limit_of(table.state, 0, table.area("aden")) == 2, "for him and the other together"


@pytest.mark.clause("ME-Y5")
def test_tokens_that_share_an_area_within_its_limit_are_no_surplus() -> None:
    table = Table(*FIVE)
    table.tokens("saba", "saba", 2)
    table.tokens("nubia", "saba", 1)
    everybody_checks(table)
    assert [table.at("saba", "saba"), table.at("nubia", "saba")] == [2, 1]


@pytest.mark.clause("ME-Y6", "ME-AD-AGRICULTURE")
def test_agriculture_counts_at_once_when_a_conflict_leaves_its_holder_alone() -> None:
    table = Table(*FIVE)
    table.advances("saba", "agriculture")
    table.tokens("saba", "aden", 3)
    table.tokens("nubia", "aden", 1)
    table.tokens("nubia", "aden", 0)
    everybody_checks(table)
    assert table.at("saba", "aden") == 3


# --- support


@pytest.mark.clause("ME-Y7", "ME-AD-CULTURAL-ASCENDANCY")
def test_a_city_needs_two_tokens_and_three_with_cultural_ascendancy() -> None:
    table = Table(*FIVE)
    assert support_rate(table.state, 0) == 2
    table.advances("saba", "cultural_ascendancy")
    assert support_rate(table.state, 0) == 3


def with_a_new_city() -> Table:
    """Saba has nine tokens on the board and five cities, one of them built this turn."""
    table = Table(*FIVE)
    table.city("saba", "aden", "himyar", "rhapta", "ubar")
    table.new_city("saba", "opone")
    table.tokens("saba", "saba", 3)
    table.tokens("saba", "qataban", 2)
    table.tokens("saba", "hadhramawt", 2)
    table.tokens("saba", "main", 2)
    return table


@pytest.mark.clause("ME-Y7")
def test_ex_32_the_city_built_this_turn_is_reduced_first_and_that_is_enough() -> None:
    table = with_a_new_city()
    everybody_checks(table)
    assert table.asked() == []
    assert len(table.cities_of("saba")) == 4
    assert table.at("saba", "opone") == 1
    assert table.state.on_board[0] == 10


@pytest.mark.clause("ME-Y7", "ME-AD-CULTURAL-ASCENDANCY")
def test_ex_33_with_cultural_ascendancy_one_more_city_is_reduced() -> None:
    table = with_a_new_city()
    table.advances("saba", "cultural_ascendancy")
    everybody_checks(table)
    assert "opone" not in table.cities_of("saba")
    assert table.asked() == ["saba"]
    assert table.moves("saba") == ["aden", "himyar", "rhapta", "ubar"]
    assert "needs 3 tokens" in table.prompt("saba")
    table.does("saba", "rhapta")
    assert table.asked() == []
    assert len(table.cities_of("saba")) == 3
    assert table.state.on_board[0] == 12


@pytest.mark.clause("ME-Y7", "ME-Y7.2")
def test_of_several_cities_built_this_turn_the_player_chooses_one() -> None:
    table = with_a_new_city()
    table.new_city("saba", "zafar")
    everybody_checks(table)
    assert table.moves("saba") == ["opone", "zafar"]
    assert "built this turn" in table.prompt("saba")
    assert not table.can("saba", "aden")
    table.does("saba", "zafar")
    assert table.asked() == [], "ten tokens support five cities"
    assert table.cities_of("saba") == ["aden", "himyar", "opone", "rhapta", "ubar"]


@pytest.mark.clause("ME-Y7.1")
def test_players_who_are_short_together_are_asked_together_for_one_city_each() -> None:
    table = Table(*FIVE)
    table.city("saba", "aden", "himyar", "rhapta")
    table.city("babylon", "ur", "susa")
    table.city("persia", "bat")
    table.tokens("babylon", "elam", 3)
    everybody_checks(table)
    assert table.owner("bat") is None, "a single city is reduced without a question"
    assert table.asked() == ["saba", "babylon"]
    table.does("babylon", "susa")
    assert table.owner("susa") == "babylon"
    table.does("saba", "himyar")
    assert table.owner("susa") is None
    assert table.asked() == ["saba"]
    table.does("saba", "rhapta")
    assert table.asked() == []
    assert table.cities_of("saba") == ["aden"]
    assert table.state.on_board[0] == 4


@pytest.mark.clause("ME-Y7")
def test_tokens_gained_by_reducing_count_at_once() -> None:
    table = Table(*FIVE)
    table.city("babylon", "susa", "ur")
    table.tokens("babylon", "elam", 1)
    everybody_checks(table)
    table.does("babylon", "susa")
    assert table.at("babylon", "susa") == 3
    assert table.cities_of("babylon") == ["ur"]


@pytest.mark.clause("ME-Y7", "ME-G6")
def test_without_tokens_in_stock_one_city_after_the_other_is_lost() -> None:
    table = Table(*FIVE)
    table.city("babylon", "susa", "ur", "mari")
    table.stock("babylon", 0)
    everybody_checks(table)
    table.does("babylon", "susa")
    table.does("babylon", "ur")
    assert table.cities_of("babylon") == []
    assert table.asked() == []


@pytest.mark.clause("ME-Y8", "SB-6.6")
def test_tokens_beside_cities_support_and_treasury_and_ships_do_not() -> None:
    table = Table(*FIVE)
    table.city("babylon", "susa", "ur")
    table.advances("babylon", "public_works")
    table.building("giant_ziggurat", "babylon", "ur")
    table.tokens("babylon", "susa", 1)
    table.tokens("babylon", "ur", 2)
    table.tokens("babylon", "nafud", 1)
    everybody_checks(table)
    assert table.asked() == []
    assert len(table.cities_of("babylon")) == 2
    table.tokens("babylon", "nafud", 0)
    table.treasury("babylon", 20)
    table.ship("babylon", "ur")
    everybody_checks(table)
    assert table.asked() == ["babylon"]


@pytest.mark.clause("ME-Y7", "ME-K3T")
def test_a_raised_rate_counts_for_the_whole_check() -> None:
    table = Table(*FIVE)
    table.city("saba", "aden", "himyar", "opone")
    table.tokens("saba", "saba", 3)
    table.tokens("saba", "qataban", 2)
    table.tokens("saba", "main", 2)
    table.enters(check_support(table.state, [0]))
    assert table.asked() == []
    table.enters(check_support(table.state, [0], 1))
    assert table.asked() == ["saba"]
    assert "needs 3 tokens on the board and you lack 2" in table.prompt("saba")
    table.does("saba", "opone")
    assert table.asked() == []


@pytest.mark.clause("ME-Y7", "ME-K3T")
def test_a_raised_rate_counts_after_the_first_city_as_well() -> None:
    table = Table(*FIVE)
    table.city("saba", "aden", "himyar", "opone")
    table.tokens("saba", "saba", 3)
    table.tokens("saba", "qataban", 2)
    table.enters(check_support(table.state, [0], 2))
    table.does("saba", "opone")
    assert table.asked() == ["saba"], "two cities need eight tokens, and there are six"
    table.does("saba", "aden")
    assert table.cities_of("saba") == ["himyar"]


@pytest.mark.clause("ME-Y7", "ME-Q1.1")
def test_who_does_not_answer_or_is_leaving_loses_the_last_listed_city() -> None:
    table = Table(*FIVE)
    table.city("saba", "aden", "himyar", "rhapta")
    table.tokens("saba", "saba", 2)
    everybody_checks(table)
    table.defaults("saba")
    assert table.cities_of("saba") == ["aden", "himyar"]
    table = Table(*FIVE)
    table.city("saba", "aden", "himyar", "rhapta")
    table.tokens("saba", "saba", 2)
    table.state.leaving[0] = 1
    everybody_checks(table)
    assert table.asked() == []
    assert table.cities_of("saba") == ["aden", "himyar"]


@pytest.mark.clause("ME-Y7")
def test_players_without_cities_need_nothing() -> None:
    table = Table(*FIVE)
    table.city("saba", "aden")
    destroy_city(table.state, table.area("aden"))
    everybody_checks(table)
    assert table.asked() == []
