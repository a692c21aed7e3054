"""The course of the game: rounds, turns, Eras, Quests and the end."""

from __future__ import annotations

from ziggurat.kernel.events import Event


class GameBegun(Event):
    """Everything is laid out."""

    map: str
    order: list[int]
    """Who comes after whom; the first one begins."""


class ReserveDealt(Event):
    """Somebody begins with cards in the reserve."""

    seat: int
    cards: list[str]


class RoundBegun(Event):
    """A round of Continuous Play begins."""

    seat: int
    """The starting player."""
    round: int


class TurnBegun(Event):
    """Somebody's turn begins."""

    seat: int
    round: int


class Passed(Event):
    """Somebody takes no further action in this round."""

    seat: int


class EraBegun(Event):
    """A separation card has come up."""

    era: str
    """As views tell it: `1`, `2`, `R` for the Renaissance, `3`."""


class EndAnnounced(Event):
    """The Last Round card has come up."""


class LastRoundBegun(Event):
    """The last round begins."""

    round: int


class QuestsKept(Event):
    """Somebody has chosen Quests; only the owner knows which."""

    seat: int
    quests: list[str]


class QuestsKeptUnseen(Event):
    """The same, as all others see it."""

    seat: int


class QuestMet(Event):
    """Somebody shows a Quest that is met."""

    seat: int
    quest: str


class Ranked(Event):
    """The game is over, and this is how somebody comes out."""

    seat: int
    place: int
    points: int
