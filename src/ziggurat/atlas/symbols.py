"""The small pictures on a board: peaks and trees, towns, signs, buildings and counters."""

from __future__ import annotations

from math import cos, pi, sin

from ziggurat.atlas.dress import Counter, Glyph, Livery, Mark, Token, Town
from ziggurat.atlas.patterns import is_light, mixed
from ziggurat.atlas.placement import Box
from ziggurat.atlas.projection import Point
from ziggurat.atlas.shapes import Picture, Shape, drawn
from ziggurat.atlas.svg import element, group, number, words

TOKEN_SIZE = 12.0
COUNTER_HEIGHT = 13.0
LETTER_WIDTH = 10.0
GLYPH_WIDTH = 8.0
DIGIT_WIDTH = 5.6

GLYPHS: dict[Glyph, str] = {
    "pawn": "M0 -4.6a2 2 0 0 1 1.2 3.5L2.6 3.6H-2.6L-1.2 -1.1A2 2 0 0 1 0 -4.6Z",
    "hollow-pawn": "M0 -4.2a1.7 1.7 0 0 1 1 3.1L2.3 3.3H-2.3L-1 -1.1A1.7 1.7 0 0 1 0 -4.2Z",
    "horseshoe": "M-2.6 3.6C-4.6 -5.6 4.6 -5.6 2.6 3.6",
    "sail": "M-3.6 1.6H3.6L2.2 4.2H-2.2ZM-.4 1V-4.6L3.4 .6H-.4M-1.2 .6H-3L-1.2 -3Z",
    "crown": "M-4 3.6L-4.4 -2.6L-1.9 -.2L0 -4.4L1.9 -.2L4.4 -2.6L4 3.6Z",
    "staff": "M-1.4 -4.8a1.7 1.7 0 1 1 .1 0ZM-3.8 3.8L-2.7 -.9H-.1L1 3.8ZM2.2 -4.8H3.3V3.8H2.2Z",
}
OPEN_GLYPHS = ("hollow-pawn", "horseshoe")

MARKS: dict[Mark, str] = {
    "house": "M-4.2 4.4V-.4L0 -4.6L4.2 -.4V4.4H1.3V1.2H-1.3V4.4Z",
    "walled-house": (
        "M-5.6 4.6V-1.4H-4V0H-3.2V-1.8L0 -5L3.2 -1.8V0H4V-1.4H5.6V4.6H1.2V1.6H-1.2V4.6Z"
    ),
    "tower": "M-3.8 4.4V-4.6H-1.9V-2.9H-.9V-4.6H.9V-2.9H1.9V-4.6H3.8V4.4Z",
    "half-disc": "M-4.8 2.6A4.8 4.8 0 0 1 4.8 2.6Z",
    "temple": (
        "M-5.4 4.8V3H-4.6V-1.4H-5.4V-2.6L0 -5.6L5.4 -2.6V-1.4H4.6V3H5.4V4.8Z"
        "M-2.6 3V-1.4H-1V3ZM1 3V-1.4H2.6V3Z"
    ),
    "stall": "M-5.4 -1.6L-4 -5H4L5.4 -1.6H4.4V4.6H3.2V1.4H-3.2V4.6H-4.4V-1.6Z",
    "skull": (
        "M0 -5.6C5.6 -5.6 6 .4 3.4 2.2V4.8H-3.4V2.2C-6 .4 -5.6 -5.6 0 -5.6Z"
        "M-3.4 -1.6a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0Z"
        "M.8 -1.6a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0Z"
    ),
    "ambush": (
        "M0 -5.6L5.2 -3.2V.6C5.2 3.4 2.4 5 0 5.8C-2.4 5 -5.2 3.4 -5.2 .6V-3.2Z"
        "M-1.6 -2.6H1.8V.8H-.4V2.2H-1.8V-.4H.4V-1.4H-1.6ZM-1.8 3.2H-.4V4.4H-1.8Z"
    ),
}


PEAK: Picture = (
    Shape("M-5.4 4.2L0 -5.6L5.4 4.2Z", "rock"),
    Shape("M0 -5.6L5.4 4.2H.6L1.6 .2L-.4 -1.8Z", "shade"),
    Shape("M-1.9 -2.2L0 -5.6L1.9 -2.2L.7 -1.4L-.3 -2.5Z", "snow"),
)
"""A mountain with its sunny and its shady side."""
FIR: Picture = (
    Shape("M-.7 3H.7V5.2H-.7Z", "trunk"),
    Shape("M-3.8 3.4L-1.2 -.4H-2.8L0 -6L2.8 -.4H1.2L3.8 3.4Z", "fir"),
)


def mountain(at: Point, *, faint: bool = False) -> str:
    """Draw a peak."""
    return group_at(at[0], at[1], drawn(PEAK), class_="peak faint" if faint else "peak")


def forest(at: Point, *, faint: bool = False) -> str:
    """Draw a fir."""
    return group_at(at[0], at[1], drawn(FIR), class_="tree faint" if faint else "tree")


def town_sign(town: Town, at: Point) -> str:
    """Draw a capital's star or a city's numbered disc."""
    x, y = at
    if town.star:
        return group_at(x, y, element("path", d=_star(8.6, 3.7), class_="star"))
    digits = element("text", words(town.text), y=3, class_="disc-number")
    return group_at(x, y, element("circle", r=6.6, class_="disc") + digits)


