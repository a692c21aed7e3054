"""Effect records: when something happens, under which condition, at what price, and what (EF-2)."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

from ziggurat.games.monumental.printed.amounts import CardType, Count, Part, Resources
from ziggurat.games.monumental.printed.operations import AnyOperation, Filter

Trigger = Literal[
    "use",
    "activate",
    "complete",
    "develop",
    "return",
    "conquer",
    "conquer_with_warlord",
    "acquire",
    "wonder_completed",
    "policy_developed",
    "trade_benefit_gained",
    "reserved",
    "invested",
    "explorer_claims",
    "visit",
    "attack",
    "defeat",
    "static",
]
Limit = Literal["none", "turn", "first", "game"]
Counter = Literal[
    "provinces",
    "coastal",
    "wonders",
    "wonder_tokens",
    "knowledge",
    "knowledge_active",
    "policies",
    "reserve",
    "natural_wonders",
    "outposts",
    "trading_posts",
    "trade",
    "markets",
    "explorers_out",
    "conquests",
    "gold",
    "archived",
]
COUNTERS: Final[tuple[str, ...]] = get_args(Counter)
TERRAIN_COUNTER: Final = "terrain:"
"""Begins the counter of Provinces of one terrain: ``terrain:mountain``."""


class Comparison(Part, frozen=True, kw_only=True):
    """A counter compared with a number; exactly one of the three is given."""

    of: str
    """One of `COUNTERS`, or ``terrain:`` and a terrain."""
    at_least: Count | None = None
    at_most: Count | None = None
    exactly: Count | None = None


class ProvinceIs(Part, frozen=True, kw_only=True):
    """What the Province just conquered must be."""

    terrain: str | None = None
    coastal: Literal[True] | None = None
    was: Literal["unconquered", "opponent"] | None = None


class Condition(Part, frozen=True, kw_only=True):
    """What must hold (EF-4); everything given must."""

    conquered_this_turn: Literal[True] | None = None
    acquired_this_turn: CardType | Literal["any"] | None = None
    count: Comparison | None = None
    province: ProvinceIs | None = None


class Effect(Part, frozen=True, kw_only=True):
    """One effect record, with the defaults of EF-2 filled in."""

    when: Trigger = "use"
    limit: Limit
    may: bool
    condition: Condition | None = msgspec.field(name="if", default=None)
    pay: Resources | None = None
    filter: Filter | None = None
    operations: tuple[AnyOperation, ...] = msgspec.field(name="do")


def usual_limit(when: object) -> Limit:
    """How often an effect works if its record does not say."""
    return "turn" if when == "use" else "none"


def may_decline(when: object) -> bool:
    """Whether a player may decline an effect if its record does not say."""
    return when in ("use", "return")
