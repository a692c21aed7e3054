"""What cards and tokens do, and what it gives, costs and takes away."""

from __future__ import annotations

from typing import Literal

from ziggurat.games.monumental.events.amounts import Amounts, Resource
from ziggurat.kernel.events import Event

GoldSource = Literal[
    "savannah",
    "conquest",
    "harbor",
    "exploration_token",
    "market_token",
    "tokens",
    "automa_card",
    "policies",
    "coast",
    "no_track",
    "no_benefits",
]
"""What Gold comes from; the last two stand in for modules that are not in use."""


class EffectUsed(Event):
    """An effect of a card or token is carried out."""

    seat: int
    card: str
    trigger: str
    """What set it off, in the words of the language of cards: `use`, `conquer`."""


class TokenUsed(Event):
    """Somebody uses a Market token or a Trade Benefit."""

    seat: int
    token: str


class TokenSpent(Event):
    """Somebody turns a Production or Science token into its resource."""

    seat: int
    resource: Resource


class Gained(Event):
    """Resources go into somebody's supply."""

    seat: int
    gained: Amounts


class GoldGained(Event):
    """Somebody gains Gold from something other than an effect."""

    seat: int
    gold: int
    source: GoldSource
    token: str | None = None
    """The token, where one shows the Gold."""


class GoldStolen(Event):
    """Somebody takes Gold from another."""

    seat: int
    victim: int
    gold: int


class Paid(Event):
    """Somebody pays what is asked."""

    seat: int
    paid: Amounts


class Lost(Event):
    """Resources leave somebody's supply: unspent, or taken by a Monster."""

    seat: int
    lost: Amounts


class Exchanged(Event):
    """Somebody gives resources for as much of another one."""

    seat: int
    given: Amounts
    taken: Resource
    amount: int
