"""Shapes as the text of SVG paths: one decimal, relative steps, and back again.

Coordinates are whole tenths of a board unit inside, so that steps add up to exactly the same
points on every machine.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from ziggurat.atlas.projection import Point

_COMMAND = re.compile(r"([MlZ])([^MlZ]*)")
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")


def closed_path(rings: Iterable[Sequence[Point]]) -> str:
    """Write rings as one path; the doubled last point of a ring is left out.

    >>> closed_path([[(0, 0), (10.5, 0), (10.5, 3), (0, 0)]])
    'M0 0l10.5 0 0 3Z'
    """
    return "".join(_line(_drop_closing(ring)) + "Z" for ring in rings)


def open_path(points: Sequence[Point]) -> str:
    """Write a line that does not close.

    >>> open_path([(1, 1), (0.5, 2)])
    'M1 1l-.5 1'
    """
    return _line(points)


def read_path(path: str) -> list[list[Point]]:
    """Return the rings or lines of a path written here, closing points left out.

    >>> read_path('M0 0l10.5 0 0 3Z')
    [[(0.0, 0.0), (10.5, 0.0), (10.5, 3.0)]]
    """
    lines: list[list[Point]] = []
    for command, text in _COMMAND.findall(path):
        tenths = [round(float(number) * 10) for number in _NUMBER.findall(text)]
        pairs = list(zip(tenths[::2], tenths[1::2], strict=True))
        if command == "M":
            x, y = pairs[0]
            lines.append([(x / 10, y / 10)])
        for dx, dy in pairs if command == "l" else ():
            x, y = x + dx, y + dy
            lines[-1].append((x / 10, y / 10))
    return lines


def _drop_closing(ring: Sequence[Point]) -> Sequence[Point]:
    return ring[:-1] if len(ring) > 1 and tuple(ring[0]) == tuple(ring[-1]) else ring


def _line(points: Sequence[Point]) -> str:
    tenths = [(round(x * 10), round(y * 10)) for x, y in points]
    (x, y), *rest = tenths
    steps = []
    for next_x, next_y in rest:
        if (next_x, next_y) != (x, y):
            steps.append(_pair(next_x - x, next_y - y))
            x, y = next_x, next_y
    text = f"M{_pair(*tenths[0])}"
    return f"{text}l{' '.join(steps)}" if steps else text


def _pair(x: int, y: int) -> str:
    second = _tenths(y)
    return f"{_tenths(x)}{'' if second.startswith('-') else ' '}{second}"


def _tenths(number: int) -> str:
    whole, rest = divmod(abs(number), 10)
    sign = "-" if number < 0 else ""
    if rest == 0:
        return f"{sign}{whole}"
    return f"{sign}{whole or ''}.{rest}"
