"""Conquests, what they meet with and bring, and Monsters."""

from __future__ import annotations

from ziggurat.games.monumental.events.amounts import Amounts, Resource
from ziggurat.games.monumental.events.pieces import Unit
from ziggurat.kernel.events import Event

# --- attacking


class TokensDiscarded(Event):
    """Production or Science tokens are given to enter a Jungle."""

    seat: int
    resource: Resource
    count: int


class ProvinceAttacked(Event):
    """A conquest is paid for."""

    seat: int
    tile: str
    defender: int | None
    """Who controls the Province, if anybody does."""
    soldiers: dict[str, int]
    """How many come from which tile."""
    with_warlord: bool
    paid: Amounts


class HiddenForcesMet(Event):
    """The Zulu die is rolled against an attacker."""

    seat: int
    tile: str
    owner: int
    """Whose Hidden Forces they are."""
    resource: Resource
    amount: int
    """What it shows, and what the attack costs more."""


class TollPaid(Event):
    """The defender of the Foothills pays Gold, which the attacker must match."""

    seat: int
    tile: str
    gold: int


class AttackFailed(Event):
    """An attacker has not paid; what was paid before is lost."""

    seat: int
    tile: str


class AttackCalledOff(Event):
    """An attack has become impossible before anything was paid."""

    seat: int
    tile: str


class ProvinceConquered(Event):
    """A Province changes hands."""

    seat: int
    tile: str
    loser: int | None
    """Who controlled it, if anybody did."""


class DrivenOut(Event):
    """The pieces of a Province that an Automa conquers go back to their Capital."""

    seat: int
    """Whose they are."""
    tile: str


# --- spoils


class ExplorationTokenTaken(Event):
    """An Exploration token is shown and taken."""

    seat: int
    tile: str
    token: str


class NaturalWonderDiscovered(Event):
    """A Natural Wonder is turned face up."""

    seat: int
    tile: str
    wonder: str


class MinesWorked(Event):
    """Whoever conquers Mines turns Production into as much Gold."""

    seat: int
    tile: str
    amount: int


class DesertSuffered(Event):
    """A Soldier that moved into a Desert goes home."""

    seat: int
    tile: str


class HiddenForcesLeft(Event):
    """The Zulu leave a Hidden Forces token in a Province."""

    seat: int
    tile: str
    origin: str | None
    """The Province it was taken from; None for the supply."""


# --- Monsters


class MonsterAppeared(Event):
    """A Monster stands where its token lay."""

    monster: str
    tile: str


class MonsterAttacked(Event):
    """A Monster attacks whoever controls its Province."""

    seat: int
    """The victim."""
    monster: str
    tile: str


class UnitSentBack(Event):
    """A Monster makes a unit go back to the Capital."""

    seat: int
    unit: Unit
    tile: str


class MonsterMoved(Event):
    """A Monster goes on to another Province."""

    monster: str
    origin: str
    tile: str


class MonsterDefeated(Event):
    """Somebody has a Monster's card now."""

    seat: int
    monster: str
    tile: str
