"""Counters: the pieces of a position, set where they can be seen and told whose ground it is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ziggurat.atlas.dress import Counter, Dress
from ziggurat.atlas.layout import ROW, Layout
from ziggurat.atlas.outlines import Outlines
from ziggurat.atlas.paths import read_path
from ziggurat.atlas.placement import Box, around, is_inside, spiral
from ziggurat.atlas.projection import Point
from ziggurat.atlas.svg import element, number
from ziggurat.atlas.symbols import TOKEN_SIZE, counter_box, counter_sign
from ziggurat.kernel.errors import Invalid


def draw_counters(outlines: Outlines, layout: Layout, dress: Dress) -> Iterator[str]:
    """Set counters near where they belong, beside names, towns and other counters."""
    for space, look in dress.spaces.items():
        if look.marks:
            width = (len(look.marks) + 2) * (TOKEN_SIZE + 1)
            layout.field.take(Box(*layout.blocks[space].row, width, ROW), 2.0)
    for counter in dress.counters:
        if counter.livery not in dress.liveries:
            known = ", ".join(dress.liveries)
            raise Invalid(f"there is no side '{counter.livery}' to own pieces; known are {known}")
        wish = counter_box(counter, _place_of(counter, outlines, layout))
        kind, _, name = counter.thing.partition(":")
        own = read_path(outlines.spaces[name].path) if kind == "region" else []
        box = layout.field.best(
            around(wish, spiral(40, 4), 3.0), partial(_estrangement, own=own) if own else None
        )
        layout.field.take(box, 8.0)
        if own and not is_inside((box.x, box.y), own):
            yield _leader(box, outlines.spaces[name].town or outlines.spaces[name].label)
        yield counter_sign(counter, dress.liveries[counter.livery], box)


def _leader(box: Box, home: Point) -> str:
    """Tie a counter that found no room to its space."""
    d = f"M{number(box.x)} {number(box.y)}L{number(home[0])} {number(home[1])}"
    return element("path", d=d, class_="leader")


def _estrangement(box: Box, own: list[list[Point]]) -> float:
    """Price a counter that leaves its own space: one must see whose ground it stands on."""
    lost = sum(not is_inside(corner, own) for corner in box.corners())
    astray = 0 if is_inside((box.x, box.y), own) else 200
    return 18.0 * lost + astray


def _place_of(counter: Counter, outlines: Outlines, layout: Layout) -> Point:
    kind, _, name = counter.thing.partition(":")
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
                raise Invalid(f"pieces cannot stand on '{counter.thing}'")
    except KeyError as error:
        raise Invalid(f"there is no {kind} '{name}' on this board to put pieces on") from error