def token_sign(token: Token, at: Point) -> str:
    """Draw a token: shape, letter and colour say the same."""
    x, y = at
    shapes = {
        "disc": element("circle", r=5.6, fill=token.colour, class_="token"),
        "diamond": element(
            "path", d="M0 -6.9L6.9 0L0 6.9L-6.9 0Z", fill=token.colour, class_="token"
        ),
        "square": element(
            "rect", x=-5.3, y=-5.3, width=10.6, height=10.6, fill=token.colour, class_="token"
        ),
    }
    letter = element("text", words(token.letter), y=2.7, class_="token-letter")
    return group_at(x, y, shapes[token.shape] + letter + element("title", words(token.title)))


def shield(name: str, livery: Livery, at: Point, *, held: bool) -> str:
    """Draw a side's letter: on a full shield where it rules, on a hollow one by mere right."""
    x, y = at
    outline = "M-4.8 -5.4H4.8V.6C4.8 3.6 2.4 5 0 6.2C-2.4 5 -4.8 3.6 -4.8 .6Z"
    style = f"shield held-shield counter-{name}" if held else "shield home-shield"
    ink = None if not held else f"fill:{_ink_on(livery)}"
    return group_at(
        x,
        y,
        element("path", d=outline, class_=style)
        + element("text", words(livery.letter), y=2.9, class_="shield-letter", style=ink),
    )


def mark_sign(mark: Mark, at: Point) -> str:
    """Draw what is built on a space."""
    x, y = at
    return group_at(x, y, element("path", d=MARKS[mark], class_=f"mark {mark}"))


def anchorage(at: Point) -> str:
    """Draw the berth of a coast: a small anchor."""
    x, y = at
    return group_at(
        x,
        y,
        element("circle", r=5, class_="berth")
        + element(
            "path",
            d="M0 -1.6V3M-2.6 .8C-2.4 2.6 -1.2 3.2 0 3.2C1.2 3.2 2.4 2.6 2.6 .8M-1.4 -.6H1.4"
            "M0 -1.7a.9 .9 0 1 0 -.01 0",
            class_="anchor",
        ),
    )


def counter_box(counter: Counter, at: Point) -> Box:
    """Return the room a counter takes."""
    width = LETTER_WIDTH + 3
    for _, count in counter.counts:
        width += GLYPH_WIDTH + 1 + (DIGIT_WIDTH * len(str(count)) if count != 1 else 0)
    return Box(at[0], at[1], width, COUNTER_HEIGHT)


def counter_sign(counter: Counter, livery: Livery, box: Box) -> str:
    """Draw pieces as a counter: a banner on land, a hull afloat."""
    w, h = box.width / 2, box.height / 2
    if counter.afloat:
        edge = (
            f"M{number(-w)} {number(-h)}H{number(w)}L{number(w - 3)} {number(h)}H{number(3 - w)}Z"
        )
    else:
        edge = (
            f"M{number(1.5 - w)} {number(-h)}H{number(w - 1.5)}q1.5 0 1.5 1.5V{number(h - 1.5)}"
            f"q0 1.5 -1.5 1.5H{number(1.5 - w)}q-1.5 0 -1.5 -1.5V{number(1.5 - h)}q0 -1.5 1.5 -1.5Z"
        )
    ink = _ink_on(livery)
    x = -w + LETTER_WIDTH / 2 + (1.2 if counter.afloat else 0.5)
    parts = [
        element("path", d=edge, class_=f"counter counter-{counter.livery}"),
        element("circle", cx=x, r=4.6, class_="counter-seal"),
        element("text", words(livery.letter), x=x, y=2.9, class_="counter-letter"),
    ]
    x += LETTER_WIDTH / 2 + GLYPH_WIDTH / 2 + 0.4
    for glyph, count in counter.counts:
        parts.append(_glyph(glyph, x, ink))
        x += GLYPH_WIDTH / 2 + 0.5
        if count != 1:
            parts.append(
                element("text", str(count), x=x, y=3.4, class_="count", style=f"fill:{ink}")
            )
            x += DIGIT_WIDTH * len(str(count))
        x += GLYPH_WIDTH / 2 + 0.5
    parts.append(element("title", words(counter.title)))
    return group(
        parts,
        transform=f"translate({number(box.x)} {number(box.y)})",
        class_="pieces",
        data_at=counter.thing,
        data_livery=counter.livery,
    )


def glyph_sample(glyph: Glyph, at: Point) -> str:
    """Draw a glyph alone, for the legend."""
    return group_at(at[0], at[1], _glyph(glyph, 0, "#2a2118"))


def group_at(x: float, y: float, content: str, class_: str | None = None) -> str:
    """Move a drawing made around the origin to its place."""
    return element("g", content, class_=class_, transform=f"translate({number(x)} {number(y)})")


def dark(livery: Livery) -> str:
    """Return the tone of a livery's outlines."""
    return mixed(livery.colour, "#000000", 0.45)


def _ink_on(livery: Livery) -> str:
    return "#111" if is_light(livery.colour) else "#fff"


def _glyph(glyph: Glyph, x: float, ink: str) -> str:
    shift = f"translate({number(x)} 0.4)"
    if glyph in OPEN_GLYPHS:
        return element(
            "path", d=GLYPHS[glyph], transform=shift, fill="none", stroke=ink, stroke_width=1.3
        )
    return element("path", d=GLYPHS[glyph], transform=shift, fill=ink)


def _star(outer: float, inner: float) -> str:
    points = []
    for corner in range(10):
        reach = outer if corner % 2 == 0 else inner
        angle = corner * pi / 5
        points.append(f"{number(reach * sin(angle))} {number(-reach * cos(angle))}")
    return "M" + "L".join(points) + "Z"
