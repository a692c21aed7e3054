"""Routes over open water, and the short lines over straits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import shapely

from ziggurat.atlas.gazetteer import BorderKind, CoastId, Gazetteer, Route, S, SpaceId
from ziggurat.atlas.outlines import RouteOutline, StraitOutline
from ziggurat.atlas.paths import open_path
from ziggurat.atlas.projection import Point, Sheet
from ziggurat.atlas.survey.borders import outline_line
from ziggurat.atlas.survey.shapes import Shape, line_of, points_of

OFFSHORE_KM = (9.0, 5.0, 2.5, 1.5)
GRAZING_KM = 1.0
"""So much of a route may touch land before it counts as crossing it."""
LANDING_KM = 7.0
"""A strait's line reaches so far onto the land on both sides."""
CURVE_STEPS = 10


@dataclass(frozen=True)
class DrawnRoutes:
    """Routes as drawn, and those that run over land."""

    routes: dict[str, RouteOutline]
    faults: list[str]


def survey_routes(
    gazetteer: Gazetteer[S], sheet: Sheet, coasts: Mapping[CoastId, Shape], land: Shape
) -> DrawnRoutes:
    """Draw each route as a smooth curve from shore to shore (maps, step 12)."""
    rings = [(distance, land.buffer(distance).boundary) for distance in OFFSHORE_KM]
    drawn: dict[str, RouteOutline] = {}
    faults: list[str] = []
    for route in gazetteer.routes:
        if route.a not in coasts or route.b not in coasts:
            faults.append(f"trade_routes, {route.id}: one of its coasts has no drawn shore")
            continue
        line = _curve(route, sheet, coasts, rings)
        ashore = float(line.intersection(land).length)
        if ashore > GRAZING_KM:
            faults.append(
                f"trade_routes, {route.id}: runs over {ashore:.0f} km of land; "
                "give points on the water in 'via'"
            )
        middle = outline_line(line, sheet)
        path = open_path([sheet.to_board(point) for point in points_of(line)])
        drawn[route.id] = RouteOutline(path=path, at=middle.at, tangent=middle.tangent)
    return DrawnRoutes(drawn, faults)


def _curve(
    route: Route,
    sheet: Sheet,
    coasts: Mapping[CoastId, Shape],
    rings: list[tuple[float, Shape]],
) -> Shape:
    via = [sheet.to_km(at) for at in route.via]
    # Over narrow water both ends stay close to their shores, or they would meet halfway.
    gap = coasts[route.a].distance(coasts[route.b])
    rings = [ring for ring in rings if ring[0] < gap / 3] or rings[-1:]
    goal = shapely.points(via[0]) if via else coasts[route.b]
    start = _quay(coasts[route.a], goal, rings)
    end = _quay(coasts[route.b], shapely.points(via[-1] if via else start), rings)
    if not via:
        start = _quay(coasts[route.a], shapely.points(end), rings)
    return line_of(_smooth([start, *via, end]))


def _quay(shore: Shape, goal: Shape, rings: list[tuple[float, Shape]]) -> Point:
    """Return the point just off a shore that is nearest to where the route goes."""
    for distance, ring in rings:
        berths = ring.intersection(shore.buffer(distance))
        if not berths.is_empty:
            near = shapely.shortest_line(berths, goal)
            x, y = near.coords[0]
            return (float(x), float(y))
    return (float(shore.centroid.x), float(shore.centroid.y))


def _smooth(points: list[Point]) -> list[Point]:
    """Run a curve through all points (Catmull-Rom); two points stay a straight line."""
    if len(points) == 2:
        return points
    padded = [points[0], *points, points[-1]]
    curve: list[Point] = []
    for p0, p1, p2, p3 in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for step in range(CURVE_STEPS):
            t = step / CURVE_STEPS
            x, y = (_spline(p0[i], p1[i], p2[i], p3[i], t) for i in (0, 1))
            curve.append((x, y))
    return [*curve, points[-1]]


def _spline(p0: float, p1: float, p2: float, p3: float, t: float) -> float:
    return 0.5 * (
        2 * p1
        + (p2 - p0) * t
        + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
        + (3 * p1 - p0 - 3 * p2 + p3) * t**3
    )


def survey_straits(
    gazetteer: Gazetteer[S], provinces: Mapping[SpaceId, Shape]
) -> Iterator[tuple[str, Shape]]:
    """Return the shortest line over each strait, reaching a little onto both shores."""
    for border in gazetteer.borders:
        if border.kind is not BorderKind.STRAIT:
            continue
        (x, y), (u, v) = points_of(shapely.shortest_line(provinces[border.a], provinces[border.b]))
        length = max(((u - x) ** 2 + (v - y) ** 2) ** 0.5, 0.001)
        dx, dy = (u - x) / length * LANDING_KM, (v - y) / length * LANDING_KM
        yield border.id, line_of([(x - dx, y - dy), (u + dx, v + dy)])


def outline_strait(line: Shape, sheet: Sheet) -> StraitOutline:
    """Return a strait's line in board units."""
    start, end = (sheet.to_board(point) for point in points_of(line))
    return StraitOutline(ends=(start, end))
