"""All 51 advances: what their clauses say is what the program reckons with (ME-AD-*).

What an advance does in its phase is proved where that phase is tested: movement, conflict, cities,
trade cards, calamities, abilities, purchases.
"""

import re

import pytest

from tests.games.mega.acquiring import advance, buys_alone, eastern, held
from tests.games.mega.table import Table
from ziggurat.games.mega.game import MegaEmpires
from ziggurat.games.mega.lookup.making import lookup_of
from ziggurat.games.mega.rules.phase_12_acquisition.prices import price_of
from ziggurat.games.mega.terms import GROUP_COUNT, GROUPS, NOTHING
from ziggurat.kernel.clauses import Clause

TABLES = lookup_of(5, "east", 0, 0, "")
CLAUSES = {TABLES.advance_id[n]: TABLES.advance_clause[n] for n in range(51)}
ABILITIES = {
    "diaspora",
    "fundamentalism",
    "monotheism",
    "politics",
    "provincial_empire",
    "trade_routes",
    "universal_doctrine",
}


def clause_of(name: str) -> Clause:
    """The clause of an advance, its text on one line."""
    clause = MegaEmpires().clauses().find(CLAUSES[name])
    assert clause is not None
    return clause


def figures_of(name: str) -> str:
    """The part of a clause that holds the figures: up to the first full stop."""
    return " ".join(clause_of(name).text.split()).partition(". ")[0]


def printed(pattern: str, text: str) -> int:
    """The number a pattern finds in a text; 0 without one."""
    found = re.search(pattern, text)
    return int(found.group(1)) if found else 0


@pytest.mark.clause(
    "ME-AD-MYSTICISM",
    "ME-AD-MONUMENT",
    "ME-AD-WONDER-OF-THE-WORLD",
    "ME-AD-SCULPTURE",
    "ME-AD-ARCHITECTURE",
    "ME-AD-MINING",
    "ME-AD-CLOTH-MAKING",
    "ME-AD-NAVAL-WARFARE",
    "ME-AD-DIASPORA",
    "ME-AD-URBANISM",
    "ME-AD-DIPLOMACY",
    "ME-AD-PROVINCIAL-EMPIRE",
    "ME-AD-MONARCHY",
    "ME-AD-LAW",
    "ME-AD-CULTURAL-ASCENDANCY",
    "ME-AD-WRITTEN-RECORD",
    "ME-AD-CARTOGRAPHY",
    "ME-AD-LIBRARY",
    "ME-AD-POTTERY",
    "ME-AD-AGRICULTURE",
    "ME-AD-DEMOCRACY",
    "ME-AD-MASONRY",
    "ME-AD-ENGINEERING",
    "ME-AD-ROADBUILDING",
    "ME-AD-MYTHOLOGY",
    "ME-AD-LITERACY",
    "ME-AD-MATHEMATICS",
    "ME-AD-EMPIRICISM",
    "ME-AD-MEDICINE",
    "ME-AD-ANATOMY",
    "ME-AD-DEISM",
    "ME-AD-FUNDAMENTALISM",
    "ME-AD-MONOTHEISM",
    "ME-AD-THEOCRACY",
    "ME-AD-UNIVERSAL-DOCTRINE",
    "ME-AD-THEOLOGY",
    "ME-AD-DRAMA-AND-POETRY",
    "ME-AD-RHETORIC",
    "ME-AD-POLITICS",
    "ME-AD-MUSIC",
    "ME-AD-ENLIGHTENMENT",
    "ME-AD-PHILOSOPHY",
    "ME-AD-ASTRONAVIGATION",
    "ME-AD-CALENDAR",
    "ME-AD-PUBLIC-WORKS",
    "ME-AD-COINAGE",
    "ME-AD-TRADE-ROUTES",
    "ME-AD-TRADE-EMPIRE",
    "ME-AD-METALWORKING",
    "ME-AD-MILITARY",
    "ME-AD-ADVANCED-MILITARY",
)
@pytest.mark.parametrize("name", TABLES.advance_id)
def test_groups_cost_points_credits_and_chain_are_those_of_the_clause(name: str) -> None:
    number = TABLES.advance_id.index(name)
    text = figures_of(name)
    head = text.partition(";")[0].lower()
    assert [GROUPS[group] for group in TABLES.advance_groups[number]] == head.split(" + ")
    assert TABLES.advance_cost[number] == printed(r"cost (\d+)", text)
    assert TABLES.advance_vp[number] == printed(r"(\d+) VP", text)
    for group, word in enumerate(GROUPS):
        assert TABLES.advance_credits[number][group] == printed(rf"\b{word} (\d+)", text), word
    assert TABLES.free_credits[number] == printed(r"(\d+) of free choice", text)
    chain = re.search(r"; (\d+) to (.+)$", text)
    if chain is None:
        assert (TABLES.chain_to[number], TABLES.chain_credit[number]) == (NOTHING, 0)
        return
    other = TABLES.chain_to[number]
    assert TABLES.advance_name[other] == chain.group(2)
    assert TABLES.chain_credit[number] == int(chain.group(1))
    assert TABLES.chain_from[other] == number


