"""Marks on the map: where names and towns go, and the peaks and trees of its ranges."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np
import shapely
from shapely import affinity

from ziggurat.atlas.gazetteer import Gazetteer, RangeKind, S, Space, SpaceId
from ziggurat.atlas.outlines import Peak, RouteOutline, SpaceOutline
from ziggurat.atlas.paths import closed_path, read_path
from ziggurat.atlas.placement import sea_name_size, spiral
from ziggurat.atlas.projection import Point, Sheet
from ziggurat.atlas.survey.shapes import (
    Shape,
    largest,
    line_of,
    lines,
    points_of,
    polygons,
    upright,
)

NAME_SHAPE = 2.2
"""Names are wider than high: room is measured on a map stretched so many times upwards."""
FARTHEST_CENTRE_KM = 12.0
"""A centre at the water's edge may come to lie so far off its province's simplified coast."""
FARTHEST_TOWN_KM = 30.0
"""A town may lie so far off its drawn province and is then moved onto it."""
ASHORE_KM = 4.0
SPECK = 2.0
"""Pieces and holes below this area, in square board units, are left out."""
PEAK_KM = 27.0
RANGE_CLEARANCE_KM = 32.0
SEA_REACH_KM = 120.0
MOST_HIDDEN = 0.05
"""A name that would lie on land with a larger share is left out."""
SEA_STEP_KM = 12.0


def outline_space(space: Space, sheet: Sheet, province: Shape) -> tuple[SpaceOutline, list[str]]:
    """Return a space as drawn, and what is wrong with it (maps, step 13)."""
    faults = []
    home = shapely.points(sheet.to_km(space.centre))
    if province.distance(home) > FARTHEST_CENTRE_KM:
        faults.append(f"regions, {space.id}: the drawn province does not hold its centre")
    main = largest(province)
    stretched = affinity.scale(main, 1.0, NAME_SHAPE, origin=(0, 0))
    (x, y), (u, v) = points_of(shapely.maximum_inscribed_circle(stretched, tolerance=1.0))
    town = None
    if space.place is not None:
        at = shapely.points(sheet.to_km(space.place))
        if province.distance(at) > FARTHEST_TOWN_KM:
            faults.append(
                f"regions, {space.id}: place lies {province.distance(at):.0f} km "
                "off the drawn province"
            )
        town = sheet.to_board(_ashore(at, province))
    return (
        SpaceOutline(
            path=path_of(province, sheet),
            label=sheet.to_board((x, y / NAME_SHAPE)),
            room=round(((u - x) ** 2 + (v - y) ** 2) ** 0.5 * sheet.units_per_km, 1),
            town=town,
        ),
        faults,
    )


def path_of(shape: Shape, sheet: Sheet) -> str:
    """Return a shape as the text of a path, its largest piece first."""
    drawn = shapely.set_precision(_on_board(shape, sheet), 0.1)
    pieces = sorted(polygons(drawn), key=lambda piece: (-piece.area, piece.bounds))
    return closed_path(
        points_of(ring)
        for piece in pieces
        for ring in (piece.exterior, *piece.interiors)
        if shapely.Polygon(ring).area >= SPECK
    )


def _on_board(shape: Shape, sheet: Sheet) -> Shape:
    """Return a shape in board units; snapping it there keeps it valid, rounding might not."""
    scale, frame = sheet.units_per_km, sheet.frame
    return affinity.affine_transform(
        shape, [scale, 0, 0, -scale, -frame.west * scale, frame.north * scale]
    )


def _ashore(at: Shape, province: Shape) -> tuple[float, float]:
    """Move a town from the water's edge onto its province, where it can be seen and clicked."""
    inner = province.buffer(-ASHORE_KM)
    ground = inner if not inner.is_empty else province
    if ground.intersects(at):
        return (float(at.x), float(at.y))
    x, y = points_of(shapely.shortest_line(ground, at))[0]
    return (x, y)


def survey_peaks(
    gazetteer: Gazetteer[S],
    sheet: Sheet,
    borders: Mapping[str, Shape],
    provinces: Mapping[SpaceId, Shape],
) -> tuple[Peak, ...]:
    """Set peaks or trees along every crossing, and fewer along the rest of the ranges."""
    marked: list[Peak] = []
    for border in gazetteer.crossings():
        kind: RangeKind = "mountain" if border.kind == "mountain" else "forest"
        if border.id in borders:
            for at in _spaced(borders[border.id]):
                marked.append(Peak(kind=kind, at=sheet.to_board((at.x, at.y)), border=border.id))
    near_borders = shapely.union_all(list(borders.values())).buffer(RANGE_CLEARANCE_KM)
    land = shapely.union_all(list(provinces.values())).buffer(-PEAK_KM / 2)
    for barrier in gazetteer.barriers:
        line = line_of([sheet.to_km(at) for at in barrier.line])
        for at in _spaced(line):
            if land.intersects(at) and not near_borders.intersects(at):
                marked.append(Peak(kind=barrier.kind, at=sheet.to_board((at.x, at.y))))
    return tuple(sorted(marked, key=lambda peak: (peak.at[1], peak.at[0])))


def survey_seas(
    gazetteer: Gazetteer[S], routes: Mapping[str, RouteOutline], land: Shape, sheet: Sheet
) -> dict[str, Point]:
    """Choose where the names of waters go: near their centre, off land, routes and each other."""
    unit = 1 / sheet.units_per_km
    frame = sheet.frame
    free = shapely.box(frame.west, frame.south, frame.east, frame.north).buffer(-12 * unit)
    ashore = land.buffer(3 * unit)
    lanes = _lanes(routes, sheet)
    steps = spiral(SEA_REACH_KM, SEA_STEP_KM)
    placed: dict[str, Point] = {}
    taken: list[Shape] = []
    for sea in gazetteer.seas:
        width, height = (side * unit for side in sea_name_size(sea.name))
        x, y = sheet.to_km(sea.centre)
        reach = 2 * SEA_REACH_KM
        around = upright(x, y, width + reach, height + reach)
        hiding = shapely.union_all([ashore.intersection(around), around.difference(free), *taken])
        boxes = np.array([upright(x + dx, y + dy, width, height) for dx, dy in steps])
        hidden = shapely.area(shapely.intersection(boxes, hiding))
        costs = hidden + shapely.length(shapely.intersection(boxes, lanes)) * unit * 12
        costs += [8 * (dx * dx + dy * dy) ** 0.5 for dx, dy in steps]
        chosen = int(np.argmin(np.round(costs, 3)))
        if hidden[chosen] > MOST_HIDDEN * width * height:
            continue
        placed[sea.id] = sheet.to_board((x + steps[chosen][0], y + steps[chosen][1]))
        taken.append(boxes[chosen])
    return placed


def _lanes(routes: Mapping[str, RouteOutline], sheet: Sheet) -> Shape:
    """Return the drawn routes in kilometres again."""
    frame, unit = sheet.frame, 1 / sheet.units_per_km
    drawn = [
        line_of(
            [(frame.west + x * unit, frame.north - y * unit) for x, y in read_path(one.path)[0]]
        )
        for one in routes.values()
    ]
    return shapely.MultiLineString(drawn)


def _spaced(shape: Shape) -> Iterator[Shape]:
    for line in lines(shape):
        count = max(1, round(line.length / PEAK_KM))
        for number in range(count):
            yield line.interpolate((number + 0.5) / count, normalized=True)
