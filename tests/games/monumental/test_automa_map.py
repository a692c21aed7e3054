"""How an Automa conquers, and what it gains (MO-14.8, MO-14.9, AE-6.7, AE-8.1.3)."""

import pytest

from tests.games.monumental.automas import bare, owned_by, plays, settle_ties
from tests.games.monumental.table import Table

ONCE = "am_civ_japanese"
"""Conquers the cheapest Province of an Automa that has fewer of them than a human player."""
HIGHEST = "am_adv_conquer"
"""Conquers the cheapest Province and then the dearest one."""


def japanese(**modules: int) -> Table:
    """A human Greek, far away, with two Provinces, and a Japanese Automa in E3."""
    table = Table("greek", "japanese", automas=1, on_map="", **modules)
    bare(table)
    table.holds("greek", "A2", 1)
    table.holds("greek", "B1", 1)
    table.supply("japanese")
    return table


@pytest.mark.clause("MO-14.8")
def test_it_takes_the_neighbouring_province_of_lowest_defence_and_pays_nothing() -> None:
    table = japanese()
    plays(table, "japanese", ONCE)
    assert owned_by(table, "japanese") == ["E2"]
    assert table.has("japanese") == ""
    assert table.warlord_at("japanese") == "E2"
    assert table.soldiers("E2") == 1
    assert table.soldiers("E3") == 8


@pytest.mark.clause("MO-14.8")
def test_the_highest_defence_is_meant_where_the_card_says_so() -> None:
    table = japanese()
    table.token("E2", "city_a")
    table.token("D3", "barb_a")
    plays(table, "japanese", HIGHEST)
    # D4 has Defence 2, E2 has 1 + 2; then D3 has 3 + 1.
    assert owned_by(table, "japanese") == ["D3", "D4"]


@pytest.mark.clause("MO-14.8")
def test_of_equal_defence_the_lowest_terrain_value_comes_first() -> None:
    table = japanese()
    table.token("E2", "barb_a")
    plays(table, "japanese", ONCE)
    # E2 has 1 + 1, D4 has 2.
    assert owned_by(table, "japanese") == ["E2"]


@pytest.mark.clause("MO-14.8")
def test_in_a_full_tie_the_human_player_to_its_right_chooses() -> None:
    table = japanese()
    table.holds("japanese", "E2", 1, warlord=True)
    plays(table, "japanese", ONCE)
    assert table.asked() == ["greek"]
    assert table.decision() == "automa-conquers"
    assert "which Province does it conquer?" in table.prompt("greek")
    assert table.moves("greek") == ["D2", "E1"]
    assert not table.can("greek", "D4")
    table.does("greek", "E1")
    assert owned_by(table, "japanese") == ["E1", "E2"]
    assert table.warlord_at("japanese") == "E1"
    assert table.soldiers("E2") == 1


@pytest.mark.clause("MO-14.8")
def test_three_conquests_are_each_newly_chosen() -> None:
    table = Table("greek", "zulu", automas=1)
    bare(table)
    table.supply("zulu")
    table.explorers("zulu", "E3", "E3")
    table.wonder_at("C3", "colossus")
    plays(table, "zulu", "am_explorers_aggressive")
    # D3 (3) opens the way to C3 (3 + 2); then C2, C4 and B2 (3 each) are as high.
    assert table.asked() == ["greek"]
    assert table.moves("greek") == ["B2", "C2", "C4"]
    table.does("greek", "C4")
    assert owned_by(table, "zulu") == ["C3", "C4", "D3"]
    assert table.soldiers("E3") == 6


@pytest.mark.clause("MO-14.8")
def test_the_warlord_comes_from_wherever_it_stands() -> None:
    table = japanese()
    table.holds("japanese", "D3", 1, warlord=True)
    plays(table, "japanese", ONCE)
    settle_ties(table)
    assert table.warlord_at("japanese") != "D3"
    assert table.soldiers("D3") == 1


@pytest.mark.clause("MO-14.8", "MO-5.6.2")
def test_a_warlord_who_alone_holds_a_province_stays_there() -> None:
    table = japanese()
    table.holds("japanese", "D3", 0, warlord=True)
    plays(table, "japanese", ONCE)
    settle_ties(table)
    assert table.warlord_at("japanese") == "D3"
    assert len(owned_by(table, "japanese")) == 2


