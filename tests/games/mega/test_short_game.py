"""The short game (ME-Z)."""

from __future__ import annotations

import pytest

from tests.games.mega.table import FIVE, Table
from ziggurat.games.mega.lookup.making import lookup_of
from ziggurat.games.mega.rules.phase_06_trade_cards.stacks import prepare_stacks
from ziggurat.games.mega.rules.phase_12_acquisition.buildings import (
    available_buildings,
    building_price,
)
from ziggurat.games.mega.rules.scoring import ending_clause
from ziggurat.games.mega.rules.setup import deal_table
from ziggurat.games.mega.rules.short_game import (
    areas_for_cities,
    begin_short_game,
    deal_hidden_themes,
    known_theme,
)
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    BY_SUCCESSION,
    GOODS,
    GROUP_COUNT,
    GROUPS,
    MIDDLE_BRONZE_AGE,
    SUCCESSION,
)
from ziggurat.kernel.dice import Dice

THEMES = {
    "coin": ["cartography", "law", "coinage", "music"],
    "deserts": ["engineering", "universal_doctrine", "deism", "urbanism"],
    "palaces": ["diplomacy", "literacy", "theocracy", "mythology"],
    "constructors": ["enlightenment", "engineering", "theocracy", "empiricism"],
    "merchants": ["trade_routes", "calendar", "monarchy", "cloth_making"],
    "heights": ["architecture", "law", "drama_and_poetry", "masonry"],
    "knowledge": ["medicine", "enlightenment", "astronavigation", "pottery"],
    "seas": ["naval_warfare", "literacy", "astronavigation", "written_record"],
    "emerging": ["military", "literacy", "metalworking", "mysticism"],
}
USED = {
    ("east", 3): "coin deserts palaces",
    ("west", 3): "coin merchants palaces",
    ("east", 4): "coin deserts palaces constructors",
    ("west", 4): "coin deserts merchants constructors",
    ("east", 5): "coin constructors deserts merchants palaces",
    ("west", 5): "seas constructors coin deserts palaces",
    ("east", 6): "coin deserts palaces constructors merchants heights",
    ("west", 6): "seas constructors coin deserts palaces merchants",
    ("east", 7): "coin deserts palaces constructors merchants heights knowledge",
    ("west", 7): "seas constructors coin deserts palaces merchants knowledge",
    ("east", 8): "seas constructors deserts palaces merchants knowledge heights coin",
    ("west", 8): "seas constructors deserts palaces merchants knowledge emerging heights",
}
SECOND_COPIES = (
    "constructors",
    "seas",
    "coin",
    "deserts",
    "merchants",
    "heights",
    "knowledge",
    "emerging",
    "palaces",
)
SABA = "sites: aden+himyar+opone+rhapta+ubar; wilderness: none"


def short_game(*civilizations: str, board: str = "east") -> Table:
    """A short game at its very beginning; theme sets and stacks lie unshuffled."""
    table = Table(*(civilizations or FIVE), short=1, board=board)
    prepare_stacks(table.state)
    table.enters(begin_short_game(table.state))
    return table


def until(table: Table, decision: str) -> None:
    """Everybody answers by default until a question of this kind comes."""
    while table.asked() and table.decision() != decision:
        table.defaults(table.asked()[0])


def to_the_end(table: Table) -> None:
    """Everybody answers by default until play can start."""
    until(table, "")
    assert table.asked() == []


# --- theme sets


@pytest.mark.clause("ME-Z1", "ME-P4")
@pytest.mark.parametrize(("players", "credit"), [(3, 10), (4, 5), (5, 0), (6, 0), (9, 0), (12, 0)])
def test_the_basic_table_and_credits_for_three_and_four_players_only(
    players: int, credit: int
) -> None:
    lookup = lookup_of(players, "east", 0, 1)
    assert lookup.start_credits == credit
    assert (lookup.end_step, lookup.last_step, lookup.is_expert) == (15, 15, 0)


@pytest.mark.clause("ME-Z2")
def test_each_theme_set_has_its_four_advances() -> None:
    lookup = lookup_of(9, "east", 0, 1)
    found = {
        name: [lookup.advance_id[number] for number in advances]
        for name, advances in zip(lookup.theme_id, lookup.theme_advances)
    }
    assert found == THEMES


