"""Fine cells: the small pieces of ground out of which provinces are put together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, pi, sin, sqrt

import numpy as np
import shapely

from ziggurat.atlas.projection import Point
from ziggurat.atlas.survey.shapes import GRID_KM, Shape, parts

SHORTEST_CONTACT_KM = 1.5
SMALLEST_CELL_KM2 = 0.5
TRIES = 14
"""Attempts to place a further point around one before it counts as surrounded."""
_MASK = (1 << 64) - 1


@dataclass(frozen=True)
class Cells:
    """Cells with their middles and, for each, its neighbours and the length shared with them."""

    shapes: list[Shape]
    middles: list[Point]
    touching: list[list[tuple[int, float]]]

    def distance(self, one: int, other: int) -> float:
        """Return kilometres between the middles of two cells."""
        return distance(self.middles[one], self.middles[other])

    def contacts(self) -> Iterator[tuple[int, int, float]]:
        """Tell every pair of touching cells once, with the length they share."""
        for one, neighbours in enumerate(self.touching):
            for other, length in neighbours:
                if one < other:
                    yield one, other, length


def distance(one: Point, other: Point) -> float:
    """Return how far two points are apart."""
    (x, y), (u, v) = one, other
    return sqrt((x - u) ** 2 + (y - v) ** 2)


class Stream:
    """A stream of even numbers in [0, 1) from a seed: SplitMix64, alike on every machine."""

    def __init__(self, seed: int) -> None:
        self._state = (seed * 0x9E3779B97F4A7C15 + 0x1234567) & _MASK

    def draw(self) -> float:
        """Return the next number."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((mixed ^ (mixed >> 31)) >> 11) / (1 << 53)


def survey_cells(ground: Shape, frame: Shape, spacing_km: float, scattered: list[Point]) -> Cells:
    """Cut the ground into cells of even size (maps, step 4)."""
    shapely.prepare(ground)
    points = np.array(scattered)
    near = shapely.dwithin(ground, shapely.points(points), spacing_km * 2)
    edge = frame.buffer(spacing_km * 8, join_style="mitre")
    hull = shapely.voronoi_polygons(shapely.multipoints(points[near]), extend_to=edge)
    shapes = _cut(np.array(parts(hull), dtype=object), ground)
    middles = shapely.centroid(shapes)
    return Cells(
        shapes=list(shapes),
        middles=list(
            zip(shapely.get_x(middles).tolist(), shapely.get_y(middles).tolist(), strict=True)
        ),
        touching=_touching(shapes),
    )


def _cut(voronoi: Shape, ground: Shape) -> Shape:
    """Cut cells with the ground; a cell in pieces becomes several, none reaches over a strait."""
    inside = shapely.contains(ground, voronoi)
    ashore = shapely.intersects(ground, voronoi) & ~inside
    cut = [piece for cell in shapely.intersection(voronoi[ashore], ground) for piece in parts(cell)]
    shapes = shapely.set_precision(np.array([*voronoi[inside], *cut], dtype=object), GRID_KM)
    shapes = np.array([piece for shape in shapes for piece in parts(shape)], dtype=object)
    is_polygon = shapely.get_type_id(shapes) == shapely.GeometryType.POLYGON
    return shapes[is_polygon & (shapely.area(shapes) > SMALLEST_CELL_KM2)]


def _touching(shapes: Shape) -> list[list[tuple[int, float]]]:
    """Measure shared borders as the area in which slightly widened cells overlap."""
    reach = 0.05
    first, second = shapely.STRtree(shapes).query(shapes, predicate="dwithin", distance=reach)
    once = first < second
    first, second = first[once], second[once]
    widened = shapely.buffer(shapes, reach, quad_segs=1)
    lengths = shapely.area(shapely.intersection(widened[first], widened[second])) / (2 * reach)
    touching: list[list[tuple[int, float]]] = [[] for _ in shapes]
    order = np.lexsort((second, first))
    for number in order.tolist():
        one, other, length = int(first[number]), int(second[number]), float(lengths[number])
        if length > SHORTEST_CONTACT_KM:
            touching[one].append((other, length))
            touching[other].append((one, length))
    return touching


def scatter(frame: Shape, spacing: float, seed: int) -> list[Point]:
    """Scatter points evenly, none closer than `spacing` (maps, step 3).

    Poisson disc sampling after Bridson.
    """
    west, south, east, north = frame.bounds
    stream = Stream(seed)
    side = spacing / sqrt(2)
    taken: dict[tuple[int, int], Point] = {}

    def square_of(at: Point) -> tuple[int, int]:
        return int((at[0] - west) / side), int((at[1] - south) / side)

    def is_free(at: Point) -> bool:
        if not (west < at[0] < east and south < at[1] < north):
            return False
        column, row = square_of(at)
        for i in range(column - 2, column + 3):
            for j in range(row - 2, row + 3):
                other = taken.get((i, j))
                if other and (other[0] - at[0]) ** 2 + (other[1] - at[1]) ** 2 < spacing * spacing:
                    return False
        return True

    start = (round((west + east) / 2, 4), round((south + north) / 2, 4))
    taken[square_of(start)] = start
    points, active = [start], [start]
    while active:
        chosen = int(stream.draw() * len(active))
        for _ in range(TRIES):
            candidate = _around(active[chosen], spacing, stream)
            if is_free(candidate):
                taken[square_of(candidate)] = candidate
                points.append(candidate)
                active.append(candidate)
                break
        else:
            active[chosen] = active[-1]
            active.pop()
    return points


def _around(at: Point, spacing: float, stream: Stream) -> Point:
    angle, distance = stream.draw() * 2 * pi, spacing * (1 + stream.draw())
    return round(at[0] + distance * cos(angle), 4), round(at[1] + distance * sin(angle), 4)
