"""The small pictures of the map: limits, city gates, volcanoes, banners, and how they look."""

from __future__ import annotations

from typing import Final

from ziggurat.atlas.patterns import INK, PAPER, is_light, mixed
from ziggurat.atlas.projection import Point
from ziggurat.atlas.styling import FACE, PLAIN_FACE
from ziggurat.atlas.svg import element, number, words
from ziggurat.atlas.symbols import group_at

LIMIT_COLOURS: Final = ("#3f78b5", "#f4d443", "#ef8f35", "#d0382b", "#7b3f97")
"""By population limit; a higher one looks like the last."""
SIGN: Final = 17.5
"""Room a sign takes in a row."""
GATE: Final = (
    "M-7.8 7V-6.4H-5.2V-4.3H-2.8V-6.4H-1.3V-4.3H1.3V-6.4H2.8V-4.3H5.2V-6.4H7.8V7H3V3"
    "A3 3 0 0 0 -3 3V7Z"
)

RULES: Final = {
    "svg": f"font-family:{FACE}",
    "text": f"fill:{INK};pointer-events:none;text-anchor:middle",
    ".deep": "fill:#8fbad0",
    ".sea": "fill:#8fbad0;fill-rule:evenodd",
    ".strip": "fill:#b5d5df;fill-rule:evenodd",
    ".shallows": "fill:none;stroke:#d9ebec;stroke-linejoin:round;stroke-width:7;stroke-opacity:.8",
    ".sea-line": "fill:none;stroke:#5d8ea8;stroke-width:1.5;stroke-linejoin:round",
    ".strip-line": "fill:none;stroke:#6c9cb3;stroke-width:1;stroke-dasharray:4 2.6",
    ".coastline": "fill:none;stroke:#33505f;stroke-width:2.2;stroke-linejoin:round",
    ".wilds": "fill:#ddd5c4;fill-rule:evenodd",
    ".area": "fill-rule:evenodd",
    ".out": "fill:#d5cebf",
    ".out-hatching": "fill:url(#hatching);fill-rule:evenodd;opacity:.75;pointer-events:none",
    ".border": "fill:none;stroke:#6d5c44;stroke-width:1.1;stroke-linejoin:round",
    ".march": "fill:none;stroke:#5a3a22;stroke-width:3.2;stroke-linejoin:round",
    ".march-light": "fill:none;stroke:#fff6e0;stroke-width:1;stroke-linejoin:round",
    ".plain": "fill:none;stroke:url(#flood);stroke-width:34;stroke-linejoin:round;"
    "stroke-linecap:round",
    ".river": "fill:none;stroke:#3d7fa6;stroke-width:2.4;stroke-linejoin:round;"
    "stroke-linecap:round",
    ".river-name": f"font:italic 9px {FACE};fill:#1f5878;letter-spacing:.6px",
    ".realm": "font-weight:bold;fill-opacity:.2;letter-spacing:10px",
    ".sea-name": f"font-style:italic;font-family:{FACE};fill:#2f6683;letter-spacing:2.5px",
    ".halo": "fill:none;stroke:#fffaf0;stroke-opacity:.85;stroke-width:3;stroke-linejoin:round",
    ".out-name": "font-style:italic;fill:#6f6759",
    ".banner": "stroke:#2a2118;stroke-width:.8",
    ".start-name": "font-weight:bold",
    ".limit": "stroke:#2a2118;stroke-width:.8",
    ".limit-number": f"font:bold 11.8px {PLAIN_FACE}",
    ".gate": f"fill:{INK};stroke:#fffaf0;stroke-width:1;paint-order:stroke;stroke-linejoin:round",
    ".white-gate": "fill:#fff;stroke:#2a2118;stroke-width:1.1;stroke-linejoin:round",
    ".faded": "opacity:.45",
    ".cone": "fill:#6d5a4c;stroke:#2f241c;stroke-width:.9;stroke-linejoin:round",
    ".lava": "fill:#e2481f",
    ".smoke": "fill:none;stroke:#5b5148;stroke-width:1.5;stroke-linecap:round",
    ".frame": "fill:none;stroke:#4a3c28;stroke-width:5",
    ".inner-frame": "fill:none;stroke:#4a3c28;stroke-width:1.2",
}


def region_tone(colour: str) -> str:
    """Return the tint of a civilization's region."""
    return mixed(colour, PAPER, 0.45)


def ink_on(colour: str) -> str:
    """Return the ink that reads well on a colour."""
    return "#17110b" if is_light(colour) else "#ffffff"


def limit_sign(limit: int, at: Point, class_: str | None = None) -> str:
    """Draw a population limit: its number on a disc of its colour."""
    colour = LIMIT_COLOURS[min(limit, len(LIMIT_COLOURS) - 1)]
    return group_at(
        *at,
        element("circle", r=8, fill=colour, class_="limit")
        + element("text", str(limit), y=4.2, class_="limit-number", style=f"fill:{ink_on(colour)}"),
        class_,
    )


def gate_sign(at: Point, *, white: bool, class_: str | None = None) -> str:
    """Draw a city site: a gate, white where the site lies on the flood plain."""
    return group_at(*at, element("path", d=GATE, class_="white-gate" if white else "gate"), class_)


def volcano_sign(at: Point, name: str) -> str:
    """Draw a volcano with its fire and smoke."""
    return group_at(
        *at,
        element("title", words(name))
        + element("path", d="M-12 8L-3.4 -6H3.4L12 8Z", class_="cone")
        + element("path", d="M-3.4 -6H3.4L5 -3.2L2 -.4L.4 -3L-1.8 1.2L-4.6 -4Z", class_="lava")
        + element(
            "path",
            d="M-1 -8.4C-3.4 -11.4 2.4 -12.4 0 -16M3 -9C5.6 -11 3 -13 5.4 -14.6",
            class_="smoke",
        ),
        "volcano",
    )


def banner(text: str, size: float, at: Point, width: float, colour: str) -> str:
    """Draw the name of a start area on a ribbon of its civilization's colour."""
    w, h = width / 2, size * 0.68
    edge = (
        f"M{number(-w - 5)} {number(-h)}H{number(w + 5)}L{number(w + 1)} 0L{number(w + 5)} "
        f"{number(h)}H{number(-w - 5)}L{number(-w - 1)} 0Z"
    )
    ink = f"font-size:{number(size)}px;fill:{ink_on(colour)}"
    return group_at(
        *at,
        element("path", d=edge, fill=colour, class_="banner")
        + element("text", words(text), y=size * 0.34, class_="start-name", style=ink),
    )


def flood_pattern() -> str:
    """Write the pattern of flood plains: wet green with waves."""
    return element(
        "pattern",
        element("rect", width=14, height=9, fill="#a9d6b4", fill_opacity=0.85)
        + element(
            "path",
            d="M-1 3Q2.5 0 6 3T13 3T20 3M-8 7.5Q-4.5 4.5 -1 7.5T6 7.5T13 7.5T20 7.5",
            fill="none",
            stroke="#3f8f8f",
            stroke_width=0.9,
        ),
        id="flood",
        width=14,
        height=9,
        patternUnits="userSpaceOnUse",
    )
