"""What a browser needs to draw a board once: shapes, names, stations of pieces, cards.

Everything is data; the browser's board makes shapes of it and dresses them by its own style sheet.
"""

from __future__ import annotations

from ziggurat.atlas.dress import Dress, NameStyle
from ziggurat.atlas.gazetteer import Border
from ziggurat.atlas.layout import Block, Layout, lay_out
from ziggurat.atlas.outlines import Outlines, check_outlines
from ziggurat.atlas.patterns import PATTERNS, is_light
from ziggurat.atlas.placement import Box, is_inside, sea_lines
from ziggurat.atlas.projection import Point
from ziggurat.atlas.sketch import sketch
from ziggurat.atlas.stations import ground_of, take_station
from ziggurat.games.revolt.maps.board import Board, Region, read_board_outlines
from ziggurat.games.revolt.maps.picture import dress_board
from ziggurat.games.revolt.printed.cards import RESOURCES, Cards
from ziggurat.games.revolt.terms import CITIES_FOR_TRADE
from ziggurat.games.revolt.view import scene_structs as structs
from ziggurat.games.revolt.view.scene_structs import Scene
from ziggurat.games.revolt.words.captions import city_words

FORM = 1
"""The form of the scene; raised when a browser's board must change with it."""
SCALE = 1.3
"""Names and signs larger than on the printed sheet: a screen shows the board smaller."""
STATION = (44.0, 27.0)
"""Room of the troops in a region."""
BERTH = (36.0, 30.0)
"""Room of the ships at a coast or on a route."""
PASS = (24.0, 26.0)
"""Room of the troops in a crossing."""
STEP = 7.0
"""How far apart places for pieces are tried."""


def scene_of(board: Board, cards: Cards) -> Scene:
    """The scene of a board, on built outlines where there are some, else on a sketch."""
    outlines = fitting_outlines(board)
    is_sketch = outlines is None
    return draw_scene(board, cards, outlines or sketch(board), is_sketch=is_sketch)


def fitting_outlines(board: Board) -> Outlines | None:
    """The stored outlines if they are of this very geography.

    They are for the Mediterranean, whatever else somebody has changed in its map.
    """
    outlines = read_board_outlines()
    return None if check_outlines(board, outlines, "outlines") else outlines


def draw_scene(board: Board, cards: Cards, outlines: Outlines, *, is_sketch: bool) -> Scene:
    """The scene on given outlines."""
    dress = dress_board(board)
    layout = lay_out(board, outlines, dress, None, SCALE)
    return Scene(
        form=FORM,
        map=board.board.id if board.board else "",
        width=outlines.width,
        height=outlines.height,
        wilds=outlines.filler,
        regions=tuple(region_of(board, each, outlines, layout, dress) for each in board.spaces),
        crossings=tuple(crossing_of(each, outlines, layout) for each in board.crossings()),
        coasts=coasts_of(board, outlines, layout),
        routes=routes_of(board, outlines, layout),
        borders=borders_of(board, outlines),
        straits=tuple(line(*strait.ends) for strait in outlines.straits.values()),
        peaks=tuple(
            structs.Peak(peak.kind, point(peak.at), peak.border is None) for peak in outlines.peaks
        ),
        seas=seas_of(board, layout),
        resources=RESOURCES,
        cities_to_win=CITIES_FOR_TRADE,
        nations=nations_of(board, cards),
        cities=cities_of(board, cards),
        peoples=tuple(structs.People(card.id, card.name) for card in cards.mercenaries),
        techs=tuple(
            structs.Tech(card.id, card.name, card.group, card.text, card.count)
            for card in cards.techs
        ),
        sketched=is_sketch,
    )


def point(at: Point) -> Point:
    """A point to a tenth of a unit."""
    return round(at[0], 1), round(at[1], 1)


def line(start: Point, end: Point) -> tuple[Point, Point]:
    """A straight line."""
    return point(start), point(end)


# --- the map


def region_of(
    board: Board, region: Region, outlines: Outlines, layout: Layout, dress: Dress
) -> structs.Region:
    """A region: what it is, its shape, and where things stand on it."""
    outline, look = outlines.spaces[region.id], dress.spaces[region.id]
    thing = f"region:{region.id}"
    station = take_station(thing, STATION, outlines, layout, STEP)
    is_astray = not is_inside((station.x, station.y), ground_of(thing, outlines))
    return structs.Region(
        id=region.id,
        name=region.name,
        kind=region.kind,
        nation=region.nation,
        resource=region.resource,
        city=region.city,
        people=region.mercenaries,
        can_be_held=look.can_be_held,
        path=outline.path,
        label=label_of(layout.blocks[region.id], look.name_style, look.note),
        town=None if look.town is None else point(outline.town or outline.label),
        station=middle(station),
        leader=point(outline.town or outline.label) if is_astray else None,
        neighbours=tuple(sorted(neighbours(board, region.id))),
    )


