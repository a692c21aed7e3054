"""The hot tables: what is printed, maps by number, effects as programs."""

from __future__ import annotations

from typing import get_args

import pytest

from tests.games.declared import fields_of
from tests.games.monumental.effect_bench import bench, prints
from tests.games.monumental.proving_ground import map_text
from ziggurat.games.monumental.lookup.effects import Operation
from ziggurat.games.monumental.lookup.lookup import Lookup
from ziggurat.games.monumental.lookup.making import lookup_of, refuse_doubles
from ziggurat.games.monumental.maps.layout import letters
from ziggurat.games.monumental.maps.reading import read_maps
from ziggurat.games.monumental.printed.grammar import LASTING, ONLY_LASTING
from ziggurat.games.monumental.printed.operations import KINDS, Discounted, Scope, Target, Zone
from ziggurat.games.monumental.printed.reading import read_cards
from ziggurat.games.monumental.rules.effects import estimates, lasting, phrases
from ziggurat.games.monumental.rules.effects.operations import OPERATIONS
from ziggurat.games.monumental.terms import (
    BARBARIAN,
    BUILDING,
    CAPITAL,
    COUNTERS,
    DISCOUNTS,
    FREE_CITY,
    KNOWLEDGE,
    MARKET,
    NOTHING,
    RESOURCES,
    TERRAINS,
    TRIGGERS,
    WATER,
    WONDER,
)
from ziggurat.kernel.errors import Invalid


@pytest.fixture(params=[*read_maps(), map_text()], ids=[*read_maps(), "own"])
def lookup(request: pytest.FixtureRequest) -> Lookup:
    return lookup_of(str(request.param))


# --- maps


def test_a_map_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(Invalid, match=r"no map 'atlantis'.*map_2p_1.*text of a map file"):
        lookup_of("atlantis")


def test_an_own_map_is_known_by_its_text() -> None:
    lookup = lookup_of(map_text())
    assert lookup.map_id == "proving_ground"
    assert lookup.map_text == map_text()
    assert lookup_of("map_2p_1").map_text == ""


def test_an_own_map_with_a_fault_is_refused() -> None:
    with pytest.raises(Invalid, match="swamp"):
        lookup_of(map_text().replace("terrain: jungle", "terrain: swamp"))


def test_tiles_are_numbered_and_called_row_by_row() -> None:
    lookup = lookup_of(map_text())
    assert lookup.tile_label[:7] == ["A1", "A2", "A3", "A4", "A5", "A6", "B1"]
    assert [letters(row) for row in (0, 25, 26, 27, 52)] == ["A", "Z", "AA", "AB", "BA"]


def test_ways_lead_both_ways_and_units_keep_to_the_land(lookup: Lookup) -> None:
    for ways in (lookup.unit_ways, lookup.explorer_ways):
        for near, fars in enumerate(ways):
            assert fars == sorted(fars)
            assert all(near in ways[far] for far in fars)
    for near, fars in enumerate(lookup.unit_ways):
        assert set(fars) <= set(lookup.explorer_ways[near])
        assert all(lookup.terrain[far] != WATER for far in fars)
        assert lookup.terrain[near] != WATER or not fars


def test_distances_are_those_of_neighbours_added_up(lookup: Lookup) -> None:
    for start in range(lookup.tile_count):
        row = lookup.distance[start]
        assert row[start] == 0
        for tile in range(lookup.tile_count):
            assert row[tile] == lookup.distance[tile][start]
            steps = [row[near] for near in lookup.explorer_ways[tile]]
            assert tile == start or row[tile] >= 1
            assert all(abs(row[tile] - step) <= 1 for step in steps)


@pytest.mark.clause("MO-6.4")
def test_coasts_harbors_and_provinces_by_the_water_are_coastal_and_nothing_else(
    lookup: Lookup,
) -> None:
    water = {tile for tile in range(lookup.tile_count) if lookup.terrain[tile] == WATER}
    for tile in range(lookup.tile_count):
        terrain = TERRAINS[lookup.terrain[tile]]
        is_by_water = any(lookup.distance[tile][pond] == 1 for pond in water)
        is_province = terrain not in ("capital", "water")
        is_coastal = is_province and (terrain in ("coast", "harbor") or is_by_water)
        assert lookup.coastal[tile] == int(is_coastal)


