"""Population limits, what a building adds to them, and who controls it (ME-G, ME-Y6, SB-6)."""

from __future__ import annotations

import pytest

from tests.games.mega.table import FIVE, Table
from ziggurat.games.mega.rules.fate_of_units import (
    annex_city,
    annex_tokens,
    destroy_city,
    reduce_city,
    turn_to_barbarians,
    turn_to_pirates,
)
from ziggurat.games.mega.rules.limits import (
    controls,
    has_majority,
    limit_of,
    owned_building,
    room,
    room_beside_city,
)
from ziggurat.games.mega.rules.phase_03_movement.protection import in_conflict
from ziggurat.games.mega.terms import NOTHING

BY_LIMIT = ["teiga", "tana", "buhen", "elam", "babylonia"]
"""Areas with the printed limits 0 to 4, of Nubia's and Babylon's regions."""


def limit(table: Table, civilization: str, area: str) -> int:
    """The limit of an area for a civilization."""
    return limit_of(table.state, table.player(civilization), table.area(area))


def building_number(table: Table, building: str) -> int:
    return table.state.lookup.building_id.index(building)


@pytest.mark.clause("ME-G8")
def test_printed_limits_go_from_zero_to_four_and_count_for_everybody() -> None:
    table = Table(*FIVE)
    assert [limit(table, "saba", area) for area in BY_LIMIT] == [0, 1, 2, 3, 4]
    assert set(table.state.lookup.limit) == {0, 1, 2, 3, 4}


@pytest.mark.clause("ME-G8", "ME-Y6", "ME-AD-AGRICULTURE")
def test_agriculture_raises_limits_up_to_two_for_its_holder_alone() -> None:
    table = Table(*FIVE)
    table.advances("saba", "agriculture")
    assert [limit(table, "saba", area) for area in BY_LIMIT] == [1, 2, 3, 3, 4]
    assert [limit(table, "nubia", area) for area in BY_LIMIT] == [0, 1, 2, 3, 4]


@pytest.mark.clause("ME-Y6", "ME-AD-AGRICULTURE")
@pytest.mark.parametrize("other", ["token", "barbarian", "city", "pirate city"])
def test_agriculture_counts_only_where_no_others_are(other: str) -> None:
    table = Table(*FIVE)
    table.advances("saba", "agriculture")
    table.tokens("saba", "aden", 2)
    assert limit(table, "saba", "aden") == 3
    if other == "token":
        table.tokens("nubia", "aden", 1)
    elif other == "barbarian":
        table.barbarians("aden", 1)
    elif other == "city":
        table.city("nubia", "aden")
    else:
        table.pirates("aden")
    assert limit(table, "saba", "aden") == 2


@pytest.mark.clause("ME-Y6", "ME-AD-AGRICULTURE")
def test_agriculture_adds_no_room_beside_a_city() -> None:
    table = Table(*FIVE)
    table.advances("saba", "agriculture")
    table.city("saba", "aden")
    assert room(table.state, 0, table.area("aden")) == 0


# --- special buildings


@pytest.mark.clause("SB-6.1")
def test_ex_sb14_a_city_with_a_building_has_room_for_one_token_and_public_works_for_another() -> (
    None
):
    table = Table(*FIVE)
    table.city("saba", "aden")
    aden = table.area("aden")
    assert room_beside_city(table.state, 0, aden) == 0
    table.building("mahram_bilqis", "saba", "aden")
    assert room_beside_city(table.state, 0, aden) == 1
    table.advances("saba", "public_works")
    assert room_beside_city(table.state, 0, aden) == 2


@pytest.mark.clause("SB-6.3")
def test_ex_sb15_the_room_is_for_whoever_has_the_city() -> None:
    table = Table(*FIVE)
    table.building("mahram_bilqis", "saba", "aden")
    table.city("nubia", "aden")
    assert room_beside_city(table.state, table.player("nubia"), table.area("aden")) == 1


@pytest.mark.clause("SB-6.2")
@pytest.mark.parametrize(
    ("area", "plain", "farming"),
    [("berbera", 2, 3), ("hadhramawt", 3, 4), ("saba", 3, 3), ("ogaden", 0, 1)],
)
def test_ex_sb16_a_building_raises_limits_of_one_and_two(
    area: str, plain: int, farming: int
) -> None:
    table = Table(*FIVE)
    table.building("mahram_bilqis", "saba", area)
    assert limit(table, "saba", area) == plain
    table.advances("saba", "agriculture")
    assert limit(table, "saba", area) == farming


