"""The map of Mega Empires in text: regions as lists, those of interest area by area."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terminal.empire import free_in, regions
from ziggurat.games.mega.terminal.wording import (
    CITY,
    SIGNS,
    UNITS,
    headed_table,
    mark,
    plain_table,
    printed,
    titled,
    units,
)
from ziggurat.games.mega.terms import NOBODY
from ziggurat.games.mega.words.facts.naming import civilization_name
from ziggurat.kernel.state import Seat
from ziggurat.kernel.wording import counted
from ziggurat.terminal.layout import shorten

NAME = 16
"""Letters of an area's name in the overview."""
GAP = 2


def world(state: Mega, seat: Seat, width: int) -> Group:
    """The regions one lives in or beside area by area, all others in a line each."""
    near = regions_near(state, seat)
    parts: list[RenderableType] = []
    for civilization in regions(state, seat):
        if civilization in near:
            parts += [Text(), heading(state, civilization), _grid(state, civilization, width)]
    far = [civilization for civilization in regions(state, seat) if civilization not in near]
    if far:
        parts += [Text(), Text("Further away", style="bold underline")]
        parts += [heading(state, civilization) for civilization in far]
    legend = f"Limit with signs: {SIGNS}. {UNITS}. `region NAME` shows a region with what is next."
    return Group(*parts[1:], Text(legend, style="dim"))


def regions_near(state: Mega, seat: Seat) -> set[int]:
    """The regions in which a seat has units, or that lie next to them."""
    lookup = state.lookup
    held = {*state.areas_of[seat], *state.cities_of[seat]}
    around = {other for area in held for other in lookup.touching[area]}
    return {lookup.region[area] for area in held | around} | {state.civilization[seat]}


def heading(state: Mega, civilization: int) -> Text:
    """A region with who lives there: `Nubia: Nu 4# 12, Ba 3; 2 of 6 city sites free`."""
    areas = state.lookup.region_areas[civilization]
    text = Text.assemble(titled(state, state.ranking[civilization]), ": ")
    parts: list[Text] = []
    for player in (*state.ranking, state.wild):
        tokens = sum(state.at(area, player) for area in areas)
        cities = sum(1 for area in areas if state.city[area] == player)
        if tokens or cities:
            counts = [f"{cities}{CITY}"] if cities else []
            counts += [str(tokens)] if tokens else []
            parts.append(Text.assemble(mark(state, player), f" {' '.join(counts)}"))
    text.append_text(Text(", ").join(parts) if parts else Text("nobody"))
    sites = [area for area in areas if state.lookup.site[area]]
    free = sum(1 for area in sites if state.city[area] == NOBODY)
    return text.append(f"; {free} of {counted(len(sites), 'city site')} free", style="dim")


def _grid(state: Mega, civilization: int, width: int) -> RenderableType:
    """The areas of a region in as many columns as fit, by name down the columns."""
    lookup = state.lookup
    areas = sorted(lookup.region_areas[civilization], key=lambda area: lookup.area_name[area])
    cells = [_cell(state, area) for area in areas]
    widest = max(cell.cell_len for cell in cells)
    columns = max(1, (width + GAP) // (widest + GAP))
    grid = plain_table(gap=GAP)
    for _ in range(columns):
        grid.add_column(no_wrap=True, width=min(widest, width))
    height = (len(cells) + columns - 1) // columns
    for row in range(height):
        grid.add_row(*(cells[place] for place in range(row, len(cells), height)))
    return grid


def _cell(state: Mega, area: int) -> Text:
    name = f"{shorten(state.lookup.area_name[area], NAME):{NAME}}"
    if state.closed[area]:
        return Text(f"{name} out of play", style="dim strike")
    there = units(state, area)
    text = Text.assemble((name, "bold" if there else ""), f" {printed(state, area):4} ")
    return text.append_text(there)


def region(state: Mega, seat: Seat, civilization: int) -> Group:
    """Every area of a region with who is there, room for the seat, and what is next by land."""
    lookup = state.lookup
    table = headed_table("Area", "Limit", "Units", "Room", "Next by land", right=("Room",))
    table.columns[4].no_wrap = False
    for area in sorted(lookup.region_areas[civilization], key=lambda a: lookup.area_name[a]):
        free = free_in(state, seat, area)
        beside = ", ".join(lookup.area_name[other] for other in lookup.land[area])
        name = Text(lookup.area_name[area], style="strike" if state.closed[area] else "")
        room = str(free) if free else ""
        beside_it = Text(beside, style="dim")
        table.add_row(name, printed(state, area), units(state, area), room, beside_it)
    title = Text(
        f"The region of {civilization_name(state, state.ranking[civilization])}", style="bold"
    )
    legend = Text(f"Limit with signs: {SIGNS}. {UNITS}.", style="dim")
    return Group(title, heading(state, civilization), table, legend)
