"""The Trade track, Trade Benefits and Trading Posts."""

from __future__ import annotations

from ziggurat.kernel.events import Event


class Invested(Event):
    """Somebody pays Gold to move on the Trade track."""

    seat: int
    gold: int


class TradeAdvanced(Event):
    """A pawn moves on the Trade track."""

    seat: int
    origin: int
    space: int


class BenefitGained(Event):
    """Somebody draws a Trade Benefit; only its owner sees it."""

    seat: int
    benefit: str


class BenefitGainedUnseen(Event):
    """The same, as all others see it."""

    seat: int


class BenefitMissing(Event):
    """There is no Trade Benefit left to draw."""

    seat: int


class PostBuilt(Event):
    """A Trading Post stands."""

    seat: int
    tile: str


class ExchangeTokenLaid(Event):
    """An Exchange token lies beside a new Trading Post."""

    tile: str
    token: str


class PostVisited(Event):
    """An Explorer trades at the Trading Post of another player."""

    seat: int
    tile: str
    owner: int
    gold: int
    """What the owner gets."""
    token: str | None
    """The Exchange token whose effect follows; None for an Automa."""
    taken: int = 0
    """The Gold an Automa takes from the stock, to pay the owner from it."""
