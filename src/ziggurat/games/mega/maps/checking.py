"""What keeps a map from being a map of Mega Empires: every fault by file, entry and reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeAlias

from ziggurat.atlas.checking import check
from ziggurat.documents.faults import Fault, nearest_name, refuse_faults
from ziggurat.documents.reading import Document
from ziggurat.games.mega.lookup.setups import ONE_BOX, SIDES, Setup, setup_of
from ziggurat.games.mega.maps.reading import read_world
from ziggurat.games.mega.maps.survey import gazetteer_of
from ziggurat.games.mega.maps.world import FloodPlain, LandArea, OpenSea, Volcano, World
from ziggurat.games.mega.printed.civilizations import Civilization
from ziggurat.games.mega.printed.reading import read_book

Civilizations: TypeAlias = Mapping[str, Civilization]
Found: TypeAlias = Iterator[tuple[LandArea | OpenSea | str, str]]
"""What is at fault, an area, a sea or an entry of the shared file, and why."""
SEATS: Final = range(3, 19)
MOST_AREAS: Final = 500
"""Land areas; both blocks together have 318."""
MARKS: Final = "/:>#+@*,"
"""Signs with a meaning of their own in moves."""


def read_sound_world(document: Document | None = None) -> World:
    """Return a map that can be played; raises `Invalid` with every fault otherwise."""
    world = read_world(document)
    refuse_faults(check_world(world))
    return world


def check_world(world: World) -> list[Fault]:
    """Return everything that is wrong with a map."""
    if len(world.land) > MOST_AREAS:
        reason = f"there are {len(world.land)}; a map has at most {MOST_AREAS}"
        return [Fault(world.source, "land_areas", reason)]
    civilizations = {each.id: each for each in read_book().civilizations}
    links: tuple[Callable[[World], Found], ...] = (_ids, _links)
    laws: tuple[Callable[[World, Civilizations], Found], ...] = (
        _coasts,
        _sites,
        _features,
        _regions,
        _starts,
        _wholeness,
    )
    faults = [_fault(world, *found) for law in links for found in law(world)]
    if faults:  # what follows goes along the links
        return faults
    faults = [_fault(world, *found) for law in laws for found in law(world, civilizations)]
    return [*faults, *_drawing(world)]


def _fault(world: World, at: LandArea | OpenSea | str, reason: str) -> Fault:
    file, entry = (world.source, at) if isinstance(at, str) else world.entry(at)
    return Fault(file, entry, reason)


def _ids(world: World) -> Found:
    """Moves are written with ids."""
    for one in world.places:
        has_marks = any(sign.isspace() or sign in MARKS for sign in one.id)
        if not one.id or has_marks or one.id != one.id.lower():
            yield one, f"an id is written in small letters, without spaces and {' '.join(MARKS)}"


def _links(world: World) -> Found:
    """Neighbours exist, know of each other, and are listed once."""
    land = {area.id: area.land for area in world.land}
    water = {one.id: one.water for one in world.places}
    for one in world.places:
        if isinstance(one, LandArea):
            yield from ((one, reason) for reason in _neighbours(one.id, "land", land))
        yield from ((one, reason) for reason in _neighbours(one.id, "water", water))


def _neighbours(one: str, field: str, lists: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    for other, count in Counter(lists[one]).items():
        if other not in lists:
            yield f"{field}: there is no '{other}'{nearest_name(other, lists)}"
        elif other == one:
            yield f"{field}: nothing is its own neighbour"
        elif one not in lists[other]:
            yield f"{field}: {other} does not list {one}; neighbours list each other"
        elif count > 1:
            yield f"{field}: {other} is listed {count} times"


def _coasts(world: World, _civilizations: Civilizations) -> Found:
    """An area is coastal if its water leads to an open sea (ME-G11)."""
    water = {one.id: one.water for one in world.places}
    reached = reach([sea.id for sea in world.seas], water)
    for area in world.land:
        if area.coastal and area.id not in reached:
            yield area, "coastal: its water leads to no open sea"
        elif not area.coastal and area.water:
            yield area, "water: only a coastal area has neighbours by water"


def _sites(world: World, _civilizations: Civilizations) -> Found:
    for area in world.land:
        if area.city_site and area.limit == 0:
            yield area, "city_site: an area with limit 0 has none (ME-G9)"
        if area.city_on_flood_plain and not area.city_site:
            yield area, "city_on_flood_plain: there is no city_site"
        elif area.city_on_flood_plain and area.flood_plain is None:
            yield area, "city_on_flood_plain: the area names no flood_plain"


def _features(world: World, _civilizations: Civilizations) -> Found:
    """Flood plains and volcanoes and the areas they touch name each other."""
    plains: dict[str, FloodPlain | Volcano] = {one.id: one for one in world.flood_plains}
    volcanoes: dict[str, FloodPlain | Volcano] = {one.id: one for one in world.volcanoes}
    for name, groups in (("flood_plain", plains), ("volcano", volcanoes)):
        for area in world.land:
            group = area.flood_plain if name == "flood_plain" else area.volcano
            if group is not None and group not in groups:
                yield area, f"{name}: there is no '{group}'{nearest_name(group, groups)}"
            elif group is not None and area.id not in groups[group].areas:
                yield area, f"{name}: {group} does not list {area.id} among its areas"
        for group_id, one in groups.items():
            yield from _members(world, name, group_id, one.areas)


def _members(world: World, name: str, group: str, areas: tuple[str, ...]) -> Found:
    entry = f"{name}{'es' if name.endswith('o') else 's'}, {group}"
    known = {area.id: area for area in world.land}
    for one in areas:
        if one not in known:
            yield entry, f"areas: there is no '{one}'{nearest_name(one, known)}"
        elif group != (known[one].flood_plain if name == "flood_plain" else known[one].volcano):
            yield entry, f"areas: {one} does not name {group} as its {name}"


def _regions(world: World, civilizations: Civilizations) -> Found:
    for area in world.land:
        for field, name in (("region", area.region), ("start", area.start)):
            if name is not None and name not in civilizations:
                guess = nearest_name(name, civilizations)
                yield area, f"{field}: there is no civilization '{name}'{guess}"
        if area.start is not None and area.start != area.region:
            yield area, f"start: {area.start} starts in its own region, not in {area.region}'s"


def _starts(world: World, _civilizations: Civilizations) -> Found:
    """Every region has one start (ME-G13)."""
    first: dict[str, str] = {}
    for area in world.land:
        if area.start in first:
            yield area, f"start: {area.start} starts in {first[area.start]} already"
        elif area.start is not None:
            first[area.start] = area.id
    for region in dict.fromkeys(area.region for area in world.land):
        if region not in first:
            yield "land_areas", f"{region} has a region and no start; name one in the field 'start'"


def _wholeness(world: World, _civilizations: Civilizations) -> Found:
    """In every setup everybody can go everywhere, on foot and by ships along the coast."""
    present = {area.start for area in world.land}
    playable = [setup for setup in every_setup() if present.issuperset(_players(setup))]
    if not playable:
        yield "land_areas", "no number of players finds all its civilizations on this map (ME-P2)"
    voyages = _voyages(world)
    lost: dict[str, str] = {}
    for setup in playable:
        players = _players(setup)
        ways = {
            area.id: (*area.land, *voyages[area.id])
            for area in world.land
            if area.region in players
        }
        start = next(area.id for area in world.land if area.start == players[0])
        for one in ways.keys() - reach([start], ways):
            lost.setdefault(one, f"with {setup.players} players ({setup.board}) from {start}")
    for area in world.land:
        if area.id in lost:
            yield area, f"cannot be reached {lost[area.id]} without crossing an open sea"


def every_setup() -> Iterator[Setup]:
    """Tell all setups of the game: those of one map, then those of both."""
    book = read_book()
    for board in SIDES:
        yield from (setup_of(book, players, board) for players in SEATS if players <= ONE_BOX)
    yield from (setup_of(book, players, "east") for players in SEATS if players > ONE_BOX)


def _players(setup: Setup) -> list[str]:
    return [each.id for each in setup.civilizations]


def _voyages(world: World) -> dict[str, tuple[str, ...]]:
    """Return where a ship can go in a turn, past any coast, without crossing an open sea."""
    coasts = {area.id: area.water for area in world.land}
    steps = read_book().numbers.ships.steps
    found: dict[str, tuple[str, ...]] = {}
    for area in coasts:
        near, edge = {area}, {area}
        for _ in range(steps):
            edge = {other for one in edge for other in coasts[one] if other in coasts} - near
            near |= edge
        found[area] = tuple(sorted(near))
    return found


def reach(begin: list[str], ways: Mapping[str, tuple[str, ...]]) -> set[str]:
    """Return all that can be reached; what has no ways of its own is not entered."""
    reached, waiting = set(begin), list(begin)
    while waiting:
        for other in ways[waiting.pop()]:
            if other in ways and other not in reached:
                reached.add(other)
                waiting.append(other)
    return reached


def _drawing(world: World) -> Iterator[Fault]:
    """Tell what the atlas finds wrong with the drawing, in the words of these files."""
    if world.drawing is None:
        return
    places = {one.id: one for one in world.places}
    lists = {"strokes": "flood_plains", "spots": "volcanoes", "board": "drawing, board"}
    lists["links_not_drawn"] = "drawing, water_links_not_drawn"
    for fault in check(gazetteer_of(world)):
        kind, comma, name = fault.entry.partition(", ")
        if name in places and kind in ("regions", "waters", "seas"):
            yield Fault(*world.entry(places[name]), fault.reason)
        else:
            yield Fault(fault.file, f"{lists.get(kind, kind)}{comma}{name}", fault.reason)
