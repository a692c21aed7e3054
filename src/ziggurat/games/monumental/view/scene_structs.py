"""What the scene of Monumental is made of: names, cards and tokens, the map."""

from __future__ import annotations

from typing import Literal

import msgspec

from ziggurat.games.monumental.printed.amounts import (
    NO_RESOURCES,
    AutomaType,
    CardType,
    Era,
    Origin,
    Resources,
    Spoils,
)
from ziggurat.games.monumental.printed.cards import CivilizationRule
from ziggurat.games.monumental.printed.effects import Condition, Effect
from ziggurat.games.monumental.view.chart_structs import Chart, Livery, Track
from ziggurat.kernel.views import PlainScene

TokenType = Literal["market", "benefit", "exchange", "barbarian", "monster_token", "free_city"]


class Card(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is printed on a card or token besides its name: all that its face is made of."""

    type: CardType | TokenType
    era: Era | None = None
    set: Origin = "core"
    cost: Resources = NO_RESOURCES
    """What acquiring it takes; of a Wonder, its first stage."""
    cost_complete: Resources = NO_RESOURCES
    """A Wonder's second stage."""
    yields: Resources = msgspec.field(name="yield", default=NO_RESOURCES)
    effects: tuple[Effect, ...] = ()
    text: str
    strength: int = 0
    """Military that defeats a Monster."""
    points: int = 0
    """What a Quest, a project or a Monster counts for whoever has it."""
    contribute: str = ""
    """The resource a project takes."""
    condition: Condition | None = None
    """What a Quest asks for."""
    gains: tuple[Spoils, ...] = ()
    """Of which the finder of an Exploration token takes one."""
    monster: str | None = None
    """The Monster an Exploration token lets loose."""


class Civilization(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A civilization and the cards that are its own."""

    name: str
    """The people: the Malians."""
    realm: str
    """The land: Mali."""
    warlord: str
    building: str
    knowledge: str
    policies: tuple[str, ...]
    automa_type: AutomaType
    rules: tuple[CivilizationRule, ...] = ()


class Scene(PlainScene, frozen=True, kw_only=True, omit_defaults=True):
    """What never changes on a table of Monumental."""

    cards: dict[str, Card]
    """Everything printed, by id; `things` has the names."""
    civilizations: dict[str, Civilization]
    chart: Chart
    track: Track
    liveries: tuple[Livery, ...]
    """The colours of the players by their numbers."""
