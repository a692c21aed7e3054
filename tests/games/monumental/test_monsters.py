"""Monsters: their tokens, attacks, ways and defeat (MO-13, AE-4.7.3)."""

import pytest

from tests.games.monumental.proving_ground import ground
from tests.games.monumental.table import Table
from ziggurat.games.monumental.rules.conquest.monsters import Attacks
from ziggurat.kernel.course import advance


def with_monster(monster: str, label: str = "B1", *, soldiers: int = 3) -> Table:
    """Greeks hold a Province in which a Monster prowls."""
    table = ground("greek", "egyptian", monsters=1, unrest=1)
    table.holds("greek", label, soldiers)
    table.monster(label, monster)
    return table


def attacks(table: Table, monster: str) -> None:
    """The Monster attacks now."""
    frame = Attacks([table.kind(monster)])
    assert frame is not None
    table.state.stack.append(frame)
    advance(table.state)


def lairs(table: Table) -> dict[str, str]:
    """Where each Monster is."""
    labels = table.state.lookup.tile_label
    where = [labels[tile] for tile in table.state.lairs]
    return dict(zip(table.ids(table.state.prowling), where))


@pytest.mark.clause("MO-13.1")
def test_monster_tokens_are_dealt_among_the_barbarians() -> None:
    table = Table("greek", "egyptian", monsters=1)
    tokens = [kind for kind in table.state.token if kind >= 0]
    assert sum(name.startswith("mtok_") for name in table.ids(tokens)) == 4
    barbarians = sum(marks[2] for marks in table.state.lookup.tile_tokens)
    assert sum(name.startswith(("mtok_", "barb_")) for name in table.ids(tokens)) == barbarians
    without = Table("greek", "egyptian")
    tokens = [kind for kind in without.state.token if kind >= 0]
    assert not any(name.startswith("mtok_") for name in without.ids(tokens))


@pytest.mark.clause("MO-13.2", "MO-13.6", "MO-13.7")
def test_ex_82_a_monster_is_revealed_and_defeated() -> None:
    table = ground("greek", "egyptian", monsters=1)
    table.token("B1", "mtok_impundulu")
    table.supply("greek", military=2)
    table.does("greek", "conquer B1")
    assert (table.amount("greek", "culture"), lairs(table)) == (1, {"impundulu": "B1"})
    table.explorers("greek", "B1", "B2")
    table.supply("greek", military=3)
    assert table.refuses("greek", "defeat 1 impundulu", "MO-13.6")
    table.supply("greek", military=4)
    table.does("greek", "defeat 1 impundulu")
    assert (table.has("greek"), lairs(table)) == ("4S", {})
    assert table.ids(table.state.trophies[0]) == ["impundulu"]
    assert table.points("greek")["Monsters"] == 1
    assert table.state.explorers_acted[0] == 1


@pytest.mark.clause("MO-13.6")
def test_only_an_explorer_beside_it_that_can_act_defeats_a_monster() -> None:
    table = with_monster("grootslang")
    table.supply("greek", military=9)
    table.explorers("greek", "B2", "B1")
    assert table.refuses("greek", "defeat 1 grootslang", "MO-13.6")
    table.state.explorers_acted[0] = 0b10
    assert table.refuses("greek", "defeat 2 grootslang", "MO-5.8.3")
    table.state.explorers_acted[0] = 0
    table.does("greek", "defeat 2 grootslang")
    assert table.amount("greek", "gold") == 3


@pytest.mark.clause("MO-13.6")
def test_a_monster_may_be_defeated_on_foreign_land() -> None:
    table = ground("greek", "egyptian", monsters=1)
    table.holds("egyptian", "C4", 1)
    table.monster("C4", "inkanyamba")
    table.explorers("greek", "C4", "B2")
    table.supply("greek", military=5)
    table.does("greek", "defeat 1 inkanyamba")
    assert table.has("greek") == "1C"


@pytest.mark.clause("MO-13.4")
def test_the_controller_suffers_the_attack() -> None:
    table = with_monster("grootslang")
    table.supply("greek", gold=3)
    table.supply("egyptian", gold=3)
    attacks(table, "grootslang")
    assert (table.amount("greek", "gold"), table.amount("egyptian", "gold")) == (1, 3)


@pytest.mark.clause("MO-13.4")
def test_units_go_home_but_never_the_last_piece() -> None:
    table = with_monster("mokele_mbembe", soldiers=2)
    attacks(table, "mokele_mbembe")
    assert (table.owner("B1"), table.soldiers("B1"), table.soldiers("B2")) == ("greek", 1, 8)


@pytest.mark.clause("MO-13.4")
def test_the_attack_may_bring_unrest() -> None:
    table = with_monster("inkanyamba")
    table.discard("greek")
    attacks(table, "inkanyamba")
    assert table.discard_of("greek") == ["unrest"]


@pytest.mark.clause("MO-13.4")
def test_a_province_of_nobody_suffers_nothing_but_the_monster_moves_on() -> None:
    table = ground("greek", "egyptian", monsters=1)
    table.supply("greek", gold=3)
    table.monster("C3", "grootslang")
    attacks(table, "grootslang")
    assert table.amount("greek", "gold") == 3
    assert lairs(table) == {"grootslang": "D3"}, "Hills with a Free City: Defence 4"


