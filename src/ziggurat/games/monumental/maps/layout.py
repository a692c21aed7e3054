"""Laying a hex map out for the rules: tiles by number, ways, distances, what set-up puts there."""

from __future__ import annotations

from string import ascii_uppercase

from ziggurat.games.monumental.lookup.lookup import Lookup
from ziggurat.games.monumental.maps.reading import NATURAL_WONDER, HexMap, Tile, around, passages
from ziggurat.games.monumental.printed.cards import Cards
from ziggurat.games.monumental.printed.numbers import Terrain
from ziggurat.games.monumental.terms import NOTHING, TERRAINS

SET_UP = ("production", "science", "barbarian", "free_city")
"""The tokens `Lookup.tile_tokens` counts."""


def chart(lookup: Lookup, cards: Cards, hexmap: HexMap) -> None:
    """Add a map that has been checked; the kinds must be there already."""
    tiles = in_rows(hexmap.tiles)
    grounds = [cards.terrain(tile.terrain) for tile in tiles]
    lookup.map_id = hexmap.id
    lookup.map_name = hexmap.name
    lookup.map_text = ""
    lookup.map_players = hexmap.players
    lookup.tile_count = len(tiles)
    lookup.tile_label = labels(tiles)
    lookup.tile_q = [tile.q for tile in tiles]
    lookup.tile_r = [tile.r for tile in tiles]
    add_grounds(lookup, grounds)
    add_ways(lookup, tiles, grounds)
    add_tokens(lookup, tiles)
    seats = {tile.seat: number for number, tile in enumerate(tiles) if tile.seat is not None}
    lookup.seat_tile = [seats[seat] for seat in sorted(seats)]


def in_rows(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """The tiles row by row, each from west to east."""
    return tuple(sorted(tiles, key=_row_and_column))


def _row_and_column(tile: Tile) -> tuple[int, int]:
    return (tile.r, tile.q)


def labels(tiles: tuple[Tile, ...]) -> list[str]:
    """What tiles in rows are called: the letter of the row and the place in it."""
    first = tiles[0].r if tiles else 0
    found: list[str] = []
    row, place = first, 0
    for tile in tiles:
        place = place + 1 if tile.r == row else 1
        row = tile.r
        found.append(f"{letters(row - first)}{place}")
    return found


def letters(row: int) -> str:
    """The letter of a row; behind Z come AA, AB and so on.

    >>> letters(0), letters(25), letters(26), letters(53)
    ('A', 'Z', 'AA', 'BB')
    """
    size = len(ascii_uppercase)
    if row < size:
        return ascii_uppercase[row]
    return letters(row // size - 1) + ascii_uppercase[row % size]


def add_grounds(lookup: Lookup, grounds: list[Terrain]) -> None:
    """What the tiles are made of."""
    lookup.terrain = [TERRAINS.index(ground.id) for ground in grounds]
    lookup.value = [ground.value or 0 for ground in grounds]
    lookup.structures = [int(ground.structures) for ground in grounds]
    lookup.entry_gold = [ground.entry_cost.gold for ground in grounds]
    lookup.entry_token = [ground.entry_cost.any_token for ground in grounds]


def add_ways(lookup: Lookup, tiles: tuple[Tile, ...], grounds: list[Terrain]) -> None:
    """Who can go where, what is Coastal (MO-6.4), and how far everything is apart."""
    open_ways = passages(tiles)
    beside = around(tiles)
    is_land = [ground.is_land for ground in grounds]
    lookup.explorer_ways = [sorted(ways) for ways in open_ways]
    lookup.unit_ways = [
        [far for far in sorted(ways) if is_land[far]] if is_land[near] else []
        for near, ways in enumerate(open_ways)
    ]
    lookup.coastal = [
        int(
            ground.conquerable and (ground.coastal or any(not is_land[near] for near in beside[at]))
        )
        for at, ground in enumerate(grounds)
    ]
    lookup.distance = [distances(beside, tile) for tile in range(len(tiles))]


def distances(beside: tuple[tuple[int, ...], ...], start: int) -> list[int]:
    """Steps from one tile to all others over tiles of any kind (AE-2.2.4); -1 without a way."""
    found = [NOTHING] * len(beside)
    found[start] = 0
    ahead = [start]
    for tile in ahead:
        for neighbour in beside[tile]:
            if found[neighbour] == NOTHING:
                found[neighbour] = found[tile] + 1
                ahead.append(neighbour)
    return found


def add_tokens(lookup: Lookup, tiles: tuple[Tile, ...]) -> None:
    """What set-up puts on the tiles (MO-2.2)."""
    lookup.tile_tokens = [[tile.tokens.count(token) for token in SET_UP] for tile in tiles]
    lookup.market_at = [
        NOTHING if tile.market is None else lookup.kind_id.index(tile.market) for tile in tiles
    ]
    lookup.natural_tiles = [
        number for number, tile in enumerate(tiles) if NATURAL_WONDER in tile.tokens
    ]
