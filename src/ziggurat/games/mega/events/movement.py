"""Taxes, census and movement (phases 1 to 3)."""

from __future__ import annotations

from ziggurat.games.mega.events.parts import TokensOf
from ziggurat.kernel.events import Event
from ziggurat.kernel.state import Seat

# --- taxes and census


class TaxCollected(Event):
    """Tokens go from stock to treasury."""

    seat: Seat
    treasury: int
    rate: int


class CitiesRevolted(Event):
    """Cities revolt against taxes."""

    seat: Seat
    areas: list[str]
    taker: Seat | None
    """Who takes them over; None when they are destroyed."""


class CensusTaken(Event):
    """Everybody's tokens on the board."""

    counted: list[TokensOf]


# --- movement


class Marched(Event):
    """Tokens move over land."""

    seat: Seat
    origin: str
    area: str
    tokens: int


class Sailed(Event):
    """A ship sails, with tokens aboard."""

    seat: Seat
    ship: int
    origin: str
    area: str
    tokens: int


class ShipBuilt(Event):
    """A ship is built."""

    seat: Seat
    ship: int
    area: str
    treasury: int
    spent: list[str]
    """The areas of the tokens paid."""


class ShipMaintained(Event):
    """A ship of an earlier turn is kept."""

    seat: Seat
    ship: int
    area: str
    treasury: int
    spent: str | None
    """The area of the token paid, if one was."""


class ShipScrapped(Event):
    """A ship is given up, to be built anew."""

    seat: Seat
    ship: int
    area: str


class ShipLost(Event):
    """A ship was not maintained."""

    seat: Seat
    ship: int
    area: str