@pytest.mark.clause("MO-14.8")
def test_without_soldiers_at_home_it_sends_an_outpost_and_then_nothing() -> None:
    table = japanese()
    table.holds("japanese", "D4", 9)
    plays(table, "japanese", ONCE)
    assert table.soldiers("E2") == 0
    assert table.state.outpost[table.tile("E2")] == 1
    assert table.warlord_at("japanese") == "E2"
    table.holds("greek", "B2", 1)
    table.holds("greek", "B3", 1)
    plays(table, "japanese", ONCE)
    table.does("greek", "E1")
    assert table.state.outpost[table.tile("E1")] == 1
    assert table.state.outposts_left[1] == 0
    plays(table, "japanese", ONCE)
    assert len(owned_by(table, "japanese")) == 3
    assert table.has("japanese") == "2G"


@pytest.mark.clause("MO-14.8", "AE-6.5")
def test_no_outpost_is_sent_where_none_may_stand() -> None:
    table = japanese()
    table.holds("japanese", "D4", 9)
    table.wonder_at("E2", "colossus")
    table.wonder_at("D3", "great_wall")
    table.wonder_at("C4", "stonehenge")
    plays(table, "japanese", ONCE)
    assert owned_by(table, "japanese") == ["C5", "D4"]


@pytest.mark.clause("MO-14.8", "MO-7.7")
def test_defenders_go_home_when_an_automa_conquers() -> None:
    table = japanese()
    table.holds("greek", "E2", 0, outpost=True)
    table.wonder_at("D4", "colossus")
    table.wonder_at("D3", "stonehenge")
    plays(table, "japanese", ONCE)
    # E2 and D4 have 4 Defence each; the Harbor is the lower terrain.
    assert table.owner("E2") == "japanese"
    assert table.state.outpost[table.tile("E2")] == 0
    assert table.state.outposts_left[0] == 2
    assert table.state.provinces[:2] == [2, 1]


@pytest.mark.clause("MO-14.8", "AE-5.1.3")
@pytest.mark.parametrize(
    ("gold", "toll", "owner", "left"),
    [(3, 3, "japanese", ""), (3, 4, "greek", "3G"), (3, 0, "japanese", "3G"), (0, 1, "greek", "")],
)
def test_an_automa_pays_the_toll_of_foothills_or_fails(
    gold: int, toll: int, owner: str, left: str
) -> None:
    table = japanese()
    table.holds("japanese", "D4", 1, warlord=True)
    table.holds("greek", "C5", 1)
    for label in ("E2", "D3", "C4"):
        table.wonder_at(label, "colossus")
        table.token(label, "city_a")
    table.supply("greek", gold=5)
    table.supply("japanese", gold=gold)
    plays(table, "japanese", ONCE)
    assert (table.asked(), table.decision()) == (["greek"], "toll")
    table.does("greek", str(toll))
    assert table.owner("C5") == owner
    assert (table.has("greek"), table.has("japanese")) == (f"{5 - toll}G", left)


@pytest.mark.clause("MO-14.8", "AE-10.1.5", "AE-10.1.6")
@pytest.mark.parametrize(
    ("face", "gold", "owner", "left"),
    [(0, 0, "japanese", ""), (4, 2, "japanese", ""), (4, 1, "zulu", "1G"), (2, 0, "zulu", "")],
)
def test_an_automa_pays_gold_for_hidden_forces_or_fails(
    face: int, gold: int, owner: str, left: str
) -> None:
    table = Table("zulu", "japanese", automas=1)
    bare(table)
    table.holds("zulu", "A2", 1)
    table.holds("zulu", "B1", 1)
    table.holds("zulu", "E2", 1)
    table.hides("zulu", "E2")
    table.wonder_at("D4", "colossus")
    table.supply("japanese", gold=gold)
    table.dice(face)
    plays(table, "japanese", ONCE)
    assert (table.owner("E2"), table.has("japanese")) == (owner, left)
    assert table.state.hidden[table.tile("E2")] == 0
    assert table.state.hidden_left[0] == 3, "the token returns in either case"


