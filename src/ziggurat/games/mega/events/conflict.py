"""Fights and attacks on cities (phase 4)."""

from __future__ import annotations

from ziggurat.games.mega.events.parts import TokensOf
from ziggurat.kernel.events import Event
from ziggurat.kernel.state import Seat


class FightBegun(Event):
    """Tokens fight tokens."""

    area: str
    forces: list[TokensOf]


class FightEnded(Event):
    """What a fight has left."""

    area: str
    forces: list[TokensOf]


class ShipGivenUp(Event):
    """A ship is lost in place of a token in a fight."""

    seat: Seat
    ship: int
    area: str


class ReserveSpent(Event):
    """A token next to a fight is lost in place of one there."""

    seat: Seat
    origin: str
    area: str


class AttackAdvanced(Event):
    """The owner of a city attacked has an attack of his own resolved first."""

    seat: Seat
    area: str


class AttackFailed(Event):
    """Too few tokens attacked a city; they are lost."""

    seat: Seat | None
    owner: Seat | None
    area: str
    tokens: int
    needed: int


class CityStormed(Event):
    """A city gives way to tokens that defend it."""

    seat: Seat | None
    owner: Seat | None
    area: str
    defenders: int


class CityTaken(Event):
    """Nobody is left to defend a city."""

    seat: Seat | None
    owner: Seat | None
    area: str


class CardCaptured(Event):
    """Who took a city draws from its owner's hand."""

    seat: Seat
    owner: Seat
    card: str | None


class Plundered(Event):
    """Who took a city gains treasury."""

    seat: Seat
    treasury: int
