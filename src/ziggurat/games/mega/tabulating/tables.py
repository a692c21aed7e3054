"""Making the tables of a setup from the printed matter and a map."""

from __future__ import annotations

from functools import lru_cache

from ziggurat.atlas.reading import MapText
from ziggurat.games.mega.charts.checking import read_sound_world
from ziggurat.games.mega.charts.reading import read_world
from ziggurat.games.mega.charts.world import World
from ziggurat.games.mega.printed.book import Book
from ziggurat.games.mega.printed.cards import Side
from ziggurat.games.mega.printed.reading import read_book
from ziggurat.games.mega.printed.realms import Row, Succession
from ziggurat.games.mega.tables import Tables
from ziggurat.games.mega.tabulating.cards import (
    tabulate_advances,
    tabulate_buildings,
    tabulate_calamities,
    tabulate_goods,
)
from ziggurat.games.mega.tabulating.charts import tabulate_map
from ziggurat.games.mega.tabulating.figures import figures_of
from ziggurat.games.mega.tabulating.setups import Setup, setup_of

PREPARED_IN_PARTS = 3
"""With so many sets of commodities the stacks are prepared in parts (ME-S7, ME-S8)."""


@lru_cache(maxsize=64)
def tables_of(players: int, board: Side, expert: int, short: int, map_text: str = "") -> Tables:
    """Return the tables of a setup; an empty map text is the map shipped with the game."""
    book = read_book()
    world = read_sound_world(MapText(map_text)) if map_text else read_world()
    setup = setup_of(book, players, board)
    return tabulate(book, world, setup, is_expert=bool(expert), is_short=bool(short))


def tabulate(book: Book, world: World, setup: Setup, *, is_expert: bool, is_short: bool) -> Tables:
    """Return the tables of a setup of any printed matter and map."""
    tables = Tables()
    tables.player_count = setup.players
    tables.block_count = len(setup.decks)
    tables.board = setup.board
    tables.is_expert = int(is_expert)
    tables.is_small = int(setup.is_small)
    tables.figures = figures_of(book)
    tables.is_prepared_in_parts = int(len(setup.sets) == PREPARED_IN_PARTS)
    tables.uses_minor = int(setup.uses_minor)
    tables.hand_limit = setup.hand_limit
    add_civilizations(tables, book, setup, is_short=is_short)
    add_succession(tables, book)
    tabulate_map(tables, world, setup)
    tabulate_advances(tables, book)
    add_themes(tables, book, setup)
    tabulate_goods(tables, book, setup)
    tabulate_calamities(tables, book, setup)
    tabulate_buildings(tables, book, setup)
    return tables


def add_civilizations(tables: Tables, book: Book, setup: Setup, *, is_short: bool) -> None:
    """Who plays, in A.S.T.-ranking order, and the row each has on the table."""
    civilizations = setup.civilizations
    tables.civ_id = [each.id for each in civilizations]
    tables.civ_name = [each.name for each in civilizations]
    tables.civ_colour = [each.colour_hex for each in civilizations]
    tables.civ_rank = [each.ast_rank for each in civilizations]
    tables.civ_block = list(setup.blocks)
    table = succession(tables, book)
    rows = [each.ast_expert if tables.is_expert else each.ast_basic for each in civilizations]
    tables.epoch = [epochs_of(book, table.tracks[row], table.last_step) for row in rows]
    credit = book.starting_credits
    given = credit.short_game if is_short else credit.full_game
    tables.start_credits = given.get(setup.players, 0)


def epochs_of(book: Book, row: Row, last_step: int) -> list[int]:
    """Return the epoch of every step from 0 on."""
    firsts = [row.first_steps[epoch] for epoch in book.ast.epochs]
    return [
        max(0, sum(1 for first in firsts if first <= step) - 1) for step in range(last_step + 1)
    ]


def succession(tables: Tables, book: Book) -> Succession:
    """Return the A.S.T. that is played."""
    return book.ast.expert if tables.is_expert else book.ast.basic


def add_succession(tables: Tables, book: Book) -> None:
    """What the A.S.T. asks for, and when it ends the game."""
    table = succession(tables, book)
    needs = [table.requirements[epoch] for epoch in book.ast.epochs]
    tables.epoch_name = [book.ast.epoch_names[epoch] for epoch in book.ast.epochs]
    tables.need_cities = [need.cities for need in needs]
    tables.need_advances = [need.advances for need in needs]
    tables.need_cost_least = [need.advance_cost_min for need in needs]
    tables.need_cost_most = [need.advance_cost_max for need in needs]
    tables.need_vp = [need.advance_vp for need in needs]
    tables.last_step = table.last_step
    tables.end_step = table.end_step
    tables.extra_turns = table.turns_after_end_step
    tables.steps_back = table.steps_back_without_cities


def add_themes(tables: Tables, book: Book, setup: Setup) -> None:
    """The theme sets of the short game (ME-Z2, ME-Z3)."""
    sets = book.short_game.sets
    tables.theme_id = [each.id for each in sets]
    tables.theme_name = [each.name for each in sets]
    tables.theme_advances = [
        [tables.advance_id.index(advance) for advance in each.advances] for each in sets
    ]
    tables.theme_costs_city = [int(each.costs_city) for each in sets]
    tables.themes_used = list(setup.themes)
