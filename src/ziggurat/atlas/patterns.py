"""Patterns and tones of liveries: no side is told from another by colour alone."""

from __future__ import annotations

from collections.abc import Mapping

from ziggurat.atlas.dress import Livery
from ziggurat.atlas.svg import element

PAPER = "#f6eeda"
INK = "#2a2118"
EVEN_LUMINANCE = 0.2
"""Where dark ink and white read about as well."""

_DOT = "M{x} {y}a.35 .35 0 1 0 .7 0a.35 .35 0 1 0 -.7 0"

PATTERNS: Mapping[str, tuple[float, str]] = {
    "stripes": (7, "M-1 8L8 -1M-1 1L1 -1M6 8L8 6"),
    "dots": (7, _DOT.format(x=1.4, y=1.75) + _DOT.format(x=4.9, y=5.25)),
    "waves": (8, "M-1 3Q1 .6 3 3T7 3T11 3M-1 7Q1 4.6 3 7T7 7T11 7"),
    "chevrons": (8, "M0 3L4 0L8 3M0 7L4 4L8 7"),
    "lattice": (8, "M0 4L4 0L8 4L4 8Z"),
    "bars": (6, "M3 -1V7"),
}
"""Size of the tile and the lines drawn in it."""


def mixed(colour: str, other: str, share: float) -> str:
    """Mix two colours; `share` is how much of the first.

    >>> mixed("#ff0000", "#ffffff", 0.5)
    '#ff8080'
    """
    pairs = zip(_channels(colour), _channels(other), strict=True)
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


def is_light(colour: str) -> bool:
    """Whether dark ink reads better on a colour than white."""
    return _luminance(colour) > EVEN_LUMINANCE


def _luminance(colour: str) -> float:
    """How bright a colour is, from 0 for black to 1 for white, as contrasts are measured."""
    red, green, blue = (_linear(channel / 255) for channel in _channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def home_tone(livery: Livery) -> str:
    """Return the tone of land that is a side's by right."""
    return mixed(livery.colour, PAPER, 0.42)


def held_tone(livery: Livery) -> str:
    """Return the tone of land a side holds."""
    return mixed(livery.colour, PAPER, 0.86)


def pattern_tile(name: str, livery: Livery) -> str:
    """Write the pattern of a livery for `fill="url(#pattern-name)"`."""
    size, lines = PATTERNS.get(livery.pattern, PATTERNS["stripes"])
    return element(
        "pattern",
        element(
            "path",
            d=lines,
            fill="none",
            stroke=mixed(livery.colour, "#000000", 0.55),
            stroke_width=1.1 if livery.pattern == "dots" else 0.8,
        ),
        id=f"pattern-{name}",
        width=size,
        height=size,
        patternUnits="userSpaceOnUse",
    )


def hatching() -> str:
    """Write the hatching of closed ground."""
    return element(
        "pattern",
        element("path", d="M-1 7L7 -1M-1 1L1 -1M5 7L7 5", stroke="#8d7550", stroke_width=0.9),
        id="hatching",
        width=6,
        height=6,
        patternUnits="userSpaceOnUse",
    )


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
