"""What can happen in Empire's Revolt, as the rules tell it.

Places are things as brackets name them, `region:roma`, `crossing:massalia/mediolanum`,
`coast:capua`; where only one kind of thing is possible its id is enough, `region="roma"`.
"""

from __future__ import annotations

import msgspec

from ziggurat.kernel.events import Event


class Cards(msgspec.Struct, frozen=True):
    """So many resource cards of each kind."""

    food: int
    gold: int
    wood: int


class Troop(msgspec.Struct, frozen=True):
    """An army or a mercenary where it stood when it was told of."""

    people: str | None
    """The mercenary's people; None for an army."""
    mounted: bool
    place: str
    """A region or a crossing; aboard a ship, the coast or route where that lies."""


class Roll(msgspec.Struct, frozen=True):
    """The dice of both sides."""

    attack: list[int]
    defence: list[int]


# --- the course of a turn


class TurnBegun(Event):
    """A turn begins."""

    seat: int
    round: int


class CapitalMissing(Event):
    """Somebody's turn begins without the capital: it must be retaken now."""

    seat: int
    capital: str


class Collected(Event):
    """Somebody collects cards at the beginning of a turn."""

    seat: int
    cards: Cards


class UpkeepPaid(Event):
    """Somebody pays for what is kept."""

    seat: int
    amount: int
    resource: str
    piece: str
    """What it is paid for: `ship`, `settlement`, `fortification`, `mercenary`."""


class CitiesHeld(Event):
    """Somebody ends a turn with enough cities to win by trade a turn later."""

    seat: int
    cities: int


# --- on land


class Marched(Event):
    """A troop moves to a region of its own side."""

    seat: int
    troop: Troop
    region: str


class EnteredCrossing(Event):
    """A troop sets out over mountains or through a forest."""

    seat: int
    troop: Troop
    crossing: str


class Attacked(Event):
    """A troop attacks, and both sides roll."""

    seat: int
    troop: Troop
    place: str
    """What is attacked."""
    rolls: list[Roll]


class TieRolled(Event):
    """The dice that tied are rolled again; all dice as they lie now."""

    rolls: list[Roll]


class AttackFailed(Event):
    """The attacker has lost."""

    seat: int
    troop: Troop
    destroyed: bool
    """Whether it dies of it, which it does not in its own capital."""


class DefenderKilled(Event):
    """A troop that was attacked dies."""

    seat: int
    """Whose it was."""
    troop: Troop


class RegionTaken(Event):
    """A region changes hands."""

    seat: int
    region: str
    loser: int | None
    """Whose it was; None for an independent one."""


class CapitalLost(Event):
    """Somebody's own capital was taken."""

    seat: int


class CapitalRetaken(Event):
    """Somebody has their own capital back."""

    seat: int


# --- at sea


class Boarded(Event):
    """A troop goes aboard."""

    seat: int
    troop: Troop
    ship: str
    """Where the ship lies."""


class Landed(Event):
    """A troop goes ashore in a region of its own side."""

    seat: int
    troop: Troop
    region: str


class Sailed(Event):
    """A ship sails to a coast."""

    seat: int
    origin: str
    target: str


class InterceptionOrdered(Event):
    """Somebody's ships will stop foreign ones from now on, or let them pass."""

    seat: int
    intercepts: bool


class ShipsFought(Event):
    """A ship attacks another; ties are rolled again."""

    seat: int
    defender: int
    place: str
    rolls: list[Roll]


class ShipSunk(Event):
    """A ship is lost in a fight."""

    seat: int
    """Whose it was."""
    crewed: bool
    """Whether troops are lost with it."""


# --- what is bought


class ArmyCreated(Event):
    """A new army."""

    seat: int
    region: str
    mounted: bool


class ShipBuilt(Event):
    """A new ship."""

    seat: int
    place: str


class Settled(Event):
    """A new settlement."""

    seat: int
    region: str


class Fortified(Event):
    """A new fortification."""

    seat: int
    region: str


class TechBought(Event):
    """A tech card, with a chip on a region if it has one."""

    seat: int
    tech: str
    region: str | None
    price: Cards


class MercenariesSentFor(Event):
    """A troop works on hiring beyond a crossing."""

    seat: int
    region: str
    """Where they come from."""


class MercenaryHired(Event):
    """A new mercenary."""

    seat: int
    people: str
    region: str
    """Where it appears."""


class Exchanged(Event):
    """Somebody exchanges cards at a city for one other."""

    seat: int
    amount: int
    give: str
    take: str
    region: str


# --- what is given up


class TroopDisbanded(Event):
    """Somebody gives a troop up of free will."""

    seat: int
    troop: Troop


class ShipDisbanded(Event):
    """Somebody gives a ship up of free will."""

    seat: int
    place: str
    crewed: bool


class ArmyGivenUp(Event):
    """Somebody has more armies than can be supported."""

    seat: int
    troop: Troop
    armies: int
    supported: int


class MercenaryGivenUp(Event):
    """A mercenary's upkeep is not paid."""

    seat: int
    troop: Troop


class ShipGivenUp(Event):
    """A ship's upkeep is not paid."""

    seat: int
    place: str
    crewed: bool


class WorkGivenUp(Event):
    """The upkeep of something built in a region is not paid."""

    seat: int
    work: str
    """`settlement` or `fortification`."""
    region: str


# --- the end


class Defeated(Event):
    """Somebody is out of the game."""

    seat: int


class Won(Event):
    """Somebody has won."""

    seat: int
    how: str
    """The name of the ending: `resources`, `trade`, `conquest`."""


class EndedUndecided(Event):
    """The game ends without a victory."""

    why: str
    """The name of the ending: `rounds`, `standstill`."""
    limit: int
    """The last round that was to be played."""
    ahead: list[int]
    """The seats that share the first place."""
