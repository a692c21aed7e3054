"""Worked examples EX-115 to EX-120: where the rulebook is silent."""

import pytest

from tests.games.monumental.effect_bench import enter
from tests.games.monumental.own_tables import own_copy
from tests.games.monumental.proving_ground import ground
from tests.games.monumental.table import Table
from ziggurat.games.monumental.rules.automa.map import Assault
from ziggurat.games.monumental.rules.conquest.monsters import Attacks
from ziggurat.kernel.course import advance

CITY = ("forum work_camp fort", "work_camp currency+library fort", "mine work_camp fort")
SHOWN = ("granary", "barracks", "irrigation", "currency", "writing", "aqueduct")


def attacks(table: Table, monster: str) -> None:
    """The Monster attacks now."""
    enter(table, Attacks([table.kind(monster)]))


@pytest.mark.clause("MO-9.3", "MO-9.2.2")
def test_ex_115_knowledge_without_its_cover_waits_for_the_next_card() -> None:
    table = Table("zulu", "malians", "greek")
    table.city("zulu", *CITY)
    table.discard("zulu")
    table.turn_of("zulu")
    table.does("zulu", "row 1 column 1", "use forum", "library@r2c2")
    assert table.place_of("zulu", 2, 2) == ["currency"]
    assert table.kind("currency") not in table.state.active[0]
    assert table.refuses("zulu", "use currency", "MO-5.10.1")
    # Row by row: four empty places are filled before it, one after it.
    table.deck("zulu", *["work_camp"] * 4, "fort", "work_camp")
    table.does("zulu", "end")
    assert table.place_of("zulu", 2, 2) == ["currency", "fort"]
    assert "currency" not in table.discard_of("zulu")


@pytest.mark.clause("AE-3.2.4", "MO-5.3.2", "MO-4.4.1")
def test_ex_116_a_wonder_of_the_reserve_waits_until_the_other_is_completed() -> None:
    table = Table("aksumites", "malians", "greek", reserve=1)
    plains = table.labels("plains")[0]
    table.holds("aksumites", plains)
    table.builds("aksumites", "colossus")
    table.reserve("aksumites", "great_library")
    table.display(*SHOWN)
    table.supply("aksumites", production=20)
    table.acts("aksumites")
    assert table.refuses("aksumites", "reserved great_library", "MO-5.3.2")
    table.does("aksumites", f"complete {plains}")
    before = table.amount("aksumites", "production")
    table.does("aksumites", "reserved great_library")
    assert table.amount("aksumites", "production") == before - 3
    assert table.ids([table.state.construction[0]]) == ["great_library"]
    assert table.state.taken == 0
    table.does("aksumites", "end")
    assert table.kind("granary") not in table.state.display, "no card was taken"


@pytest.mark.clause("AE-3.1.8", "AE-3.1.3")
def test_ex_117_raising_the_own_project_and_taking_another_in_one_turn() -> None:
    table = Table("zulu", "malians", "greek", future=1)
    table.project("global_peacekeeping", "zulu", 3)
    table.project("artificial_intelligence")
    table.supply("zulu", military=4, science=2)
    table.supply("malians", military=8)
    table.acts("zulu")
    table.does("zulu", "contribute global_peacekeeping", "4")
    table.does("zulu", "contribute artificial_intelligence", "2")
    assert table.state.project_paid == [7, 2]
    assert table.state.project_owner == [0, 0]
    table.acts("malians")
    table.supply("malians", military=7)
    assert table.refuses("malians", "contribute global_peacekeeping", "AE-3.1.6")
    table.supply("malians", military=8)
    table.does("malians", "contribute global_peacekeeping")
    assert table.state.project_owner == [1, 0]


@pytest.mark.clause("MO-13.4")
def test_ex_118_a_monster_takes_gold_and_goes_to_the_highest_defence() -> None:
    table = ground("greek", "egyptian", monsters=1)
    table.holds("greek", "C5", 1)
    table.monster("C5", "grootslang")
    table.supply("greek", gold=1)
    table.token("B6")
    # Around C5 lie Mines, a Volcano, a Savannah, a Desert, D4 and the Egyptian Capital D5.
    defences = {label: table.defence(label) for label in table.neighbours("C5") if label != "D5"}
    assert max(defences, key=defences.__getitem__) == "B6"
    assert sorted(defences.values())[-2] < defences["B6"]
    attacks(table, "grootslang")
    assert table.has("greek") == ""
    assert table.state.lairs == [table.tile("B6")]


@pytest.mark.clause("MO-13.4")
def test_ex_118_a_monster_stays_where_water_and_capitals_are_all_there_is() -> None:
    table = ground("greek", "egyptian", monsters=1)
    table.monster("C5", "grootslang")
    # No map that can be played has such a Province (MO-6.7): it is cut off from the others here.
    lookup = own_copy(table.state.lookup)
    lookup.unit_ways = lookup.unit_ways[:]
    lookup.unit_ways[table.tile("C5")] = [table.tile("D5")]
    table.state.lookup = lookup
    attacks(table, "grootslang")
    assert table.state.lairs == [table.tile("C5")]


@pytest.mark.clause("MO-10.2", "MO-10.3")
@pytest.mark.parametrize("last", ["malians", "greek"])
def test_ex_119_the_round_is_finished_and_one_more_is_played(last: str) -> None:
    table = Table("zulu", "malians", "greek", future=1)
    table.era("3")
    table.state.round = 9
    table.display(*SHOWN)
    table.development_deck("astronomy", "last round")
    table.acts(last)
    table.does(last, "end")
    assert table.state.last_round_shown
    assert len(table.state.projects) == 4
    turns: list[tuple[int, str]] = []
    while not table.state.is_over:
        asked = table.asked()[0]
        if table.decision() == "activate":
            turns.append((table.state.round, asked))
        table.defaults(asked)
    rest = [(9, "greek")] if last == "malians" else []
    assert turns == [*rest, (10, "zulu"), (10, "malians"), (10, "greek")]
    assert len(table.result()) == 3


@pytest.mark.clause("MO-14.8", "MO-14.17")
@pytest.mark.parametrize(("toll", "left"), [(3, 2), (2, 0)])
def test_ex_120_an_automa_pays_a_toll_it_can_pay_and_asks_for_none(toll: int, left: int) -> None:
    table = Table("greek", "egyptian", automas=1, on_map="map_2p_1")
    own, foreign = table.labels("foothills")
    table.supply("greek", gold=5, military=9)
    table.supply("egyptian", gold=2)
    table.holds("greek", own, 1)
    table.holds("egyptian", foreign, 1)
    table.acts("greek")
    table.state.stack.append(Assault(1, table.tile(own), 0))
    advance(table.state)
    table.does("greek", str(toll))
    assert table.owner(own) == ("greek" if left else "egyptian")
    assert (table.amount("greek", "gold"), table.amount("egyptian", "gold")) == (5 - toll, left)
    camp = next(label for label in table.neighbours(foreign) if table.owner(label) is None)
    table.holds("greek", camp, 5)
    table.acts("greek")
    defence = table.defence(foreign)
    table.does("greek", f"conquer {foreign}")
    assert table.owner(foreign) == "greek"
    assert table.has("greek") == f"{9 - defence}M {5 - toll}G", "nobody is asked for a toll"
