"""Moving units and constructing Outposts (MO-5.6, MO-5.7)."""

import pytest

from tests.games.monumental.proving_ground import ground
from tests.games.monumental.table import Table


def greeks_with(military: int) -> Table:
    """Greeks hold B1, which touches their Capital, with two Soldiers."""
    table = ground("greek", "egyptian")
    table.holds("greek", "B1", 2)
    table.supply("greek", military=military)
    return table


@pytest.mark.clause("MO-5.6", "MO-5.6.1")
def test_a_unit_moves_for_one_military() -> None:
    table = greeks_with(2)
    table.does("greek", "march B1")
    assert (table.soldiers("B1"), table.soldiers("B2"), table.has("greek")) == (1, 8, "1M")
    table.does("greek", "march warlord@B2")
    assert (table.warlord_at("greek"), table.has("greek")) == ("B1", "")


@pytest.mark.clause("MO-5.6.1")
def test_gold_may_pay_for_a_move_and_nobody_moves_for_nothing() -> None:
    table = greeks_with(0)
    assert table.refuses("greek", "march B1", "MO-5.6.1")
    table.supply("greek", gold=1)
    table.does("greek", "march B1")
    assert table.has("greek") == ""


@pytest.mark.clause("MO-5.6.1")
def test_ex_35_a_long_march() -> None:
    table = ground("greek", "egyptian")
    for label in ("B3", "C3", "C4", "C5"):
        table.holds("greek", label, 1)
    table.supply("greek", military=1)
    table.does("greek", "march B2")
    assert table.decision() == "march-to"
    table.does("greek", "C5")
    assert (table.soldiers("C5"), table.has("greek")) == (2, "")


@pytest.mark.clause("MO-5.6.1", "MO-5.6.3")
def test_ex_35_not_through_a_province_of_another_player() -> None:
    table = ground("greek", "egyptian")
    for label in ("B3", "C3", "C5"):
        table.holds("greek", label, 1)
    table.holds("egyptian", "C4", 1)
    table.holds("egyptian", "B4", 1)
    table.supply("greek", military=3)
    table.does("greek", "march B2")
    assert table.moves("greek") == ["B3", "C3"]
    assert not table.can("greek", "C5")
    table.does("greek", "C3")
    assert table.refuses("greek", "march C5", "MO-5.6.2")


@pytest.mark.clause("MO-5.6.3")
def test_units_march_only_where_they_are_at_home() -> None:
    table = ground("greek", "egyptian")
    table.supply("greek", military=3)
    assert table.refuses("greek", "march B2", "MO-5.6.1")
    table.holds("greek", "B1", 1)
    table.holds("greek", "C1", 1)
    table.does("greek", "march B2")
    assert table.moves("greek") == ["B1", "C1"]


@pytest.mark.clause("MO-5.6.2")
def test_the_last_piece_stays() -> None:
    table = greeks_with(5)
    table.does("greek", "march B1")
    assert table.refuses("greek", "march B1", "MO-5.6.2")
    table.does("greek", "march warlord@B2", "march B1")
    assert (table.soldiers("B1"), table.warlord_at("greek")) == (0, "B1")
    assert table.refuses("greek", "march warlord@B1", "MO-5.6.2")


@pytest.mark.clause("MO-5.6.2")
def test_an_outpost_is_a_piece_that_may_stay_alone() -> None:
    table = greeks_with(5)
    table.state.outpost[table.tile("B1")] = 1
    table.state.outposts_left[0] -= 1
    table.does("greek", "march B1", "march B1")
    assert (table.soldiers("B1"), table.owner("B1")) == (0, "greek")


@pytest.mark.clause("MO-5.6.1")
def test_units_that_are_not_there_do_not_move() -> None:
    table = greeks_with(5)
    table.holds("egyptian", "C2", 2)
    assert table.refuses("greek", "march C2", "MO-5.6.1")
    assert table.refuses("greek", "march warlord@B1", "MO-5.6.1")
    assert not table.can("greek", "march Z9")


