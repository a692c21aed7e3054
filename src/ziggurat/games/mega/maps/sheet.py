"""The sheet of the map: its title, and what every sign means."""

from __future__ import annotations

from typing import Final

from ziggurat.atlas.placement import text_width
from ziggurat.atlas.styling import PLAIN_FACE
from ziggurat.atlas.svg import element, words
from ziggurat.atlas.symbols import MARKS, group_at
from ziggurat.games.mega.maps.pieces import CITY, HULL, Livery, disc
from ziggurat.games.mega.maps.signs import (
    LIMIT_COLOURS,
    SIGN,
    banner,
    gate_sign,
    limit_sign,
    region_tone,
    volcano_sign,
)

TITLE_SIZE: Final = 52.0
CAPTION_SIZE: Final = 20.0
WORDS_SIZE: Final = 16.0
LINE: Final = 32.0
SAMPLE: Final = 96.0
COLUMN: Final = 350.0
HEAD: Final = TITLE_SIZE + CAPTION_SIZE + 30
COLUMNS: Final = 2

SHEET_RULES: Final = {
    ".paper": "fill:#efe5cd",
    ".sheet": "fill:#fbf6e9;fill-opacity:.94;stroke:#7d6c50;stroke-width:1.6",
    ".sheet-title": f"font-size:{TITLE_SIZE:g}px;font-weight:bold;text-anchor:start;"
    "letter-spacing:2px",
    ".sheet-caption": f"font-size:{CAPTION_SIZE:g}px;font-style:italic;text-anchor:start;"
    "fill:#5a4c38",
    ".sheet-words": f"font-size:{WORDS_SIZE:g}px;text-anchor:start",
    ".swatch": "stroke:#5a3a22;stroke-width:1",
    ".swatch-letters": f"font:bold 11px {PLAIN_FACE}",
}

Entries = list[tuple[str, str]]
"""A sample and its words."""


def legend_size(title: str, caption: str, *, with_pieces: bool) -> tuple[float, float]:
    """Return width and height of the legend."""
    count = len(MAP_WORDS) + (len(PIECE_WORDS) if with_pieces else 0)
    rows = -(-count // COLUMNS)
    width = max(
        COLUMN * COLUMNS,
        text_width(title, TITLE_SIZE, bold=True),
        text_width(caption, CAPTION_SIZE),
    )
    return width, HEAD + LINE * rows


def draw_legend(title: str, caption: str, livery: Livery, *, with_pieces: bool) -> str:
    """Draw the legend from its upper left corner; samples wear a civilization's colours."""
    entries = [*_map_entries(livery), *(_piece_entries(livery) if with_pieces else ())]
    rows = -(-len(entries) // COLUMNS)
    drawn = [
        element("text", words(title), y=TITLE_SIZE * 0.72, class_="sheet-title"),
        element("text", words(caption), y=TITLE_SIZE + CAPTION_SIZE, class_="sheet-caption"),
    ]
    for place, (sample, text) in enumerate(entries):
        x, y = COLUMN * (place // rows), HEAD + LINE * (place % rows + 0.5)
        drawn.append(group_at(x + SAMPLE / 2, y, sample))
        drawn.append(
            element(
                "text",
                words(text),
                x=x + SAMPLE + 10,
                y=y + WORDS_SIZE * 0.35,
                class_="sheet-words",
            )
        )
    return "".join(drawn)


MAP_WORDS: Final = (
    "population limit",
    "city site",
    "city site on the flood plain",
    "flood plain",
    "volcano",
    "where a civilization starts",
    "region, in its colour",
    "border of regions",
    "water along a coast",
    "open sea",
    "area out of play",
)
PIECE_WORDS: Final = ("tokens", "city", "special building in a city", "ship")


def _map_entries(livery: Livery) -> Entries:
    limits = "".join(
        limit_sign(limit, (SIGN * (limit - 2), 0)) for limit in range(len(LIMIT_COLOURS))
    )
    course = "M-38 4Q-14 -8 8 2T38 -2"
    plain = element("path", d="M-26 0H26", class_="plain", style="stroke-width:22")
    start_width = text_width("Start", 15, bold=True)
    samples = (
        limits,
        gate_sign((0, 0), white=False),
        gate_sign((0, 0), white=True),
        plain + element("path", d="M-32 0H32", class_="river"),
        volcano_sign((0, 3), "volcano"),
        banner("Start", 15, (0, 0), start_width, livery.colour),
        _patch("", region_tone(livery.colour)),
        element("path", d=course, class_="march") + element("path", d=course, class_="march-light"),
        _patch("strip", None),
        _patch("sea", None),
        _patch("area out", None) + _patch("out-hatching", None),
    )
    return list(zip(samples, MAP_WORDS, strict=True))


def _piece_entries(livery: Livery) -> Entries:
    hull = HULL.format(a="-16", b="16", c="12", d="-12")
    temple = element("path", d=MARKS["temple"], fill="#ffd23c", stroke="#3a2c10")
    paint = f"fill:{livery.colour};stroke:#2a2118"
    samples = (
        element("path", d=disc(26), class_="piece", style=paint),
        element("path", d=CITY, class_="piece", style=paint),
        element("g", temple, transform="scale(1.3)"),
        element("path", d=hull, class_="piece", style=paint),
    )
    return list(zip(samples, PIECE_WORDS, strict=True))


def _patch(class_: str, fill: str | None) -> str:
    return element(
        "rect",
        x=-32,
        y=-10,
        width=64,
        height=20,
        rx=3,
        class_=f"{class_} swatch".strip(),
        fill=fill,
    )
