"""Leaving the game (ME-Q, SB-5.6, SB-5.7)."""

from __future__ import annotations

import pytest

from tests.games.mega.layout import SETTINGS
from tests.games.mega.table import FIVE, Table
from ziggurat.games.mega.game import GAME
from ziggurat.games.mega.laws import check_layout
from ziggurat.games.mega.lookup.making import lookup_of
from ziggurat.games.mega.rules.leaving import announce, carry_out_departures
from ziggurat.games.mega.rules.limits import owned_building
from ziggurat.games.mega.rules.phase_03_movement.protection import in_conflict
from ziggurat.games.mega.rules.phase_05_cities.checks import missing_support, surplus_in
from ziggurat.games.mega.rules.phase_12_acquisition.buildings import available_buildings
from ziggurat.games.mega.rules.phase_13_succession import alter_ast, meets_requirement
from ziggurat.games.mega.rules.scoring import ending_clause, finish, score_of
from ziggurat.games.mega.rules.setup import deal_table
from ziggurat.games.mega.rules.turn import Course
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    ACQUISITION,
    BY_LIMIT,
    GROUP_COUNT,
    LAST_ONE_LEFT,
    NOTHING,
    ONGOING,
    SUCCESSION,
    TAXES,
)
from ziggurat.kernel.course import advance, submit
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.game import Settings


def leave(table: Table, *civilizations: str) -> None:
    """These players announce that they leave, and phase 12 is over."""
    for civilization in civilizations:
        announce(table.state, table.player(civilization))
    table.enters(carry_out_departures(table.state))
    check_layout(table.state)


def is_gone(table: Table, civilization: str) -> bool:
    return table.state.gone[table.player(civilization)] > 0


# --- when


@pytest.mark.clause("ME-Q1", "ME-Q1.1")
def test_who_announces_it_stays_until_the_markers_move() -> None:
    table = Table(*FIVE)
    for civilization, area in (("nubia", "napata"), ("persia", "susa")):
        table.tokens(civilization, area, 2)
    table.turn(6)
    announce(table.state, table.player("nubia"))
    assert "Nubia leaves the game with this turn." in table.told()
    assert table.state.leaving == [0, 0, 0, 1, 0]
    table.phase(ACQUISITION)
    while table.asked():
        table.defaults(table.asked()[0])
    assert not is_gone(table, "nubia")
    table.course(SUCCESSION)
    assert table.state.gone == [0, 0, 0, 6, 0]
    assert table.state.in_play() == [0, 1, 2, 4]
    assert table.state.step[:4] == [1, 1, 1, 0], "his marker moves no more"


@pytest.mark.clause("ME-Q1")
def test_nobody_leaves_who_has_not_announced_it() -> None:
    table = Table(*FIVE)
    before = table.saved()
    assert carry_out_departures(table.state) is None
    assert table.saved() == before


@pytest.mark.clause("ME-Q1.2")
def test_who_leaves_with_the_last_turn_has_left_and_comes_out_last() -> None:
    table = Table(*FIVE, turns=4)
    table.turn(4)
    table.cities("nubia", 9)
    announce(table.state, table.player("nubia"))
    table.course(SUCCESSION)
    assert (table.state.ending, is_gone(table, "nubia")) == (BY_LIMIT, True)
    assert table.state.places[table.player("nubia")] == 5
    assert score_of(table.state, table.player("nubia")).total == 0


@pytest.mark.clause("ME-Q1.2")
def test_ex_100_who_leaves_one_step_before_the_end_does_not_bring_it_about() -> None:
    table = Table(*FIVE)
    player = table.player("nubia")
    table.cities("nubia", 9)
    table.advances("nubia", *table.state.lookup.advance_id)
    table.step("nubia", table.state.lookup.end_step - 1)
    table.tokens("saba", "saba", 2)
    assert meets_requirement(table.state, player)
    announce(table.state, player)
    table.course(SUCCESSION)
    assert (table.state.ending, table.state.end_turn) == (ONGOING, 0)
    assert is_gone(table, "nubia")


# --- what becomes of him


