"""What the terrains look like: a colour, a texture and a small picture each.

Pictures are drawn around the origin, about 60 wide and 30 high. Colour is never the only sign:
every terrain has its own picture and its name is printed on the tile.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from ziggurat.atlas.projection import Point
from ziggurat.atlas.shapes import Paint, Picture, Shape, moved, paint_rules
from ziggurat.atlas.symbols import FIR, PEAK


class Look(msgspec.Struct, frozen=True):
    """Colour and texture of a terrain."""

    colour: str
    tile: tuple[float, float]
    lines: str


DOTS: Final = "M3 4h.01M10 9h.01"
LOOKS: Final[dict[str, Look]] = {
    "capital": Look("#d9cdb4", (14, 14), "M0 0H14M0 7H14M3.5 0V7M10.5 7V14"),
    "plains": Look("#cfd98a", (16, 12), "M3 9q1 -4 2 0M10 4q1 -4 2 0"),
    "forest": Look("#7fae6b", (14, 12), "M3 7l2 -4l2 4M10 12l2 -4l2 4"),
    "hills": Look("#bcb36a", (22, 14), "M0 10q5 -7 11 0M11 4q5 -7 11 0"),
    "mountain": Look("#a9a39c", (16, 14), "M2 10l4 -6l4 6M10 5l3 -4l3 4"),
    "coast": Look("#e6d6a2", (20, 14), "M0 4q5 -3 10 0t10 0M0 11q5 -3 10 0t10 0"),
    "water": Look("#6fa6c6", (24, 12), "M0 4q6 -5 12 0t12 0M-6 10q6 -5 12 0t12 0t12 0"),
    "volcano": Look("#8c5f55", (14, 14), "M2 12l3 -8l3 8M9 6l2 -5l2 5"),
    "bridge": Look("#9fbdc2", (24, 10), "M0 5q6 -4 12 0t12 0"),
    "desert": Look("#ecc98a", (26, 14), "M0 10q8 -8 26 -1M2 4q8 -4 14 0"),
    "jungle": Look("#4f9468", (14, 12), "M2 10q3 -8 6 -1M8 5q3 -8 6 -1"),
    "pass": Look("#c7b49a", (16, 14), "M0 12l5 -7l4 5M9 6l4 -5l3 4"),
    "mines": Look("#b08a6a", (14, 14), DOTS + "M6 2l2 2M1 10l2 2"),
    "foothills": Look("#cbbb8f", (20, 14), "M0 11q5 -6 10 0M10 6l4 -5l5 6"),
    "savannah": Look("#e0bd62", (16, 14), "M3 12v-5M5 12l1 -5M11 6v-4M13 6l1 -4"),
    "oasis": Look("#a9cf9f", (20, 14), "M2 6q3 -3 6 0M12 12q3 -3 6 0"),
    "harbor": Look("#93bfb6", (24, 12), "M0 5q6 -4 12 0t12 0M2 10h6M14 10h6"),
}
"""By terrain; the textures differ as well as the colours."""
PLAIN: Final = Look("#d8d2c0", (16, 12), DOTS)
"""A terrain without a look of its own."""

PAINTS: Final = {
    "rock": Paint(fill="#b0a596", stroke="#4f463b", width=0.6),
    "shade": Paint(fill="#7d7265"),
    "snow": Paint(fill="#fffdf7"),
    "fir": Paint(fill="#2f6b3a", stroke="#17391f", width=0.5),
    "trunk": Paint(fill="#5b4328"),
    "leaf": Paint(fill="#2e7a45", stroke="#15401f", width=0.7),
    "stem": Paint(stroke="#6b4a26", width=2),
    "knoll": Paint(fill="#a39a4c", stroke="#575119", width=0.8),
    "knoll-shade": Paint(fill="#857c38"),
    "sand": Paint(fill="#f2dcab", stroke="#9a7434", width=0.8),
    "wave": Paint(stroke="#f4fbff", width=2),
    "deep": Paint(fill="#5f97bb", stroke="#1f4d6b", width=0.8),
    "lava": Paint(fill="#e2571e", stroke="#6d1d08", width=0.6),
    "smoke": Paint(stroke="#efe9e4", width=2.2, opacity=0.85),
    "ash": Paint(fill="#5d443f", stroke="#2b1c19", width=0.8),
    "wood": Paint(fill="#8a5a2b", stroke="#3f2609", width=0.8),
    "timber": Paint(stroke="#4a2d0e", width=2),
    "dark": Paint(fill="#2c211a", stroke="#120c08", width=0.6),
    "gold": Paint(fill="#f1c232", stroke="#6f5204", width=0.7),
    "brick": Paint(fill="#cfa765", stroke="#5d4116", width=0.9),
    "brick-shade": Paint(fill="#a77f42"),
    "grass": Paint(stroke="#6d7a22", width=1.2),
    "straw": Paint(stroke="#7d5a12", width=1.2),
    "hull": Paint(fill="#7a4b22", stroke="#35200b", width=0.8),
    "canvas": Paint(fill="#fff8e6", stroke="#6f6149", width=0.7),
}
"""What the pictures are painted with."""
SCENERY_RULES: Final = paint_rules(PAINTS)


def path(d: str, paint: str) -> Picture:
    """Draw one shape of a picture."""
    return (Shape(d, paint),)


def peaks(*places: tuple[float, float, float]) -> Picture:
    """Draw mountains: x, y and scale of each."""
    return _each(PEAK, places)


def firs(*places: tuple[float, float, float]) -> Picture:
    """Draw firs: x, y and scale of each."""
    return _each(FIR, places)


def _each(picture: Picture, places: tuple[tuple[float, float, float], ...]) -> Picture:
    return tuple(shape for x, y, scale in places for shape in moved(picture, (x, y), scale))


def palm(x: float, y: float, scale: float = 1.0) -> Picture:
    """Draw a palm whose foot stands at a point."""
    crown = (
        "M0 -18C-4 -24 -12 -22 -13 -15C-9 -18 -4 -18 0 -17"
        "C-7 -16 -10 -11 -9 -7C-6 -12 -3 -14 0 -16C3 -14 6 -12 9 -7C10 -11 7 -16 0 -17"
        "C4 -18 9 -18 13 -15C12 -22 4 -24 0 -18Z"
    )
    return moved(path("M0 0C2 -6 1 -12 0 -17", "stem") + path(crown, "leaf"), (x, y), scale)


def acacia(x: float, y: float) -> Picture:
    """Draw the flat tree of the savannah."""
    trunk = path("M0 0V-8M0 -5L-6 -11M0 -6L6 -12", "stem")
    crown = path("M-15 -11C-13 -17 13 -18 15 -12C8 -9 -8 -9 -15 -11Z", "leaf")
    return moved(trunk + crown, (x, y), 1.0)


def _tufts(paint: str, *places: Point) -> Picture:
    blades = "M{x} {y}q-1 -5 -3 -7m3 7v-8m0 8q1 -5 3 -7"
    return path("".join(blades.format(x=x, y=y) for x, y in places), paint)


def _knoll(x: float, y: float, width: float, height: float) -> Picture:
    half = width / 2
    return path(
        f"M{x - half:g} {y:g}Q{x - half / 2:g} {y - height * 1.3:g} {x:g} {y - height:g}"
        f"T{x + half:g} {y:g}Z",
        "knoll",
    ) + path(
        f"M{x + half * 0.1:g} {y - height * 0.9:g}Q{x + half * 0.7:g} {y - height * 0.5:g} "
        f"{x + half:g} {y:g}H{x + half * 0.35:g}Z",
        "knoll-shade",
    )


def _waves(*places: Point) -> Picture:
    return path("".join(f"M{x} {y}q4 -5 8 0t8 0t8 0" for x, y in places), "wave")


def _ziggurat() -> Picture:
    """Draw the stepped temple of a Capital."""
    steps = "M-26 15V6H-19V-2H-12V-9H-6V-16H6V-9H12V-2H19V6H26V15Z"
    shade = "M6 -16V-9H12V-2H19V6H26V15H10V6H7V-2H4V-9H2V-16Z"
    return (
        path(steps, "brick")
        + path(shade, "brick-shade")
        + path("M-2.6 15V-2L-1.6 -9H1.6L2.6 -2V15Z", "canvas")
        + path("M-2.2 11H2.2M-2.2 7H2.2M-2.2 3H2.2M-2 -1H2", "straw")
        + path("M-2.4 -10V-14H2.4V-10Z", "dark")
    )


@cache
def pictures() -> dict[str, Picture]:
    """Return the pictures by terrain."""
    return {
        "capital": _ziggurat(),
        "plains": _tufts("grass", (-20, 6), (-8, 12), (4, 4), (16, 11), (24, 3), (-26, 13)),
        "forest": firs((-18, 3, 2.0), (-4, -2, 2.6), (11, 2, 2.2), (23, 4, 1.6)),
        "hills": _knoll(-10, 14, 40, 17) + _knoll(14, 15, 34, 12),
        "mountain": peaks((-17, 4, 2.1), (17, 5, 1.9), (0, 0, 3.0)),
        "coast": path("M-30 3Q-14 -8 2 -4T30 -8V16H-30Z", "sand")
        + _waves((-27, 14), (3, 13))
        + palm(10, -2, 0.9),
        "water": _waves((-26, -6), (2, -8), (-14, 4), (10, 6), (-26, 14)),
        "volcano": path("M-27 15L-8 -12L-3 -9L3 -12L8 -11L27 15Z", "ash")
        + path("M-8 -12L-3 -9L3 -12L8 -11L5 -4L3 4L0 -3L-3 7L-5 -4Z", "lava")
        + path("M-2 -14q-5 -3 0 -6q5 -3 1 -6M5 -14q4 -2 1 -5", "smoke"),
        "bridge": _waves((-28, 14), (4, 14))
        + path("M-30 -1H30V4H-30Z", "wood")
        + path("M-24 4V12M0 4V12M24 4V12M-30 -7H30M-20 -7V-1M0 -7V-1M20 -7V-1", "timber"),
        "desert": path("M-30 15Q-18 -6 -4 2Q6 -10 30 15Z", "sand")
        + path("M-4 2Q2 8 12 15H-2Q-6 9 -4 2Z", "sand")
        + path("M19 6V-8M19 -1h-5v-4M19 -3h5v-5", "timber"),
        "jungle": palm(-16, 14, 1.05) + palm(16, 14, 1.0) + palm(0, 15, 1.35),
        "pass": peaks((-18, 1, 2.7), (18, 1, 2.7)) + path("M-3 15Q6 8 -1 2T2 -10", "canvas"),
        "mines": path("M-26 15L-14 -8L4 -13L20 -5L27 15Z", "rock")
        + path("M-9 15V3Q-9 -4 -1 -4T7 3V15Z", "dark")
        + path("M-10 15V1L-8 -2M8 15V1L6 -2M-11 0H9", "timber")
        + path("M12 12l4 -4l5 2l1 5h-10Z", "gold"),
        "foothills": peaks((-12, -2, 2.3), (6, -4, 2.0))
        + _knoll(-6, 15, 46, 11)
        + _knoll(17, 15, 26, 8),
        "savannah": acacia(-6, 13)
        + _tufts("straw", (-24, 13), (14, 14), (24, 9), (8, 5))
        + path("M17 -9a5 5 0 1 0 .1 0Z", "gold"),
        "oasis": path("M-24 10C-22 4 20 3 24 9C22 16 -22 17 -24 10Z", "deep")
        + path("M-12 11h8M4 12h9", "wave")
        + palm(-15, 6, 1.0)
        + palm(17, 5, 0.85),
        "harbor": path("M-19 5H17L12 13H-14Z", "hull")
        + path("M-1 4V-17L14 1H-1Z", "canvas")
        + path("M-4 4V-12L-14 2H-4Z", "canvas")
        + _waves((-29, 17), (-4, 17)),
    }


def look_of(terrain: str) -> Look:
    """Return how a terrain looks; one a designer made looks plain."""
    return LOOKS.get(terrain, PLAIN)


def picture_of(terrain: str) -> Picture:
    """Return a terrain's small picture; one a designer made has none."""
    return pictures().get(terrain, ())
