"""A designer's figures: what is changed in the data files changes the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.monumental.automas import plays
from tests.games.monumental.designing import DesignedTable, change, copy_data
from ziggurat.games.monumental.printed.reading import read_cards_from
from ziggurat.games.monumental.rules.automa.turn import AutomaTurn
from ziggurat.games.monumental.rules.cards.display import display_size
from ziggurat.games.monumental.rules.conquest.resistance import roll_zulu_die
from ziggurat.games.monumental.rules.turn import Turn, act
from ziggurat.kernel.errors import Invalid


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copy_data(tmp_path)
    return tmp_path


def test_everybody_begins_with_the_pieces_gold_and_culture_of_the_files(folder: Path) -> None:
    change(folder, "setup", "soldiers: 9 ", "soldiers: 8 ")
    change(folder, "setup", "soldiers: 27", "soldiers: 24")
    change(folder, "setup", "  outposts: 2", "  outposts: 3")
    change(folder, "setup", "  starting_gold: 2", "  starting_gold: 4")
    change(folder, "setup", "  starting_culture: 0", "  starting_culture: 1")
    change(folder, "automa", "  starting_gold: 2", "  starting_gold: 5")
    table = DesignedTable(folder, "greek", "danish", automas=1)
    assert table.soldiers(table.home("greek")) == 8
    assert table.state.outposts_left == [3, 3]
    assert table.has("greek") == "4G 1C"
    assert table.has("danish") == "5G"


def test_the_zulu_and_the_aksumites_begin_with_what_the_files_say(folder: Path) -> None:
    change(folder, "civilizations", "{hidden_forces_tokens: 3}", "{hidden_forces_tokens: 2}")
    change(folder, "civilizations", "{reserve_from_era_1: 3}", "{reserve_from_era_1: 1}")
    change(folder, "tokens", "hidden_forces_tokens: 3", "hidden_forces_tokens: 2")
    change(folder, "setup", "hidden_forces: 3", "hidden_forces: 2")
    change(folder, "tokens", "faces: [0, 0, 1, 1, 2, 2]", "faces: [0, 1, 1, 1, 2, 3]")
    table = DesignedTable(folder, "zulu", "aksumites", reserve=1)
    assert table.state.hidden_left == [2, 0]
    assert len(table.state.reserve[1]) == 1
    table.dice(5)
    assert roll_zulu_die(table.state) == 3


@pytest.mark.parametrize("continuous", [0, 1])
def test_the_display_is_as_large_as_the_files_say(folder: Path, continuous: int) -> None:
    change(folder, "setup", "columns: 3, cards: 6", "columns: 4, cards: 8")
    change(folder, "setup", 'continuous: {"2": 6', 'continuous: {"2": 5')
    table = DesignedTable(folder, "greek", "danish", continuous=continuous)
    assert display_size(table.state) == (5 if continuous else 8)
    assert len(table.state.display) == display_size(table.state)


def test_points_are_those_of_the_files(folder: Path) -> None:
    for old, new in (
        ("  province: 1", "  province: 10"),
        ("  knowledge: 1", "  knowledge: 20"),
        ("  wonder: 2", "  wonder: 30"),
        ("  policy: 2", "  policy: 40"),
        ("  majority_bonus: 3", "  majority_bonus: 50"),
        ("  trade_per_2_spaces: 1", "  trade_per_2_spaces: 6"),
        ("  trade_leader: 3", "  trade_leader: 70"),
        ("  natural_wonder: 1", "  natural_wonder: 80"),
        ("  quest: 2", "  quest: 90"),
        ("  project: 1", "  project: 100"),
        ("  monster: 1", "  monster: 110"),
    ):
        change(folder, "setup", old, new)
    change(
        folder, "trade", "points: {per_spaces: 2, points: 1}", "points: {per_spaces: 2, points: 6}"
    )
    change(folder, "trade", "leader_bonus: 3", "leader_bonus: 70")
    change(folder, "quests", "points: 2", "points: 90", everywhere=True)
    change(folder, "monsters", "points: 1", "points: 110", everywhere=True)
    table = DesignedTable(folder, "zulu", "greek", trade=1, quests=1, natural_wonders=1)
    table.city("zulu", "irrigation fort fort", "fort fort fort", "fort fort fort")
    table.deck("zulu", "writing")
    table.holds("zulu", table.neighbours(table.home("zulu"))[0])
    natural = table.state.lookup.tile_label[table.state.lookup.natural_tiles[0]]
    table.natural(natural, table.ids([table.state.natural[table.tile(natural)]])[0], shown=True)
    table.holds("zulu", natural)
    table.wonders("zulu", "colossus")
    table.policies("zulu", "cattle_wealth")
    table.trade("zulu", 5)
    table.state.quests_done[0] = table.state.quests[0][:1]
    table.project(table.ids([table.state.lookup.contribution.index(0)])[0], "zulu", 1)
    table.trophies("zulu", "grootslang")
    assert table.points("zulu") == {
        "Provinces": 20,
        "Knowledge": 40,
        "Wonders": 30,
        "Policies": 40,
        "most Provinces": 50,
        "most Knowledge": 50,
        "most Wonders": 50,
        "most Policies": 50,
        "Trade track": 12,
        "furthest on the Trade track": 70,
        "Natural Wonders": 80,
        "Quests": 90,
        "projects": 100,
        "Monsters": 110,
    }


def test_prices_of_actions_are_those_of_the_files(folder: Path) -> None:
    change(folder, "setup", "{science: 2}", "{science: 3}")
    change(folder, "setup", "invest: {gold: 1}", "invest: {gold: 2}")
    change(folder, "setup", "trade_visit: {gold: 1}", "trade_visit: {gold: 4}")
    change(folder, "setup", "explorer_step: {military: 1}", "explorer_step: {military: 2}")
    change(folder, "setup", "unit_move: {military: 1}", "unit_move: {military: 3}")
    change(folder, "setup", "policy_costs: [1,", "policy_costs: [5,")
    table = DesignedTable(folder, "greek", "danish", trade=1)
    home = table.home("greek")
    province = table.neighbours(home)[0]
    table.holds("greek", province)
    table.post("danish", province, "ex_bricks")
    table.supply("greek", science=3, gold=2, military=4, culture=4)
    table.acts("greek")
    table.does("greek", "invest")
    assert table.has("greek") == "3S 4M 4C"
    assert "costs 5 Culture" in table.refuses("greek", "develop democracy", "MO-8.1")
    table.does("greek", f"explore 1>{province}")
    assert table.has("greek") == "3S 2M 4C"
    assert "costs 3 Military; you have 2" in table.refuses("greek", f"march {home}", "MO-5.6.1")
    assert "costs 4 Gold; you have 0" in table.refuses("greek", "trade 1", "AE-2.2.9")
    table.does("greek", "progress")
    assert table.amount("greek", "science") == 0


def test_the_defence_of_provinces_is_made_of_the_figures_of_the_files(folder: Path) -> None:
    change(folder, "terrain", "soldier: 1 ", "soldier: 10 ")
    change(folder, "terrain", "  warlord: 1 ", "  warlord: 200 ")
    change(folder, "terrain", "outpost: 3 ", "outpost: 3000 ")
    change(folder, "terrain", "barbarian_token: 1 ", "barbarian_token: 40 ")
    change(folder, "terrain", "free_city_token: 2 ", "free_city_token: 50 ")
    change(folder, "terrain", "monster: 2 ", "monster: 600 ")
    change(folder, "terrain", "  wonder: 2 ", "  wonder: 7 ")
    change(folder, "terrain", "natural_wonder_face_up: 2 ", "natural_wonder_face_up: 8 ")
    table = DesignedTable(folder, "greek", "danish")
    held, other = [
        label
        for label in table.state.lookup.tile_label
        if table.state.lookup.value[table.tile(label)] == 2
    ][:2]
    table.token(other)
    assert table.defence(other) == 2
    table.token(other, "barb_a")
    assert table.defence(other) == 42
    table.token(other, "city_a")
    table.monster(other, "grootslang")
    table.natural(other, "kilimanjaro", shown=True)
    assert table.defence(other) == 2 + 50 + 600 + 8
    table.holds("greek", held, 2, warlord=True, outpost=True)
    table.wonder_at(held, "colossus")
    assert table.defence(held) == 2 + 20 + 200 + 3000 + 7


def test_automas_follow_the_figures_of_the_files(folder: Path) -> None:
    change(folder, "automa", "cards_per_turn: 2", "cards_per_turn: 3")
    change(folder, "automa", "gold_per_point: 3", "gold_per_point: 4")
    change(folder, "setup", "automa_gold_per_point: 3", "automa_gold_per_point: 4")
    change(folder, "automa", "impossible_free_step_gold: 2", "impossible_free_step_gold: 7")
    table = DesignedTable(folder, "greek", "danish", automas=1)
    table.supply("danish", gold=11)
    assert table.points("danish")["Gold"] == 2
    turn = act(table.state, Turn(1))
    assert isinstance(turn, AutomaTurn)
    assert turn.cards_left == 3
    table.display()
    plays(table, "danish", "am_knowledge_architectural")
    assert table.has("danish") == "18G"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("  explorers: 2", "  explorers: 3", "setup.yaml: field 'player.explorers'"),
        ("city: {rows: 3", "city: {rows: 4", "setup.yaml: field 'city.rows'"),
        ("invest: {gold: 1}", "invest: {science: 1}", "setup.yaml: field 'costs.invest'"),
        ("unit_move: {military: 1}", "unit_move: {military: 0}", "'costs.unit_move.military'"),
    ],
)
def test_figures_no_rule_could_follow_are_refused(
    folder: Path, old: str, new: str, said: str
) -> None:
    change(folder, "setup", old, new)
    with pytest.raises(Invalid) as refusal:
        read_cards_from(folder)
    assert said in str(refusal.value)
