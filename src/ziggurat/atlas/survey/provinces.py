"""Provinces: cells united, crumbs swept up, inner borders simplified and rounded."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

import numpy as np
import shapely

from ziggurat.atlas.projection import Point
from ziggurat.atlas.survey.cells import Cells
from ziggurat.atlas.survey.shapes import Shape, line_of, lines, parts, points_of, polygons

CRUMB_KM2 = 1500.0
BORDER_TOLERANCE_KM = 9.0
FINAL_TOLERANCE_KM = 1.6
"""Last simplification, coast included: about half a board unit, less than a pen's width."""
ROUNDINGS = 2
LONGEST_PINCHED_KM = 60.0
STRAIGHTENING = 0.06
"""A short border is straightened by no more than this share of its length."""


def unite(
    cells: Cells, owner: Sequence[int], count: int, crumb_km2: float = CRUMB_KM2
) -> list[Shape]:
    """Return the province of each centre as the union of its cells (maps, step 7)."""
    owner_of = list(owner)
    sweep_crumbs(cells, owner_of, crumb_km2)
    mine: list[list[Shape]] = [[] for _ in range(count)]
    for cell, one in enumerate(owner_of):
        if one >= 0:
            mine[one].append(cells.shapes[cell])
    return [shapely.union_all(shapes, grid_size=0.05) for shapes in mine]


def sweep_crumbs(cells: Cells, owner: list[int], crumb_km2: float = CRUMB_KM2) -> None:
    """Give a small detached group of cells to the neighbour it shares most border with."""
    for group in detached(cells, owner):
        one = owner[group[0]]
        area = sum(cells.shapes[cell].area for cell in group)
        shared: dict[int, float] = {}
        for cell in group:
            for other, length in cells.touching[cell]:
                if owner[other] not in (one, -1):
                    shared[owner[other]] = shared.get(owner[other], 0.0) + length
        if one >= 0 and area < crumb_km2 and shared:
            heir = max(shared, key=lambda other: (shared[other], -other))
            for cell in group:
                owner[cell] = heir


def detached(cells: Cells, owner: Sequence[int]) -> list[list[int]]:
    """Return the connected groups of cells of each owner, without the largest of each."""
    largest: dict[int, list[int]] = {}
    rest: list[list[int]] = []
    seen: set[int] = set()
    for start in range(len(owner)):
        if start in seen:
            continue
        group = _connected(cells, owner, start)
        seen.update(group)
        held = largest.get(owner[start])
        if held is None or len(group) > len(held):
            largest[owner[start]] = group
            group = held or []
        if group:
            rest.append(group)
    return rest


def _connected(cells: Cells, owner: Sequence[int], start: int) -> list[int]:
    group, waiting = {start}, [start]
    while waiting:
        for other, _ in cells.touching[waiting.pop()]:
            if owner[other] == owner[start] and other not in group:
                group.add(other)
                waiting.append(other)
    return sorted(group)


def smooth(
    provinces: Sequence[Shape],
    tolerance_km: float = BORDER_TOLERANCE_KM,
    straightening_km: float = 0.0,
    may_touch: Callable[[int, int], bool] | None = None,
) -> list[Shape]:
    """Round the inner borders and leave the coast as it is (maps, step 8).

    `straightening_km` lets long borders run up to so far beside their first course. Where four
    meet, short borders of two that may not touch are drawn together into a point.
    """
    coverage = np.array(provinces, dtype=object)
    coverage = shapely.coverage_simplify(coverage, tolerance_km, simplify_boundary=False)
    arcs = lines(shapely.union_all(shapely.boundary(coverage)))
    coast = shapely.union_all(coverage).boundary.buffer(0.3)
    if may_touch is not None:
        arcs = _pinched(arcs, coverage, may_touch)
    rounded = [_rounded(arc, coast, straightening_km) for arc in arcs]
    faces = parts(shapely.polygonize([shapely.union_all(rounded, grid_size=0.01)]))
    shapes = _assign(faces, coverage)
    return list(shapely.coverage_simplify(np.array(shapes, dtype=object), FINAL_TOLERANCE_KM))


def _pinched(
    arcs: Sequence[Shape], coverage: Shape, may_touch: Callable[[int, int], bool]
) -> list[Shape]:
    """Draw short borders that should not be there together into points."""
    tree = shapely.STRtree(coverage)
    moved: dict[Point, Point] = {}
    kept = []
    for arc in arcs:
        middle = arc.interpolate(0.5, normalized=True)
        sides = sorted(int(one) for one in tree.query(middle, predicate="dwithin", distance=0.05))
        is_unwanted = len(sides) == 2 and not may_touch(*sides)
        if is_unwanted and arc.length < LONGEST_PINCHED_KM and not arc.is_ring:
            ends = points_of(arc)
            moved[ends[0]] = moved[ends[-1]] = (middle.x, middle.y)
        else:
            kept.append(arc)
    return [_with_ends_moved(arc, moved) for arc in kept]


def _with_ends_moved(arc: Shape, moved: Mapping[Point, Point]) -> Shape:
    first, *inner, last = points_of(arc)
    return line_of([moved.get(first, first), *inner, moved.get(last, last)])


def is_coverage(provinces: Sequence[Shape]) -> bool:
    """Whether provinces fit together without gaps, overlaps and flaws."""
    shapes = np.array(provinces, dtype=object)
    return bool(shapely.coverage_is_valid(shapes) and all(shapely.is_valid(shapes)))


def _rounded(arc: Shape, coast: Shape, straightening_km: float) -> Shape:
    is_coast = arc.intersection(coast).length >= 0.5 * arc.length
    if is_coast or arc.is_ring or len(arc.coords) < 3:
        return arc
    if straightening_km:
        arc = arc.simplify(min(straightening_km, arc.length * STRAIGHTENING))
    points = points_of(arc)
    for _ in range(ROUNDINGS):
        points = _cut_corners(points)
    return line_of(points)


def _cut_corners(points: list[Point]) -> list[Point]:
    """Replace each inner corner by two points (Chaikin); both ends stay."""
    cut = [points[0]]
    for (x, y), (u, v) in pairwise(points):
        cut.append((x * 0.75 + u * 0.25, y * 0.75 + v * 0.25))
        cut.append((x * 0.25 + u * 0.75, y * 0.25 + v * 0.75))
    return [points[0], *cut[2:-1], points[-1]]


def _assign(faces: Sequence[Shape], coverage: Shape) -> list[Shape]:
    """Give each face to the province most of it lay in; faces over water are dropped."""
    mine: list[list[Shape]] = [[] for _ in coverage]
    tree = shapely.STRtree(coverage)
    for face in faces:
        found = sorted(int(number) for number in tree.query(face, predicate="intersects"))
        shares = [float(shapely.intersection(face, coverage[one]).area) for one in found]
        if shares and sum(shares) > 0.5 * face.area:
            mine[found[shares.index(max(shares))]].append(face)
    return [
        shapes[0] if len(shapes) == 1 else shapely.MultiPolygon(shapes)
        for shapes in map(_dissolve, mine)
    ]


def _dissolve(faces: Sequence[Shape]) -> list[Shape]:
    return polygons(shapely.union_all(list(faces)))