@pytest.mark.clause("ME-A1")
@pytest.mark.parametrize("name", TABLES.advance_id)
def test_seven_advances_have_a_special_ability(name: str) -> None:
    number = TABLES.advance_id.index(name)
    assert bool(TABLES.is_ability[number]) == (name in ABILITIES)
    assert ("Special ability" in clause_of(name).text) == (name in ABILITIES)


@pytest.mark.clause("ME-V3", "ME-V12")
def test_seventeen_chains_of_ten_and_twenty() -> None:
    cheap = [n for n in range(51) if TABLES.chain_credit[n] == 10]
    middle = [n for n in range(51) if TABLES.chain_credit[n] == 20]
    assert len(cheap) == len(middle) == 17
    assert sorted(TABLES.chain_to[n] for n in cheap) == middle
    dear = sorted(TABLES.chain_to[n] for n in middle)
    assert sorted(cheap + middle + dear) == list(range(51))
    assert all(TABLES.advance_vp[n] == 1 for n in cheap)
    assert all(TABLES.advance_vp[n] == 3 for n in middle)
    assert all(TABLES.advance_vp[n] == 6 for n in dear)


@pytest.mark.clause("ME-V2", "ME-V3", "ME-V4", "ME-C5")
@pytest.mark.parametrize("name", TABLES.advance_id)
def test_every_advance_can_be_bought_and_gives_its_credits(name: str) -> None:
    number = TABLES.advance_id.index(name)
    table = eastern()
    table.hand("saba", silk=4, pearls=5)
    table.treasury("saba", 20)
    buys_alone(table, "saba", f"buy {name}; pay silk*4+pearls*4+treasury 2")
    if table.decision() == "free-credits":
        table.defaults("saba")
    assert held(table, "saba") == [name]
    free = TABLES.free_credits[number]
    gained = table.state.credits[:GROUP_COUNT]
    assert sum(gained) == sum(TABLES.advance_credits[number]) + free
    if not free:
        assert gained == TABLES.advance_credits[number]
    other = TABLES.chain_to[number]
    if other != NOTHING:
        group_credit = max(gained[group] for group in TABLES.advance_groups[other])
        cheaper = group_credit + TABLES.chain_credit[number]
        assert price_of(table.state, 0, other) == TABLES.advance_cost[other] - cheaper


@pytest.mark.clause("ME-AD-LITERACY", "ME-AD-MATHEMATICS", "ME-AD-EMPIRICISM")
@pytest.mark.parametrize("name", ["literacy", "mathematics", "empiricism"])
def test_three_advances_only_give_credits_to_all_groups(name: str) -> None:
    number = TABLES.advance_id.index(name)
    assert all(TABLES.advance_credits[number])
    assert not any(number in powers[::4] for powers in TABLES.modifiers)


@pytest.mark.clause("ME-V10")
def test_anatomy_and_its_gift_are_bought_together() -> None:
    table = eastern()
    table.hand("saba", silk=4, pearls=4)
    buys_alone(table, "saba", "buy anatomy+coinage; pay silk*4+pearls*4")
    assert held(table, "saba") == ["anatomy", "coinage"]
    assert "Anatomy gives Saba Coinage for nothing" in table.told()


@pytest.mark.clause("ME-V9")
def test_library_is_told_in_the_log() -> None:
    table = eastern()
    table.hand("saba", silk=4, pearls=4)
    buys_alone(table, "saba", "buy library+masonry; pay silk*4+pearls*4")
    assert held(table, "saba") == ["library", "masonry"]
    assert "Library makes Masonry cheaper" in table.told()


def test_the_numbers_of_advances_are_those_of_the_file() -> None:
    table = Table(players=5)
    assert advance(table, "mysticism") == 0
    assert advance(table, "advanced_military") == 50
