"""Seams: the lines along which the shapes of a board meet, found from their stored paths."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from ziggurat.atlas.projection import Point

Rings: TypeAlias = Sequence[Sequence[Point]]
Edge: TypeAlias = tuple[Point, Point]


def seams(
    shapes: Mapping[str, Rings], is_wanted: Callable[[str, str | None], bool]
) -> list[list[Point]]:
    """Return the lines between two shapes, joined into as few as can be.

    `is_wanted` is asked for each pair of shapes that share an edge, and with None for the second
    where a shape borders on nothing.
    """
    owners: dict[Edge, list[str]] = defaultdict(list)
    for name, rings in shapes.items():
        for ring in rings:
            for edge in _edges(ring):
                owners[edge].append(name)
    wanted = (
        edge
        for edge, names in owners.items()
        if is_wanted(names[0], names[1] if len(names) > 1 else None)
    )
    return _joined(wanted)


def _edges(ring: Sequence[Point]) -> Iterable[Edge]:
    before = ring[-1]
    for point in ring:
        if point != before:
            yield (before, point) if before < point else (point, before)
        before = point


def _joined(edges: Iterable[Edge]) -> list[list[Point]]:
    """String edges together; a line ends where not exactly two edges meet."""
    ways: dict[Point, list[Point]] = defaultdict(list)
    for one, other in edges:
        ways[one].append(other)
        ways[other].append(one)
    used: set[Edge] = set()
    lines: list[list[Point]] = []
    starts = [point for point, others in ways.items() if len(others) != 2]
    for start in (*starts, *ways):
        for second in ways[start]:
            line = _walk(ways, used, start, second)
            if len(line) > 1:
                lines.append(line)
    return lines


def _walk(
    ways: Mapping[Point, list[Point]], used: set[Edge], start: Point, second: Point
) -> list[Point]:
    line = [start]
    ahead: Point | None = second
    while ahead is not None:
        edge = (line[-1], ahead) if line[-1] < ahead else (ahead, line[-1])
        if edge in used:
            break
        used.add(edge)
        line.append(ahead)
        onward = [point for point in ways[ahead] if point != line[-2]]
        ahead = onward[0] if len(ways[ahead]) == 2 and onward else None
    return line
