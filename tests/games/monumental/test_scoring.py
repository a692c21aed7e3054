"""Points and places (MO-11, AE-2.3, AE-6.8, AE-7.4, AE-3.1.9)."""

from __future__ import annotations

import pytest

from tests.games.monumental.table import GAME, Table
from ziggurat.games.monumental.rules.scoring import finish

THREE = ("zulu", "malians", "greek")
KNOWLEDGE = ("irrigation", "writing", "currency", "metal_casting", "fortress_building")
WONDERS = ("great_library", "great_pyramids", "great_wall", "colossus")
POLICIES = {
    "zulu": ("cattle_wealth", "horns_of_the_bull", "impi_regiments"),
    "malians": ("staging_posts", "hajj_procession", "gold_and_salt", "river_tolls"),
}


def without_knowledge(*civilizations: str, **settings: int) -> Table:
    """A table on which nobody owns anything that scores."""
    table = Table(*civilizations, **settings)
    for civilization in civilizations[: table.seats]:
        table.city(civilization, "fort fort fort", "fort fort fort", "fort fort fort")
        table.deck(civilization, "mine")
    return table


def gives_provinces(table: Table, civilization: str, count: int) -> None:
    """The player holds so many Provinces somewhere."""
    free = [
        label
        for label in table.state.lookup.tile_label
        if table.state.lookup.value[table.tile(label)] and table.owner(label) is None
    ]
    for label in free[:count]:
        table.holds(civilization, label)


@pytest.mark.clause("MO-11.1")
def test_a_point_for_each_province_and_none_for_the_capital() -> None:
    table = without_knowledge(*THREE)
    gives_provinces(table, "zulu", 2)
    assert table.points("zulu")["Provinces"] == 2
    assert table.points("malians") == {}


@pytest.mark.clause("MO-11.2")
def test_a_point_for_each_knowledge_card_wherever_it_is_but_reserved_or_archived() -> None:
    table = without_knowledge(*THREE)
    table.city("zulu", "irrigation+fort fort fort", "fort fort fort", "fort fort fort")
    table.deck("zulu", "writing")
    table.discard("zulu", "currency")
    table.drawn("zulu", "age_grading")
    table.reserve("zulu", "metal_casting")
    table.state.archived[0] = table.kinds("fortress_building")
    assert table.points("zulu")["Knowledge"] == 4


@pytest.mark.clause("MO-11.3", "MO-11.4")
def test_two_points_for_each_completed_wonder_and_each_active_policy() -> None:
    table = without_knowledge(*THREE)
    table.wonders("zulu", "colossus")
    table.builds("zulu", "great_wall")
    table.policies("zulu", *POLICIES["zulu"])
    assert table.points("zulu") == {
        "Wonders": 2,
        "Policies": 6,
        "most Wonders": 3,
        "most Policies": 3,
    }


@pytest.mark.clause("MO-11.3", "MO-1.8")
def test_archiving_the_card_of_a_wonder_keeps_its_points() -> None:
    table = without_knowledge(*THREE)
    table.wonders("zulu", "colossus")
    table.state.discard[0] = []
    table.state.archived[0] = table.kinds("colossus")
    assert table.points("zulu")["Wonders"] == 2


@pytest.mark.clause("MO-11.5")
def test_ex_92_tied_players_each_have_the_majority_and_nobody_with_nothing() -> None:
    """EX-92: Provinces 5 5 3, Knowledge 3 4 4, Wonders 2 0 1, no policies."""
    table = without_knowledge(*THREE)
    for civilization, provinces in zip(THREE, (5, 5, 3), strict=True):
        gives_provinces(table, civilization, provinces)
    table.discard("zulu", *KNOWLEDGE[:3])
    table.discard("malians", *KNOWLEDGE[:4])
    table.discard("greek", *KNOWLEDGE[1:])
    table.wonders("zulu", *WONDERS[:2])
    table.wonders("greek", WONDERS[2])
    bonuses = [
        [name for name in table.points(civilization) if name.startswith("most")]
        for civilization in THREE
    ]
    assert bonuses == [
        ["most Provinces", "most Wonders"],
        ["most Provinces", "most Knowledge"],
        ["most Knowledge"],
    ]
    assert table.points("zulu")["most Provinces"] == 3


@pytest.mark.clause("MO-10.5", "MO-11.1", "MO-11.2", "MO-11.3", "MO-11.4", "MO-11.5", "MO-11.6")
@pytest.mark.clause("MO-11.7", "AE-2.3.1", "AE-2.3.2", "AE-6.8", "AE-7.4", "AE-3.1.9")
def test_ex_93_a_whole_score() -> None:
    """EX-93: everything together makes 37, and the Gold nothing."""
    table = without_knowledge(*THREE, trade=1, natural_wonders=1, quests=1, future=1, monsters=1)
    gives_provinces(table, "zulu", 4)
    table.holds("zulu", "D3")
    table.natural("D3", "kilimanjaro", shown=True)
    gives_provinces(table, "malians", 3)
    table.discard("zulu", *KNOWLEDGE[:4])
    table.discard("greek", *KNOWLEDGE)
    table.wonders("zulu", *WONDERS[:2])
    table.wonders("malians", *WONDERS[2:])
    table.policies("zulu", *POLICIES["zulu"])
    table.policies("malians", *POLICIES["malians"])
    table.trade("zulu", 9)
    table.trade("greek", 4)
    table.state.quests_done[0] = table.kinds("q_scholar")
    table.project("global_peacekeeping", "zulu", 3)
    table.trophies("zulu", "impundulu")
    table.supply("zulu", gold=7)
    assert table.points("zulu") == {
        "Provinces": 5,
        "most Provinces": 3,
        "Knowledge": 4,
        "Wonders": 4,
        "most Wonders": 3,
        "Policies": 6,
        "Trade track": 4,
        "furthest on the Trade track": 3,
        "Natural Wonders": 1,
        "Quests": 2,
        "projects": 1,
        "Monsters": 1,
    }
    assert GAME.score(table.state, 0).total == 37


