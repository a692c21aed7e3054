"""The stored outlines show the map as the gazetteers say it.

That building gives them anew is for `make soak`: it takes minutes.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from itertools import combinations

import pytest
import shapely

from ziggurat.atlas.gazetteer import pair_id
from ziggurat.atlas.outlines import Outlines, WaterOutline, check_outlines, encode_outlines
from ziggurat.atlas.paths import read_path
from ziggurat.games.mega.maps.form import read_world_outlines
from ziggurat.games.mega.maps.reading import read_world
from ziggurat.games.mega.maps.survey import gazetteer_of

HALF_A_PLAIN = 17.0
"""Board units to each side of a flood plain's line."""
FOOT_OF_A_VOLCANO = 12.0
SMALLEST = 200.0
"""Square board units: as large as a limit's disc, which covers 201."""


@cache
def outlines() -> Outlines:
    return read_world_outlines()


@cache
def land() -> dict[str, shapely.Geometry]:
    return {area: shape(outline.path) for area, outline in outlines().spaces.items()}


@cache
def waters() -> dict[str, shapely.Geometry]:
    return {water: shape(outline.path) for water, outline in outlines().waters.items()}


def shape(path: str) -> shapely.Geometry:
    """The rings of a path as it is drawn: what lies inside an even number of them is a hole."""
    whole = shapely.Polygon()
    for ring in read_path(path):
        whole = whole.symmetric_difference(shapely.make_valid(shapely.Polygon(ring)))
    return whole


def touching(shapes: dict[str, shapely.Geometry]) -> set[str]:
    """Pairs that share a line longer than a dot."""
    names, drawn = list(shapes), list(shapes.values())
    pairs = shapely.STRtree(drawn).query(drawn, predicate="dwithin", distance=0.05)
    found = set()
    for one, other in zip(*pairs.tolist(), strict=True):
        if one < other:
            common = drawn[one].boundary.intersection(drawn[other].boundary.buffer(0.06))
            if common.length > 1:
                found.add(pair_id(names[one], names[other]))
    return found


def test_they_belong_to_the_map_as_it_is_now() -> None:
    assert check_outlines(gazetteer_of(read_world()), outlines(), "outlines.json") == []


def test_they_are_stored_as_they_are_written_and_not_too_large() -> None:
    stored = (files("ziggurat.games.mega") / "data" / "outlines.json").read_bytes()
    assert stored == encode_outlines(outlines())
    assert len(stored) < 1_500_000


@pytest.mark.clause("ME-G10")
def test_two_areas_share_a_border_exactly_when_they_are_neighbours_by_land() -> None:
    listed = {pair_id(area.id, other) for area in read_world().land for other in area.land}
    assert touching(land()) == listed


@pytest.mark.clause("ME-G10", "ME-G11")
def test_two_waters_touch_exactly_when_they_are_neighbours_by_water() -> None:
    world = read_world()
    assert world.drawing is not None
    listed = {pair_id(place.id, other) for place in world.places for other in place.water}
    undrawn = {pair_id(a, b) for a, b in world.drawing.water_links_not_drawn}
    drawn = touching(waters())
    assert listed - drawn == undrawn
    assert drawn - listed == set()


def test_links_that_are_not_drawn_are_links_by_land_too() -> None:
    world = read_world()
    assert world.drawing is not None
    for one, other in world.drawing.water_links_not_drawn:
        assert other in world.area(one).land


def test_no_area_lies_on_another() -> None:
    tree = shapely.STRtree(list(land().values()))
    names = list(land())
    for one, other in combinations(range(len(names)), 2):
        if other in tree.query(land()[names[one]]):
            common = land()[names[one]].intersection(land()[names[other]]).area
            assert common < 8, (names[one], names[other])


@pytest.mark.clause("ME-G11")
def test_exactly_the_coastal_areas_have_a_strip_of_water_beside_their_land() -> None:
    world = read_world()
    strips = set(outlines().waters) - {sea.id for sea in world.seas}
    assert strips == {area.id for area in world.land if area.coastal}
    for area in strips:
        assert waters()[area].distance(land()[area]) < 2, area


def test_every_area_is_large_enough_to_be_seen_and_clicked() -> None:
    assert min(ground.area for ground in land().values()) > SMALLEST
    assert min(water.area for water in waters().values()) > SMALLEST / 2


def test_names_begin_on_their_own_ground_and_ships_in_their_own_water() -> None:
    for area, outline in outlines().spaces.items():
        assert land()[area].contains(shapely.Point(outline.label)), area
    for name, water in outlines().waters.items():
        assert isinstance(water, WaterOutline)
        assert waters()[name].buffer(1).contains(shapely.Point(water.at)), name


@pytest.mark.clause("ME-G12")
def test_every_flood_plain_covers_its_areas_and_runs_through_no_others() -> None:
    for plain in read_world().flood_plains:
        line = shapely.LineString(read_path(outlines().strokes[plain.id])[0])
        for area in plain.areas:
            covered = line.buffer(HALF_A_PLAIN).intersection(land()[area]).area
            assert covered > 250, (plain.id, area)
        strangers = {
            area
            for area, ground in land().items()
            if area not in plain.areas and line.intersection(ground).length > 5
        }
        assert strangers == set(), plain.id


@pytest.mark.clause("ME-G12")
def test_every_volcano_stands_on_its_areas() -> None:
    for volcano in read_world().volcanoes:
        place = shapely.Point(outlines().spots[volcano.id])
        for area in volcano.areas:
            assert place.distance(land()[area]) < FOOT_OF_A_VOLCANO, (volcano.id, area)
