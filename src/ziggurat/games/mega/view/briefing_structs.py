"""What the board is told with a question: reach, outlooks, prices, reasons.

Areas, players, cards and the like are named by the ids that views use. Refusals are those of the
rules, word for word; fields with nothing to tell are not sent.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ziggurat.kernel import views


class Barred(msgspec.Struct, frozen=True):
    """Something that cannot be picked though one might want to, and why."""

    thing: str
    sentence: str
    clause: str


class TokensAt(msgspec.Struct, frozen=True):
    """So many tokens in an area."""

    area: str
    tokens: int


# --- movement


class March(msgspec.Struct, frozen=True):
    """Where tokens of an area can march."""

    tokens: int
    """Those that have not moved yet."""
    to: dict[str, int]
    """By area: how many may go there at most."""


class Port(msgspec.Struct, frozen=True):
    """An area a ship can sail to."""

    steps: int
    most: int
    """Tokens that may land there."""


class Voyage(msgspec.Struct, frozen=True, kw_only=True):
    """Where a ship can sail."""

    area: str
    steps: int
    """Those it has left."""
    room: int
    """Tokens it carries at most."""
    tokens: int
    """Those that could go with it: aboard already, or not moved yet."""
    to: dict[str, Port]


class Ground(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What becomes of tokens that come into an area."""

    holds: int = 0
    """Own tokens that are there now."""
    room: int
    """Own tokens that may stay there, as long as nobody else comes."""
    fights_from: int = 0
    """So many more tokens cause a conflict; 0 where no number does."""
    rivals: tuple[views.Holder, ...] = ()
    """Whose units are there."""
    city_takes: int = 0
    """Tokens that build a city there; 0 where none can stand."""
    storm_takes: int = 0
    """Tokens that take the city of another there; 0 without one."""


class Support(msgspec.Struct, frozen=True):
    """Tokens that cities need on the board, and those that are there."""

    needs: int
    has: int


