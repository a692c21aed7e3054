"""The map of a table as a browser draws it: what it shows of the layout of a map."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from ziggurat.atlas.paths import read_path
from ziggurat.atlas.projection import Point
from ziggurat.games.mega.lookup.lookup import Lookup
from ziggurat.games.mega.maps.boards import part_shown
from ziggurat.games.mega.maps.lettering import sea_lettering
from ziggurat.games.mega.maps.scene import curve
from ziggurat.games.mega.maps.world import LandArea, OpenSea
from ziggurat.games.mega.view.chart_structs import (
    Chart,
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
from ziggurat.games.mega.view.layout import WATER, WILDS, Layout, layout_of, spot

OFFSHORE: Final = 15.0
"""How far from its disc the ships of an area lie on a sketch."""


def chart_of(lookup: Lookup, map_text: str) -> Chart:
    """The map of a table; an empty text is the map of the game."""
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
            outline, placed = self._outlines.spaces[area.id], self._layout.placing.areas[area.id]
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
                label=placed.label,
                station=placed.station,
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
        for civilization in self._lookup.civ_id:
            yield self._layout.placing.realms[civilization]

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
