"""A hex map of Monumental as a picture: printed tiles, tokens, a legend, a position's pieces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.atlas.hexes import SIDES, bounds, centre, corners
from ziggurat.atlas.patterns import INK, mixed
from ziggurat.atlas.shapes import drawn
from ziggurat.atlas.styling import FACE, PLAIN_FACE
from ziggurat.atlas.svg import element, group, number, stylesheet, words
from ziggurat.atlas.symbols import group_at
from ziggurat.atlas.tiles import (
    BEVEL,
    GAP,
    SIZE,
    TILE_RULES,
    ground,
    outline,
    texture,
    tile_face,
    tile_shadow,
)
from ziggurat.games.monumental.maps.counters import BENEFIT, TOKEN_RULES, draw_token, token_words
from ziggurat.games.monumental.maps.layout import in_rows, labels
from ziggurat.games.monumental.maps.pieces import (
    PIECE_RULES,
    SEAT_COLOURS,
    Pieces,
    TilePieces,
    draw_pieces,
    liveries,
    livery_rules,
)
from ziggurat.games.monumental.maps.reading import HexMap, Tile
from ziggurat.games.monumental.maps.scenery import SCENERY_RULES, look_of, picture_of
from ziggurat.games.monumental.maps.sheet import SHEET_RULES, SHEET_WIDTH, draw_sheet, sheet_height
from ziggurat.games.monumental.printed.cards import Cards
from ziggurat.games.monumental.printed.reading import read_cards

MARGIN: Final = 26.0
TOKEN_STEP: Final = 19.5

RULES: Final = {
    "svg": f"font-family:{FACE}",
    "text": f"fill:{INK};pointer-events:none",
    ".table": "fill:#e9dfc8",
    ".tile-name": "font-size:10.5px;text-anchor:middle;font-weight:bold;letter-spacing:.5px",
    ".tile-label": f"font:9px {PLAIN_FACE};text-anchor:middle;fill-opacity:.75",
    ".tile-value": f"font:bold 9.5px {PLAIN_FACE};text-anchor:middle;fill:#fffaf0",
    ".value-shield": "fill:#4a3f33;stroke:#fffaf0;stroke-width:.9",
    ".closed-side": "stroke:#3a2a1a;stroke-width:5;stroke-linecap:round",
    ".open-side": "stroke:#fff3cf;stroke-width:5;stroke-linecap:round",
    ".seat-number": f"font:bold 17px {PLAIN_FACE};text-anchor:middle;fill:#fff",
    ".seat-flag": "stroke:#2a2118;stroke-width:1.2;stroke-linejoin:round",
}
DARK_RULES: Final = {".table": "fill:#26221d"}
"""What changes where the reader prefers dark pages; tiles are printed and stay as they are."""


def draw_map(hex_map: HexMap, pieces: Pieces | None = None, cards: Cards | None = None) -> str:
    """Return a map as SVG; with `pieces` it shows a position."""
    cards = cards or read_cards()
    left, top, right, bottom = bounds([tile.place for tile in hex_map.tiles], SIZE)
    height = max(bottom - top + 8, sheet_height(hex_map, cards, pieces))
    width = right - left + SHEET_WIDTH + 3 * MARGIN
    shift = (MARGIN - left, MARGIN + (height - (bottom - top)) / 2 - top)
    board = group(
        [
            group([tile_shadow(tile.place) for tile in hex_map.tiles], class_="shadows"),
            *_tiles(hex_map, pieces, cards),
        ],
        transform=f"translate({number(shift[0])} {number(shift[1])})",
        class_="map",
    )
    sheet = group_at(right - left + 2 * MARGIN, MARGIN, draw_sheet(hex_map, cards, pieces), "sheet")
    whole = (width, height + 2 * MARGIN)
    return element(
        "svg",
        "\n".join(
            [
                element("title", words(f"{hex_map.name}, a map for {hex_map.players} players")),
                element("style", _style(pieces)),
                element("defs", "".join(_definitions(hex_map))),
                element("rect", width=whole[0], height=whole[1], class_="table"),
                board,
                sheet,
            ]
        ),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(whole[0])} {number(whole[1])}",
        role="img",
    )


def _style(pieces: Pieces | None) -> str:
    rules = {**RULES, **TILE_RULES, **SCENERY_RULES, **TOKEN_RULES, **SHEET_RULES, **PIECE_RULES}
    if pieces is not None:
        rules |= livery_rules(liveries(pieces.players))
    return stylesheet(rules) + (
        "\n@media (prefers-color-scheme:dark){" + stylesheet(DARK_RULES) + "}"
    )


def _definitions(hex_map: HexMap) -> Iterator[str]:
    for terrain in sorted({tile.terrain for tile in hex_map.tiles}):
        look = look_of(terrain)
        yield ground(terrain, look.colour)
        yield texture(terrain, look.colour, look.tile, look.lines)


def _tiles(hex_map: HexMap, pieces: Pieces | None, cards: Cards) -> Iterator[str]:
    tiles = in_rows(hex_map.tiles)
    for tile, label in zip(tiles, labels(tiles)):
        standing = pieces.tiles.get(label, TilePieces()) if pieces is not None else None
        players = pieces.players if pieces is not None else ()
        yield _tile(tile, label, standing, players, cards)


def _tile(
    tile: Tile, label: str, pieces: TilePieces | None, players: tuple[str, ...], cards: Cards
) -> str:
    x, y = centre(tile.place, SIZE)
    parts = [
        element("title", words(title_of(tile, label, pieces, players, cards))),
        tile_face((0, 0), tile.terrain),
        *_held(pieces),
        *_sides(tile),
        group_at(0, -11, drawn(picture_of(tile.terrain))),
        *_inscription(tile, label, cards, named=pieces is None or _is_bare(pieces)),
        *_tokens(tokens_on(tile, pieces), cards),
    ]
    if pieces is not None:
        parts.append(draw_pieces(pieces, label, players))
    return group(
        parts,
        transform=f"translate({number(x)} {number(y)})",
        class_=f"tile {tile.terrain}",
        data_thing=f"tile:{label}",
    )


def _is_bare(pieces: TilePieces) -> bool:
    """Whether no counter stands where the terrain's name would."""
    return not (pieces.soldiers or pieces.warlord or pieces.explorers)


