"""Where the commands write: words for people on the terminal, complaints apart from them.

Colour is used only where it can be seen: not in a pipe, not under NO_COLOR.
"""

from rich.console import Console
from rich.text import Text


def screen() -> Console:
    """Return the console for what a command was asked to show."""
    return Console(highlight=False)


def complain(sentence: str) -> None:
    """Tell the person at the terminal, on standard error, what went wrong."""
    console = Console(stderr=True, highlight=False)
    console.print(Text(sentence, style="red"), soft_wrap=True)
