"""What never changes during a game, laid out for the rules: map, cards, advances and the A.S.T.

One of these belongs to a setup: number of players, board, and basic or expert table. Civilizations
are numbered in A.S.T.-ranking order among those in play, so that a civilization's number is its
rank; a special building has the number of the civilization it is associated with. Only land areas
in play are numbered, in the order of the map's files, west before east. Which player leads which
civilization the state knows.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ziggurat.games.mega.printed.civilizations import (
    Ast,
    BuildingRules,
    Pieces,
    Resolution,
    ShortGame,
    Wild,
)
from ziggurat.games.mega.printed.numbers import Numbers
from ziggurat.kernel.lookup import SharedLookup
from ziggurat.kernel.options import Item


@mypyc_attr(allow_interpreted_subclasses=True)
class Lookup(SharedLookup):
    """The setup; `making` builds it from the data and nothing ever changes it."""

    player_count: int
    area_count: int
    sea_count: int
    block_count: int
    """1, or 2 with 12 and more players (ME-P1)."""
    board: str
    """`east`, `west`, or `both` with 10 and more players."""
    is_expert: int
    is_small: int
    """Whether 3 or 4 play: with a market (ME-N1) and some smaller figures of calamities."""

    # The numbers that belong to no card, as the data files have them.
    numbers: Numbers
    pieces: Pieces
    barbarians: Wild
    ast: Ast
    resolution: Resolution
    building_rules: BuildingRules
    short_game: ShortGame

    # Areas.
    area_id: list[str]
    area_name: list[str]
    area_items: list[Item]
    """Areas as things to choose: made once, because they are offered all the time."""
    limit: list[int]
    """The printed population limit (ME-G8)."""
    site: list[int]
    """Whether there is a city site (ME-G9)."""
    white: list[int]
    """Whether the city site lies on the flood plain (ME-G12)."""
    coastal: list[int]
    region: list[int]
    """By area: the civilization whose region it belongs to (ME-G13)."""
    start: list[int]
    """By civilization: where it starts."""
    region_areas: list[list[int]]
    """By civilization: the areas of its region."""
    land: list[list[int]]
    """By area: the areas in play adjacent by land, in order."""
    water: list[list[int]]
    """By area: the areas in play adjacent by water, in order."""
    touching: list[list[int]]
    """By area: the areas in play adjacent by either (ME-G10), in order."""
    roads: list[list[int]]
    """By area: via, to, via, to, ...: two land steps that lead to an area not adjacent by land, or
    to one that is (by another way), never back; by `to`, then `via` (ME-M3)."""
    voyages: list[list[int]]
    """By mode * area_count + area: area, steps, area, steps, ...: where a ship can go, by area;
    mode 0 keeps to the coast, mode 1 passes open seas. Up to the steps of Cloth Making; waters out
    of play are sailed through (ME-M10, ME-M11, ME-M22)."""
    coasts: list[list[int]]
    """By sea: the areas directly next to it; with ME-K14 Western Himalaya is the last sea."""
    seas: list[list[int]]
    """By area: the open seas directly next to it (ME-K6N)."""
    sea_id: list[str]
    sea_name: list[str]
    plain: list[int]
    """By area: its flood plain, or `NOTHING`."""
    plain_id: list[str]
    plain_name: list[str]
    plain_areas: list[list[int]]
    volcano: list[int]
    """By area: the volcano that touches it, or `NOTHING`."""
    volcano_id: list[str]
    volcano_name: list[str]
    volcano_areas: list[list[int]]
    snowy: list[int]
    """By area: whether it is Western Himalaya or adjacent to it where ME-K14 holds, else 0."""

    # Civilizations in play, by rank.
    civ_id: list[str]
    civ_name: list[str]
    civ_colour: list[str]
    """The colour of a civilization as six hexadecimal digits behind `#`."""
    civ_block: list[int]
    """The block in which it plays; 0 with one block."""
    civ_rank: list[int]
    """The rank printed on the civilization, 1 to 18."""
    epoch: list[list[int]]
    """By civilization and step: the epoch of that step; step 0 is Stone Age."""
    start_credits: int
    """In each group (ME-P4), for the game played (short or not)."""
    hand_limit: int

    # The A.S.T., by epoch (ME-H3); 0 asks for nothing.
    epoch_name: list[str]
    need_cities: list[int]
    need_advances: list[int]
    """How many advances, counted by the two costs that follow."""
    need_cost_least: list[int]
    need_cost_most: list[int]
    """0 is any cost."""
    need_vp: list[int]
    last_step: int
    end_step: int
    extra_turns: int
    """Turns played after the one in which a marker enters the end step (ME-H9)."""
    steps_back: int
    """Without cities (ME-H6)."""

    # Advances, in the order of their file.
    advance_id: list[str]
    advance_name: list[str]
    advance_text: list[str]
    advance_clause: list[str]
    advance_cost: list[int]
    advance_vp: list[int]
    advance_groups: list[list[int]]
    advance_credits: list[list[int]]
    """Five numbers: what it gives to each group."""
    free_credits: list[int]
    """Points of free choice (ME-V11)."""
    chain_to: list[int]
    """The one advance it gives extra credits to, or `NOTHING` (ME-V12)."""
    chain_credit: list[int]
    most_chain_credit: int
    chain_from: list[int]
    """The one advance that gives it extra credits, or `NOTHING`."""
    is_ability: list[int]
    """Whether it has a special ability (ME-A1)."""
    shields: list[list[int]]
    """The advances that protect from its special ability, itself among them (ME-A3)."""

    # Trade cards.
    good_id: list[str]
    """By kind, Water last."""
    good_name: list[str]
    good_value: list[int]
    good_stack: list[int]
    """The stack a kind belongs to, 0 to 8; `NOTHING` for Water."""
    good_cards: list[int]
    """How many cards of the kind are in this game, in all blocks: a complete set (ME-R2)."""
    good_blocks: list[int]
    """By kind: bit b when the stacks of block b have such cards."""
    goods_in: list[list[int]]
    """By stack (9 * block + stack): kind, set, cards, kind, set, cards, ... (ME-S5)."""
    is_prepared_in_parts: int
    """Whether stacks are prepared as in ME-S7 (three parts) or as in ME-S6."""
    uses_minor: int
    set_value: list[list[int]]
    """By kind and number of cards, 0 up to a complete set and one beyond: the value (ME-R1)."""
    extra_cards: list[int]
    """stack, price, advance or `NOTHING`, ...: what may be bought (ME-D3)."""

    # Calamities.
    calamity_id: list[str]
    calamity_name: list[str]
    """As the cards of this setup call them (ME-K14)."""
    calamity_text: list[str]
    calamity_clause: list[str]
    calamity_stack: list[int]
    calamity_tradeable: list[int]
    calamity_to_trader: list[int]
    """Whether the beneficiary is who traded the card (ME-B4)."""
    calamity_benefits: list[int]
    """Whether somebody benefits from it at all (ME-B1)."""
    calamity_figure: list[int]
    """By calamity * FIGURE_COUNT + figure; 0 where there is none."""
    calamity_chosen: list[int]
    """How many others the victim chooses in this setup, 3-4 players considered."""
    modifiers: list[list[int]]
    """By calamity: advance, role (`EITHER_ROLE` too), figure, delta, ..."""
    powers: list[list[int]]
    """By calamity: advance, role, power, ...: what advances do that is no figure."""

    # Special buildings, by civilization in play.
    building_id: list[str]
    building_name: list[str]
    building_text: list[str]
    building_cost: list[int]
    """By epoch; 0 where none can be bought (SB-2.4)."""

    # The short game.
    theme_id: list[str]
    theme_name: list[str]
    theme_advances: list[list[int]]
    theme_costs_city: list[int]
    themes_used: list[int]
    """Theme sets to deal in this setup, as many as players (ME-Z3)."""
