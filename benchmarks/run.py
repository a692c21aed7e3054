"""Speed of Ziggurat beside its peers, measured in one run: `make bench`.

Each program is measured in a process of its own, on one core, several rounds in turn, because
machines are noisy; the best round of each counts and the ratios are what to look at. The native
build is measured too when `make compiled` has made it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

HERE = Path(__file__).resolve().parent
NATIVE = HERE.parent / "build" / "compiled"
ROUNDS = 3
PEER = "Catanatron"
OURS = {
    "Revolt": "revolt",
    "Monumental": "monumental",
    "Continuous Play": "continuous",
    "Mega Empires": "mega",
    "Mega Empires with 18": "mega18",
}
COMPILED = "compiled"

Figures = dict[str, float]


def programs() -> dict[str, tuple[str, dict[str, str]]]:
    """What is measured: its name, the program of `one_round.py`, and its environment."""
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    found: dict[str, tuple[str, dict[str, str]]] = {}
    for title, program in OURS.items():
        found[f"{title}, interpreted"] = (program, plain)
        if (NATIVE / "ziggurat").is_dir():
            found[f"{title}, {COMPILED}"] = (program, plain | {"PYTHONPATH": str(NATIVE)})
    found[PEER] = ("catanatron", plain)
    found["python-chess"] = ("chess", plain)
    return found


def measure(program: str, environment: dict[str, str]) -> Figures:
    """One round in a process of its own."""
    done = subprocess.run(
        [sys.executable, str(HERE / "one_round.py"), program],
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    )
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures


def best(rounds: list[Figures]) -> Figures:
    """The best of the rounds: noise only ever slows a program down."""
    return {name: max(each[name] for each in rounds) for name in rounds[0]}


def main() -> None:
    """Measure all programs in turn and print figures and ratios."""
    what = programs()
    rounds: dict[str, list[Figures]] = {name: [] for name in what}
    errors = Console(stderr=True)
    order = [name for _ in range(ROUNDS) for name in what]
    for name in track(order, "Measuring", console=errors, transient=True):
        rounds[name].append(measure(*what[name]))
    results = {name: best(each) for name, each in rounds.items()}
    if "--json" in sys.argv:
        print(json.dumps(results, indent=2))
        return
    show(results)


def show(results: dict[str, Figures]) -> None:
    """Print the figures and their ratios to the peer's."""
    console = Console()
    console.print(table_of_speed(results))
    console.print(table_of_games(results))
    if not any(name.endswith(COMPILED) for name in results):
        console.print("No native build was found; `make compiled` makes one.")


def table_of_speed(results: dict[str, Figures]) -> Table:
    """How much each program does in a second."""
    peer = results[PEER]
    table = Table(title=f"Random play on one core, best of {ROUNDS} rounds (ratio to {PEER})")
    table.add_column("program")
    for title in ("decisions/s", "copies/s", "peak MB"):
        table.add_column(title, justify="right")
    for name, figures in results.items():
        cells = [
            f"{figures[key]:,.0f} ({figures[key] / peer[key]:.1f})"
            for key in ("decisions_per_second", "copies_per_second")
        ]
        table.add_row(name, *cells, f"{figures['peak_megabytes']:.0f}")
    return table


def table_of_games(results: dict[str, Figures]) -> Table:
    """How long a whole game of each program takes."""
    peer = results[PEER]
    table = Table(title=f"A whole game (ratio to one of {PEER})")
    table.add_column("program")
    for title in ("seconds", "decisions"):
        table.add_column(title, justify="right")
    for name, figures in results.items():
        ratio = peer["games_per_second"] / figures["games_per_second"]
        table.add_row(
            name,
            f"{1 / figures['games_per_second']:.3f} ({ratio:.1f})",
            f"{figures['decisions_per_game']:,.0f}",
        )
    return table


if __name__ == "__main__":
    main()
