"""Grounds: which part of a box lies on a shape, told from rows of a fine grid."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import ceil, floor

from ziggurat.atlas.placement import Box
from ziggurat.atlas.projection import Point

STEP = 3.5
"""Board units between rows."""


class Ground:
    """A shape as intervals along rows."""

    def __init__(self, rings: Iterable[Sequence[Point]]) -> None:
        crossings: dict[int, list[float]] = defaultdict(list)
        for ring in rings:
            before_x, before_y = ring[-1]
            for x, y in ring:
                low, high = min(before_y, y), max(before_y, y)
                for row in range(ceil(low / STEP), ceil(high / STEP)):
                    share = (row * STEP - before_y) / (y - before_y)
                    crossings[row].append(before_x + share * (x - before_x))
                before_x, before_y = x, y
        self._rows = {row: sorted(found) for row, found in crossings.items()}

    def share_of(self, box: Box) -> float:
        """Return which share of a box lies on the shape, from 0 to 1."""
        left, right = box.x - box.width / 2, box.x + box.width / 2
        first = ceil((box.y - box.height / 2) / STEP)
        last = floor((box.y + box.height / 2) / STEP)
        rows = range(first, max(first, last) + 1)
        covered = sum(self._covered(row, left, right) for row in rows)
        return covered / (len(rows) * (right - left))

    def _covered(self, row: int, left: float, right: float) -> float:
        edges = self._rows.get(row)
        if edges is None:
            return 0.0
        covered = 0.0
        for place in range(bisect_right(edges, left) & ~1, len(edges) - 1, 2):
            begin, end = edges[place], edges[place + 1]
            if begin >= right:
                break
            covered += min(right, end) - max(left, begin)
        return covered
