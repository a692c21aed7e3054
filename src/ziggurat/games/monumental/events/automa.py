"""What Automas do with their cards.

An Automa card is told by its id and a step of it by its place, from 0; where a step has
alternatives, `branch` is the place of the one meant.
"""

from __future__ import annotations

from typing import Literal

from ziggurat.kernel.events import Event

SkipReason = Literal[
    "other_type",
    "only_unspecialised",
    "only_specialised",
    "condition",
    "nothing_built",
    "too_little_gold",
    "impossible",
]
"""Why a step is left out without compensation; the first three are about its type."""


class AutomaCardTurnedUp(Event):
    """An Automa card comes into play, or is at least looked at."""

    seat: int
    card: str


class AutomaCardPassedOver(Event):
    """A card turned up in search of another one is discarded."""

    seat: int
    card: str


class AutomaSearchFailed(Event):
    """The card looked for is nowhere in the Automa deck."""

    seat: int
    card: str
    """The card whose step says so."""


class AutomaDeckShuffled(Event):
    """All Automa cards are a new draw pile."""


class AutomaCardRemoved(Event):
    """An Automa card is out of the game."""

    card: str


class AutomaStepSkipped(Event):
    """A step is left out; for its type, so are those of the same type right behind it."""

    seat: int
    card: str
    step: int
    reason: SkipReason
    automa_type: str
    """The type of the Automa."""


class AutomaStepMadeUpFor(Event):
    """A step is impossible, and the Automa gains Gold instead."""

    seat: int
    card: str
    step: int
    branch: int | None
    gold: int


class AutomaCardTaken(Event):
    """An Automa lays a card of the display or the Reserve by its side."""

    seat: int
    card: str
    origin: Literal["display", "reserve"]


class AutomaWonderBegun(Event):
    """An Automa begins a Wonder of the display."""

    seat: int
    wonder: str


class AutomaReserveDrawn(Event):
    """An Automa draws cards of the Reserve and keeps some of them."""

    seat: int
    drawn: list[str]
    kept: list[str]


class AutomaMarketsReset(Event):
    """An Automa with a token of every market puts them back, and its Explorers go home."""

    seat: int
    markets: list[str]
