"""The scene of a table: the map of one board or both, all that is printed, and how heavy it is."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from ziggurat.atlas.arcs import unrolled
from ziggurat.atlas.placement import is_inside
from ziggurat.games.mega.game import GAME
from ziggurat.games.mega.lookup.making import lookup_of
from ziggurat.games.mega.maps.form import read_world_outlines
from ziggurat.games.mega.maps.reading import read_world, shipped_map
from ziggurat.games.mega.rules.phase_12_acquisition.prices import price_of
from ziggurat.games.mega.terms import ADVANCE_COUNT
from ziggurat.games.mega.view.layout import TOLERANCE, best_places, shipped_layout
from ziggurat.games.mega.view.scene_structs import Scene
from ziggurat.kernel.dice import seed_from_number
from ziggurat.kernel.match import Match

ONE_BOARD, BOTH_BOARDS = 80_000, 150_000
"""Bytes of a scene as it is sent."""


@cache
def scene(seats: int, board: str = "east") -> Scene:
    """A scene, made once."""
    return GAME.scene(seats, GAME.complete({"board": board}))


def outline(shown: Scene, area: int) -> list[list[tuple[int, int]]]:
    """The rings of an area as a browser joins them."""
    chart = shown.chart
    return [unrolled(ring, chart.arcs) for ring in chart.areas[area].shape]


def size(ring: list[tuple[int, int]]) -> float:
    """What a ring encloses."""
    turned = [*ring[1:], ring[0]]
    return abs(sum(x * v - u * y for (x, y), (u, v) in zip(ring, turned, strict=True))) / 2


@pytest.mark.parametrize(
    ("seats", "board", "most"),
    [(9, "east", ONE_BOARD), (9, "west", ONE_BOARD), (18, "east", BOTH_BOARDS)],
)
def test_a_scene_is_light_enough_to_be_sent(seats: int, board: str, most: int) -> None:
    assert len(gzip.compress(msgspec.json.encode(scene(seats, board)), 6)) <= most


@pytest.mark.parametrize(("seats", "board"), [(3, "east"), (9, "west"), (18, "east")])
def test_the_areas_in_play_are_shown_with_what_the_rules_know_of_them(
    seats: int, board: str
) -> None:
    lookup, chart = lookup_of(seats, board, 0, 0), scene(seats, board).chart
    assert [area.id for area in chart.areas] == lookup.area_id
    seas = {sea.id for sea in chart.seas}
    for number, area in enumerate(chart.areas):
        assert area.limit == lookup.limit[number]
        assert (area.site != "none") == lookup.site[number]
        assert (area.site == "plain") == lookup.white[number]
        assert area.coastal == lookup.coastal[number] == (area.berth is not None)
        assert area.region == lookup.civ_id[lookup.region[number]]
        assert sorted(area.land) == sorted(lookup.area_id[one] for one in lookup.land[number])
        by_water = {one for one in area.water if one not in seas}
        assert by_water == {lookup.area_id[one] for one in lookup.water[number]}
        assert (area.flood_plain != "") == (lookup.plain[number] >= 0)
        assert (area.volcano != "") == (lookup.volcano[number] >= 0)


@pytest.mark.parametrize(("seats", "board"), [(9, "east"), (18, "east")])
def test_outlines_with_fewer_points_still_hold_their_places(seats: int, board: str) -> None:
    shown, printed = scene(seats, board), read_world_outlines()
    for number, area in enumerate(shown.chart.areas):
        rings = outline(shown, number)
        room = printed.spaces[area.id].room
        assert max(size(ring) for ring in rings) > room * room, area.id
        assert room < 2 * TOLERANCE or is_inside(area.at, rings), area.id


def test_neighbours_by_land_meet_along_an_arc_without_a_gap() -> None:
    chart = scene(9).chart
    arcs = {
        area.id: {one if one >= 0 else -1 - one for ring in area.shape for one in ring}
        for area in chart.areas
    }
    pairs = [(area.id, other) for area in chart.areas for other in area.land]
    apart = [pair for pair in pairs if not arcs[pair[0]] & arcs[pair[1]]]
    assert len(apart) < len(pairs) / 50, "links the drawing cannot show are few"
    region = {area.id: area.region for area in chart.areas}
    border, march = set(chart.lines.border), set(chart.lines.march)
    for one, other in pairs:
        line = border if region[one] == region[other] else march
        assert arcs[one] & arcs[other] <= line


def test_the_places_kept_are_those_that_would_be_found() -> None:
    assert shipped_layout().placing == best_places(read_world(), read_world_outlines())


def test_only_the_boards_in_play_are_sent_and_the_rest_is_out_of_play() -> None:
    world, small = read_world(), scene(3).chart
    assert len(small.areas) == 53
    assert 0 < len(small.out) < len(world.land) - len(small.areas)
    left, top, width, height = small.box
    for area in small.areas:
        assert left <= area.station[0] <= left + width
        assert top <= area.station[1] <= top + height
    assert not scene(18).chart.out


def test_every_civilization_has_its_colours_row_and_place() -> None:
    shown = scene(18)
    assert [each.rank for each in shown.civilizations] == list(range(1, 19))
    starts = {area.start: area.id for area in shown.chart.areas if area.start}
    for each in shown.civilizations:
        assert starts[each.id] == each.start
        assert len(each.epochs) == shown.succession.last_step + 1
        assert each.building in {building.id for building in shown.buildings}
        assert set(each.epochs) <= set(shown.succession.needs)
    assert {realm.civilization for realm in shown.chart.realms} == set(starts)


def test_everything_printed_is_there_with_its_text_and_clause() -> None:
    shown = scene(9)
    assert len(shown.advances) == ADVANCE_COUNT
    assert len(shown.calamities) == 24, "with the minor ones of nine players"
    assert len(scene(3).calamities) == 16
    assert len(shown.phases) == 13
    clauses = GAME.clauses()
    texts = [(each.text, each.clause) for each in shown.advances]
    texts += [(each.text, each.clause) for each in shown.calamities]
    texts += [(each.text, each.clause) for each in shown.phases]
    for text, clause in texts:
        assert text.endswith(".")
        assert clause in clauses
    for good in shown.goods:
        assert len(good.sets) == good.cards
    changed = {change.advance for each in shown.calamities for change in each.changes}
    assert changed <= {advance.id for advance in shown.advances}


def test_a_chain_and_a_credit_make_cheaper_what_the_scene_says() -> None:
    state = Match(GAME, seats=9, seed=seed_from_number(1), settings={}).state
    before = {advance.id: advance for advance in scene(9).advances}
    mysticism, monument = before["mysticism"], before["monument"]
    assert (mysticism.chain, mysticism.chain_credit) == ("monument", 10)
    state.advances[0] |= 1
    assert price_of(state, 0, 1) == monument.cost - 10


def names(shown: Scene) -> Iterator[str]:
    """Every thing that the scene says can be asked about."""
    yield from (named.thing for named in shown.things.values())


def test_whatever_has_a_name_can_be_asked_about() -> None:
    match = Match(GAME, seats=9, seed=seed_from_number(1), settings={})
    for thing in names(scene(9)):
        assert GAME.thing_name(match.state, thing)
        assert GAME.about(match.state, 0, thing)


def test_a_map_of_ones_own_is_drawn_on_outlines_that_fit_or_sketched() -> None:
    text = shipped_map().read_bytes().decode()
    same = GAME.scene(3, GAME.complete({"map": text}))
    assert same.map is None
    assert same.chart == scene(3).chart
    moved = text.replace("lon: 14.", "lon: 15.", 1)
    sketched = GAME.scene(3, GAME.complete({"map": moved})).chart
    assert sketched.is_sketch
    assert [area.id for area in sketched.areas] == [area.id for area in same.chart.areas]
    assert all(area.berth for area in sketched.areas if area.coastal)
