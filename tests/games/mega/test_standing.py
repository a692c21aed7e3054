"""What a view tells of how players stand: needs, points, buildings, prices, sets, room."""

from __future__ import annotations

import pytest

from tests.games.mega.positions import positions
from tests.games.mega.table import FIVE, Table
from ziggurat.games.mega.rules.limits import controls, room
from ziggurat.games.mega.rules.phase_05_cities.checks import missing_support
from ziggurat.games.mega.rules.phase_12_acquisition.prices import price_of
from ziggurat.games.mega.rules.phase_13_succession import move_marker
from ziggurat.games.mega.rules.scoring import score_of
from ziggurat.games.mega.terms import GOODS
from ziggurat.games.mega.view.structs import Need
from ziggurat.games.mega.view.view import view_of
from ziggurat.kernel.state import changed


@pytest.mark.clause("ME-H2", "ME-H3", "ME-H6")
def test_a_marker_goes_as_far_as_the_view_said_it_would() -> None:
    seen = set()
    for state, seat in positions():
        view = view_of(state, seat)
        for player, told in enumerate(view.players):
            twin = state.copy()
            move_marker(twin, player)
            assert twin.step[player] - state.step[player] == told.moves
            seen.add(told.moves)
            if told.next_step is not None:
                is_met = all(need.have >= need.need for need in told.next_step.needs)
                assert told.next_step.is_met == is_met == (told.moves == 1)
    assert seen == {-1, 0, 1}


@pytest.mark.clause("ME-H4")
def test_the_first_step_that_lacks_something_is_told_with_what_is_missing() -> None:
    table = Table(*FIVE)
    table.step("saba", 4)
    table.cities("saba", 2)
    table.advances("saba", "mysticism", "sculpture")
    player = view_of(table.state, 0).players[0]
    assert player.next_step is not None
    assert (player.next_step.step, player.next_step.is_met) == (5, True)
    ahead = player.step_ahead
    assert ahead is not None
    assert (ahead.epoch, ahead.is_met) == ("early_bronze_age", False) or ahead.step > 5
    assert any(need.have < need.need for need in ahead.needs)
    assert Need("cities", 2, 3) in ahead.needs


@pytest.mark.clause("ME-Y7", "ME-Y8")
def test_what_the_cities_need_is_told_as_support_is_checked() -> None:
    for state, _ in positions():
        for player, told in enumerate(view_of(state, None).players):
            assert told.support - told.tokens == missing_support(state, player)


def test_points_come_in_parts_and_buildings_with_theirs() -> None:
    seen = set()
    for state, seat in positions():
        view = view_of(state, seat)
        for player in view.players:
            assert sum(player.points.values()) == player.score
        for building in view.buildings:
            place = state.lookup.building_id.index(building.id)
            twin = state.copy()
            twin.builder = changed(twin.builder, place, -1)
            before, after = score_of(state, building.builder), score_of(twin, building.builder)
            if not state.gone[building.builder]:
                assert before.total - after.total == building.points
                seen.add(building.points)
            for player_number in range(state.player_count):
                is_told = player_number in building.controllers
                assert is_told == controls(state, player_number, place)
    assert seen == {3, 5}


def test_a_seat_is_told_what_advances_cost_it_and_what_its_sets_are_worth() -> None:
    for state, seat in positions():
        view = view_of(state, seat)
        for advance, name in enumerate(state.lookup.advance_id):
            if state.has(seat, advance):
                assert name not in view.prices
            else:
                assert view.prices[name] == price_of(state, seat, advance)
        assert view.hand is not None
        assert sum(each.value for each in view.hand.sets) == view.hand.worth
        for each in view.hand.sets:
            kind = state.lookup.good_id.index(each.good)
            assert each.count == state.goods[seat * GOODS + kind]
            if each.missing:
                value = state.lookup.set_value[kind]
                assert each.gain == value[each.count + 1] - value[each.count]
    assert view_of(positions()[0][0], None).prices == {}


@pytest.mark.clause("ME-Y5", "ME-Y6", "SB-6.1", "SB-6.2")
def test_an_area_tells_the_room_that_is_not_the_printed_one() -> None:
    seen = 0
    for state, _ in positions():
        areas = view_of(state, None).areas
        for player in range(state.player_count):
            for area in state.areas_of[player]:
                if state.is_alone(area, player):
                    told = areas[state.lookup.area_id[area]]
                    usual = 0 if state.city[area] == player else state.lookup.limit[area]
                    assert room(state, player, area) == (usual if told.room is None else told.room)
                    seen += told.room is not None
    assert seen
