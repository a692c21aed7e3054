"""Where names and their signs stand on the map: in their own area, and clear of one another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ziggurat.atlas.grounds import Ground
from ziggurat.atlas.outlines import Outlines, SpaceOutline
from ziggurat.atlas.paths import read_path
from ziggurat.atlas.placement import LINE, Box, Field, spiral, text_width
from ziggurat.atlas.projection import Point
from ziggurat.atlas.seams import Rings
from ziggurat.games.mega.maps.signs import SIGN
from ziggurat.games.mega.maps.world import LandArea, World

SIZES: Final = (17.0, 15.0, 13.2, 11.8, 10.4, 9.4)
"""Of names, in board units; the first that fits is taken."""
SHRINKING: Final = 14.0
"""What each smaller size costs."""
FAR: Final = 1.0
"""What a unit away from the best spot costs."""
FOREIGN: Final = 900.0
"""What a name costs that lies on the ground of others, by its share."""
AFLOAT: Final = 260.0
"""What a name costs that lies in the water."""
GOOD_ENOUGH: Final = 24.0
CROWDED: Final = 5.0
REACH: Final = 68.0
STEP: Final = 4.0
STEPS: Final = tuple(spiral(REACH, STEP))
REALM_SIZES: Final = (84.0, 70.0, 58.0, 48.0, 40.0, 34.0)
REALM_SPACING: Final = 10.0
REALM_STEPS: Final = tuple(spiral(240.0, 24.0))
AT_HOME: Final = 0.82
"""Which share of a region's name lies on the region, if it lies well."""
ASIDE: Final = 0.0006
"""What a unit away from the region's middle costs, in shares."""
WIDE: Final = 72.0
"""A name of several words wider than this is broken."""

SEA_SIZES: Final = (8.0, 30.0)
"""The smallest and the largest names of seas."""
SEA_SPACING: Final = 0.2
SEA_SHARE: Final = 1.7
"""How much of the room around its middle a sea's name takes."""


@dataclass(frozen=True)
class Block:
    """A name in lines, and the row of signs below it."""

    lines: tuple[str, ...]
    size: float
    box: Box
    row: Point
    """Middle of the row of signs."""

    def baseline(self, line: int) -> float:
        """Return where a line of the name stands."""
        return self.box.y - self.box.height / 2 + self.size * (LINE * line + 0.86)


class Lettering:
    """The blocks of all areas, and the room that is left between them.

    The same for all setups and positions of a map, and the larger part of the work of drawing it:
    whoever draws often keeps it.
    """

    def __init__(self, world: World, outlines: Outlines) -> None:
        shapes = {one: read_path(outline.path) for one, outline in outlines.spaces.items()}
        self.shapes: Mapping[str, Rings] = shapes
        self.field = Field(outlines.width, outlines.height)
        self.grounds = {one: Ground(rings) for one, rings in shapes.items()}
        self._land = Ground(ring for rings in shapes.values() for ring in rings)
        for spot in outlines.spots.values():
            self.field.take(Box(spot[0], spot[1] - 3, 26, 26), 4.0)
        self.blocks: dict[str, Block] = {}
        for area in sorted(world.land, key=lambda one: (outlines.spaces[one.id].room, one.id)):
            block = self._set(area, outlines.spaces[area.id])
            self.field.take(block.box, CROWDED)
            self.blocks[area.id] = block

    def _set(self, area: LandArea, outline: SpaceOutline) -> Block:
        """Find the largest lettering that stands well."""
        best: tuple[float, Block] | None = None
        for place, size in enumerate(SIZES):
            for lines in broken(area.name, size) if area.start is None else ((area.name,),):
                cost, block = self._best_place(area, outline, lines, size)
                offer = (cost + SHRINKING * place, block)
                if best is None or offer[0] < best[0]:
                    best = offer
            if best is not None and best[0] < GOOD_ENOUGH + SHRINKING * place:
                break
        assert best is not None, "there is at least one size"
        return best[1]

    def _best_place(
        self, area: LandArea, outline: SpaceOutline, lines: tuple[str, ...], size: float
    ) -> tuple[float, Block]:
        cost, box = self.best_place(
            area.id, outline.label, block_size(area, lines, size), steps=STEPS, price=FAR
        )
        row = (box.x, box.y + box.height / 2 - SIGN / 2)
        return cost, Block(lines, size, box, row)

    def best_place(
        self,
        area: str,
        middle: Point,
        size: tuple[float, float],
        *,
        steps: tuple[tuple[float, float], ...],
        price: float,
        field: Field | None = None,
    ) -> tuple[float, Box]:
        """Find the least bad place for something of an area, and tell how bad it is.

        What is quickly told is looked at first: most places are out of the question by then.
        `field` is what is set already, if that is more than names.
        """
        best, least = Box(*middle, *size), float("inf")
        own_ground = self.grounds[area]
        field = field or self.field
        for dx, dy in steps:
            cost = price * (dx * dx + dy * dy) ** 0.5
            if cost >= least:
                break
            box = Box(middle[0] + dx, middle[1] + dy, *size)
            own = own_ground.share_of(box)
            if cost + AFLOAT * (1 - own) >= least:
                continue
            cost += field.crowding(box)
            if cost + AFLOAT * (1 - own) >= least:
                continue
            if own < 1:
                land = max(self._land.share_of(box), own)
                cost += FOREIGN * (land - own) + AFLOAT * (1 - land)
            if cost < least:
                best, least = box, cost
        return least, best


def broken(name: str, size: float) -> Iterator[tuple[str, ...]]:
    """Tell how a name may be broken into lines: not at all if it is short, else at its best gap."""
    words = name.split()
    if len(words) == 1 or text_width(name, size) <= WIDE:
        yield (name,)
    if len(words) > 1:
        gaps = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
        yield min(gaps, key=lambda pair: max(len(line) for line in pair))


def block_size(area: LandArea, lines: tuple[str, ...], size: float) -> tuple[float, float]:
    """Return width and height of a name with its row of signs."""
    bold = area.start is not None
    width = max(text_width(line, size, bold=bold) for line in lines)
    width = max(width + (12 if bold else 2), SIGN * (1 + area.city_site))
    return width, size * LINE * len(lines) + (4 if bold else 0) + SIGN + 1


def across(name: str, spots: Sequence[Point], ground: Ground) -> tuple[Box, float]:
    """Find where a civilization's name stands best across its region, and how large."""
    x = sum(spot[0] for spot in spots) / len(spots)
    y = sum(spot[1] for spot in spots) / len(spots)
    best, chosen = (0.0, Box(x, y, 1, 1)), REALM_SIZES[-1]
    for size in REALM_SIZES:
        width = text_width(name.upper(), size, bold=True) + REALM_SPACING * len(name)
        offers = [Box(x + dx, y + dy, width, size) for dx, dy in REALM_STEPS]
        best = max(
            (
                (ground.share_of(box) - ASIDE * (abs(box.x - x) + abs(box.y - y)), box)
                for box in offers
            ),
            key=lambda offer: offer[0],
        )
        chosen = size
        if best[0] > AT_HOME:
            break
    return best[1], chosen


def sea_lettering(name: str, room: float) -> tuple[list[str], float]:
    """Break the name of a sea into lines, and tell how large it is written with so much room."""
    lines = name.split()
    longest = max(text_width(line, 1.0) + SEA_SPACING * len(line) for line in lines)
    return lines, max(SEA_SIZES[0], min(SEA_SIZES[1], SEA_SHARE * room / longest))
