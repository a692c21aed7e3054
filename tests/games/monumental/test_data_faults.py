"""Slips in the card files: each is refused by file, entry and field, with what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.monumental.designing import change, copy_data
from ziggurat.games.monumental.printed.reading import read_cards_from
from ziggurat.kernel.errors import Invalid


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copy_data(tmp_path)
    return tmp_path


def refused(folder: Path) -> str:
    with pytest.raises(Invalid) as refusal:
        read_cards_from(folder)
    return str(refusal.value)


def test_the_shipped_files_are_sound(folder: Path) -> None:
    assert len(read_cards_from(folder).developments) == 87


FORUM = "{when: use, do: [{archive: {from: city, amount: 1}}]}"


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        (
            "basic_cards",
            "{archive: {from: city",
            "{archiv: {from: city",
            (
                "basic_cards.yaml: starting_cards, forum: field 'effects[0].do[0]': there is no "
                "operation 'archiv'; did you mean 'archive'?"
            ),
        ),
        (
            "basic_cards",
            "from: city",
            "from: town",
            (
                "basic_cards.yaml: starting_cards, forum: field 'effects[0].do[0].from': 'town' is "
                "not known; may be both, city, discard, reserve"
            ),
        ),
        (
            "basic_cards",
            "when: use",
            "when: used",
            "starting_cards, forum: field 'effects[0].when': 'used' is not known; may be acquire,",
        ),
        (
            "basic_cards",
            "when: use",
            "when: visit",
            "starting_cards, forum: field 'effects[0].when': 'visit' cannot happen to a building",
        ),
        (
            "basic_cards",
            "yield: {gold: 1}",
            "yield: {silver: 1}",
            "starting_cards, mine: field 'yield': unknown field 'silver'; known are production,",
        ),
        (
            "basic_cards",
            "copies: 20",
            "copies: 19",
            "setup.yaml: components_african_empires: unrest: the box holds 20, the files 19",
        ),
        (
            "basic_cards",
            "unrest:",
            "unrests:",
            "basic_cards.yaml: unknown list 'unrests'; did you mean 'unrest'?",
        ),
        (
            "basic_cards",
            "id: workshop",
            "id: work_camp",
            "basic_buildings, work_camp: another entry has this id already",
        ),
        (
            "basic_cards",
            "id: workshop",
            "id: Work Shop",
            "'Work Shop': an id is small letters",
        ),
        (
            "basic_cards",
            "type: building\n    copies: 5",
            "type: wonder\n    copies: 5",
            "starting_cards, work_camp: field 'type': must be building",
        ),
        (
            "civilizations",
            "of: coastal",
            "of: costal",
            (
                "civilizations.yaml: civilizations, danish, longship_yard: field "
                "'effects[0].if.count.of': there is no counter 'costal'; did you mean 'coastal'?"
            ),
        ),
        (
            "civilizations",
            "{of: coastal, at_least: 1}",
            "{of: coastal, at_least: 1, at_most: 2}",
            "field 'effects[0].if.count': needs one of at_least, at_most and exactly",
        ),
        (
            "civilizations",
            "when: static, do: [{warlord_alone: true}]",
            "when: use, do: [{warlord_alone: true}]",
            "'warlord_alone' goes with the trigger static, not use",
        ),
        (
            "civilizations",
            "when: static, do: [{warlord_alone: true}]",
            "when: static, do: [{warlord_alone: 1}]",
            "'warlord_alone' takes nothing but true",
        ),
        (
            "civilizations",
            "when: static, do: [{fewer_units: 1}]",
            "when: static, do: [{move_units: 1}]",
            "'move_units' happens once; always in force can be discount,",
        ),
        (
            "civilizations",
            "acquired_this_turn: knowledge",
            "acquired_this_turn: science",
            "field 'special_building.effects[0].if.acquired_this_turn': 'science' is not known",
        ),
        (
            "civilizations",
            "when: acquire, filter: {type: building}, limit: first",
            "when: invested, filter: {type: building}, limit: first",
            "field 'effects[1].filter': narrows the trigger acquire only, not invested",
        ),
        (
            "civilizations",
            "library: 3",
            "library: 2",
            "civilizations.yaml: common_starting_deck: must name the starting_cards",
        ),
        (
            "civilizations",
            "type: warlord",
            "type: hero",
            "civilizations, chinese: field 'warlord.type': must be warlord",
        ),
        (
            "developments_core",
            "cost: {production: 4}",
            "cost: {science: 4}",
            "developments, granary: field 'cost': a building costs production and nothing else",
        ),
        (
            "developments_core",
            "cost_complete: {production: 4}",
            "text_: y",
            "developments, great_library: unknown field 'text_'; known are id,",
        ),
        (
            "developments_core",
            "    cost_complete: {production: 4}\n",
            "",
            "great_library: field 'cost_complete': every wonder has a second stage",
        ),
        (
            "developments_core",
            "kind: wonder, half: true",
            "kind: wonder, half: true, amount: 2",
            "field 'effects[0].do[0].discount': needs either an amount or half: true",
        ),
        (
            "developments_core",
            "era: 3",
            "era: 5",
            "field 'era': 5 is not known; may be 1, 2, 3, 4, R",
        ),
        (
            "developments_core",
            "type: [building, knowledge]",
            "type: [building, knowlege]",
            "internet: field 'effects[0].do[0].filter.type[1]': 'knowlege' is not known",
        ),
        (
            "developments_african_empires",
            "choose: [[{gain: {military: 2}}], [{gain: {production: 2}}]]",
            "choose: [[{gain: {military: 2}}], [{gian: {production: 2}}]]",
            "ironworking: field 'effects[0].do[0].choose[1][0]': there is no operation 'gian'",
        ),
        (
            "developments_african_empires",
            "choose: [[{gain: {military: 2}}], [{gain: {production: 2}}]]",
            "choose: [[{gain: {military: 2}}]]",
            "field 'effects[0].do[0].choose': needs two lists of operations or more",
        ),
        (
            "developments_african_empires",
            "{trade: 1}",
            "{trade: 0}",
            "trading_house: field 'effects[0].do[0].amount': expected 'int' >= 1",
        ),
        (
            "developments_african_empires",
            "{trade: 1}",
            "{trade: 1, reserve: 1}",
            "an operation is a map with one key, such as {draw_use: 1}",
        ),
        (
            "developments_fifth_player",
            "era: 1",
            "era: 2",
            (
                "setup.yaml: development_deck: 5 players need 6 cards of Era 1, building; core and "
                "fifth_player hold 5"
            ),
        ),
        (
            "developments_renaissance",
            "era: R",
            "era: 3",
            "developments_renaissance.yaml: developments, printing_house: field 'era': R belongs",
        ),
        (
            "quests",
            'of: "terrain:mountain"',
            'of: "terrain:mountains"',
            (
                "quests.yaml: quests, q_peaks: field 'condition.count.of': there is no terrain "
                "'mountains'; did you mean 'mountain'?"
            ),
        ),
        (
            "quests",
            "points: 2",
            "points: 3",
            "quests.yaml: quests, q_conqueror: points: setup.yaml says 2",
        ),
        (
            "tokens",
            "gains: [{gold: 1}, {production: 2}]",
            "gains: [{gold: 1}]",
            "tokens.yaml: barbarians, barb_a: field 'gains': shows 1; it must show two",
        ),
        (
            "tokens",
            "copies: 8",
            "copies: 7",
            "setup.yaml: components_core: exploration_tokens: the box holds 50, the files 49",
        ),
        (
            "tokens",
            "monster: grootslang",
            "monster: grootslan",
            "tokens.yaml: monster_tokens: field 'monster': every Monster has one token",
        ),
        (
            "tokens",
            "faces: [0, 0, 1, 1, 2, 2]",
            "faces: [0, 1, 2]",
            "tokens.yaml: zulu: die: faces: a die has six",
        ),
        (
            "trade",
            "benefit_spaces: [3, 5,",
            "benefit_spaces: [5, 3,",
            "trade.yaml: track: benefit_spaces must rise and lie on the track",
        ),
        (
            "trade",
            "when: visit",
            "when: attack",
            "ex_bricks: field 'effects[0].when': 'attack' cannot happen to a exchange",
        ),
        (
            "automa",
            "pick: lowest",
            "pick: cheapest",
            (
                "automa.yaml: core_action_cards, am_conquer_architectural: field "
                "'steps[0].conquer.pick': 'cheapest' is not known; may be highest, lowest"
            ),
        ),
        (
            "automa",
            "{gold: 3}",
            "{gold: 3, trade: 1}",
            "am_gold_technological: field 'steps[0]': does gold, trade; a step does one thing",
        ),
        (
            "automa",
            "civilization: chinese",
            "civilization: chinesse",
            "there is no civilization 'chinesse'; did you mean 'chinese'?",
        ),
        (
            "automa",
            "  cards_per_turn: 2\n",
            "",
            "automa.yaml: numbers: the field 'cards_per_turn' is missing",
        ),
        (
            "setup",
            "soldiers: 9",
            "soldiers: many",
            "setup.yaml: field 'player.soldiers': expected 'int', got 'str'",
        ),
        (
            "setup",
            "policy_costs: [1, 2, 3, 4, 5]",
            "policy_costs: [1, 2, 3, 4]",
            "chinese: has 5 policies; setup.yaml has 4 policy_costs",
        ),
        (
            "terrain",
            "hook: wonder_gold",
            "hook: wonder_silver",
            "terrains, savannah: field 'hook': 'wonder_silver' is not known; may be",
        ),
        (
            "terrain",
            "hook: wonder_gold",
            "hook: gold_auction",
            "terrain.yaml: terrains, savannah: field 'hook': must be wonder_gold",
        ),
        (
            "terrain",
            "on_conquer: lose_one_soldier, ",
            "",
            "terrain.yaml: terrains, desert: field 'on_conquer': must be lose_one_soldier",
        ),
        (
            "terrain",
            "tiles: 3",
            "tiles: 4",
            "components_african_empires: province_tiles: the box holds 15, the files 16",
        ),
        (
            "heroes",
            "scope: all",
            "scope: every",
            "heroes, amanirenas: field 'effects[0].do[0].scope': 'every' is not known; may be all",
        ),
        (
            "monsters",
            "{lose: {gold: 2}}",
            "{lose: {}}",
            "monsters, grootslang: field 'effects[0].do[0].lose': names no resource",
        ),
        (
            "natural_wonders",
            'text: "Once per turn gain 2 Production."',
            'text: ""',
            "natural_wonders, mosi_oa_tunya: field 'text': is empty",
        ),
    ],
)
def test_a_slip_is_refused_by_file_entry_and_field(
    folder: Path, name: str, old: str, new: str, said: str
) -> None:
    change(folder, name, old, new)
    assert said in refused(folder)


def test_faults_of_several_files_are_told_together(folder: Path) -> None:
    change(folder, "heroes", "scope: all", "scope: every")
    change(folder, "basic_cards", "from: city", "from: town")
    change(folder, "tokens", "spend: {production: 1}", "spent: {production: 1}")
    said = refused(folder)
    assert len(said.splitlines()) == 3


def test_a_missing_list_is_named(folder: Path) -> None:
    (folder / "quests.yaml").write_text("other: []\n", encoding="utf-8")
    said = refused(folder)
    assert "quests.yaml: quests: is missing" in said
    assert "quests.yaml: unknown list 'other'" in said


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "heroes.yaml").unlink()
    assert "heroes.yaml: cannot be read" in refused(folder)


def test_a_file_nested_without_end_is_refused(folder: Path) -> None:
    (folder / "heroes.yaml").write_text("heroes: " + "[" * 5000, encoding="utf-8")
    assert "heroes.yaml: line 1: the file is nested too deeply" in refused(folder)


@pytest.mark.parametrize("content", ["heroes: 3\n", "heroes: [3]\n", "heroes: [{effects: 1}]\n"])
def test_nonsense_is_refused_and_no_traceback(folder: Path, content: str) -> None:
    (folder / "heroes.yaml").write_text(content, encoding="utf-8")
    assert refused(folder).startswith("heroes.yaml: heroes")


@pytest.mark.parametrize(
    "effect",
    ["3", "{do: 3}", "{do: [3]}", "{do: [{choose: 3}]}", "{do: [{archive: 3}]}", "{when: [use]}"],
)
def test_a_nonsensical_effect_is_refused_and_no_traceback(folder: Path, effect: str) -> None:
    change(folder, "basic_cards", FORUM, effect)
    assert "basic_cards.yaml: starting_cards, forum: field 'effects[0]" in refused(folder)
