"""Growing: every cell goes to the centre that reaches it first."""

from __future__ import annotations

import heapq
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import shapely

from ziggurat.atlas.projection import Point
from ziggurat.atlas.survey.cells import Cells, Stream, distance
from ziggurat.atlas.survey.shapes import Shape, line_of

ROUGHNESS = 0.35
BARRIER_KM = 160.0
"""What crossing a range costs, in kilometres of plain ground."""
ISLAND_REACH_KM = 130.0
"""An island without a centre belongs to the nearest space within this distance."""
OFF_LAND_KM = 5.0
NOBODY = -1


@dataclass(frozen=True)
class Centre:
    """A centre to grow from; filler is land outside of the game."""

    id: str
    at: Point
    weight: float
    is_filler: bool
    further: tuple[Point, ...] = ()
    """More points it grows from."""


@dataclass(frozen=True)
class Growth:
    """Who owns each cell, and the cells in which centres lie."""

    owner: list[int]
    home: list[int]
    """The cell of each centre."""
    colonies: list[tuple[int, int]]
    """The cells of further points, each with the number of its centre."""
    off_land: list[tuple[str, float]]
    """Centres that lie in the water, with their distance to land."""


def grow(
    cells: Cells,
    centres: Sequence[Centre],
    barriers: Sequence[Shape],
    seed: int,
    *,
    measured: Sequence[Point] | None = None,
    taken: Mapping[int, int] | None = None,
) -> Growth:
    """Grow from all centres at once (maps, step 5).

    `measured` tells for each cell where it lies on the chart that distances are measured on, if
    that is not the sheet; `taken` are cells whose owner is known.
    """
    tree = shapely.STRtree(cells.shapes)
    home, off_land = [], []
    for centre in centres:
        near, distance = _nearest_cell(cells, tree, centre.at)
        home.append(near)
        if distance > OFF_LAND_KM:
            off_land.append((centre.id, distance))
    colonies = _colonies(cells, tree, centres, set(home))
    steps = _steps(cells, barriers, seed, measured or cells.middles)
    seats = [*((cell, centre) for centre, cell in enumerate(home)), *colonies]
    owner = _spread(steps, seats, [centre.weight for centre in centres], taken or {})
    _settle_islands(cells, owner)
    return Growth(owner, home, colonies, off_land)


def _nearest_cell(cells: Cells, tree: shapely.STRtree, at: Point) -> tuple[int, float]:
    point = shapely.points(at)
    near = min(int(number) for number in tree.query_nearest(point))
    return near, float(point.distance(cells.shapes[near]))


def _colonies(
    cells: Cells, tree: shapely.STRtree, centres: Sequence[Centre], homes: set[int]
) -> list[tuple[int, int]]:
    """Find the cells of further points; the cell of a centre stays that centre's."""
    found: dict[int, int] = {}
    for number, centre in enumerate(centres):
        for at in centre.further:
            cell, _ = _nearest_cell(cells, tree, at)
            if cell not in homes:
                found.setdefault(cell, number)
    return sorted(found.items())


def _steps(
    cells: Cells, barriers: Sequence[Shape], seed: int, measured: Sequence[Point]
) -> list[list[tuple[int, float]]]:
    """Price the step between touching cells: distance, roughness, and ranges in the way."""
    stream = Stream(seed + 1)
    rough = [1 + ROUGHNESS * stream.draw() for _ in cells.shapes]
    pairs = [(one, other) for one, other, _ in cells.contacts()]
    blocked = _blocked(cells, pairs, barriers)
    steps: list[list[tuple[int, float]]] = [[] for _ in cells.shapes]
    for number, (one, other) in enumerate(pairs):
        price = distance(measured[one], measured[other]) * (rough[one] + rough[other]) / 2
        price += BARRIER_KM if number in blocked else 0
        steps[one].append((other, price))
        steps[other].append((one, price))
    return steps


def _blocked(cells: Cells, pairs: list[tuple[int, int]], barriers: Sequence[Shape]) -> set[int]:
    if not barriers or not pairs:
        return set()
    hops = np.array(
        [line_of([cells.middles[one], cells.middles[other]]) for one, other in pairs], dtype=object
    )
    crossed = shapely.STRtree(list(barriers)).query(hops, predicate="intersects")[0]
    return {int(number) for number in crossed}


def _spread(
    steps: list[list[tuple[int, float]]],
    seats: list[tuple[int, int]],
    weights: list[float],
    taken: Mapping[int, int],
) -> list[int]:
    owner = [taken.get(cell, NOBODY) for cell in range(len(steps))]
    queue = [(0.0, cell, centre) for cell, centre in seats]
    heapq.heapify(queue)
    while queue:
        spent, cell, centre = heapq.heappop(queue)
        if owner[cell] != NOBODY:
            continue
        owner[cell] = centre
        for other, price in steps[cell]:
            if owner[other] == NOBODY:
                heapq.heappush(queue, (spent + price / weights[centre], other, centre))
    return owner


def _settle_islands(cells: Cells, owner: list[int]) -> None:
    """Give islands no centre lies on to the nearest space; far ones stay nobody's."""
    settled = [cell for cell, one in enumerate(owner) if one != NOBODY]
    if not settled:
        return
    shores = shapely.STRtree([cells.shapes[cell] for cell in settled])
    seen: set[int] = set()
    for start in range(len(owner)):
        if owner[start] != NOBODY or start in seen:
            continue
        island = _island(cells, owner, start)
        seen.update(island)
        ground = shapely.union_all([cells.shapes[cell] for cell in island])
        near = shores.query_nearest(ground, max_distance=ISLAND_REACH_KM)
        for cell in island if len(near) else ():
            owner[cell] = owner[settled[int(near.min())]]


def _island(cells: Cells, owner: list[int], start: int) -> list[int]:
    island, waiting = {start}, [start]
    while waiting:
        for other, _ in cells.touching[waiting.pop()]:
            if owner[other] == NOBODY and other not in island:
                island.add(other)
                waiting.append(other)
    return sorted(island)
