"""How a game ended: ranking, reason, and how each point was made."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ziggurat.kernel.game import Outcome, Score
from ziggurat.kernel.match import Match
from ziggurat.terminal.board import Board


def result(match: Match[Any], board: Board[Any], outcome: Outcome) -> Group:
    """The result of a finished match."""
    winners = [match.game.seat_name(match.state, seat) for seat in outcome.winners()]
    winners += outcome.winning_rivals()
    names = " and ".join(winners)
    verb = "share" if len(winners) > 1 else "has"
    why = f"{match.game.endings[outcome.reason]} ({outcome.clause})"
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column("Place", justify="right")
    table.add_column(match.game.side.capitalize(), no_wrap=True)
    table.add_column("Player", no_wrap=True)
    table.add_column("Points", justify="right")
    table.add_column("Made of")
    rows = [
        (outcome.places[seat], board.seat_title(match.state, seat), match.names[seat], score)
        for seat, score in enumerate(outcome.scores)
    ]
    rows += [(rival.place, Text(rival.name), "the game", rival.score) for rival in outcome.rivals]
    for place, title, player, score in sorted(rows, key=lambda row: row[0]):
        table.add_row(str(place), title, player, str(score.total), points(score))
    return Group(Text(f"{names} {verb} the first place. {why}", style="bold"), table)


def points(score: Score) -> str:
    """How each point was made."""
    return ", ".join(f"{name} {part}" for name, part in score.parts.items() if part) or "nothing"
