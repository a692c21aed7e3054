"""Who plays with how many players, with which pieces, and what the table settles first."""

from __future__ import annotations

import pytest

from tests.games.mega.layout import SETTINGS
from tests.games.mega.table import Table
from ziggurat.games.mega.laws import check_play
from ziggurat.games.mega.lookup.making import lookup_of
from ziggurat.games.mega.rules.phase_12_acquisition.buildings import available_buildings
from ziggurat.games.mega.rules.setup import deal_table, read_civilizations
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import IN_SUPPLY, NOTHING
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Invalid

PLAYERS = range(3, 19)
WEST = {
    3: "minoa hatti hellas",
    4: "minoa assyria hatti hellas",
    5: "minoa assyria hatti hellas egypt",
    6: "minoa carthage hatti rome iberia hellas",
    7: "minoa assyria carthage hatti rome hellas egypt",
    8: "minoa assyria carthage hatti rome iberia hellas egypt",
    9: "minoa assyria celt carthage hatti rome iberia hellas egypt",
}
EAST = {
    3: "kushan indus parthia",
    4: "kushan persia indus parthia",
    5: "saba babylon persia nubia parthia",
    6: "saba babylon kushan persia indus parthia",
    7: "saba babylon kushan persia nubia indus parthia",
    8: "saba maurya babylon dravidia kushan persia indus parthia",
    9: "saba maurya babylon dravidia kushan persia nubia indus parthia",
}
MIXED = {
    10: "minoa saba assyria babylon hatti persia nubia hellas egypt parthia",
    11: "saba assyria maurya babylon dravidia kushan persia nubia indus egypt parthia",
}
BLOCKS = {
    12: ("minoa carthage hatti rome hellas egypt", "saba assyria babylon persia nubia parthia"),
    13: (
        "minoa carthage hatti rome iberia hellas",
        "saba assyria babylon persia nubia egypt parthia",
    ),
    14: (
        "minoa celt carthage hatti rome iberia hellas",
        "saba assyria babylon persia nubia egypt parthia",
    ),
    15: (
        "minoa carthage hatti rome iberia hellas egypt",
        "saba assyria babylon kushan persia nubia indus parthia",
    ),
    16: (
        "minoa celt carthage hatti rome iberia hellas egypt",
        "saba assyria babylon kushan persia nubia indus parthia",
    ),
    17: ("minoa assyria carthage hatti rome iberia hellas egypt", EAST[9]),
    18: (WEST[9], EAST[9]),
}


def dealt(players: int, seed: bytes = b"deal", **settings: int | str) -> Mega:
    """A table as a new game begins."""
    wish = {**SETTINGS, **settings}
    expert, short = int(wish["expert"]), int(wish["short"])
    state = Mega(lookup_of(players, str(wish["board"]), expert, short, ""), Dice(seed))
    state.clear()
    deal_table(state, wish)
    return state


def civilizations(state: Mega, block: int = 0) -> list[str]:
    """Who plays in a block, in ranking order."""
    lookup = state.lookup
    return [name for name, each in zip(lookup.civ_id, lookup.civ_block) if each == block]


# --- who plays


@pytest.mark.clause("ME-P1", "ME-P2")
@pytest.mark.parametrize("players", range(3, 10))
def test_three_to_nine_play_on_one_map_with_its_civilizations(players: int) -> None:
    west, east = dealt(players, board="west"), dealt(players)
    assert civilizations(west) == WEST[players].split()
    assert civilizations(east) == EAST[players].split()
    assert (west.lookup.board, east.lookup.board) == ("west", "east")
    assert west.lookup.block_count == east.lookup.block_count == 1


@pytest.mark.clause("ME-P1", "ME-P2")
@pytest.mark.parametrize(
    ("players", "own", "other"), [(10, "ochre", "flax"), (11, "flax", "ochre")]
)
def test_ten_and_eleven_play_mixed_with_the_cards_of_one_box(
    players: int, own: str, other: str
) -> None:
    state = dealt(players)
    lookup = state.lookup
    assert civilizations(state) == MIXED[players].split()
    assert lookup.block_count == 1
    assert lookup.good_cards[lookup.good_id.index(own)] == 9
    assert lookup.good_cards[lookup.good_id.index(other)] == 0