@pytest.mark.clause("ME-Q2")
def test_advances_credits_and_cards_are_given_up() -> None:
    table = Table(*FIVE)
    table.advances("nubia", "pottery", "law")
    table.credits("nubia", arts=20, civics=10)
    table.hand("nubia", calamities=("famine", "treachery"), salt=2, water=1)
    leave(table, "nubia")
    player = table.player("nubia")
    assert table.advances_of("nubia") == []
    assert table.state.credits[player * GROUP_COUNT : (player + 1) * GROUP_COUNT] == [0] * 5
    assert table.cards_of("nubia") == {}
    assert table.discards_of(3) == ["salt", "salt", "famine"]
    assert table.discards_of(2) == ["treachery"]


@pytest.mark.clause("ME-Q2", "ME-H10")
def test_ex_101_his_cards_are_shuffled_with_the_others_above_the_calamity_at_the_bottom() -> None:
    table = Table(*FIVE)
    table.stack(3, "timber")
    table.discard_pile(3, "famine", "timber")
    table.hand("nubia", salt=2)
    announce(table.state, table.player("nubia"))
    table.course(SUCCESSION)
    assert table.discards_of(3) == []
    stack = table.stack_of(3)
    assert (stack[0], stack[-1]) == ("famine", "timber")
    assert sorted(stack[1:-1]) == ["salt", "salt", "timber"]


@pytest.mark.clause("ME-Q3")
def test_his_region_goes_out_of_play_with_his_pieces_barbarians_and_pirates_in_it() -> None:
    table = Table(*FIVE)
    table.tokens("nubia", "napata", 2)
    table.city("nubia", "meroe")
    table.tokens("nubia", "meroe", 1)
    table.ship("nubia", "adulis")
    table.ship("nubia", "aden")
    table.barbarians("buhen", 3)
    table.pirates("thebes")
    table.treasury("nubia", 7)
    leave(table, "nubia")
    state = table.state
    closed = [name for name in state.lookup.area_id if state.closed[table.area(name)]]
    assert closed == table.region("nubia")
    assert state.on_board[table.player("nubia")] == 0
    assert table.cities_of("nubia") == table.ships_of("nubia") == []
    assert table.in_stock("nubia") == 55
    assert table.at("wild", "buhen") == 0
    assert table.owner("thebes") is None
    assert state.barbarians_left == 50
    assert state.pirates_left == 18


@pytest.mark.clause("ME-Q4")
def test_his_units_elsewhere_become_barbarians_and_pirates() -> None:
    table = Table(*FIVE)
    table.tokens("nubia", "saba", 2)
    table.city("nubia", "aden")
    table.tokens("nubia", "aden", 1)
    leave(table, "nubia")
    assert table.at("wild", "saba") == 2
    assert table.owner("aden") == "wild"
    assert table.at("wild", "aden") == 1
    assert table.in_stock("nubia") == 55


@pytest.mark.clause("ME-Q4", "ME-C3", "ME-C3.1")
def test_when_barbarians_run_out_areas_are_served_in_the_order_of_the_map() -> None:
    table = Table(*FIVE)
    table.barbarians("elam", 47)
    table.tokens("nubia", "ur", 2)
    table.tokens("nubia", "aden", 2)
    leave(table, "nubia")
    assert [table.at("wild", "ur"), table.at("wild", "aden")] == [2, 1]


# --- others


@pytest.mark.clause("ME-Q3", "ME-Q4", "ME-Q5")
def test_ex_80_his_city_abroad_turns_pirate_and_a_foreign_city_in_his_region_is_reduced() -> None:
    table = Table(*FIVE)
    table.city("nubia", "aden")
    table.city("saba", "meroe")
    table.tokens("saba", "saba", 2)
    table.tokens("saba", "main", 1)
    leave(table, "nubia")
    assert table.owner("aden") == "wild"
    assert table.owner("meroe") is None
    assert table.at("saba", "meroe") == 2
    assert table.asked() == ["saba"]
    table.does("saba", "saba+main")
    assert table.at("saba", "meroe") == 0
    assert [table.at("saba", "saba"), table.at("saba", "main")] == [3, 2]
    assert table.in_stock("saba") == 50


