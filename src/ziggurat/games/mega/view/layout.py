"""Where everything on a map is drawn: the same for all tables that play on it.

Finding a good place for every name takes seconds, so the places of the map of the game are kept as
data; `tools/placing.py` makes them anew.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec

from ziggurat.atlas.arcs import Network, network_of
from ziggurat.atlas.grounds import Ground
from ziggurat.atlas.outlines import Outlines, check_outlines
from ziggurat.atlas.paths import read_path
from ziggurat.atlas.placement import Box
from ziggurat.atlas.projection import Point
from ziggurat.atlas.reading import MapText
from ziggurat.atlas.sketch import sketch
from ziggurat.documents.reading import Document
from ziggurat.games.mega.maps.boards import liveries
from ziggurat.games.mega.maps.form import read_world_outlines
from ziggurat.games.mega.maps.lettering import SIZES, Block, Lettering, across, block_size
from ziggurat.games.mega.maps.pieces import room_ashore
from ziggurat.games.mega.maps.reading import read_world
from ziggurat.games.mega.maps.survey import gazetteer_of
from ziggurat.games.mega.maps.world import World
from ziggurat.games.mega.view.chart_structs import Label, Realm, Spot

TOLERANCE: Final = 1.0
"""What outlines may be wrong by: a screen shows a board unit as little more than a pixel."""
STATION: Final = (31.0, 19.0)
"""Room of the largest piece, in board units."""
WATER, WILDS = "water:", "wilds"
"""How the shapes of waters, and of land that belongs to nobody, are known beside the areas."""


class Placed(msgspec.Struct, frozen=True):
    """Where the name and the pieces of an area stand."""

    label: Label
    station: Spot


class Placing(msgspec.Struct, frozen=True):
    """Where all names stand on a map, and the pieces below them."""

    areas: dict[str, Placed]
    realms: dict[str, Realm]


class Layout:
    """A map as it is drawn."""

    def __init__(self, world: World, outlines: Outlines, placing: Placing) -> None:
        self.world = world
        self.outlines = outlines
        self.placing = placing
        self.is_sketch = not outlines.waters
        self.network = network_of(shapes_in(outlines)).coarser(TOLERANCE)
        self.boxes = {name: box_around(self.network, name) for name in self.network.shapes}


def layout_of(map_text: str) -> Layout:
    """The layout of a map; one without outlines that fit is sketched."""
    if not map_text:
        return shipped_layout()
    world = read_world(MapText(map_text))
    gazetteer, outlines = gazetteer_of(world), read_world_outlines()
    if check_outlines(gazetteer, outlines, "outlines"):
        outlines = sketch(gazetteer)
        return Layout(world, outlines, places_in_discs(world, outlines))
    if names_on(world) == names_on(read_world()):
        return Layout(world, outlines, shipped_layout().placing)
    return Layout(world, outlines, best_places(world, outlines))


@lru_cache(maxsize=1)
def shipped_layout() -> Layout:
    """The map of the game."""
    placing = msgspec.json.decode(kept_places().read_bytes(), type=Placing)
    return Layout(read_world(), read_world_outlines(), placing)


def names_on(world: World) -> list[tuple[str, str, str]]:
    """All that is written on a map, and whose regions it is written across."""
    return [(area.id, area.name, area.region) for area in world.land]


def kept_places() -> Document:
    """Return the file in which the places on the map of the game are kept."""
    return files("ziggurat.games.mega") / "data" / "placing.json"


# --- places


def best_places(world: World, outlines: Outlines) -> Placing:
    """Find the best place for every name and the pieces below it."""
    lettering = Lettering(world, outlines)
    field = lettering.field.copy()
    areas: dict[str, Placed] = {}
    for area in world.land:
        box = room_ashore(area.id, STATION, lettering, field)
        label = label_of(lettering.blocks[area.id])
        areas[area.id] = Placed(label, spot((box.x, box.y)))
    return Placing(areas, realms_of(world, outlines))


def places_in_discs(world: World, outlines: Outlines) -> Placing:
    """Put names into their discs and pieces on the lower edge: nobody waits for a sketch."""
    areas: dict[str, Placed] = {}
    for area in world.land:
        outline = outlines.spaces[area.id]
        x, y = outline.label
        lines, size = (area.name,), SIZES[-1]
        box = Box(x, y, *block_size(area, lines, size))
        label = label_of(Block(lines, size, box, (x, y + size)))
        areas[area.id] = Placed(label, spot((x, y + outline.room)))
    return Placing(areas, realms_of(world, outlines))


def label_of(block: Block) -> Label:
    """Where a name and its signs stand."""
    at = (block.box.x, block.baseline(0))
    return Label(spot(at), block.lines, block.size, spot(block.row))


def realms_of(world: World, outlines: Outlines) -> dict[str, Realm]:
    """Where each civilization's name stands across its region."""
    realms: dict[str, Realm] = {}
    for civilization, livery in liveries().items():
        mine = [outlines.spaces[area.id] for area in world.land if area.region == civilization]
        if mine:
            ground = Ground(ring for outline in mine for ring in read_path(outline.path))
            box, size = across(livery.name, [outline.label for outline in mine], ground)
            realms[civilization] = Realm(civilization, spot((box.x, box.y)), size)
    return realms


# --- shapes


def shapes_in(outlines: Outlines) -> dict[str, list[list[Point]]]:
    """Areas, waters and wilds by the names they have in a network."""
    areas = {area: read_path(outline.path) for area, outline in outlines.spaces.items()}
    waters = {f"{WATER}{one}": read_path(water.path) for one, water in outlines.waters.items()}
    wilds = {WILDS: read_path(outlines.filler)} if outlines.filler else {}
    return areas | waters | wilds


def box_around(network: Network, name: str) -> Box:
    """The box in which a shape lies."""
    rings = network.shapes[name]
    points = [point for ring in rings for one in ring for point in network.line(one)]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    return Box((left + right) / 2, (top + bottom) / 2, right - left, bottom - top)


def spot(at: Point) -> Spot:
    """A place to a whole unit."""
    return round(at[0]), round(at[1])
