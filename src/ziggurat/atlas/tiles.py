"""Hex tiles that look printed on board: a face, a pattern, a lit and a shaded bevel, a shadow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from ziggurat.atlas.hexes import Hex, centre, corners
from ziggurat.atlas.patterns import mixed
from ziggurat.atlas.projection import Point
from ziggurat.atlas.svg import element, number

SIZE: Final = 60.0
"""Length of a side."""
GAP: Final = 1.3
"""How far a tile stays from its edge: tiles lie side by side, not over one another."""
BEVEL: Final = 5.0
LIGHT: Final = (0.10, -0.22, -0.30, -0.05, 0.34, 0.26)
"""How the light from the upper left falls on the six bevels, from the east clockwise."""

TILE_RULES: Final = {
    ".tile-shadow": "fill:#000;opacity:.28",
    ".tile-edge": "stroke:#3b3022;stroke-width:1;stroke-linejoin:round",
    ".tile-lit": "fill:#fff",
    ".tile-shaded": "fill:#000",
    ".tile-pattern": "pointer-events:none",
}


def outline(points: Sequence[Point]) -> str:
    """Write a closed line through points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def tile_shadow(at: Hex) -> str:
    """Draw what a tile darkens of the table; all shadows lie under all tiles."""
    x, y = centre(at, SIZE)
    return element("path", d=outline(corners((x + 2, y + 5), SIZE - GAP)), class_="tile-shadow")


class Bevel(msgspec.Struct, frozen=True):
    """One of the six slopes along the edge of a tile."""

    d: str
    light: float
    """How much lighter it is than the ground; below nought, how much darker."""


class Face(msgspec.Struct, frozen=True):
    """The outlines an empty tile is made of."""

    edge: str
    inner: str
    """What its bevels leave."""
    bevels: tuple[Bevel, ...]


def face_of(middle: Point, size: float = SIZE) -> Face:
    """Return the outlines of a tile around its middle."""
    outer = corners(middle, size - GAP)
    inner = corners(middle, size - GAP - BEVEL * size / SIZE)
    bevels = []
    for side, light in enumerate(LIGHT):
        after = (side + 1) % 6
        bevels.append(Bevel(outline((outer[side], outer[after], inner[after], inner[side])), light))
    return Face(outline(outer), outline(inner), tuple(bevels))


def tile_face(middle: Point, kind: str, size: float = SIZE) -> str:
    """Draw an empty tile; `kind` names its gradient and its pattern."""
    face = face_of(middle, size)
    drawn = [element("path", d=face.edge, fill=f"url(#ground-{kind})", class_="tile-edge")]
    for bevel in face.bevels:
        style = "tile-lit" if bevel.light > 0 else "tile-shaded"
        drawn.append(element("path", d=bevel.d, opacity=abs(bevel.light), class_=style))
    drawn.append(element("path", d=face.inner, fill=f"url(#texture-{kind})", class_="tile-pattern"))
    return "".join(drawn)


def ground_tones(colour: str) -> tuple[str, str]:
    """Return the tones of a ground where it is lit, above, and where it is not."""
    return mixed(colour, "#ffffff", 0.82), mixed(colour, "#000000", 0.86)


def texture_tone(colour: str) -> str:
    """Return the tone of the lines on a ground."""
    return mixed(colour, "#000000", 0.62)


def ground(kind: str, colour: str) -> str:
    """Write the gradient of a ground: as if lit from above."""
    stops = zip(("0", "1"), ground_tones(colour))
    return element(
        "linearGradient",
        "".join(element("stop", offset=offset, stop_color=tone) for offset, tone in stops),
        id=f"ground-{kind}",
        x1="0",
        y1="0",
        x2="0.35",
        y2="1",
    )


def texture(kind: str, colour: str, tile: tuple[float, float], lines: str) -> str:
    """Write the pattern of a ground, in a darker tone of it."""
    return element(
        "pattern",
        element(
            "path",
            d=lines,
            fill="none",
            stroke=texture_tone(colour),
            stroke_width=1,
            stroke_opacity=0.42,
            stroke_linecap="round",
        ),
        id=f"texture-{kind}",
        width=tile[0],
        height=tile[1],
        patternUnits="userSpaceOnUse",
    )