def label_of(block: Block, style: NameStyle, note: str) -> structs.Label:
    """Where the name stands, and the row of signs below it."""
    top = (block.box.x, block.box.y - block.box.height / 2)
    return structs.Label(point(top), round(block.size, 2), style, note, point(block.row))


def middle(box: Box) -> Point:
    """The middle of a box."""
    return point((box.x, box.y))


def neighbours(board: Board, region: str) -> set[str]:
    """The regions that touch one, over whatever border."""
    ends = [{border.a, border.b} for border in board.borders]
    return {other for pair in ends if region in pair for other in pair} - {region}


def crossing_of(border: Border, outlines: Outlines, layout: Layout) -> structs.Crossing:
    """A crossing: mountains or a forest between two regions."""
    station = take_station(f"crossing:{border.id}", PASS, outlines, layout, STEP)
    a, b = border.id.split("/")
    at = outlines.borders[border.id].at
    name = border.name or str(border.kind)
    return structs.Crossing(border.id, name, border.kind, a, b, point(at), middle(station))


def coasts_of(board: Board, outlines: Outlines, layout: Layout) -> tuple[structs.Coast, ...]:
    """The berths along the shores."""
    return tuple(
        structs.Coast(
            coast.id,
            coast.region,
            point(outlines.coasts[coast.id].anchor),
            middle(take_station(f"coast:{coast.id}", BERTH, outlines, layout, STEP)),
        )
        for coast in board.coasts
    )


def routes_of(board: Board, outlines: Outlines, layout: Layout) -> tuple[structs.Route, ...]:
    """The lines over open water."""
    return tuple(
        structs.Route(
            route.id,
            route.a,
            route.b,
            outlines.routes[route.id].path,
            point(outlines.routes[route.id].at),
            middle(take_station(f"route:{route.id}", BERTH, outlines, layout, STEP)),
        )
        for route in board.routes
    )


def borders_of(board: Board, outlines: Outlines) -> tuple[structs.Border, ...]:
    """What joins regions: lines for a sketch, where shapes do not touch."""
    at = {space: outline.label for space, outline in outlines.spaces.items()}
    return tuple(
        structs.Border(border.kind, line(at[border.a], at[border.b])) for border in board.borders
    )


def seas_of(board: Board, layout: Layout) -> tuple[structs.Sea, ...]:
    """The names of the waters, broken into lines."""
    found = []
    for sea in board.seas:
        if sea.id in layout.seas:
            box, lines = layout.seas[sea.id], sea_lines(sea.name)
            step = box.height / len(lines)
            top = (box.x, box.y - box.height / 2 + step * 0.8)
            found.append(structs.Sea(tuple(lines), point(top), round(step, 1)))
    return tuple(found)


# --- cards


def nations_of(board: Board, cards: Cards) -> tuple[structs.Nation, ...]:
    """The nations, and where their capitals are on this map."""
    capitals = {region.nation: region.id for region in board.spaces if region.kind == "capital"}
    return tuple(
        structs.Nation(
            id=card.nation,
            name=card.name,
            people=card.people,
            letter=card.letter,
            colour=card.colour,
            ink="dark" if is_light(card.colour) else "light",
            pattern=pattern_of(card.pattern),
            capital=capitals.get(card.nation),
            ability=card.ability.name,
            ability_text=card.ability.text,
        )
        for card in cards.capitals
    )


def cities_of(board: Board, cards: Cards) -> tuple[structs.City, ...]:
    """The city cards that are on this map."""
    places = {region.city: region.id for region in board.spaces if region.city is not None}
    return tuple(
        structs.City(
            card.number, card.name, card.kind, city_words(card.number), places[card.number]
        )
        for card in cards.cities
        if card.number in places
    )


def pattern_of(name: str) -> structs.Pattern:
    """A pattern's tile: its size and the lines in it."""
    size, lines = PATTERNS.get(name, PATTERNS["stripes"])
    return structs.Pattern(name, size, lines)
