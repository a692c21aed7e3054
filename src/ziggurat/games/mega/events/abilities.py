"""Special abilities of advances (phase 10)."""

from __future__ import annotations

from ziggurat.games.mega.events.parts import TokensIn
from ziggurat.kernel.events import Event
from ziggurat.kernel.state import Seat


class UnitsStruck(Event):
    """An ability annexes or destroys all units of a player in an area."""

    seat: Seat
    victim: Seat
    area: str
    tokens: int
    has_city: bool
    advance: str
    is_annexed: bool


class BarbariansAnnexed(Event):
    """Barbarian tokens become a player's."""

    seat: Seat
    annexed: list[TokensIn]


class TokensScattered(Event):
    """Tokens move to anywhere."""

    seat: Seat
    left: list[TokensIn]
    reached: list[TokensIn]


class RoutesUsed(Event):
    """Commodity cards are turned into treasury."""

    seat: Seat
    cards: dict[str, int]
    treasury: int


class TreasuryFilled(Event):
    """Tokens go from stock to treasury."""

    seat: Seat
    treasury: int


class TributeDemanded(Event):
    """A player demands a card from others."""

    seat: Seat
    victims: list[Seat]


class TributeGiven(Event):
    """One of them gives a card."""

    seat: Seat
    taker: Seat
    card: str | None


class TributeMissing(Event):
    """One of them has no card to give."""

    seat: Seat
    taker: Seat
