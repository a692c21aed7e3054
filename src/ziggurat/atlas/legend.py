"""The legend: a sheet of paper in the emptiest corner that explains every sign."""

from __future__ import annotations

from collections.abc import Iterator

from ziggurat.atlas.dress import Dress, LegendEntry, LineSample
from ziggurat.atlas.outlines import Outlines
from ziggurat.atlas.placement import Box, text_width
from ziggurat.atlas.projection import Point
from ziggurat.atlas.svg import element, group, number, words
from ziggurat.atlas.symbols import (
    anchorage,
    forest,
    glyph_sample,
    mark_sign,
    mountain,
    shield,
    token_sign,
    town_sign,
)

LINE = 17.0
PADDING = 16.0
SAMPLE = 30.0
GAP = 16.0
WORDS_SIZE = 11.0
TITLE_SIZE = 22.0
CAPTION_SIZE = 12.0
MARGIN = 26.0


def legend_box(outlines: Outlines, dress: Dress) -> Box:
    """Choose the corner in which the legend hides the least."""
    width, height = _size(dress)
    x = (MARGIN + width / 2, outlines.width - MARGIN - width / 2)
    y = (outlines.height - MARGIN - height / 2, MARGIN + height / 2)
    corners = [Box(x[i], y[j], width, height) for j in (0, 1) for i in (0, 1)]
    return min(corners, key=lambda box: _hidden(box, outlines))


def draw_legend(dress: Dress, box: Box) -> str:
    """Draw title, caption and columns."""
    left, top = box.x - box.width / 2 + PADDING, box.y - box.height / 2 + PADDING
    drawn = [
        element(
            "rect",
            x=box.x - box.width / 2,
            y=box.y - box.height / 2,
            width=box.width,
            height=box.height,
            rx=7,
            class_="legend-sheet",
        ),
        element("text", words(dress.title), x=left, y=top + TITLE_SIZE * 0.75, class_="title"),
    ]
    y = top + TITLE_SIZE + 4
    if dress.caption:
        y += CAPTION_SIZE
        drawn.append(element("text", words(dress.caption), x=left, y=y - 2, class_="caption"))
    x = left
    for column in dress.legend:
        for place, entry in enumerate(column):
            middle = (x + SAMPLE / 2, y + LINE * (place + 0.5) + 3)
            drawn += _sample(dress, entry, middle)
            drawn.append(
                element(
                    "text",
                    words(entry.text),
                    x=x + SAMPLE + 6,
                    y=middle[1] + WORDS_SIZE * 0.34,
                    class_="legend-words",
                )
            )
        x += _column_width(column) + GAP
    return group(drawn, class_="legend")


def _size(dress: Dress) -> tuple[float, float]:
    columns = sum(_column_width(column) for column in dress.legend)
    columns += GAP * max(0, len(dress.legend) - 1)
    title = text_width(dress.title, TITLE_SIZE, bold=True)
    caption = text_width(dress.caption, CAPTION_SIZE)
    longest = max((len(column) for column in dress.legend), default=0)
    height = TITLE_SIZE + 4 + LINE * longest + (CAPTION_SIZE if dress.caption else 0) + 4
    return max(columns, title, caption) + 2 * PADDING, height + 2 * PADDING - 4


def _column_width(column: tuple[LegendEntry, ...]) -> float:
    texts = (text_width(entry.text, WORDS_SIZE) for entry in column)
    return SAMPLE + 6 + max(texts, default=0.0)


def _hidden(box: Box, outlines: Outlines) -> float:
    """Tell how much of the game a legend would cover."""
    points: list[tuple[Point, float]] = [
        *((space.label, 60.0) for space in outlines.spaces.values()),
        *((coast.anchor, 14.0) for coast in outlines.coasts.values()),
        *((route.at, 10.0) for route in outlines.routes.values()),
    ]
    return sum(box.overlap(Box(*at, size, size)) for at, size in points)


def _sample(dress: Dress, entry: LegendEntry, at: Point) -> Iterator[str]:
    if entry.livery is not None:
        yield _patch(at, f"held-{entry.livery}")
        yield _patch(at, "pattern", f"url(#pattern-{entry.livery})")
        yield shield(entry.livery, dress.liveries[entry.livery], at, held=True)
    if entry.ground is not None:
        yield _patch(at, f"ground-{entry.ground}")
        if entry.ground == "hatched":
            yield _patch(at, "pattern", "url(#hatching)")
    if entry.token is not None:
        yield token_sign(entry.token, at)
    if entry.town is not None:
        yield town_sign(entry.town, at)
    if entry.mark is not None:
        yield mark_sign(entry.mark, at)
    if entry.glyph is not None:
        yield glyph_sample(entry.glyph, at)
    if entry.line is not None:
        yield from _line_sample(entry.line, at)


def _line_sample(line: LineSample, at: Point) -> Iterator[str]:
    x, y = at
    match line:
        case "route" | "strait":
            yield element(
                "path", d=f"M{number(x - 13)} {number(y)}H{number(x + 13)}", class_=f"{line}-line"
            )
        case "mountain" | "forest":
            sign = mountain if line == "mountain" else forest
            yield sign((x - 9, y)) + sign((x + 9, y))
            yield element("circle", cx=x, cy=y, r=4.2, class_="pass")
        case "coast":
            yield anchorage(at)


def _patch(at: Point, class_: str, fill: str | None = None) -> str:
    x, y = at
    return element(
        "rect", x=x - 13, y=y - 7, width=26, height=14, rx=2, class_=f"patch {class_}", fill=fill
    )
