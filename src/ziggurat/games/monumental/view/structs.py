"""What a view of Monumental is made of. Players are numbers, everything else has its id."""

from __future__ import annotations

import msgspec

from ziggurat.kernel import views
from ziggurat.kernel.state import Seat


class Supply(msgspec.Struct, frozen=True):
    """What a player has of each resource."""

    production: int
    science: int
    military: int
    gold: int
    culture: int


class Tokens(msgspec.Struct, frozen=True):
    """The tokens a player has."""

    production: int
    science: int


class Discount(msgspec.Struct, frozen=True, rename={"kind": "for"}):
    """A discount in force."""

    kind: str
    """What it is for."""
    amount: int | None
    """None is half the price."""
    uses: int | None
    """How often it can still be used; None is as often as one likes."""


class Progress(msgspec.Struct, frozen=True):
    """How far a player has come with a Quest."""

    id: str
    of: str
    """The counter it is about; empty for a Quest that counts nothing."""
    have: int
    need: int


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """All about one player that the seat may know."""

    civilization: str
    is_automa: bool
    capital: str
    supply: Supply
    tokens: Tokens
    provinces: int
    knowledge: int
    score: int
    points: dict[str, int]
    """Where the score comes from; what gives nothing is left out."""
    passed: bool

    city: tuple[tuple[str, ...], ...]
    """By place: the cards there, what covers the others last."""
    activated: tuple[int, ...]
    """The places activated this turn."""
    active: tuple[str, ...]
    """The cards whose text works this turn."""
    drawn: tuple[str, ...]
    """Cards drawn and used, lying next to the city until it is replenished."""
    deck: tuple[str, ...]
    """The cards of the deck, in the order of their names: that of the deck is hidden."""
    deck_top: tuple[str, ...]
    """What is known to lie on top, the first card first."""
    discard: tuple[str, ...]
    archived: tuple[str, ...]
    cards_archived: int
    """In the whole game, Unrest included."""
    reserve: tuple[str, ...]
    construction: str | None
    """The Wonder under construction."""
    wonders: tuple[str, ...]
    policies: tuple[str, ...]
    shelf: tuple[str, ...]
    """Cards an Automa has taken."""
    hero: str | None
    hero_returns: bool
    """Whether the Hero goes back to the row when the round ends."""

    warlord: str
    warlord_is_free: bool
    """Whether the Warlord may leave its tile, because a piece stays behind."""
    free_soldiers: dict[str, int]
    """By tile: the Soldiers that may leave it while the Warlord stays."""
    naturals: tuple[str, ...]
    """Natural Wonders the player controls."""
    outposts_left: int
    posts_left: int
    hidden_left: int
    """Hidden Forces tokens in the supply."""
    explorers: tuple[str, ...]
    explorers_acted: tuple[bool, ...]
    loot: tuple[str, ...]
    trophies: tuple[str, ...]

    trade: int
    """The place on the Trade track."""
    invested: bool
    benefits: tuple[str, ...] | None
    """Unused Trade Benefits; None for those of others."""
    benefit_count: int
    benefits_used: tuple[str, ...]
    markets: tuple[str, ...]
    markets_used: tuple[str, ...]
    claimed: tuple[str, ...]
    """The kinds of Market claimed so far."""

    quests: tuple[str, ...] | None
    """Unfinished Quests; None for those of others."""
    quests_progress: tuple[Progress, ...] | None
    """How far each of them has come; None for those of others."""
    quest_count: int
    quests_done: tuple[str, ...]

    used: tuple[str, ...]
    """Effects used this turn, or round in Continuous Play: the card, and which of its effects."""
    conquests: int
    acquired: tuple[str, ...]
    """Types of cards acquired in it."""
    discounts: tuple[Discount, ...]
    fewer_units: int
    """Units fewer that the next conquest may move in."""
    hero_is_new: bool


class Tile(msgspec.Struct, frozen=True, kw_only=True):
    """What stands and lies on a tile."""

    id: str
    terrain: str
    control: views.Player | None
    soldiers: int
    outpost: bool
    explored: bool
    defence: int | None
    """Of a Province; None for all other tiles."""
    token: str | None
    """The back of a face-down Exploration token."""
    wonder: str | None
    natural: str | None
    """The Natural Wonder; `face down` while nobody knows which it is."""
    production: int
    science: int
    market: str | None
    market_left: int
    benefit: bool
    """Whether a Trade Benefit lies there."""
    hidden_forces: bool
    """Those of whoever controls the tile."""
    post: views.Player | None
    """Whose Trading Post stands there."""
    exchange: str | None
    defence_parts: dict[str, int]
    """What the Defence is made of, in words."""


class Monster(msgspec.Struct, frozen=True):
    """A Monster on the map."""

    id: str
    tile: str
    attacks: bool
    """Whether it was revealed this turn, at whose end it attacks."""


class Majority(msgspec.Struct, frozen=True):
    """Something of which having the most gives points."""

    name: str
    """As in the points of a player."""
    points: int
    """What it gives to each of those who have it."""
    counts: tuple[int, ...]
    """What each player has."""
    leads: tuple[bool, ...]
    """Who has the majority; equal players share it, and nobody has it with nothing."""
    lacks: tuple[int, ...]
    """What each player lacks of sharing it."""


class Project(msgspec.Struct, frozen=True):
    """A project laid out, whose it is and what lies on it."""

    id: str
    owner: views.Player | None
    paid: int


class View(views.View, frozen=True, kw_only=True):
    """A table of Monumental as a seat sees it."""

    map: str
    seat: Seat | None
    """Whose view it is; None is a spectator's."""
    continuous: bool
    """Whether it is Continuous Play."""
    modules: tuple[str, ...]
    round: int
    order: tuple[views.Player, ...]
    starter: views.Player
    era: str
    last_round_shown: bool
    is_last_round: bool
    players: tuple[Player, ...]
    """Seats first, then Automas."""
    majorities: tuple[Majority, ...]
    tiles: tuple[Tile, ...]
    monsters: tuple[Monster, ...]
    """Those revealed first stand first."""
    display: tuple[str, ...]
    taken: int
    """Cards taken from the display this turn, or round in Continuous Play."""
    leaving: tuple[str, ...]
    """The cards that leave the display when it is replenished, if no more are taken till then."""
    deck_sizes: dict[str, int]
    """How many cards of each Era the Development deck began with."""
    development_deck: dict[str, int]
    """How many cards of each Era are left."""
    reserve_decks: tuple[int, ...]
    unrest: int
    basics: dict[str, int]
    projects: tuple[Project, ...]
    hero_row: tuple[str, ...]
    bag: int
    exchange_pile: int
    automa_deck: int
    automa_discard: tuple[str, ...]
    asked: tuple[Seat, ...]
    question: str
    """The kind of question that is asked."""
    ending: str
    places: tuple[int, ...]
    """Of each player, once the game is over."""