@pytest.mark.clause("ME-P1", "ME-P2")
@pytest.mark.parametrize("players", range(12, 19))
def test_twelve_and_more_play_in_two_blocks(players: int) -> None:
    state = dealt(players)
    west, east = BLOCKS[players]
    assert state.lookup.block_count == 2
    assert civilizations(state, 0) == west.split()
    assert civilizations(state, 1) == east.split()


@pytest.mark.clause("ME-P1")
def test_the_east_is_played_unless_the_west_is_wished_for() -> None:
    assert SETTINGS["board"] == "east"
    assert "parthia" in dealt(5).lookup.civ_id


@pytest.mark.clause("ME-P3", "ME-P8", "ME-C7")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_regions_of_those_who_play_are_in_play_and_nothing_else(players: int) -> None:
    lookup = dealt(players).lookup
    regions = [area for areas in lookup.region_areas for area in areas]
    assert sorted(regions) == list(range(lookup.area_count))
    assert all(lookup.region_areas)
    linked = [other for links in lookup.touching for other in links]
    assert max(linked) < lookup.area_count


@pytest.mark.clause("ME-P3")
def test_areas_of_others_cannot_even_be_named() -> None:
    with pytest.raises(Invalid, match="is no area in play"):
        Table("kushan", "indus", "parthia").area("ur")


@pytest.mark.clause("ME-P4", "ME-S4")
@pytest.mark.parametrize("players", PLAYERS)
def test_small_tables_and_twelve_players_begin_with_credits(players: int) -> None:
    given = {3: 10, 4: 5, 5: 10, 6: 5, 12: 5}
    state, short = dealt(players), dealt(players, short=1)
    assert state.credits == [given.get(players, 0)] * (5 * players)
    assert short.credits == [given[players] if players < 5 else 0] * (5 * players)


@pytest.mark.clause("ME-P5")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_hand_limit_is_eight_and_nine_with_two_blocks(players: int) -> None:
    assert dealt(players).lookup.hand_limit == (8 if players < 12 else 9)


@pytest.mark.clause("ME-P6")
@pytest.mark.parametrize("players", PLAYERS)
def test_minor_calamities_are_used_with_9_to_11_and_15_to_18_players(players: int) -> None:
    is_used = players in (9, 10, 11, 15, 16, 17, 18)
    assert dealt(players).lookup.uses_minor == is_used


@pytest.mark.clause("ME-P7")
def test_a_civilization_may_play_in_the_other_block_than_it_starts_in() -> None:
    state = dealt(12)
    lookup = state.lookup
    assyria = lookup.civ_id.index("assyria")
    assert lookup.civ_block[assyria] == 1
    assert lookup.area_id[lookup.start[assyria]] in table_of_the_west()
    assert "assyria" in dealt(9, board="west").lookup.civ_id


def table_of_the_west() -> list[str]:
    """The areas of the western boards."""
    return dealt(9, board="west").lookup.area_id


@pytest.mark.clause("ME-P7", "ME-P8")
def test_one_box_uses_its_own_boards_and_eighteen_players_all_four() -> None:
    west, east = set(table_of_the_west()), set(dealt(9).lookup.area_id)
    assert not west & east
    assert set(dealt(18).lookup.area_id) == west | east


# --- setting up


@pytest.mark.clause("ME-S1", "ME-H13")
def test_the_table_and_a_limit_of_turns_are_settled_first() -> None:
    state = dealt(5, expert=1, turns=12)
    assert (state.lookup.is_expert, state.lookup.last_step, state.turn_limit) == (1, 16, 12)
    assert (dealt(5).lookup.is_expert, dealt(5).lookup.last_step) == (0, 15)


@pytest.mark.clause("ME-S2", "ME-S2.1")
def test_civilizations_are_dealt_by_chance_unless_they_are_named_by_seat() -> None:
    deals = [tuple(dealt(5, bytes([seed])).civilization) for seed in range(12)]
    assert len(set(deals)) > 3
    assert all(sorted(deal) == [0, 1, 2, 3, 4] for deal in deals)
    named = dealt(5, civilizations="parthia,saba, Nubia ,babylon,persia")
    ids = named.lookup.civ_id
    assert [ids[each] for each in named.civilization] == [
        "parthia", "saba", "nubia", "babylon", "persia",
    ]  # fmt: skip


