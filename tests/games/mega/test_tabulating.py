"""The tables made of printed matter and map: numbers, links and figures."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.declared import fields_of
from tests.games.mega.designing import change, copy_data
from ziggurat.games.mega.lookup.lookup import Lookup
from ziggurat.games.mega.lookup.making import lookup_of
from ziggurat.games.mega.printed.reading import read_book, read_book_from
from ziggurat.games.mega.terms import ADVANCE_COUNT, NOTHING, STACKS, WATER
from ziggurat.kernel.errors import Invalid

SETUPS = [
    *((players, "west") for players in range(3, 10)),
    *((players, "east") for players in range(3, 19)),
]


@pytest.fixture(scope="module", params=SETUPS, ids=lambda setup: f"{setup[1]}-{setup[0]}")
def lookup(request: pytest.FixtureRequest) -> Lookup:
    players, board = request.param
    return lookup_of(players, board, 0, 0)


def test_every_field_of_the_tables_is_filled_in(lookup: Lookup) -> None:
    missing = [name for name in fields_of(Lookup) if not hasattr(lookup, name)]
    assert missing == []


def test_links_lead_both_ways_and_stay_in_play(lookup: Lookup) -> None:
    for links in (lookup.land, lookup.water, lookup.touching):
        for area, others in enumerate(links):
            assert others == sorted(set(others))
            assert all(area in links[other] for other in others)


def test_a_civilization_starts_in_its_own_region(lookup: Lookup) -> None:
    for civilization, area in enumerate(lookup.start):
        assert lookup.region[area] == civilization
        assert area in lookup.region_areas[civilization]


def test_roads_are_two_steps_by_land_that_do_not_lead_back(lookup: Lookup) -> None:
    for area, roads in enumerate(lookup.roads):
        for via, to in zip(roads[::2], roads[1::2]):
            assert via in lookup.land[area]
            assert to in lookup.land[via]
            assert to != area


def test_voyages_agree_with_a_plain_search_along_the_coast() -> None:
    """Where all waters are in play, a search over the tables finds what the map's does."""
    lookup = lookup_of(18, "east", 0, 0)
    for area in range(lookup.area_count):
        if not lookup.coastal[area]:
            continue
        far = {area: 0}
        for step in range(1, lookup.numbers.ships.steps_cloth_making + 1):
            edge = [one for one, n in far.items() if n == step - 1]
            for one in [near for place in edge for near in lookup.water[place]]:
                far.setdefault(one, step)
        found = lookup.voyages[area]
        assert dict(zip(found[::2], found[1::2])) == {k: n for k, n in far.items() if n}


def test_ships_that_pass_open_seas_go_at_least_as_far(lookup: Lookup) -> None:
    count = lookup.area_count
    for area in range(count):
        coast = dict(zip(lookup.voyages[area][::2], lookup.voyages[area][1::2]))
        sea = lookup.voyages[count + area]
        over = dict(zip(sea[::2], sea[1::2]))
        assert all(over[target] <= steps for target, steps in coast.items())


def test_the_stacks_hold_every_card_of_the_setup_once(lookup: Lookup) -> None:
    counts = [0] * len(lookup.good_id)
    for pile, goods in enumerate(lookup.goods_in):
        for kind, _, cards in zip(goods[::3], goods[1::3], goods[2::3]):
            assert lookup.good_stack[kind] == pile % STACKS
            assert lookup.good_blocks[kind] >> (pile // STACKS) & 1
            counts[kind] += cards
    assert counts == lookup.good_cards
    assert counts[WATER] == 0


def test_a_set_is_worth_its_number_squared_times_its_face() -> None:
    """ME-R1"""
    lookup = lookup_of(9, "east", 0, 0)
    salt = lookup.good_id.index("salt")
    assert lookup.set_value[salt][:5] == [0, 3, 12, 27, 48]


def test_chains_run_from_cheap_to_middle_to_dear() -> None:
    """ME-V12"""
    lookup = lookup_of(5, "east", 0, 0)
    starts = [a for a in range(ADVANCE_COUNT) if lookup.chain_from[a] == NOTHING]
    assert len(starts) == 17
    for first in starts:
        second = lookup.chain_to[first]
        third = lookup.chain_to[second]
        assert (lookup.chain_credit[first], lookup.chain_credit[second]) == (10, 20)
        assert lookup.chain_to[third] == NOTHING


def test_a_snowy_country_is_only_in_the_small_eastern_game() -> None:
    """ME-K14"""
    for players, board in SETUPS:
        lookup = lookup_of(players, board, 0, 0)
        is_small_east = players <= 4 and board == "east"
        assert any(lookup.snowy) == is_small_east
        assert (lookup.sea_id[-1] == "western_himalaya") == is_small_east


# --- faults in the data


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copy_data(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("advances", "cost: 50", "cost: cheap", "advances.yaml: advances, mysticism"),
        ("advances", "figure: cities_reduced", "figure: woes", "figure 'woes' is not on the card"),
        ("advances", "- id: mysticism", "- id: mystics", "which the rules do not know it as"),
        ("advances", "credits_to: {monument", "credits_to: {momument", "there is no 'momument'"),
        ("calamities", "order: 2", "order: 3", "must stand in the order of resolution"),
        (
            "calamities",
            "modifiers: [engineering]",
            "modifiers: []",
            "says otherwise of engineering",
        ),
        ("commodities", "large: {west: 9", "large: {west: 8", "must add up to the 9 cards"),
        ("commodities", "stacks: 9", "stacks: 8", "stacks: must be 9"),
        ("civilizations", "ast_basic: standard", "ast_basic: stretched", "has no row 'stretched'"),
        ("civilizations", "cities: 9", "cities: 10", "pieces, cities: at most 9"),
        ("civilizations", "pieces:", "peices:", "unknown list 'peices'"),
        ("short-game", "second_copies: [constructors", "second_copies: [builders", "no 'builders'"),
        ("figures", "credit_step: 5", "credit_step: 0", "field 'advances.credit_step'"),
        ("figures", "coinage: 1", "coinage: 2", "coinage: must be less than the rate, 2"),
        ("calamities", "card_saved: 4", "card_saved: 0", "banditry: figures, treasury_per_card"),
        ("figures", "{city: 1}", "{city: -1}", "field 'victory.city'"),
        (
            "special-buildings",
            "civilization: minoa",
            "civilization: saba",
            "minoa: special_building",
        ),
        ("ast", "vp_per_step: 5", "vp_a_step: 5", "unknown list 'vp_a_step'"),
    ],
)
def test_a_slip_in_the_data_is_told_by_file_and_entry(
    folder: Path, file: str, old: str, new: str, sentence: str
) -> None:
    change(folder, file, old, new)
    with pytest.raises(Invalid) as refusal:
        read_book_from(folder)
    assert sentence in str(refusal.value)


def test_the_shipped_data_have_no_fault() -> None:
    assert len(read_book().advances) == ADVANCE_COUNT