@pytest.mark.clause("ME-Q5", "ME-Q5.1")
def test_the_owner_chooses_where_his_tokens_go_and_moves_as_many_as_he_can() -> None:
    table = Table(*FIVE)
    table.tokens("saba", "napata", 2)
    table.tokens("saba", "buhen", 1)
    table.tokens("saba", "saba", 1)
    table.tokens("saba", "main", 1)
    leave(table, "nubia")
    assert "your 3 tokens there" in table.prompt("saba")
    table.refuses("saba", "saba*2", "ME-Q5")
    assert not table.can("saba", "aden*3"), "he has no token there"
    table.does("saba", "saba*2+main")
    assert [table.at("saba", "saba"), table.at("saba", "main")] == [3, 2]


@pytest.mark.clause("ME-Q5")
def test_tokens_move_only_where_no_conflict_arises_and_the_rest_is_removed() -> None:
    table = Table(*FIVE)
    table.tokens("saba", "napata", 2)
    table.tokens("saba", "babylonia", 1)
    table.tokens("babylon", "babylonia", 2)
    leave(table, "nubia")
    assert table.asked() == [], "there is one way only"
    assert table.at("saba", "babylonia") == 2
    assert table.in_stock("saba") == 53
    assert "loses 1" in table.told()


@pytest.mark.clause("ME-Q5")
def test_who_has_tokens_nowhere_else_loses_those_in_the_region() -> None:
    table = Table(*FIVE)
    table.tokens("saba", "napata", 2)
    leave(table, "nubia")
    assert table.asked() == []
    assert table.in_stock("saba") == 55


@pytest.mark.clause("ME-Q5")
def test_ships_of_others_in_the_region_are_destroyed_and_others_stay() -> None:
    table = Table(*FIVE)
    table.ship("saba", "adulis")
    table.ship("saba", "aden")
    leave(table, "nubia")
    assert table.ships_of("saba") == ["aden"]


@pytest.mark.clause("ME-Q5", "ME-G6")
def test_cities_of_others_are_reduced_as_far_as_their_stock_allows() -> None:
    table = Table(*FIVE)
    table.city("saba", "meroe")
    table.tokens("saba", "saba", 1)
    table.stock("saba", 1)
    leave(table, "nubia")
    assert table.at("saba", "saba") == 2
    assert table.in_stock("saba") == 0
    assert table.state.city_stock[0] == 9


@pytest.mark.clause("ME-Q5")
def test_others_are_asked_in_ranking_order() -> None:
    table = Table("parthia", "nubia", "persia", "babylon", "saba")
    for civilization, areas in (("parthia", ("nisa", "lut")), ("saba", ("saba", "aden"))):
        table.tokens(civilization, "napata", 1)
        for area in areas:
            table.tokens(civilization, area, 1)
    leave(table, "nubia")
    assert table.asked() == ["saba"]
    table.does("saba", "aden")
    assert table.asked() == ["parthia"]
    table.defaults("parthia")
    assert table.at("parthia", "nisa") == 2


@pytest.mark.clause("ME-Q2", "ME-V14.1")
def test_an_answer_that_brings_anothers_hand_to_light_cannot_be_taken_back() -> None:
    table = Table(*FIVE)
    for area in ("nisa", "napata", "saba", "aden"):
        table.tokens("saba", area, 1)
    table.hand("nubia", salt=1)
    leave(table, "parthia", "nubia")
    assert table.asked() == ["saba"], "Parthia leaves first, and Nubia's hand is still hidden"
    before = table.state.reveals
    table.does("saba", "aden")
    assert (table.cards_of("nubia"), table.discards_of(3)) == ({}, ["salt"])
    assert table.asked() == ["saba"]
    assert table.state.reveals > before


@pytest.mark.clause("ME-Q6")
def test_then_everybody_checks_surplus_and_support() -> None:
    table = Table(*FIVE)
    table.tokens("saba", "napata", 2)
    table.tokens("saba", "aden", 2)
    table.city("babylon", "ur", "susa")
    table.tokens("babylon", "meroe", 4)
    leave(table, "nubia")
    assert table.at("saba", "aden") == 2, "four came together where two may stay"
    assert table.asked() == ["babylon"], "his tokens are lost and his cities without support"
    assert table.decision() == "support"
    table.does("babylon", "ur")
    assert table.asked() == []


@pytest.mark.clause("ME-Q7")
def test_who_has_left_has_no_part_in_anything_any_more() -> None:
    table = Table(*FIVE)
    table.cities("nubia", 2)
    leave(table, "nubia")
    assert [table.civilizations[player] for player in table.state.by_position()] == [
        "saba",
        "babylon",
        "persia",
        "parthia",
    ]
    announce(table.state, table.player("parthia"))
    table.phase(TAXES)
    alter_ast(table.state)
    assert table.state.step[table.player("nubia")] == 0
    assert table.in_treasury("nubia") == 0


