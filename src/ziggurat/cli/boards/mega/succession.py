"""The A.S.T. as a table: markers, epochs, what the next step asks for; census and order."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ziggurat.cli.boards.mega.wording import (
    EPOCH_LETTERS,
    EPOCH_STYLES,
    headed_table,
    joined,
    line,
    mark,
    titled,
)
from ziggurat.games.mega.facts.players import requirement
from ziggurat.games.mega.rules.growth import movement_order
from ziggurat.games.mega.rules.succession import epoch_at, missing_for_step
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import EPOCHS, MOVEMENT

EVERY = 5
"""Steps between two numbers above the table."""
HERE = ">"
"""Stands before the step of a marker."""


def succession(game: Mega) -> Group:
    """Rows in A.S.T.-ranking order, the requirements, and the census."""
    return Group(track(game), Text(), epochs(game), Text(), *census(game))


def track(game: Mega) -> Table:
    """Every civilization's row of epochs with its marker, and what is missing for the next step."""
    table = headed_table("A.S.T.", _numbers(game), "Next step")
    table.columns[2].no_wrap = False
    for player in game.ranking:
        table.add_row(titled(game, player), _row(game, player), lacking(game, player))
    return table


def _numbers(game: Mega) -> str:
    steps = range(game.tables.last_step + 1)
    return "".join(f"{step:2}" if step % EVERY == 0 else "  " for step in steps)


def _row(game: Mega, player: int) -> Text:
    row = Text()
    for step in range(game.tables.last_step + 1):
        epoch = epoch_at(game, player, step)
        is_here = step == game.step[player] and not game.gone[player]
        row.append(HERE if is_here else " ", style="bold")
        style = EPOCH_STYLES[epoch]
        row.append(EPOCH_LETTERS[epoch], style=f"bold reverse {style}" if is_here else style)
    return row


def lacking(game: Mega, player: int) -> Text:
    """What a player lacks for the next step, or that he lacks nothing."""
    if game.gone[player]:
        return Text("has left the game", style="dim")
    if game.step[player] >= game.tables.last_step:
        return Text("at the end")
    missing = missing_for_step(game, player)
    if missing:
        return Text("lacks " + ", ".join(missing), style="red")
    return Text("has all it needs", style="green")


def epochs(game: Mega) -> Table:
    """What each epoch asks for (ME-H3)."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    for epoch in range(len(EPOCHS)):
        letter = Text(EPOCH_LETTERS[epoch], style=f"bold {EPOCH_STYLES[epoch]}")
        table.add_row(letter, game.tables.epoch_name[epoch], Text(requirement(game, epoch)))
    return table


def census(game: Mega) -> list[RenderableType]:
    """The last census and the order of movement; by position the order of buying."""
    if not any(game.census):
        return [Text("There was no census yet.", style="dim")]
    when = "this turn" if game.phase >= MOVEMENT else "of the last turn"
    order = movement_order(game)
    counts = [Text.assemble(mark(game, p), f" {game.census[p]}") for p in order]
    bought = [mark(game, player) for player in game.by_position()]
    return [
        line(f"Census {when}, in the order of movement:", joined(counts)),
        line("By position on the A.S.T., the order of buying:", joined(bought, " ")),
    ]