@pytest.mark.clause("ME-Z3")
@pytest.mark.parametrize(("board", "players"), USED)
def test_up_to_eight_players_have_the_sets_of_their_board(board: str, players: int) -> None:
    lookup = lookup_of(players, board, 0, 1)
    assert [lookup.theme_id[number] for number in lookup.themes_used] == USED[
        board, players
    ].split()


@pytest.mark.clause("ME-Z3")
@pytest.mark.parametrize("players", range(9, 19))
def test_nine_have_all_sets_and_each_further_player_brings_a_second_copy(players: int) -> None:
    lookup = lookup_of(players, "east", 0, 1)
    used = [lookup.theme_id[number] for number in lookup.themes_used]
    assert sorted(used) == sorted([*THEMES, *SECOND_COPIES[: players - 9]])


@pytest.mark.clause("ME-Z4")
def test_sets_are_dealt_at_random_one_to_each_player() -> None:
    dealt = set()
    for seed in (b"one", b"two", b"three"):
        table = Table(*FIVE, short=1)
        prepare_stacks(table.state)
        table.state.dice = Dice(seed)
        table.enters(begin_short_game(table.state))
        assert sorted(table.state.themes) == sorted(table.state.lookup.themes_used)
        dealt.add(tuple(table.state.themes))
    assert len(dealt) > 1


@pytest.mark.clause("ME-Z4")
def test_a_set_is_a_secret_of_its_player_until_all_are_revealed() -> None:
    table = short_game()
    assert "Your theme set is Coin and Commerce." in table.prompt("saba")
    assert [known_theme(table.state, seat) for seat in range(5)] == [
        "coin",
        "constructors",
        "deserts",
        "merchants",
        "palaces",
    ]
    assert known_theme(table.state, None) == ""
    events = table.log()
    told = [event.words_for(1) for event in events if event.clause == "ME-Z4"]
    assert len(told) == 5
    assert [("Sacred Constructors" in line) for line in told] == [False, True] + [False] * 3
    assert not any("Coin" in line or "Deserts" in line for line in told)
    until(table, "give-up-city")
    assert table.state.themes == []
    assert known_theme(table.state, 0) == ""


@pytest.mark.clause("ME-Z4")
def test_whoever_imagines_the_sets_of_others_keeps_his_own() -> None:
    table = short_game()
    dealt = set()
    for number in range(20):
        twin = table.state.copy()
        deal_hidden_themes(twin, 2, Dice(b"imagined %d" % number))
        assert twin.themes[2] == table.state.themes[2]
        assert sorted(twin.themes) == sorted(table.state.themes)
        dealt.add(tuple(twin.themes))
    assert len(dealt) > 10


# --- the first cities


@pytest.mark.clause("ME-Z5")
def test_everybody_places_five_cities_in_ranking_order() -> None:
    table = short_game("parthia", "nubia", "persia", "babylon", "saba")
    for civilization in FIVE:
        assert table.asked() == [civilization]
        assert table.decision() == "place-cities"
        table.defaults(civilization)
        cities = table.cities_of(civilization)
        assert len(cities) == 5
        assert set(cities) <= set(table.region(civilization))
    assert table.decision() != "place-cities"


@pytest.mark.clause("ME-Z5")
def test_at_least_four_cities_stand_on_sites_and_none_in_an_area_of_limit_zero() -> None:
    table = short_game()
    table.refuses("saba", "sites: aden+himyar+opone; wilderness: saba+main", "ME-Z5")
    table.refuses("saba", "sites: aden+himyar+opone+rhapta; wilderness: none", "ME-Z5")
    table.refuses("saba", "sites: aden+himyar+opone+rhapta+ubar; wilderness: saba", "ME-Z5")
    table.refuses("saba", "sites: aden+himyar+opone+rhapta; wilderness: saba+main", "ME-Z5")
    assert not table.can("saba", "sites: aden+himyar+opone+rhapta; wilderness: ogaden")
    assert not table.can("saba", "sites: aden+himyar+opone+rhapta; wilderness: elam")
    table.does("saba", "sites: aden+himyar+opone+rhapta; wilderness: saba")
    assert sorted(table.cities_of("saba")) == ["aden", "himyar", "opone", "rhapta", "saba"]
    assert table.state.city_stock[0] == 4