@pytest.mark.clause("ME-Q8")
def test_a_seat_answered_by_somebody_else_keeps_its_civilization() -> None:
    """A position knows seats and no persons: nothing but the announcement takes a player away."""
    table = Table(*FIVE)
    table.cities("nubia", 3)
    table.advances("nubia", "coinage")
    table.phase(TAXES)
    table.defaults("nubia")
    assert carry_out_departures(table.state) is None
    assert not is_gone(table, "nubia")
    assert len(table.cities_of("nubia")) == 3
    assert table.advances_of("nubia") == ["coinage"]


# --- who is left


@pytest.mark.clause("ME-Q9")
def test_two_players_go_on_and_one_left_alone_has_won() -> None:
    table = Table(*FIVE)
    table.turn(4)
    leave(table, "babylon", "persia", "parthia")
    assert table.state.ending == ONGOING
    table.turn(5)
    leave(table, "saba")
    assert table.state.is_over
    assert table.state.ending == LAST_ONE_LEFT
    assert ending_clause(table.state) == "ME-Q9"
    assert table.state.places[table.player("nubia")] == 1


@pytest.mark.clause("ME-Q9.1", "ME-Q10")
def test_if_all_leave_at_once_the_best_in_ranking_is_left_alone() -> None:
    table = Table("parthia", "nubia", "persia", "babylon", "saba")
    leave(table, *FIVE)
    assert table.state.ending == LAST_ONE_LEFT
    assert table.state.places == [5, 4, 3, 2, 1]


@pytest.mark.clause("ME-Q9.1")
def test_who_leave_together_do_so_one_after_the_other_the_worst_in_ranking_first() -> None:
    table = Table(*FIVE)
    table.tokens("nubia", "nisa", 2)
    table.tokens("parthia", "napata", 2)
    leave(table, "nubia", "parthia")
    state = table.state
    assert all(state.closed[table.area(area)] for area in ("nisa", "napata"))
    assert [state.on_board[player] for player in (3, 4)] == [0, 0]
    assert state.barbarians_left == 50, "Parthia's two barbarians went with Nubia's region"


@pytest.mark.clause("ME-Q9", "ME-Q10")
def test_ex_98_who_left_takes_the_last_places_without_points() -> None:
    table = Table(*FIVE)
    table.cities("babylon", 4)
    table.step("babylon", 9)
    table.step("nubia", 9)
    table.turn(6)
    leave(table, "babylon")
    table.turn(9)
    leave(table, "nubia")
    finish(table.state, BY_LIMIT)
    places = dict(zip(FIVE, table.state.places))
    assert [places["nubia"], places["babylon"]] == [4, 5]
    assert score_of(table.state, 1).total == score_of(table.state, 3).total == 0


# --- his special building


@pytest.mark.clause("SB-5.6")
def test_ex_sb42_his_building_is_in_the_supply_for_everybody() -> None:
    table = Table(players=9)
    table.building("giant_stupa", "nubia", "napata")
    leave(table, "nubia")
    state = table.state
    number = state.lookup.building_id.index("giant_stupa")
    assert table.building_at("giant_stupa") is None
    assert owned_building(state, table.player("nubia")) == NOTHING
    assert len(state.building_at) == 9
    assert len(state.in_play()) == 8
    for player in state.in_play():
        assert number in available_buildings(state, player)
        assert len(available_buildings(state, player)) == 9


@pytest.mark.clause("SB-5.6.1")
def test_who_owned_no_building_adds_none_and_takes_none_away() -> None:
    table = Table(*FIVE)
    table.building("nubian_pyramid", "saba", "saba")
    leave(table, "nubia")
    assert table.building_at("nubian_pyramid") == "saba"
    assert len(available_buildings(table.state, 0)) == 4


@pytest.mark.clause("SB-5.7")
def test_ex_sb43_with_two_blocks_it_goes_back_to_its_own_block() -> None:
    table = Table(players=14)
    table.building("archway_of_ctesiphon", "parthia", "nisa")
    leave(table, "parthia")
    state = table.state
    number = state.lookup.building_id.index("archway_of_ctesiphon")
    for player in state.in_play():
        may_take = number in available_buildings(state, player)
        assert may_take == (state.block(player) == state.block(table.player("parthia")))


