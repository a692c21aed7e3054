"""Hexes on a plane: neighbours, distances, centres and corners.

Places are axial: `(q, r)`. Going east adds one to q, going south-east adds one to r; hexes stand
on a corner, so that those of equal r form a row.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin, sqrt
from typing import Final, TypeAlias

from ziggurat.atlas.projection import Point

Hex: TypeAlias = tuple[int, int]
"""A place, or the way from one place to another."""

SIDES: Final[tuple[Hex, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""Ways to the six neighbours: east first, then clockwise."""
SIDE_NAMES: Final = ("east", "south-east", "south-west", "west", "north-west", "north-east")


def neighbours(at: Hex) -> tuple[Hex, ...]:
    """Return the six places around one, in the order of `SIDES`.

    >>> neighbours((2, -1))
    ((3, -1), (2, 0), (1, 0), (1, -1), (2, -2), (3, -2))
    """
    q, r = at
    return tuple((q + dq, r + dr) for dq, dr in SIDES)


def distance(a: Hex, b: Hex) -> int:
    """Count the steps from one place to another.

    >>> distance((0, -2), (0, 2)), distance((1, 0), (0, 1)), distance((3, 3), (3, 3))
    (4, 1, 0)
    """
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def opposite(side: Hex) -> Hex:
    """Return the way back.

    >>> opposite((1, -1))
    (-1, 1)
    """
    return (-side[0], -side[1])


def rotated(at: Hex, sixths: int) -> Hex:
    """Turn a place clockwise around the origin by so many sixths of a circle.

    >>> rotated((2, 0), 1), rotated((2, -1), 3), rotated((2, -1), 6)
    ((0, 2), (-2, 1), (2, -1))
    """
    q, r = at
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return (q, r)


def mirrored(at: Hex) -> Hex:
    """Swap left and right: what lies east comes to lie west.

    >>> mirrored((2, 0)), mirrored((1, -2)), mirrored((-1, 2))
    ((-2, 0), (1, -2), (-1, 2))
    """
    q, r = at
    return (-q - r, r)


def centre(at: Hex, size: float) -> Point:
    """Return the middle of a hex; `size` is the length of a side. East is right, south is down.

    >>> [round(value, 2) for value in centre((1, 2), 10)]
    [34.64, 30.0]
    """
    q, r = at
    return (size * sqrt(3) * (q + r / 2), size * 1.5 * r)


def corners(middle: Point, size: float) -> tuple[Point, ...]:
    """Return the six corners around a middle, from the east's upper one clockwise.

    The edge from corner i to corner i + 1 faces the neighbour on side i.

    >>> [(round(x, 2), round(y, 2)) for x, y in corners((0, 0), 10)][:2]
    [(8.66, -5.0), (8.66, 5.0)]
    """
    x, y = middle
    turns = [pi / 3 * corner - pi / 6 for corner in range(6)]
    return tuple((x + size * cos(turn), y + size * sin(turn)) for turn in turns)


def bounds(places: Iterable[Hex], size: float) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of everything the hexes cover.

    >>> [round(edge, 2) for edge in bounds([(0, 0), (1, 0)], 10)]
    [-8.66, -10.0, 25.98, 10.0]
    """
    middles = [centre(at, size) for at in places]
    half = size * sqrt(3) / 2
    return (
        min(x for x, _ in middles) - half,
        min(y for _, y in middles) - size,
        max(x for x, _ in middles) + half,
        max(y for _, y in middles) + size,
    )
