"""Where the commands write: words for people on the terminal, complaints apart from them.

Colour is used only where it can be seen: not in a pipe, not under NO_COLOR.
"""

import os
import shlex
import shutil
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Literal

from rich.console import Console
from rich.text import Text

COMMAND = "ziggurat"


def screen() -> Console:
    """Return the console for what a command was asked to show."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a poor terminal shows ? instead of stopping us
    return Console(highlight=False, color_system=_colours())


def complain(sentence: str) -> None:
    """Tell the person at the terminal, on standard error, what went wrong."""
    console = Console(stderr=True, highlight=False, color_system=_colours())
    console.print(Text(sentence, style="red"), soft_wrap=True)


def program() -> str:
    """How the reader calls this command: its path, where the bare word would not be found."""
    called = Path(sys.argv[0])
    if called.name != COMMAND or shutil.which(COMMAND):
        return COMMAND
    return shlex.quote(str(called))


def _colours() -> Literal["auto"] | None:
    """None leaves out bold and dim text as well: no escape code at all under NO_COLOR."""
    return None if os.environ.get("NO_COLOR") else "auto"
