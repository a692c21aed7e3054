"""The A.S.T. as a table: markers, epochs, what the next step asks for; census and order."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ziggurat.games.mega.rules.phase_02_growth import movement_order
from ziggurat.games.mega.rules.phase_13_succession import epoch_at, missing_for_step
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terminal.wording import (
    EPOCH_LETTERS,
    EPOCH_STYLES,
    headed_table,
    joined,
    line,
    mark,
    titled,
)
from ziggurat.games.mega.terms import EPOCHS, MOVEMENT
from ziggurat.games.mega.words.facts.players import requirement

EVERY = 5
"""Steps between two numbers above the table."""
HERE = ">"
"""Stands before the step of a marker."""


def succession(state: Mega) -> Group:
    """Rows in A.S.T.-ranking order, the requirements, and the census."""
    return Group(track(state), Text(), epochs(state), Text(), *census(state))


def track(state: Mega) -> Table:
    """Every civilization's row of epochs with its marker, and what is missing for the next step."""
    table = headed_table("A.S.T.", _numbers(state), "Next step")
    table.columns[2].no_wrap = False
    for player in state.ranking:
        table.add_row(titled(state, player), _row(state, player), lacking(state, player))
    return table


def _numbers(state: Mega) -> str:
    steps = range(state.lookup.last_step + 1)
    return "".join(f"{step:2}" if step % EVERY == 0 else "  " for step in steps)


def _row(state: Mega, player: int) -> Text:
    row = Text()
    for step in range(state.lookup.last_step + 1):
        epoch = epoch_at(state, player, step)
        is_here = step == state.step[player] and not state.gone[player]
        row.append(HERE if is_here else " ", style="bold")
        style = EPOCH_STYLES[epoch]
        row.append(EPOCH_LETTERS[epoch], style=f"bold reverse {style}" if is_here else style)
    return row


def lacking(state: Mega, player: int) -> Text:
    """What a player lacks for the next step, or that he lacks nothing."""
    if state.gone[player]:
        return Text("has left the game", style="dim")
    if state.step[player] >= state.lookup.last_step:
        return Text("at the end")
    missing = missing_for_step(state, player)
    if missing:
        return Text("lacks " + ", ".join(missing), style="red")
    return Text("has all it needs", style="green")


def epochs(state: Mega) -> Table:
    """What each epoch asks for (ME-H3)."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    for epoch in range(len(EPOCHS)):
        letter = Text(EPOCH_LETTERS[epoch], style=f"bold {EPOCH_STYLES[epoch]}")
        table.add_row(letter, state.lookup.epoch_name[epoch], Text(requirement(state, epoch)))
    return table


def census(state: Mega) -> list[RenderableType]:
    """The last census and the order of movement; by position the order of buying."""
    if not any(state.census):
        return [Text("There was no census yet.", style="dim")]
    when = "this turn" if state.phase >= MOVEMENT else "of the last turn"
    order = movement_order(state)
    counts = [Text.assemble(mark(state, p), f" {state.census[p]}") for p in order]
    bought = [mark(state, player) for player in state.by_position()]
    return [
        line(f"Census {when}, in the order of movement:", joined(counts)),
        line("By position on the A.S.T., the order of buying:", joined(bought, " ")),
    ]
