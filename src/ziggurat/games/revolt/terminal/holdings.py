"""What a player of Empire's Revolt has: troops and ships with their chances, then the rest."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ziggurat.games.revolt.game import crossing_name
from ziggurat.games.revolt.rules.marching import has_action
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terminal.chances import chance_words
from ziggurat.games.revolt.terminal.wording import letter, product
from ziggurat.games.revolt.terms import NOBODY
from ziggurat.games.revolt.thinking.chances import Chance, best_attacks
from ziggurat.games.revolt.words.captions import standing_order, troops, works
from ziggurat.kernel.state import Seat


def holdings(state: Revolt, seat: Seat) -> Group:
    """The seat's troops and what they can attack, its ships, and its quiet regions."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("Your troops", ratio=5)
    table.add_column("can attack, with dice and chance", ratio=8)
    for place in _occupied(state, seat):
        table.add_row(_garrison(state, seat, place), _targets(state, seat, place))
    for ship in state.ships_of[seat]:
        table.add_row(_ship(state, ship), _targets(state, seat, state.deck(ship)))
    forces = table if table.row_count else Text("You have neither troops nor ships.")
    rest = [_order(state, seat), _quiet_regions(state, seat)]
    return Group(forces, *(line for line in rest if line))


def _occupied(state: Revolt, seat: Seat) -> list[int]:
    """Regions and crossings where troops stand, in the order of places."""
    places = {state.troop_place[troop] for troop in state.troops_of[seat]}
    return sorted(place for place in places if place < state.lookup.deck_base)


def _garrison(state: Revolt, seat: Seat, place: int) -> Text:
    """A place with its troops: `Campania food, settled: 2 armies`."""
    lookup = state.lookup
    here = [troop for troop in state.troops_of[seat] if state.troop_place[troop] == place]
    words = troops(state, here, with_actions=True)
    if place >= lookup.region_count:
        where = crossing_name(lookup, lookup.crossing_id[place])
        return Text(f"{where[:1].upper()}{where[1:]}: {words}")
    return _region(state, place).append(f": {words}")


def _region(state: Revolt, region: int) -> Text:
    name = Text.assemble((state.lookup.region_name[region], "bold"), " ", product(state, region))
    built = works(state, region)
    return name.append(f", {', '.join(built)}") if built else name


def _ship(state: Revolt, ship: int) -> Text:
    aboard = troops(state, state.crew(ship), with_actions=True)
    where = state.lookup.berth_name[state.ship_at[ship]]
    route = "on the route" if state.ship_at[ship] >= state.lookup.coast_count else "off"
    return Text(f"Ship {route} {where}" + (f", aboard: {aboard}" if aboard else ""))


def _order(state: Revolt, seat: Seat) -> Text | None:
    """What the ships are ordered to do in other players' turns (ER-31b)."""
    if not state.ships_of[seat]:
        return None
    orders = Text.assemble(("Orders of your ships: ", "bold"), standing_order(state, seat))
    other = "off" if state.intercept[seat] else "on"
    return orders.append(f" (`intercept {other}` changes it).")


def _targets(state: Revolt, seat: Seat, place: int) -> Text:
    """What the troops of a place can attack, best chance first."""
    found: dict[int, Chance] = {}
    for troop in state.troops_of[seat]:
        if state.troop_place[troop] == place and has_action(state, troop):
            for region, chance in best_attacks(state, seat, troop).items():
                if region not in found or found[region].odds < chance.odds:
                    found[region] = chance
    text = Text()
    for region, chance in sorted(found.items(), key=lambda pair: -pair[1].odds):
        text.append(", " if text else "")
        text.append_text(_target(state, region)).append(" ").append_text(chance_words(chance))
    return text


def _target(state: Revolt, region: int) -> Text:
    """A region somebody else has: its name, what it gives, who guards it, and whose it is."""
    name = Text.assemble(state.lookup.region_name[region], " ", product(state, region))
    guards = state.troops_in(region)
    if guards:  # the chance is that of beating one of them, not of taking the region
        name.append(f" ({troops(state, guards, with_actions=False)})")
    if state.control[region] != NOBODY:
        name = Text.assemble(letter(state, state.control[region]), " ", name)
    return name


def _quiet_regions(state: Revolt, seat: Seat) -> Text | None:
    quiet = [
        region
        for region, owner in enumerate(state.control)
        if owner == seat and not state.troops_at[region]
    ]
    if not quiet:
        return None
    text = Text.assemble(("Also yours: ", "bold"))
    for index, region in enumerate(quiet):
        text.append(", " if index else "")
        text.append(state.lookup.region_name[region])
        text.append(" ").append_text(product(state, region))
        built = works(state, region)
        text.append(f" ({', '.join(built)})" if built else "")
    return text.append(".")
