"""What things are usually worth, in points: an operation's worth is reckoned with these."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.terms import GAINS, RESOURCES

PRICE_OF: Final[dict[str, float]] = {
    "production": 0.30,
    "science": 0.31,
    "military": 0.33,
    "gold": 0.33,
    "culture": 0.90,
    "any": 0.36,
    "trade": 0.85,
}
"""What a unit of each resource is worth; a space of the Trade track is half a point, and a Trade
Benefit now and then."""
PRICES: Final = [PRICE_OF[resource] for resource in RESOURCES]
"""The same by number."""
SPACE: Final = 0.85
"""A space of the Trade track."""
ANOTHER_CARD: Final = 0.5
"""One card more that is used in a turn."""
BENEFIT: Final = 1.0
"""A Trade Benefit not seen yet."""
RESERVED_CARD: Final = 0.25
OFF_PRICE: Final = 0.25
"""One less to pay for something."""

USUAL_COUNTS: Final[dict[str, float]] = {
    "provinces": 4.0,
    "coastal": 1.5,
    "wonders": 1.5,
    "wonder_tokens": 1.2,
    "knowledge": 4.0,
    "knowledge_active": 1.5,
    "policies": 2.0,
    "reserve": 1.0,
    "natural_wonders": 0.4,
    "outposts": 0.5,
    "trading_posts": 0.8,
    "trade": 7.0,
    "markets": 1.0,
    "explorers_out": 1.2,
    "conquests": 1.0,
    "gold": 4.0,
    "archived": 2.0,
}
"""How high each counter stands in the middle of a game."""
USUAL_TERRAIN: Final = 1.0
"""How many Provinces of a terrain a player has."""


def worth_of_sum(gains: list[int]) -> float:
    """The worth of a gain or price."""
    total = 0.0
    if gains:
        for resource in range(GAINS):
            total += gains[resource] * PRICES[resource]
    return total