def test_seats_have_capitals_and_nothing_else_is_one(lookup: Lookup) -> None:
    capitals = [tile for tile in range(lookup.tile_count) if lookup.terrain[tile] == CAPITAL]
    assert sorted(lookup.seat_tile) == capitals
    assert len(capitals) == lookup.map_players


@pytest.mark.clause("MO-2.2")
def test_what_set_up_puts_on_tiles_is_what_the_map_says() -> None:
    lookup = lookup_of(map_text())
    at = lookup.tile_label.index
    assert lookup.tile_tokens[at("B3")] == [0, 0, 1, 0]
    assert lookup.tile_tokens[at("C3")] == [1, 0, 0, 0]
    assert lookup.tile_tokens[at("C4")] == [0, 1, 0, 0]
    assert lookup.market_at[at("C4")] == lookup.kind_id.index("market_spice")
    assert lookup.market_at.count(NOTHING) == lookup.tile_count - 1
    assert lookup.natural_tiles == [at("C1")]
    assert (lookup.entry_gold[at("D2")], lookup.entry_token[at("D1")]) == (1, 1)


# --- what is printed


def test_every_kind_has_an_entry_in_every_list(lookup: Lookup) -> None:
    for name in fields_of(Lookup):
        if name.startswith("kind_") and name != "kind_count":
            assert len(getattr(lookup, name)) == lookup.kind_count, name
    for name in ("price_complete", "gains", "token_gold", "monster_of", "strength"):
        assert len(getattr(lookup, name)) == lookup.kind_count, name


def test_all_maps_number_what_is_printed_alike(lookup: Lookup) -> None:
    assert lookup.kind_id == lookup_of("map_2p_1").kind_id


def test_two_things_of_the_same_id_are_refused() -> None:
    with pytest.raises(Invalid, match="same id: granary"):
        refuse_doubles(["granary", "temple", "granary"])


@pytest.mark.clause("MO-1.5")
def test_development_cards_come_era_by_era() -> None:
    lookup = lookup_of("map_2p_1")
    eras = [lookup.kind_era[kind] for kind in lookup.work_kinds]
    assert eras == sorted(eras)
    sorts = {lookup.kind_type[kind] for kind in lookup.work_kinds}
    assert sorts == {BUILDING, KNOWLEDGE, WONDER}
    assert len(lookup.work_kinds) == len(read_cards().developments)


@pytest.mark.clause("MO-1.2")
def test_thirteen_cards_are_common_to_all_starting_decks() -> None:
    lookup = lookup_of("map_2p_1")
    names = [lookup.kind_id[kind] for kind in lookup.starting_deck]
    counts = {name: names.count(name) for name in names}
    assert counts == {"work_camp": 5, "library": 3, "fort": 3, "forum": 1, "mine": 1}


def test_tokens_say_in_words_what_they_give() -> None:
    lookup = lookup_of("map_2p_1")
    texts = dict(zip(lookup.kind_id, lookup.kind_text))
    assert texts["barb_d"] == "Gain 2 Gold or 1 Production, 1 Science and 1 Military."
    assert texts["city_d"] == "Gain 1 Culture or 2 spaces on the Trade track."
    names = {lookup.kind_type[k]: lookup.kind_name[k] for k in range(lookup.kind_count)}
    assert (names[BARBARIAN], names[FREE_CITY]) == ("Barbarians", "Free City")


@pytest.mark.clause("MO-14.10")
def test_a_market_token_tells_what_an_automa_gains_from_it() -> None:
    lookup = lookup_of("map_2p_1")
    gold = {
        lookup.kind_id[kind]: lookup.token_gold[kind]
        for kind in range(lookup.kind_count)
        if lookup.kind_type[kind] == MARKET
    }
    assert gold["market_arms"] == 4
    assert all(gold.values())


# --- effects


