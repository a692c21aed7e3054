"""The board of Empire's Revolt as text: every region, by the capital it lies nearest to."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ziggurat.games.revolt.lookup.lookup import Lookup
from ziggurat.games.revolt.rules.strength import defence_dice
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terminal.wording import RESOURCE_STYLES, letter
from ziggurat.games.revolt.terms import (
    CAPITAL,
    CITY,
    HIRING_GROUND,
    ILLYRIA,
    ISLAND,
    NOBODY,
    RESOURCES,
)
from ziggurat.kernel.state import Seat

NAME = 12
"""Letters of a region's name that are shown."""
SIGNS = {CAPITAL: "*", CITY: "o", HIRING_GROUND: "m", ILLYRIA: "m", ISLAND: "t"}

LEGEND = (
    "Owner's letter (· nobody), region, what it gives: f food g gold w wood, or * capital o city "
    "m mercenaries t tech island; dice of its defence against you; s settled, F fortified, "
    "+ chip; A armies, M mercenaries standing there. Ships: S and their number."
)


def world(state: Revolt, seat: Seat, width: int) -> Group:
    """All regions, grouped by the nearest capital, in as many columns as fit."""
    world = parts_of_the_world(state.lookup)
    cells = {n: _cell(state, seat, n) for regions in world.values() for n in regions}
    widest = max(cell.cell_len for cell in cells.values())
    columns = max(1, (width + 1) // (widest + 1))
    parts: list[RenderableType] = []
    for capital, regions in world.items():
        parts.append(Text(f"Around {state.lookup.region_name[capital]}", style="bold underline"))
        grid = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
        for _ in range(columns):
            grid.add_column(no_wrap=True, width=min(widest, width))
        for first in range(0, len(regions), columns):
            grid.add_row(*(cells[region] for region in regions[first : first + columns]))
        parts.append(grid)
    return Group(*parts, Text(LEGEND, style="dim"))


def _cell(state: Revolt, seat: Seat, region: int) -> Text:
    lookup = state.lookup
    name = lookup.region_name[region]
    if len(name) > NAME:
        name = lookup.region_id[region].title()
    cell = Text.assemble(letter(state, state.control[region]), " ")
    cell.append(f"{name[:NAME]:{NAME}} ", style="bold" if state.control[region] == seat else "")
    resource = lookup.resource[region]
    if resource == NOBODY:
        cell.append(SIGNS.get(lookup.kind[region], " "))
    else:
        cell.append(RESOURCES[resource][0], style=RESOURCE_STYLES[resource])
    return cell.append(f" {' '.join(_signs(state, seat, region))}")


def _signs(state: Revolt, seat: Seat, region: int) -> list[str]:
    """Dice, works, troops and ships of a region."""
    signs = []
    if state.lookup.kind[region] not in (HIRING_GROUND, ISLAND):
        signs.append(f"{defence_dice(state, region, seat)}")
    built = "s" if state.settled[region] else ""
    built += "F" if state.fortified[region] else ""
    built += "+" if state.chipped[region] else ""
    here = state.troops_in(region)
    hired = sum(1 for troop in here if state.troop_kind[troop])
    ships = sum(state.ships_at[coast] for coast in state.lookup.coasts_of[region])
    counts = ((len(here) - hired, "A"), (hired, "M"), (ships, "S"))
    return [*signs, *([built] if built else []), *(f"{sign}{n}" for n, sign in counts if n)]


def parts_of_the_world(lookup: Lookup) -> dict[int, list[int]]:
    """The regions by the capital they lie nearest to, over land and sea, nearest first."""
    capitals = [region for region in range(lookup.region_count) if lookup.kind[region] == CAPITAL]
    nearest = {capital: capital for capital in capitals}
    queue = list(capitals)
    for region in queue:  # the queue grows while it is walked: breadth first from all capitals
        for other in _around(lookup, region):
            if other not in nearest:
                nearest[other] = nearest[region]
                queue.append(other)
    parts: dict[int, list[int]] = {capital: [] for capital in capitals}
    for region in queue:
        parts[nearest[region]].append(region)
    return parts


def _around(lookup: Lookup, region: int) -> list[int]:
    """Every region one step away: over a border, through a crossing, or along the coast."""
    near = [*lookup.plain[region], *lookup.hiring[region]]
    for crossing in lookup.passes[region]:
        near += [lookup.crossing_a[crossing], lookup.crossing_b[crossing]]
    for coast in lookup.coasts_of[region]:
        near += [lookup.coast_region[other] for other in lookup.links[coast]]
    for coast in lookup.coasts_of[region]:
        for route in lookup.routes_at[coast]:
            near += [
                lookup.coast_region[end] for end in (lookup.route_a[route], lookup.route_b[route])
            ]
    return near
