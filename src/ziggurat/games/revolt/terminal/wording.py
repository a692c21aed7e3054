"""Short words for the nations and regions of Empire's Revolt, for tables of 80 columns."""

from __future__ import annotations

from rich.text import Text

from ziggurat.games.revolt.printed.cards import read_cards
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import (
    CAPITAL,
    CITY,
    FOOD,
    GOLD,
    HIRING_GROUND,
    ILLYRIA,
    ISLAND,
    NOBODY,
    RESOURCES,
    WOOD,
)
from ziggurat.kernel.state import Seat
from ziggurat.terminal.colours import AMBER

RESOURCE_STYLES = {FOOD: "green", GOLD: AMBER, WOOD: "#c08552"}
KINDS = {
    CAPITAL: "capital",
    CITY: "city",
    HIRING_GROUND: "mercenaries",
    ILLYRIA: "mercenaries",
    ISLAND: "tech island",
}


def letter(state: Revolt, seat: Seat) -> Text:
    """A seat's nation as one letter on its colour; a dot for nobody.

    Black on the colour can be read on light and dark terminals alike; the colour alone cannot.
    """
    if seat == NOBODY:
        return Text("·", style="dim")
    card = read_cards().capital(state.lookup.nation_id[state.nation[seat]])
    return Text(card.letter, style=f"bold #000000 on {card.colour}")


def nation(state: Revolt, seat: Seat) -> str:
    """The name of the nation a seat plays."""
    return state.lookup.nation_name[state.nation[seat]]


def product(state: Revolt, region: int) -> Text:
    """What a region gives, or what else it is."""
    resource = state.lookup.resource[region]
    if resource != NOBODY:
        return Text(RESOURCES[resource], style=RESOURCE_STYLES[resource])
    return Text(KINDS.get(state.lookup.kind[region], ""))
