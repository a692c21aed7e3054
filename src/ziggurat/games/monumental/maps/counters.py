"""The tokens of the map as small signs: shape, picture and colour say the same."""

from __future__ import annotations

from typing import Final

from ziggurat.atlas.projection import Point
from ziggurat.atlas.styling import PLAIN_FACE
from ziggurat.atlas.svg import element, words
from ziggurat.atlas.symbols import group_at
from ziggurat.games.monumental.maps.reading import MARKET
from ziggurat.games.monumental.printed.cards import Cards

BENEFIT: Final = "trade_benefit"
"""Lies on every Harbor from the start (AE-5.1.6)."""

DISC: Final = "M0 -8.4A8.4 8.4 0 1 1 -.01 -8.4Z"
SQUARE: Final = "M-7.6 -7.6H7.6V7.6H-7.6Z"
DIAMOND: Final = "M0 -9.6L9.6 0L0 9.6L-9.6 0Z"
OCTAGON: Final = "M-3.6 -8.6H3.6L8.6 -3.6V3.6L3.6 8.6H-3.6L-8.6 3.6V-3.6Z"
SHIELD: Final = "M-7.6 -8.4H7.6V1C7.6 5.4 3.8 7.6 0 9.4C-3.8 7.6 -7.6 5.4 -7.6 1Z"

SHAPES: Final = {
    "barbarian": (
        DISC,
        "#8e2f26",
        "M-4.6 5L3.6 -4.6M4.6 5L-3.6 -4.6M1.4 -5.6L5.4 -1.6M-1.4 -5.6L-5.4 -1.6",
    ),
    "free_city": (
        SHIELD,
        "#3d5a80",
        "M-4.8 4V-3.6H-2.6V-1.6H-1.1V-5H1.1V-1.6H2.6V-3.6H4.8V4ZM-1 4V1.4H1V4",
    ),
    "production": (SQUARE, "#7a4a1e", "M-4.6 5.2L1.4 -.8M-2 -4.2L2.4 -5.6L5.6 -1.2L3.4 1L-2 -4.2"),
    "science": (DIAMOND, "#1b6e8c", "M-1.4 -5V-1.6L-4.4 4H4.4L1.4 -1.6V-5M-2.4 -5H2.4M-3 1.4H3"),
    "natural_wonder": (
        DISC,
        "#5b3a86",
        "M0 -6L1.6 -1.9L6 -1.6L2.6 1.2L3.7 5.5L0 3.1L-3.7 5.5L-2.6 1.2L-6 -1.6L-1.6 -1.9Z",
    ),
    BENEFIT: (OCTAGON, "#2f6f57", "M-3 -4.8H3L1.6 -2.4C6.4 .6 5.6 5.2 0 5.2S-6.4 .6 -1.6 -2.4Z"),
}
"""Outline, colour and lines of a token."""
MARKET_COLOUR: Final = "#a8680a"

NAMES: Final = {
    "barbarian": "Barbarians",
    "free_city": "Free City",
    "production": "Production token",
    "science": "Science token",
    "natural_wonder": "Natural Wonder",
    BENEFIT: "Trade Benefit",
}
FACE_DOWN: Final = ("barbarian", "free_city", BENEFIT)

TOKEN_RULES: Final = {
    ".token-rim": "fill:#fffaf0;stroke:#33291c;stroke-width:.9;stroke-linejoin:round",
    ".token-sign": "fill:none;stroke:#fffaf0;stroke-width:1.5;stroke-linecap:round;"
    "stroke-linejoin:round",
    ".market-letter": f"font:bold 10px {PLAIN_FACE};fill:#fffaf0;text-anchor:middle",
}


def market_letters(cards: Cards) -> dict[str, str]:
    """Return a letter for each market: the first of its name that is still free.

    Arms and Art begin alike; the later one takes its next letter.
    """
    letters: dict[str, str] = {}
    for market in cards.markets:
        taken = set(letters.values())
        free = (sign for sign in market.name.upper() if sign.isalpha() and sign not in taken)
        letters[market.id] = next(free, "?")
    return letters


def token_name(token: str, cards: Cards) -> str:
    """Say what a token is."""
    if token.startswith(MARKET):
        return next(market.name for market in cards.markets if market.id == token)
    return NAMES[token]


def token_words(token: str, cards: Cards) -> str:
    """Say what a token is and how it lies."""
    return token_name(token, cards) + (", face down" if token in FACE_DOWN else "")


def draw_token(token: str, at: Point, cards: Cards) -> str:
    """Draw a token of the map around a point."""
    if token.startswith(MARKET):
        outline, colour = OCTAGON, MARKET_COLOUR
        sign = element("text", words(market_letters(cards)[token]), y=3.6, class_="market-letter")
    else:
        outline, colour, lines = SHAPES[token]
        sign = element("path", d=lines, class_="token-sign")
    return group_at(
        at[0],
        at[1],
        element("path", d=outline, class_="token-rim", transform="scale(1.14)")
        + element("path", d=outline, fill=colour)
        + sign
        + element("title", words(token_words(token, cards))),
        class_=f"map-token {token}",
    )
