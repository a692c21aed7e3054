"""Waters: the sea parted into open seas and the strips of water along the coasts of spaces."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

import numpy as np
import shapely

from ziggurat.atlas.gazetteer import BoardFrame, Gazetteer, S, SpaceId, WaterZone, pair_id
from ziggurat.atlas.outlines import WaterOutline
from ziggurat.atlas.projection import Point, Sheet
from ziggurat.atlas.survey.borders import survey_borders
from ziggurat.atlas.survey.cells import Cells, distance, survey_cells
from ziggurat.atlas.survey.chart import Chart
from ziggurat.atlas.survey.marks import path_of
from ziggurat.atlas.survey.provinces import detached, smooth, sweep_crumbs, unite
from ziggurat.atlas.survey.repair import Repair, ordered
from ziggurat.atlas.survey.shapes import Shape, largest, points_of
from ziggurat.kernel.errors import Invalid

SAMPLE_KM = 8.0
"""How far apart points of the coast are taken."""
TOLERANCE_KM = 4.0
"""Strips in gulfs and straits are narrow; a larger one might swallow them."""
STRAIGHTENING_KM = 20.0
"""The long borders of open seas may be smoother than those on land."""
PUDDLE_KM2 = 1000.0
"""A smaller pool apart from the rest of its water goes to a neighbour to begin with."""
CRUMB_KM2 = 250.0
"""What mending has left of pools is swept up if it is smaller than this."""


@dataclass(frozen=True)
class Waters:
    """The drawn waters by id, and every difference from the file."""

    zones: dict[str, Shape]
    faults: list[str]


def survey_waters(
    gazetteer: Gazetteer[S],
    chart: Chart,
    sea: Shape,
    provinces: Mapping[SpaceId, Shape],
    scattered: list[Point],
) -> Waters:
    """Part the sea (maps, step 11): what is near a coast is its strip, the rest is open sea."""
    board = gazetteer.board
    assert board is not None, "checked maps have a board"
    cells = survey_cells(sea, shapely.box(*sea.bounds), board.spacing_km, scattered)
    places = chart.of_cells(cells)
    owner = _owners(gazetteer.waters, board, chart, places, provinces)
    may_touch = _Links(gazetteer).may_touch
    kept = set(_hearts(gazetteer.waters, cells, owner, chart, places))
    sweep_crumbs(cells, owner, PUDDLE_KM2)
    _absorb_pockets(cells, owner, kept, may_touch)
    _repair(gazetteer, cells, owner, kept)
    united = unite(cells, owner, len(gazetteer.waters), CRUMB_KM2)
    for zone, shape in zip(gazetteer.waters, united, strict=True):
        _require(gazetteer, zone, shape)
    shapes = smooth(united, TOLERANCE_KM, STRAIGHTENING_KM, may_touch)
    zones: dict[str, Shape] = {}
    for zone, shape in zip(gazetteer.waters, shapes, strict=True):
        _require(gazetteer, zone, shape)
        zones[zone.id] = shape
    return Waters(zones, list(_compare(gazetteer, zones)))


def _require(gazetteer: Gazetteer[S], zone: WaterZone, shape: Shape) -> None:
    if shape.is_empty:
        raise Invalid(
            f"{gazetteer.source}: {zone.id}: nothing is left of its water on the drawn map; "
            "give it a point of its own at sea"
        )


def _owners(
    waters: tuple[WaterZone, ...],
    board: BoardFrame,
    chart: Chart,
    places: list[Point],
    provinces: Mapping[SpaceId, Shape],
) -> list[int]:
    """Give each cell of the sea to the nearest coast, or to the nearest open sea beyond it."""
    coasts, coast_owner = _coasts(waters, chart, provinces)
    centres, centre_owner = _centres(waters, chart)
    points = shapely.points(np.array(places))
    near, away = shapely.STRtree(coasts).query_nearest(
        points, return_distance=True, all_matches=False
    )
    offshore = shapely.STRtree(centres).query_nearest(points, all_matches=False)
    is_strip = away <= chart.degrees(board.strip)
    return [
        coast_owner[coast] if strip else centre_owner[open_sea]
        for coast, strip, open_sea in zip(
            near[1].tolist(), is_strip.tolist(), offshore[1].tolist(), strict=True
        )
    ]


def _coasts(
    waters: tuple[WaterZone, ...], chart: Chart, provinces: Mapping[SpaceId, Shape]
) -> tuple[list[Shape], list[int]]:
    """Return points of all coasts on the chart, and whose they are."""
    points: list[Shape] = []
    owner: list[int] = []
    land = shapely.union_all(list(provinces.values()))
    edge = land.boundary
    for number, zone in enumerate(waters):
        mine = [shapely.points(chart.of_degrees(at)) for at in zone.near]
        if zone.id in provinces:
            shore = provinces[zone.id].boundary.intersection(edge)
            if not shore.is_empty:
                mine += list(chart.of_line(shore, SAMPLE_KM))
        points += mine
        owner += [number] * len(mine)
    return points, owner


def _centres(waters: tuple[WaterZone, ...], chart: Chart) -> tuple[list[Shape], list[int]]:
    pairs = [
        (shapely.points(chart.of_degrees(at)), number)
        for number, zone in enumerate(waters)
        for at in zone.centres
    ]
    return [point for point, _ in pairs], [number for _, number in pairs]


class _Links:
    """The pairs of waters that may touch, by number."""

    def __init__(self, gazetteer: Gazetteer[S]) -> None:
        number = {zone.id: place for place, zone in enumerate(gazetteer.waters)}
        undrawn = _undrawn(gazetteer)
        self.drawn = {
            ordered(number[a], number[b])
            for a, b in gazetteer.water_links
            if pair_id(a, b) not in undrawn
        }

    def may_touch(self, one: int, other: int) -> bool:
        return one == other or ordered(one, other) in self.drawn


def _absorb_pockets(
    cells: Cells, owner: list[int], kept: set[int], may_touch: Callable[[int, int], bool]
) -> None:
    """Give a pool apart from the rest of its water to a neighbour if it touches a wrong one.

    A cape may have coasts on two waters of which only one is the game's.
    """
    for pool in detached(cells, owner):
        mine = owner[pool[0]]
        shared: dict[int, float] = defaultdict(float)
        for cell in pool:
            for other, length in cells.touching[cell]:
                if owner[other] != mine:
                    shared[owner[other]] += length
        if kept.isdisjoint(pool) and any(not may_touch(mine, other) for other in shared):
            heir = min(
                shared,
                key=lambda one: (
                    sum(not may_touch(one, other) for other in shared),
                    -shared[one],
                    one,
                ),
            )
            for cell in pool:
                owner[cell] = heir


def _repair(gazetteer: Gazetteer[S], cells: Cells, owner: list[int], kept: set[int]) -> None:
    assert gazetteer.board is not None, "checked maps have a board"
    Repair(
        cells,
        owner,
        wanted=_Links(gazetteer).drawn,
        filler=set(),
        kept=kept,
        shortest_km=gazetteer.board.min_border_km / 2,
    ).run()


def _hearts(
    waters: tuple[WaterZone, ...],
    cells: Cells,
    owner: list[int],
    chart: Chart,
    places: list[Point],
) -> Iterator[int]:
    """Tell the cells that stay what they are: at the points of each water, or in its midst."""
    mine: dict[int, list[int]] = defaultdict(list)
    for cell, number in enumerate(owner):
        mine[number].append(cell)
    for number, zone in enumerate(waters):
        held = mine[number]
        goals = [chart.of_degrees(at) for at in (*zone.near, *zone.centres)]
        for goal in goals if held else ():
            yield min(held, key=lambda cell: (distance(places[cell], goal), cell))
        if held and not goals:
            yield max(held, key=lambda cell: (_own_length(cells, owner, cell), -cell))


def _own_length(cells: Cells, owner: list[int], cell: int) -> float:
    """Return how long a cell's borders with its own water are."""
    return sum(length for other, length in cells.touching[cell] if owner[other] == owner[cell])


