"""The run: both servers under the same load, and a table of figures and ratios."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table

from benchmarks.traffic.contest import Contest
from benchmarks.traffic.counting import Figures, Tally
from benchmarks.traffic.driving import Load
from benchmarks.traffic.ours import Ziggurat
from benchmarks.traffic.processes import Running, boardgame, fetch_boardgame, ziggurat
from benchmarks.traffic.theirs import Boardgame
from benchmarks.traffic.wire import Lost

WARM_UP = 3.0
IDLE = 200
"""Idle tables, and idle listeners, that are weighed."""


class Plan(msgspec.Struct, frozen=True):
    """How much load."""

    tables: int
    listeners: int
    seconds: float
    rate: float
    seed: int


class Weights(msgspec.Struct, frozen=True):
    """Bytes of the server's memory."""

    empty: int
    table: int
    listener: int
    loaded: int


class Result(msgspec.Struct, frozen=True):
    """What a server did under the load."""

    rushed: Figures
    paced: Figures
    weights: Weights


Value = Callable[[Result], float]


async def load(contest: Contest, server: Running, tally: Tally, plan: Plan) -> Result:
    """Weigh a server, then load it as fast as it goes, then at the offered rate."""
    errors = Console(stderr=True)
    errors.print(f"{contest.name}: weighing tables and listeners")
    await contest.open()
    await contest.idle_tables(20)  # what the first tables cause is not what a table weighs
    empty = server.memory()
    await contest.idle_tables(IDLE)
    with_tables = server.memory()
    await contest.listen(IDLE)
    with_listeners = server.memory()
    played = Load(contest, tally, server, max(2, plan.listeners // plan.tables))
    await played.open(plan.tables)
    errors.print(f"{contest.name}: {plan.rate:g} moves a second are offered")
    paced = await played.measure(warm_up=WARM_UP, seconds=plan.seconds, rate=plan.rate)
    errors.print(f"{contest.name}: as fast as it goes")
    rushed = await played.measure(warm_up=WARM_UP, seconds=plan.seconds, rate=0)
    weights = Weights(
        empty=empty,
        table=(with_tables - empty) // IDLE,
        listener=(with_listeners - with_tables) // IDLE,
        loaded=server.memory(),
    )
    played.close()
    contest.close()
    return Result(rushed=rushed, paced=paced, weights=weights)


def measure(
    kind: type[Ziggurat | Boardgame],
    starting: AbstractContextManager[Running],
    plan: Plan,
) -> Result:
    """Start a server, load it, stop it."""
    tally = Tally()
    with starting as server:
        contest: Contest = kind(server.port, tally, plan.seed)
        return uvloop.run(load(contest, server, tally, plan))


def read_arguments() -> tuple[Plan, argparse.Namespace]:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--listeners", type=int, default=400, help="in all, at least 2 a table")
    parser.add_argument("--seconds", type=float, default=20, help="of each of the two phases")
    parser.add_argument("--rate", type=float, default=500, help="moves a second offered")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=("ziggurat", "boardgame"))
    parser.add_argument("--native", action="store_true", help="what `make compiled` has made")
    parser.add_argument("--json", action="store_true", help="print JSON instead")
    given = parser.parse_args()
    plan = Plan(given.tables, given.listeners, given.seconds, given.rate, given.seed)
    return plan, given


def run() -> None:
    """Measure both and print what came of it."""
    plan, given = read_arguments()
    errors = Console(stderr=True)
    results: dict[str, Result] = {}
    if given.only != "boardgame":
        with tempfile.TemporaryDirectory() as folder:
            ours = ziggurat(Path(folder), is_native=given.native)
            results["Ziggurat"] = measure(Ziggurat, ours, plan)
    if given.only != "ziggurat":
        try:
            fetch_boardgame()
            results["boardgame.io"] = measure(Boardgame, boardgame(), plan)
        except Lost as error:
            errors.print(f"boardgame.io was not measured: {error}")
    if given.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(results)).decode() + "\n")
    else:
        show(plan, results)


def show(plan: Plan, results: dict[str, Result]) -> None:
    """Print the figures side by side, and their ratio."""
    title = f"{plan.tables} tables, {plan.listeners} listeners, {plan.seconds:g} s a phase"
    table = Table(title=title)
    table.add_column("")
    for name in results:
        table.add_column(name, justify="right")
    if len(results) == 2:
        table.add_column("ratio", justify="right")
    for words, cell, value in rows(plan):
        values = [value(result) for result in results.values()]
        cells = [cell.format(each) for each in values]
        if len(values) == 2:
            cells.append(f"{values[0] / values[1]:.2f}" if values[1] else "")
        table.add_row(words, *cells)
    Console().print(table)


def rows(plan: Plan) -> list[tuple[str, str, Value]]:
    """The lines of the table: words, form, and where the value is."""
    offered = f"at {plan.rate:g} moves/s offered: "
    return [
        ("as fast as it goes: moves/s", "{:,.0f}", lambda r: r.rushed.moves_per_second),
        ("  p50, ms", "{:.1f}", lambda r: r.rushed.p50),
        ("  p99, ms", "{:.1f}", lambda r: r.rushed.p99),
        ("  server, cores", "{:.2f}", lambda r: r.rushed.server_cpu),
        ("  server, ms of a core a move", "{:.2f}", lambda r: r.rushed.server_ms),
        ("  this program, cores", "{:.2f}", lambda r: r.rushed.load_cpu),
        (f"{offered}moves/s", "{:,.0f}", lambda r: r.paced.moves_per_second),
        ("  p50, ms", "{:.1f}", lambda r: r.paced.p50),
        ("  p99, ms", "{:.1f}", lambda r: r.paced.p99),
        ("  slowest, ms", "{:.1f}", lambda r: r.paced.slowest),
        ("  acknowledged p50, ms", "{:.1f}", lambda r: r.paced.acknowledged_p50),
        ("  acknowledged p99, ms", "{:.1f}", lambda r: r.paced.acknowledged_p99),
        ("  server, cores", "{:.2f}", lambda r: r.paced.server_cpu),
        ("events received", "{:,}", lambda r: r.rushed.events + r.paced.events),
        ("  lost", "{}", lambda r: r.rushed.lost + r.paced.lost),
        ("  repeated", "{}", lambda r: r.rushed.repeated + r.paced.repeated),
        ("  bytes each", "{:,}", lambda r: r.paced.event_bytes),
        ("memory an idle table, kB", "{:.1f}", lambda r: r.weights.table / 1000),
        ("memory an idle listener, kB", "{:.1f}", lambda r: r.weights.listener / 1000),
        ("memory under load, MB", "{:.0f}", lambda r: r.weights.loaded / 1e6),
    ]
