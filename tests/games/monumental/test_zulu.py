"""Hidden Forces and Shaka (AE-10.1)."""

import pytest

from tests.games.monumental.proving_ground import ground
from tests.games.monumental.table import Table
from ziggurat.games.monumental.rules.automa.map import conquer

ZERO, ONE, TWO = 0, 2, 4
"""A face of the Zulu die that shows this, as the dice count faces."""


def attacked(civilization: str, roll: int, **supply: int) -> Table:
    """Somebody attacks the Zulu Province B1, Defence 3 with Hidden Forces; a die falls."""
    table = ground(civilization, "zulu")
    table.holds("zulu", "B1", 2)
    table.hides("zulu", "B1")
    table.supply(civilization, **supply)
    assert table.defence("B1") == 3
    table.dice(roll)
    table.does(civilization, "conquer B1")
    return table


@pytest.mark.clause("AE-10.1", "AE-10.1.1")
def test_the_zulu_start_with_three_hidden_forces_and_nobody_else_does() -> None:
    table = ground("greek", "zulu")
    assert table.state.hidden_left == [0, 3]


@pytest.mark.clause("AE-10.1.2", "MO-7.5.9")
def test_a_zulu_conquest_may_leave_hidden_forces() -> None:
    table = ground("zulu", "greek")
    table.supply("zulu", military=2)
    table.does("zulu", "conquer C2")
    assert (table.decision(), table.moves("zulu")) == ("place-hidden", ["none", "supply"])
    table.does("zulu", "supply")
    assert (table.state.hidden[table.tile("C2")], table.state.hidden_left[0]) == (1, 2)
    table.token("B1")
    table.does("zulu", "conquer B1", "none")
    assert (table.state.hidden[table.tile("B1")], table.state.hidden_left[0]) == (0, 2)


@pytest.mark.clause("AE-10.1.2")
def test_hidden_forces_may_be_left_in_a_province_taken_from_a_player() -> None:
    table = ground("zulu", "greek")
    table.holds("greek", "B1", 1)
    table.supply("zulu", military=2)
    table.does("zulu", "conquer B1", "supply")
    assert table.state.hidden[table.tile("B1")] == 1


@pytest.mark.clause("AE-10.1.5", "MO-7.5.3", "MO-7.5.5")
def test_ex_45_hidden_forces_hold() -> None:
    table = attacked("greek", TWO, military=4)
    assert table.decision() == "act", "2 more cannot be paid: nobody is asked"
    assert (table.owner("B1"), table.soldiers("B2"), table.has("greek")) == ("zulu", 9, "1M")
    assert (table.state.hidden[table.tile("B1")], table.state.hidden_left[1]) == (0, 3)


@pytest.mark.clause("AE-10.1.5", "AE-10.1.9")
def test_ex_46_hidden_forces_overcome() -> None:
    table = attacked("greek", TWO, military=5)
    assert table.decision() == "pay-hidden-forces"
    table.does("greek", "pay")
    assert (table.owner("B1"), table.soldiers("B1"), table.has("greek")) == ("greek", 3, "")
    assert (table.state.hidden[table.tile("B1")], table.state.hidden_left[1]) == (0, 3)


@pytest.mark.clause("AE-10.1.5")
def test_an_attacker_may_refuse_to_pay_and_fails() -> None:
    table = attacked("greek", ONE, military=5)
    table.does("greek", "fail")
    assert (table.owner("B1"), table.soldiers("B2"), table.has("greek")) == ("zulu", 9, "2M")
    assert table.state.hidden_left[1] == 3


