"""What the scene of Mega Empires is made of: names, the map, and all that is printed."""

from __future__ import annotations

from typing import Literal

import msgspec

from ziggurat.games.mega.printed.cards import Group, Role
from ziggurat.games.mega.printed.civilizations import BuildingRules, Epoch, Pieces, Requirement
from ziggurat.games.mega.printed.numbers import Numbers
from ziggurat.games.mega.view.chart_structs import Chart
from ziggurat.kernel.views import PlainScene

Ink = Literal["dark", "light"]
"""What is read on a colour: near black, or white."""


class Civilization(msgspec.Struct, frozen=True, kw_only=True):
    """A civilization in play."""

    id: str
    name: str
    letters: str
    """By which its pieces are known where colours are not."""
    colour: str
    ink: Ink
    """What can be read upon it."""
    rank: int
    """The rank printed on it, 1 to 18."""
    block: int
    start: str
    """The area it starts in."""
    building: str
    """The special building that is its own."""
    epochs: tuple[Epoch, ...]
    """By step of the A.S.T., from 0 on."""


class Good(msgspec.Struct, frozen=True, kw_only=True):
    """A commodity in this game."""

    id: str
    name: str
    stack: int | None
    """None for Water."""
    value: int
    cards: int
    """All that there are: a complete set; 0 for Water, of which there is no end."""
    sets: tuple[int, ...]
    """What 1, 2, 3 and more of them are worth together."""
    blocks: tuple[int, ...]
    """In whose stacks they lie."""


class Change(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an advance changes in a calamity for whoever holds it."""

    advance: str
    calamity: str
    role: Role
    """Which victims it concerns."""
    figure: str = ""
    """Which of the calamity's figures, and by how much."""
    delta: int = 0
    power: str = ""
    """What is no figure, in words."""


class Misfortune(msgspec.Struct, frozen=True, kw_only=True):
    """A calamity of this game."""

    id: str
    name: str
    stack: int
    order: int
    """In which they are resolved."""
    is_major: bool
    tradeable: bool
    beneficiary: Literal["none", "default", "trader"]
    chosen: int
    """How many others the victim chooses."""
    figures: dict[str, int]
    text: str
    clause: str
    changes: tuple[Change, ...]


class Advance(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One of the 51 advances."""

    id: str
    name: str
    groups: tuple[Group, ...]
    cost: int
    points: int
    credits: dict[str, int]
    """By group: what it makes others cheaper by."""
    chain: str = ""
    """The one advance it makes cheaper besides, and by how much."""
    chain_credit: int = 0
    free_credits: int = 0
    """Credits for groups of the holder's choice."""
    is_ability: bool = False
    """Whether it is a special ability, used once a turn."""
    shields: tuple[str, ...] = ()
    """Advances that protect from its ability."""
    text: str
    clause: str


class SpecialBuilding(msgspec.Struct, frozen=True):
    """A special building of this game."""

    id: str
    name: str
    civilization: str
    block: int
    text: str


class Succession(msgspec.Struct, frozen=True, kw_only=True):
    """The A.S.T. that is played; each civilization has its row."""

    last_step: int
    end_step: int
    """Whoever first comes here ends the game."""
    turns_after: int
    """Turns that are still played then."""
    steps_back: int
    """Steps a marker goes back without cities."""
    points_a_step: int
    late_iron_points: int
    epochs: dict[Epoch, str]
    """Their names."""
    needs: dict[Epoch, Requirement]


class Phase(msgspec.Struct, frozen=True):
    """A phase of the turn."""

    name: str
    text: str
    """What happens, in a sentence."""
    clause: str


class Theme(msgspec.Struct, frozen=True):
    """A theme set of the short game."""

    id: str
    name: str
    advances: tuple[str, ...]
    costs_city: bool


class Scene(PlainScene, frozen=True, kw_only=True, omit_defaults=True):
    """What never changes on a table of Mega Empires."""

    chart: Chart
    phases: tuple[Phase, ...]
    """The thirteen of a turn, in order."""
    civilizations: tuple[Civilization, ...]
    """In A.S.T.-ranking order."""
    goods: tuple[Good, ...]
    calamities: tuple[Misfortune, ...]
    advances: tuple[Advance, ...]
    """Three to a chain, from low to high."""
    buildings: tuple[SpecialBuilding, ...]
    succession: Succession
    building_rules: BuildingRules
    figures: Numbers
    """The numbers that belong to no card."""
    pieces: Pieces
    """What each civilization has."""
    hand_limit: int
    uses_market: bool
    """Whether a market takes the place of trade."""
    themes: tuple[Theme, ...]
    """Those of the short game; nothing in a game of full length."""
