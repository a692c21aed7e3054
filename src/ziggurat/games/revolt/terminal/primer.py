"""Empire's Revolt for somebody who has never seen it: the goal, and how to play."""

from __future__ import annotations

from rich.table import Table

from ziggurat.games.revolt.rules.prices import price_of
from ziggurat.games.revolt.rules.victory import needed_by
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import (
    ARMY,
    CITIES_FOR_TRADE,
    MERCENARY,
    SETTLEMENT,
    SHIP,
    TECH,
)
from ziggurat.games.revolt.words import names
from ziggurat.kernel.state import Seat

FIRST_GOAL = 71
"""The clause of the resource victory for two players; the next ones are for more (ER-71 to 75)."""

PRIMER = {
    "Turn": "Regions with a troop or a settlement give you a card each. Then act and buy in any "
    "order, and write `end`.",
    "Fight": "Each troop acts once a turn: it attacks a region beside it, or moves. The highest "
    "die wins, ties are rolled again. '3:1 77%' means your dice, theirs, and your chance. Troops "
    "standing there are fought first, one an attack.",
    "Risk": "A troop that attacks and loses is destroyed, unless it attacked out of your capital. "
    "Home regions in revolt roll 1 die, others 2, cities one more.",
    "Settle": "For {settlement} a region yields and defends itself without a troop. Your first "
    "three cards are meant for that.",
    "Grow": "An army costs {army}; each city, and every three other regions, support one. A ship "
    "costs {ship}, carries a troop and adds a die where it lands.",
    "Hire": "Mercenaries cost {mercenary} beside their land, and 1 gold every turn. Tech cards "
    "cost {tech}; `cards` lists them.",
    "Guard": "Whoever loses the capital must take it back in the next turn, or is out.",
    "Stuck?": "`hint` advises; `status` and `map` show the board; `why army` tells a reason.",
}
"""What a beginner has to know besides the goal, in the order of need."""


def goal(state: Revolt, seat: Seat) -> str:
    """Both victories, with the numbers that hold for a seat."""
    regions = names.price(needed_by(state, seat))
    clause = f"ER-{FIRST_GOAL + state.seat_count - 2}"
    return (
        f"To win, hold {regions} regions ({clause}), or {CITIES_FOR_TRADE} cities from the end of "
        "your turn until the next (ER-76)."
    )


def primer(state: Revolt, seat: Seat) -> Table:
    """The game in a dozen sentences, with the prices the seat pays."""
    army, ship, settlement, tech, mercenary = (
        names.price(price_of(state, seat, thing))
        for thing in (ARMY, SHIP, SETTLEMENT, TECH, MERCENARY)
    )
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    table.add_row("Goal", goal(state, seat))
    for subject, words in PRIMER.items():
        told = words.format(
            army=army, ship=ship, settlement=settlement, tech=tech, mercenary=mercenary
        )
        table.add_row(subject, told)
    return table
