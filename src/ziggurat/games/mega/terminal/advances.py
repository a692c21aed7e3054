"""Advances by group with one's own price, credits, and what one can pay; special buildings."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ziggurat.games.mega.rules.limits import controls, owned_building
from ziggurat.games.mega.rules.phase_12_acquisition.buildings import (
    available_buildings,
    building_price,
    building_sites,
)
from ziggurat.games.mega.rules.phase_12_acquisition.payments import budget
from ziggurat.games.mega.rules.phase_12_acquisition.prices import price_of
from ziggurat.games.mega.rules.scoring import advances_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terminal.wording import (
    WIDE,
    headed_table,
    in_words,
    line,
    mark,
    plain_table,
    titled,
)
from ziggurat.games.mega.terms import (
    ADVANCE_COUNT,
    ARTS,
    CIVICS,
    CRAFTS,
    GROUP_COUNT,
    GROUPS,
    IN_SUPPLY,
    NOTHING,
    RELIGION,
    SCIENCE,
)
from ziggurat.games.mega.words.facts.advances import calamity_words
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.state import Seat
from ziggurat.kernel.wording import counted
from ziggurat.terminal.layout import Fitted

HELD = "+"
PAYABLE = "*"
MINE = "mine"
CELL = 38
"""Columns of an advance in the overview."""
GROUP_LETTERS = {ARTS: "A", CIVICS: "V", CRAFTS: "C", RELIGION: "R", SCIENCE: "S"}
GROUP_STYLES = {
    ARTS: "#268bd2",
    CIVICS: "red",
    CRAFTS: "#cb4b16",
    RELIGION: "#b58900",
    SCIENCE: "green",
}
KEY = "A arts, V ciVics, C crafts, R religion, S science"


def advances(state: Mega, seat: Seat, which: str) -> RenderableType:
    """All advances in short; those of a group, or one's own, with what they do."""
    wanted = which.strip().lower()
    if not wanted:
        return Fitted(lambda width: overview(state, seat, width))
    if wanted in (MINE, "own"):
        return Group(credits_line(state, seat), detailed(state, seat, advances_of(state, seat)))
    found = [n for n, group in enumerate(GROUPS) if group.startswith(wanted)]
    if len(found) != 1:
        known = ", ".join(GROUPS)
        raise Invalid(f"'{which}' is no group of advances; there are {known}, and {MINE}.")
    groups = state.lookup.advance_groups
    chosen = [advance for advance in range(ADVANCE_COUNT) if found[0] in groups[advance]]
    chosen.sort(key=lambda advance: state.lookup.advance_cost[advance])
    return Group(credits_line(state, seat), detailed(state, seat, chosen))


def credits_line(state: Mega, seat: Seat) -> Text:
    """The credits of a seat by group."""
    held = state.credits[seat * GROUP_COUNT : (seat + 1) * GROUP_COUNT]
    parts = [f"{credit} {GROUPS[group]}" for group, credit in enumerate(held) if credit]
    return line("Credits:", ", ".join(parts) or "none", ".")


# --- all in short