@pytest.mark.clause("AE-10.1.5", "AE-10.1.6")
@pytest.mark.parametrize(("face", "more"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_the_zulu_die_shows_each_value_on_two_faces(face: int, more: int) -> None:
    table = attacked("greek", face, military=9)
    if more:
        table.does("greek", "pay")
    assert table.has("greek") == f"{9 - 3 - more}M"
    assert table.owner("B1") == "greek"


@pytest.mark.clause("AE-10.1.5")
def test_an_attack_on_hidden_forces_cannot_be_taken_back() -> None:
    table = ground("greek", "zulu")
    table.holds("zulu", "B1", 2)
    table.hides("zulu", "B1")
    table.supply("greek", military=9)
    before = table.state.reveals
    table.dice(ZERO)
    table.does("greek", "conquer B1")
    assert table.state.reveals > before


@pytest.mark.clause("AE-10.1.3", "AE-10.1.4")
def test_ex_48_moving_hidden_forces() -> None:
    table = ground("zulu", "greek")
    for label in ("A2", "C1", "C2"):
        table.holds("zulu", label, 1)
    table.hides("zulu", "A2", "C1", "C2")
    table.supply("zulu", military=2)
    table.token("B1")
    table.does("zulu", "conquer B1")
    assert table.moves("zulu") == ["none", "A2", "C1", "C2"]
    table.does("zulu", "A2")
    hidden = table.state.hidden
    assert [hidden[table.tile(label)] for label in ("A2", "B1", "C1", "C2")] == [0, 1, 1, 1]
    assert (table.owner("A2"), table.soldiers("A2"), table.state.hidden_left[0]) == ("zulu", 1, 0)


@pytest.mark.clause("AE-10.1.4", "MO-5.6.2")
def test_ex_108_a_lone_token_keeps_no_province() -> None:
    table = ground("zulu", "greek")
    table.holds("zulu", "B1", 1)
    table.hides("zulu", "B1")
    table.supply("zulu", military=3)
    assert table.refuses("zulu", "march B1", "MO-5.6.2")


@pytest.mark.clause("AE-10.1.8")
def test_ex_49_shaka_takes_both_gains() -> None:
    table = ground("zulu", "greek", unrest=1)
    table.discard("zulu")
    table.token("B1", "barb_a")
    table.token("B3", "barb_a")
    table.supply("zulu", military=6)
    table.does("zulu", "conquer B1 with warlord", "1")
    assert table.decision() == "may-use"
    table.does("zulu", "yes", "none")
    assert (table.amount("zulu", "gold"), table.amount("zulu", "production")) == (1, 2)
    assert table.discard_of("zulu") == ["unrest"]
    table.does("zulu", "conquer B3 with warlord", "1", "none")
    assert table.decision() == "act", "no second time this turn"


@pytest.mark.clause("AE-10.1.8")
def test_ex_49_shaka_may_be_content_with_one_gain() -> None:
    table = ground("zulu", "greek", unrest=1)
    table.discard("zulu")
    table.token("B1", "barb_a")
    table.supply("zulu", military=2)
    table.does("zulu", "conquer B1 with warlord", "2", "no", "none")
    assert (table.has("zulu"), table.discard_of("zulu")) == ("2P", [])


@pytest.mark.clause("AE-10.1.8")
def test_ex_50_shaka_against_a_player() -> None:
    table = ground("zulu", "greek", unrest=1)
    table.discard("greek")
    table.holds("greek", "B1", 1)
    table.supply("zulu", military=2)
    table.does("zulu", "conquer B1 with warlord", "none")
    assert (table.owner("B1"), table.discard_of("greek")) == ("zulu", ["unrest"])


@pytest.mark.clause("AE-10.1.5", "MO-14.17")
def test_zulu_played_by_an_automa_hide_nothing() -> None:
    table = ground("greek", "zulu", automas=1)
    table.holds("zulu", "B1", 2)
    table.supply("greek", military=3)
    table.does("greek", "conquer B1")
    assert (table.owner("B1"), table.has("greek"), table.state.hidden_left) == ("greek", "", [0, 0])


@pytest.mark.clause("AE-10.1.6")
def test_hidden_forces_return_when_an_automa_takes_the_province() -> None:
    table = ground("zulu", "egyptian", automas=1)
    table.holds("zulu", "C5", 1)
    table.hides("zulu", "C5")
    conquer(table.state, table.player("egyptian"), table.tile("C5"))
    assert (table.owner("C5"), table.soldiers("B2")) == ("egyptian", 9)
    assert (table.state.hidden[table.tile("C5")], table.state.hidden_left[0]) == (0, 3)
