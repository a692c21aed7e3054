"""The coastline of the world: finding and decoding Natural Earth's land polygons.

The file is `land-10m.json` of the npm package `world-atlas` 2.x. It is not part of Ziggurat;
``make coastline`` fetches it.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import msgspec

from ziggurat.atlas.gazetteer import Degrees
from ziggurat.kernel.errors import Invalid

USUAL_PLACE = Path(".cache") / "world-atlas" / "land-10m.json"
REMEDY = (
    "`make coastline` fetches it; or unpack the npm package world-atlas 2.x "
    "and give its land-10m.json with --coastline"
)

Ring = list[Degrees]
Polygon = list[Ring]
"""The outer ring, then its holes."""


class Transform(msgspec.Struct, frozen=True):
    """How the whole numbers of a TopoJSON file become degrees."""

    scale: tuple[float, float]
    translate: tuple[float, float]


class Shape(msgspec.Struct, frozen=True, tag_field="type"):
    """A geometry made of numbered arcs."""


class Polygons(Shape, frozen=True, tag="MultiPolygon"):
    """Several polygons; each is a list of rings, a ring a list of arcs."""

    arcs: list[list[list[int]]]


class OnePolygon(Shape, frozen=True, tag="Polygon"):
    """A polygon; its rings are lists of arcs."""

    arcs: list[list[int]]


class Collection(Shape, frozen=True, tag="GeometryCollection"):
    """Geometries inside a geometry."""

    geometries: list[Polygons | OnePolygon | Collection]


class Objects(msgspec.Struct, frozen=True):
    """The named geometries of the file; only land is wanted."""

    land: Polygons | OnePolygon | Collection


class Topology(msgspec.Struct, frozen=True):
    """A TopoJSON file with delta-coded arcs."""

    transform: Transform
    objects: Objects
    arcs: list[list[tuple[int, int]]]


def find_coastline(path: Path | None = None, folder: Path | None = None) -> Path:
    """Return the file to use: the given one, or the usual one below the working folder."""
    chosen = path if path is not None else (folder or Path()) / USUAL_PLACE
    if not chosen.is_file():
        raise Invalid(f"{chosen}: there is no coastline here; {REMEDY}")
    return chosen


def read_coastline(path: Path) -> list[Polygon]:
    """Return the land of the world in degrees."""
    try:
        topology = msgspec.json.decode(path.read_bytes(), type=Topology)
    except OSError as error:
        raise Invalid(f"{path.name}: cannot be read: {error.strerror or error}") from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Invalid(f"{path.name}: is no TopoJSON file of land ({error}); {REMEDY}") from error
    arcs = [_decode_arc(arc, topology.transform) for arc in topology.arcs]
    try:
        return [[_join(ring, arcs) for ring in rings] for rings in _polygons(topology.objects.land)]
    except IndexError as error:
        raise Invalid(f"{path.name}: a polygon names an arc that is not there") from error


def _decode_arc(deltas: list[tuple[int, int]], transform: Transform) -> Ring:
    (scale_x, scale_y), (move_x, move_y) = transform.scale, transform.translate
    x = y = 0
    points: Ring = []
    for dx, dy in deltas:
        x, y = x + dx, y + dy
        points.append((x * scale_x + move_x, y * scale_y + move_y))
    return points


def _join(arc_numbers: list[int], arcs: list[Ring]) -> Ring:
    """String arcs together; a negative number is that arc backwards, joints are doubled."""
    points: Ring = []
    for number in arc_numbers:
        arc = arcs[number] if number >= 0 else arcs[~number][::-1]
        points += arc[1:] if points else arc
    return points[:1] + [after for before, after in pairwise(points) if before != after]


def _polygons(shape: Shape) -> list[list[list[int]]]:
    match shape:
        case Polygons(arcs):
            return arcs
        case OnePolygon(arcs):
            return [arcs]
        case Collection(geometries):
            return [polygon for inner in geometries for polygon in _polygons(inner)]
        case _:
            return []
