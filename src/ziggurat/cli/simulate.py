"""`ziggurat simulate`: bots play many games, and a report tells what came of them."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Annotated

import msgspec
import typer

from ziggurat.arena.report import as_object, report
from ziggurat.arena.rows import Rows, require_writable
from ziggurat.arena.simulation import Plan, check_plan, play_games
from ziggurat.arena.statistics import Tally
from ziggurat.cli.arguments import read_settings, split_seats
from ziggurat.cli.progress import watched
from ziggurat.cli.screen import screen
from ziggurat.games.registry import find_game
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import Settings


def simulate(  # noqa: PLR0913, PLR0917 - a parameter is an option of the command
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as revolt.")],
    seats: Annotated[
        str, typer.Option(help="The bots, one a seat; they change seats from game to game.")
    ],
    games: Annotated[int, typer.Option(help="How many games are played.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    workers: Annotated[
        int, typer.Option(help="Processes that play at the same time; they change no result.")
    ] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead.")] = False,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE.parquet", help="Write one row per game.")
    ] = None,
    overwrite: Annotated[
        bool, typer.Option("--overwrite", help="Replace the file of --out if it exists.")
    ] = False,
    settings: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="Settle something, such as rounds=60."),
    ] = None,
    map_file: Annotated[
        Path | None, typer.Option("--map", metavar="FILE", help="Play on a map of your own.")
    ] = None,
) -> None:
    """Let bots play many games and report wins, endings and lengths.

    A bot is a level such as [bold]planner[/], a level in a character of the game as
    [bold]planner/NAME[/], or a class of your own as [bold]module:Class[/].
    `ziggurat bot list` tells which there are.
    """
    settled = read_settings(find_game(game), settings or [], map_file)
    plan = read_plan(game, seats, games, seed, settled)
    if workers < 1:
        raise Invalid(f"A simulation needs at least one worker, not {workers}.")
    if out is not None:
        require_writable(out, overwrite=overwrite)
    started = perf_counter()
    tally = count(plan, workers, out)
    seconds = perf_counter() - started
    if as_json:
        typer.echo(msgspec.json.encode(as_object(plan, tally, seconds, workers)).decode())
    else:
        screen().print(report(plan, tally, seconds))


def read_plan(game: str, seats: str, games: int, seed: int, settings: Settings) -> Plan:
    """The plan the arguments describe, checked."""
    bots = tuple(split_seats(seats))
    plan = Plan(game=find_game(game).name, bots=bots, games=games, seed=seed, settings=settings)
    return check_plan(plan)


def count(plan: Plan, workers: int, out: Path | None) -> Tally:
    """Play the games and count what comes of them; the rows go to a file if there is one."""
    tally = Tally()
    rows = Rows(out) if out is not None else None
    try:
        with closing(play_games(plan, workers)) as results:
            for result in watched(results, plan.games):
                tally.add(result)
                if rows is not None:
                    rows.add(result)
        if rows is not None:
            rows.finish()
    finally:
        if rows is not None:
            rows.drop()
    return tally
