"""Small words about shapes that the other chapters use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import shapely

from ziggurat.atlas.projection import Point

Shape = Any
"""A shapely geometry; the library comes without types."""

GRID_KM = 0.01
"""Everything is snapped to ten metres, so that neighbours agree on every point."""


def parts(shape: Shape) -> list[Shape]:
    """Return the polygons or lines a shape consists of, empty ones left out."""
    return [part for part in getattr(shape, "geoms", [shape]) if not part.is_empty]


def polygons(shape: Shape) -> list[Shape]:
    """Return only the polygons of a shape."""
    return [part for part in parts(shape) if part.geom_type == "Polygon"]


def lines(shape: Shape) -> list[Shape]:
    """Return the lines of a shape, joined where they meet."""
    found = [part for part in parts(shape) if part.geom_type in ("LineString", "LinearRing")]
    if not found:
        return []
    return parts(shapely.line_merge(shapely.multilinestrings(found)))


def largest(shape: Shape) -> Shape:
    """Return the largest polygon of a shape."""
    return max(polygons(shape), key=lambda part: part.area)


def upright(x: float, y: float, width: float, height: float) -> Shape:
    """Return the upright rectangle around a point."""
    return shapely.box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def points_of(line: Shape) -> list[Point]:
    """Return the points of a line or ring as plain pairs."""
    return [(float(x), float(y)) for x, y in line.coords]


def line_of(points: Sequence[Point]) -> Shape:
    """Return the line through points."""
    return shapely.linestrings(list(points))


def snapped(shape: Shape) -> Shape:
    """Return the shape on the common grid, valid."""
    return shapely.set_precision(shape, GRID_KM)
