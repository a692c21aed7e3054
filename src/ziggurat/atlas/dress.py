"""What a game adds to a map for its picture: colours, signs, pieces, a legend.

The atlas draws these shapes and gives them no meaning; a game says what a house or a half-disc
stands for, in its legend.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Glyph = Literal["pawn", "hollow-pawn", "horseshoe", "sail", "crown", "staff"]
"""What is drawn on a counter."""
Mark = Literal["house", "walled-house", "tower", "half-disc", "temple", "stall", "skull", "ambush"]
"""What is built on a space."""
LineSample = Literal["route", "strait", "mountain", "forest", "coast"]
Ground = Literal["paper", "hatched", "islet"]
NameStyle = Literal["grand", "strong", "plain", "quiet"]


class Worn(msgspec.Struct, frozen=True, kw_only=True):
    """Part of a dress."""


class Livery(Worn, frozen=True, kw_only=True):
    """How a side is told from the others: by colour, by pattern and by letter."""

    name: str
    letter: str
    colour: str
    """As ``#rrggbb``."""
    pattern: str
    """One of `ziggurat.atlas.patterns.PATTERNS`."""


class Token(Worn, frozen=True, kw_only=True):
    """A small sign on a space, told by shape, letter and colour."""

    shape: Literal["disc", "diamond", "square"]
    letter: str
    colour: str
    title: str


class Town(Worn, frozen=True, kw_only=True):
    """A town's sign: a star, or a disc with a number in it."""

    star: bool = False
    text: str = ""


class SpaceDress(Worn, frozen=True, kw_only=True):
    """How one space looks."""

    ground: Ground = "paper"
    name_style: NameStyle = "plain"
    note: str = ""
    home: str | None = None
    """The livery of the side it belongs to by right."""
    can_be_held: bool = True
    """Whether room is kept for the sign of whoever holds it."""
    held: str | None = None
    """The livery of the side that holds it now."""
    token: Token | None = None
    town: Town | None = None
    marks: tuple[Mark, ...] = ()
    title: str = ""
    """What one reads when pointing at it."""


class Counter(Worn, frozen=True, kw_only=True):
    """Pieces of one side in one place: glyphs with their numbers."""

    thing: str
    """Where: ``region:roma``, ``crossing:massalia/mediolanum``, ``coast:roma``, ``route:r12``."""
    livery: str
    afloat: bool
    counts: tuple[tuple[Glyph, int], ...]
    title: str


class LegendEntry(Worn, frozen=True, kw_only=True):
    """A line of the legend: a sample and its words. Exactly one sample is given."""

    text: str
    livery: str | None = None
    ground: Ground | None = None
    token: Token | None = None
    town: Town | None = None
    mark: Mark | None = None
    glyph: Glyph | None = None
    line: LineSample | None = None


class Dress(Worn, frozen=True, kw_only=True):
    """Everything a game adds to a picture of its map."""

    title: str
    caption: str = ""
    liveries: dict[str, Livery]
    spaces: dict[str, SpaceDress]
    counters: tuple[Counter, ...] = ()
    legend: tuple[tuple[LegendEntry, ...], ...] = ()
    """Columns from left to right."""
