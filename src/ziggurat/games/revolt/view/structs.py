"""What a view of Empire's Revolt is made of. Seats are numbers, everything else has its id."""

from __future__ import annotations

import msgspec

from ziggurat.kernel import views
from ziggurat.kernel.state import Seat


class Counts(msgspec.Struct, frozen=True):
    """So many of each resource."""

    food: int
    gold: int
    wood: int


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """All about one player."""

    nation: str
    alive: bool
    capital: str
    has_capital: bool
    attack: int
    defence: int
    hand: Counts
    income: Counts
    goods: Counts
    """Regions of each resource, as they count for the resource victory."""
    needed: Counts
    """Regions of each resource that victory takes."""
    cities: int
    holding: bool
    """Whether it has held enough cities for the trade victory since the end of its last turn."""
    support: int
    """How many armies it can feed."""
    armies: int
    techs: dict[str, int]
    tech_price: Counts
    """What the next tech card costs."""
    intercept: bool
    """Whether its ships attack foreign ones that come near."""


class Holding(msgspec.Struct, frozen=True):
    """What stands on a region, and whose it is."""

    id: str
    control: Seat | None
    settled: bool
    fortified: bool
    chip: bool


class Troop(msgspec.Struct, frozen=True):
    """All about one troop."""

    id: int
    owner: Seat
    people: str | None
    """The mercenaries it is of; None for an army of the nation itself."""
    place: str
    """A region, a crossing such as `massalia/mediolanum`, or `ship 3`."""
    mounted: bool
    used: int
    """Actions used this turn."""
    wait: int
    """Own turns still to begin before it may leave its crossing."""
    deal: str | None
    """The mercenary region it is hiring from over a crossing."""
    steps: int
    """Actions the deal still needs."""


class Ship(msgspec.Struct, frozen=True):
    """All about one ship."""

    id: int
    owner: Seat
    berth: str
    """The coast or route it lies at."""
    used: int
    supported: bool
    """Whether it has supported an attack this turn."""
    cargo: int
    intercepts: bool
    """Whether it attacks foreign ships that come near."""


class View(views.View, frozen=True, kw_only=True):
    """A table of Empire's Revolt as a seat sees it."""

    map: str
    seat: Seat | None
    """Whose view it is; None is a spectator's. Nothing else differs: all is open."""
    round: int
    rounds: int
    """The last round; 0 is no limit."""
    waiting: bool
    """Whether new troops and ships wait a turn before they act."""
    grace: bool
    """Whether armies beyond the support stay until their owner's turn ends."""
    quiet_rounds: int
    """Rounds in which no die was rolled, up to now."""
    order: tuple[Seat, ...]
    players: tuple[Player, ...]
    regions: tuple[Holding, ...]
    troops: tuple[Troop, ...]
    ships: tuple[Ship, ...]
    supply: dict[str, int]
    """Tech cards left to buy."""
    exchanged: dict[str, int]
    """Exchanges made this turn, by the number of the city card."""
    bought_at_island: bool
    """Whether the player whose turn it is has used the island's price."""
    reordered: bool
    """Whether the player whose turn it is has changed the order to intercept."""
    asked: tuple[Seat, ...]
    ending: str
    places: tuple[int, ...]
    """Of each seat, once the game is over."""
