"""The course of the game: turns, the A.S.T., places, leaving, and setting up a short game."""

from __future__ import annotations

from ziggurat.games.mega.events.parts import TokensIn
from ziggurat.kernel.events import Event
from ziggurat.kernel.state import Seat

# --- the course of the game


class GameBegun(Event):
    """The players in A.S.T.-ranking order."""

    ranking: list[Seat]


class TurnBegun(Event):
    """A turn begins."""

    turn: int


class MarkerMoved(Event):
    """A succession marker goes on, or falls back for want of cities."""

    seat: Seat
    step: int
    """Where it stands now."""
    epoch: str
    is_forward: bool


class BonusGained(Event):
    """Players entered the Late Iron Age first."""

    seats: list[Seat]
    points: int


class TurnAdded(Event):
    """One more turn is played."""


class PlaceTaken(Event):
    """How a player comes out in the end."""

    seat: Seat
    place: int
    points: int


# --- leaving


class LeavingAnnounced(Event):
    """A player will leave with this turn."""

    seat: Seat


class PlayerLeft(Event):
    """A player leaves, and his region goes out of play."""

    seat: Seat


class TokensResettled(Event):
    """Tokens move out of a region that went out of play; where there is no room they are lost."""

    seat: Seat
    left: list[TokensIn]
    reached: list[TokensIn]


# --- the short game


class ThemeDealt(Event):
    """A player looks at his theme set."""

    seat: Seat
    theme: str | None


class ThemeRevealed(Event):
    """A theme set gives advances."""

    seat: Seat
    theme: str
    advances: list[str]


class CityGivenUp(Event):
    """A theme set costs a city."""

    seat: Seat
    area: str


class CitiesPlaced(Event):
    """The first cities of a short game."""

    seat: Seat
    areas: list[str]


class TokensPlaced(Event):
    """The first tokens of a short game."""

    seat: Seat
    placed: list[TokensIn]


class MarkersPlaced(Event):
    """All markers start on a step."""

    step: int
