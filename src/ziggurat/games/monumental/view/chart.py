"""The map as a browser draws it: geometry and looks by the atlas, laid out once for a table."""

from __future__ import annotations

from typing import Final

from ziggurat.atlas.hexes import SIDES, Hex, bounds, centre, opposite
from ziggurat.atlas.patterns import is_light
from ziggurat.atlas.projection import Point
from ziggurat.atlas.tiles import SIZE, face_of, ground_tones, texture_tone
from ziggurat.games.monumental.lookup.lookup import Lookup
from ziggurat.games.monumental.maps.counters import (
    MARKET_COLOUR,
    OCTAGON,
    SHAPES,
    market_letters,
    token_name,
)
from ziggurat.games.monumental.maps.pieces import SEAT_COLOURS
from ziggurat.games.monumental.maps.scenery import PAINTS, look_of, picture_of
from ziggurat.games.monumental.printed.cards import Cards
from ziggurat.games.monumental.printed.numbers import Terrain as PrintedTerrain
from ziggurat.games.monumental.printed.reading import read_cards
from ziggurat.games.monumental.terms import TERRAINS
from ziggurat.games.monumental.view.chart_structs import (
    Chart,
    Livery,
    MapTile,
    MapToken,
    Terrain,
    Texture,
    Track,
)

MARGIN: Final = 14.0
"""Around the outermost tiles."""


def chart_of(lookup: Lookup) -> Chart:
    """The map of a table."""
    cards = read_cards()
    left, top, right, bottom = bounds(zip(lookup.tile_q, lookup.tile_r), SIZE)
    shift = (MARGIN - left, MARGIN - top)
    terrains = {TERRAINS[terrain] for terrain in lookup.terrain}
    pictures = {name: picture_of(name) for name in terrains}
    used = {shape.paint for picture in pictures.values() for shape in picture}
    return Chart(
        name=lookup.map_name,
        width=round(right - left + 2 * MARGIN, 1),
        height=round(bottom - top + 2 * MARGIN, 1),
        size=SIZE,
        face=face_of((0.0, 0.0)),
        terrains={name: terrain_of(cards.terrain(name)) for name in sorted(terrains)},
        paints={name: paint for name, paint in PAINTS.items() if name in used},
        tiles=tuple(tile_of(lookup, cards, tile, shift) for tile in range(lookup.tile_count)),
        tokens=tokens_of(cards),
    )


def terrain_of(printed: PrintedTerrain) -> Terrain:
    """A terrain and its look."""
    look = look_of(printed.id)
    lit, shaded = ground_tones(look.colour)
    return Terrain(
        name=printed.name,
        text=printed.text,
        value=printed.value,
        lit=lit,
        shaded=shaded,
        texture=Texture(look.tile[0], look.tile[1], look.lines, texture_tone(look.colour)),
        picture=picture_of(printed.id),
    )


def tile_of(lookup: Lookup, cards: Cards, tile: int, shift: Point) -> MapTile:
    """A tile, its place on the sheet and where one can go from it."""
    terrain = TERRAINS[lookup.terrain[tile]]
    place = place_of(lookup, tile)
    x, y = centre(place, SIZE)
    is_bridge = cards.terrain(terrain).entry == "opposite_sides"
    return MapTile(
        id=lookup.tile_label[tile],
        q=place[0],
        r=place[1],
        at=(round(x + shift[0], 1), round(y + shift[1], 1)),
        terrain=terrain,
        is_coastal=bool(lookup.coastal[tile]),
        seat=lookup.seat_tile.index(tile) + 1 if tile in lookup.seat_tile else None,
        open=open_sides(lookup, tile) if is_bridge else (),
        ways=tuple(lookup.tile_label[far] for far in lookup.explorer_ways[tile]),
    )


def place_of(lookup: Lookup, tile: int) -> Hex:
    """Where a tile lies."""
    return (lookup.tile_q[tile], lookup.tile_r[tile])


def open_sides(lookup: Lookup, tile: int) -> tuple[int, ...]:
    """The two opposite sides of a Bridge, known by whoever can be reached over it."""
    q, r = place_of(lookup, tile)
    places = [place_of(lookup, far) for far in lookup.explorer_ways[tile]]
    ways = [(far_q - q, far_r - r) for far_q, far_r in places]
    return tuple(sorted({SIDES.index(side) for way in ways for side in (way, opposite(way))}))


def tokens_of(cards: Cards) -> dict[str, MapToken]:
    """What can lie on a map, markets included."""
    drawn = {
        token: MapToken(name=token_name(token, cards), outline=outline, colour=colour, lines=lines)
        for token, (outline, colour, lines) in SHAPES.items()
    }
    markets = {
        token: MapToken(
            name=token_name(token, cards), outline=OCTAGON, colour=MARKET_COLOUR, letter=letter
        )
        for token, letter in market_letters(cards).items()
    }
    return drawn | markets


def track_of(lookup: Lookup) -> Track:
    """The Trade track as it is printed."""
    track = lookup.track
    return Track(
        track.last_space,
        track.benefit_spaces,
        track.points.per_spaces,
        track.points.points,
        track.leader_bonus,
    )


def liveries() -> tuple[Livery, ...]:
    """The colours of the seats, in turn."""
    return tuple(Livery(colour, "dark" if is_light(colour) else "light") for colour in SEAT_COLOURS)