@pytest.mark.clause("ME-Z5")
@pytest.mark.parametrize("players", range(3, 19))
def test_every_region_has_room_for_them(players: int) -> None:
    for board in ("east", "west"):
        table = Table(players=players, board=board, short=1)
        for player in range(players):
            sites, wild = areas_for_cities(table.state, player)
            assert len(sites) >= 4
            assert len(sites) + len(wild) >= 5


@pytest.mark.clause("ME-Z5")
def test_then_all_reveal_their_sets_and_take_advances_and_credits() -> None:
    table = short_game()
    for civilization in FIVE[:-1]:
        table.defaults(civilization)
        assert table.advances_of(civilization) == []
    table.defaults("parthia")
    for civilization, theme in zip(FIVE, USED["east", 5].split()):
        assert sorted(table.advances_of(civilization)) == sorted(THEMES[theme])
    lookup = table.state.lookup
    advances = [lookup.advance_id.index(name) for name in THEMES["deserts"]]
    expected = [sum(lookup.advance_credits[a][g] for a in advances) for g in range(GROUP_COUNT)]
    assert table.state.credits[2 * GROUP_COUNT : 3 * GROUP_COUNT] == expected
    assert "Persia reveals Exploring the Deserts and takes Engineering" in table.told()


@pytest.mark.clause("ME-Z6")
def test_the_three_costliest_sets_cost_a_city_of_ones_choice() -> None:
    table = short_game()
    table.does("saba", SABA)
    until(table, "give-up-city")
    assert table.asked() == ["saba", "babylon", "nubia"]
    table.does("saba", "opone")
    assert table.owner("opone") == "saba", "the others have not answered yet"
    table.defaults("babylon", "nubia")
    assert table.cities_of("saba") == ["aden", "himyar", "rhapta", "ubar"]
    assert [len(table.cities_of(civilization)) for civilization in FIVE] == [4, 4, 5, 4, 5]


@pytest.mark.clause("ME-Z6")
def test_the_sets_that_cost_a_city_are_the_costliest() -> None:
    lookup = lookup_of(9, "east", 0, 1)
    totals = {
        name: sum(lookup.advance_cost[number] for number in advances)
        for name, advances in zip(lookup.theme_id, lookup.theme_advances)
    }
    costing = [name for name, costs in zip(lookup.theme_id, lookup.theme_costs_city) if costs]
    assert {name: totals[name] for name in costing} == {
        "coin": 480,
        "merchants": 470,
        "constructors": 460,
    }
    assert max(total for name, total in totals.items() if name not in costing) < 460


@pytest.mark.clause("ME-Z2.1", "ME-V11", "ME-AD-WRITTEN-RECORD")
def test_written_record_brings_its_credits_of_free_choice() -> None:
    table = short_game("minoa", "assyria", "hatti", "hellas", "egypt", board="west")
    until(table, "free-credits")
    assert table.asked() == ["minoa"]
    before = table.state.credits[:GROUP_COUNT]
    table.does("minoa", "religion=1+science=1")
    gained = [now - then for now, then in zip(table.state.credits[:GROUP_COUNT], before)]
    assert dict(zip(GROUPS, gained)) == {
        "arts": 0,
        "civics": 0,
        "crafts": 0,
        "religion": 5,
        "science": 5,
    }


# --- cards, tokens, treasury, markers


@pytest.mark.clause("ME-Z7", "ME-D1")
def test_cards_are_drawn_for_cities_fewest_first_and_nothing_is_bought() -> None:
    table = short_game()
    tops = [table.stack_of(number)[-1] for number in range(1, 6)]
    until(table, "place-tokens")
    assert [table.state.hand_size[player] for player in range(5)] == [4, 4, 5, 4, 5]
    # Saba is the best ranked of those with four cities, so it draws before all others.
    assert table.cards_of("saba") == {name: tops.count(name) for name in tops[:4]}
    told = table.told()
    draws = [line.split()[0] for line in told.splitlines() if "draws" in line]
    assert draws == ["Saba", "Babylon", "Nubia", "Persia", "Parthia"]
    assert table.decision() == "place-tokens"


