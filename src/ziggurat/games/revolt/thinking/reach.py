"""How near everything is to everything on a map, as the judge sees it.

Nearness is 1 for what is here and falls by `FADING` with every turn of the way, so that a far prize
draws a troop on, and a near one more. It depends on the map alone: every map is measured once.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ziggurat.games.revolt.lookup.lookup import Lookup
from ziggurat.games.revolt.terms import CAPITAL, CITY, ILLYRIA, ISLAND, LAND, NOBODY

FADING: Final = 0.72
"""What a prize is worth a turn farther away."""
FAR: Final = 99.0
"""More turns than any way on any map takes."""


class Reach:
    """The nearness of regions, by where a troop or ship is."""

    __slots__ = ("by_sea", "embarked", "island", "mounted", "on_foot", "prizes")

    on_foot: list[list[float]]
    """By region or crossing, and region."""
    mounted: list[list[float]]
    by_sea: list[list[float]]
    """By berth, and region: for a troop aboard a ship there."""
    embarked: list[list[float]]
    """By berth, and region: for a troop on land that has to board the ship there first."""
    island: list[float]
    """By berth: the nearness of a tech island for a ship there (ER-59)."""
    prizes: list[int]
    """The regions that can be taken at all."""


@lru_cache(maxsize=8)
def reach_of(lookup: Lookup) -> Reach:
    """The reach of everything on a map."""
    reach = Reach()
    kinds = (LAND, CITY, CAPITAL, ILLYRIA)
    reach.prizes = [r for r in range(lookup.region_count) if lookup.kind[r] in kinds]
    places = range(lookup.deck_base)
    foot, horse = roads(lookup, 1.0, 1.0, 1.0), roads(lookup, 0.5, 1.0, 2.0)
    reach.on_foot = [land_row(lookup, turns_from(foot, place)) for place in places]
    reach.mounted = [land_row(lookup, turns_from(horse, place)) for place in places]
    steps = sea_lanes(lookup)
    voyages = [turns_from(steps, berth) for berth in range(lookup.berth_count)]
    reach.by_sea = [sea_row(lookup, voyage) for voyage in voyages]
    reach.embarked = [[FADING * near for near in row] for row in reach.by_sea]
    reach.island = [island_nearness(lookup, voyage) for voyage in voyages]
    return reach


def roads(lookup: Lookup, step: float, into: float, out: float) -> list[list[tuple[int, float]]]:
    """The ways of a troop: by place, what is next to it and the turns it takes (ER-14, ER-67)."""
    ways: list[list[tuple[int, float]]] = []
    for place in range(lookup.deck_base):
        if place < lookup.region_count:
            found = [(region, step) for region in lookup.plain[place]]
            found += [(crossing, into) for crossing in lookup.passes[place]]
        else:
            found = [(lookup.crossing_a[place], out), (lookup.crossing_b[place], out)]
        ways.append(found)
    return ways


def sea_lanes(lookup: Lookup) -> list[list[tuple[int, float]]]:
    """The ways of a ship: by berth, the coasts a step away (ER-30a)."""
    lanes: list[list[tuple[int, float]]] = []
    for berth in range(lookup.berth_count):
        if berth >= lookup.coast_count:
            lanes.append([(lookup.route_a[berth], 1.0), (lookup.route_b[berth], 1.0)])
            continue
        found = [(coast, 1.0) for coast in lookup.links[berth]]
        for route in lookup.routes_at[berth]:
            near, far = lookup.route_a[route], lookup.route_b[route]
            found.append((far if near == berth else near, 1.0))
        lanes.append(found)
    return lanes


def turns_from(ways: list[list[tuple[int, float]]], start: int) -> list[float]:
    """The turns the shortest way to every place takes."""
    turns = [FAR] * len(ways)
    turns[start] = 0.0
    edge = [start]
    while edge:
        following: list[int] = []
        for place in edge:
            for other, more in ways[place]:
                if turns[place] + more < turns[other]:
                    turns[other] = turns[place] + more
                    following.append(other)
        edge = following
    return turns


def land_row(lookup: Lookup, turns: list[float]) -> list[float]:
    """The nearness of every region on such ways."""
    return [faded(turns[region]) for region in range(lookup.region_count)]


def sea_row(lookup: Lookup, voyage: list[float]) -> list[float]:
    """The nearness of every region with a coast, landing included."""
    row = [0.0] * lookup.region_count
    for coast in range(lookup.coast_count):
        region = lookup.coast_region[coast]
        if lookup.kind[region] != ISLAND:
            row[region] = max(row[region], faded(max(1.0, voyage[coast])))
    return row


def island_nearness(lookup: Lookup, voyage: list[float]) -> float:
    """The nearness of the nearest tech island."""
    nearest = FAR
    for coast in range(lookup.coast_count):
        if lookup.kind[lookup.coast_region[coast]] == ISLAND:
            nearest = min(nearest, voyage[coast])
    return faded(nearest)


def faded(turns: float) -> float:
    """The nearness of what is so many turns away."""
    return 0.0 if turns >= FAR else FADING**turns


def strongest_draw(row: list[float], worth: list[float]) -> int:
    """The region that draws most from where such a row begins, the first of equal ones."""
    best = 0
    most = row[0] * worth[0]
    for region in range(1, len(row)):
        drawn = row[region] * worth[region]
        if drawn > most:
            best, most = region, drawn
    return best


def nearest_prize(row: list[float], worth: list[float]) -> int:
    """The region that draws most, or `NOBODY`; for explaining what a troop is about."""
    region = strongest_draw(row, worth)
    return region if row[region] * worth[region] > 0.0 else NOBODY
