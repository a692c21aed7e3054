"""How far long work has come, for whoever watches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

T = TypeVar("T")


def watched(games: Iterator[T], count: int) -> Iterator[T]:
    """The same games, with a progress bar where somebody watches."""
    console = Console(stderr=True)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("games", total=count)
        for game in games:
            yield game
            progress.advance(task)
