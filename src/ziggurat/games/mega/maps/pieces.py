"""What lies on the map in a position, and how it is drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from ziggurat.atlas.outlines import Outlines
from ziggurat.atlas.patterns import mixed
from ziggurat.atlas.placement import Box, Field, spiral
from ziggurat.atlas.styling import PLAIN_FACE
from ziggurat.atlas.svg import element, number, words
from ziggurat.atlas.symbols import GLYPHS, MARKS, group_at
from ziggurat.games.mega.maps.lettering import STEPS, Lettering
from ziggurat.games.mega.maps.signs import ink_on
from ziggurat.kernel.errors import Invalid

WILD: Final = "wild"
"""Stands for barbarians and pirates wherever a civilization is named."""
WILD_COLOUR: Final = "#201c19"
HEIGHT: Final = 15.0
AFLOAT: Final = tuple(spiral(40.0, 4.0))
"""Steps at which room for ships is looked for."""
BESIDE: Final = 9.0
"""Pieces not farther than this from a name are seen to belong to it."""
HULL: Final = "M{a} -7H{b}L{c} 7H{d}Z"
CITY: Final = "M-11 8V-4H-8V-8H-4V-4H-2V-9H2V-4H4V-8H8V-4H11V8Z"

PIECE_RULES: Final = {
    ".piece": "stroke-width:1.1;stroke-linejoin:round",
    ".piece-letters": f"font:bold 7.4px {PLAIN_FACE}",
    ".piece-count": f"font:bold 10.4px {PLAIN_FACE}",
    ".seal": "fill:#fffdf5",
    ".tie": "fill:none;stroke:#2a2118;stroke-width:1",
}


class Tokens(msgspec.Struct, frozen=True):
    """Population tokens of one civilization in one area, or barbarians."""

    area: str
    civilization: str
    count: int


class City(msgspec.Struct, frozen=True):
    """A city, or a pirate city."""

    area: str
    civilization: str
    building: str = ""
    """The name of the special building in it."""


class Ships(msgspec.Struct, frozen=True):
    """Ships of one civilization in the water of one area."""

    area: str
    civilization: str
    count: int = 1


class Pieces(msgspec.Struct, frozen=True, kw_only=True):
    """What lies on the map, and what stands above it."""

    tokens: tuple[Tokens, ...] = ()
    cities: tuple[City, ...] = ()
    ships: tuple[Ships, ...] = ()
    steps: Mapping[str, int] = {}
    """By civilization: its step on the A.S.T."""
    closed: frozenset[str] = frozenset()
    """Areas that went out of play with their players."""
    is_expert: bool = False
    caption: str = ""


class Livery(msgspec.Struct, frozen=True):
    """How a civilization is told from the others: by colour and by two letters."""

    name: str
    letters: str
    colour: str


def require_places(pieces: Pieces, outlines: Outlines, liveries: Mapping[str, Livery]) -> None:
    """Raise `Invalid` if a piece is of nobody or stands nowhere."""
    ashore: tuple[Tokens | City, ...] = (*pieces.tokens, *pieces.cities)
    for piece in (*ashore, *pieces.ships):
        if piece.civilization != WILD and piece.civilization not in liveries:
            known = ", ".join(liveries)
            raise Invalid(
                f"there is no civilization '{piece.civilization}' to own pieces; known are {known}"
            )
    for piece in ashore:
        if piece.area not in outlines.spaces:
            raise Invalid(f"there is no area '{piece.area}' on this map to put pieces on")
    for ships in pieces.ships:
        if ships.area not in outlines.waters:
            raise Invalid(f"'{ships.area}' has no water on this map to put ships on")


def draw_pieces(
    pieces: Pieces, outlines: Outlines, lettering: Lettering, liveries: Mapping[str, Livery]
) -> Iterator[str]:
    """Draw cities first, then tokens and ships, each where there is room."""
    wild = Livery("barbarians and pirates", "\u2620", WILD_COLOUR)
    field = lettering.field.copy()
    for city in pieces.cities:
        livery = liveries.get(city.civilization, wild)
        box = room_ashore(city.area, (25.0 if city.building else 23.0, 19.0), lettering, field)
        yield _tie(box, city.area, lettering)
        yield _city(city, livery, box)
    for tokens in pieces.tokens:
        livery = liveries.get(tokens.civilization, wild)
        box = room_ashore(tokens.area, (_width(tokens.count), HEIGHT), lettering, field)
        yield _tie(box, tokens.area, lettering)
        yield _tokens(tokens, livery, box)
    for ships in pieces.ships:
        livery = liveries.get(ships.civilization, wild)
        yield _ships(ships, livery, _afloat(ships.area, _width(ships.count), outlines, field))


def _width(count: int) -> float:
    return 25.0 if count < 10 else 31.0


def room_ashore(area: str, size: tuple[float, float], lettering: Lettering, field: Field) -> Box:
    """Find room on an area's own ground, below its signs if there is some."""
    block = lettering.blocks[area].box
    middle = (block.x, block.y + block.height / 2 + size[1] / 2 + 1)
    _, box = lettering.best_place(area, middle, size, steps=STEPS, price=1.5, field=field)
    field.take(box, 8.0)
    return box


