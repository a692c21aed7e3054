"""The map as a browser draws it: shapes with fewer points than the printed sheet has, and places.

A screen shows a board unit as little more than a pixel at the nearest, so outlines are told in
whole units; `TOLERANCE` is what they may be wrong by.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Final

from ziggurat.atlas.arcs import Network, network_of
from ziggurat.atlas.grounds import Ground
from ziggurat.atlas.outlines import Outlines, check_outlines
from ziggurat.atlas.paths import read_path
from ziggurat.atlas.placement import Box
from ziggurat.atlas.projection import Point
from ziggurat.atlas.reading import MapText
from ziggurat.atlas.sketch import sketch
from ziggurat.games.mega.lookup.lookup import Lookup
from ziggurat.games.mega.maps.boards import part_shown
from ziggurat.games.mega.maps.form import read_world_outlines
from ziggurat.games.mega.maps.lettering import (
    SIZES,
    Block,
    Lettering,
    across,
    block_size,
    sea_lettering,
)
from ziggurat.games.mega.maps.pieces import room_ashore
from ziggurat.games.mega.maps.reading import read_world
from ziggurat.games.mega.maps.scene import curve
from ziggurat.games.mega.maps.survey import gazetteer_of
from ziggurat.games.mega.maps.world import LandArea, OpenSea, World
from ziggurat.games.mega.view.chart_structs import (
    Chart,
    Label,
    Lines,
    MapArea,
    MapSea,
    Mountain,
    Realm,
    Shape,
    Site,
    Spot,
    Wetland,
)

TOLERANCE: Final = 1.0
STATION: Final = (31.0, 19.0)
"""Room of the largest piece, in board units."""
OFFSHORE: Final = 15.0
"""How far from its disc the ships of an area lie on a sketch."""
WATER, WILDS = "water:", "wilds"
"""How the shapes of waters, and of land that belongs to nobody, are known beside the areas."""


class Layout:
    """Where everything on a map is drawn: the same for all tables that play on it."""

    def __init__(self, world: World, outlines: Outlines) -> None:
        self.world = world
        self.outlines = outlines
        self.is_sketch = not outlines.waters
        self.network = network_of(shapes_in(outlines)).coarser(TOLERANCE)
        self.boxes = {name: box_around(self.network, name) for name in self.network.shapes}
        self.blocks: dict[str, Block] = {}
        self.stations: dict[str, Spot] = {}
        if self.is_sketch:
            self._set_in_discs()
        else:
            self._set_well()

    def _set_well(self) -> None:
        """Find the best place for every name and the pieces below it."""
        lettering = Lettering(self.world, self.outlines)
        field = lettering.field.copy()
        self.blocks = lettering.blocks
        for area in self.world.land:
            box = room_ashore(area.id, STATION, lettering, field)
            self.stations[area.id] = spot((box.x, box.y))

    def _set_in_discs(self) -> None:
        """Names stand in their discs, pieces on their lower edge: nobody waits for a sketch."""
        for area in self.world.land:
            outline = self.outlines.spaces[area.id]
            x, y = outline.label
            lines, size = (area.name,), SIZES[-1]
            box = Box(x, y, *block_size(area, lines, size))
            self.blocks[area.id] = Block(lines, size, box, (x, y + size))
            self.stations[area.id] = spot((x, y + outline.room))


@lru_cache(maxsize=1)
def shipped_layout() -> Layout:
    """The map of the game; it takes seconds to lay out."""
    return Layout(read_world(), read_world_outlines())


def layout_of(map_text: str) -> Layout:
    """The layout of a map; one without outlines that fit is sketched."""
    if not map_text:
        return shipped_layout()
    world = read_world(MapText(map_text))
    return Layout(world, fitting_outlines(world))


def fitting_outlines(world: World) -> Outlines:
    """The stored outlines if they are of this very geography, whatever else is changed."""
    gazetteer, outlines = gazetteer_of(world), read_world_outlines()
    return sketch(gazetteer) if check_outlines(gazetteer, outlines, "outlines") else outlines


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


def chart_of(lookup: Lookup, map_text: str) -> Chart:
    """The map of a table."""
    return ChartMaking(lookup, layout_of(map_text)).chart()


class ChartMaking:
    """A chart in the making: what a table shows of a layout."""

    def __init__(self, lookup: Lookup, layout: Layout) -> None:
        self._lookup = lookup
        self._layout = layout
        self._world = layout.world
        self._outlines = layout.outlines
        self._is_sketch = layout.is_sketch
        self._in_play = [layout.world.area(area) for area in lookup.area_id]
        box = part_shown(layout.outlines, lookup.area_id, is_whole=lookup.board == "both")
        self._box = box
        self._network = layout.network.only(
            name for name, around in layout.boxes.items() if around.overlap(box) > 0
        )

    def chart(self) -> Chart:
        """All of it."""
        box = self._box
        corner = (box.x - box.width / 2, box.y - box.height / 2)
        return Chart(
            box=(*spot(corner), round(box.width), round(box.height)),
            arcs=self._network.arcs(),
            areas=tuple(self._areas()),
            seas=tuple(self._seas()),
            flood_plains=tuple(self._plains()),
            volcanoes=tuple(self._volcanoes()),
            realms=tuple(self._realms()),
            lines=self._lines(),
            out=tuple(self._out()),
            wilds=self._shape(WILDS),
            is_sketch=self._is_sketch,
        )

    def _shape(self, name: str) -> Shape:
        return self._network.shapes.get(name, ())

    def _areas(self) -> Iterator[MapArea]:
        for area in self._in_play:
            outline = self._outlines.spaces[area.id]
            yield MapArea(
                id=area.id,
                name=area.name,
                region=area.region,
                limit=area.limit,
                site=site_of(area),
                coastal=area.coastal,
                flood_plain=area.flood_plain or "",
                volcano=area.volcano or "",
                start=area.start or "",
                shape=self._shape(area.id),
                at=spot(outline.label),
                room=round(outline.room),
                label=label_of(self._layout.blocks[area.id]),
                station=self._layout.stations[area.id],
                berth=self._berth(area),
                strip=self._shape(f"{WATER}{area.id}"),
                land=self._known(area.land),
                water=self._known(area.water),
            )

    def _known(self, neighbours: Iterable[str]) -> tuple[str, ...]:
        """Those that are in play, or open seas."""
        seas = {sea.id for sea in self._world.seas}
        areas = set(self._lookup.area_id)
        return tuple(one for one in neighbours if one in areas or one in seas)

    def _berth(self, area: LandArea) -> Spot | None:
        water = self._outlines.waters.get(area.id)
        if water is not None:
            return spot(water.at)
        x, y = self._outlines.spaces[area.id].label
        away = self._outlines.spaces[area.id].room + OFFSHORE
        return spot((x, y + away)) if area.coastal and self._is_sketch else None

    def _seas(self) -> Iterator[MapSea]:
        for sea in self._world.seas:
            shape = self._shape(f"{WATER}{sea.id}")
            place = self._sea_place(sea)
            if place is None or not (shape or self._is_sketch):
                continue
            lines, size = sea_lettering(sea.name, place[1])
            yield MapSea(
                id=sea.id,
                name=sea.name,
                at=spot(place[0]),
                lines=tuple(lines),
                size=round(size, 1),
                shape=shape,
            )

    def _sea_place(self, sea: OpenSea) -> tuple[Point, float] | None:
        """Where a sea's name stands, and the room there; None where it is not on the sheet."""
        if self._is_sketch:
            at = self._outlines.seas.get(sea.id)
            return None if at is None else (at, OFFSHORE)
        water = self._outlines.waters.get(sea.id)
        return None if water is None else (water.at, water.room)

    def _plains(self) -> Iterator[Wetland]:
        for plain in self._world.flood_plains:
            areas = self._known(plain.areas)
            stroke = self._outlines.strokes.get(plain.id)
            if areas:
                line = curve(read_path(stroke)[0]) if stroke is not None else ""
                yield Wetland(plain.id, plain.name, line, areas)

    def _volcanoes(self) -> Iterator[Mountain]:
        for volcano in self._world.volcanoes:
            areas = self._known(volcano.areas)
            at = self._outlines.spots.get(volcano.id)
            if areas:
                yield Mountain(volcano.id, volcano.name, None if at is None else spot(at), areas)

    def _realms(self) -> Iterator[Realm]:
        for civilization, name in zip(self._lookup.civ_id, self._lookup.civ_name, strict=True):
            mine = [area.id for area in self._in_play if area.region == civilization]
            spots = [self._outlines.spaces[area].label for area in mine]
            ground = Ground(
                ring for area in mine for ring in read_path(self._outlines.spaces[area].path)
            )
            box, size = across(name, spots, ground)
            yield Realm(civilization, spot((box.x, box.y)), size)

    def _lines(self) -> Lines:
        region = {area.id: area.region for area in self._in_play}
        kinds: dict[str, list[int]] = {}
        for arc, owners in sorted(self._network.owners().items()):
            kind = kind_of_line(owners, region)
            kinds.setdefault(kind, []).append(arc)
        return Lines(**{name: tuple(kinds.get(name, ())) for name in Lines.__struct_fields__})

    def _out(self) -> Iterator[Shape]:
        in_play = set(self._lookup.area_id)
        for area in self._world.land:
            if area.id not in in_play and self._shape(area.id):
                yield self._shape(area.id)


def site_of(area: LandArea) -> Site:
    """Whether there is a city site, and where it lies."""
    if not area.city_site:
        return "none"
    return "plain" if area.city_on_flood_plain else "dry"


def label_of(block: Block) -> Label:
    """Where a name and its signs stand."""
    at = (block.box.x, block.baseline(0))
    return Label(spot(at), block.lines, block.size, spot(block.row))


def kind_of_line(owners: list[str], region: Mapping[str, str]) -> str:
    """What an arc is, by the shapes on its sides; empty for what is not drawn as a line."""
    land = [one for one in owners if not one.startswith(WATER)]
    if len(owners) < 2 or len(land) == 1:
        return "coast" if land and land[0] in region else ""
    if land:
        inside = [region.get(one) for one in land]
        if None in inside:
            return "march" if any(inside) else ""
        return "border" if inside[0] == inside[1] else "march"
    is_strip = all(one.removeprefix(WATER) in region for one in owners)
    return "strip" if is_strip else "sea"
