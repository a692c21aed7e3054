"""Making the tables of a setup from the printed matter and a map."""

from __future__ import annotations

from functools import lru_cache

from ziggurat.atlas.reading import MapText
from ziggurat.games.mega.lookup.cards import (
    tabulate_advances,
    tabulate_buildings,
    tabulate_calamities,
    tabulate_goods,
)
from ziggurat.games.mega.lookup.lookup import Lookup
from ziggurat.games.mega.lookup.map import tabulate_map
from ziggurat.games.mega.lookup.setups import Setup, setup_of
from ziggurat.games.mega.maps.checking import read_sound_world
from ziggurat.games.mega.maps.reading import read_world
from ziggurat.games.mega.maps.world import World
from ziggurat.games.mega.printed.book import Book
from ziggurat.games.mega.printed.cards import Side
from ziggurat.games.mega.printed.civilizations import Row, Succession
from ziggurat.games.mega.printed.reading import read_book

PREPARED_IN_PARTS = 3
"""With so many sets of commodities the stacks are prepared in parts (ME-S7, ME-S8)."""


@lru_cache(maxsize=64)
def lookup_of(players: int, board: Side, expert: int, short: int, map_text: str = "") -> Lookup:
    """Return the tables of a setup; an empty map text is the map shipped with the game."""
    book = read_book()
    world = read_sound_world(MapText(map_text)) if map_text else read_world()
    setup = setup_of(book, players, board)
    lookup = tabulate(book, world, setup, is_expert=bool(expert), is_short=bool(short))
    return lookup.remember(lookup_of, players, board, expert, short, map_text)


def tabulate(book: Book, world: World, setup: Setup, *, is_expert: bool, is_short: bool) -> Lookup:
    """Return the tables of a setup of any printed matter and map."""
    lookup = Lookup()
    lookup.player_count = setup.players
    lookup.block_count = len(setup.decks)
    lookup.board = setup.board
    lookup.is_expert = int(is_expert)
    lookup.is_small = int(setup.is_small)
    add_numbers(lookup, book)
    lookup.is_prepared_in_parts = int(len(setup.sets) == PREPARED_IN_PARTS)
    lookup.uses_minor = int(setup.uses_minor)
    lookup.hand_limit = setup.hand_limit
    add_civilizations(lookup, book, setup, is_short=is_short)
    add_succession(lookup, book)
    tabulate_map(lookup, world, setup)
    tabulate_advances(lookup, book)
    add_themes(lookup, book, setup)
    tabulate_goods(lookup, book, setup)
    tabulate_calamities(lookup, book, setup)
    tabulate_buildings(lookup, book, setup)
    return lookup


def add_numbers(lookup: Lookup, book: Book) -> None:
    """The numbers that belong to no card, by the names of the data files."""
    lookup.numbers = book.numbers
    lookup.pieces = book.pieces
    lookup.barbarians = book.barbarians
    lookup.ast = book.ast
    lookup.resolution = book.resolution
    lookup.building_rules = book.building_rules
    lookup.short_game = book.short_game


def add_civilizations(lookup: Lookup, book: Book, setup: Setup, *, is_short: bool) -> None:
    """Who plays, in A.S.T.-ranking order, and the row each has on the table."""
    civilizations = setup.civilizations
    lookup.civ_id = [each.id for each in civilizations]
    lookup.civ_name = [each.name for each in civilizations]
    lookup.civ_colour = [each.colour_hex for each in civilizations]
    lookup.civ_rank = [each.ast_rank for each in civilizations]
    lookup.civ_block = list(setup.blocks)
    table = succession(lookup, book)
    rows = [each.ast_expert if lookup.is_expert else each.ast_basic for each in civilizations]
    lookup.epoch = [epochs_of(book, table.tracks[row], table.last_step) for row in rows]
    credit = book.starting_credits
    given = credit.short_game if is_short else credit.full_game
    lookup.start_credits = given.get(setup.players, 0)


def epochs_of(book: Book, row: Row, last_step: int) -> list[int]:
    """Return the epoch of every step from 0 on."""
    firsts = [row.first_steps[epoch] for epoch in book.ast.epochs]
    return [
        max(0, sum(1 for first in firsts if first <= step) - 1) for step in range(last_step + 1)
    ]


def succession(lookup: Lookup, book: Book) -> Succession:
    """Return the A.S.T. that is played."""
    return book.ast.expert if lookup.is_expert else book.ast.basic


def add_succession(lookup: Lookup, book: Book) -> None:
    """What the A.S.T. asks for, and when it ends the game."""
    table = succession(lookup, book)
    needs = [table.requirements[epoch] for epoch in book.ast.epochs]
    lookup.epoch_name = [book.ast.epoch_names[epoch] for epoch in book.ast.epochs]
    lookup.need_cities = [need.cities for need in needs]
    lookup.need_advances = [need.advances for need in needs]
    lookup.need_cost_least = [need.advance_cost_min for need in needs]
    lookup.need_cost_most = [need.advance_cost_max for need in needs]
    lookup.need_vp = [need.advance_vp for need in needs]
    lookup.last_step = table.last_step
    lookup.end_step = table.end_step
    lookup.extra_turns = table.turns_after_end_step
    lookup.steps_back = table.steps_back_without_cities


def add_themes(lookup: Lookup, book: Book, setup: Setup) -> None:
    """The theme sets of the short game (ME-Z2, ME-Z3)."""
    sets = book.short_game.sets
    lookup.theme_id = [each.id for each in sets]
    lookup.theme_name = [each.name for each in sets]
    lookup.theme_advances = [
        [lookup.advance_id.index(advance) for advance in each.advances] for each in sets
    ]
    lookup.theme_costs_city = [int(each.costs_city) for each in sets]
    lookup.themes_used = list(setup.themes)
