"""A player's empire: where it lives, what it needs, who is near and where there is room."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from ziggurat.cli.boards.mega.wording import (
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
from ziggurat.cli.boards.wording import Fitted
from ziggurat.games.mega.facts.naming import civilization_name
from ziggurat.games.mega.rules.attacks import tokens_needed
from ziggurat.games.mega.rules.checks import missing_support, support_rate, surplus_in
from ziggurat.games.mega.rules.limits import controls, limit_of, owned_building, room
from ziggurat.games.mega.rules.scoring import score_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import NOBODY, NOTHING, SHIP_OLD, SHIPS
from ziggurat.kernel.state import Seat
from ziggurat.kernel.wording import counted


def empire(game: Mega, player: Seat, looker: Seat, *, with_legend: bool = True) -> RenderableType:
    """The areas of a player by region, and what he has in all; fitted to the width there is."""
    return Fitted(lambda width: _empire(game, player, looker, width, with_legend=with_legend))


def _empire(game: Mega, player: Seat, looker: Seat, width: int, *, with_legend: bool) -> Group:
    whose = (
        "Your empire" if player == looker else f"The empire of {civilization_name(game, player)}"
    )
    parts: list[RenderableType] = [Text(whose, style="bold underline"), *totals(game, player)]
    held = areas_held(game, player)
    if not held:
        return Group(*parts, Text("No areas."))
    is_wide = width >= WIDE
    here = "You" if player == looker else "Units"
    last = ("Next by land",) if is_wide else ("Free", "Near")
    table = headed_table("Area", "Limit", here, "Others", "Room", *last, right=("Room", "Free"))
    table.columns[-1].no_wrap = False
    for civilization in regions(game, player):
        areas = [area for area in held if game.tables.region[area] == civilization]
        if areas:
            whose = civilization_name(game, game.ranking[civilization])
            home = " (home)" if civilization == game.civilization[player] else ""
            table.add_row(Text(f"{whose}{home}", style="dim italic"))
            for area in areas:
                table.add_row(*_row(game, player, area, is_wide=is_wide))
    return Group(*parts, table, *([legend(is_wide=is_wide)] if with_legend else []))


def areas_held(game: Mega, player: int) -> list[int]:
    """The areas with a player's units, those with cities first, by name."""
    names = game.tables.area_name
    cities = sorted(game.cities_of[player], key=lambda area: names[area])
    others = [area for area in game.areas_of[player] if area not in cities]
    return cities + sorted(others, key=lambda area: names[area])


def legend(*, is_wide: bool) -> Text:
    """What the signs of the table mean."""
    free = " Free: room next by land; Near: others next by land, ! enough to take the city."
    free = "" if is_wide else free
    return Text(f"Limit with signs: {SIGNS}. {UNITS}.{free}", style="dim")


def regions(game: Mega, player: int) -> Iterator[int]:
    """All regions, a player's own first."""
    own = game.civilization[player]
    yield own
    yield from (each for each in range(game.player_count) if each != own)


# --- totals


def totals(game: Mega, player: int) -> list[Text]:
    """Tokens, cities with what they need, and ships."""
    lacking = missing_support(game, player)
    needed = support_rate(game, player) * game.city_count[player]
    cities = line("Cities", f"{game.city_count[player]} of {game.tables.figures.cities}")
    cities.append(f", needing {counted(needed, 'token')} on the board (")
    spare = f"{lacking} too few" if lacking > 0 else f"{-lacking} to spare"
    cities.append(spare, style="bold red" if lacking > 0 else "").append(")")
    tokens = line(
        "Tokens",
        f"{game.on_board[player]} on the board, {game.stock[player]} in stock, ",
        f"{game.treasury[player]} in treasury; the usual tax takes {tax_need(game, player)}",
    )
    return [tokens, cities, *_ships(game, player), *_building(game, player)]


def tax_need(game: Mega, player: int) -> int:
    """Stock that the usual tax takes (ME-T1)."""
    return game.tables.figures.tax * game.city_count[player]


def _ships(game: Mega, player: int) -> list[Text]:
    own = range(SHIPS * player, SHIPS * player + SHIPS)
    afloat = [ship for ship in own if game.ship_at[ship] != NOTHING]
    if not afloat:
        return []
    words = [f"{ship % SHIPS + 1} in {_place(game, ship)}" for ship in afloat]
    return [line("Ships", ", ".join(words))]


