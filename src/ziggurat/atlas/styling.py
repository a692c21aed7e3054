"""The board's style sheet: classes a page may restyle."""

from __future__ import annotations

from ziggurat.atlas.dress import Dress
from ziggurat.atlas.patterns import INK, PAPER, held_tone, home_tone
from ziggurat.atlas.svg import stylesheet
from ziggurat.atlas.symbols import dark

FACE = "'Palatino Linotype',Palatino,'Book Antiqua','URW Palladio L','DejaVu Serif',Georgia,serif"
PLAIN_FACE = "'Helvetica Neue',Arial,'Liberation Sans','DejaVu Sans',sans-serif"


def board_style(dress: Dress) -> str:
    """Return the rules of a board, the tones of its liveries among them."""
    rules = dict(RULES)
    for name, livery in dress.liveries.items():
        rules[f".home-{name}"] = f"fill:{home_tone(livery)}"
        rules[f".held-{name}"] = f"fill:{held_tone(livery)}"
        rules[f".counter-{name}"] = f"fill:{livery.colour};stroke:{dark(livery)}"
    return stylesheet(rules)


RULES = {
    "svg": f"font-family:{FACE}",
    "text": f"fill:{INK};pointer-events:none",
    ".shallows": "fill:none;stroke-linejoin:round",
    ".shallows-1": "stroke:#cfe4ea;stroke-opacity:.35;stroke-width:34",
    ".shallows-2": "stroke:#d6e9ec;stroke-opacity:.45;stroke-width:19",
    ".shallows-3": "stroke:#e2f0ee;stroke-opacity:.7;stroke-width:8",
    ".ground": "fill-rule:evenodd",
    ".wilds": "fill:#dcd6c8;stroke:#b9b09c;stroke-width:.6;fill-rule:evenodd",
    ".ground-paper": f"fill:{PAPER}",
    ".ground-hatched": "fill:#d3c19c",
    ".ground-islet": "fill:#fffdf6",
    ".pattern": "fill-rule:evenodd;pointer-events:none",
    ".by-right": "opacity:.3",
    ".ruled": "opacity:.5",
    ".border": "fill:none;stroke:#6d5c44;stroke-width:1;stroke-linejoin:round;pointer-events:none",
    ".coastline": "fill:none;stroke:#33505f;stroke-width:2;stroke-linejoin:round",
    ".rock": "fill:#b89f7d;stroke:#5b4931;stroke-width:.6;stroke-linejoin:round",
    ".shade": "fill:#8a7152",
    ".snow": "fill:#fffdf7",
    ".fir": "fill:#3d7a45;stroke:#1d4324;stroke-width:.5;stroke-linejoin:round",
    ".trunk": "fill:#5b4328",
    ".peak,.tree": "pointer-events:none",
    ".faint": "opacity:.45",
    ".route-line": "fill:none;stroke:#23465c;stroke-width:1.5;stroke-dasharray:5 2.4",
    ".route-end": "fill:#23465c",
    ".route-reach": "fill:none;stroke:#000;stroke-opacity:0;stroke-width:10",
    ".strait-line": "fill:none;stroke:#a3271e;stroke-width:4;stroke-linecap:round",
    ".strait-edge": "fill:none;stroke:#fff8ea;stroke-width:6.4;stroke-linecap:round",
    ".berth": "fill:#eaf4f5;fill-opacity:.75;stroke:#5c8aa0;stroke-width:.6",
    ".anchor": "fill:none;stroke:#3b6a82;stroke-width:.8;stroke-linecap:round",
    ".pass": "fill:#fffaf0;stroke:#5b4931;stroke-width:1",
    ".star": "fill:#ffd23c;stroke:#3a2c10;stroke-width:1;stroke-linejoin:round",
    ".disc": "fill:#221b14;stroke:#fffaf0;stroke-width:1",
    ".disc-number": f"font:bold 8.4px {PLAIN_FACE};fill:#fffaf0;text-anchor:middle",
    ".token": "stroke:#fffdf5;stroke-width:1;stroke-linejoin:round",
    ".token-letter": f"font:bold 7.6px {PLAIN_FACE};fill:#fff;text-anchor:middle",
    ".shield": "stroke-width:.9;stroke-linejoin:round",
    ".home-shield": "fill:#fffdf5;fill-opacity:.8;stroke:#4b3f2e;stroke-dasharray:1.6 1",
    ".held-shield": "stroke-width:1.1",
    ".shield-letter": f"font:bold 7.8px {PLAIN_FACE};text-anchor:middle",
    ".mark": "stroke:#fffdf5;stroke-width:.9;stroke-linejoin:round;paint-order:stroke",
    ".house": "fill:#6b2f1a",
    ".walled-house": "fill:#3d4450",
    ".tower": "fill:#3d4450",
    ".half-disc": "fill:#7a3fa0",
    ".leader": "fill:none;stroke:#2a2118;stroke-width:.9",
    ".counter": "stroke-width:1.2;stroke-linejoin:round",
    ".counter-seal": "fill:#fffdf5",
    ".counter-letter": f"font:bold 7.8px {PLAIN_FACE};text-anchor:middle",
    ".count": f"font:bold 9.4px {PLAIN_FACE}",
    ".name": "text-anchor:middle",
    ".halo": "fill:none;stroke:#fffaf0;stroke-opacity:.85;stroke-width:3;stroke-linejoin:round",
    ".grand": "font-weight:bold;letter-spacing:.4px",
    ".strong": "font-weight:bold",
    ".quiet": "font-style:italic",
    ".note": "text-anchor:middle;font-style:italic;font-size:8.5px",
    ".sea-name": "text-anchor:middle;font:italic 11px "
    + FACE
    + ";letter-spacing:.8px;fill:#3d6f8a",
    ".legend-sheet": "fill:#fbf6e9;stroke:#7d6c50;stroke-width:1.2",
    ".title": "font-size:22px;font-weight:bold",
    ".caption": "font-size:12px;font-style:italic;fill:#5a4c38",
    ".legend-words": "font-size:11px",
    ".patch": "stroke:#6d5c44;stroke-width:.7",
    ".frame": "fill:none;stroke:#4a3c28;stroke-width:3",
    ".inner-frame": "fill:none;stroke:#4a3c28;stroke-width:.8",
}
