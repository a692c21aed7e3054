"""Cards that come and go: the display, the Reserve, Wonders, Heroes, policies and projects."""

from __future__ import annotations

from typing import Literal

from ziggurat.games.monumental.events.amounts import Amounts, Resource
from ziggurat.kernel.events import Event

Origin = Literal["display", "basic", "reserve"]
"""Where a card is acquired from."""

# --- what lies open


class DisplayDealt(Event):
    """New cards lie in the display, nearest to the deck last."""

    cards: list[str]


class DisplayDiscarded(Event):
    """Cards of the display leave the game."""

    cards: list[str]


class HeroesOffered(Event):
    """The Heroes of an Era join the row."""

    heroes: list[str]


class ProjectsOffered(Event):
    """The projects of the Future Era are laid out."""

    projects: list[str]


# --- acquiring


class CardAcquired(Event):
    """Somebody acquires a card of the city, or begins a Wonder."""

    seat: int
    card: str
    origin: Origin
    paid: Amounts | None
    """None when an effect gives it for free."""
    by_effect: bool = False
    """Whether an effect allows it, rather than an action."""


class CardReserved(Event):
    """Somebody Reserves the top card of a Reserve deck."""

    seat: int
    card: str


class CardGiven(Event):
    """Somebody gives a card of the reserve to another player."""

    seat: int
    card: str
    receiver: int


# --- Wonders


class WonderPaidFor(Event):
    """Somebody pays the second cost of a Wonder."""

    seat: int
    wonder: str
    paid: Amounts


class WonderCompleted(Event):
    """A Wonder stands."""

    seat: int
    wonder: str
    tile: str


# --- Heroes, policies, projects


class HeroAcquired(Event):
    """Somebody has a Hero now."""

    seat: int
    hero: str
    paid: Amounts | None
    """None for an Automa, which takes it."""


class HeroReturned(Event):
    """Somebody returns a Hero for the effect of it."""

    seat: int
    hero: str


class HeroInRow(Event):
    """A Hero is back in the row."""

    seat: int
    """Whose it was."""
    hero: str


class PolicyDeveloped(Event):
    """Somebody's policy becomes active."""

    seat: int
    policy: str
    paid: Amounts | None
    """None for an Automa, which pays nothing."""


class Contributed(Event):
    """Somebody pays for a project and has it now."""

    seat: int
    project: str
    resource: Resource
    amount: int
    total: int
    """What lies on it from now on."""