class Conflict(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An area with units of several in which something will be fought out."""

    area: str
    rivals: tuple[views.Holder, ...]
    left: dict[str, int] = msgspec.field(default_factory=dict)
    """By player, `wild` for barbarians: tokens that would be left, if everybody removed those
    that stand there and nobody else came."""
    city: views.Holder = ""
    """Whose city would stand there then."""
    storm_takes: int = 0
    """Tokens that take the city there; 0 without one."""


class CityPlan(msgspec.Struct, frozen=True):
    """An area of one's own in which tokens are gathering for a city."""

    area: str
    has: int
    takes: int


class Outlook(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What would come of all as it stands, if nobody did anything more."""

    over: tuple[TokensAt, ...] = ()
    """Tokens above the limits, which are lost; conflicts apart."""
    lost: int = 0
    """All of these."""
    support: Support
    """With those lost."""
    unpaid_ships: tuple[int, ...] = ()
    """Ships that are lost with the end of one's movement."""
    conflicts: tuple[Conflict, ...] = ()
    cities: tuple[CityPlan, ...] = ()
    """Where there are enough tokens for a city."""


# --- taxes and cities


class Rate(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A tax rate, and what it brings."""

    rate: int
    gains: int = 0
    stock: int = 0
    """What stays in stock."""
    revolts: int = 0
    """Cities that revolt because they cannot pay."""
    refusal: str = ""
    clause: str = ""


class Site(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An area of one's own, and what a city there takes."""

    area: str
    has: int
    takes: int
    stays: int = 0
    """Tokens that can stay beside the city."""
    treasury: int = 0
    """What Architecture lets one pay in place of tokens."""
    helpers: tuple[TokensAt, ...] = ()
    """Where tokens can come from by Urbanism."""
    help: int = 0
    """How many can come from there at most."""
    refusal: str = ""
    clause: str = ""


class Reduction(msgspec.Struct, frozen=True):
    """A city that could be reduced, or destroyed."""

    area: str
    tokens: int
    """Those that take its place; 0 where it is destroyed."""
    support: Support
    """After that."""


class Founding(msgspec.Struct, frozen=True):
    """The first cities of the short game."""

    cities: int
    """So many are placed..."""
    on_sites: int
    """...and at least so many of them on city sites."""


# --- calamities


class Subject(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a question is about, and who is struck by it."""

    thing: str
    """A calamity, an area, a ship."""
    victim: views.Player | None = None
    beneficiary: views.Player | None = None


LossKind = Literal["tokens", "destroy", "reduce", "city", "area"]


class Loss(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that can be lost to a calamity."""

    text: str
    """How it is written in an answer."""
    thing: str
    what: LossKind
    most: int = 1
    points: int
    """What each counts; of a city that is reduced, if nothing else goes with it."""


class Damage(msgspec.Struct, frozen=True, kw_only=True):
    """So much must be lost."""

    aim: int
    unit: Literal["unit points", "cities"]
    has: int
    """All that could be lost."""
    losses: tuple[Loss, ...]


class Toll(msgspec.Struct, frozen=True):
    """What an answer would cost everybody, the seat among them."""

    text: str
    """How it is written, or the part of an answer that it is."""
    losses: dict[str, int]
    """By player: how much..."""
    unit: Literal["unit points", "cities"]


class Setback(msgspec.Struct, frozen=True):
    """A step back on the A.S.T. that could be prevented."""

    step: int
    """Where the marker stands..."""
    back: int
    """...and how many steps it goes back already."""
    further: int
    """Steps that are asked about after this one."""
    saved: int
    """Steps that giving up a special building prevents at once, this one among them."""


# --- trade


class OfferOutlook(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An offer on the floor, as far as it concerns the seat."""

    serial: int
    state: Literal["can", "short", "own", "closed"]
    """Whether it can be accepted, lacks one card for it, is one's own, or is out of reach."""
    lacks: tuple[str, ...] = ()
    """Cards that are wanted by name and not in the hand."""
    too_few: int = 0
    """Cards that are missing whatever they are."""
    least: tuple[str, ...] = ()
    """The cards that would be missed least beside those wanted by name, as answers write them."""
    before: int = 0
    """What the hand is worth now..."""
    after: int = 0
    """...and with the two named cards for what is given: whatever else comes is unknown."""


class Trading(msgspec.Struct, frozen=True, kw_only=True):
    """The trading floor for a seat."""

    left: int
    """Offers it may still make."""
    offers: tuple[OfferOutlook, ...]


class StackOffer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A stack from which an additional card could be had."""

    stack: int
    price: int
    left: int = 0
    """Treasury after that."""
    advance: str = ""
    """The advance that opens the sale."""
    is_free: bool = False
    """Whether Wonder of the World gives a card of it for nothing."""
    refusal: str = ""
    clause: str = ""


# --- abilities and advances


class Ability(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A use of a special ability."""

    name: str
    """The word of the answer."""
    advance: str
    title: str
    refusal: str = ""
    """Why it cannot be used now; empty when it can."""
    clause: str = ""


class Scattering(msgspec.Struct, frozen=True):
    """Tokens that Diaspora can move: any of one's own, to any areas with room."""

    most: int
    tokens: dict[str, int]
    """By area: those that could be lifted."""
    room: dict[str, int]
    """By area: how many could be set down."""


class Saving(msgspec.Struct, frozen=True):
    """What a share of credits of free choice would save."""

    points: int
    """Of the prices of all advances that are not held yet..."""
    advances: int
    """...of which so many become cheaper."""


class BuildingOffer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A special building that could be put up."""

    building: str
    refusal: str = ""
    clause: str = ""


class Sacrifice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A special building that could be given up, and what it would bring."""

    building: str
    gains: dict[str, int] = msgspec.field(default_factory=dict)
    """By good: the points its whole set is worth more."""
    refusal: str = ""
    clause: str = ""


class Buying(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The means for a transaction, and what can be had for them beside advances."""

    points: int
    """The most that cards and treasury are worth."""
    token_points: int
    """What a treasury token is worth."""
    hand_limit: int
    building_price: int = 0
    """0 where none can be bought."""
    sites: tuple[str, ...] = ()
    """Where a building could stand."""
    buildings: tuple[BuildingOffer, ...] = ()
    sacrifices: tuple[Sacrifice, ...] = ()
    rivals: tuple[views.Player, ...] = ()
    """Others who could claim priority, for all that everybody sees."""


class Briefing(views.Briefing, frozen=True, kw_only=True, omit_defaults=True):
    """What the board of Mega Empires is told with a question."""

    subject: Subject | None = None
    outlook: Outlook | None = None
    marches: dict[str, March] = msgspec.field(default_factory=dict)
    """By area one's tokens can march from."""
    voyages: dict[str, Voyage] = msgspec.field(default_factory=dict)
    """By number of a ship that can sail."""
    grounds: dict[str, Ground] = msgspec.field(default_factory=dict)
    """By area that can be marched or sailed to."""
    barred: tuple[Barred, ...] = ()
    rates: tuple[Rate, ...] = ()
    """All tax rates there are, allowed or not."""
    sites: tuple[Site, ...] = ()
    """Areas of one's own without a city."""
    reductions: tuple[Reduction, ...] = ()
    support: Support | None = None
    founding: Founding | None = None
    clashes: tuple[Conflict, ...] = ()
    """By area that barbarians can be led to: what would be left there."""
    tolls: tuple[Toll, ...] = ()
    setback: Setback | None = None
    damage: Damage | None = None
    trading: Trading | None = None
    gains: dict[str, int] = msgspec.field(default_factory=dict)
    """By good: what one more card of it would add to the hand's worth..."""
    missed: dict[str, int] = msgspec.field(default_factory=dict)
    """...and by good in hand, what one card less would take from it."""
    stacks: tuple[StackOffer, ...] = ()
    abilities: tuple[Ability, ...] = ()
    scattering: Scattering | None = None
    savings: dict[str, Saving] = msgspec.field(default_factory=dict)
    """By group of advances."""
    buying: Buying | None = None
