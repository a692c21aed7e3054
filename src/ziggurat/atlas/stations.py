"""Stations: where pieces stand on a board, beside names, towns and one another."""

from __future__ import annotations

from functools import partial

from ziggurat.atlas.layout import ROW, Layout
from ziggurat.atlas.outlines import Outlines
from ziggurat.atlas.paths import read_path
from ziggurat.atlas.placement import Box, around, is_inside, spiral
from ziggurat.atlas.projection import Point
from ziggurat.kernel.errors import Invalid

REACH = 40.0
"""How far pieces may stand from where they belong."""


def take_station(
    thing: str, size: tuple[float, float], outlines: Outlines, layout: Layout, step: float = 4.0
) -> Box:
    """Find room for pieces near where they belong, and keep it from whatever comes later.

    `thing` is such as ``region:roma``, ``crossing:massalia/mediolanum``, ``coast:roma``. Places
    are tried a `step` apart.
    """
    wish = Box(*place_of(thing, outlines, layout), *size)
    own = ground_of(thing, outlines)
    box = layout.field.best(
        around(wish, spiral(REACH, step), 3.0), partial(_estrangement, own=own) if own else None
    )
    layout.field.take(box, 8.0)
    return box


def ground_of(thing: str, outlines: Outlines) -> list[list[Point]]:
    """Return the shape pieces should not leave; empty where there is none."""
    kind, _, name = thing.partition(":")
    return read_path(outlines.spaces[name].path) if kind == "region" else []


def place_of(thing: str, outlines: Outlines, layout: Layout) -> Point:
    """Return where pieces would stand if nothing were in their way."""
    kind, _, name = thing.partition(":")
    try:
        match kind:
            case "region":
                x, y = layout.blocks[name].row
                return (x, y + ROW)
            case "crossing":
                return outlines.borders[name].at
            case "coast":
                coast = outlines.coasts[name]
                (x, y), (dx, dy) = coast.anchor, coast.seaward
                return (x + 9 * dx, y + 5 * dy)
            case "route":
                return outlines.routes[name].at
            case _:
                raise Invalid(f"pieces cannot stand on '{thing}'")
    except KeyError as error:
        raise Invalid(f"there is no {kind} '{name}' on this board to put pieces on") from error


def _estrangement(box: Box, own: list[list[Point]]) -> float:
    """Price pieces that leave their own space: one must see whose ground they stand on."""
    lost = sum(not is_inside(corner, own) for corner in box.corners())
    astray = 0 if is_inside((box.x, box.y), own) else 200
    return 18.0 * lost + astray
