"""Pieces on the map: units, Outposts, Explorers and what they claim."""

from __future__ import annotations

from typing import Literal

from ziggurat.games.monumental.events.amounts import Amounts
from ziggurat.kernel.events import Event

Unit = Literal["soldier", "warlord"]


class UnitMoved(Event):
    """A unit moves between tiles of its player."""

    seat: int
    unit: Unit
    origin: str
    tile: str


class OutpostBuilt(Event):
    """Soldiers become an Outpost."""

    seat: int
    tile: str


class ExplorerMoved(Event):
    """An Explorer moves one tile."""

    seat: int
    explorer: int
    origin: str
    tile: str


class ExplorerReadied(Event):
    """An Explorer that has acted may act once more."""

    seat: int
    explorer: int


class TokensClaimed(Event):
    """Production and Science tokens leave the map."""

    seat: int
    tile: str
    tokens: Amounts


class MarketClaimed(Event):
    """The top token of a market's stack is taken."""

    seat: int
    tile: str
    market: str