@pytest.mark.clause("MO-5.6")
def test_free_moves_cost_nothing_and_may_be_left() -> None:
    table = greeks_with(0)
    table.active("greek", "horseback_riding")
    table.does("greek", "use horseback_riding")
    assert (table.decision(), table.moves("greek")) == (
        "free-march",
        ["stop", "B1", "B2", "warlord@B2"],
    )
    table.does("greek", "B2")
    assert (table.decision(), table.soldiers("B1")) == ("free-march", 3)
    table.does("greek", "stop")
    assert (table.decision(), table.soldiers("B1")) == ("act", 3)


@pytest.mark.clause("MO-5.6")
def test_free_moves_end_with_their_number() -> None:
    table = greeks_with(0)
    table.active("greek", "horseback_riding")
    table.does("greek", "use horseback_riding", "B2", "warlord@B2")
    assert (table.decision(), table.soldiers("B1"), table.warlord_at("greek")) == ("act", 3, "B1")


@pytest.mark.clause("AE-4.3.7")
def test_in_continuous_play_a_turn_action_moves_one_unit() -> None:
    table = ground("greek", "egyptian", continuous=1)
    table.holds("greek", "B1", 1)
    table.supply("greek", military=2)
    table.does("greek", "march B2")
    assert table.asked() == ["egyptian"]


@pytest.mark.clause("MO-5.7", "MO-5.7.1", "MO-6.5.3", "MO-1.3")
def test_ex_37_an_outpost_replaces_three_soldiers() -> None:
    table = ground("greek", "egyptian")
    table.holds("greek", "A2", 3)
    assert table.defence("A2") == 5
    table.does("greek", "outpost A2")
    assert (table.soldiers("A2"), table.soldiers("B2"), table.owner("A2")) == (0, 9, "greek")
    assert table.defence("A2") == 2 + 3
    assert table.state.outposts_left[0] == 1


@pytest.mark.clause("MO-5.7.2")
def test_an_outpost_costs_nothing() -> None:
    table = ground("greek", "egyptian")
    table.holds("greek", "A2", 3)
    assert table.has("greek") == ""
    assert table.moves("greek", "outpost") == ["outpost A2"]


@pytest.mark.clause("MO-5.7.1")
def test_an_outpost_needs_three_soldiers_in_an_own_province() -> None:
    table = ground("greek", "egyptian")
    table.holds("greek", "A2", 2)
    table.holds("egyptian", "C2", 3)
    assert table.refuses("greek", "outpost A2", "MO-5.7.1")
    assert table.refuses("greek", "outpost B2", "MO-5.7.1")
    assert table.refuses("greek", "outpost C2", "MO-5.7.1")


@pytest.mark.clause("MO-5.7.2")
def test_there_is_one_outpost_at_most_in_a_province() -> None:
    table = ground("greek", "egyptian")
    table.holds("greek", "A2", 3, outpost=True)
    assert table.refuses("greek", "outpost A2", "MO-5.7.2")


@pytest.mark.clause("MO-5.7.2")
def test_a_trading_post_does_not_prevent_an_outpost() -> None:
    table = ground("greek", "egyptian", trade=1)
    table.holds("greek", "A2", 3)
    table.post("egyptian", "A2", "ex_bricks")
    table.does("greek", "outpost A2")
    assert table.state.outpost[table.tile("A2")] == 1


@pytest.mark.clause("MO-1.3")
def test_a_player_has_two_outposts() -> None:
    table = ground("greek", "egyptian")
    for label in ("A2", "B1", "C2"):
        table.holds("greek", label, 3)
    table.does("greek", "outpost A2", "outpost B1")
    assert table.refuses("greek", "outpost C2", "MO-1.3")


@pytest.mark.clause("MO-5.7.3")
def test_an_outpost_never_moves() -> None:
    table = ground("greek", "egyptian")
    table.holds("greek", "B1", 0, outpost=True)
    table.supply("greek", military=3)
    assert table.refuses("greek", "march B1", "MO-5.6.1")
