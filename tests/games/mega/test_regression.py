"""Regression, Enlightenment and special buildings (ME-K9N, SB-8)."""

import pytest

from tests.games.mega.striking import five, is_over, strike
from tests.games.mega.table import Table
from ziggurat.games.mega.pieces import take_down_building
from ziggurat.games.mega.rules.phase_12_acquisition.buildings import (
    available_buildings,
    building_price,
    sacrificable_buildings,
)

COASTAL = ("aden", "himyar", "opone", "ubar")
"""Coastal cities of Saba; Zafar, Marib and Saba's other inland areas are not."""


def on_step(step: int, *advances: str) -> Table:
    """The marker of Saba stands on a step."""
    table = five()
    table.step("saba", step)
    table.advances("saba", *advances)
    return table


def step_of(table: Table) -> int:
    return table.state.step[table.player("saba")]


def with_building(*advances: str) -> Table:
    """Saba, on step 9, has a building in its city of Zafar."""
    table = on_step(9, *advances)
    table.city("saba", "zafar")
    table.building(ids(table)[0], "saba", "zafar")
    return table


def ids(table: Table) -> list[str]:
    return table.state.lookup.building_id


def own(table: Table) -> str:
    """The building that Saba has put up."""
    return ids(table)[table.state.builder.index(table.player("saba"))]


# --- the marker


@pytest.mark.clause("ME-K9N")
def test_the_marker_goes_back_one_step() -> None:
    table = on_step(6)
    strike(table, "saba", "regression")
    assert is_over(table)
    assert step_of(table) == 5


@pytest.mark.clause("ME-K9N", "ME-K9N.2", "ME-AD-FUNDAMENTALISM", "ME-AD-LIBRARY")
@pytest.mark.parametrize(
    ("advances", "step"),
    [(("fundamentalism", "library"), 5), (("fundamentalism",), 4), (("library",), 6)],
)
def test_ex_54_fundamentalism_and_library(advances: tuple[str, ...], step: int) -> None:
    table = on_step(6, *advances)
    strike(table, "saba", "regression")
    assert step_of(table) == step


@pytest.mark.clause("ME-K9N", "ME-AD-ENLIGHTENMENT")
def test_ex_54_four_cities_prevent_two_steps() -> None:
    table = on_step(6, "fundamentalism", "enlightenment")
    table.city("saba", *COASTAL)
    strike(table, "saba", "regression")
    table.does("saba", "destroy aden+ubar", "destroy himyar+opone")
    assert (step_of(table), table.cities_of("saba")) == (6, [])


@pytest.mark.clause("ME-K9N", "ME-K9N.2", "ME-K9N.3")
def test_ex_94_the_inland_city_goes_first() -> None:
    table = on_step(6, "fundamentalism", "enlightenment")
    table.city("saba", "aden", "himyar", "opone", "zafar")
    strike(table, "saba", "regression")
    assert table.moves("saba", "destroy") == [
        "destroy aden+zafar", "destroy himyar+zafar", "destroy opone+zafar",
    ]  # fmt: skip
    table.does("saba", "destroy zafar+himyar")
    assert table.moves("saba", "destroy") == ["destroy aden+opone"]
    table.does("saba", "back")
    assert (step_of(table), table.cities_of("saba")) == (5, ["aden", "opone"])


@pytest.mark.clause("ME-K9N")
def test_two_inland_cities_are_destroyed_where_there_are_two() -> None:
    table = on_step(6, "enlightenment")
    table.city("saba", "aden", "himyar", "zafar", "marib")
    strike(table, "saba", "regression")
    assert table.moves("saba", "destroy") == ["destroy marib+zafar"]


@pytest.mark.clause("ME-K9N.3")
def test_with_one_city_enlightenment_is_of_no_use() -> None:
    table = on_step(6, "enlightenment")
    table.city("saba", "zafar")
    strike(table, "saba", "regression")
    assert is_over(table)
    assert (step_of(table), table.cities_of("saba")) == (5, ["zafar"])


@pytest.mark.clause("ME-K9N.1")
def test_the_marker_never_goes_below_the_start_and_nothing_is_given_in_vain() -> None:
    table = on_step(1, "fundamentalism", "enlightenment")
    table.city("saba", *COASTAL)
    strike(table, "saba", "regression")
    table.does("saba", "back")
    assert is_over(table)
    assert step_of(table) == 0
    strike(table, "saba", "regression")
    assert is_over(table)
    assert step_of(table) == 0


@pytest.mark.clause("SB-2.3", "ME-K9N")
def test_ex_sb03_the_price_of_a_building_follows_the_marker() -> None:
    table = on_step(11)
    player = table.player("saba")
    assert building_price(table.state, player) == 40
    strike(table, "saba", "regression")
    assert (step_of(table), building_price(table.state, player)) == (10, 30)


# --- special buildings


