"""Finding room: names, signs and counters are set where they disturb one another least."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from ziggurat.atlas.projection import Point

BUCKET = 50.0
SEA_SIZE = 11.0
LINE = 1.12
"""Height of a line of text, in sizes of its face."""


@dataclass(frozen=True)
class Box:
    """An upright rectangle around its middle."""

    x: float
    y: float
    width: float
    height: float

    def moved(self, dx: float, dy: float) -> Box:
        """Return the same box elsewhere."""
        return Box(self.x + dx, self.y + dy, self.width, self.height)

    def overlap(self, other: Box) -> float:
        """Return the area two boxes share."""
        wide = (self.width + other.width) / 2 - abs(self.x - other.x)
        high = (self.height + other.height) / 2 - abs(self.y - other.y)
        return (
            min(wide, self.width, other.width) * min(high, self.height, other.height)
            if wide > 0 and high > 0
            else 0.0
        )

    def corners(self) -> tuple[Point, ...]:
        """Return the four corners and the middles of the sides."""
        w, h = self.width / 2, self.height / 2
        return tuple(
            (self.x + dx * w, self.y + dy * h) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy
        )


class Field:
    """Boxes already set, each with a weight: how bad it is to cover it."""

    def __init__(self, width: float, height: float) -> None:
        self._sheet = Box(width / 2, height / 2, width, height)
        self._buckets: dict[tuple[int, int], list[tuple[Box, float]]] = defaultdict(list)

    def copy(self) -> Field:
        """Return a field on which the same boxes are set."""
        other = Field(self._sheet.width, self._sheet.height)
        for bucket, boxes in self._buckets.items():
            other._buckets[bucket] = list(boxes)
        return other

    def take(self, box: Box, weight: float = 1.0) -> None:
        """Set a box."""
        for bucket in self._buckets_of(box):
            self._buckets[bucket].append((box, weight))

    def crowding(self, box: Box) -> float:
        """Tell how much of what is set a box would cover, and how far it leaves the sheet."""
        seen: set[int] = set()
        total = 0.0
        for bucket in self._buckets_of(box):
            for other, weight in self._buckets.get(bucket, ()):
                if id(other) not in seen:
                    seen.add(id(other))
                    total += weight * box.overlap(other)
        outside = box.width * box.height - box.overlap(self._sheet)
        return total + 20 * outside

    def best(
        self, wishes: Iterable[tuple[Box, float]], further: Callable[[Box], float] | None = None
    ) -> Box:
        """Return the wished box with the least crowding and cost; earlier ones win ties.

        `further` is a cost that is slow to tell and never negative: it is asked only of boxes that
        can still win.
        """
        offers = sorted(
            ((self.crowding(box) + price, place, box) for place, (box, price) in enumerate(wishes)),
            key=lambda offer: offer[:2],
        )
        if further is None:
            return offers[0][2]
        best, least = offers[0][2], float("inf")
        for cost, _, box in offers:
            if cost >= least:
                break
            whole = cost + further(box)
            if whole < least:
                best, least = box, whole
        return best

    def _buckets_of(self, box: Box) -> Iterable[tuple[int, int]]:
        left, right = box.x - box.width / 2, box.x + box.width / 2
        top, bottom = box.y - box.height / 2, box.y + box.height / 2
        for column in range(int(left // BUCKET), int(right // BUCKET) + 1):
            for row in range(int(top // BUCKET), int(bottom // BUCKET) + 1):
                yield column, row


def is_inside(at: Point, rings: Sequence[Sequence[Point]]) -> bool:
    """Whether a point lies inside a shape of rings (even-odd)."""
    x, y = at
    inside = False
    for ring in rings:
        before_x, before_y = ring[-1]
        for next_x, next_y in ring:
            if (next_y > y) != (before_y > y):
                slope = (before_x - next_x) * (y - next_y) / (before_y - next_y)
                if x < slope + next_x:
                    inside = not inside
            before_x, before_y = next_x, next_y
    return inside


def around(box: Box, steps: Sequence[tuple[float, float]], price: float) -> list[tuple[Box, float]]:
    """Offer a box moved by each step; farther costs more."""
    return [(box.moved(dx, dy), price * (dx * dx + dy * dy) ** 0.5) for dx, dy in steps]


def spiral(reach: float, step: float) -> list[tuple[float, float]]:
    """Return steps on a grid up to a distance, nearest first."""
    count = int(reach // step)
    grid = [
        (column * step, row * step)
        for column in range(-count, count + 1)
        for row in range(-count, count + 1)
    ]
    near = [one for one in grid if one[0] ** 2 + one[1] ** 2 <= reach * reach]
    return sorted(near, key=lambda one: (one[0] ** 2 + one[1] ** 2, one[1], one[0]))


def text_width(text: str, size: float, *, bold: bool = False) -> float:
    """Estimate how wide a text in a book face is."""
    narrow, wide = "ijltfrI.,'| ", "mwMWQOGDHNU"
    units = sum(0.32 if sign in narrow else 0.82 if sign in wide else 0.55 for sign in text)
    return units * size * (1.2 if bold else 1.1)


def sea_lines(name: str) -> list[str]:
    """Break a water's name into lines of one word."""
    return name.split() or [name]


def sea_name_size(name: str) -> tuple[float, float]:
    """Return width and height of a water's name on the board."""
    lines = sea_lines(name)
    width = max(text_width(line, SEA_SIZE) + 0.8 * len(line) for line in lines)
    return width, SEA_SIZE * LINE * len(lines)
