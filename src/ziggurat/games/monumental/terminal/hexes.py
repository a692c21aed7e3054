"""A map of hexes in text: each tile a cell, each row half a cell aside of the one above.

 _.-'''-._ _.-'''-._
|A1 plains|A2 coast |
|d2       |d1       |
 '-._ _.-'''-._ _.-'
      |B1 hills |
"""

from __future__ import annotations

import msgspec
from rich.text import Text

EDGE = "|"
SLOPE = "_.-'"
"""An edge of a tile from its corner up to its top, in one line."""


class Cell(msgspec.Struct, frozen=True):
    """A tile as it is written: where it lies, and its lines."""

    q: int
    r: int
    lines: list[Text]


def span_of(places: list[tuple[int, int]]) -> float:
    """How many cells wide a map of tiles (q, r) is."""
    halves = [2 * q + r for q, r in places]
    return (max(halves) - min(halves)) / 2 + 1


def draw_hexes(cells: list[Cell], width: int) -> list[Text]:
    """All cells as lines; `width`, an even number, is that of one cell with its left edge."""
    left = min(2 * cell.q + cell.r for cell in cells)
    rows: dict[int, list[Cell]] = {}
    for cell in cells:
        rows.setdefault(cell.r, []).append(cell)
    drawn: list[Text] = []
    above: list[int] = []
    for r in range(min(rows), max(rows) + 1):
        row = sorted(rows.get(r, []), key=lambda cell: cell.q)
        starts = [(2 * cell.q + r - left) * width // 2 for cell in row]
        drawn.append(Text(_ridge(above, starts, width), style="dim"))
        drawn += _row(row, starts, width)
        above = starts
    drawn.append(Text(_ridge(above, [], width), style="dim"))
    return drawn


def _row(row: list[Cell], starts: list[int], width: int) -> list[Text]:
    """The lines inside a row of tiles."""
    height = max((len(cell.lines) for cell in row), default=0)
    lines = []
    for number in range(height):
        line = Text()
        for start, cell in zip(starts, row):
            if len(line) < start:
                line.append(" " * (start - len(line)))
            if len(line) == start:
                line.append(EDGE, style="dim")
            content = cell.lines[number].copy() if number < len(cell.lines) else Text()
            content.truncate(width - 1, pad=True)
            line.append_text(content).append(EDGE, style="dim")
        lines.append(line)
    return lines


def _ridge(above: list[int], below: list[int], width: int) -> str:
    """The edges between two rows: down from the tiles above, up to the tops of those below."""
    ends = [start + width + 1 for start in (*above, *below)]
    line = [" "] * max(ends, default=0)
    for start in above:
        _lay(line, start, _slopes(width, rising=False))
    for start in below:
        _lay(line, start, _slopes(width, rising=True))
    return "".join(line).rstrip()


def _lay(line: list[str], start: int, edge: str) -> None:
    """Write an edge; where two meet the one that is there already stays."""
    for place, sign in enumerate(edge, start):
        if line[place] == " ":
            line[place] = sign


def _slopes(width: int, *, rising: bool) -> str:
    """The upper edges of a tile, corner to corner, or the lower ones.

    >>> _slopes(10, rising=True), _slopes(10, rising=False)
    ("__.-'''-.__", "''-.___.-''")
    """
    half = width // 2
    slope = [SLOPE[min(3, place * 4 // half)] for place in range(half)]
    slope = slope if rising else [SLOPE[3 - SLOPE.index(sign)] for sign in slope]
    top = "'" if rising else "_"
    return "".join([*slope, top, *reversed(slope)])
