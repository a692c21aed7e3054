"""Building cities, and checking surplus and support (phase 5)."""

from __future__ import annotations

from ziggurat.games.mega.events.parts import TokensIn
from ziggurat.kernel.events import Event
from ziggurat.kernel.state import Seat


class CityPaidFor(Event):
    """What is added to the tokens where a city is built."""

    seat: Seat
    area: str
    treasury: int
    helpers: list[TokensIn]


class CityBuilt(Event):
    """A city is built."""

    seat: Seat
    area: str


class SiteLost(Event):
    """Another was there first, so no city is built."""

    seat: Seat
    area: str


class SurplusRemoved(Event):
    """Tokens above the population limits go to stock."""

    seat: Seat
    removed: list[TokensIn]


class CityReduced(Event):
    """A city without support gives way to tokens."""

    seat: Seat
    area: str
    tokens: int
