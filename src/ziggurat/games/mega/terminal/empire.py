"""A player's empire: where it lives, what it needs, who is near and where there is room."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from ziggurat.games.mega.rules.limits import controls, limit_of, owned_building, room
from ziggurat.games.mega.rules.phase_04_conflict.city_attacks import tokens_needed
from ziggurat.games.mega.rules.phase_05_cities.checks import (
    missing_support,
    support_rate,
    surplus_in,
)
from ziggurat.games.mega.rules.scoring import score_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terminal.wording import (
    CITY,
    SIGNS,
    UNITS,
    WIDE,
    headed_table,
    joined,
    line,
    mark,
    printed,
    units,
)
from ziggurat.games.mega.terms import NOBODY, NOTHING, SHIP_OLD, SHIPS
from ziggurat.games.mega.words.facts.naming import civilization_name
from ziggurat.kernel.state import Seat
from ziggurat.kernel.wording import counted
from ziggurat.terminal.layout import Fitted


def empire(state: Mega, player: Seat, looker: Seat, *, with_legend: bool = True) -> RenderableType:
    """The areas of a player by region, and what he has in all; fitted to the width there is."""
    return Fitted(lambda width: _empire(state, player, looker, width, with_legend=with_legend))


def _empire(state: Mega, player: Seat, looker: Seat, width: int, *, with_legend: bool) -> Group:
    whose = (
        "Your empire" if player == looker else f"The empire of {civilization_name(state, player)}"
    )
    parts: list[RenderableType] = [Text(whose, style="bold underline"), *totals(state, player)]
    held = areas_held(state, player)
    if not held:
        return Group(*parts, Text("No areas."))
    is_wide = width >= WIDE
    here = "You" if player == looker else "Units"
    last = ("Next by land",) if is_wide else ("Free", "Near")
    table = headed_table("Area", "Limit", here, "Others", "Room", *last, right=("Room", "Free"))
    table.columns[-1].no_wrap = False
    for civilization in regions(state, player):
        areas = [area for area in held if state.lookup.region[area] == civilization]
        if areas:
            whose = civilization_name(state, state.ranking[civilization])
            home = " (home)" if civilization == state.civilization[player] else ""
            table.add_row(Text(f"{whose}{home}", style="dim italic"))
            for area in areas:
                table.add_row(*_row(state, player, area, is_wide=is_wide))
    return Group(*parts, table, *([legend(is_wide=is_wide)] if with_legend else []))


def areas_held(state: Mega, player: int) -> list[int]:
    """The areas with a player's units, those with cities first, by name."""
    names = state.lookup.area_name
    cities = sorted(state.cities_of[player], key=lambda area: names[area])
    others = [area for area in state.areas_of[player] if area not in cities]
    return cities + sorted(others, key=lambda area: names[area])


def legend(*, is_wide: bool) -> Text:
    """What the signs of the table mean."""
    free = " Free: room next by land; Near: others next by land, ! enough to take the city."
    free = "" if is_wide else free
    return Text(f"Limit with signs: {SIGNS}. {UNITS}.{free}", style="dim")


def regions(state: Mega, player: int) -> Iterator[int]:
    """All regions, a player's own first."""
    own = state.civilization[player]
    yield own
    yield from (each for each in range(state.player_count) if each != own)


# --- totals


def totals(state: Mega, player: int) -> list[Text]:
    """Tokens, cities with what they need, and ships."""
    lacking = missing_support(state, player)
    needed = support_rate(state, player) * state.city_count[player]
    cities = line("Cities", f"{state.city_count[player]} of {state.lookup.pieces.cities}")
    cities.append(f", needing {counted(needed, 'token')} on the board (")
    spare = f"{lacking} too few" if lacking > 0 else f"{-lacking} to spare"
    cities.append(spare, style="bold red" if lacking > 0 else "").append(")")
    tokens = line(
        "Tokens",
        f"{state.on_board[player]} on the board, {state.stock[player]} in stock, ",
        f"{state.treasury[player]} in treasury; the usual tax takes {tax_need(state, player)}",
    )
    return [tokens, cities, *_ships(state, player), *_building(state, player)]


def tax_need(state: Mega, player: int) -> int:
    """Stock that the usual tax takes (ME-T1)."""
    return state.lookup.numbers.tax.rate * state.city_count[player]


def _ships(state: Mega, player: int) -> list[Text]:
    own = range(SHIPS * player, SHIPS * player + SHIPS)
    afloat = [ship for ship in own if state.ship_at[ship] != NOTHING]
    if not afloat:
        return []
    words = [f"{ship % SHIPS + 1} in {_place(state, ship)}" for ship in afloat]
    return [line("Ships", ", ".join(words))]


