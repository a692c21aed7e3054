"""All about one region of Empire's Revolt."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ziggurat.atlas.gazetteer import BorderKind
from ziggurat.cli.boards.revolt.chances import chance_words
from ziggurat.cli.boards.revolt.wording import letter, nation, product
from ziggurat.games.revolt.board import Board
from ziggurat.games.revolt.captions import city_words, dice, troops, works
from ziggurat.games.revolt.chances import best_attacks
from ziggurat.games.revolt.rules.marching import has_action
from ziggurat.games.revolt.rules.strength import defence_dice
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.tables import Tables
from ziggurat.games.revolt.terms import HIRING_GROUND, ISLAND, NOBODY
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.state import Seat

OVER = {
    BorderKind.LAND: "by land",
    BorderKind.STRAIT: "over the strait",
    BorderKind.MOUNTAIN: "over the mountains",
    BorderKind.FOREST: "through the forest",
}


def find_region(tables: Tables, name: str) -> int:
    """The region a person means: an id or a name, or the beginning of one and no other."""
    wanted = name.strip().lower()
    if not wanted:
        raise Invalid("Name a region, such as: region roma.")
    known = [
        {region.lower(), tables.region_name[n].lower()} for n, region in enumerate(tables.region_id)
    ]
    exact = [number for number, names in enumerate(known) if wanted in names]
    near = exact or [n for n, names in enumerate(known) if any(x.startswith(wanted) for x in names)]
    if len(near) == 1:
        return near[0]
    if near:
        raise Invalid(f"'{name}' could be {', '.join(tables.region_id[n] for n in near)}.")
    raise Invalid(f"There is no region '{name}'. `map` lists all regions.")


def describe_region(state: Revolt, gazetteer: Board, seat: Seat, region: int) -> Group:
    """Owner, product, defence, neighbours, coasts and the chances of the seat's attacks."""
    parts: list[RenderableType] = [_title(state, region), *_facts(state, seat, region)]
    is_closed = state.tables.kind[region] in (HIRING_GROUND, ISLAND)
    if state.control[region] != seat and not is_closed:
        parts.append(_chances(state, seat, region))
    parts.append(_neighbours(state, gazetteer, seat, region))
    parts += _coasts(state, region)
    return Group(*parts)


def _title(state: Revolt, region: int) -> Text:
    tables = state.tables
    title = Text.assemble((tables.region_name[region], "bold"), f" ({tables.region_id[region]}), ")
    title.append_text(product(state, region))
    if tables.resource[region] != NOBODY:
        title.append(" region")
    if tables.nation_of[region] != NOBODY:
        title.append(f", home of {tables.nation_name[tables.nation_of[region]]}")
    owner = state.control[region]
    if tables.kind[region] in (HIRING_GROUND, ISLAND):
        return title
    if owner == NOBODY:
        return title.append("; nobody controls it")
    return (
        title.append("; held by ")
        .append_text(letter(state, owner))
        .append(f" {nation(state, owner)}")
    )


def _facts(state: Revolt, seat: Seat, region: int) -> list[Text]:
    tables = state.tables
    if tables.kind[region] == ISLAND:
        return [Text("Nobody enters it; a ship lying here buys a tech card cheaply (ER-59).")]
    if tables.kind[region] == HIRING_GROUND:
        people = tables.people_name[tables.people_of[region]]
        return [Text(f"Nobody enters it; {people} are hired from beside it (ER-52).")]
    facts = []
    built = works(state, region)
    if built:
        facts.append(Text(f"On it: {', '.join(built)}."))
    here = state.troops_in(region)
    if here:
        facts.append(Text(f"Troops: {troops(state, here, with_actions=False)}."))
    facts.append(Text(f"It defends with {dice(defence_dice(state, region, seat))}."))
    card = tables.card_of[region]
    if card != NOBODY:
        number = tables.card_number[card]
        facts.append(Text(f"City card {number}, {tables.card_name[card]}: {city_words(number)}"))
    if tables.people_of[region] != NOBODY:
        facts.append(
            Text(f"{tables.people_name[tables.people_of[region]]} are hired here (ER-56).")
        )
    return facts


def _chances(state: Revolt, seat: Seat, region: int) -> Text:
    """What the seat's troops could do against the region now."""
    text = Text("Your attacks: ")
    found = 0
    for troop in state.troops_of[seat]:
        chance = best_attacks(state, seat, troop).get(region) if has_action(state, troop) else None
        if chance is not None:
            text.append(", " if found else "")
            text.append(f"{troops(state, [troop], with_actions=False)} {_where(state, troop)} ")
            text.append_text(chance_words(chance))
            found += 1
    return text.append("." if found else "none of your troops can attack it now.")


def _where(state: Revolt, troop: int) -> str:
    tables, place = state.tables, state.troop_place[troop]
    if place < tables.region_count:
        return f"in {tables.region_name[place]}"
    return "aboard" if state.is_aboard(troop) else "in the crossing"


def _neighbours(state: Revolt, gazetteer: Board, seat: Seat, region: int) -> Table:
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    name, tables = state.tables.region_id[region], state.tables
    table.add_row(Text("Borders", style="bold") if _has_border(gazetteer, name) else "No borders.")
    for border in gazetteer.borders:
        if name in (border.a, border.b):
            other = tables.region_id.index(border.b if border.a == name else border.a)
            way = OVER[border.kind] + (f" ({border.name})" if border.name else "")
            table.add_row(
                _neighbour(state, other), product(state, other), _dice(state, seat, other), way
            )
    return table


def _has_border(gazetteer: Board, name: str) -> bool:
    return any(name in (border.a, border.b) for border in gazetteer.borders)


def _neighbour(state: Revolt, region: int) -> Text:
    return Text.assemble(
        "  ", letter(state, state.control[region]), f" {state.tables.region_name[region]}"
    )


def _dice(state: Revolt, seat: Seat, region: int) -> str:
    if state.tables.kind[region] in (HIRING_GROUND, ISLAND):
        return ""
    return dice(defence_dice(state, region, seat))


def _coasts(state: Revolt, region: int) -> list[Text]:
    """The coasts with their ships, and where one can sail from them."""
    tables = state.tables
    lines = []
    for coast in tables.coasts_of[region]:
        ways = [tables.berth_id[other] for other in tables.links[coast]]
        for route in tables.routes_at[coast]:
            end = tables.route_b[route] if tables.route_a[route] == coast else tables.route_a[route]
            ways.append(f"{tables.berth_id[end]} by {tables.berth_id[route]}")
        line = Text.assemble(("Coast ", "bold"), f"{tables.berth_id[coast]}: to {', '.join(ways)}")
        for seat in range(state.seat_count):
            count = sum(1 for ship in state.ships_of[seat] if state.ship_at[ship] == coast)
            if count:
                line.append("; ").append_text(letter(state, seat))
                line.append(f" {count} ship{'s' if count > 1 else ''}")
        lines.append(line.append("."))
    return lines or [Text("No coast.")]
