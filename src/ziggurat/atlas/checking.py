"""What is wrong with a map: every fault by file, entry and reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from ziggurat.atlas.gazetteer import (
    BoardFrame,
    Border,
    Degrees,
    Gazetteer,
    S,
    pair_id,
)
from ziggurat.atlas.projection import Sheet
from ziggurat.atlas.water_laws import check_lenses, check_strokes, check_water_links, check_waters
from ziggurat.documents.faults import Fault, Found, nearest_name, refuse_faults

__all__ = ["Fault", "check", "nearest_name", "refuse_faults"]


MOST_CELLS = 250_000
"""More fine cells would take a build many minutes and much memory."""


def check(gazetteer: Gazetteer[S]) -> list[Fault]:
    """Return everything that is wrong with a map as a map, whatever game it is for."""
    laws: tuple[Callable[[Gazetteer[S]], Found], ...] = (
        _ids,
        _frame,
        _coordinates,
        _weights,
        _borders,
        _coasts,
        _closed_shores,
        _links,
        _routes,
        _barriers,
        check_lenses,
        check_waters,
        check_water_links,
        check_strokes,
        _reach,
    )
    return [
        Fault(gazetteer.source, entry, reason) for law in laws for entry, reason in law(gazetteer)
    ]


def _ids(gazetteer: Gazetteer[S]) -> Found:
    lists = {
        "regions": [space.id for space in gazetteer.spaces],
        "coasts": [coast.id for coast in gazetteer.coasts],
        "trade_routes": [route.id for route in gazetteer.routes],
        "seas": [sea.id for sea in gazetteer.seas],
        "filler": [filler.id for filler in gazetteer.filler],
    }
    for name, ids in lists.items():
        for one, count in Counter(ids).items():
            if count > 1:
                yield f"{name}, {one}", f"this id is used {count} times; each needs its own"
            if not one or any(sign.isspace() or sign in "/:>" for sign in one):
                yield f"{name}, {one!r}", "an id may not be empty nor hold spaces, '/', ':' or '>'"
    both = {space.id for space in gazetteer.spaces} & {one.id for one in gazetteer.filler}
    for one in sorted(both):
        yield f"filler, {one}", "a region has this id already"


def _frame(gazetteer: Gazetteer[S]) -> Found:
    board = gazetteer.board
    if board is None:
        yield "board", "missing; a map needs its id, projection and frame_km"
        return
    frame, projection = board.frame_km, board.projection
    if not (frame.west < frame.east and frame.south < frame.north):
        yield "board", "frame_km: west must be below east, and south below north"
    for name in ("lat_1", "lat_2", "lat_0"):
        if not -89 <= getattr(projection, name) <= 89:
            yield "board", f"projection: {name} must lie between -89 and 89 degrees"
    if not -180 <= projection.lon_0 <= 180:
        yield "board", "projection: lon_0 must lie between -180 and 180 degrees"
    if projection.lat_1 + projection.lat_2 == 0:
        yield "board", "projection: lat_1 and lat_2 must not lie equally far from the equator"
    yield from (("board", reason) for reason in _numbers(board))


def _numbers(board: BoardFrame) -> Iterator[str]:
    """Tell which of the numbers provinces are grown with make no sense."""
    bounds = {
        "min_border_km": (board.min_border_km, 0, 1000),
        "spacing_km": (board.spacing_km, 2, 200),
        "width": (board.width, 100, 20_000),
        "strip": (board.strip, 0, 20),
    }
    for name, (value, least, most) in bounds.items():
        if not least <= value <= most:
            yield f"{name} must lie between {least} and {most}"
    if board.spacing_km >= 2 and _cells_of(board) > MOST_CELLS:
        yield f"spacing_km: {board.spacing_km:g} is too fine for so large a frame_km"
    if board.edge and len(board.edge) < 3:
        yield "edge needs three corners or more"
    if board.stretch is not None and not 0.05 <= board.stretch <= 1:
        yield "stretch must lie between 0.05 and 1; it is the cosine of a latitude"


def _cells_of(board: BoardFrame) -> float:
    frame = board.frame_km
    return (frame.east - frame.west) * (frame.north - frame.south) / board.spacing_km**2


def _coordinates(gazetteer: Gazetteer[S]) -> Found:
    sheet = _usable_sheet(gazetteer.board)
    for entry, field, at in _points(gazetteer):
        lon, lat = at
        if not (-180 <= lon <= 180 and -90 <= lat <= 90):
            yield entry, f"{field} [{lon:g}, {lat:g}] is no longitude and latitude in degrees"
        elif sheet is not None and field != "line" and not sheet.contains(at):
            yield entry, f"{field} [{lon:g}, {lat:g}] lies outside the board's frame"


def _usable_sheet(board: BoardFrame | None) -> Sheet | None:
    """Return the sheet if its numbers make sense; `_frame` reports those that do not."""
    if board is None or board.projection.lat_1 + board.projection.lat_2 == 0:
        return None
    if board.frame_km.west >= board.frame_km.east:
        return None
    if any(lens.reach_km <= 0 or lens.power < 1 for lens in board.lenses):
        return None
    latitudes = (board.projection.lat_1, board.projection.lat_2, board.projection.lat_0)
    return Sheet(board) if all(abs(latitude) <= 89 for latitude in latitudes) else None


def _points(gazetteer: Gazetteer[S]) -> Iterator[tuple[str, str, Degrees]]:
    """Tell every point of the file with its entry and field."""
    for space in gazetteer.spaces:
        yield f"regions, {space.id}", "centre", space.centre
        yield from ((f"regions, {space.id}", "points", at) for at in space.points)
        if space.place is not None:
            yield f"regions, {space.id}", "place", space.place
    yield from ((f"seas, {sea.id}", "centre", sea.centre) for sea in gazetteer.seas)
    yield from ((f"filler, {one.id}", "centre", one.centre) for one in gazetteer.filler)
    yield from ((f"spots, {spot.id}", "at", spot.at) for spot in gazetteer.spots)
    yield from (
        (f"waters, {water.id}", "centres", at)
        for water in gazetteer.waters
        for at in (*water.centres, *water.near)
    )
    yield from (
        (f"strokes, {stroke.id}", "line", at) for stroke in gazetteer.strokes for at in stroke.line
    )
    yield from (
        (f"trade_routes, {route.id}", "via", at) for route in gazetteer.routes for at in route.via
    )
    yield from (
        (f"coasts, {coast.id}", "near", coast.near)
        for coast in gazetteer.coasts
        if coast.near is not None
    )
    yield from (
        (f"barriers, {barrier.name}", "line", at)
        for barrier in gazetteer.barriers
        for at in barrier.line
    )


def _weights(gazetteer: Gazetteer[S]) -> Found:
    weighted = [
        *((f"regions, {space.id}", space.weight) for space in gazetteer.spaces),
        *((f"filler, {filler.id}", filler.weight) for filler in gazetteer.filler),
    ]
    for entry, weight in weighted:
        if not 0.05 <= weight <= 20:
            yield entry, f"weight {weight:g} must lie between 0.05 and 20; 1 is normal"


def _borders(gazetteer: Gazetteer[S]) -> Found:
    known = {space.id for space in gazetteer.spaces}
    listed: dict[str, Border] = {}
    for border in gazetteer.borders:
        entry = f"borders, {border.a} - {border.b}"
        for end in dict.fromkeys((border.a, border.b)):
            if end not in known:
                yield entry, f"there is no region '{end}'{nearest_name(end, known)}"
        if border.a == border.b:
            yield entry, "a region has no border with itself"
        elif border.id in listed:
            earlier = listed[border.id].kind
            yield entry, f"listed twice (first as {earlier}); each pair is listed once"
        listed.setdefault(border.id, border)


def _coasts(gazetteer: Gazetteer[S]) -> Found:
    known = {space.id for space in gazetteer.spaces}
    seas = {sea.id for sea in gazetteer.seas}
    shores: set[tuple[str, str]] = set()
    for coast in gazetteer.coasts:
        entry = f"coasts, {coast.id}"
        if coast.region not in known:
            guess = nearest_name(coast.region, known)
            yield entry, f"there is no region '{coast.region}'{guess}"
        if coast.sea not in seas:
            yield entry, f"there is no sea '{coast.sea}'{nearest_name(coast.sea, seas)}"
        if (coast.region, coast.sea) in shores and coast.near is None:
            yield entry, f"{coast.region} has another coast on this sea; tell them apart by 'near'"
        shores.add((coast.region, coast.sea))


def _closed_shores(gazetteer: Gazetteer[S]) -> Found:
    known = {space.id for space in gazetteer.spaces}
    seas = {sea.id for sea in gazetteer.seas}
    for shore in gazetteer.closed_shores:
        entry = f"closed_shores, {shore.region}"
        if shore.region not in known:
            guess = nearest_name(shore.region, known)
            yield entry, f"there is no region '{shore.region}'{guess}"
        if shore.sea not in seas:
            yield entry, f"there is no sea '{shore.sea}'{nearest_name(shore.sea, seas)}"


def _links(gazetteer: Gazetteer[S]) -> Found:
    known = {coast.id: coast.region for coast in gazetteer.coasts}
    seen: set[str] = set()
    for a, b in gazetteer.coast_links:
        entry = f"coast_links, {a} - {b}"
        yield from ((entry, reason) for reason in _unknown_coasts((a, b), known))
        if a == b:
            yield entry, "a coast has no link with itself"
        elif pair_id(a, b) in seen:
            yield entry, "listed twice; each pair is listed once"
        seen.add(pair_id(a, b))


def _routes(gazetteer: Gazetteer[S]) -> Found:
    known = {coast.id: coast.region for coast in gazetteer.coasts}
    for route in gazetteer.routes:
        entry = f"trade_routes, {route.id}"
        yield from ((entry, reason) for reason in _unknown_coasts((route.a, route.b), known))
        if route.a == route.b:
            yield entry, f"both ends are the coast '{route.a}'; a route joins two coasts"


def _unknown_coasts(ends: tuple[str, str], known: dict[str, str]) -> Iterator[str]:
    for end in dict.fromkeys(ends):
        if end in known:
            continue
        several = sorted(coast for coast, region in known.items() if region == end)
        guess = f"; {end} has {' and '.join(several)}" if several else nearest_name(end, known)
        yield f"there is no coast '{end}'{guess}"


def _barriers(gazetteer: Gazetteer[S]) -> Found:
    for barrier in gazetteer.barriers:
        if len(barrier.line) < 2:
            yield f"barriers, {barrier.name}", "a line needs two points or more"


def _reach(gazetteer: Gazetteer[S]) -> Found:
    """Everything must hang together by land and sea; the largest group counts as the world."""
    spaces = {space.id for space in gazetteer.spaces}
    touches: dict[str, set[str]] = {
        one: set() for one in (*sorted(spaces), *(water.id for water in gazetteer.waters))
    }
    region_of = {coast.id: coast.region for coast in gazetteer.coasts}
    pairs = [
        *((border.a, border.b) for border in gazetteer.borders),
        *_coastal_pairs(gazetteer, region_of),
        *gazetteer.water_links,
    ]
    for a, b in pairs:
        if a in touches and b in touches:
            touches[a].add(b)
            touches[b].add(a)
    groups = sorted(_groups(touches), key=lambda group: (-len(group), group))
    for group in groups[1:]:
        for one in sorted(spaces.intersection(group)):
            yield f"regions, {one}", "cannot be reached from the rest of the map by land or sea"


def _coastal_pairs(gazetteer: Gazetteer[S], region_of: dict[str, str]) -> Iterator[tuple[str, str]]:
    ends = [*gazetteer.coast_links, *((route.a, route.b) for route in gazetteer.routes)]
    for a, b in ends:
        if a in region_of and b in region_of:
            yield region_of[a], region_of[b]


def _groups(touches: dict[str, set[str]]) -> list[list[str]]:
    groups: list[list[str]] = []
    seen: set[str] = set()
    for start in touches:
        if start in seen:
            continue
        seen.add(start)
        group, waiting = [], [start]
        while waiting:
            one = waiting.pop()
            group.append(one)
            fresh = touches[one] - seen
            seen |= fresh
            waiting += sorted(fresh)
        groups.append(sorted(group))
    return groups