@pytest.mark.clause("ME-Z7", "ME-D6")
def test_what_was_drawn_is_kept_secret_calamities_too() -> None:
    table = Table(*FIVE, short=1)
    for number in range(1, 10):
        table.stack(number, *["salt"] * 5)
    table.stack(3, "salt", "salt", "salt", "salt", "slave_revolt")
    table.enters(begin_short_game(table.state))
    until(table, "place-tokens")
    assert table.cards_of("saba")["slave_revolt"] == 1
    events = [event for event in table.log() if "draws" in event.words_for(0)]
    assert "calamity:slave_revolt" in events[0].words_for(0)
    assert not any("slave_revolt" in event.words_for(1) for event in events)


@pytest.mark.clause("ME-Z8")
def test_up_to_fourteen_tokens_are_placed_within_the_limits_in_ranking_order() -> None:
    table = short_game()
    table.does("saba", SABA)
    until(table, "place-tokens")
    assert table.asked() == ["saba"]
    table.refuses("saba", "saba*4", "ME-Z8")
    table.refuses("saba", "saba*3+hadhramawt*2+main*2+qataban*2+berbera+calmadon+marib+nabataea"
                  "+socotra+tayma", "ME-Z8")  # fmt: skip
    assert not table.can("saba", "aden"), "a city without room beside it"
    assert not table.can("saba", "ogaden"), "a limit of 0"
    assert not table.can("saba", "elam"), "not in the region"
    assert table.can("saba", "none")
    table.does("saba", "saba*3+hadhramawt*2")
    assert table.state.on_board[0] == 5
    assert table.asked() == ["babylon"]


@pytest.mark.clause("ME-Z8", "ME-AD-AGRICULTURE")
def test_agriculture_counts_for_the_limits() -> None:
    table = short_game()
    until(table, "place-tokens")
    table.advances("saba", "agriculture")
    assert table.can("saba", "ogaden")
    assert table.can("saba", "main*3")
    assert not table.can("saba", "saba*4")


@pytest.mark.clause("ME-Z8", "ME-Z9")
def test_ex_81_fourteen_on_the_board_ten_in_treasury_and_thirty_one_in_stock() -> None:
    table = short_game()
    to_the_end(table)
    state = table.state
    for player in range(5):
        assert state.on_board[player] == 14
        assert state.treasury[player] == 10
        assert state.stock[player] == 31
        assert state.city_count[player] in (4, 5)
        assert state.step[player] == 10


@pytest.mark.clause("ME-Z9", "ME-H5")
@pytest.mark.parametrize("players", [5, 18])
def test_step_ten_is_the_last_before_the_late_bronze_age_in_every_row(players: int) -> None:
    lookup = lookup_of(players, "east", 0, 1)
    for row in lookup.epoch:
        assert row[10] == MIDDLE_BRONZE_AGE
        assert row[11] == MIDDLE_BRONZE_AGE + 1


@pytest.mark.clause("ME-Z10")
def test_the_short_game_ends_when_a_marker_reaches_step_15() -> None:
    table = Table(*FIVE, short=1)
    table.step("nubia", 14)
    table.cities("nubia", 5)
    table.advances("nubia", "library", "mathematics", "roadbuilding")
    table.phase(SUCCESSION)
    assert table.state.is_over
    assert table.state.ending == BY_SUCCESSION
    assert ending_clause(table.state) == "ME-Z10"


@pytest.mark.clause("ME-Z11")
def test_special_buildings_are_used_and_first_cost_thirty() -> None:
    table = short_game()
    to_the_end(table)
    for player in range(5):
        assert building_price(table.state, player) == 30
        assert len(available_buildings(table.state, player)) == 5


@pytest.mark.clause("ME-Z1")
def test_a_dealt_table_of_the_short_game_has_no_token_on_the_board_yet() -> None:
    table = Table(*FIVE, short=1)
    state = Mega(table.state.lookup, Dice(b"dealt"))
    state.clear()
    deal_table(state, table.settings)
    assert state.on_board == [0] * 6
    assert state.goods == [0] * (5 * GOODS)