@pytest.mark.clause("MO-14.8", "AE-10.1.2")
def test_an_automas_civilization_rules_have_no_effect() -> None:
    table = Table("greek", "malians", automas=1, trade=1)
    bare(table)
    table.supply("malians")
    table.state.harbor_benefit = [-1] * table.state.lookup.tile_count
    plays(table, "malians", "am_conquer_architectural")
    assert owned_by(table, "malians") == ["E2"]
    # Neither the Malian Gold nor the Warlord's space on the track.
    assert table.has("malians") == ""
    assert table.state.trade[1] == 0


@pytest.mark.clause("MO-14.9")
@pytest.mark.parametrize(
    ("token", "gold"), [("barb_a", 1), ("barb_d", 2), ("city_a", 2), ("city_d", 2)]
)
def test_an_exploration_token_gives_an_automa_gold(token: str, gold: int) -> None:
    table = japanese()
    table.token("E2", token)
    for label in ("D3", "D4"):
        table.wonder_at(label, "colossus")
    plays(table, "japanese", ONCE)
    assert table.owner("E2") == "japanese"
    assert table.has("japanese") == f"{gold}G"
    assert table.ids(table.state.loot[1]) == [token]


@pytest.mark.clause("MO-14.9", "MO-13.2")
def test_a_monster_token_gives_2_gold_and_lets_the_monster_loose() -> None:
    table = japanese(monsters=1)
    bare(table)
    table.token("E2", "mtok_impundulu")
    plays(table, "japanese", ONCE)
    assert table.has("japanese") == "2G"
    assert table.ids(table.state.prowling) == ["impundulu"]
    assert table.state.lairs == [table.tile("E2")]


@pytest.mark.clause("MO-14.9", "AE-8.1.3")
def test_a_harbor_gives_2_gold_instead_of_its_trade_benefit() -> None:
    table = japanese(trade=1)
    harbor = table.tile("E2")
    benefit = table.state.harbor_benefit[harbor]
    bag = len(table.state.bag)
    assert benefit >= 0
    plays(table, "japanese", ONCE)
    assert table.has("japanese") == "2G"
    assert table.state.harbor_benefit[harbor] == -1
    assert table.state.benefits[1] == []
    assert len(table.state.bag) == bag, "the token is out of the game"
    assert table.state.benefits_used[1] == [benefit]


@pytest.mark.clause("MO-14.9")
def test_spoils_come_only_from_provinces_not_conquered_before() -> None:
    table = japanese(trade=1)
    table.holds("greek", "E2", 1)
    table.wonder_at("D4", "colossus")
    plays(table, "japanese", ONCE)
    assert table.owner("E2") == "japanese"
    assert table.has("japanese") == ""


@pytest.mark.clause("MO-14.9")
def test_mines_and_oases_give_an_automa_nothing() -> None:
    table = Table("greek", "japanese", automas=1, on_map="map_2p_2", reserve=1)
    bare(table)
    table.supply("japanese", gold=2)
    start = table.labels("mines")[0]
    table.holds("japanese", start, 1, warlord=True)
    goals = [label for label in table.neighbours(start) if label in table.labels("oasis")]
    for label, value in zip(table.state.lookup.tile_label, table.state.lookup.value):
        if value and label not in goals:
            table.wonder_at(label, "colossus")
    reserve = table.state.reserve_decks
    plays(table, "japanese", "am_conquer_architectural")
    settle_ties(table)
    taken = set(owned_by(table, "japanese")) - {start}
    assert len(taken) == 2
    assert taken & set(goals)
    # The second conquest cost the 2 Gold; nothing came in, and no card was Reserved.
    assert table.has("japanese") == ""
    assert table.state.reserve[1] == []
    assert table.state.reserve_decks == reserve


@pytest.mark.clause("AE-6.3", "AE-6.7", "AE-6.8")
def test_a_natural_wonder_is_discovered_and_scores_but_has_no_effect() -> None:
    table = japanese(natural_wonders=1)
    kind = table.ids([table.state.natural[table.tile("C3")]])[0]
    table.state.natural[table.tile("C3")] = -1
    table.natural("E2", kind)
    plays(table, "japanese", ONCE)
    assert table.owner("E2") == "japanese"
    assert table.state.natural_shown[table.tile("E2")] == 1
    assert table.points("japanese")["Natural Wonders"] == 1
    assert table.defence("E2") == 1 + 2 + 2
    assert table.has("japanese") == ""
