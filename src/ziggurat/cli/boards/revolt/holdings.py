"""What a player of Empire's Revolt has: troops and ships with their chances, then the rest."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ziggurat.cli.boards.revolt.chances import chance_words
from ziggurat.cli.boards.revolt.wording import letter, product
from ziggurat.games.revolt.captions import standing_order, troops, works
from ziggurat.games.revolt.chances import Chance, best_attacks
from ziggurat.games.revolt.game import crossing_name
from ziggurat.games.revolt.rules.marching import has_action
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import NOBODY
from ziggurat.kernel.state import Seat


def holdings(game: Revolt, seat: Seat) -> Group:
    """The seat's troops and what they can attack, its ships, and its quiet regions."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("Your troops", ratio=5)
    table.add_column("can attack, with dice and chance", ratio=8)
    for place in _occupied(game, seat):
        table.add_row(_garrison(game, seat, place), _targets(game, seat, place))
    for ship in game.ships_of[seat]:
        table.add_row(_ship(game, ship), _targets(game, seat, game.deck(ship)))
    forces = table if table.row_count else Text("You have neither troops nor ships.")
    rest = [_order(game, seat), _quiet_regions(game, seat)]
    return Group(forces, *(line for line in rest if line))


def _occupied(game: Revolt, seat: Seat) -> list[int]:
    """Regions and crossings where troops stand, in the order of places."""
    places = {game.troop_place[troop] for troop in game.troops_of[seat]}
    return sorted(place for place in places if place < game.tables.deck_base)


def _garrison(game: Revolt, seat: Seat, place: int) -> Text:
    """A place with its troops: `Campania food, settled: 2 armies`."""
    tables = game.tables
    here = [troop for troop in game.troops_of[seat] if game.troop_place[troop] == place]
    words = troops(game, here, with_actions=True)
    if place >= tables.region_count:
        where = crossing_name(tables, tables.crossing_id[place])
        return Text(f"{where[:1].upper()}{where[1:]}: {words}")
    return _region(game, place).append(f": {words}")


def _region(game: Revolt, region: int) -> Text:
    name = Text.assemble((game.tables.region_name[region], "bold"), " ", product(game, region))
    built = works(game, region)
    return name.append(f", {', '.join(built)}") if built else name


def _ship(game: Revolt, ship: int) -> Text:
    aboard = troops(game, game.crew(ship), with_actions=True)
    where = game.tables.berth_name[game.ship_at[ship]]
    route = "on the route" if game.ship_at[ship] >= game.tables.coast_count else "off"
    return Text(f"Ship {route} {where}" + (f", aboard: {aboard}" if aboard else ""))


def _order(game: Revolt, seat: Seat) -> Text | None:
    """What the ships are ordered to do in other players' turns (ER-31b)."""
    if not game.ships_of[seat]:
        return None
    orders = Text.assemble(("Orders of your ships: ", "bold"), standing_order(game, seat))
    other = "off" if game.intercept[seat] else "on"
    return orders.append(f" (`intercept {other}` changes it).")


def _targets(game: Revolt, seat: Seat, place: int) -> Text:
    """What the troops of a place can attack, best chance first."""
    found: dict[int, Chance] = {}
    for troop in game.troops_of[seat]:
        if game.troop_place[troop] == place and has_action(game, troop):
            for region, chance in best_attacks(game, seat, troop).items():
                if region not in found or found[region].odds < chance.odds:
                    found[region] = chance
    text = Text()
    for region, chance in sorted(found.items(), key=lambda pair: -pair[1].odds):
        text.append(", " if text else "")
        text.append_text(_target(game, region)).append(" ").append_text(chance_words(chance))
    return text


def _target(game: Revolt, region: int) -> Text:
    """A region somebody else has: its name, what it gives, who guards it, and whose it is."""
    name = Text.assemble(game.tables.region_name[region], " ", product(game, region))
    guards = game.troops_in(region)
    if guards:  # the chance is that of beating one of them, not of taking the region
        name.append(f" ({troops(game, guards, with_actions=False)})")
    if game.control[region] != NOBODY:
        name = Text.assemble(letter(game, game.control[region]), " ", name)
    return name


def _quiet_regions(game: Revolt, seat: Seat) -> Text | None:
    quiet = [
        region
        for region, owner in enumerate(game.control)
        if owner == seat and not game.troops_at[region]
    ]
    if not quiet:
        return None
    text = Text.assemble(("Also yours: ", "bold"))
    for index, region in enumerate(quiet):
        text.append(", " if index else "")
        text.append(game.tables.region_name[region])
        text.append(" ").append_text(product(game, region))
        built = works(game, region)
        text.append(f" ({', '.join(built)})" if built else "")
    return text.append(".")
