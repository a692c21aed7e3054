"""Shores: the coasts of provinces, which of them lie side by side, and where ships anchor."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations

import shapely

from ziggurat.atlas.gazetteer import (
    BorderKind,
    ClosedShore,
    Coast,
    CoastId,
    Degrees,
    Gazetteer,
    S,
    SpaceId,
    pair_id,
)
from ziggurat.atlas.outlines import CoastOutline
from ziggurat.atlas.projection import Point, Sheet
from ziggurat.atlas.survey.shapes import Shape, largest, lines, points_of, polygons

SHORTEST_SHORE_KM = 12.0
JOINING_KM = 2.0
"""Pieces of shore closer than twice this are one: river mouths do not part a coast."""
MEETING_KM = 1.5
MARGIN_KM = 3.0
"""So near to the frame's edge land ends for the picture only."""
ANCHOR_KM = (13.0, 9.0, 6.0, 3.0, 1.5)
"""How far offshore ships lie; the nearer ones for narrow waters."""
ELBOW_KM = 62.0
"""Anchors of different coasts keep this distance where the water allows it."""


@dataclass(frozen=True)
class Shores:
    """The drawn coasts: the water's edge of each, slightly widened."""

    coasts: dict[CoastId, Shape]
    quays: dict[CoastId, Shape]
    """The part of each on the space's main land, where ships lie and routes begin."""
    faults: list[str]


def survey_shores(
    gazetteer: Gazetteer[S], sheet: Sheet, provinces: Mapping[SpaceId, Shape], land: Shape
) -> Shores:
    """Find the shores of every space and match them with the listed coasts (maps, step 10)."""
    edges = sheet.frame
    frame = shapely.box(edges.west, edges.south, edges.east, edges.north)
    margin = frame.boundary.buffer(MARGIN_KM)
    outer_edge = land.boundary
    coasts: dict[CoastId, Shape] = {}
    quays: dict[CoastId, Shape] = {}
    faults: list[str] = []
    for space, province in provinces.items():
        main = _pieces(largest(province), outer_edge, margin)
        found = _with_islets(main, province, outer_edge)
        listed: list[Coast | ClosedShore] = [
            *(coast for coast in gazetteer.coasts if coast.region == space),
            *(shore for shore in gazetteer.closed_shores if shore.region == space),
        ]
        if len(found) != len(listed):
            faults.append(
                f"regions, {space}: {len(found)} shores are drawn, "
                f"{len(listed)} are listed (coasts and closed_shores)"
            )
        for entry, number in _match(gazetteer, sheet, listed, found):
            if isinstance(entry, Coast):
                coasts[entry.id] = found[number]
                quays[entry.id] = main[number]
    return Shores(coasts, quays, faults)


def _with_islets(pieces: list[Shape], province: Shape, outer_edge: Shape) -> list[Shape]:
    """Join the shores of a space's islets to the nearest shore of its main land."""
    joined = list(pieces)
    main = largest(province)
    for islet in polygons(province):
        if islet.equals(main) or not pieces:
            continue
        shore = islet.exterior.intersection(outer_edge).buffer(JOINING_KM)
        nearest = min(range(len(pieces)), key=lambda number: pieces[number].distance(islet))
        joined[nearest] = joined[nearest].union(shore)
    return joined


def _pieces(main: Shape, outer_edge: Shape, margin: Shape) -> list[Shape]:
    """Part a shore where the neighbours' land begins, but not where the frame cuts it off."""
    edge = main.exterior.intersection(outer_edge)
    shore = edge.difference(margin)
    pieces = []
    for joined in polygons(edge.buffer(JOINING_KM)):
        wet = lines(shore.intersection(joined))
        if sum(line.length for line in wet) > SHORTEST_SHORE_KM:
            pieces.append(shapely.union_all(wet).buffer(JOINING_KM))
    return pieces


def _match(
    gazetteer: Gazetteer[S], sheet: Sheet, listed: list[Coast | ClosedShore], found: list[Shape]
) -> Iterator[tuple[Coast | ClosedShore, int]]:
    """Pair coasts with the numbers of shores so that each lies as near as can be to its sea."""
    if not listed or not found:
        return
    seas = {sea.id: sea.centre for sea in gazetteer.seas}
    goals = [shapely.points(sheet.to_km(_goal(entry, seas))) for entry in listed]
    width = min(len(listed), len(found))
    best = min(
        permutations(range(len(found)), width),
        key=lambda order: sum(
            goals[place].distance(found[number]) for place, number in enumerate(order)
        ),
    )
    for place, number in enumerate(best):
        yield listed[place], number


