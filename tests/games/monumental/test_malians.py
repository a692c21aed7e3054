"""Malian conquests: Gold goes out and Gold comes in (AE-10.2)."""

import pytest

from tests.games.monumental.proving_ground import ground


@pytest.mark.clause("AE-10.2", "AE-10.2.1", "AE-10.2.2", "MO-7.5.2", "MO-7.5.9")
def test_ex_47_a_malian_attacker_pays_gold() -> None:
    table = ground("malians", "greek")
    table.holds("greek", "B1", 2)
    table.supply("malians", gold=4, military=6)
    table.does("malians", "conquer B1")
    assert table.has("malians") == "6M 2G"


@pytest.mark.clause("AE-10.2.2")
def test_military_never_pays_for_a_malian_conquest() -> None:
    table = ground("malians", "greek")
    table.supply("malians", gold=2, military=9)
    assert table.refuses("malians", "conquer C1", "AE-10.2.2")


@pytest.mark.clause("AE-10.2.2")
def test_malian_military_moves_explorers_and_units() -> None:
    table = ground("malians", "greek")
    table.holds("malians", "C2", 1)
    table.supply("malians", military=2, gold=1)
    table.does("malians", "explore 1>C2", "march B2")
    assert (table.has("malians"), table.soldiers("C2")) == ("1G", 2)


@pytest.mark.clause("AE-10.2.2", "AE-10.2.1", "AE-10.1.5")
def test_ex_97_malians_against_hidden_forces() -> None:
    table = ground("malians", "zulu")
    table.holds("zulu", "B1", 2)
    table.hides("zulu", "B1")
    table.supply("malians", gold=6, military=6)
    table.dice(4)
    table.does("malians", "conquer B1")
    assert table.has("malians") == "6M 3G"
    table.does("malians", "pay")
    assert (table.has("malians"), table.soldiers("B1"), table.owner("B1")) == (
        "6M 2G",
        3,
        "malians",
    )
    assert table.state.hidden_left[1] == 3


@pytest.mark.clause("AE-10.2.2", "AE-10.1.5")
def test_ex_97_malians_with_too_little_gold_fail() -> None:
    table = ground("malians", "zulu")
    table.holds("zulu", "B1", 2)
    table.hides("zulu", "B1")
    table.supply("malians", gold=4, military=6)
    table.dice(4)
    table.does("malians", "conquer B1")
    assert (table.has("malians"), table.owner("B1"), table.soldiers("B2")) == ("6M 1G", "zulu", 9)
    assert table.state.hidden_left[1] == 3


@pytest.mark.clause("AE-10.2.4", "AE-10.2.1", "MO-7.9")
def test_ex_98_musa_keita() -> None:
    table = ground("malians", "greek", trade=1)
    table.token("B1")
    table.supply("malians", gold=2)
    table.does("malians", "conquer C2 with warlord")
    assert (table.state.trade[0], table.amount("malians", "gold")) == (1, 2)
    table.holds("malians", "C2", 1)
    table.does("malians", "conquer B1 with warlord")
    assert (table.state.trade[0], table.amount("malians", "gold")) == (1, 2)
