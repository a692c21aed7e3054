"""`ziggurat replay`: verify a record and show the game it tells."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from ziggurat.cli.boards import find_board, shown_names
from ziggurat.cli.keyboard import Listener
from ziggurat.cli.log import Teller, chapters
from ziggurat.cli.result import result
from ziggurat.cli.screen import screen
from ziggurat.games.registry import find_game
from ziggurat.kernel.filing import read_record, replay_file
from ziggurat.kernel.match import Match
from ziggurat.terminal.board import Board

LONGEST_SETTING = 40
"""Letters of a setting's value that are shown; a map's text is long."""


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game (.zig).")],
    step: Annotated[
        bool, typer.Option("--step", help="Wait for Enter between turns (q leaves).")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Verify a record, dice included, and show the game turn by turn.

    A record that was changed is refused, and its first wrong move named.
    """
    record = read_record(file)
    match = replay_file(file, record, find_game(record.game))
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(facts(match)), indent=2))
        return
    board = find_board(match.game, str(match.settings.get("map", "")))
    console = screen()
    console.print(header(match, board))
    if show_turns(match, board, console, step=step):
        show_end(match, board, console)


def show_turns(match: Match[Any], board: Board[Any], console: Console, *, step: bool) -> bool:
    """Tell the turns, waiting between them if wanted; False when the reader has left."""
    teller = Teller(match, board, seat=None)
    listener = Listener(console)
    is_waiting = step and listener.is_terminal
    for number, chapter in enumerate(chapters(board, match.log)):
        if is_waiting and number:
            try:
                if listener.hear("-- Enter goes on, q leaves -- ").lower() in ("q", "quit"):
                    return False
            except EOFError:
                is_waiting = False
        console.print(teller.tell(chapter, whole=True))
    return True


def show_end(match: Match[Any], board: Board[Any], console: Console) -> None:
    """Show where the record leaves the game."""
    outcome = match.outcome()
    console.print()
    console.print(board.standings(match.state, shown_names(match.names), wide=False))
    console.print()
    if outcome is None:
        console.print(Text("The game is not finished.", style="bold"))
    else:
        console.print(result(match, board, outcome))
    console.print(f"Position {match.digest()}", style="dim")


def header(match: Match[Any], board: Board[Any]) -> Group:
    """What was played, by whom, and that the record is true."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for seat, name in enumerate(match.names):
        table.add_row(board.seat_title(match.state, seat), name)
    settings = [f"{name} {short(value)}" for name, value in match.settings.items() if value]
    facts = f"{len(match.moves)} moves; {', '.join(settings) or 'usual settings'}."
    return Group(
        Text(match.game.title, style="bold"),
        table,
        Text(facts),
        Text(f"Verified: all moves, and the dice committed to {match.commitment}."),
        Text(),
    )


def short(value: int | str) -> str:
    """A setting's value in one line."""
    text = " ".join(str(value).split())
    return text if len(text) <= LONGEST_SETTING else f"{text[:LONGEST_SETTING]}..."


def facts(match: Match[Any]) -> dict[str, Any]:
    """Everything a record tells, as plain data for JSON."""
    lines: dict[int, list[dict[str, Any]]] = {}
    for logged in match.log:
        event = logged.told.seen_by(None)
        if event is not None:
            text = match.game.told(match.state, event)
            line = {"clause": logged.told.clause, "text": text, "event": event}
            lines.setdefault(logged.move, []).append(line)
    return {
        "game": match.game.name,
        "rules": match.game.rules_version,
        "seats": [match.game.seat_name(match.state, s) for s in range(match.seat_count)],
        "names": match.names,
        "settings": match.settings,
        "dice": match.commitment,
        "moves": [
            {"seat": move.seat, "notation": move.text, "log": lines.get(number, [])}
            for number, move in enumerate(match.moves, start=1)
        ],
        "result": match.outcome(),
        "digest": match.digest(),
        "verified": True,
    }
