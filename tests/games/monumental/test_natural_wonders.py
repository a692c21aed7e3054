"""Natural Wonders: discovering, holding, losing them, and what they forbid (AE-6)."""

import pytest

from tests.games.monumental.proving_ground import ground
from tests.games.monumental.table import Table


def discovered() -> Table:
    """Greeks have conquered the Mountain C1 with 3 Soldiers and discovered Kilimanjaro."""
    table = ground("greek", "egyptian", natural_wonders=1)
    table.natural("C1", "kilimanjaro")
    table.supply("greek", military=3)
    table.does("greek", "conquer C1")
    return table


@pytest.mark.clause("AE-6.1", "AE-6.9")
def test_a_token_lies_face_down_on_each_marked_province() -> None:
    table = ground("greek", "egyptian", natural_wonders=1)
    tile = table.tile("C1")
    assert table.state.natural[tile] >= 0
    assert not table.state.natural_shown[tile]
    assert sum(kind >= 0 for kind in table.state.natural) == 1
    without = ground("greek", "egyptian")
    assert all(kind < 0 for kind in without.state.natural)


@pytest.mark.clause("AE-6.2", "AE-6.3", "MO-7.5.7", "MO-6.5.5")
def test_ex_78_discovering() -> None:
    table = discovered()
    assert table.state.natural_shown[table.tile("C1")]
    assert table.defence("C1") == 3 + 3 + 2
    table.does("greek", "use kilimanjaro", "science=1")
    assert table.has("greek") == "1S"


@pytest.mark.clause("AE-6.4")
def test_ex_79_losing_it() -> None:
    table = discovered()
    table.holds("egyptian", "C2", 9)
    table.supply("egyptian", military=8)
    table.acts("egyptian")
    assert not table.can("egyptian", "use kilimanjaro")
    table.does("egyptian", "conquer C1")
    assert table.owner("C1") == "egyptian"
    table.does("egyptian", "use kilimanjaro", "production=1")
    assert table.has("egyptian") == "1P"
    table.acts("greek")
    assert not table.can("greek", "use kilimanjaro")


@pytest.mark.clause("AE-6.4", "AE-6.8")
def test_ex_107_the_point_goes_to_who_holds_it_at_the_end() -> None:
    table = discovered()
    table.holds("egyptian", "C2", 9)
    table.supply("egyptian", military=8)
    assert table.points("greek")["Natural Wonders"] == 1
    assert "Natural Wonders" not in table.points("egyptian")
    table.acts("egyptian")
    table.does("egyptian", "conquer C1")
    assert table.points("egyptian")["Natural Wonders"] == 1
    assert "Natural Wonders" not in table.points("greek")


@pytest.mark.clause("AE-6.5", "MO-1.7", "MO-5.7.2")
def test_ex_80_no_structure_beside_a_natural_wonder() -> None:
    table = discovered()
    assert table.refuses("greek", "outpost C1", "AE-6.5")
    table.builds("greek", "great_library")
    table.supply("greek", production=9)
    assert not any("C1" in move for move in table.moves("greek", "complete"))


@pytest.mark.clause("AE-6.5", "MO-1.7")
def test_ex_80_no_trading_post_beside_a_natural_wonder() -> None:
    table = ground("greek", "egyptian", natural_wonders=1, trade=1)
    table.natural("C1", "kilimanjaro", shown=True)
    table.explorers("greek", "C1", "C1")
    assert table.refuses("greek", "post 1", "AE-6.5")


@pytest.mark.clause("AE-6.6")
def test_a_face_down_token_forbids_structures_already() -> None:
    table = ground("greek", "egyptian", natural_wonders=1, trade=1)
    table.natural("C1", "kilimanjaro")
    table.explorers("greek", "C1", "C1")
    assert table.refuses("greek", "post 1", "AE-6.5")


@pytest.mark.clause("AE-6.5")
def test_no_structure_beside_a_built_wonder_either() -> None:
    table = ground("greek", "egyptian", trade=1)
    table.holds("greek", "B1", 3)
    table.wonder_at("B1", "great_library")
    table.explorers("greek", "B1", "B1")
    assert table.refuses("greek", "outpost B1", "AE-6.5")
    assert table.refuses("greek", "post 1", "AE-6.5")


@pytest.mark.clause("AE-6.7")
def test_in_the_hands_of_an_automa_it_has_no_effect() -> None:
    table = ground("greek", "egyptian", automas=1, natural_wonders=1)
    table.holds("egyptian", "B1", 1)
    table.natural("C1", "table_mountain", shown=True)
    table.holds("egyptian", "C1", 1)
    assert table.defence("B1") == 1 + 1