def test_records_know_their_card_and_cards_what_they_wait_for() -> None:
    lookup = lookup_of("map_2p_1")
    for kind, numbers in enumerate(lookup.kind_records):
        waiting = {lookup.records[number].trigger for number in numbers}
        assert all(lookup.records[number].kind == kind for number in numbers)
        bits = [lookup.kind_reacts[kind] >> trigger & 1 for trigger in range(len(TRIGGERS))]
        assert bits == [int(trigger in waiting) for trigger in range(len(TRIGGERS))]


def test_records_of_the_first_occasion_are_listed_by_their_trigger() -> None:
    lookup = lookup_of("map_2p_1")
    found = {
        TRIGGERS[trigger]: [lookup.kind_id[lookup.records[n].kind] for n in numbers]
        for trigger, numbers in enumerate(lookup.first_records)
        if numbers
    }
    assert found == {
        "conquer_with_warlord": ["shaka_zulu", "shaka_zulu"],
        "acquire": ["stelae_construction"],
    }


def test_every_operation_of_the_files_has_a_class_that_tells_all_about_it() -> None:
    assert set(OPERATIONS) == set(KINDS.values())
    for name, kind in KINDS.items():
        told = OPERATIONS[kind]
        assert told.words is not Operation.words, name
        assert told.worth is not Operation.worth, name
        is_carried_out = told.carry_out is not Operation.carry_out
        assert is_carried_out == (name not in ONLY_LASTING), name


def test_lasting_operations_react_to_a_number_of_their_own() -> None:
    bits = {name: OPERATIONS[kind].bit for name, kind in KINDS.items()}
    lasting = {name: bit for name, bit in bits.items() if bit != NOTHING}
    assert set(lasting) == set(LASTING)
    assert sorted(lasting.values()) == [len(TRIGGERS) + place for place in range(len(LASTING))]


def test_there_are_words_and_usual_counts_for_all_that_an_operation_can_name() -> None:
    assert set(phrases.ZONES) == set(get_args(Zone))
    assert set(phrases.TARGETS) == set(get_args(Target))
    assert set(phrases.COUNTERS) == set(COUNTERS) == set(estimates.USUAL_COUNTS)
    assert set(lasting.PURPOSES) == set(get_args(Discounted)) == set(DISCOUNTS)
    assert set(lasting.PROTECTED) == set(get_args(Scope))
    assert set(estimates.PRICE_OF) == set(RESOURCES)


def test_programs_are_numbered_by_their_place() -> None:
    programs = lookup_of("map_2p_1").programs
    assert [program.number for program in programs] == list(range(len(programs)))


def test_every_program_of_the_data_can_be_told_in_words_and_weighed() -> None:
    for program in lookup_of("map_2p_1").programs:
        assert program.words()
        assert -5 < program.worth() < 15


@pytest.mark.parametrize(
    ("operation", "words"),
    [
        ("{gain: {any: 2, gold: 1}}", "gain 1 Gold and 2 basic resources of your choice"),
        (
            "{gain_per: {of: 'terrain:mountain', each: {science: 1}, per: 2, round: up, max: 3}}",
            "gain 1 Science for every 2 Mountain Provinces, rounded up, at most 3 times",
        ),
        (
            "{choose: [[{trade: 1}], [{unrest: 1}]]}",
            "either move 1 space on the Trade track or take 1 Unrest",
        ),
        ("{convert: {from: any, to: gold, max: 1}}", "turn up to 1 basic resource into Gold"),
        ("{convert: {from: science, to: any}}", "turn any number of Science into others"),
        ("{activate_city: all}", "activate all further cards of your city"),
        (
            "{archive: {from: both, amount: 2, upto: true, each: [{gain: {culture: 1}}]}}",
            "archive up to 2 cards of your city or discard pile and for each gain 1 Culture",
        ),
        ("{discount: {kind: wonder, half: true}}", "pay half price for a Wonder"),
        (
            "{steal: {what: gold, amount: 1, from: previous_owner}}",
            "take 1 Gold from its previous owner",
        ),
    ],
)
def test_an_operation_in_words(operation: str, words: str) -> None:
    table = bench("zulu", "malians")
    prints(table, "temple", f"{{do: [{operation}]}}")
    lookup = table.state.lookup
    record = lookup.kind_records[table.kind("temple")][0]
    assert lookup.records[record].program.words() == words
