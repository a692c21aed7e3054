"""What a view of Mega Empires is made of. Players are numbers, everything else has its id."""

from __future__ import annotations

from typing import Literal

import msgspec

from ziggurat.kernel import views
from ziggurat.kernel.state import Seat


class Ship(msgspec.Struct, frozen=True):
    """A ship on the board."""

    ship: int
    area: str
    status: int
    """0 is of an earlier turn, 1 maintained, 2 built this turn."""
    steps: int
    """Steps sailed this turn."""
    cargo: int
    """Tokens aboard."""


class Need(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something a step of the A.S.T. asks for, and what the player has of it."""

    what: Literal["cities", "advances", "points"]
    have: int
    need: int
    cost_least: int = 0
    """Only advances count whose printed cost is as high as this..."""
    cost_most: int = 0
    """...and no higher than this; 0 is any."""


class Step(msgspec.Struct, frozen=True):
    """A step of the A.S.T. before a player."""

    step: int
    epoch: str
    is_met: bool
    """Whether the player has what it asks for."""
    needs: tuple[Need, ...]


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """All about one player that everybody may know."""

    civilization: str
    block: int
    """The block in which it plays; 0 with one block."""
    stock: int
    treasury: int
    tokens: int
    """Tokens on the board."""
    cities: int
    city_stock: int
    support: int
    """Tokens on the board that its cities need."""
    ships: tuple[Ship, ...]
    census: int
    step: int
    """On the A.S.T."""
    epoch: str
    moves: int
    """Steps the marker would go now: 1 forward, none, or back."""
    next_step: Step | None
    """None at the end of the table."""
    step_ahead: Step | None
    """The first step beyond it that the player lacks something for."""
    advances: tuple[str, ...]
    credits: tuple[int, ...]
    """By group of advances."""
    score: int
    points: dict[str, int]
    """The same in parts."""
    hand_size: int
    backs: tuple[int, ...]
    """Trade cards by the numbers on their backs; the last number counts water."""
    calamities: int | None
    """How many of them are calamities, once that is shown."""
    abilities_used: tuple[str, ...]
    """This turn."""
    given_up: tuple[str, ...]
    """Buildings given up this turn."""
    has_sacrificed: bool
    has_acted: bool
    lost_claim: bool
    """Whether a claim of priority failed this turn."""
    late_iron: bool
    """Whether it has the bonus of the Late Iron Age."""
    leaving: bool
    """Whether it leaves with this turn."""
    gone: int
    """The turn in which it left; 0 while it plays."""


class Area(msgspec.Struct, frozen=True, omit_defaults=True):
    """What stands in an area; fields with nothing to tell are left out."""

    tokens: dict[str, int] = {}
    """By player; `wild` stands for barbarians."""
    city: views.Holder = ""
    """Whose; `wild` stands for pirates."""
    new_city: bool = False
    """Whether it was built this turn."""
    building: str = ""
    fresh: int = 0
    """Tokens of the player who moves that have not moved yet."""
    room: int | None = None
    """Tokens that whoever is alone here may keep, where it is not the printed limit; beside a city,
    where it is any at all."""
    closed: bool = False
    """Whether it went out of play with its player."""


class Building(msgspec.Struct, frozen=True):
    """A special building on the board."""

    id: str
    area: str
    builder: views.Player
    turn: int
    """When it was built."""
    controllers: tuple[views.Player, ...]
    """Who could give it up: the owner of the city there, and whoever has most tokens."""
    points: int
    """What its owner has for it."""


class MarketCard(msgspec.Struct, frozen=True, rename={"giver": "from"}):
    """A card on the market."""

    stack: int | None
    """The number on its back; None for water."""
    card: str | None
    """None for a card that lies face down, but to whoever put it there."""
    shown: bool
    giver: views.Player | None
    """Who put it there."""


class Calamity(msgspec.Struct, frozen=True, rename={"giver": "from"}):
    """A calamity in one's own hand."""

    id: str
    block: int
    giver: views.Player | None
    """Who traded it."""


class CardSet(msgspec.Struct, frozen=True):
    """Equal commodity cards in one's own hand."""

    good: str
    count: int
    value: int
    """What they are worth together."""
    gain: int
    """What one more would add; none where there are no more."""
    missing: int
    """Cards to a complete set."""


class Hand(msgspec.Struct, frozen=True):
    """The trade cards in a seat's own hand."""

    goods: dict[str, int]
    calamities: tuple[Calamity, ...]
    sets: tuple[CardSet, ...]
    """The goods once more, with what they are worth."""
    worth: int
    """All sets together."""
    limit: int
    """Commodity cards that may be kept at the end of a turn."""


class Sighting(msgspec.Struct, frozen=True, array_like=True):
    """A card that was seen to go into a hand."""

    holder: views.Player
    card: str


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """An offer on the trading floor."""

    serial: int
    maker: views.Player
    to: views.Player | None
    """None is everybody."""
    gives: int
    """How many cards."""
    named: tuple[str, ...]
    """The two that are truly named."""
    talk: tuple[str, ...]
    """What is said of the others."""
    clean: bool
    """Whether it is said that no calamity is among them."""
    wants: int
    wanted: tuple[str, ...]
    cards: tuple[str, ...] | None
    """The cards behind it, for its maker alone."""


class Floor(msgspec.Struct, frozen=True):
    """The trading floor while it is open."""

    done: tuple[views.Player, ...]
    made: tuple[int, ...]
    """Offers made, by player."""
    offers: tuple[Offer, ...]


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What a player acquires, gives up and pays."""

    seat: views.Player
    advances: tuple[str, ...]
    building: str | None
    sacrifice: str | None
    treasury: int
    cards: dict[str, int]


class View(views.View, frozen=True, kw_only=True):
    """A table of Mega Empires as a seat sees it."""

    seat: Seat | None
    """Whose view it is; None is a spectator's."""
    board: str
    expert: bool
    """Whether the expert A.S.T. is played."""
    short: bool
    with_buildings: bool
    live: bool
    """Whether special buildings go to whoever claims them first."""
    offers_allowed: int
    turn_limit: int
    turn: int
    phase: int
    ranking: tuple[views.Player, ...]
    """The players in A.S.T.-ranking order."""
    position: tuple[views.Player, ...]
    """The players who have not left, in the order of A.S.T.-position."""
    players: tuple[Player, ...]
    areas: dict[str, Area]
    """Only areas with something in them."""
    barbarians_left: int
    pirates_left: int
    buildings: tuple[Building, ...]
    """Those on the board; all others are in the supply."""
    stacks: tuple[tuple[bool, ...], ...]
    """By block and stack: whether there is a card left; how many is not told."""
    discards: tuple[dict[str, int], ...]
    """By block: the cards used or discarded this turn."""
    market: tuple[MarketCard, ...]
    hand: Hand | None
    """One's own cards; None for spectators."""
    prices: dict[str, int]
    """By advance the seat does not hold: what it costs now; nothing for spectators."""
    known: tuple[Sighting, ...]
    """Cards the seat has seen go into others' hands."""
    theme: str
    """One's own theme set in the short game."""
    floor: Floor | None
    orders: tuple[Order, ...]
    """Orders everybody has heard that are not carried out yet."""
    standing_order: Order | None
    """The order the seat itself gave in advance, while it stands."""
    struck: dict[str, tuple[views.Player, ...]]
    """By calamity: who has had a part in it this turn."""
    asked: tuple[Seat, ...]
    question: str
    """The kind of question that is asked."""
    end_turn: int
    """The turn in which a marker first entered the end step; 0 before."""
    ending: str
    places: tuple[int, ...]
    """Of each player, once the game is over."""
