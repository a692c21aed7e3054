"""Short words for the pieces and regions of Empire's Revolt, for tables of 80 columns."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from ziggurat.cli.screen import AMBER
from ziggurat.games.revolt.cards import read_cards
from ziggurat.games.revolt.rules.marching import has_action
from ziggurat.games.revolt.state import Revolt
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

RESOURCE_STYLES = ("green", AMBER, "#c08552")
KINDS = {
    CAPITAL: "capital",
    CITY: "city",
    HIRING_GROUND: "mercenaries",
    ILLYRIA: "mercenaries",
    ISLAND: "tech island",
}


def letter(game: Revolt, seat: Seat) -> Text:
    """A seat's nation as one letter on its colour; a dot for nobody.

    Black on the colour can be read on light and dark terminals alike; the colour alone cannot.
    """
    if seat == NOBODY:
        return Text("·", style="dim")
    card = read_cards().capital(game.tables.nation_id[game.nation[seat]])
    return Text(card.letter, style=f"bold #000000 on {card.colour}")


def nation(game: Revolt, seat: Seat) -> str:
    """The name of the nation a seat plays."""
    return game.tables.nation_name[game.nation[seat]]


def product(game: Revolt, region: int) -> Text:
    """What a region gives, or what else it is."""
    resource = game.tables.resource[region]
    if resource != NOBODY:
        return Text(RESOURCES[resource], style=RESOURCE_STYLES[resource])
    return Text(KINDS.get(game.tables.kind[region], ""))


def works(game: Revolt, region: int) -> list[str]:
    """What stands on a region besides troops."""
    built = []
    if game.settled[region]:
        built.append("settled")
    if game.fortified[region]:
        built.append("fortified")
    if game.chipped[region]:
        built.append("chip")
    return built


def troops(game: Revolt, numbers: list[int], *, with_actions: bool) -> str:
    """Troops counted by kind: `2 armies, mounted Scythians (moved)`."""
    counts: Counter[str] = Counter()
    for troop in numbers:
        counts[_troop(game, troop, with_actions=with_actions)] += 1
    return ", ".join(_count(count, name) for name, count in counts.items())


def _troop(game: Revolt, troop: int, *, with_actions: bool) -> str:
    kind = game.troop_kind[troop]
    name = "army" if kind == 0 else game.tables.people_name[kind - 1]
    name = f"mounted {name}" if game.is_mounted(troop) else name
    if not with_actions:
        return name
    if game.troop_wait[troop]:
        turns = game.troop_wait[troop]
        return f"{name} (free in {turns} turn{'s' if turns > 1 else ''})"
    return name if has_action(game, troop) else f"{name} (done)"


def _count(count: int, name: str) -> str:
    return name if count == 1 else f"{count} {name.replace('army', 'armies', 1)}"
