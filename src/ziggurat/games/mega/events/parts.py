"""Small things that events are made of."""

from __future__ import annotations

import msgspec

from ziggurat.kernel.state import Seat


class TokensIn(msgspec.Struct, frozen=True):
    """Tokens in an area."""

    area: str
    tokens: int


class TokensOf(msgspec.Struct, frozen=True):
    """Tokens of somebody."""

    seat: Seat | None
    tokens: int


class CityLost(msgspec.Struct, frozen=True):
    """A city a calamity takes."""

    area: str
    is_reduced: bool
    """Whether tokens take its place; otherwise it is destroyed."""


class PaidWith(msgspec.Struct, frozen=True):
    """What is turned in for advances and buildings."""

    cards: dict[str, int]
    treasury: int
    substitute: str | None
    """A card turned in besides that counts as one of the kind `helped`."""
    helped: str | None
    bonus: str | None
    """The kind that counts as one card more for a building given up."""


class MarketCard(msgspec.Struct, frozen=True):
    """A card that lies on the market or leaves it."""

    card: str | None
    stack: int | None
    """The number on its back; None for Water."""


def all_tokens(parts: list[TokensIn]) -> int:
    """How many tokens there are in some areas."""
    return sum(part.tokens for part in parts)
