"""Layout: where names, signs and waters' names stand. Pieces never move them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from ziggurat.atlas.dress import Dress, NameStyle, SpaceDress
from ziggurat.atlas.gazetteer import Gazetteer, S, Space
from ziggurat.atlas.outlines import Outlines, SpaceOutline
from ziggurat.atlas.paths import read_path
from ziggurat.atlas.placement import (
    LINE,
    Box,
    Field,
    around,
    is_inside,
    sea_name_size,
    spiral,
    text_width,
)
from ziggurat.atlas.projection import Point
from ziggurat.atlas.symbols import TOKEN_SIZE

NAME_SIZES: Mapping[NameStyle, float] = {
    "grand": 13.5,
    "strong": 11.5,
    "plain": 11.0,
    "quiet": 10.5,
}
NOTE_SIZE = 8.5
ROW = 13.5
OUTSIDE_PRICE = 26.0
"""What each corner of a block costs that lies outside of its own space."""

WEIGHTS = {"town": 3.0, "block": 4.0, "peak": 0.5, "route": 0.7, "berth": 0.8, "strait": 1.5}
"""How bad it is to cover what is there already."""


@dataclass(frozen=True)
class Block:
    """A space's name with the row of its signs below."""

    box: Box
    size: float
    row: Point
    """Middle of the row of signs."""


@dataclass(frozen=True)
class Layout:
    """Everything set on the board before the pieces, and the room that is left."""

    blocks: dict[str, Block]
    seas: dict[str, Box]
    field: Field


def lay_out(
    gazetteer: Gazetteer[S],
    outlines: Outlines,
    dress: Dress,
    legend: Box | None,
    scale: float = 1.0,
) -> Layout:
    """Set names and signs; spaces with the least room choose first.

    `scale` makes names and signs larger, for boards that are shown small.
    """
    field = Field(outlines.width, outlines.height)
    if legend is not None:
        field.take(legend, 50.0)
    _take_fixtures(field, outlines, dress)
    blocks: dict[str, Block] = {}
    by_room = sorted(gazetteer.spaces, key=lambda space: (outlines.spaces[space.id].room, space.id))
    for space in by_room:
        look = dress.spaces.get(space.id, SpaceDress())
        block = _block(space, look, outlines.spaces[space.id], field, scale)
        field.take(block.box, WEIGHTS["block"])
        blocks[space.id] = block
    seas: dict[str, Box] = {}
    for sea in gazetteer.seas:
        if sea.id not in outlines.seas:
            continue
        wish = Box(*outlines.seas[sea.id], *sea_name_size(sea.name))
        seas[sea.id] = field.best(around(wish, spiral(12, 4), 2.0))
        field.take(seas[sea.id], 1.0)
    return Layout(blocks, seas, field)


def row_items(look: SpaceDress) -> int:
    """Count the signs that may stand below a name, without what players build.

    Whether somebody holds the space now does not matter: names stay when control changes.
    """
    return (look.token is not None) + look.can_be_held


def _block(
    space: Space, look: SpaceDress, outline: SpaceOutline, field: Field, scale: float
) -> Block:
    size = NAME_SIZES[look.name_style] * scale
    name_height = size * LINE
    width = text_width(space.name, size, bold=look.name_style in ("grand", "strong"))
    below = ROW * scale if row_items(look) else 0.0
    note = NOTE_SIZE * LINE * scale if look.note else 0.0
    height = name_height + note + below
    width = max(
        width,
        text_width(look.note, NOTE_SIZE * scale),
        row_items(look) * (TOKEN_SIZE + 1) * scale,
    )
    wish = Box(outline.label[0], outline.label[1], width, height)
    chosen = space.label
    box = wish.moved(*chosen) if chosen is not None else _least_bad(wish, outline, field)
    top = box.y - height / 2
    row = (box.x, top + name_height + note + ROW * scale / 2)
    return Block(box, size, row)


def _least_bad(wish: Box, outline: SpaceOutline, field: Field) -> Box:
    """Prefer the middle of the space, then room without anything else, then its own ground."""
    main = read_path(outline.path)[:1]

    def outside(box: Box) -> float:
        return OUTSIDE_PRICE * sum(not is_inside(corner, main) for corner in box.corners())

    return field.best(around(wish, spiral(30, 5), 1.1), outside)


def _take_fixtures(field: Field, outlines: Outlines, dress: Dress) -> None:
    for space, outline in outlines.spaces.items():
        look = dress.spaces.get(space)
        if outline.town is not None and look is not None and look.town is not None:
            field.take(Box(*outline.town, 16, 16), WEIGHTS["town"])
    for peak in outlines.peaks:
        field.take(Box(*peak.at, 10, 10), WEIGHTS["peak"])
    for coast in outlines.coasts.values():
        field.take(Box(*coast.anchor, 11, 11), WEIGHTS["berth"])
    for strait in outlines.straits.values():
        (x, y), (u, v) = strait.ends
        field.take(Box((x + u) / 2, (y + v) / 2, 8, 8), WEIGHTS["strait"])
    for route in outlines.routes.values():
        for at in _walk(read_path(route.path)[0], 6.0):
            field.take(Box(*at, 5, 5), WEIGHTS["route"])


def _walk(line: list[Point], step: float) -> list[Point]:
    """Return points along a line, a step apart."""
    walked = [line[0]]
    for (x, y), (u, v) in pairwise(line):
        length = ((u - x) ** 2 + (v - y) ** 2) ** 0.5
        count = max(1, round(length / step))
        walked += [(x + (u - x) * n / count, y + (v - y) * n / count) for n in range(1, count + 1)]
    return walked
