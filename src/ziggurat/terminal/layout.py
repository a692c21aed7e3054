"""Words and layouts that the boards have in common."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult


class Fitted:
    """Something drawn anew for the width there is."""

    def __init__(self, draw: Callable[[int], RenderableType]) -> None:
        self.draw = draw

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.draw(options.max_width)


def shorten(words: str, width: int) -> str:
    """The words, or as much of them as fits.

    >>> shorten("Warrior Priest Altar", 16)
    'Warrior Priest …'
    """
    return words if len(words) <= width else words[: max(0, width - 1)] + "…"
