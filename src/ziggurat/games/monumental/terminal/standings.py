"""How everybody stands in Monumental: supplies, points, the Trade track."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ziggurat.games.monumental.rules.scoring import score_of
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terminal.belongings import beside_city
from ziggurat.games.monumental.terminal.wording import civilization, letter, supply_sign
from ziggurat.games.monumental.terms import SUPPLY, TRADE
from ziggurat.terminal.layout import Fitted

AUTOMA = "Automa"
SUPPLIES = ("Prod", "Sci", "Mil", "Gold", "Cult")
SPACE = 3
"""Columns of a space of the Trade track: two digits and a mark."""


def standings(state: Monumental, names: list[Text]) -> Group:
    """One row per player, in the order of play, and what is known of the end."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column("Civilization", no_wrap=True)
    table.add_column("Player", no_wrap=True)
    for heading in (*SUPPLIES, "Prov", "Know", "Wond", "Pol"):
        table.add_column(heading, justify="right", no_wrap=True)
    if state.has(TRADE):
        table.add_column("Trade", justify="right", no_wrap=True)
    table.add_column("Points", justify="right", no_wrap=True)
    for player in state.order:
        table.add_row(*_row(state, player, names))
    return Group(table, *warnings(state))


def warnings(state: Monumental) -> list[Text]:
    """What nobody should overlook."""
    if state.is_over or not state.last_round_shown:
        return []
    words = "This is the last round" if state.is_last_round else "The next round is the last one"
    clause = "AE-4.6.1" if state.continuous else "MO-10.3"
    return [Text(f"! {words} ({clause}).", style="bold red")]


def _row(state: Monumental, player: int, names: list[Text]) -> list[RenderableType]:
    title = Text.assemble(letter(state, player), f" {civilization(state, player)}")
    row: list[RenderableType] = [title, _who(state, player, names)]
    first = player * SUPPLY
    row += [supply_sign(n, state.supply[first + n]) for n in range(SUPPLY)]
    row.append(str(state.provinces[player]))
    row.append(str(state.knowledge_owned[player]))
    row += [str(len(state.wonders[player])), str(len(state.policies[player]))]
    if state.has(TRADE):
        row.append(str(state.trade[player]))
    row.append(Text(str(score_of(state, player).total), style="bold"))
    if state.continuous and state.passed[player] and not state.is_over:
        title.append(" passed", style="dim italic")
    return row


def _who(state: Monumental, player: int, names: list[Text]) -> Text:
    if state.is_automa(player):
        return Text(AUTOMA)
    return names[player]


def players(state: Monumental, names: list[Text]) -> Group:
    """The table with everything behind it: points itemised, the track, what everybody has."""
    parts: list[RenderableType] = [standings(state, names), Text(), *scores(state)]
    if state.has(TRADE):
        parts += [Text(), track(state)]
    for player in state.order:
        heading = Text.assemble(letter(state, player), (f" {civilization(state, player)}", "bold"))
        parts += [Text(), heading, Padding(beside_city(state, player, None), (0, 0, 0, 2))]
    return Group(*parts)


def scores(state: Monumental) -> list[Text]:
    """How each point was made, player by player."""
    found = []
    for player in state.order:
        score = score_of(state, player)
        made = ", ".join(f"{name} {part}" for name, part in score.parts.items() if part)
        line = Text.assemble(letter(state, player), (f" {civilization(state, player)} ", "bold"))
        line.append(str(score.total), style="bold")
        found.append(line.append(f": {made or 'nothing yet'}."))
    return found


def track(state: Monumental) -> RenderableType:
    """The Trade track: spaces with a Trade Benefit in brackets, the pawns beneath."""
    return Fitted(lambda width: _track(state, width))


def _track(state: Monumental, width: int) -> Group:
    last = state.lookup.track.last_space
    a_line = max(1, width // SPACE)
    lines = [Text("Trade track; * a space with a Trade Benefit", style="bold")]
    for first in range(0, last + 1, a_line):
        spaces = range(first, min(first + a_line, last + 1))
        lines += [_numbers(state, spaces), *_pawns(state, spaces)]
    return Group(*lines)


def _numbers(state: Monumental, spaces: range) -> Text:
    line = Text()
    for space in spaces:
        is_benefit = space in state.lookup.track.benefit_spaces
        sign = f"{space:2}{'*' if is_benefit else ' '}"
        line.append(sign, style="bold" if is_benefit else "dim")
    return line


def _pawns(state: Monumental, spaces: range) -> list[Text]:
    """The pawns under their spaces; where many stand on one they fill several lines."""
    standing = {s: [p for p in state.order if state.trade[p] == s] for s in spaces}
    height = max(1, *(len(pawns) for pawns in standing.values()))
    lines = []
    for row in range(height):
        line = Text()
        for space in spaces:
            pawns = standing[space]
            pawn = letter(state, pawns[row]) if row < len(pawns) else Text(" ")
            line.append(" ").append_text(pawn).append(" ")
        lines.append(line)
    return lines
