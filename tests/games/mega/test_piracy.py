"""Piracy (ME-K9T)."""

import pytest

from tests.games.mega.striking import five, is_over, strike
from tests.games.mega.table import Table
from ziggurat.games.mega.rules.limits import controls


def raided() -> Table:
    """Saba has four coastal cities and an inland one; Persia and Nubia have two coastal ones."""
    table = five()
    table.city("saba", "aden", "himyar", "opone", "ubar", "zafar")
    table.city("persia", "maka", "liyan", "persepolis")
    table.city("nubia", "adulis", "ptolemais")
    return table


@pytest.mark.clause("ME-K9T", "ME-K9T.1")
def test_coastal_cities_of_the_victim_and_of_two_others_become_pirate_cities() -> None:
    table = raided()
    strike(table, "saba", "piracy", giver="babylon")
    assert table.asked() == ["babylon"]
    assert not table.can("babylon", "aden")
    assert table.moves("babylon") == [
        "aden+himyar", "aden+opone", "aden+ubar", "himyar+opone", "himyar+ubar", "opone+ubar",
    ]  # fmt: skip
    table.does("babylon", "aden+ubar")
    # Nothing falls before all are picked.
    assert table.owner("aden") == "saba"
    table.does("saba", "persia+nubia")
    assert table.moves("saba") == ["liyan", "maka"]
    table.does("saba", "maka")
    assert table.moves("saba") == ["adulis", "ptolemais"]
    table.does("saba", "ptolemais")
    assert is_over(table)
    fallen = ("aden", "ubar", "maka", "ptolemais")
    assert [table.owner(area) for area in fallen] == ["wild"] * 4
    assert table.state.pirates_left == 14
    assert table.cities_of("saba") == ["himyar", "opone", "zafar"]


@pytest.mark.clause("ME-K9T", "ME-AD-CARTOGRAPHY", "ME-AD-NAVAL-WARFARE")
def test_ex_55_cartography_and_naval_warfare() -> None:
    table = raided()
    table.advances("saba", "cartography", "naval_warfare")
    table.advances("persia", "naval_warfare")
    strike(table, "saba", "piracy", giver="babylon")
    assert "which 2 coastal cities" in table.prompt("babylon")
    table.does("babylon", "aden+ubar")
    # Persia holds Naval Warfare, Babylon benefits: Nubia and Parthia are left and chosen.
    assert table.moves("saba") == ["adulis", "ptolemais"]
    table.does("saba", "adulis")
    assert (table.owner("adulis"), len(table.cities_of("persia"))) == ("wild", 3)


@pytest.mark.clause("ME-K9T", "ME-AD-CARTOGRAPHY")
def test_cartography_costs_a_third_city() -> None:
    table = raided()
    table.advances("saba", "cartography")
    strike(table, "saba", "piracy", giver="babylon")
    assert "which 3 coastal cities" in table.prompt("babylon")


@pytest.mark.clause("ME-K9T", "ME-K9")
def test_piracy_is_cancelled_without_a_coastal_city() -> None:
    table = raided()
    for area in ("aden", "himyar", "opone", "ubar"):
        table.city("babylon", area)
    strike(table, "saba", "piracy", giver="babylon")
    assert is_over(table)
    assert table.state.pirates_left == 18


@pytest.mark.clause("ME-K9T", "ME-K13")
def test_a_chosen_player_without_coastal_cities_loses_nothing() -> None:
    table = raided()
    strike(table, "saba", "piracy", giver="babylon")
    table.does("babylon", "aden+ubar")
    table.does("saba", "nubia+parthia")
    table.does("saba", "adulis")
    assert is_over(table)
    assert table.state.pirates_left == 15


@pytest.mark.clause("ME-K9T")
def test_one_other_player_is_chosen_in_a_small_game() -> None:
    table = Table(players=4, board="west")
    table.city("minoa", "knossos", "thera")
    strike(table, "minoa", "piracy", giver="hellas")
    assert table.asked() == ["minoa"]
    assert table.moves("minoa") == ["assyria", "hatti"]


@pytest.mark.clause("ME-C3", "ME-C3.1")
def test_when_pirates_run_out_cities_are_destroyed_in_the_order_of_the_map() -> None:
    table = raided()
    limits = table.state.lookup.limit
    table.pirates(*[a for a in table.region("parthia") if limits[table.area(a)]][:17])
    for name in ("persia", "nubia", "parthia"):
        table.advances(name, "naval_warfare")
    strike(table, "saba", "piracy", giver="babylon")
    table.does("babylon", "aden+ubar")
    assert is_over(table)
    assert (table.owner("aden"), table.owner("ubar"), table.state.pirates_left) == (
        "wild", None, 0,
    )  # fmt: skip


@pytest.mark.clause("SB-5.5", "SB-6.4", "ME-K7")
def test_ex_sb13_a_pirate_city_on_a_building() -> None:
    table = five()
    table.city("babylon", "teredon")
    table.tokens("babylon", "teredon", 1)
    table.building("giant_ziggurat", "babylon", "teredon")
    strike(table, "babylon", "piracy", giver="nubia")
    table.all_default()
    assert (table.owner("teredon"), table.at("babylon", "teredon")) == ("wild", 0)
    number = table.state.lookup.building_id.index("giant_ziggurat")
    assert table.state.builder[number] == table.player("babylon")
    assert table.building_at("giant_ziggurat") == "teredon"
    state = table.state
    assert not any(controls(state, player, number) for player in range(state.player_count))
