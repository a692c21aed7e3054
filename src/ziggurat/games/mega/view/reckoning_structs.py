"""What an answer comes to that is being put together; fields with nothing to tell are not sent."""

from __future__ import annotations

import msgspec

from ziggurat.games.mega.view.briefing_structs import Outlook
from ziggurat.games.mega.view.structs import Step
from ziggurat.kernel import views


class Tally(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How far an answer has come."""

    total: int
    """What it names..."""
    aim: int
    """...of what it must name, or may at most."""
    unit: str
    """What is counted: `unit points`, `cities`, `tokens`, `cards`."""
    superfluous: int = 0
    """What the smallest part of it counts, where the rest would do without it."""


class Worth(msgspec.Struct, frozen=True):
    """What one's commodity cards are worth."""

    before: int
    after: int
    """With all that is certain: cards that nobody names are not counted."""


class Payment(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is turned in, and what is left then."""

    treasury: int = 0
    cards: dict[str, int] = msgspec.field(default_factory=dict)
    bonus: str = ""
    """The good whose set a sacrifice makes a card larger."""
    helped: str = ""
    """The good whose set Trade Empire makes a card larger..."""
    substitute: str = ""
    """...by a card of this good."""
    points: int = 0
    """What all of it is worth."""
    wasted: int = 0
    """Points above the price; there is no change."""
    treasury_left: int = 0
    cards_left: int = 0
    """Commodity cards in hand after it, of which `hand_limit` may be kept."""
    hand_limit: int = 0


class Basket(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An order: what it costs, how it is paid, and what it leads to."""

    price: int
    prices: dict[str, int] = msgspec.field(default_factory=dict)
    """By advance, before Library and Anatomy."""
    gift: str = ""
    """The advance Anatomy gives for nothing."""
    cheaper: str = ""
    """The advance Library makes cheaper."""
    building_price: int = 0
    short: int = 0
    """Points that cards and treasury lack for it."""
    payment: Payment | None = None
    """As it is named, or else the cheapest; None where there is none."""
    points: int = 0
    """Victory points the advances and the building bring."""
    credits: dict[str, int] = msgspec.field(default_factory=dict)
    """By group: credits gained."""
    free_credits: int = 0
    moves: int = 0
    """Steps the marker would go at the end of the turn, if nothing else changed."""
    next_step: Step | None = None
    """What the A.S.T. asks for next, with the advances counted in."""


class Reckoning(views.Reckoning, frozen=True, kw_only=True, omit_defaults=True):
    """What an answer comes to in Mega Empires."""

    tally: Tally | None = None
    outlook: Outlook | None = None
    """One's units afterwards; others who act at the same time are not counted in."""
    treasury: int | None = None
    """What is in the treasury afterwards, where the answer changes it..."""
    stock: int | None = None
    """...and in stock."""
    worth: Worth | None = None
    basket: Basket | None = None
    prices: dict[str, int] = msgspec.field(default_factory=dict)
    """By advance: its price with the credits that are being spread."""
