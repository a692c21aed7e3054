"""Civilizations, the A.S.T. and the numbers that belong to no card, as data."""

from __future__ import annotations

from typing import Literal

from ziggurat.games.mega.printed.cards import Count, Printed, Side, Stack

Epoch = Literal[
    "stone_age",
    "early_bronze_age",
    "middle_bronze_age",
    "late_bronze_age",
    "early_iron_age",
    "late_iron_age",
]
Players = dict[int, tuple[str, ...]]
"""Ids by number of players."""


class Civilization(Printed, frozen=True, kw_only=True):
    """One of the 18 civilizations."""

    id: str
    name: str
    ast_rank: Count
    block: Side
    colour: str
    colour_hex: str
    ast_basic: str
    ast_expert: str
    special_building: str


class OneBlock(Printed, frozen=True, kw_only=True):
    """Who plays on either map."""

    west: Players
    east: Players


class Mixed(Printed, frozen=True, kw_only=True):
    """Both maps with the trade cards of one box."""

    deck: Side
    civilizations: tuple[str, ...]


class TwoBlocks(Printed, frozen=True, kw_only=True):
    """Both maps with trade cards of their own."""

    west: tuple[str, ...]
    east: tuple[str, ...]


class Setups(Printed, frozen=True, kw_only=True):
    """Which civilizations play (ME-P2)."""

    one_block: OneBlock
    single_deck_mixed: dict[int, Mixed]
    two_blocks: dict[int, TwoBlocks]


class StartingCredits(Printed, frozen=True, kw_only=True):
    """Credits in each group by number of players (ME-P4)."""

    full_game: dict[int, Count]
    short_game: dict[int, Count]


class Pieces(Printed, frozen=True, kw_only=True):
    """Pieces of a civilization (ME-C1)."""

    tokens: Count
    cities: Count
    ships: Count


class Wild(Printed, frozen=True, kw_only=True):
    """Pieces of nobody (ME-C2)."""

    tokens: Count
    pirate_cities: Count


class Requirement(Printed, frozen=True, kw_only=True):
    """What a step of an epoch asks for (ME-H3)."""

    cities: Count = 0
    advances: Count = 0
    advance_cost_min: Count = 0
    advance_cost_max: Count = 0
    advance_vp: Count = 0


class Row(Printed, frozen=True, kw_only=True):
    """The first step of each epoch."""

    first_steps: dict[Epoch, Count]


class Succession(Printed, frozen=True, kw_only=True):
    """One A.S.T., basic or expert."""

    last_step: Count
    end_step: Count
    turns_after_end_step: Count
    requirements: dict[Epoch, Requirement]
    steps_back_without_cities: Count
    tracks: dict[str, Row]


class LateIronBonus(Printed, frozen=True, kw_only=True):
    """The bonus of ME-W3."""

    vp: Count
    clause: str


class Ast(Printed, frozen=True, kw_only=True):
    """Both tables."""

    vp_per_step: Count
    late_iron_bonus: LateIronBonus
    epochs: tuple[Epoch, ...]
    epoch_names: dict[Epoch, str]
    basic: Succession
    expert: Succession


class Raised(Printed, frozen=True, kw_only=True):
    """A bonus for areas of some printed limits."""

    printed_limits: tuple[int, ...]
    bonus: Count


class BuildingPoints(Printed, frozen=True, kw_only=True):
    """Victory points of special buildings (SB-9)."""

    owner: Count
    own_building_controlled: Count


class BuildingRules(Printed, frozen=True, kw_only=True):
    """The figures of the Special Buildings."""

    cost_by_epoch: dict[Epoch, Count]
    city_extra_tokens: Count
    limit_bonus: Raised
    extra_cards_of_a_set: Count
    regression_steps_prevented: Count
    victory_points: BuildingPoints


class UnitPoints(Printed, frozen=True, kw_only=True):
    """What a unit counts (ME-G1)."""

    token: Literal[1]
    city: Count


class CalamityLimits(Printed, frozen=True, kw_only=True):
    """How many calamities one player keeps (ME-L3)."""

    total: Count
    major: Count


class Resolution(Printed, frozen=True, kw_only=True):
    """Numbers of all calamities."""

    unit_points: UnitPoints
    limits_per_player: CalamityLimits


class Theme(Printed, frozen=True, kw_only=True):
    """A theme set of the short game (ME-Z2)."""

    id: str
    name: str
    advances: tuple[str, ...]
    costs_city: bool


class ShortGame(Printed, frozen=True, kw_only=True):
    """The short game."""

    starting_step: Count
    cities: Count
    cities_on_sites: Count
    tokens: Count
    treasury: Count
    sets: tuple[Theme, ...]
    used: dict[Side, Players]
    second_copies: tuple[str, ...]


class ExtraCard(Printed, frozen=True, kw_only=True):
    """A stack from which cards may be bought, and what one costs (ME-D3)."""

    stack: Stack
    cost: Count
    advance: str | None
