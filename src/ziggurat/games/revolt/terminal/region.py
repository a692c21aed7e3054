"""All about one region of Empire's Revolt."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ziggurat.atlas.gazetteer import BorderKind
from ziggurat.games.revolt.lookup.lookup import Lookup
from ziggurat.games.revolt.maps.board import Board
from ziggurat.games.revolt.rules.marching import has_action
from ziggurat.games.revolt.rules.strength import defence_dice
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terminal.chances import chance_words
from ziggurat.games.revolt.terminal.wording import letter, nation, product
from ziggurat.games.revolt.terms import HIRING_GROUND, ISLAND, NOBODY
from ziggurat.games.revolt.thinking.chances import best_attacks
from ziggurat.games.revolt.words.captions import city_words, dice, troops, works
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.state import Seat

OVER = {
    BorderKind.LAND: "by land",
    BorderKind.STRAIT: "over the strait",
    BorderKind.MOUNTAIN: "over the mountains",
    BorderKind.FOREST: "through the forest",
}


def find_region(lookup: Lookup, name: str) -> int:
    """The region a person means: an id or a name, or the beginning of one and no other."""
    wanted = name.strip().lower()
    if not wanted:
        raise Invalid("Name a region, such as: region roma.")
    known = [
        {region.lower(), lookup.region_name[n].lower()} for n, region in enumerate(lookup.region_id)
    ]
    exact = [number for number, names in enumerate(known) if wanted in names]
    near = exact or [n for n, names in enumerate(known) if any(x.startswith(wanted) for x in names)]
    if len(near) == 1:
        return near[0]
    if near:
        raise Invalid(f"'{name}' could be {', '.join(lookup.region_id[n] for n in near)}.")
    raise Invalid(f"There is no region '{name}'. `map` lists all regions.")


def describe_region(state: Revolt, gazetteer: Board, seat: Seat, region: int) -> Group:
    """Owner, product, defence, neighbours, coasts and the chances of the seat's attacks."""
    parts: list[RenderableType] = [_title(state, region), *_facts(state, seat, region)]
    is_closed = state.lookup.kind[region] in (HIRING_GROUND, ISLAND)
    if state.control[region] != seat and not is_closed:
        parts.append(_chances(state, seat, region))
    parts.append(_neighbours(state, gazetteer, seat, region))
    parts += _coasts(state, region)
    return Group(*parts)


def _title(state: Revolt, region: int) -> Text:
    lookup = state.lookup
    title = Text.assemble((lookup.region_name[region], "bold"), f" ({lookup.region_id[region]}), ")
    title.append_text(product(state, region))
    if lookup.resource[region] != NOBODY:
        title.append(" region")
    if lookup.nation_of[region] != NOBODY:
        title.append(f", home of {lookup.nation_name[lookup.nation_of[region]]}")
    owner = state.control[region]
    if lookup.kind[region] in (HIRING_GROUND, ISLAND):
        return title
    if owner == NOBODY:
        return title.append("; nobody controls it")
    return (
        title.append("; held by ")
        .append_text(letter(state, owner))
        .append(f" {nation(state, owner)}")
    )


def _facts(state: Revolt, seat: Seat, region: int) -> list[Text]:
    lookup = state.lookup
    if lookup.kind[region] == ISLAND:
        return [Text("Nobody enters it; a ship lying here buys a tech card cheaply (ER-59).")]
    if lookup.kind[region] == HIRING_GROUND:
        people = lookup.people_name[lookup.people_of[region]]
        return [Text(f"Nobody enters it; {people} are hired from beside it (ER-52).")]
    facts = []
    built = works(state, region)
    if built:
        facts.append(Text(f"On it: {', '.join(built)}."))
    here = state.troops_in(region)
    if here:
        facts.append(Text(f"Troops: {troops(state, here, with_actions=False)}."))
    facts.append(Text(f"It defends with {dice(defence_dice(state, region, seat))}."))
    card = lookup.card_of[region]
    if card != NOBODY:
        number = lookup.card_number[card]
        facts.append(Text(f"City card {number}, {lookup.card_name[card]}: {city_words(number)}"))
    if lookup.people_of[region] != NOBODY:
        facts.append(
            Text(f"{lookup.people_name[lookup.people_of[region]]} are hired here (ER-56).")
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
    lookup, place = state.lookup, state.troop_place[troop]
    if place < lookup.region_count:
        return f"in {lookup.region_name[place]}"
    return "aboard" if state.is_aboard(troop) else "in the crossing"


def _neighbours(state: Revolt, gazetteer: Board, seat: Seat, region: int) -> Table:
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    name, lookup = state.lookup.region_id[region], state.lookup
    table.add_row(Text("Borders", style="bold") if _has_border(gazetteer, name) else "No borders.")
    for border in gazetteer.borders:
        if name in (border.a, border.b):
            other = lookup.region_id.index(border.b if border.a == name else border.a)
            way = OVER[border.kind] + (f" ({border.name})" if border.name else "")
            table.add_row(
                _neighbour(state, other), product(state, other), _dice(state, seat, other), way
            )
    return table


def _has_border(gazetteer: Board, name: str) -> bool:
    return any(name in (border.a, border.b) for border in gazetteer.borders)


def _neighbour(state: Revolt, region: int) -> Text:
    return Text.assemble(
        "  ", letter(state, state.control[region]), f" {state.lookup.region_name[region]}"
    )


def _dice(state: Revolt, seat: Seat, region: int) -> str:
    if state.lookup.kind[region] in (HIRING_GROUND, ISLAND):
        return ""
    return dice(defence_dice(state, region, seat))


def _coasts(state: Revolt, region: int) -> list[Text]:
    """The coasts with their ships, and where one can sail from them."""
    lookup = state.lookup
    lines = []
    for coast in lookup.coasts_of[region]:
        ways = [lookup.berth_id[other] for other in lookup.links[coast]]
        for route in lookup.routes_at[coast]:
            end = lookup.route_b[route] if lookup.route_a[route] == coast else lookup.route_a[route]
            ways.append(f"{lookup.berth_id[end]} by {lookup.berth_id[route]}")
        line = Text.assemble(("Coast ", "bold"), f"{lookup.berth_id[coast]}: to {', '.join(ways)}")
        for seat in range(state.seat_count):
            count = sum(1 for ship in state.ships_of[seat] if state.ship_at[ship] == coast)
            if count:
                line.append("; ").append_text(letter(state, seat))
                line.append(f" {count} ship{'s' if count > 1 else ''}")
        lines.append(line.append("."))
    return lines or [Text("No coast.")]
