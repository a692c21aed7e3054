"""Resources as events tell of them."""

from __future__ import annotations

from typing import Literal

import msgspec

Resource = Literal["production", "science", "military", "gold", "culture", "any", "trade"]
"""`any` is basic resources of the player's choice, `trade` spaces on the Trade track."""


class Amounts(msgspec.Struct, frozen=True):
    """So much of each resource: a price, a payment, a gain."""

    production: int = 0
    science: int = 0
    military: int = 0
    gold: int = 0
    culture: int = 0
    any: int = 0
    trade: int = 0