@pytest.mark.clause("SB-5.7", "ME-Q6")
def test_it_is_in_the_supply_before_the_checks() -> None:
    table = Table(*FIVE)
    table.building("nubian_pyramid", "nubia", "napata")
    table.tokens("saba", "napata", 3)
    table.tokens("saba", "aden", 1)
    leave(table, "nubia")
    assert table.building_at("nubian_pyramid") is None
    assert table.at("saba", "aden") == 2


# --- any position

PORTS = ("aden", "ur", "bat", "adulis", "hyrcania")
"""A coastal area of each region."""


def scattered(dice: Dice) -> Table:
    """Everybody has units in many regions; areas hold no more than peace allows."""
    table = Table(*FIVE)
    lookup = table.state.lookup
    for name, limit in zip(lookup.area_id, lookup.limit):
        owner = (*FIVE, "wild")[dice.below(6)]
        if limit and dice.below(4) == 0 and lookup.site[table.area(name)]:
            if owner == "wild" or table.state.city_stock[table.player(owner)]:
                table.city(owner, name)
            continue
        for _ in range(limit):
            who = (*FIVE, "wild")[dice.below(6)]
            if who == "wild" or table.in_stock(who):
                table.tokens(who, name, table.at(who, name) + 1)
    for civilization in FIVE:
        table.ship(civilization, PORTS[dice.below(5)])
    return table


@pytest.mark.clause("ME-Q3", "ME-Q5", "ME-Q6")
@pytest.mark.parametrize("seed", range(12))
def test_wherever_units_stand_nobody_is_left_in_the_region_and_all_cities_are_supported(
    seed: int,
) -> None:
    dice = Dice(b"leaving %d" % seed)
    table = scattered(dice)
    leavers = ["nubia"] if seed % 2 else ["babylon", "parthia"]
    leave(table, *leavers)
    state = table.state
    while table.asked():
        seat = state.decision().seats(state)[0]
        submit(state, seat, state.decision().options(state, seat).sample(dice))
        check_layout(state)
    assert len(state.in_play()) == 5 - len(leavers)
    for civilization in leavers:
        assert table.in_stock(civilization) == 55
        for area in table.region(civilization):
            assert state.closed[table.area(area)]
            assert state.present[table.area(area)] == 0
            assert table.owner(area) is None
    for player in state.in_play():
        assert missing_support(state, player) <= 0
        assert all(surplus_in(state, player, area) <= 0 for area in state.areas_of[player])
        assert not any(in_conflict(state, area) for area in state.areas_of[player])


def play_with_leavers(players: int, seed: int) -> Mega:
    """A game by chance in which now and then somebody who is asked to move says that he leaves."""
    dice = Dice(b"a game of leavers %d" % seed)
    settings: Settings = {**SETTINGS, "short": seed % 2}
    state = Mega(lookup_of(players, "east", 0, seed % 2), Dice(b"dealt %d" % seed))
    state.clear()
    deal_table(state, settings)
    state.stack.append(Course())
    advance(state)
    while state.stack:
        decision = state.decision()
        seat = decision.seats(state)[0]
        options = decision.options(state, seat)
        says_so = decision.kind == "move" and dice.below(60) == 0
        submit(state, seat, options.read("leave") if says_so else options.sample(dice))
        if dice.below(5) == 0 or decision.kind == "resettle":
            GAME.check(state)
    GAME.check(state)
    return state


@pytest.mark.clause("ME-Q1", "ME-Q1.1", "ME-Q9")
@pytest.mark.parametrize(("players", "seed"), [(4, 1), (5, 2), (9, 3), (12, 4)])
def test_games_in_which_one_player_after_the_other_leaves_keep_all_laws(
    players: int, seed: int
) -> None:
    state = play_with_leavers(players, seed)
    left = [player for player in range(players) if state.gone[player]]
    assert len(left) >= 2
    assert state.ending == LAST_ONE_LEFT or len(state.in_play()) >= 2
    assert sorted(state.places) == list(range(1, players + 1))
    assert max(state.places[player] for player in state.in_play()) == len(state.in_play())
