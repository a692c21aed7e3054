"""Advances, calamities, commodities and special buildings as data."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Unit: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]
"""A number the rules divide by."""
Stack: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=9)]
Group = Literal["arts", "civics", "crafts", "religion", "science"]
Role = Literal["primary", "secondary", "any"]
Power = Literal["earthquake_only_reduces", "not_chosen", "discard_two_cards", "destroy_two_cities"]
Side = Literal["west", "east"]


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Part of a file; an unknown field is a slip of the pen and is refused."""


class Modifier(Printed, frozen=True, kw_only=True):
    """What an advance changes in a calamity: a figure by a number, or something that is none."""

    calamity: str
    role: Role
    figure: str | None = None
    delta: int = 0
    power: Power | None = None


class Advance(Printed, frozen=True, kw_only=True):
    """One of the 51 advances."""

    id: str
    name: str
    groups: Annotated[tuple[Group, ...], msgspec.Meta(min_length=1, max_length=2)]
    cost: Count
    vp: Count
    credits: dict[Group, Count]
    credits_to: dict[str, Count] = {}
    """Extra credits for one particular advance (ME-V12)."""
    free_credits: Count = 0
    special_ability: bool = False
    protects_against: tuple[str, ...] = ()
    effect: str
    calamities: tuple[Modifier, ...] = ()
    clause: str


class Secondary(Printed, frozen=True, kw_only=True):
    """How many others the primary victim chooses (ME-K3)."""

    chosen: Count = 0
    chosen_small: Count | None = None
    """With 3 or 4 players."""


class Calamity(Printed, frozen=True, kw_only=True):
    """A calamity, minor or major."""

    id: str
    name: str
    name_small_east: str = ""
    """On the East map with 3 or 4 players (ME-K14)."""
    stack: Stack
    order: Annotated[int, msgspec.Meta(ge=1)]
    tradeable: bool
    beneficiary: Literal["none", "default", "trader"] = "none"
    figures: dict[str, Count]
    effect: str
    small_east: str = ""
    secondary: Secondary = Secondary()
    modifiers: tuple[str, ...] = ()
    """The advances that change it; the advances themselves say how."""
    clause: str


class Halves(Printed, frozen=True, kw_only=True):
    """Cards in the stacks of the two blocks."""

    west: Count
    east: Count


class Commodity(Printed, frozen=True, kw_only=True):
    """A commodity: its face value is the number of its stack."""

    id: str
    name: str
    value: Count
    stack: Stack
    cards: Count
    block: Literal["west", "east", "both"]
    set: Annotated[int, msgspec.Meta(ge=1, le=3)]
    large: Halves


class Water(Printed, frozen=True, kw_only=True):
    """The card without value, of which there is no end."""

    id: str
    name: str
    value: Count
    cards: None = None


class DeckUse(Printed, frozen=True, kw_only=True):
    """Which trade cards are used with some numbers of players (ME-S5)."""

    players: tuple[int, ...]
    deck: Literal["block", "west", "east", "both"]
    sets: tuple[int, ...]
    minor: bool
    hand_limit: Count


class Building(Printed, frozen=True, kw_only=True):
    """A special building."""

    id: str
    name: str
    civilization: str
    set: Side
    source: Literal["seed", "house"]
    about: str
