"""Calamities (phase 9)."""

from __future__ import annotations

from ziggurat.games.mega.events.parts import CityLost, TokensIn
from ziggurat.kernel.events import Event
from ziggurat.kernel.state import Seat


class CalamityStruck(Event):
    """The holder of a calamity shows it."""

    seat: Seat
    calamity: str


class BeneficiaryFound(Event):
    """Somebody benefits from another's calamity."""

    seat: Seat
    victim: Seat
    calamity: str


class VictimsChosen(Event):
    """A victim chooses others who suffer as well."""

    seat: Seat
    victims: list[Seat]
    calamity: str


class UnitsLost(Event):
    """The damage of a calamity."""

    seat: Seat
    calamity: str
    tokens: list[TokensIn]
    cities: list[CityLost]


class CitiesLost(Event):
    """Cities that a calamity reduces or destroys."""

    seat: Seat
    calamity: str
    areas: list[str]
    is_reduced: bool


class TreasuryLost(Event):
    """A calamity takes treasury."""

    seat: Seat
    calamity: str
    treasury: int


class CalamityPaidOff(Event):
    """Treasury saves cards from bandits, or a city from flames."""

    seat: Seat
    calamity: str
    treasury: int


class CityAnnexed(Event):
    """A city goes over to another player: by a calamity, or a pirate city by an advance."""

    seat: Seat
    owner: Seat | None
    area: str
    calamity: str | None = None
    advance: str | None = None


class CityTurnedPirate(Event):
    """A city nobody can annex is the pirates'."""

    seat: Seat
    area: str
    calamity: str


class CityRazed(Event):
    """A city nobody can annex is destroyed, as there are no pirate cities left."""

    seat: Seat
    area: str
    calamity: str


class TokensAnnexed(Event):
    """Tokens go over to another player."""

    seat: Seat
    owner: Seat
    area: str
    tokens: int
    calamity: str


class TokensDeserted(Event):
    """Tokens nobody can annex are barbarians."""

    seat: Seat
    area: str
    tokens: int
    calamity: str


class HordeLanded(Event):
    """Barbarians land on a city."""

    seat: Seat
    area: str
    barbarians: int


class HordeMoved(Event):
    """Barbarians go on."""

    origin: str
    area: str
    barbarians: int


class HordePerished(Event):
    """Barbarians find no way on."""

    area: str
    barbarians: int


class VolcanoErupted(Event):
    """All units at a volcano are destroyed."""

    seat: Seat
    volcano: str
    areas: list[str]


class CityShaken(Event):
    """An earthquake."""

    seat: Seat
    area: str
    is_reduced: bool


class Regressed(Event):
    """How far a marker goes back; not at all if that was prevented."""

    seat: Seat
    steps: int
