"""Advances and special buildings (phase 12)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ziggurat.games.mega.events.parts import PaidWith
from ziggurat.kernel.events import Event
from ziggurat.kernel.state import Seat

Reason: TypeAlias = Literal["none_left", "no_city", "own_wish"]
"""Why a player goes without a building."""


class PricePaid(Event):
    """What is turned in for advances and a building."""

    seat: Seat
    points: int
    paid: PaidWith


class AdvancesAcquired(Event):
    """Advances are bought."""

    seat: Seat
    advances: list[str]


class AdvanceGiven(Event):
    """Anatomy gives an advance."""

    seat: Seat
    advance: str


class AdvanceDiscounted(Event):
    """Library makes an advance cheaper."""

    seat: Seat
    advance: str


class CreditsTaken(Event):
    """Credits of free choice, by group."""

    seat: Seat
    credits: dict[str, int]


class PriorityClaimed(Event):
    """A claim goes ahead."""

    seat: Seat


class ClaimFailed(Event):
    """A claim cannot be met."""

    seat: Seat


class OrderDropped(Event):
    """A standing order cannot be met any more; only whoever gave it is told."""

    seat: Seat


class BuildingBuilt(Event):
    """A special building is put up."""

    seat: Seat
    building: str
    area: str


class BuildingForgone(Event):
    """A special building drops out of an order."""

    seat: Seat
    building: str
    why: Reason


class BuildingGivenUp(Event):
    """A special building is sacrificed."""

    seat: Seat
    building: str
    area: str


class BuildingMisplaced(Event):
    """A special building outside its builder's region goes back to the supply."""

    seat: Seat
    building: str
    area: str


class TokensCrowdedOut(Event):
    """Tokens that an area cannot hold without its building go to stock."""

    seat: Seat
    area: str
    tokens: int


class BuildingReturned(Event):
    """The building of a player who left lies in the supply again."""

    seat: Seat
    building: str
