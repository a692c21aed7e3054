"""What the map in a scene of Mega Empires is made of. Everything is in board units.

Outlines are told as arcs, each of which belongs to all shapes it bounds, so that neighbours meet
without a gap. What is nothing is left out.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Spot = tuple[float, float]
Shape = tuple[tuple[int, ...], ...]
"""Rings; each is the arcs that make it, one behind the other. Arc n backwards is -1 - n."""
Site = Literal["none", "plain", "dry"]


class Label(msgspec.Struct, frozen=True):
    """Where the name of an area stands, and the row of signs below it."""

    at: Spot
    """The middle of the first line's foot."""
    lines: tuple[str, ...]
    size: float
    row: Spot
    """Where the limit stands, with the gate of a city site beside it."""


class MapArea(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A land area in play."""

    id: str
    name: str
    region: str
    """The civilization whose region it belongs to."""
    limit: int
    """The printed one."""
    site: Site = "none"
    """Whether there is a city site, and whether it lies on the flood plain."""
    coastal: bool = False
    flood_plain: str = ""
    volcano: str = ""
    start: str = ""
    """The civilization that starts here."""
    shape: Shape
    at: Spot
    """Where there is most room, and how much to the nearest edge."""
    room: float
    label: Label
    station: Spot
    """Where its pieces stand: clear of all names."""
    berth: Spot | None = None
    """Where ships lie."""
    strip: Shape = ()
    """Its water."""
    land: tuple[str, ...] = ()
    """Areas in play next to it by land."""
    water: tuple[str, ...] = ()
    """Areas in play and open seas next to it by water."""


class MapSea(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An open sea."""

    id: str
    name: str
    at: Spot
    lines: tuple[str, ...]
    size: float
    shape: Shape = ()


class Wetland(msgspec.Struct, frozen=True):
    """A flood plain: a broad line that is seen on its areas alone."""

    id: str
    name: str
    line: str
    """An SVG path; empty on a sketch."""
    areas: tuple[str, ...]


class Mountain(msgspec.Struct, frozen=True):
    """A volcano."""

    id: str
    name: str
    at: Spot | None
    areas: tuple[str, ...]


class Realm(msgspec.Struct, frozen=True):
    """A civilization's name across its region."""

    civilization: str
    at: Spot
    size: float


class Lines(msgspec.Struct, frozen=True, kw_only=True):
    """Which arcs are which lines."""

    border: tuple[int, ...]
    """Between areas of one region."""
    march: tuple[int, ...]
    """Between areas of two regions."""
    coast: tuple[int, ...]
    strip: tuple[int, ...]
    """Between the waters of two areas."""
    sea: tuple[int, ...]
    """Around open seas, where they meet other water."""


class Chart(msgspec.Struct, frozen=True, kw_only=True):
    """The part of the map that is played on."""

    box: tuple[float, float, float, float]
    """Left, top, width and height of what is shown of the sheet."""
    arcs: tuple[tuple[int, ...], ...]
    """Each: x and y of its first point, then the steps to each further one."""
    areas: tuple[MapArea, ...]
    """Those in play."""
    seas: tuple[MapSea, ...]
    flood_plains: tuple[Wetland, ...]
    volcanoes: tuple[Mountain, ...]
    realms: tuple[Realm, ...]
    lines: Lines
    out: tuple[Shape, ...]
    """Areas out of play."""
    wilds: Shape
    """Land that belongs to nobody."""
    is_sketch: bool
    """Whether the map has no outlines and its areas are discs; links are to be drawn then."""