@pytest.mark.clause("MO-13.4")
def test_a_monster_seeks_the_highest_defence() -> None:
    table = ground("greek", "egyptian", monsters=1)
    table.monster("C2", "grootslang")
    attacks(table, "grootslang")
    assert lairs(table) == {"grootslang": "C1"}, "a Mountain among Plains, Oasis, Jungle and Pass"


@pytest.mark.clause("MO-13.4")
def test_in_a_tie_it_goes_to_the_smallest_q() -> None:
    table = ground("greek", "egyptian", monsters=1)
    table.token("D3")
    table.monster("D4", "grootslang")
    assert table.defence("D3") == table.defence("E4") == 2
    attacks(table, "grootslang")
    assert lairs(table) == {"grootslang": "D3"}, "Hills at q 2 before Forest at q 3"


@pytest.mark.clause("MO-13.4")
def test_with_the_same_q_it_goes_to_the_smallest_r() -> None:
    table = ground("greek", "egyptian", monsters=1)
    table.monster("E5", "grootslang")
    table.holds("egyptian", "D6", 2)
    table.holds("egyptian", "E6", 2)
    assert table.defence("D6") == table.defence("E6") == 3 > table.defence("E4")
    attacks(table, "grootslang")
    assert lairs(table) == {"grootslang": "D6"}


@pytest.mark.clause("MO-13.4")
def test_monsters_never_enter_capitals_or_water() -> None:
    table = ground("greek", "egyptian", monsters=1)
    table.monster("A3", "grootslang")
    for _ in range(12):
        attacks(table, "grootslang")
        assert lairs(table)["grootslang"] not in {"B2", "D5", "A4"}


@pytest.mark.clause("MO-13.5")
def test_a_province_with_a_monster_is_conquered_as_usual_and_the_monster_stays() -> None:
    table = ground("greek", "egyptian", monsters=1)
    table.monster("C2", "grootslang")
    table.supply("greek", military=3)
    table.does("greek", "conquer C2")
    assert (table.owner("C2"), table.soldiers("C2")) == ("greek", 3)
    assert lairs(table) == {"grootslang": "C2"}


@pytest.mark.clause("MO-13.3")
def test_a_monster_attacks_at_the_end_of_the_turn_in_which_it_appears() -> None:
    table = ground("greek", "egyptian", monsters=1)
    table.token("B1", "mtok_grootslang")
    table.supply("greek", military=2, gold=5)
    table.does("greek", "conquer B1")
    assert table.amount("greek", "gold") == 5
    table.does("greek", "end")
    assert table.amount("greek", "gold") == 3
    assert lairs(table)["grootslang"] != "B1"


@pytest.mark.clause("MO-13.3")
def test_after_that_every_monster_attacks_at_the_end_of_each_round_in_order() -> None:
    table = ground("greek", "egyptian", monsters=1)
    table.holds("greek", "C1", 3)
    table.holds("greek", "B1", 1)
    table.monster("C1", "impundulu")
    table.monster("B1", "grootslang")
    table.supply("greek", gold=9)
    table.does("greek", "end")
    assert lairs(table) == {"impundulu": "C1", "grootslang": "B1"}, "the round is not over"
    table.log()
    table.until("greek", "activate")
    told = table.told()
    assert told.index("Impundulu attacks") < told.index("Grootslang attacks")
    assert table.amount("greek", "gold") == 7


@pytest.mark.clause("AE-4.7.3")
def test_ex_105_monsters_in_continuous_play() -> None:
    table = ground("greek", "egyptian", continuous=1, monsters=1, unrest=1)
    table.token("B1", "mtok_inkanyamba")
    table.token("C2", "mtok_grootslang")
    table.supply("greek", military=4, gold=5)
    table.discard("greek")
    table.does("greek", "conquer B1")
    table.does("egyptian", "pass")
    table.does("greek", "conquer C2", "B2=2")
    assert list(lairs(table)) == ["inkanyamba", "grootslang"]
    assert table.state.token[table.tile("B1")] == table.state.token[table.tile("C2")] == -1
    assert table.state.loot == [[], []], "their tokens are discarded"
    assert table.amount("greek", "gold") == 5
    table.log()
    table.until("egyptian", "activate")
    told = table.told()
    assert told.index("Inkanyamba attacks") < told.index("Grootslang attacks")


@pytest.mark.clause("MO-13.4", "MO-14.17")
def test_a_monster_attacks_an_automa_too_but_brings_it_no_unrest() -> None:
    table = ground("greek", "egyptian", automas=1, monsters=1, unrest=1)
    table.holds("egyptian", "C5", 2)
    table.supply("egyptian", gold=3)
    table.monster("C5", "grootslang")
    attacks(table, "grootslang")
    assert table.amount("egyptian", "gold") == 1
    stack = table.state.unrest_left
    table.monster("C5", "inkanyamba")
    attacks(table, "inkanyamba")
    assert table.state.unrest_left == stack
