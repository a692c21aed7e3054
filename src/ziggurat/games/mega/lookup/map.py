"""The map as numbers: areas in play, their links, and where ships and roads lead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.games.mega.lookup.lookup import Lookup
from ziggurat.games.mega.lookup.setups import Setup, index_or_nothing
from ziggurat.games.mega.maps.world import LandArea, World
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.options import Item

HIMALAYA: Final = "western_himalaya"
"""The area that ME-K14 treats like an open sea."""


def tabulate_map(lookup: Lookup, world: World, setup: Setup) -> None:
    """Number the areas in play and lay out everything about them."""
    civ_ids = [each.id for each in setup.civilizations]
    land = [area for area in world.land if area.region in civ_ids]
    require_starts(world, setup)
    add_areas(lookup, land, civ_ids)
    add_links(lookup, land)
    add_features(lookup, world, land)
    has_blizzards = setup.is_small and setup.board == "east"
    add_seas(lookup, world, land, has_blizzards=has_blizzards)
    lookup.voyages = list(voyages(world, lookup))


def require_starts(world: World, setup: Setup) -> None:
    """Refuse a map on which somebody of the setup has nowhere to start."""
    starts = {area.start for area in world.land}
    homeless = [each.id for each in setup.civilizations if each.id not in starts]
    if homeless:
        raise Invalid(
            f"{world.source}: {setup.players} players ({setup.board} board) need a start for "
            f"{', '.join(homeless)}; no area has it in its field 'start'."
        )


def add_areas(lookup: Lookup, land: list[LandArea], civ_ids: list[str]) -> None:
    """What is printed in each area."""
    lookup.area_count = len(land)
    lookup.area_id = [area.id for area in land]
    lookup.area_name = [area.name for area in land]
    lookup.area_items = [
        Item(number, area.id, f"[area:{area.id}]", [f"area:{area.id}"])
        for number, area in enumerate(land)
    ]
    lookup.limit = [area.limit for area in land]
    lookup.site = [int(area.city_site) for area in land]
    lookup.white = [int(area.city_on_flood_plain) for area in land]
    lookup.coastal = [int(area.coastal) for area in land]
    lookup.region = [civ_ids.index(area.region) for area in land]
    starts = [area.start for area in land]
    lookup.start = [starts.index(civ) for civ in civ_ids]
    lookup.region_areas = [
        [number for number, area in enumerate(land) if area.region == civ] for civ in civ_ids
    ]


def add_links(lookup: Lookup, land: list[LandArea]) -> None:
    """Which areas in play are adjacent, and where two steps lead (ME-G10, ME-M3)."""
    number = {area.id: place for place, area in enumerate(land)}
    lookup.land = [sorted(number[one] for one in area.land if one in number) for area in land]
    lookup.water = [sorted(number[one] for one in area.water if one in number) for area in land]
    lookup.touching = [
        sorted({*by_land, *by_water}) for by_land, by_water in zip(lookup.land, lookup.water)
    ]
    lookup.roads = [list(roads_from(lookup.land, area)) for area in range(len(land))]


def roads_from(links: list[list[int]], area: int) -> Iterator[int]:
    """Tell via and target of every two steps that do not lead back, by target."""
    ways = sorted((to, via) for via in links[area] for to in links[via] if to != area)
    for to, via in ways:
        yield via
        yield to


def add_features(lookup: Lookup, world: World, land: list[LandArea]) -> None:
    """Flood plains and volcanoes (ME-G12)."""
    number = {area.id: place for place, area in enumerate(land)}
    lookup.plain_id = [plain.id for plain in world.flood_plains]
    lookup.plain_name = [plain.name for plain in world.flood_plains]
    lookup.plain = [index_or_nothing(lookup.plain_id, area.flood_plain) for area in land]
    lookup.plain_areas = [
        sorted(number[area] for area in plain.areas if area in number)
        for plain in world.flood_plains
    ]
    lookup.volcano_id = [volcano.id for volcano in world.volcanoes]
    lookup.volcano_name = [volcano.name for volcano in world.volcanoes]
    lookup.volcano = [index_or_nothing(lookup.volcano_id, area.volcano) for area in land]
    lookup.volcano_areas = [
        sorted(number[area] for area in volcano.areas if area in number)
        for volcano in world.volcanoes
    ]


def add_seas(lookup: Lookup, world: World, land: list[LandArea], *, has_blizzards: bool) -> None:
    """Open seas and the areas next to them; Western Himalaya counts as one where ME-K14 holds."""
    number = {area.id: place for place, area in enumerate(land)}
    lookup.sea_id = [sea.id for sea in world.seas]
    lookup.sea_name = [sea.name for sea in world.seas]
    lookup.coasts = [
        sorted(place for place, area in enumerate(land) if sea.id in area.water)
        for sea in world.seas
    ]
    lookup.snowy = [0] * len(land)
    if has_blizzards and HIMALAYA in number:
        heart = number[HIMALAYA]
        lookup.sea_id.append(HIMALAYA)
        lookup.sea_name.append(land[heart].name)
        lookup.coasts.append(lookup.touching[heart])
        for area in (heart, *lookup.touching[heart]):
            lookup.snowy[area] = 1
    lookup.sea_count = len(lookup.sea_id)
    lookup.seas = [
        [sea for sea, coast in enumerate(lookup.coasts) if area in coast]
        for area in range(len(land))
    ]


def voyages(world: World, lookup: Lookup) -> Iterator[list[int]]:
    """Tell where ships can go from each area, first along the coast, then over open seas too.

    Waters out of play are sailed through (ME-M22); a ship of Cloth Making goes farthest.
    """
    steps = lookup.numbers.ships.steps_cloth_making
    links = {area.id: area.water for area in world.land}
    links |= {sea.id: sea.water for sea in world.seas}
    seas = {sea.id for sea in world.seas}
    number = {area: place for place, area in enumerate(lookup.area_id)}
    for passes_seas in (False, True):
        closed = set() if passes_seas else seas
        for area in lookup.area_id:
            reached = reach(links, area, steps, closed) if lookup.coastal[number[area]] else {}
            yield [
                part
                for target, far in sorted(
                    (number[one], n) for one, n in reached.items() if one in number
                )
                for part in (target, far)
            ]


def reach(
    links: dict[str, tuple[str, ...]], start: str, steps: int, closed: set[str]
) -> dict[str, int]:
    """Return the places within so many steps and how far they are, the start left out."""
    far = {start: 0}
    edge = [start]
    for step in range(1, steps + 1):
        edge = [one for place in edge for one in links[place] if one not in closed]
        edge = [one for one in dict.fromkeys(edge) if one not in far]
        far.update(dict.fromkeys(edge, step))
    del far[start]
    return far