def overview(state: Mega, seat: Seat, width: int) -> Group:
    """Every advance in a cell, by group: sign, name, groups, price, cost and points."""
    columns = max(1, width // (CELL + 1))
    parts: list[RenderableType] = [
        line("You can pay up to", f"{counted(budget(state, seat), 'point')}.").append(" ")
        + credits_line(state, seat)
    ]
    for group in range(GROUP_COUNT):
        own = [a for a in range(ADVANCE_COUNT) if state.lookup.advance_groups[a][0] == group]
        own.sort(key=lambda advance: state.lookup.advance_cost[advance])
        parts.append(Text(GROUPS[group].capitalize(), style=f"bold {GROUP_STYLES[group]}"))
        parts.append(_grid([_cell(state, seat, advance) for advance in own], columns))
    legend = (
        f"{HELD} you have it, {PAYABLE} you can pay it; your price, printed cost in brackets, "
        f"victory points; a second group behind the name: {KEY}. `advances crafts` tells more."
    )
    return Group(*parts, Text(legend, style="dim"))


def _grid(cells: list[Text], columns: int) -> Table:
    grid = plain_table()
    for _ in range(columns):
        grid.add_column(no_wrap=True, width=CELL)
    height = (len(cells) + columns - 1) // columns
    for row in range(height):  # down the columns, so that prices rise as one reads
        grid.add_row(*(cells[place] for place in range(row, len(cells), height)))
    return grid


def _cell(state: Mega, seat: Seat, advance: int) -> Text:
    lookup = state.lookup
    others = lookup.advance_groups[advance][1:]
    name = lookup.advance_name[advance] + "".join(f" {GROUP_LETTERS[other]}" for other in others)
    cost, points = lookup.advance_cost[advance], lookup.advance_vp[advance]
    if state.has(seat, advance):
        return Text(f"{HELD} {name:21} {'yours':>9} {points}p", style="green")
    price = price_of(state, seat, advance)
    sign = PAYABLE if price <= budget(state, seat) else " "
    words = f"{sign} {name:21} {price:3} ({cost:3}) {points}p"
    return Text(words, style="bold" if sign == PAYABLE else "")


# --- with what they do


def detailed(state: Mega, seat: Seat, chosen: list[int]) -> RenderableType:
    """Advances with price, credits and effect."""
    if not chosen:
        return Text("You have no advances.")
    return Fitted(lambda width: _detailed(state, seat, chosen, width))


def _detailed(state: Mega, seat: Seat, chosen: list[int], width: int) -> Table:
    lookup = state.lookup
    table = headed_table("", "Advance", "Price", "VP", "Effect", right=("Price", "VP"))
    table.columns[1].no_wrap = table.columns[4].no_wrap = False
    table.columns[1].width = 21 if width >= WIDE else 14
    for advance in chosen:
        held = state.has(seat, advance)
        price = price_of(state, seat, advance)
        sign = HELD if held else PAYABLE if price <= budget(state, seat) else ""
        groups = "".join(GROUP_LETTERS[group] for group in lookup.advance_groups[advance])
        name = Text.assemble((lookup.advance_name[advance], "bold"), f" {groups}")
        effect = Text(does(state, advance)).append(f" {gains(state, advance)}", style="dim")
        table.add_row(
            sign, name, "" if held else str(price), str(lookup.advance_vp[advance]), effect
        )
    return table


def does(state: Mega, advance: int) -> str:
    """What an advance does, in calamities too."""
    struck = in_words(state, calamity_words(state, advance))
    return " ".join([state.lookup.advance_text[advance], *([f"{struck}."] if struck else [])])


def gains(state: Mega, advance: int) -> str:
    """The credits an advance gives, in signs: `(10C 5S, 20 for Library)`."""
    lookup = state.lookup
    given = lookup.advance_credits[advance]
    parts = [f"{credit}{GROUP_LETTERS[group]}" for group, credit in enumerate(given) if credit]
    if lookup.free_credits[advance]:
        parts.append(f"{lookup.free_credits[advance]} of your choice")
    to = lookup.chain_to[advance]
    if to != NOTHING:
        parts.append(f"{lookup.chain_credit[advance]} for {lookup.advance_name[to]}")
    return f"(credits {' '.join(parts)})" if parts else ""


def payable(state: Mega, seat: Seat, points: int, without: list[int]) -> list[int]:
    """The advances a seat lacks that cost it at most so many points, most expensive first."""
    prices = {a: price_of(state, seat, a) for a in range(ADVANCE_COUNT) if not state.has(seat, a)}
    found = [a for a, price in prices.items() if price <= points and a not in without]
    return sorted(found, key=lambda advance: (-prices[advance], advance))


# --- special buildings


def buildings(state: Mega, seat: Seat) -> Group:
    """Every special building: where it stands, who owns and who controls it."""
    if not state.with_buildings:
        return Group(Text("This table plays without special buildings (SB-0.5)."))
    table = headed_table("Special building", "Associated with", "Where", "Owner", "Control")
    table.columns[0].no_wrap = table.columns[2].no_wrap = False
    for building, area in enumerate(state.building_at):
        name = state.lookup.building_name[building]
        theirs = titled(state, state.ranking[building])
        if area == IN_SUPPLY:
            table.add_row(name, theirs, Text("in the supply", style="dim"))
            continue
        inside = [player for player in state.ranking if controls(state, player, building)]
        control = Text(" ").join(mark(state, player) for player in inside) if inside else Text("-")
        where = state.lookup.area_name[area]
        table.add_row(name, theirs, where, mark(state, state.builder[building]), control)
    return Group(table, own_chance(state, seat))


def own_chance(state: Mega, seat: Seat) -> Text:
    """What a special building would cost the seat now, and where it could stand."""
    owned = owned_building(state, seat)
    if owned != NOTHING:
        name = state.lookup.building_name[owned]
        return Text(f"You own {name}; a player owns one at a time (SB-2.2).", style="dim")
    price = building_price(state, seat)
    if not price:
        return Text("None can be bought in the Stone Age (SB-2.4).", style="dim")
    sites = [state.lookup.area_name[area] for area in building_sites(state, seat)]
    left = counted(len(available_buildings(state, seat)), "building")
    where = f"could stand in {', '.join(sites)}" if sites else "would need a city in your region"
    cost = f"For you it costs {counted(price, 'point')}"
    words = f"{cost} and {where} (SB-2.3, SB-2.5); {left} to choose from."
    return Text(in_words(state, words), style="dim")