def _afloat(area: str, width: float, outlines: Outlines, field: Field) -> Box:
    """Find room in an area's strip of water."""
    x, y = outlines.waters[area].at
    offers = (
        (Box(x + dx, y + dy, width, 14), 1.5 * (dx * dx + dy * dy) ** 0.5) for dx, dy in AFLOAT
    )
    box = field.best(offers)
    field.take(box, 8.0)
    return box


def _tie(box: Box, area: str, lettering: Lettering) -> str:
    """Tie pieces that stand neither on their own ground nor beside their area's name."""
    block = lettering.blocks[area]
    wide = abs(box.x - block.box.x) - (box.width + block.box.width) / 2
    high = abs(box.y - block.box.y) - (box.height + block.box.height) / 2
    if max(wide, high) < BESIDE or lettering.grounds[area].share_of(box) > 0.4:
        return ""
    x, y = block.row
    d = f"M{number(box.x)} {number(box.y)}L{number(x)} {number(y)}"
    return element("path", d=d, class_="tie")


def _letters(livery: Livery, x: float) -> str:
    return element("circle", cx=x, r=6, class_="seal") + element(
        "text", words(livery.letters), x=x, y=2.7, class_="piece-letters"
    )


def _piece(d: str, livery: Livery) -> str:
    edge = mixed(livery.colour, "#000000", 0.45)
    style = f"fill:{livery.colour};stroke:{edge}"
    return element("path", d=d, class_="piece", style=style)


def _is_wild(piece: Tokens | City) -> bool:
    return piece.civilization == WILD


def disc(width: float) -> str:
    """Return the edge of a stack of tokens: round at both ends."""
    inner = width / 2 - 7.5
    return (
        f"M{number(-inner)} -7.5H{number(inner)}a7.5 7.5 0 0 1 0 15H{number(-inner)}"
        "a7.5 7.5 0 0 1 0 -15Z"
    )


def _tokens(tokens: Tokens, livery: Livery, box: Box) -> str:
    w = box.width / 2
    ones = f"token of {livery.name}" if tokens.count == 1 else f"tokens of {livery.name}"
    what = ("barbarian" if tokens.count == 1 else "barbarians") if _is_wild(tokens) else ones
    ink = f"fill:{ink_on(livery.colour)}"
    drawn = (
        _piece(disc(box.width), livery)
        + _letters(livery, 7.5 - w)
        + element("text", str(tokens.count), x=6.4, y=3.8, class_="piece-count", style=ink)
        + element("title", words(f"{tokens.count} {what}"))
    )
    return group_at(box.x, box.y, drawn, "tokens")


def _city(city: City, livery: Livery, box: Box) -> str:
    what = "pirate city" if _is_wild(city) else f"city of {livery.name}"
    title = f"{what}, with the {city.building}" if city.building else what
    drawn = _piece(CITY, livery) + element("g", _letters(livery, 0), transform="translate(0 1)")
    if city.building:
        crown = element("path", d=MARKS["temple"], fill="#ffd23c", stroke="#3a2c10")
        drawn += element("g", crown, transform="translate(9 -8) scale(.95)")
    return group_at(box.x, box.y, drawn + element("title", words(title)), "city")


def _ships(ships: Ships, livery: Livery, box: Box) -> str:
    w = box.width / 2
    edge = HULL.format(a=number(-w), b=number(w), c=number(w - 4), d=number(4 - w))
    ink = ink_on(livery.colour)
    mark = (
        element("text", str(ships.count), x=6.4, y=3.8, class_="piece-count", style=f"fill:{ink}")
        if ships.count > 1
        else element("path", d=GLYPHS["sail"], transform="translate(6 0)", fill=ink)
    )
    count = "a ship" if ships.count == 1 else f"{ships.count} ships"
    title = element("title", words(f"{count} of {livery.name}"))
    return group_at(
        box.x, box.y, _piece(edge, livery) + _letters(livery, 8.5 - w) + mark + title, "ships"
    )