@pytest.mark.clause("SB-8.1", "SB-8.4")
def test_ex_sb32_a_building_given_up_prevents_one_step() -> None:
    table = with_building()
    building = own(table)
    strike(table, "saba", "regression")
    table.does("saba", f"give {building}")
    assert is_over(table)
    assert (step_of(table), table.building_at(building)) == (9, None)
    table = with_building("fundamentalism")
    strike(table, "saba", "regression")
    table.does("saba", f"give {own(table)}")
    assert is_over(table)
    assert step_of(table) == 8


@pytest.mark.clause("SB-8.1")
def test_the_building_may_be_kept_and_the_step_lost() -> None:
    table = with_building()
    strike(table, "saba", "regression")
    assert table.moves("saba") == ["back", f"give {own(table)}"]
    refusal = table.options("saba").refusal((2, 0))
    assert str(refusal).startswith("ME-K9N: It takes Enlightenment")
    table.defaults("saba")
    assert (step_of(table), table.building_at(own(table))) == (8, "zafar")


@pytest.mark.clause("SB-8.3")
def test_ex_sb33_control_alone_does_not_help_against_regression() -> None:
    table = on_step(9)
    table.city("babylon", "babylon")
    table.building("giant_ziggurat", "babylon", "babylon")
    table.city("saba", "babylon")
    strike(table, "saba", "regression")
    assert is_over(table)
    assert step_of(table) == 8
    # In phase 12 of the same turn it can be given up for trade points.
    number = ids(table).index("giant_ziggurat")
    assert sacrificable_buildings(table.state, table.player("saba")) == [number]


@pytest.mark.clause("SB-8.1")
def test_ex_sb34_a_building_in_an_area_of_enemy_tokens_does_not_help() -> None:
    table = with_building()
    table.city("wild", "zafar")
    table.tokens("babylon", "zafar", 1)
    strike(table, "saba", "regression")
    assert is_over(table)
    assert step_of(table) == 8


@pytest.mark.clause("SB-8.4", "SB-7.7")
def test_ex_sb35_what_a_building_given_up_in_phase_9_means_for_phase_12() -> None:
    table = with_building()
    table.tokens("saba", "saba", 3)
    building = own(table)
    table.city("babylon", "babylon")
    other = next(name for name in ids(table) if name != building)
    table.building(other, "babylon", "babylon")
    table.city("saba", "babylon")
    strike(table, "saba", "regression")
    table.does("saba", f"give {building}")
    player = table.player("saba")
    available = [ids(table)[number] for number in available_buildings(table.state, player)]
    assert building not in available
    assert len(available) == 3
    assert sacrificable_buildings(table.state, player) == [ids(table).index(other)]


@pytest.mark.clause("SB-3.3", "SB-3.9")
def test_ex_sb55_two_in_control() -> None:
    table = with_building()
    table.city("babylon", "zafar")
    table.tokens("saba", "zafar", 1)
    building = own(table)
    strike(table, "saba", "regression")
    assert f"give {building}" in table.moves("saba")
    number = ids(table).index(building)
    assert sacrificable_buildings(table.state, table.player("babylon")) == [number]
    # Had it been given up before, it could not be given up again.
    table = with_building()
    table.tokens("saba", "zafar", 1)
    take_down_building(table.state, ids(table).index(own(table)))
    strike(table, "saba", "regression")
    assert is_over(table)
    assert step_of(table) == 8


@pytest.mark.clause("SB-8.4", "SB-8.5", "ME-K4")
def test_ex_sb56_the_victim_alone_is_checked_at_once() -> None:
    table = with_building()
    table.city("saba", "aden", "himyar", "ubar")
    table.tokens("saba", "zafar", 1)
    for area, count in (("saba", 3), ("main", 2), ("qataban", 2)):
        table.tokens("saba", area, count)
    # Nubia could not support its city; nobody looks at it now.
    table.city("nubia", "napata")
    building = own(table)
    strike(table, "saba", "regression")
    table.does("saba", f"give {building}")
    assert step_of(table) == 9
    assert table.at("saba", "zafar") == 0
    assert (table.decision(), table.asked()) == ("support", ["saba"])
    table.does("saba", "aden")
    assert is_over(table)
    assert len(table.cities_of("saba")) == 3
    assert table.cities_of("nubia") == ["napata"]


@pytest.mark.clause("SB-8.2")
def test_ex_sb57_building_and_enlightenment_together() -> None:
    table = with_building("fundamentalism", "enlightenment")
    table.city("saba", "aden", "himyar", "opone")
    strike(table, "saba", "regression")
    building = own(table)
    table.does("saba", f"give {building}")
    table.does("saba", "destroy aden+zafar")
    assert step_of(table) == 9
    assert (table.building_at(building), table.cities_of("saba")) == (None, ["himyar", "opone"])


def test_a_leaving_victim_is_not_asked() -> None:
    table = with_building()
    table.state.leaving[table.player("saba")] = 1
    strike(table, "saba", "regression")
    assert is_over(table)
    assert step_of(table) == 8