@pytest.mark.clause("AE-2.3.1", "AE-2.3.2")
def test_ex_110_all_who_are_furthest_on_the_track_have_the_points() -> None:
    """EX-110: pawns on 11, 11 and 4."""
    table = without_knowledge(*THREE, trade=1)
    for civilization, space in zip(THREE, (11, 11, 4), strict=True):
        table.trade(civilization, space)
    assert [sum(table.points(civilization).values()) for civilization in THREE] == [8, 8, 2]


@pytest.mark.clause("AE-2.3.2")
def test_nobody_is_furthest_on_space_0() -> None:
    assert without_knowledge(*THREE, trade=1).points("zulu") == {}


@pytest.mark.clause("AE-6.8")
def test_ex_94_natural_wonders_do_not_count_for_the_majority_of_wonders() -> None:
    """EX-94: 2 Wonders beat 1 Wonder and 2 Natural Wonders."""
    table = without_knowledge(*THREE, natural_wonders=1)
    table.wonders("zulu", *WONDERS[:2])
    table.wonders("malians", WONDERS[2])
    for label, kind in (("B1", "kilimanjaro"), ("C1", "mosi_oa_tunya")):
        table.holds("malians", label)
        table.natural(label, kind, shown=True)
    assert table.points("zulu")["most Wonders"] == 3
    assert "most Wonders" not in table.points("malians")
    assert table.points("malians")["Natural Wonders"] == 2


@pytest.mark.clause("AE-6.8", "AE-6.4")
def test_the_point_of_a_natural_wonder_is_its_holders() -> None:
    """EX-107: who holds the Province at the end has the point."""
    table = without_knowledge(*THREE, natural_wonders=1)
    table.holds("zulu", "D3")
    table.natural("D3", "kilimanjaro", shown=True)
    assert table.points("zulu")["Natural Wonders"] == 1
    table.state.soldiers[table.tile("D3")] = 0
    table.state.soldiers[table.tile(table.home("zulu"))] += 1
    table.holds("malians", "D3")
    assert "Natural Wonders" not in table.points("zulu")
    assert table.points("malians")["Natural Wonders"] == 1


@pytest.mark.clause("MO-11.7", "MO-14.15")
def test_an_automa_has_a_point_for_each_full_three_gold() -> None:
    """EX-95: 8 Gold are 2 points."""
    table = without_knowledge("zulu", "greek", automas=1)
    table.supply("greek", gold=8)
    table.supply("zulu", gold=8)
    assert table.points("greek") == {"Gold": 2}
    assert table.points("zulu") == {}


@pytest.mark.clause("MO-14.15", "MO-11.5")
def test_an_automa_scores_its_cards_and_competes_for_majorities() -> None:
    table = without_knowledge("zulu", "greek", automas=1)
    table.supply("greek")
    table.shelf("greek", "irrigation", "granary")
    table.discard("zulu", "writing", "currency")
    assert table.points("greek") == {"Knowledge": 1}
    assert table.points("zulu") == {"Knowledge": 2, "most Knowledge": 3}


@pytest.mark.clause("MO-11.8")
@pytest.mark.parametrize(
    ("ours", "theirs", "places"),
    [
        ({"gold": 3}, {"gold": 5}, [2, 1, 3]),
        ({"gold": 5}, {"gold": 5}, [1, 1, 3]),
        ({"gold": 6}, {"gold": 5}, [1, 2, 3]),
    ],
)
def test_ex_96_a_tie_is_broken_by_gold(
    ours: dict[str, int], theirs: dict[str, int], places: list[int]
) -> None:
    """EX-96: of equal players the richer one wins."""
    table = without_knowledge(*THREE)
    table.supply("zulu", **ours)
    table.supply("malians", **theirs)
    table.supply("greek")
    finish(table.state)
    assert table.result() == places
    assert table.state.is_over


@pytest.mark.clause("MO-11.8")
def test_then_provinces_and_then_wonders_break_a_tie() -> None:
    table = without_knowledge(*THREE, trade=1)
    for civilization in THREE:
        table.supply(civilization)
    gives_provinces(table, "zulu", 2)
    gives_provinces(table, "malians", 2)
    table.wonders("zulu", "colossus")
    table.policies("malians", "staging_posts")
    table.wonders("greek", "great_wall")
    table.trade("greek", 2)
    table.project("global_peacekeeping", "greek", 1)
    totals = [GAME.score(table.state, player).total for player in range(3)]
    assert totals[0] == totals[1] == 10
    finish(table.state)
    assert table.result()[:2] == [1, 2]


@pytest.mark.clause("MO-11.8")
def test_players_equal_in_everything_share_the_victory() -> None:
    table = without_knowledge(*THREE)
    for civilization in THREE:
        table.supply(civilization)
    finish(table.state)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.winners() == [0, 1, 2]


def test_an_automa_may_come_before_every_seat() -> None:
    table = without_knowledge("zulu", "greek", automas=1)
    table.supply("zulu")
    table.supply("greek", gold=9)
    finish(table.state)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.places == [2]
    assert outcome.winners() == []
    assert [(rival.name, rival.place, rival.score.total) for rival in outcome.rivals] == [
        ("Greece (Automa)", 1, 3)
    ]


def test_the_end_is_told_for_every_player() -> None:
    table = without_knowledge("zulu", "greek", automas=1)
    table.log()
    finish(table.state)
    told = table.told()
    assert "Zululand comes out at place" in told
    assert "Greece (Automa) comes out at place" in told