def _place(state: Mega, ship: int) -> str:
    """Where a ship lies, and whether it may be used yet."""
    where = state.lookup.area_name[state.ship_at[ship]]
    if state.ship_status[ship] == SHIP_OLD:
        return f"{where} (to be maintained)"
    return f"{where} ({counted(state.ship_steps[ship], 'step')} sailed)"


def _building(state: Mega, player: int) -> list[Text]:
    building = owned_building(state, player)
    if building == NOTHING:
        return []
    lookup = state.lookup
    where = lookup.area_name[state.building_at[building]]
    text = line("Special building", f"{lookup.building_name[building]} in {where}")
    if not controls(state, player, building):
        text.append(" (out of control, SB-3.3)", style="bold red")
    return [text]


# --- areas


def _row(state: Mega, player: int, area: int, *, is_wide: bool) -> list[RenderableType]:
    row: list[RenderableType] = [
        Text(f" {state.lookup.area_name[area]}"),
        printed(state, area),
        Text(own_units(state, player, area), style="bold"),
        units(state, area, without=player),
        room_left(state, player, area),
    ]
    if is_wide:
        return [*row, neighbours(state, player, area)]
    free = free_around(state, player, area)
    return [*row, str(free) if free else "", near(state, player, area)]


def own_units(state: Mega, player: int, area: int) -> str:
    """A player's own units in an area: `city+1`, or how many tokens."""
    count = state.at(area, player)
    if state.city[area] == player:
        return f"city+{count}" if count else "city"
    return str(count)


def room_left(state: Mega, player: int, area: int) -> Text:
    """How many tokens more could stay, or how many are too many."""
    over = surplus_in(state, player, area)
    if over > 0:
        return Text(f"-{over}", style="bold red")
    left = room(state, player, area) - state.at(area, player)
    return Text(str(left)) if left > 0 else Text("")


def free_around(state: Mega, player: int, area: int) -> int:
    """How many of a player's tokens could live in the areas next by land where nobody else is."""
    return sum(free_in(state, player, other) for other in state.lookup.land[area])


def free_in(state: Mega, player: int, area: int) -> int:
    """How many tokens of a player could still live in an area without a conflict."""
    if state.closed[area] or not state.is_alone(area, player):
        return 0
    return max(0, room(state, player, area) - state.at(area, player))


def near(state: Mega, player: int, area: int) -> Text:
    """Whose units are next by land, tokens summed up: `Ba5# Pe2`."""
    parts: list[Text] = []
    for other in (*state.ranking, state.wild):
        places = state.lookup.land[area] if other != player else []
        tokens = sum(state.at(place, other) for place in places)
        cities = sum(1 for place in places if state.city[place] == other)
        if tokens or cities:
            part = Text.assemble(mark(state, other), str(tokens) if tokens else "", CITY * cities)
            if state.city[area] == player and tokens >= tokens_needed(state, other, player):
                part.append("!", style="bold red")
            parts.append(part)
    return joined(parts, " ")


def neighbours(state: Mega, player: int, area: int) -> Text:
    """Every area next by land with its limit, signs and units."""
    parts = []
    for other in state.lookup.land[area]:
        words = Text(f"{state.lookup.area_name[other]} {printed(state, other)}")
        there = units(state, other)
        parts.append(words.append(" ").append_text(there) if there else words)
    return joined(parts)


def area_remark(state: Mega, player: int, area: int) -> str:
    """An area in a few words, for lists of areas to choose from."""
    lookup = state.lookup
    words = [f"limit {limit_of(state, player, area)}"]
    if lookup.site[area]:
        words.append("city site")
    own = state.at(area, player)
    if state.city[area] == player:
        words.append("your city" + (f" and {counted(own, 'token')}" if own else ""))
    elif own:
        words.append(f"{counted(own, 'token')} of yours")
    there = units(state, area, without=player).plain
    if there:
        words.append(f"there: {there}")
    around = near(state, player, area).plain
    if around and state.city[area] in (player, NOBODY):
        words.append(f"near: {around}")
    return ", ".join(words)


def player_remark(state: Mega, player: int) -> str:
    """How strong a player is, for lists of players to choose from."""
    cities = counted(state.city_count[player], "city", "cities")
    tokens = counted(state.on_board[player], "token")
    return f"{counted(score_of(state, player).total, 'point')}, {cities}, {tokens} on the board"