def _goal(entry: Coast | ClosedShore, seas: Mapping[str, Degrees]) -> Degrees:
    if isinstance(entry, Coast) and entry.near is not None:
        return entry.near
    return seas[entry.sea]


def compare_links(
    gazetteer: Gazetteer[S], coasts: Mapping[CoastId, Shape], drawn_borders: Mapping[str, Shape]
) -> Iterator[str]:
    """Tell every difference between coasts that meet on the map and the listed links."""
    region_of = {coast.id: coast.region for coast in gazetteer.coasts}
    meeting = _meeting(coasts, region_of, drawn_borders) | _facing(gazetteer, coasts, region_of)
    listed = {pair_id(a, b) for a, b in gazetteer.coast_links}
    for pair in sorted(listed - meeting):
        yield f"coast_links, {pair}: listed, but the drawn coasts do not meet"
    for pair in sorted(meeting - listed):
        yield f"coast_links, {pair}: the drawn coasts meet, but are not listed"


def _meeting(
    coasts: Mapping[CoastId, Shape],
    region_of: Mapping[CoastId, SpaceId],
    drawn_borders: Mapping[str, Shape],
) -> set[str]:
    names = list(coasts)
    widened = [coasts[name].buffer(MEETING_KM) for name in names]
    pairs = shapely.STRtree(widened).query(widened, predicate="intersects")
    return {
        pair_id(names[one], names[other])
        for one, other in zip(*pairs.tolist(), strict=True)
        if one < other
        and coasts[names[one]].distance(coasts[names[other]]) <= MEETING_KM
        and pair_id(region_of[names[one]], region_of[names[other]]) in drawn_borders
    }


def _facing(
    gazetteer: Gazetteer[S], coasts: Mapping[CoastId, Shape], region_of: Mapping[CoastId, SpaceId]
) -> set[str]:
    """Straits link the two coasts that come nearest to each other."""
    facing: set[str] = set()
    for border in gazetteer.borders:
        if border.kind is not BorderKind.STRAIT:
            continue
        choices = [
            (coasts[one].distance(coasts[other]), pair_id(one, other))
            for one in coasts
            for other in coasts
            if (region_of[one], region_of[other]) == (border.a, border.b)
        ]
        if choices:
            facing.add(min(choices)[1])
    return facing


def survey_anchors(coasts: Mapping[CoastId, Shape], land: Shape) -> dict[CoastId, Point]:
    """Choose where the ships of each coast lie: offshore, near its middle, apart from others."""
    rings = [(distance, land.buffer(distance).boundary) for distance in ANCHOR_KM]
    anchors: dict[CoastId, Point] = {}
    for name, shore in sorted(coasts.items(), key=lambda item: (item[1].area, item[0])):
        middle = shore.centroid
        choices: list[Point] = []
        for distance, ring in rings:
            choices = _along(ring.intersection(shore.buffer(distance + 2)))
            if choices:
                break
        if not choices:
            choices = [(middle.x, middle.y)]
        anchors[name] = min(
            choices,
            key=lambda at: (
                _crowding(at, anchors)
                + 0.5 * ((at[0] - middle.x) ** 2 + (at[1] - middle.y) ** 2) ** 0.5,
                at,
            ),
        )
    return anchors


def outline_anchor(at: Point, sheet: Sheet, land: Shape) -> CoastOutline:
    """Return an anchor in board units, and which way the open water lies."""
    (x, y), _ = points_of(shapely.shortest_line(land, shapely.points(at)))
    dx, dy = at[0] - x, y - at[1]
    length = max((dx * dx + dy * dy) ** 0.5, 0.01)
    seaward = (round(dx / length, 2) + 0.0, round(dy / length, 2) + 0.0)
    return CoastOutline(anchor=sheet.to_board(at), seaward=seaward)


def _crowding(at: Point, anchors: Mapping[CoastId, Point]) -> float:
    distances = (((at[0] - x) ** 2 + (at[1] - y) ** 2) ** 0.5 for x, y in anchors.values())
    return float(sum(4 * (ELBOW_KM - one) for one in distances if one < ELBOW_KM))


def _along(shape: Shape, step_km: float = 8.0) -> list[Point]:
    found = []
    for line in lines(shape):
        count = max(1, round(line.length / step_km))
        for number in range(count + 1):
            at = line.interpolate(number / count, normalized=True)
            found.append((round(at.x, 3), round(at.y, 3)))
    return found
