"""A designer's figures: what is changed in the data files changes the game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

import ziggurat.games.mega
from tests.games.mega.designing import DesignedTable, change, copy_data
from tests.games.mega.striking import strike
from tests.games.mega.table import FIVE
from ziggurat.games.mega.rules.phase_07_trade.market import has_market
from ziggurat.games.mega.rules.phase_12_acquisition.hand_limit import hand_limit
from ziggurat.games.mega.rules.phase_12_acquisition.prices import price_of
from ziggurat.games.mega.rules.scoring import rank_players, score_of
from ziggurat.games.mega.terms import (
    ABILITIES,
    EXPANSION,
    FIGURES,
    MOVEMENT,
    SCULPTURE,
    TAXES,
)

ELSEWHERE = ("extra_cards", "agriculture.printed_limits", "agriculture.bonus")
"""What `figures.yaml` has that is no single number, and what rules read as a whole."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copy_data(tmp_path)
    return tmp_path


def numbers_in(content: dict[str, object], path: str = "") -> Iterator[str]:
    """The places of a file's numbers, such as `ships.steps`."""
    for key, value in content.items():
        place = f"{path}.{key}" if path else key
        if isinstance(value, dict):
            yield from numbers_in(value, place)
        elif place not in ELSEWHERE:
            yield place


def test_a_rule_reads_every_number_by_the_name_it_has_in_the_file() -> None:
    package = Path(ziggurat.games.mega.__file__).parent
    text = (package / "data" / "figures.yaml").read_text(encoding="utf-8")
    places = list(numbers_in(yaml.safe_load(text)))
    assert len(places) > 30
    rules = "\n".join(
        path.read_text(encoding="utf-8") for path in (package / "rules").rglob("*.py")
    )
    unread = {place for place in places if not re.search(rf"\b{re.escape(place)}\b", rules)}
    assert unread == set()
    assert {name for name in FIGURES if name.upper() not in rules} == set()


def test_everybody_begins_with_the_pieces_of_the_files(folder: Path) -> None:
    change(
        folder,
        "civilizations",
        "{tokens: 55, cities: 9, ships: 4}",
        "{tokens: 60, cities: 8, ships: 4}",
    )
    change(
        folder,
        "civilizations",
        "{tokens: 50, pirate_cities: 18}",
        "{tokens: 40, pirate_cities: 12}",
    )
    state = DesignedTable(folder, *FIVE).state
    assert (state.stock, state.city_stock) == ([60] * 5, [8] * 5)
    assert (state.barbarians_left, state.pirates_left) == (40, 12)


def test_taxes_and_growth_follow_the_files(folder: Path) -> None:
    change(folder, "figures", "tax: {rate: 2,", "tax: {rate: 3,")
    change(folder, "figures", "{one_token: 1, more_tokens: 2}", "{one_token: 2, more_tokens: 3}")
    table = DesignedTable(folder, *FIVE)
    table.cities("saba", 2)
    table.tokens("babylon", "ur", 1)
    table.phase(TAXES)
    assert table.in_treasury("saba") == 6
    table.phase(EXPANSION)
    assert table.at("babylon", "ur") == 3


def test_a_ship_costs_what_the_files_say(folder: Path) -> None:
    change(folder, "figures", "build_treasury: 2", "build_treasury: 5")
    table = DesignedTable(folder, *FIVE)
    table.tokens("saba", "saba", 1)
    table.treasury("saba", 12)
    table.census(saba=50)
    table.phase(MOVEMENT)
    table.does("saba", "build saba", "treasury")
    assert table.in_treasury("saba") == 7


def test_a_building_prevents_as_many_steps_as_the_files_say(folder: Path) -> None:
    change(
        folder,
        "special-buildings",
        "regression_steps_prevented: 1",
        "regression_steps_prevented: 2",
    )
    change(folder, "calamities", "figures: {steps: 1}", "figures: {steps: 3}")
    table = DesignedTable(folder, *FIVE)
    table.step("saba", 9)
    table.city("saba", "zafar")
    building = table.state.lookup.building_id[0]
    table.building(building, "saba", "zafar")
    strike(table, "saba", "regression")
    table.does("saba", f"give {building}")
    assert table.asked() == []
    assert table.state.step[0] == 8


def test_the_files_say_which_advance_protects_from_which_ability(folder: Path) -> None:
    change(
        folder,
        "advances",
        "    effect: >-\n",
        "    protects_against: [fundamentalism]\n    effect: >-\n",
    )
    table = DesignedTable(folder, *FIVE)
    table.advances("saba", "fundamentalism")
    table.tokens("saba", "teredon", 1)
    table.tokens("babylon", "ur", 2)
    table.advances("babylon", "mysticism")
    table.phase(ABILITIES)
    assert table.asked() == []
    table.advances("babylon")
    table.phase(ABILITIES)
    assert table.asked() == ["saba"]


def test_a_calamity_takes_what_the_files_say(folder: Path) -> None:
    change(folder, "calamities", "figures: {treasury_lost: 10}", "figures: {treasury_lost: 12}")
    table = DesignedTable(folder, *FIVE)
    table.treasury("saba", 20)
    strike(table, "saba", "squandered_wealth")
    assert table.in_treasury("saba") == 8


def test_prices_points_and_hands_follow_the_files(folder: Path) -> None:
    change(
        folder,
        "advances",
        "cost: 50\n    vp: 1\n    credits: {arts: 10",
        "cost: 55\n    vp: 2\n    credits: {arts: 10",
    )
    change(folder, "figures", "victory: {city: 1}", "victory: {city: 2}")
    change(
        folder,
        "commodities",
        "8], deck: block, sets: [1, 2], minor: false, hand_limit: 8",
        "8], deck: block, sets: [1, 2], minor: false, hand_limit: 6",
    )
    table = DesignedTable(folder, *FIVE)
    table.cities("saba", 3)
    table.credits("saba", arts=0)
    assert price_of(table.state, 0, SCULPTURE) == 55
    table.advances("saba", "sculpture")
    assert score_of(table.state, 0).total == 2 * 3 + 2
    assert rank_players(table.state)[0] == 1
    assert hand_limit(table.state, 0) == 6


def test_the_small_game_alone_has_a_market(folder: Path) -> None:
    assert has_market(DesignedTable(folder, players=4).state)
    assert not has_market(DesignedTable(folder, *FIVE).state)