def _held(pieces: TilePieces | None) -> Iterator[str]:
    if pieces is not None and pieces.control is not None:
        edge = outline(corners((0, 0), SIZE - GAP - BEVEL))
        yield element("path", d=edge, class_=f"held-edge edge-seat-{pieces.control}")


def _sides(tile: Tile) -> Iterator[str]:
    """Show which sides of a Bridge are open and which are closed."""
    if not tile.open:
        return
    points = corners((0, 0), SIZE - GAP - BEVEL)
    for side, way in enumerate(SIDES):
        (x, y), (u, v) = points[side], points[(side + 1) % 6]
        ends = (x + (u - x) * 0.14, y + (v - y) * 0.14, u - (u - x) * 0.14, v - (v - y) * 0.14)
        yield element(
            "path",
            d=f"M{number(ends[0])} {number(ends[1])}L{number(ends[2])} {number(ends[3])}",
            class_="open-side" if way in tile.open else "closed-side",
        )


def _inscription(tile: Tile, label: str, cards: Cards, *, named: bool) -> Iterator[str]:
    """Print the tile's label, its part of the Defence, its name or its seat."""
    terrain = cards.terrain(tile.terrain)
    if terrain.value is None:
        yield element("text", words(label), y=-41, class_="tile-label")
    else:
        yield element("text", words(label), x=-10, y=-39, class_="tile-label")
        shield = "M-6.2 -6.6H6.2V.8C6.2 4.4 3 6.2 0 7.6C-3 6.2 -6.2 4.4 -6.2 .8Z"
        value = element("text", str(terrain.value), y=3, class_="tile-value")
        yield group_at(10, -42, element("path", d=shield, class_="value-shield") + value)
    if not named:
        return
    if tile.seat is not None:
        yield _seat(tile.seat)
    else:
        yield element("text", words(terrain.name), y=22, class_="tile-name")


def _seat(seat: int) -> str:
    colour = SEAT_COLOURS[(seat - 1) % len(SEAT_COLOURS)]
    flag = "M-15 -11H15V7L0 14L-15 7Z"
    return group_at(
        0,
        24,
        element("path", d=flag, fill=mixed(colour, "#000000", 0.82), class_="seat-flag")
        + element("text", str(seat), y=6, class_="seat-number"),
    )


def tokens_on(tile: Tile, pieces: TilePieces | None) -> tuple[str, ...]:
    """Return what lies on a tile: in a position what is left, else what set-up lays there."""
    if pieces is not None and pieces.tokens is not None:
        return pieces.tokens
    return (*tile.tokens, BENEFIT) if tile.terrain == "harbor" else tile.tokens


def _tokens(tokens: tuple[str, ...], cards: Cards) -> Iterator[str]:
    step = min(TOKEN_STEP, 2 * TOKEN_STEP / max(1, len(tokens) - 1))
    first = -step * (len(tokens) - 1) / 2
    for place, token in enumerate(tokens):
        yield draw_token(token, (first + step * place, 37), cards)


def title_of(
    tile: Tile, label: str, pieces: TilePieces | None, players: tuple[str, ...], cards: Cards
) -> str:
    """Say in words what the picture shows of a tile."""
    terrain = cards.terrain(tile.terrain)
    said = [label, terrain.name]
    if tile.seat is not None:
        said.append(f"seat {tile.seat}")
    if terrain.value is not None:
        said.append(f"Defence {terrain.value}")
    said += (token_words(token, cards) for token in tokens_on(tile, pieces))
    if pieces is not None and pieces.control is not None:
        said.append(f"held by {players[pieces.control]}")
    return ", ".join(said)