@pytest.mark.clause("ME-P2", "ME-S2")
@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ("rome,saba,nubia,babylon,persia", "'rome' is no civilization of this setup; with 5"),
        ("parthia,saba,nubia,babylon", "name each of the 5 civilizations once"),
        ("saba,saba,nubia,babylon,persia", "name each of the 5 civilizations once"),
    ],
)
def test_civilizations_that_do_not_fit_are_refused_with_a_sentence(
    wish: str, sentence: str
) -> None:
    with pytest.raises(Invalid, match=sentence):
        read_civilizations(dealt(5), wish)


@pytest.mark.clause("ME-G14", "ME-G15")
@pytest.mark.parametrize("players", PLAYERS)
def test_ranking_follows_the_printed_ranks_whatever_the_seats(players: int) -> None:
    state = dealt(players)
    assert state.lookup.civ_rank == sorted(state.lookup.civ_rank)
    ranks = [state.civilization[player] for player in state.ranking]
    assert ranks == list(range(players))


@pytest.mark.clause("ME-S3", "ME-C1", "ME-C2")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_begins_with_one_token_at_home_and_all_else_in_stock(players: int) -> None:
    state = dealt(players)
    check_play(state)
    for player in range(players):
        home = state.lookup.start[state.civilization[player]]
        assert state.areas_of[player] == [home]
        assert state.at(home, player) == 1
        assert state.lookup.region[home] == state.civilization[player]
    assert state.stock == [54] * players
    assert state.city_stock == [9] * players
    assert state.ship_at == [NOTHING] * (4 * players)
    assert state.step == [0] * players
    assert state.census == [0] * players
    assert (state.barbarians_left, state.pirates_left) == (50, 18)


@pytest.mark.clause("ME-S4")
def test_nobody_begins_with_treasury_cards_or_advances() -> None:
    state = dealt(9)
    assert state.treasury == state.hand_size == state.advances == [0] * 9


# --- special buildings


@pytest.mark.clause("SB-1.1", "SB-0.5")
def test_the_expansion_is_a_switch() -> None:
    assert dealt(5).with_buildings == 1
    assert dealt(5, buildings=0).with_buildings == 0
    assert SETTINGS["buildings"] == 1


@pytest.mark.clause("SB-1.2", "SB-0.1", "SB-0.2", "SB-0.3")
def test_each_civilization_has_a_building_nine_in_each_set() -> None:
    west, east = dealt(9, board="west").lookup, dealt(9).lookup
    assert len(set(west.building_id)) == len(set(east.building_id)) == 9
    both = dealt(18).lookup
    assert set(both.building_id) == {*west.building_id, *east.building_id}
    assert len(both.building_id) == 18


@pytest.mark.clause("SB-1.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_there_are_as_many_buildings_as_players_and_all_in_supply(players: int) -> None:
    state = dealt(players)
    assert state.building_at == [IN_SUPPLY] * players
    assert len(state.lookup.building_id) == players


@pytest.mark.clause("SB-1.2")
def test_ex_sb09_the_supply_holds_the_buildings_of_those_who_play() -> None:
    assert dealt(5).lookup.building_id == [
        "mahram_bilqis", "giant_ziggurat", "apadama_palace", "nubian_pyramid",
        "archway_of_ctesiphon",
    ]  # fmt: skip


@pytest.mark.clause("SB-0.4")
def test_western_buildings_are_bought_by_the_same_rules() -> None:
    table = Table("minoa", "assyria", "hatti", "hellas", "egypt", board="west")
    names = [table.state.lookup.building_id[each] for each in available_buildings(table.state, 0)]
    assert names == [
        "palace_of_knossos",
        "gate_of_nineveh",
        "lion_gate",
        "parthenon",
        "great_pyramid",
    ]


@pytest.mark.clause("SB-1.4", "SB-1.5")
@pytest.mark.parametrize("players", range(12, 19))
def test_with_two_blocks_each_block_has_its_own_supply_of_one_a_player(players: int) -> None:
    table = Table(players=players)
    state = table.state
    for player in range(players):
        offered = available_buildings(state, player)
        block = state.block(player)
        assert offered == [b for b, of in enumerate(state.lookup.civ_block) if of == block]
        assert len(offered) == state.lookup.civ_block.count(block)
