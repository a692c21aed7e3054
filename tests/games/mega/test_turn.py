"""The course of a turn: thirteen phases, who acts at the same time, and in what order."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.mega.random_play import GAME
from tests.games.mega.table import FIVE, Table
from ziggurat.games.mega.rules.phase_02_growth import movement_order
from ziggurat.games.mega.rules.phase_06_trade_cards.cards_for_cities import draw_order
from ziggurat.games.mega.rules.turn import Course, Turn, clear_turn
from ziggurat.games.mega.terms import PHASES, SHIP_BUILT
from ziggurat.kernel.course import play_at_random
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.state import Open, Sealed


@pytest.mark.clause("ME-O1")
def test_a_turn_has_thirteen_phases_in_their_order() -> None:
    table = Table(*FIVE)
    turn = Turn()
    assert len(Turn.steps) == 14
    for number, step in enumerate(Turn.steps[:13], start=1):
        step(table.state, turn)
        assert table.state.phase == number, PHASES[number]


@pytest.mark.clause("ME-O1", "ME-H12")
def test_turn_follows_turn_and_phases_never_go_back() -> None:
    state = GAME.setup(5, GAME.complete({"turns": 5, "short": 1}), b"phases")
    dice, moments = Dice(b"phases"), [(1, 0)]
    while not state.is_over:
        moments.append((state.turn, state.phase))
        play_at_random(state, dice, 1)
    asked = [moment for moment in moments if moment[0]]
    assert asked == sorted(asked)
    assert [turn for turn in range(1, 6) if any(each[0] == turn for each in asked)] == [
        1, 2, 3, 4, 5,
    ]  # fmt: skip


@pytest.mark.clause("ME-H12")
def test_the_turn_marker_moves_on() -> None:
    table = Table(*FIVE)
    for civilization in FIVE:
        table.tokens(civilization, table.home(civilization), 1)
    table.turn(4)
    table.course(13)
    assert table.state.turn == 5
    assert table.state.phase == 3
    assert "Turn 5 begins." in table.told()


@pytest.mark.clause("ME-O1")
def test_what_counts_for_a_turn_is_forgotten_with_it() -> None:
    table = Table(*FIVE)
    table.new_city("saba", "ur")
    ship = table.ship("saba", "ur", SHIP_BUILT)
    state = table.state
    state.ship_steps[ship] = 3
    state.given_up[0] = state.has_sacrificed[0] = state.has_acted[0] = state.lost_claim[0] = 1
    state.struck[5] = state.abilities_used[0] = state.fresh[0] = 1
    clear_turn(state)
    for name in ("new_city", "fresh", "ship_status", "ship_steps", "given_up", "has_sacrificed",
                 "has_acted", "lost_claim", "struck", "abilities_used"):  # fmt: skip
        assert set(getattr(state, name)) == {0}, name
    assert table.owner("ur") == "saba"


# --- at the same time


@pytest.mark.clause("ME-O2", "ME-O2.1")
def test_players_who_act_at_the_same_time_are_asked_at_the_same_time_and_answer_unseen() -> None:
    table = Table(*FIVE)
    for civilization in ("nubia", "saba"):
        table.cities(civilization, 2)
        table.advances(civilization, "coinage")
    table.phase(1)
    assert table.asked() == ["saba", "nubia"]
    assert isinstance(table.state.decision(), Sealed)
    before = GAME.view(table.state, table.player("saba"))
    table.does("nubia", "3")
    after = GAME.view(table.state, table.player("saba"))
    assert replace(after, asked=()) == replace(before, asked=())
    assert table.in_treasury("nubia") == 0
    table.does("saba", "1")
    assert (table.in_treasury("saba"), table.in_treasury("nubia")) == (2, 6)


@pytest.mark.clause("ME-O2.1")
def test_answers_are_carried_out_in_ranking_order_whoever_answered_first() -> None:
    table = Table("parthia", "nubia", "persia", "babylon", "saba")
    for civilization in ("parthia", "saba"):
        table.cities(civilization, 2)
        table.advances(civilization, "coinage")
    table.phase(1)
    table.does("parthia", "3")
    table.does("saba", "3")
    told = table.told().splitlines()
    assert ["Saba" in told[0], "Parthia" in told[1]] == [True, True]


@pytest.mark.clause("ME-O2.1", "ME-Y1.1")
def test_what_has_become_impossible_is_left_out_without_loss() -> None:
    table = Table(*FIVE)
    lookup = table.state.lookup
    area = next(
        name
        for place, name in enumerate(lookup.area_id)
        if lookup.site[place] and lookup.limit[place] >= 2
    )
    # Each of them brings the tokens that are missing from treasury, to the very same area.
    for civilization in ("saba", "nubia"):
        table.tokens(civilization, area, 3)
        table.treasury(civilization, 6)
        table.advances(civilization, "architecture")
        table.tokens(civilization, table.home(civilization), 2)
    table.phase(5)
    assert table.asked() == ["saba", "nubia"]
    table.does("nubia", area)
    table.does("saba", area)
    assert table.owner(area) == "saba"
    assert table.in_treasury("saba") == 3
    assert table.in_treasury("nubia") == 6


@pytest.mark.clause("ME-O2")
def test_nobody_begins_a_phase_before_the_last_one_is_over_for_all() -> None:
    table = Table(*FIVE)
    for civilization in FIVE:
        table.tokens(civilization, table.home(civilization), 1)
        table.cities(civilization, 1)
        table.advances(civilization, "coinage")
    table.course(1)
    for civilization in FIVE[:-1]:
        table.does(civilization, "2")
        assert table.state.phase == 1
    table.does("parthia", "2")
    assert table.state.phase == 3


@pytest.mark.clause("ME-O2")
def test_trade_is_open_to_all_at_once() -> None:
    table = Table(*FIVE)
    for civilization in FIVE:
        table.hand(civilization, salt=3)
    table.phase(7)
    assert isinstance(table.state.decision(), Open)
    assert table.asked() == list(FIVE)


# --- order


@pytest.mark.clause("ME-O3", "ME-M1")
def test_movement_is_by_census_the_highest_first() -> None:
    table = Table(*FIVE)
    table.census(saba=3, babylon=9, persia=9, nubia=1, parthia=5)
    names = [FIVE[player] for player in movement_order(table.state)]
    assert names == ["babylon", "persia", "parthia", "saba", "nubia"]


@pytest.mark.clause("ME-O3", "ME-D1")
def test_trade_cards_are_drawn_by_cities_the_fewest_first() -> None:
    table = Table(*FIVE)
    table.cities("saba", 3)
    table.cities("nubia", 1)
    table.cities("babylon", 1)
    names = [FIVE[player] for player in draw_order(table.state)]
    assert names[-1] == "saba"
    assert names.index("babylon") < names.index("nubia")


@pytest.mark.clause("ME-O3", "ME-V1")
def test_advances_are_acquired_by_position() -> None:
    table = Table(*FIVE, buildings=0)
    table.step("nubia", 4)
    table.step("persia", 2)
    for civilization in FIVE:
        table.treasury(civilization, 50)
    table.phase(12)
    table.all_default()
    order = []
    while table.decision() == "purchase":
        order += table.asked()
        table.defaults(table.asked()[0])
    assert order == ["nubia", "persia", "saba", "babylon", "parthia"]


@pytest.mark.clause("ME-O3", "ME-H1")
def test_markers_are_moved_by_ranking() -> None:
    table = Table(*FIVE)
    table.step("parthia", 3)
    table.phase(13)
    moved = [line.split()[0].lower() for line in table.told().splitlines() if "A.S.T." in line]
    assert moved == list(FIVE)


@pytest.mark.clause("ME-U1", "ME-U2")
def test_phase_11_fights_first_then_removes_surplus_and_checks_support() -> None:
    table = Table(*FIVE)
    lookup = table.state.lookup
    area = next(
        name
        for place, name in enumerate(lookup.area_id)
        if lookup.limit[place] == 2 and not lookup.site[place]
    )
    table.tokens("saba", area, 4)
    table.tokens("nubia", area, 1)
    cities = table.cities("persia", 1)
    table.phase(11)
    assert (table.at("saba", area), table.at("nubia", area)) == (2, 0)
    assert table.owner(cities[0]) is None


def test_the_course_copies_itself_where_it_stands() -> None:
    course = Course()
    course.step = 1
    turn = Turn()
    turn.step = 7
    copies = [course.copy(), turn.copy()]
    assert [copy.step for copy in copies] == [1, 7]
