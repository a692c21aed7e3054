"""The Cultural Policies of a player of Monumental, and the Warlord: what each of them says."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ziggurat.games.monumental.rules.effects import statics
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terminal.wording import civilization, letter, signs
from ziggurat.games.monumental.terms import CULTURE, GAINS

ACTIVE = "*"


def policies(state: Monumental, player: int) -> Group:
    """All five, those in force marked, and what the next one costs (MO-8.1)."""
    lookup, number = state.lookup, state.civilization[player]
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(width=1, style="bold green")
    table.add_column(no_wrap=True)
    table.add_column()
    for kind in [*lookup.civ_policies[number], lookup.civ_warlord[number]]:
        is_active = kind in state.policies[player] or kind == lookup.civ_warlord[number]
        name = Text(lookup.kind_name[kind], style="bold" if is_active else "")
        table.add_row(ACTIVE if is_active else "", name, Text(lookup.kind_text[kind]))
    return Group(_title(state, player), table)


def _title(state: Monumental, player: int) -> Text:
    title = Text.assemble(letter(state, player), (f" {civilization(state, player)}", "bold"))
    title.append(f": policies {ACTIVE} in force")
    every = state.lookup.civ_policies[state.civilization[player]]
    if state.is_automa(player) or len(state.policies[player]) == len(every):
        return title.append(".")
    cost = [0] * GAINS
    cost[CULTURE] = statics.policy_price(state, player)
    return title.append("; the next one costs ").append_text(signs(cost)).append(".")