def _place(game: Mega, ship: int) -> str:
    """Where a ship lies, and whether it may be used yet."""
    where = game.tables.area_name[game.ship_at[ship]]
    if game.ship_status[ship] == SHIP_OLD:
        return f"{where} (to be maintained)"
    return f"{where} ({counted(game.ship_steps[ship], 'step')} sailed)"


def _building(game: Mega, player: int) -> list[Text]:
    building = owned_building(game, player)
    if building == NOTHING:
        return []
    tables = game.tables
    where = tables.area_name[game.building_at[building]]
    text = line("Special building", f"{tables.building_name[building]} in {where}")
    if not controls(game, player, building):
        text.append(" (out of control, SB-3.3)", style="bold red")
    return [text]


# --- areas


def _row(game: Mega, player: int, area: int, *, is_wide: bool) -> list[RenderableType]:
    row: list[RenderableType] = [
        Text(f" {game.tables.area_name[area]}"),
        printed(game, area),
        Text(own_units(game, player, area), style="bold"),
        units(game, area, without=player),
        room_left(game, player, area),
    ]
    if is_wide:
        return [*row, neighbours(game, player, area)]
    free = free_around(game, player, area)
    return [*row, str(free) if free else "", near(game, player, area)]


def own_units(game: Mega, player: int, area: int) -> str:
    """A player's own units in an area: `city+1`, or how many tokens."""
    count = game.at(area, player)
    if game.city[area] == player:
        return f"city+{count}" if count else "city"
    return str(count)


def room_left(game: Mega, player: int, area: int) -> Text:
    """How many tokens more could stay, or how many are too many."""
    over = surplus_in(game, player, area)
    if over > 0:
        return Text(f"-{over}", style="bold red")
    left = room(game, player, area) - game.at(area, player)
    return Text(str(left)) if left > 0 else Text("")


def free_around(game: Mega, player: int, area: int) -> int:
    """How many of a player's tokens could live in the areas next by land where nobody else is."""
    return sum(free_in(game, player, other) for other in game.tables.land[area])


def free_in(game: Mega, player: int, area: int) -> int:
    """How many tokens of a player could still live in an area without a conflict."""
    if game.closed[area] or not game.is_alone(area, player):
        return 0
    return max(0, room(game, player, area) - game.at(area, player))


def near(game: Mega, player: int, area: int) -> Text:
    """Whose units are next by land, tokens summed up: `Ba5# Pe2`."""
    parts: list[Text] = []
    for other in (*game.ranking, game.wild):
        places = game.tables.land[area] if other != player else []
        tokens = sum(game.at(place, other) for place in places)
        cities = sum(1 for place in places if game.city[place] == other)
        if tokens or cities:
            part = Text.assemble(mark(game, other), str(tokens) if tokens else "", CITY * cities)
            if game.city[area] == player and tokens >= tokens_needed(game, other, player):
                part.append("!", style="bold red")
            parts.append(part)
    return joined(parts, " ")


def neighbours(game: Mega, player: int, area: int) -> Text:
    """Every area next by land with its limit, signs and units."""
    parts = []
    for other in game.tables.land[area]:
        words = Text(f"{game.tables.area_name[other]} {printed(game, other)}")
        there = units(game, other)
        parts.append(words.append(" ").append_text(there) if there else words)
    return joined(parts)


def area_remark(game: Mega, player: int, area: int) -> str:
    """An area in a few words, for lists of areas to choose from."""
    tables = game.tables
    words = [f"limit {limit_of(game, player, area)}"]
    if tables.site[area]:
        words.append("city site")
    own = game.at(area, player)
    if game.city[area] == player:
        words.append("your city" + (f" and {counted(own, 'token')}" if own else ""))
    elif own:
        words.append(f"{counted(own, 'token')} of yours")
    there = units(game, area, without=player).plain
    if there:
        words.append(f"there: {there}")
    around = near(game, player, area).plain
    if around and game.city[area] in (player, NOBODY):
        words.append(f"near: {around}")
    return ", ".join(words)


def player_remark(game: Mega, player: int) -> str:
    """How strong a player is, for lists of players to choose from."""
    cities = counted(game.city_count[player], "city", "cities")
    tokens = counted(game.on_board[player], "token")
    return f"{counted(score_of(game, player).total, 'point')}, {cities}, {tokens} on the board"
