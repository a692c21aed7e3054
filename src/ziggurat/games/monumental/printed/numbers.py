"""Numbers a game is set up with: terrains, decks, displays, pieces, costs and points."""

from __future__ import annotations

from typing import Literal

from ziggurat.games.monumental.printed.amounts import Count, Origin, Part, Some, Source

Reach = Literal["any", "owner", "none"]
"""Who may enter a tile."""
TerrainHook = Literal[
    "convert_production_to_gold",
    "gold_auction",
    "wonder_gold",
    "reserve_on_first_conquest",
    "harbor_benefit",
]


class EntryCost(Part, frozen=True, kw_only=True):
    """What conquering a tile takes besides the Military."""

    gold: Count = 0
    any_token: Count = 0
    """Production or Science tokens to discard."""


class Terrain(Part, frozen=True, kw_only=True):
    """A kind of tile (MO-6)."""

    id: str
    name: str
    set: Origin
    value: Count | None
    """Its own part of the Defence; None where nobody conquers."""
    conquerable: bool
    structures: bool
    coastal: bool = False
    enter_units: Reach = "any"
    enter_explorers: Reach = "any"
    entry: Literal["opposite_sides"] | None = None
    entry_cost: EntryCost = EntryCost()
    on_conquer: Literal["lose_one_soldier"] | None = None
    hook: TerrainHook | None = None
    tiles: Some | None = None
    """How many tiles of it the box holds, where that is known."""
    text: str
    source: Source
    source_note: str = ""

    @property
    def is_land(self) -> bool:
        """Whether units of somebody can stand on it."""
        return self.enter_units != "none"


class DefenceModifiers(Part, frozen=True, kw_only=True):
    """What adds to the Defence of a Province (MO-6.5)."""

    soldier: Count
    warlord: Count
    outpost: Count
    wonder: Count
    natural_wonder_face_up: Count
    barbarian_token: Count
    free_city_token: Count
    monster: Count
    minimum: Count


class EraCards(Part, frozen=True, kw_only=True):
    """How many cards of each type an Era of the Development deck holds."""

    building: Count
    knowledge: Count
    wonder: Count

    def __str__(self) -> str:
        return f"{self.building}/{self.knowledge}/{self.wonder}"


DeckEra = Literal["1", "2", "3"]
DeckTable = dict[DeckEra, EraCards]


class DevelopmentDeck(Part, frozen=True, kw_only=True):
    """The deck guideline (AE-3.0.2)."""

    players_2_to_4: DeckTable
    players_5: DeckTable
    renaissance: Count
    future_era: Count

    def table(self, players: int) -> DeckTable:
        """Return the guideline for a number of players, Automas counted."""
        return self.players_5 if players == 5 else self.players_2_to_4


class CityPlaces(Part, frozen=True, kw_only=True):
    """The places of a city (MO-9.1)."""

    rows: Literal[3]
    columns: Literal[3]


class NormalDisplay(Part, frozen=True, kw_only=True):
    """The Development display of the normal game."""

    rows: Some
    columns: Some
    cards: Some


class Display(Part, frozen=True, kw_only=True):
    """Sizes of the Development display in both modes."""

    normal: NormalDisplay
    continuous: dict[Literal["2", "3", "4", "5"], Some]

    def of_rounds(self, players: int) -> int:
        """Return how many cards a full display of Continuous Play has (AE-4.1.1)."""
        return next(cards for key, cards in self.continuous.items() if int(key) == players)


class PlayerSetup(Part, frozen=True, kw_only=True):
    """Pieces and resources of one player (MO-1.3, MO-2.9)."""

    soldiers: Count
    warlords: Literal[1]
    explorers: Literal[2]
    outposts: Count
    trading_posts: Count
    starting_gold: Count
    starting_culture: Count


class Scoring(Part, frozen=True, kw_only=True):
    """What counts how much at the end (MO-11)."""

    province: Count
    knowledge: Count
    wonder: Count
    policy: Count
    majority_bonus: Count
    trade_per_2_spaces: Count
    trade_leader: Count
    natural_wonder: Count
    quest: Count
    project: Count
    monster: Count
    automa_gold_per_point: Some


class ScienceCost(Part, frozen=True, kw_only=True):
    """A price in Science alone."""

    science: Some


class GoldCost(Part, frozen=True, kw_only=True):
    """A price in Gold alone."""

    gold: Some


class MilitaryCost(Part, frozen=True, kw_only=True):
    """A price in Military alone."""

    military: Some


class ActionCosts(Part, frozen=True, kw_only=True):
    """What actions with a fixed price take."""

    scientific_progress: ScienceCost
    invest: GoldCost
    trade_visit: GoldCost
    explorer_step: MilitaryCost
    unit_move: MilitaryCost


class Setup(Part, frozen=True, kw_only=True):
    """All of it."""

    development_deck: DevelopmentDeck
    display: Display
    city: CityPlaces
    player: PlayerSetup
    policy_costs: tuple[Count, ...]
    scoring: Scoring
    costs: ActionCosts
    components_core: dict[str, int | dict[str, int]]
    components_african_empires: dict[str, int | dict[str, int]]
    """What the boxes hold; `counting` counts the cards against it."""
