"""The cards of Empire's Revolt a player has or can buy."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ziggurat.games.revolt.printed.cards import read_cards
from ziggurat.games.revolt.rules.prices import price_of
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import NOBODY, TECH, TECH_AT_ISLAND, TECH_COUNT, TECHS
from ziggurat.games.revolt.words import names
from ziggurat.games.revolt.words.captions import city_words
from ziggurat.kernel.state import Seat


def cards(state: Revolt, seat: Seat) -> Group:
    """The capital card, the city cards, and all tech cards with what is left of them."""
    parts: list[RenderableType] = [_capital(state, seat), *_cities(state, seat)]
    full = names.price(price_of(state, seat, TECH))
    cheap = names.price(price_of(state, seat, TECH_AT_ISLAND))
    price = f"Tech cards: {full}; with a ship at a tech island {cheap}, once a turn."
    parts += [Text(), Text(price, style="bold"), _techs(state, seat)]
    return Group(*parts)


def _capital(state: Revolt, seat: Seat) -> Text:
    card = read_cards().capital(state.lookup.nation_id[state.nation[seat]])
    where = state.lookup.region_name[state.capital[seat]]
    text = Text.assemble((f"{card.people}, capital {where}", "bold"))
    text.append(f": attack {card.attack}, defence {card.defence}. ")
    text.append(f"{card.ability.name}: {card.ability.text}")
    if not state.has_capital(seat):
        text.append(" Lost with the capital (ER-2).", style="bold red")
    return text


def _cities(state: Revolt, seat: Seat) -> list[Text]:
    lookup = state.lookup
    return [
        Text.assemble(
            (f"{lookup.card_name[card]}, {lookup.region_name[region]}", "bold"),
            f": {city_words(lookup.card_number[card])}",
        )
        for card, region in enumerate(lookup.card_region)
        if region != NOBODY and state.control[region] == seat
    ]


def _techs(state: Revolt, seat: Seat) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column("Left", justify="right")
    table.add_column("Yours", justify="right")
    table.add_column("Write", no_wrap=True)
    table.add_column("What it does")
    for tech in range(TECH_COUNT):
        held = state.techs[seat * TECH_COUNT + tech]
        style = "bold" if held else "" if state.supply[tech] else "dim"
        table.add_row(
            str(state.supply[tech]),
            str(held) if held else "",
            TECHS[tech],
            state.lookup.tech_text[tech],
            style=style,
        )
    return table
