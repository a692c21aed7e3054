"""Mega Empires for somebody who has never seen it: the goal, and how to play."""

from __future__ import annotations

from rich.table import Table

from ziggurat.games.mega.rules.phase_07_trade.market import has_market
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terminal.wording import plain_table

PRIMER = {
    "Turn": "Taxes, growth, movement, conflict, cities, trade cards, trade, calamities, advances, "
    "and a step on the A.S.T.: every turn has these phases, for all players together.",
    "People": "Tokens grow by themselves: one alone by {0.expansion.one_token}, several by "
    "{0.expansion.more_tokens}. Those above an area's limit are lost. Tokens not in use lie in "
    "stock; taxes turn stock into treasury.",
    "Cities": "{0.city.tokens_on_site} tokens on a city site (o), or "
    "{0.city.tokens_in_wilderness} anywhere else, become a city. Each city needs {0.city.support} "
    "tokens living on the board; n cities draw a trade card from each of the stacks 1 to n.",
    "March": "`march FROM TO 2` moves two tokens an area over land. Ships carry {0.ships.tokens} "
    "tokens along the coast: `build`, then `sail`. `done` ends your movement.",
    "Fight": "Above its limit an area with several peoples fights token for token; "
    "{0.city_attack.tokens} tokens take a city.",
    "Trade": "n equal cards are worth n x n x face value. Offer at least {0.trade.least_cards} for "
    "{0.trade.least_cards}; two of yours are named truly, the rest is secret: `offer A A B for C "
    "C`, `accept 3`.",
    "Calamities": "Cards marked ! strike whoever holds them after trading. Those that are "
    "tradeable may be traded away in secret.",
    "Advances": "Pay with sets and treasury: `buy NAME` fills your basket, `order` pays. Each "
    "gives credits that make others of its group cheaper.",
    "A.S.T.": "Each turn your marker goes on a step if you meet the next epoch's requirement; "
    "`ast` shows what is missing.",
    "Stuck?": "`hint` advises; `empire`, `map`, `hand`, `offers`, `advances` show the table; `look "
    "NAME` tells all about anything; `why march` tells a reason.",
}
"""What a beginner has to know besides the goal, in the order of need; the figures are filled in."""
BUILDINGS = (
    "One special building at a time may stand in your region: `build NAME` puts it into your "
    "basket. It makes room for a token, and may be given up to make a set larger."
)
MARKET = "With three or four players everybody exchanges cards with a market instead of trading."


def goal(state: Mega) -> str:
    """What makes the points, in a sentence."""
    lookup = state.lookup
    owner = lookup.building_rules.victory_points.owner
    building = f", {owner} for a special building" if state.with_buildings else ""
    return (
        f"To win, have the most points when a marker reaches the end of the A.S.T.: "
        f"{lookup.ast.vp_per_step} for each step, 1, 3 or 6 for each advance, "
        f"{lookup.numbers.victory.city} for each city{building} (ME-W1)."
    )


def primer(state: Mega) -> Table:
    """The game in a dozen sentences."""
    table = plain_table()
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    told = {"Goal": goal(state), **PRIMER}
    stuck = told.pop("Stuck?")
    if has_market(state):
        told["Trade"] = f"n equal cards are worth n x n x face value. {MARKET}"
    if state.with_buildings:
        told["Buildings"] = BUILDINGS
    told["Stuck?"] = stuck
    for subject, words in told.items():
        table.add_row(subject, words.format(state.lookup.numbers))
    return table