@pytest.mark.clause("SB-6.2", "SB-6.3")
def test_ex_sb16_a_limit_of_four_is_not_raised_and_others_profit_as_the_owner_does() -> None:
    table = Table(*FIVE)
    table.building("giant_ziggurat", "babylon", "babylonia")
    assert limit(table, "babylon", "babylonia") == 4
    table.building("giant_ziggurat", "babylon", "ur")
    assert limit(table, "babylon", "ur") == limit(table, "saba", "ur") == 3


@pytest.mark.clause("SB-6.4")
def test_barbarians_have_no_higher_limit_in_the_area_of_a_building() -> None:
    table = Table(*FIVE)
    table.building("mahram_bilqis", "saba", "berbera")
    table.barbarians("berbera", 1)
    assert limit(table, "wild", "berbera") == 1


@pytest.mark.clause("SB-6.5")
def test_ex_sb17_the_higher_limit_is_for_a_player_alone() -> None:
    table = Table(*FIVE)
    table.building("mahram_bilqis", "saba", "hadhramawt")
    table.tokens("saba", "hadhramawt", 2)
    assert limit(table, "saba", "hadhramawt") == 3
    table.tokens("nubia", "hadhramawt", 1)
    assert limit(table, "saba", "hadhramawt") == limit(table, "nubia", "hadhramawt") == 2
    assert in_conflict(table.state, table.area("hadhramawt"))
    table.tokens("nubia", "hadhramawt", 0)
    assert not in_conflict(table.state, table.area("hadhramawt"))
    table.barbarians("hadhramawt", 1)
    assert limit(table, "saba", "hadhramawt") == 2
    assert in_conflict(table.state, table.area("hadhramawt"))


# --- owning and controlling


@pytest.mark.clause("SB-3.3", "ME-G20")
def test_ex_sb11_a_tie_is_no_majority_and_nobody_controls_the_building() -> None:
    table = Table(*FIVE)
    table.building("mahram_bilqis", "saba", "saba")
    number = building_number(table, "mahram_bilqis")
    for civilization in FIVE[:3]:
        table.tokens(civilization, "saba", 1)
    assert not any(controls(table.state, player, number) for player in range(5))
    table.tokens("persia", "saba", 0)
    table.tokens("babylon", "saba", 2)
    assert [controls(table.state, player, number) for player in range(3)] == [False, True, False]


@pytest.mark.clause("ME-G20")
def test_barbarians_count_as_one_other_player() -> None:
    table = Table(*FIVE)
    table.tokens("saba", "saba", 2)
    saba = table.area("saba")
    table.barbarians("saba", 2)
    assert not has_majority(table.state, 0, saba)
    table.barbarians("saba", 1)
    assert has_majority(table.state, 0, saba)
    assert not has_majority(table.state, 1, saba), "none at all is no majority"


@pytest.mark.clause("SB-3.2", "SB-5.4", "SB-5.5")
def test_ex_sb10_a_building_without_its_city_stays_and_is_controlled_by_who_comes() -> None:
    table = Table(*FIVE)
    table.city("saba", "aden")
    table.building("mahram_bilqis", "saba", "aden")
    number = building_number(table, "mahram_bilqis")
    destroy_city(table.state, table.area("aden"))
    assert table.building_at("mahram_bilqis") == "aden"
    assert owned_building(table.state, 0) == number
    assert not any(controls(table.state, player, number) for player in range(5))
    table.tokens("babylon", "aden", 2)
    assert controls(table.state, 1, number)
    assert owned_building(table.state, 0) == number
    assert owned_building(table.state, 1) == NOTHING


@pytest.mark.clause("SB-5.5", "SB-6.4")
def test_ex_sb13_a_pirate_city_controls_nothing_and_has_no_benefit() -> None:
    table = Table(*FIVE)
    table.city("saba", "aden")
    table.building("mahram_bilqis", "saba", "aden")
    number = building_number(table, "mahram_bilqis")
    turn_to_pirates(table.state, table.area("aden"))
    assert table.owner("aden") == "wild"
    assert owned_building(table.state, 0) == number
    assert not any(controls(table.state, player, number) for player in range(5))
    assert limit(table, "wild", "aden") == 2


