"""Arcs: the outlines of a board cut where shapes meet, and drawn with fewer points.

Neighbours share the line between them, so that it is told once and no gap opens when it is
simplified. What a screen shows small needs no more than whole board units.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import hypot
from typing import TypeAlias

import msgspec

from ziggurat.atlas.projection import Point
from ziggurat.atlas.seams import Rings

Line: TypeAlias = tuple[Point, ...]
Arc: TypeAlias = tuple[int, ...]
"""Whole board units: x and y of the first point, then the steps to each further one."""
Ring: TypeAlias = tuple[int, ...]
"""The arcs of a ring, one behind the other; arc n backwards is -1 - n."""
CLOSED = 4
"""Points of the smallest ring, of which the last is the first again."""


class Network(msgspec.Struct, frozen=True):
    """Shapes that share their lines."""

    lines: tuple[Line, ...]
    shapes: dict[str, tuple[Ring, ...]]

    def only(self, wanted: Iterable[str]) -> Network:
        """Return the network of some of the shapes, with the lines they need."""
        kept = {name: self.shapes[name] for name in wanted}
        used = {number(one) for rings in kept.values() for ring in rings for one in ring}
        places = {old: new for new, old in enumerate(sorted(used))}
        shapes = {
            name: tuple(tuple(_renumbered(one, places) for one in ring) for ring in rings)
            for name, rings in kept.items()
        }
        return Network(tuple(self.lines[one] for one in sorted(used)), shapes)

    def line(self, one: int) -> Line:
        """Return a line the way a ring walks it."""
        return self.lines[one] if one >= 0 else self.lines[-1 - one][::-1]

    def owners(self) -> dict[int, list[str]]:
        """Return which shapes each line belongs to."""
        found: dict[int, list[str]] = defaultdict(list)
        for name, rings in self.shapes.items():
            for ring in rings:
                for one in ring:
                    found[number(one)].append(name)
        return found

    def coarser(self, tolerance: float) -> Network:
        """Return the same with fewer points; none that is left out lies farther than this away."""
        return Network(tuple(simplified(line, tolerance) for line in self.lines), self.shapes)

    def arcs(self) -> tuple[Arc, ...]:
        """Return the lines in whole units."""
        return tuple(whole(line) for line in self.lines)


def number(one: int) -> int:
    """Return which arc is meant, whichever way it is walked."""
    return one if one >= 0 else -1 - one


def _renumbered(one: int, places: Mapping[int, int]) -> int:
    return places[one] if one >= 0 else -1 - places[-1 - one]


def network_of(shapes: Mapping[str, Rings]) -> Network:
    """Cut shapes at the points where more than two lines meet."""
    ways: dict[Point, set[Point]] = defaultdict(set)
    for rings in shapes.values():
        for ring in rings:
            for before, point in zip((ring[-1], *ring), ring):
                ways[before].add(point)
                ways[point].add(before)
    knots = {point for point, others in ways.items() if len(others) != 2}
    lines: dict[Line, int] = {}
    cut = {
        name: tuple(_ring(ring, knots, lines) for ring in rings) for name, rings in shapes.items()
    }
    return Network(tuple(lines), cut)


def _ring(ring: Sequence[Point], knots: set[Point], lines: dict[Line, int]) -> Ring:
    ends = [place for place, point in enumerate(ring) if point in knots]
    first = ends[0] if ends else min(range(len(ring)), key=lambda place: ring[place])
    turned = (*ring[first:], *ring[:first], ring[first])
    found: list[int] = []
    start = 0
    for place in range(1, len(turned)):
        if turned[place] in knots or place == len(turned) - 1:
            found.append(_numbered(turned[start : place + 1], lines))
            start = place
    return tuple(found)


def _numbered(line: Line, lines: dict[Line, int]) -> int:
    """Return the number of a line, a new one if neither it nor its reverse has one."""
    if line in lines:
        return lines[line]
    if line[::-1] in lines:
        return -1 - lines[line[::-1]]
    return lines.setdefault(line, len(lines))


def simplified(line: Line, tolerance: float) -> Line:
    """Return a line with the points that matter (Douglas and Peucker); a ring stays a ring.

    >>> simplified(((0, 0), (5, 1), (10, 0), (10, 10)), 2)
    ((0, 0), (10, 0), (10, 10))
    """
    kept = {0, len(line) - 1}
    waiting = [(0, len(line) - 1)]
    while waiting:
        first, last = waiting.pop()
        away, farthest = _farthest(line, first, last)
        if away > tolerance or (farthest and line[0] == line[-1] and len(kept) < CLOSED):
            kept.add(farthest)
            waiting += [(first, farthest), (farthest, last)]
    return tuple(line[place] for place in sorted(kept))


def _farthest(line: Line, first: int, last: int) -> tuple[float, int]:
    """Return how far the farthest point between two others lies from their line, and which it is.

    Point 0 stands for none.
    """
    (x, y), (u, v) = line[first], line[last]
    dx, dy = u - x, v - y
    length = hypot(dx, dy)
    best, found = -1.0, 0
    for place in range(first + 1, last):
        px, py = line[place]
        away = abs(dx * (py - y) - dy * (px - x)) / length if length else hypot(px - x, py - y)
        if away > best:
            best, found = away, place
    return best, found


def whole(line: Line) -> Arc:
    """Return a line in whole units: where it begins, and its steps.

    >>> whole(((1.4, 2.0), (3.6, 2.2), (3.7, 2.1), (3.5, 9.0)))
    (1, 2, 3, 0, 0, 7)
    """
    (x, y), *rest = [(round(px), round(py)) for px, py in line]
    steps = [x, y]
    for u, v in rest:
        if (u, v) != (x, y):
            steps += [u - x, v - y]
            x, y = u, v
    return tuple(steps)


def unrolled(ring: Ring, arcs: Sequence[Arc]) -> list[tuple[int, int]]:
    """Return the points of a ring drawn by arcs, the closing one left out."""
    points: list[tuple[int, int]] = []
    for one in ring:
        piece = _points(arcs[number(one)])
        points += (piece if one >= 0 else piece[::-1])[:-1]
    return points


def _points(arc: Arc) -> list[tuple[int, int]]:
    x, y = arc[0], arc[1]
    points = [(x, y)]
    for place in range(2, len(arc), 2):
        x, y = x + arc[place], y + arc[place + 1]
        points.append((x, y))
    return points