def _undrawn(gazetteer: Gazetteer[S]) -> set[str]:
    return {pair_id(a, b) for a, b in gazetteer.links_not_drawn}


def _compare(gazetteer: Gazetteer[S], zones: Mapping[str, Shape]) -> Iterator[str]:
    """Tell every difference between waters that touch on the map and the listed links."""
    assert gazetteer.board is not None, "checked maps have a board"
    drawn = survey_borders(zones)
    undrawn = _undrawn(gazetteer)
    listed = {pair_id(a, b) for a, b in gazetteer.water_links}
    for pair in sorted(listed - set(drawn) - undrawn):
        yield f"water_links, {pair}: listed, but the drawn waters do not touch"
    for pair in sorted(undrawn & set(drawn)):
        yield f"links_not_drawn, {pair}: the drawn waters touch"
    for pair in sorted(set(drawn) - listed):
        length = drawn[pair].length
        if length >= gazetteer.board.min_border_km:
            yield f"water_links, {pair}: drawn over {length:.0f} km, but not listed"


def outline_water(water: Shape, sheet: Sheet) -> WaterOutline:
    """Return a water as drawn, with the place where ships lie."""
    (x, y), (u, v) = points_of(shapely.maximum_inscribed_circle(largest(water), tolerance=1.0))
    return WaterOutline(
        path=path_of(water, sheet),
        at=sheet.to_board((x, y)),
        room=round(((u - x) ** 2 + (v - y) ** 2) ** 0.5 * sheet.units_per_km, 1),
    )
