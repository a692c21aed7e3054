"""Words that operations share on buttons: what would happen if this were chosen."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.printed.effects import TERRAIN_COUNTER
from ziggurat.games.monumental.rules.resources.prices import plain_amount
from ziggurat.games.monumental.terms import GAINS, SPACES
from ziggurat.kernel.wording import counted, joined

ZONES: Final[dict[str, str]] = {
    "city": "your city",
    "discard": "your discard pile",
    "both": "your city or discard pile",
    "reserve": "your reserve",
}
TARGETS: Final[dict[str, str]] = {
    "each_opponent": "each opponent",
    "one_opponent": "one opponent",
    "previous_owner": "its previous owner",
}
COUNTERS: Final[dict[str, str]] = {
    "provinces": "Provinces you control",
    "coastal": "Coastal Provinces you control",
    "wonders": "Wonders you completed",
    "wonder_tokens": "Wonder tokens in your Provinces",
    "knowledge": "Knowledge cards you own",
    "knowledge_active": "active Knowledge cards",
    "policies": "active Cultural Policies",
    "reserve": "cards in your reserve",
    "natural_wonders": "Natural Wonders you control",
    "outposts": "Outposts on the map",
    "trading_posts": "Trading Posts on the map",
    "trade": "spaces on the Trade track",
    "markets": "Market tokens you claimed",
    "explorers_out": "Explorers outside the Capital",
    "conquests": "Provinces conquered this turn",
    "gold": "Gold you have",
    "archived": "cards you archived",
}


def things_counted(counter: str) -> str:
    """What a counter counts."""
    if counter.startswith(TERRAIN_COUNTER):
        return f"{counter.removeprefix(TERRAIN_COUNTER).capitalize()} Provinces"
    return COUNTERS[counter]


def sum_in_words(gains: list[int]) -> str:
    """A gain in plain words."""
    parts = [resource_in_words(which, gains[which]) for which in range(GAINS) if gains[which]]
    return joined(parts)


def resource_in_words(resource: int, count: int) -> str:
    """So much of a resource in plain words."""
    if resource == SPACES:
        return f"{counted(count, 'space')} on the Trade track"
    return plain_amount(resource, count)
