"""What the scene of Empire's Revolt is made of: the map as it is drawn, and the cards in play."""

from __future__ import annotations

from typing import Literal

import msgspec

from ziggurat.atlas.dress import NameStyle
from ziggurat.atlas.gazetteer import BorderKind, RangeKind
from ziggurat.games.revolt.maps.board import RegionKind
from ziggurat.games.revolt.printed.cards import CityKind, Resource, TechGroup
from ziggurat.kernel import views

Point = tuple[float, float]


class Label(msgspec.Struct, frozen=True):
    """Where the name of a region stands, and the row of signs below it."""

    at: Point
    """The middle of the upper edge."""
    size: float
    style: NameStyle
    note: str
    row: Point
    """The middle of the row of signs."""


class Region(msgspec.Struct, frozen=True, kw_only=True):
    """A region: what it is, its shape, and where things stand on it."""

    id: str
    name: str
    kind: RegionKind
    nation: str | None
    resource: Resource | None
    city: int | None
    people: str | None
    can_be_held: bool
    path: str
    label: Label
    town: Point | None
    station: Point
    """The middle of its troops."""
    leader: Point | None
    """Where a line from troops leads that found no room on their own ground."""
    neighbours: tuple[str, ...]


class Crossing(msgspec.Struct, frozen=True):
    """Mountains or a forest between two regions."""

    id: str
    name: str
    kind: BorderKind
    a: str
    b: str
    at: Point
    station: Point


class Coast(msgspec.Struct, frozen=True):
    """A berth along a shore."""

    id: str
    region: str
    at: Point
    station: Point


class Route(msgspec.Struct, frozen=True):
    """A line over open water."""

    id: str
    a: str
    b: str
    path: str
    at: Point
    station: Point


class Border(msgspec.Struct, frozen=True):
    """What joins two regions, as a line for a sketch, where shapes do not touch."""

    kind: BorderKind
    ends: tuple[Point, Point]


class Peak(msgspec.Struct, frozen=True):
    """A mountain or a wood on the map."""

    kind: RangeKind
    at: Point
    faint: bool
    """Whether it only adorns: no border lies there."""


class Sea(msgspec.Struct, frozen=True):
    """The name of a water, broken into lines."""

    lines: tuple[str, ...]
    at: Point
    step: float
    """From line to line."""


class Pattern(msgspec.Struct, frozen=True):
    """A pattern's tile: its size and the lines in it."""

    name: str
    size: float
    lines: str


class Nation(msgspec.Struct, frozen=True, kw_only=True):
    """A nation that can be played."""

    id: str
    name: str
    people: str
    letter: str
    colour: str
    ink: Literal["dark", "light"]
    """What can be read upon its colour."""
    pattern: Pattern
    capital: str | None
    ability: str
    ability_text: str


class City(msgspec.Struct, frozen=True):
    """A city card that is on the map."""

    number: int
    name: str
    kind: CityKind
    text: str
    region: str


class People(msgspec.Struct, frozen=True):
    """Mercenaries."""

    id: str
    name: str


class Tech(msgspec.Struct, frozen=True):
    """A tech card."""

    id: str
    name: str
    group: TechGroup
    text: str
    count: int


class Scene(views.Scene, frozen=True, kw_only=True):
    """A board of Empire's Revolt: all that never changes on it."""

    form: int
    """Raised when a browser's board must change with the scene."""
    map: str
    width: float
    height: float
    wilds: str
    """The land that belongs to no region, as a path."""
    regions: tuple[Region, ...]
    crossings: tuple[Crossing, ...]
    coasts: tuple[Coast, ...]
    routes: tuple[Route, ...]
    borders: tuple[Border, ...]
    straits: tuple[tuple[Point, Point], ...]
    peaks: tuple[Peak, ...]
    seas: tuple[Sea, ...]
    resources: tuple[Resource, ...]
    cities_to_win: int
    """For the trade victory."""
    nations: tuple[Nation, ...]
    cities: tuple[City, ...]
    peoples: tuple[People, ...]
    techs: tuple[Tech, ...]
    sketched: bool
    """Whether there are no outlines: regions are discs, and lines join them."""
