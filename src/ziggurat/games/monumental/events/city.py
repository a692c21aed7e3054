"""The city and its cards: activating, drawing, archiving, replenishing, Unrest."""

from __future__ import annotations

from typing import Literal

from ziggurat.games.monumental.events.amounts import Amounts
from ziggurat.kernel.events import Event

ArchiveOrigin = Literal["city", "discard", "reserve"]
"""Where a card is archived from."""


class CityActivated(Event):
    """Cards of the city are activated."""

    seat: int
    places: list[int]
    cards: list[str]
    """Those of all places, Knowledge under others included."""


class ProgressMade(Event):
    """Somebody pays for scientific progress."""

    seat: int
    paid: Amounts


class CardDrawn(Event):
    """A card of one's own deck is drawn to be used at once."""

    seat: int
    card: str


class CityReplenished(Event):
    """Cards fill the places of the city that were not covered."""

    seat: int
    cards: list[str]


class CardArchived(Event):
    """A card is out of play for good; Unrest goes back to the stack."""

    seat: int
    card: str
    origin: ArchiveOrigin


class UnrestTaken(Event):
    """Somebody has to take Unrest."""

    seat: int
    count: int
    pile: Literal["deck", "discard"]


class UnrestReturned(Event):
    """An Unrest card goes back to the stack."""

    seat: int