# --- what becomes of cities and tokens


@pytest.mark.clause("ME-G4", "ME-T9")
def test_what_is_destroyed_goes_back_to_its_owners_stock() -> None:
    table = Table(*FIVE)
    table.city("saba", "aden")
    table.tokens("saba", "aden", 1)
    destroy_city(table.state, table.area("aden"))
    assert table.owner("aden") is None
    assert table.in_stock("saba") == 55
    assert table.state.city_stock[0] == 9


@pytest.mark.clause("ME-G5")
def test_a_reduced_city_is_replaced_by_tokens_up_to_the_limit() -> None:
    table = Table(*FIVE)
    table.city("saba", "aden", "himyar")
    table.tokens("saba", "himyar", 1)
    assert reduce_city(table.state, table.area("aden")) == 2
    assert reduce_city(table.state, table.area("himyar")) == 1
    assert [table.at("saba", area) for area in ("aden", "himyar")] == [2, 2]
    assert table.cities_of("saba") == []
    assert table.in_stock("saba") == 51


@pytest.mark.clause("ME-G5", "ME-G5.1")
def test_ex_83_agriculture_adds_nothing_where_anothers_token_stands() -> None:
    table = Table(*FIVE)
    table.advances("saba", "agriculture")
    table.city("saba", "opone", "zafar")
    table.tokens("babylon", "opone", 1)
    assert reduce_city(table.state, table.area("opone")) == 1
    assert table.at("babylon", "opone") == 1
    assert reduce_city(table.state, table.area("zafar")) == 2, "where the holder is alone"


@pytest.mark.clause("SB-6.6", "ME-G5")
@pytest.mark.parametrize(
    ("advances", "there", "placed"),
    [((), 0, 3), (("agriculture",), 0, 4), ((), 1, 2)],
)
def test_ex_sb18_a_reduced_city_with_a_building_is_replaced_by_more(
    advances: tuple[str, ...], there: int, placed: int
) -> None:
    table = Table(*FIVE)
    table.advances("saba", *advances)
    table.city("saba", "aden")
    table.building("mahram_bilqis", "saba", "aden")
    table.tokens("saba", "aden", there)
    assert reduce_city(table.state, table.area("aden")) == placed
    assert table.at("saba", "aden") == there + placed


@pytest.mark.clause("ME-G6")
def test_too_small_a_stock_replaces_a_city_as_far_as_it_reaches() -> None:
    table = Table(*FIVE)
    table.city("saba", "aden", "himyar")
    table.stock("saba", 1)
    assert reduce_city(table.state, table.area("aden")) == 1
    assert reduce_city(table.state, table.area("himyar")) == 0
    assert table.at("saba", "himyar") == 0


@pytest.mark.clause("ME-G7", "SB-6.6.1")
def test_an_annexed_city_goes_to_its_owners_stock_and_the_taker_gives_one_of_his() -> None:
    table = Table(*FIVE)
    table.city("saba", "aden")
    table.tokens("saba", "aden", 2)
    annex_city(table.state, table.area("aden"), 1)
    assert table.owner("aden") == "babylon"
    assert table.state.city_stock[:2] == [9, 8]
    assert table.in_stock("saba") == 55


@pytest.mark.clause("ME-G7")
def test_annexed_tokens_are_replaced_by_as_many_of_the_taker() -> None:
    table = Table(*FIVE)
    table.tokens("saba", "saba", 3)
    annex_tokens(table.state, table.area("saba"), 0, 1, 2)
    assert [table.at("saba", "saba"), table.at("babylon", "saba")] == [1, 2]
    assert [table.in_stock("saba"), table.in_stock("babylon")] == [54, 53]


@pytest.mark.clause("ME-C3")
def test_units_are_simply_destroyed_when_barbarians_and_pirates_have_run_out() -> None:
    table = Table(*FIVE)
    table.state.barbarians_left = 1
    table.state.pirates_left = 0
    table.tokens("saba", "saba", 3)
    table.city("saba", "aden")
    turn_to_barbarians(table.state, table.area("saba"), 0, 3)
    turn_to_pirates(table.state, table.area("aden"))
    assert table.at("wild", "saba") == 1
    assert table.owner("aden") is None
    assert table.in_stock("saba") == 55
