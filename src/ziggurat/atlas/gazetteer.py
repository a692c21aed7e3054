"""What a map file says: the spaces of a board, where they lie and how they touch."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Generic, Literal, TypeVar

import msgspec

Degrees = tuple[float, float]
"""Longitude and latitude, east and north positive."""

SpaceId = str
CoastId = str


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One line of a map file. An unknown field is a slip of the pen and is refused."""


class Space(Entry, frozen=True, kw_only=True):
    """A space of the board. Each game adds what it needs to know in a subclass."""

    id: SpaceId
    name: str
    kind: str
    centre: Degrees
    """The point around which the province is grown."""
    points: tuple[Degrees, ...] = ()
    """Further points it is grown from, for provinces that reach round a corner."""
    place: Degrees | None = None
    """Where the town lies, if the space has one."""
    weight: float = 1.0
    """How strongly the province grows against its neighbours."""
    label: tuple[float, float] | None = None
    """Moves the name by so many board units, right and down, where the usual spot is bad."""


class BorderKind(StrEnum):
    """How two spaces touch."""

    LAND = "land"
    STRAIT = "strait"
    """Over narrow water: the spaces face each other and share no line."""
    MOUNTAIN = "mountain"
    FOREST = "forest"

    @property
    def is_crossing(self) -> bool:
        """Whether the border is a place of its own, where one may stand in between."""
        return self in (BorderKind.MOUNTAIN, BorderKind.FOREST)


class Border(Entry, frozen=True, kw_only=True):
    """Two spaces that touch; undirected and listed once."""

    a: SpaceId
    b: SpaceId
    kind: BorderKind
    name: str | None = None

    @property
    def id(self) -> str:
        """The pair in alphabetical order, such as ``massalia/mediolanum``."""
        return pair_id(self.a, self.b)


class Coast(Entry, frozen=True, kw_only=True):
    """A shore of a space where ships lie; a space between two waters has two."""

    id: CoastId
    region: SpaceId
    sea: str
    near: Degrees | None = None
    """A point on this shore, where the sea's centre does not tell the shores of a space apart."""


class ClosedShore(Entry, frozen=True, kw_only=True):
    """A shore on the map that no ship uses."""

    region: SpaceId
    sea: str


class Route(Entry, frozen=True, kw_only=True):
    """A line over open water between two coasts."""

    id: str
    a: CoastId
    b: CoastId
    via: tuple[Degrees, ...] = ()


RangeKind = Literal["mountain", "forest"]


class Barrier(Entry, frozen=True, kw_only=True):
    """A range of mountains or a forest: provinces grow around it, the picture shows it."""

    name: str
    kind: RangeKind
    line: tuple[Degrees, ...]


class Sea(Entry, frozen=True, kw_only=True):
    """A named water."""

    id: str
    name: str
    centre: Degrees
    weight: float = 1.0


class WaterZone(Entry, frozen=True, kw_only=True):
    """A part of the water that is a place of its own: a space's strip along its coast, or open sea.

    A strip bears the id of its space.
    """

    id: str
    is_open: bool
    centres: tuple[Degrees, ...] = ()
    """Points out at sea around which it grows, where no coast is near."""
    near: tuple[Degrees, ...] = ()
    """Points that count as its coast."""


class Filler(Entry, frozen=True, kw_only=True):
    """Land that is on the map but not in the game."""

    id: str
    centre: Degrees
    weight: float = 1.0


class Stroke(Entry, frozen=True, kw_only=True):
    """A line on the map that a game gives a meaning: a river, a road, a plain along them."""

    id: str
    line: tuple[Degrees, ...]


class Spot(Entry, frozen=True, kw_only=True):
    """A point on the map that a game gives a meaning."""

    id: str
    at: Degrees


class Projection(Entry, frozen=True, kw_only=True):
    """Albers' equal-area projection: two true parallels and the origin of the kilometres."""

    name: Literal["albers"]
    lat_1: float
    lat_2: float
    lat_0: float
    lon_0: float


class FrameKm(Entry, frozen=True, kw_only=True):
    """The edges of the picture in kilometres from the projection's origin."""

    west: float
    south: float
    east: float
    north: float


class Lens(Entry, frozen=True, kw_only=True):
    """A magnifying glass over a crowded part of the map; all around it makes room."""

    at: Degrees
    power: float
    """How many times larger the middle is drawn."""
    reach_km: float
    """How far from the middle most of the magnifying is done."""


class DegreeBox(Entry, frozen=True, kw_only=True):
    """A rectangle of degrees."""

    west: float
    south: float
    east: float
    north: float


class BoardFrame(Entry, frozen=True, kw_only=True):
    """The sheet the map is drawn on and the numbers its provinces are grown with."""

    id: str
    projection: Projection
    frame_km: FrameKm
    year: int | None = None
    min_border_km: float = 20.0
    """A shorter contact on the drawn map is no border, unless it is listed."""
    seed: int = 1
    """Another seed draws other borders between the same places."""
    spacing_km: float = 24.0
    """Distance of the fine cells provinces are made of."""
    width: float = 1600.0
    """Board units from west to east; the height follows from the frame."""
    lenses: tuple[Lens, ...] = ()
    """Applied one after the other."""
    edge: tuple[Degrees, ...] = ()
    """Corners of the part of the sheet that is in the game; nothing: all of it."""
    stretch: float | None = None
    """How much a degree of longitude counts against one of latitude where distances decide what
    belongs to whom; nothing: kilometres on the sheet count."""
    strip: float = 0.6
    """How far strips of water reach from the coast, in degrees of latitude."""
    islands_left_out: tuple[DegreeBox, ...] = ()
    """Islands in these rectangles are not drawn."""


S = TypeVar("S", bound=Space)


class Gazetteer(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """A whole map file. `source` is its name, for messages."""

    source: str
    board: BoardFrame | None
    spaces: tuple[S, ...]
    borders: tuple[Border, ...] = ()
    coasts: tuple[Coast, ...] = ()
    closed_shores: tuple[ClosedShore, ...] = ()
    coast_links: tuple[tuple[CoastId, CoastId], ...] = ()
    routes: tuple[Route, ...] = ()
    barriers: tuple[Barrier, ...] = ()
    seas: tuple[Sea, ...] = ()
    filler: tuple[Filler, ...] = ()
    waters: tuple[WaterZone, ...] = ()
    water_links: tuple[tuple[str, str], ...] = ()
    """Pairs of waters that touch; each is listed once."""
    links_not_drawn: tuple[tuple[str, str], ...] = ()
    """Those of them that the drawing cannot show."""
    strokes: tuple[Stroke, ...] = ()
    spots: tuple[Spot, ...] = ()

    def space(self, space_id: SpaceId) -> S:
        """Return the space of that id, which must exist."""
        return next(space for space in self.spaces if space.id == space_id)

    def crossings(self) -> Iterator[Border]:
        """Tell the borders over mountains and through forests."""
        return (border for border in self.borders if border.kind.is_crossing)


def pair_id(a: str, b: str) -> str:
    """Name an undirected pair: the same whichever end comes first.

    >>> pair_id("mediolanum", "massalia")
    'massalia/mediolanum'
    """
    return "/".join(sorted((a, b)))
