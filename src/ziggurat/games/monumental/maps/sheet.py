"""The sheet beside a drawn map: its name, what it is like, and what every sign means."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from ziggurat.atlas.dress import Glyph, Mark
from ziggurat.atlas.placement import text_width
from ziggurat.atlas.shapes import drawn
from ziggurat.atlas.styling import PLAIN_FACE
from ziggurat.atlas.svg import element, words
from ziggurat.atlas.symbols import glyph_sample, group_at, mark_sign
from ziggurat.atlas.tiles import tile_face
from ziggurat.games.monumental.maps.counters import BENEFIT, NAMES, draw_token, token_words
from ziggurat.games.monumental.maps.pieces import Pieces, liveries
from ziggurat.games.monumental.maps.reading import HexMap
from ziggurat.games.monumental.maps.scenery import picture_of
from ziggurat.games.monumental.printed.cards import Cards

SHEET_WIDTH: Final = 292.0
PADDING: Final = 18.0
TITLE_SIZE: Final = 23.0
NOTE_SIZE: Final = 12.5
LINE: Final = 30.0
SMALL_LINE: Final = 24.0
COLUMN: Final = (SHEET_WIDTH - 2 * PADDING) / 2
MINI: Final = 15.0

SHEET_RULES: Final = {
    ".sheet-paper": "fill:#fbf6e9;stroke:#7d6c50;stroke-width:1.2",
    ".sheet-title": f"font-size:{TITLE_SIZE:g}px;font-weight:bold",
    ".sheet-caption": f"font:bold 12px {PLAIN_FACE};fill:#6b3d14;letter-spacing:.4px",
    ".sheet-note": f"font-size:{NOTE_SIZE:g}px;font-style:italic;fill:#5a4c38",
    ".sheet-words": "font-size:12px",
    ".sheet-rule": "stroke:#c9b994;stroke-width:1",
}

Rows: TypeAlias = list[tuple[float, str]]
"""Height of each row and what is drawn in it, around its upper left corner."""
FIGURES: Final[tuple[tuple[Glyph, str], ...]] = (
    ("crown", "Warlord"),
    ("pawn", "Soldiers"),
    ("staff", "Explorers"),
)
STRUCTURES: Final[tuple[tuple[Mark, str], ...]] = (
    ("tower", "Outpost"),
    ("temple", "Wonder"),
    ("stall", "Trading Post"),
    ("ambush", "Hidden Forces"),
    ("skull", "Monster"),
)


def sheet_height(hex_map: HexMap, cards: Cards, pieces: Pieces | None) -> float:
    """Return how high the sheet must be."""
    return sum(height for height, _ in _rows(hex_map, cards, pieces)) + 2 * PADDING


def draw_sheet(hex_map: HexMap, cards: Cards, pieces: Pieces | None) -> str:
    """Draw the sheet from its upper left corner."""
    height = sheet_height(hex_map, cards, pieces)
    parts = [element("rect", width=SHEET_WIDTH, height=height, rx=8, class_="sheet-paper")]
    y = PADDING
    for row_height, content in _rows(hex_map, cards, pieces):
        parts.append(group_at(PADDING, y, content))
        y += row_height
    return "".join(parts)


def wrapped(text: str, size: float, width: float, *, bold: bool = False) -> list[str]:
    """Break a text into lines that are not wider than so much.

    >>> wrapped("A Cornucopia of Riches", 20, 150, bold=True)
    ['A Cornucopia', 'of Riches']
    """
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, bold=bold) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _rows(hex_map: HexMap, cards: Cards, pieces: Pieces | None) -> Rows:
    room = SHEET_WIDTH - 2 * PADDING
    rows: Rows = [
        (TITLE_SIZE * 1.15, _text(line, TITLE_SIZE * 0.8, "sheet-title"))
        for line in wrapped(hex_map.name, TITLE_SIZE, room, bold=True)
    ]
    rows.append((20.0, _text(_caption(hex_map, pieces), 13, "sheet-caption")))
    rows += (
        (NOTE_SIZE * 1.3, _text(line, NOTE_SIZE, "sheet-note"))
        for line in wrapped(hex_map.note, NOTE_SIZE, room)
    )
    rows += [(16.0, _rule()), *_pairs(list(_terrains(hex_map, cards)), LINE)]
    rows.append((SMALL_LINE, _text("On a shield: the terrain\u2019s Defence.", 15, "sheet-note")))
    rows += [(16.0, _rule()), *((SMALL_LINE, row) for row in _tokens(hex_map, cards))]
    rows += _pairs(list(_markets(hex_map, cards)), SMALL_LINE)
    if pieces is not None:
        rows += [(16.0, _rule()), *_pairs(list(_players(pieces)), SMALL_LINE)]
        rows += _pairs(list(_pieces()), SMALL_LINE)
    return rows


def _caption(hex_map: HexMap, pieces: Pieces | None) -> str:
    if pieces is not None and pieces.caption:
        return pieces.caption
    return f"{hex_map.players} players \u00b7 level {hex_map.level}"


def _text(text: str, y: float, class_: str, x: float = 0) -> str:
    return element("text", words(text), x=x, y=y, class_=class_)


def _rule() -> str:
    return element("path", d=f"M0 8H{SHEET_WIDTH - 2 * PADDING:g}", class_="sheet-rule")


def _pairs(entries: list[str], height: float) -> Rows:
    """Set entries in two columns, down the first one first."""
    half = (len(entries) + 1) // 2
    rows: Rows = []
    for place in range(half):
        right = entries[half + place] if half + place < len(entries) else ""
        rows.append((height, entries[place] + (group_at(COLUMN, 0, right) if right else "")))
    return rows


def _terrains(hex_map: HexMap, cards: Cards) -> Iterator[str]:
    used = {tile.terrain for tile in hex_map.tiles}
    for terrain in cards.terrains:
        if terrain.id in used:
            picture = element("g", drawn(picture_of(terrain.id)), transform="scale(.34)")
            value = f" {terrain.value}" if terrain.value is not None else ""
            yield (
                tile_face((MINI, LINE / 2), terrain.id, MINI)
                + group_at(MINI, LINE / 2, picture)
                + _text(f"{terrain.name}{value}", LINE / 2 + 4, "sheet-words", 2 * MINI + 5)
            )


def _tokens(hex_map: HexMap, cards: Cards) -> Iterator[str]:
    used = {token for tile in hex_map.tiles for token in tile.tokens}
    if any(tile.terrain == "harbor" for tile in hex_map.tiles):
        used.add(BENEFIT)
    yield from (_token(token, token_words(token, cards), cards) for token in NAMES if token in used)


def _markets(hex_map: HexMap, cards: Cards) -> Iterator[str]:
    used = {tile.market for tile in hex_map.tiles}
    for market in cards.markets:
        if market.id in used:
            yield _token(market.id, market.name, cards)


def _token(token: str, name: str, cards: Cards) -> str:
    return draw_token(token, (MINI, SMALL_LINE / 2), cards) + _text(
        name, SMALL_LINE / 2 + 4, "sheet-words", 2 * MINI + 3
    )


def _players(pieces: Pieces) -> Iterator[str]:
    for name, livery in liveries(pieces.players).items():
        disc = element("circle", cx=MINI, cy=SMALL_LINE / 2, r=9, class_=f"counter counter-{name}")
        seal = element("circle", cx=MINI, cy=SMALL_LINE / 2, r=6, class_="counter-seal")
        letter = element(
            "text", words(livery.letter), x=MINI, y=SMALL_LINE / 2 + 3.4, class_="counter-letter"
        )
        yield (
            disc
            + seal
            + letter
            + _text(livery.name, SMALL_LINE / 2 + 4, "sheet-words", 2 * MINI + 3)
        )


def _pieces() -> Iterator[str]:
    for sample, name in (
        *((glyph_sample(glyph, (0, 0)), name) for glyph, name in FIGURES),
        *((mark_sign(mark, (0, 0)), name) for mark, name in STRUCTURES),
    ):
        larger = element("g", sample, transform="scale(1.5)")
        yield group_at(MINI, SMALL_LINE / 2, larger) + _text(
            name, SMALL_LINE / 2 + 4, "sheet-words", 2 * MINI + 3
        )
