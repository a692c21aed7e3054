"""Land: the coastline cut to the frame, islands sorted into those that matter and those not."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import shapely
from shapely import affinity

from ziggurat.atlas.coastline import Polygon, Ring
from ziggurat.atlas.gazetteer import Gazetteer, S
from ziggurat.atlas.projection import Point, Sheet
from ziggurat.atlas.survey.shapes import GRID_KM, Shape, polygons, snapped

LONGEST_EDGE_DEGREES = 0.25
"""A long straight edge of the globe is a curve on the sheet."""
SMALLEST_ISLAND_KM2 = 400.0
SMALLEST_NEEDED_ISLAND_KM2 = 60.0
ISLET_KM2 = 2600.0
"""A smaller island that is a space of its own is enlarged to this size."""
ISLET_GROWTH = 2.6
"""But not more than so many times in length."""
CHANNEL_KM = 6.0
CLEAR_WATER_KM = 17.0
"""An enlarged islet is moved so far off the next shore, to leave room for a route."""
COAST_TOLERANCE_KM = 2.2
PLUMPNESS_KM = 5.0
"""Narrow bays of an islet are closed: enlarged, they would tear it apart."""
NEAR_KM = 8.0


@dataclass(frozen=True)
class Land:
    """The ground provinces grow on, and the islets that are spaces of their own."""

    ground: Shape
    islets: dict[str, Shape]
    frame: Shape
    inside: Shape
    """The part of the frame that is in the game."""


def survey_land(gazetteer: Gazetteer[S], sheet: Sheet, coastline: list[Polygon]) -> Land:
    """Return the land of the sheet (maps, steps 1 and 2)."""
    edges = sheet.frame
    frame = shapely.box(edges.west, edges.south, edges.east, edges.north)
    pieces = polygons(_project(coastline, sheet, gazetteer).intersection(frame))
    centres = {space.id: shapely.points(sheet.to_km(space.centre)) for space in gazetteer.spaces}
    at_home = _spaces_on(pieces, centres)
    islets = {
        at_home[number][0]: _enlarged(piece)
        for number, piece in enumerate(pieces)
        if len(at_home[number]) == 1 and piece.area < ISLET_KM2
    }
    kept = [
        piece
        for number, piece in enumerate(pieces)
        if _is_kept(piece, at_home[number]) and not set(at_home[number]) & set(islets)
    ]
    ground = shapely.union_all(kept)
    islets = {space: _moved_off(islet, ground) for space, islet in islets.items()}
    if islets:
        ground = ground.difference(shapely.union_all(list(islets.values())).buffer(CHANNEL_KM))
    ground = snapped(ground.simplify(COAST_TOLERANCE_KM).buffer(0))
    solid = [piece for piece in polygons(ground) if piece.area > SMALLEST_NEEDED_ISLAND_KM2]
    return Land(shapely.MultiPolygon(solid), islets, frame, _inside(gazetteer, sheet, frame))


def _inside(gazetteer: Gazetteer[S], sheet: Sheet, frame: Shape) -> Shape:
    """Return the frame within the board's edge, whose long sides are curves on the sheet."""
    board = gazetteer.board
    if board is None or not board.edge:
        return frame
    edge = shapely.segmentize(shapely.Polygon(board.edge), LONGEST_EDGE_DEGREES)
    return _project_polygon(edge, sheet).intersection(frame)


def _is_kept(piece: Shape, spaces: list[str]) -> bool:
    smallest = SMALLEST_NEEDED_ISLAND_KM2 if spaces else SMALLEST_ISLAND_KM2
    return bool(piece.area >= smallest)


def _spaces_on(pieces: list[Shape], centres: dict[str, Shape]) -> list[list[str]]:
    """Tell for each piece of land which spaces have their centre on it, or just off it."""
    found: list[list[str]] = [[] for _ in pieces]
    tree = shapely.STRtree(pieces)
    for space, centre in centres.items():
        near = tree.query_nearest(centre, max_distance=NEAR_KM)
        if len(near):
            found[min(int(number) for number in near)].append(space)
    return found


def _enlarged(piece: Shape) -> Shape:
    factor = min(max(1.0, sqrt(ISLET_KM2 / piece.area)), ISLET_GROWTH)
    larger = affinity.scale(piece, factor, factor, origin=piece.centroid)
    plump = larger.buffer(PLUMPNESS_KM).buffer(-PLUMPNESS_KM)
    return snapped(plump.simplify(0.8))


def _moved_off(islet: Shape, ground: Shape) -> Shape:
    missing = CLEAR_WATER_KM - islet.distance(ground)
    if missing <= 0:
        return islet
    x, y = shapely.shortest_line(ground, islet.centroid).coords[0]
    dx, dy = islet.centroid.x - x, islet.centroid.y - y
    length = max(sqrt(dx * dx + dy * dy), 1.0)
    return snapped(affinity.translate(islet, dx / length * missing, dy / length * missing))


def _project(coastline: list[Polygon], sheet: Sheet, gazetteer: Gazetteer[S]) -> Shape:
    window = shapely.box(*sheet.window())
    left_out = [
        shapely.box(box.west, box.south, box.east, box.north)
        for box in (gazetteer.board.islands_left_out if gazetteer.board is not None else ())
    ]
    projected = []
    for rings in coastline:
        rough = shapely.Polygon(rings[0], rings[1:])
        if not rough.intersects(window) or any(box.contains(rough) for box in left_out):
            continue
        inside = shapely.make_valid(rough).intersection(window)
        for piece in polygons(shapely.segmentize(inside, LONGEST_EDGE_DEGREES)):
            projected.append(_project_polygon(piece, sheet))
    return shapely.union_all(projected, grid_size=GRID_KM)


def _project_polygon(piece: Shape, sheet: Sheet) -> Shape:
    rings = [_project_ring(list(ring.coords), sheet) for ring in (piece.exterior, *piece.interiors)]
    return shapely.make_valid(shapely.Polygon(rings[0], rings[1:]))


def _project_ring(ring: Ring, sheet: Sheet) -> list[Point]:
    """Project and snap at once: rounding hides the last digits in which machines may differ."""
    projected = (sheet.to_km(at) for at in ring)
    return [(round(x, 2), round(y, 2)) for x, y in projected]
