"""Counters: the pieces of a position, set where they can be seen and told whose ground it is."""

from __future__ import annotations

from collections.abc import Iterator

from ziggurat.atlas.dress import Dress
from ziggurat.atlas.layout import ROW, Layout
from ziggurat.atlas.outlines import Outlines
from ziggurat.atlas.placement import Box, is_inside
from ziggurat.atlas.projection import Point
from ziggurat.atlas.stations import ground_of, place_of, take_station
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
        wish = counter_box(counter, place_of(counter.thing, outlines, layout))
        box = take_station(counter.thing, (wish.width, wish.height), outlines, layout)
        own = ground_of(counter.thing, outlines)
        if own and not is_inside((box.x, box.y), own):
            outline = outlines.spaces[counter.thing.partition(":")[2]]
            yield _leader(box, outline.town or outline.label)
        yield counter_sign(counter, dress.liveries[counter.livery], box)


def _leader(box: Box, home: Point) -> str:
    """Tie a counter that found no room to its space."""
    d = f"M{number(box.x)} {number(box.y)}L{number(home[0])} {number(home[1])}"
    return element("path", d=d, class_="leader")
