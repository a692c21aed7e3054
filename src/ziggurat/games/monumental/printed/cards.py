"""The cards and tokens of Monumental as data; `reading` reads them and refuses what is wrong."""

from __future__ import annotations

from typing import Literal

import msgspec

from ziggurat.games.monumental.printed.amounts import (
    NO_RESOURCES,
    AutomaType,
    CardType,
    Count,
    Era,
    Origin,
    Part,
    Resources,
    Some,
    Source,
    Spoils,
)
from ziggurat.games.monumental.printed.automa import AutomaCards
from ziggurat.games.monumental.printed.effects import Condition, Effect
from ziggurat.games.monumental.printed.numbers import DefenceModifiers, Setup, Terrain

CivilizationRule = Literal[
    "hidden_forces", "pay_gold_to_conquer", "gold_on_conquest", "starting_reserve"
]


class Card(Part, frozen=True, kw_only=True):
    """A card with a yield and effects: of a city, by a city, or above the display (EF-1)."""

    id: str
    name: str
    type: CardType
    era: Era | None = None
    set: Origin = "core"
    copies: Some = 1
    cost: Resources = NO_RESOURCES
    """What acquiring it takes; of a Wonder, its first stage."""
    cost_complete: Resources = NO_RESOURCES
    """A Wonder's second stage."""
    yields: Resources = msgspec.field(name="yield", default=NO_RESOURCES)
    effects: tuple[Effect, ...] = ()
    text: str
    source: Source
    source_note: str = ""


class Monster(Part, frozen=True, kw_only=True):
    """A Monster's card (MO-13)."""

    id: str
    name: str
    type: Literal["monster"]
    strength: Some
    """Military an Explorer pays to defeat it."""
    points: Count
    effects: tuple[Effect, ...]
    text: str
    source: Source
    source_note: str = ""


class Project(Part, frozen=True, kw_only=True):
    """A project of the Future Era (AE-3.1)."""

    id: str
    name: str
    type: Literal["project"]
    era: Literal[4]
    set: Origin
    contribute: Literal["production", "science", "military", "culture"]
    text: str
    source: Source
    source_note: str = ""


class Quest(Part, frozen=True, kw_only=True):
    """A secret aim (AE-7)."""

    id: str
    name: str
    points: Count
    condition: Condition
    text: str
    source: Source
    source_note: str = ""


class Marker(Part, frozen=True, kw_only=True):
    """A card without effect that marks something: an Era, the last round, a player's aid."""

    id: str
    name: str
    copies: Some
    source: Source


class SpecialSetup(Part, frozen=True, kw_only=True):
    """What a civilization begins with besides."""

    hidden_forces_tokens: Count = 0
    reserve_from_era_1: Count = 0


class Civilization(Part, frozen=True, kw_only=True):
    """A civilization's own cards and rules."""

    id: str
    name: str
    """The people: the Malians."""
    realm: str
    """The land, which a sentence can have as its subject: Mali."""
    set: Origin
    automa_type: AutomaType
    special_rules: tuple[CivilizationRule, ...]
    special_setup: SpecialSetup = SpecialSetup()
    special_building: Card
    knowledge: Card
    warlord: Card
    policies: tuple[Card, ...]


class Token(Part, frozen=True, kw_only=True):
    """A Market, Trade Benefit or Exchange token."""

    id: str
    name: str
    copies: Some
    effects: tuple[Effect, ...]
    automa_gold: Count = 0
    text: str
    source: Source
    source_note: str = ""


class ExplorationToken(Part, frozen=True, kw_only=True):
    """A Barbarian, Monster or Free City token: its finder picks one of the gains (MO-7.6)."""

    id: str
    copies: Some
    set: Origin
    gains: tuple[Spoils, ...]
    automa_gold: Count
    monster: str | None = None
    """The Monster it lets loose."""
    source: Source


class ResourceToken(Part, frozen=True, kw_only=True):
    """A Production or Science token of the map."""

    id: str
    copies: Some
    set: Origin
    spend: Resources
    source: Source


class Die(Part, frozen=True, kw_only=True):
    """The Zulu die."""

    faces: tuple[Count, ...]
    source: Source
    source_note: str = ""


class Zulu(Part, frozen=True, kw_only=True):
    """The pieces only the Zulu have."""

    hidden_forces_tokens: Count
    die: Die


class TrackPoints(Part, frozen=True, kw_only=True):
    """Points for the way covered on the Trade track."""

    per_spaces: Some
    points: Count


class Track(Part, frozen=True, kw_only=True):
    """The Trade track (AE-2)."""

    last_space: Some
    benefit_spaces: tuple[Some, ...]
    points: TrackPoints
    leader_bonus: Count
    source: Source
    source_note: str = ""


class Cards(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is in the box, by the names of the files' lists."""

    starting_cards: tuple[Card, ...]
    basic_buildings: tuple[Card, ...]
    unrest: tuple[Card, ...]
    markers: tuple[Marker, ...]
    common_starting_deck: dict[str, int]
    civilizations: tuple[Civilization, ...]
    developments: tuple[Card, ...]
    """Of all sets, core first."""
    projects: tuple[Project, ...]
    natural_wonders: tuple[Card, ...]
    quests: tuple[Quest, ...]
    heroes: tuple[Card, ...]
    monsters: tuple[Monster, ...]
    markets: tuple[Token, ...]
    barbarians: tuple[ExplorationToken, ...]
    monster_tokens: tuple[ExplorationToken, ...]
    free_cities: tuple[ExplorationToken, ...]
    resource_tokens: tuple[ResourceToken, ...]
    zulu: Zulu
    track: Track
    trade_benefits: tuple[Token, ...]
    exchange_tokens: tuple[Token, ...]
    automa: AutomaCards
    terrains: tuple[Terrain, ...]
    defence_modifiers: DefenceModifiers
    setup: Setup

    def terrain(self, terrain_id: str) -> Terrain:
        """Return a terrain, which must exist."""
        return next(terrain for terrain in self.terrains if terrain.id == terrain_id)

    def civilization(self, civilization_id: str) -> Civilization:
        """Return a civilization, which must exist."""
        return next(one for one in self.civilizations if one.id == civilization_id)
