"""The map of Mega Empires as its files say it: land areas, open seas, flood plains, volcanoes."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ziggurat.atlas.gazetteer import BoardFrame, Degrees, Entry

Block = Literal["west", "east"]
Longitude = Annotated[float, msgspec.Meta(ge=-180, le=180)]
Latitude = Annotated[float, msgspec.Meta(ge=-90, le=90)]
Limit = Annotated[int, msgspec.Meta(ge=0, le=4)]


class LandArea(Entry, frozen=True, kw_only=True):
    """A land area: what stands on the board there, and what it touches."""

    id: str
    name: str
    aka: tuple[str, ...] = ()
    """Names in other editions."""
    block: Block | None = None
    """The block its file belongs to; an entry may name it where a file holds both."""
    lon: Longitude
    lat: Latitude
    limit: Limit
    """The printed population limit (ME-G8)."""
    city_site: bool = False
    city_on_flood_plain: bool = False
    """Whether the site itself lies on the plain: a white gate."""
    coastal: bool = False
    """Whether its waters lead to an open sea."""
    flood_plain: str | None = None
    volcano: str | None = None
    region: str
    """The civilization whose own region it belongs to."""
    start: str | None = None
    """The civilization that starts here."""
    land: tuple[str, ...] = ()
    """Neighbours by land."""
    water: tuple[str, ...] = ()
    """Neighbours by water, open seas among them."""
    cell_points: tuple[Degrees, ...] = ()
    """Further points the drawn area grows from."""
    water_points: tuple[Degrees, ...] = ()
    """Further points its strip of water grows from."""
    open_water_points: tuple[Degrees, ...] = ()
    """Points out at sea to which its strip of water reaches."""

    @property
    def at(self) -> Degrees:
        """Where it lies on the globe."""
        return (self.lon, self.lat)


class OpenSea(Entry, frozen=True, kw_only=True):
    """An open sea: ships without the right advance stay out of it."""

    id: str
    name: str
    aka: tuple[str, ...] = ()
    block: Block | None = None
    lon: Longitude
    lat: Latitude
    water: tuple[str, ...] = ()
    open_water_points: tuple[Degrees, ...] = ()
    """Further points it grows from, out at sea."""
    water_points: tuple[Degrees, ...] = ()
    """Points at which it comes in among the strips of water."""

    @property
    def at(self) -> Degrees:
        """Where it lies on the globe."""
        return (self.lon, self.lat)


class FloodPlain(Entry, frozen=True, kw_only=True):
    """A river's plain: the areas it covers, and the line along which it is drawn."""

    id: str
    name: str
    areas: tuple[str, ...]
    line: tuple[Degrees, ...] = ()


class Volcano(Entry, frozen=True, kw_only=True):
    """A volcano: the areas that touch it, and where it is drawn."""

    id: str
    name: str
    areas: tuple[str, ...]
    lon: Longitude
    lat: Latitude

    @property
    def at(self) -> Degrees:
        """Where it lies on the globe."""
        return (self.lon, self.lat)


class Drawing(Entry, frozen=True, kw_only=True):
    """How the map is drawn: the sheet, and what the drawing cannot show."""

    board: BoardFrame
    water_links_not_drawn: tuple[tuple[str, str], ...] = ()
    """Neighbours by water whose drawn waters do not touch."""


class World(msgspec.Struct, frozen=True, kw_only=True):
    """The whole map: the gazetteers of both blocks joined, or a designer's own in one file."""

    source: str
    """The file that holds the shared part, for messages."""
    land: tuple[LandArea, ...]
    """In the order of the files, west before east."""
    seas: tuple[OpenSea, ...]
    flood_plains: tuple[FloodPlain, ...] = ()
    volcanoes: tuple[Volcano, ...] = ()
    drawing: Drawing | None = None
    """Without it a map can be played, but not built."""
    file_of: dict[str, str] = {}
    """The file in which an area or sea is listed, by its id."""

    @property
    def places(self) -> tuple[LandArea | OpenSea, ...]:
        """All areas and seas."""
        return (*self.land, *self.seas)

    def area(self, area_id: str) -> LandArea:
        """Return the land area of that id, which must exist."""
        return next(area for area in self.land if area.id == area_id)

    def entry(self, one: LandArea | OpenSea) -> tuple[str, str]:
        """Tell file and entry of an area or sea, as a fault names them."""
        kind = "land_areas" if isinstance(one, LandArea) else "open_seas"
        return self.file_of.get(one.id, self.source), f"{kind}, {one.id}"
