"""Sketching a map of which nobody has built outlines: every space a disc where it truly lies.

The sketch has the form of built outlines, so whatever draws these draws it too.
"""

from __future__ import annotations

from math import cos, hypot, pi, sin

from ziggurat.atlas.gazetteer import (
    BoardFrame,
    BorderKind,
    Coast,
    Degrees,
    FrameKm,
    Gazetteer,
    Projection,
    Route,
    S,
)
from ziggurat.atlas.outlines import (
    FORM,
    BorderOutline,
    CoastOutline,
    Outlines,
    Peak,
    RouteOutline,
    SpaceOutline,
    StraitOutline,
    geometry_digest,
)
from ziggurat.atlas.paths import closed_path, open_path
from ziggurat.atlas.projection import Albers, Point, Sheet

SMALLEST, LARGEST = 20.0, 62.0
"""Radii of discs, in board units."""
SHARE = 0.44
"""How much of the way to the nearest other space a disc takes."""
CORNERS = 28
OFFSHORE = 15.0
"""How far from its disc a coast's ships lie."""
FLATTEST = 4.0
"""Degrees the true parallels' middle must lie from the equator."""
WIDE = 1.5
"""How many times wider than high the sheet is at least, as screens are."""
MARGIN = 0.12
"""Room around the outermost spaces, as a share of the sheet."""


def sketch(gazetteer: Gazetteer[S]) -> Outlines:
    """Return outlines made of nothing but coordinates."""
    sheet = Sheet(frame_around(gazetteer))
    centres = {space.id: on_sheet(sheet, space.centre) for space in gazetteer.spaces}
    radii = {space: _radius(space, centres) for space in centres}
    coasts = {
        coast.id: _coast(gazetteer, sheet, coast, centres, radii) for coast in gazetteer.coasts
    }
    return Outlines(
        form=FORM,
        gazetteer=geometry_digest(gazetteer),
        made_with={},
        width=sheet.width,
        height=sheet.height,
        spaces={
            space: SpaceOutline(closed_path([_disc(at, radii[space])]), at, radii[space], at)
            for space, at in centres.items()
        },
        filler="",
        coasts=coasts,
        borders={
            border.id: BorderOutline(_between(centres, border.a, border.b), 0.0)
            for border in gazetteer.borders
        },
        routes={route.id: _route(sheet, route, coasts) for route in gazetteer.routes},
        straits={
            border.id: StraitOutline(_gap(centres, radii, border.a, border.b))
            for border in gazetteer.borders
            if border.kind is BorderKind.STRAIT
        },
        seas={
            sea.id: on_sheet(sheet, sea.centre)
            for sea in gazetteer.seas
            if sheet.contains(sea.centre)
        },
        peaks=tuple(
            Peak("mountain" if border.kind is BorderKind.MOUNTAIN else "forest", at, border.id)
            for border in gazetteer.crossings()
            for at in _beside(_between(centres, border.a, border.b))
        ),
    )


def frame_around(gazetteer: Gazetteer[S]) -> BoardFrame:
    """Return the sheet that holds every space and little else."""
    lons = [space.centre[0] for space in gazetteer.spaces]
    lats = [space.centre[1] for space in gazetteer.spaces]
    south, north = min(lats), max(lats)
    if abs(south + north) < FLATTEST:  # parallels as far south as north unroll to no cone
        north += 2 * FLATTEST
    projection = Projection(
        name="albers",
        lat_1=south,
        lat_2=north,
        lat_0=(min(lats) + max(lats)) / 2,
        lon_0=(min(lons) + max(lons)) / 2,
    )
    kilometres = [Albers(projection).to_km(space.centre) for space in gazetteer.spaces]
    west, east = min(x for x, _ in kilometres), max(x for x, _ in kilometres)
    bottom, top = min(y for _, y in kilometres), max(y for _, y in kilometres)
    room = MARGIN * max(east - west, north - south, 1.0)
    aside = max(room, (WIDE * (top - bottom + 2 * room) - (east - west)) / 2)
    frame = FrameKm(west=west - aside, south=bottom - room, east=east + aside, north=top + room)
    return BoardFrame(id="sketch", projection=projection, frame_km=frame)


def on_sheet(sheet: Sheet, at: Degrees) -> Point:
    """Return where a point of the globe lies on the sheet."""
    return sheet.to_board(sheet.to_km(at))


def _radius(space: str, centres: dict[str, Point]) -> float:
    x, y = centres[space]
    away = [hypot(x - u, y - v) for other, (u, v) in centres.items() if other != space]
    return max(SMALLEST, min(LARGEST, SHARE * min(away, default=LARGEST)))


def _disc(at: Point, radius: float) -> list[Point]:
    turns = [2 * pi * corner / CORNERS for corner in range(CORNERS)]
    return [(at[0] + radius * cos(turn), at[1] + radius * sin(turn)) for turn in turns]


def _coast(
    gazetteer: Gazetteer[S],
    sheet: Sheet,
    coast: Coast,
    centres: dict[str, Point],
    radii: dict[str, float],
) -> CoastOutline:
    """Ships lie off the disc, on the side of their sea."""
    seas = {sea.id: sea.centre for sea in gazetteer.seas}
    towards = coast.near or seas.get(coast.sea)
    x, y = centres[coast.region]
    u, v = on_sheet(sheet, towards) if towards is not None else (x, y + 1)
    dx, dy = _unit(u - x, v - y)
    away = radii[coast.region] + OFFSHORE
    return CoastOutline((round(x + away * dx, 1), round(y + away * dy, 1)), (dx, dy))


def _unit(dx: float, dy: float) -> Point:
    length = hypot(dx, dy)
    return (dx / length, dy / length) if length else (0.0, 1.0)


def _between(centres: dict[str, Point], a: str, b: str) -> Point:
    (x, y), (u, v) = centres[a], centres[b]
    return (round((x + u) / 2, 1), round((y + v) / 2, 1))


def _beside(at: Point) -> tuple[Point, Point]:
    return ((at[0] - 11, at[1]), (at[0] + 11, at[1]))


def _gap(centres: dict[str, Point], radii: dict[str, float], a: str, b: str) -> tuple[Point, Point]:
    """The ends of a strait's line: on the edges of the two discs."""
    (x, y), (u, v) = centres[a], centres[b]
    dx, dy = _unit(u - x, v - y)
    return (
        (round(x + radii[a] * dx, 1), round(y + radii[a] * dy, 1)),
        (round(u - radii[b] * dx, 1), round(v - radii[b] * dy, 1)),
    )


def _route(sheet: Sheet, route: Route, coasts: dict[str, CoastOutline]) -> RouteOutline:
    """A line from berth to berth, over the points it is drawn through."""
    stops = [on_sheet(sheet, at) for at in route.via]
    line = [coasts[route.a].anchor, *stops, coasts[route.b].anchor]
    middle = len(line) // 2
    (x, y), (u, v) = line[middle - 1], line[middle]
    at = line[middle] if len(line) % 2 else (round((x + u) / 2, 1), round((y + v) / 2, 1))
    return RouteOutline(open_path(line), at, 0.0)
