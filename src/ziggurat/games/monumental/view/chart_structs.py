"""What the map in a scene of Monumental is made of: tiles, and how everything on it is drawn."""

from __future__ import annotations

from typing import Literal

import msgspec

from ziggurat.atlas.projection import Point
from ziggurat.atlas.shapes import Paint, Picture
from ziggurat.atlas.tiles import Face


class Texture(msgspec.Struct, frozen=True):
    """The pattern of a ground: the lines in a piece of it that is repeated."""

    width: float
    height: float
    lines: str
    colour: str


class Terrain(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of tile: what is printed on it, and how it looks."""

    name: str
    text: str
    value: int | None
    """Its own part of the Defence; None where nobody conquers."""
    lit: str
    """The colour of the ground where the light falls on it."""
    shaded: str
    """The same at the other end."""
    texture: Texture
    picture: Picture
    """Drawn around the origin, about 60 wide and 30 high."""


class MapTile(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A tile of the map."""

    id: str
    """Its label: the letter of the row and the place in it."""
    q: int
    r: int
    at: Point
    """Its middle on the sheet."""
    terrain: str
    is_coastal: bool = False
    seat: int | None = None
    """Whose Capital it is: which player in turn order, from 1."""
    open: tuple[int, ...] = ()
    """The sides of a Bridge that can be passed, from the east clockwise; empty is all of a tile."""
    ways: tuple[str, ...] = ()
    """Where Explorers can go from here in one step."""


class MapToken(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A token that lies on the map: shape, sign and colour say the same."""

    name: str
    outline: str
    colour: str
    lines: str = ""
    """Its sign, as lines."""
    letter: str = ""
    """Its sign, where that is a letter."""


class Chart(msgspec.Struct, frozen=True, kw_only=True):
    """The map that is played on."""

    name: str
    width: float
    height: float
    size: float
    """Length of a tile's side."""
    face: Face
    """Of an empty tile, around the origin."""
    terrains: dict[str, Terrain]
    """Those that the map has, by id."""
    paints: dict[str, Paint]
    """What pictures are painted with."""
    tiles: tuple[MapTile, ...]
    """In the order of the view."""
    tokens: dict[str, MapToken]
    """By what a view calls them; `natural_wonder` and `trade_benefit` lie face down."""


class Track(msgspec.Struct, frozen=True):
    """The Trade track (AE-2)."""

    last_space: int
    benefit_spaces: tuple[int, ...]
    """Whoever reaches one gains a Trade Benefit."""
    per_spaces: int
    """For so many spaces..."""
    points: int
    """...so many points."""
    leader_bonus: int


class Livery(msgspec.Struct, frozen=True):
    """The colour of a seat."""

    colour: str
    ink: Literal["dark", "light"]
    """What can be read upon it."""
