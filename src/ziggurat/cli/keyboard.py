"""Hearing what a person types, on a terminal or through a pipe."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.text import Text

WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Empties a terminal's screen, and what could be scrolled back to."""
LONGEST_LINE = 1000
"""Letters of a line that are listened to."""


class Listener:
    """Reads lines. At the end of a pipe, or on Ctrl-D or Ctrl-C, it raises `EOFError`."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.written: list[str] = []
        """Lines that were written ahead and not heard yet."""

    @property
    def is_terminal(self) -> bool:
        """Whether a person sits at both ends."""
        return sys.stdin.isatty() and self.console.is_terminal

    def hear(self, prompt: str) -> str:
        """The next line, without what no person means to type."""
        if self.written:
            line = self.written.pop(0)
            self.console.print(Text(f"{prompt}{line}"))
            return line
        line = self._type(prompt) if self.is_terminal else self._pipe(prompt)
        kept = "".join(letter if letter.isprintable() else " " for letter in line)
        return kept.strip()[:LONGEST_LINE]

    def _type(self, prompt: str) -> str:
        try:
            return input(prompt)
        except UnicodeDecodeError:
            return ""
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise EOFError from None

    def _pipe(self, prompt: str) -> str:
        line = sys.stdin.buffer.readline().decode(errors="replace")
        if not line:
            raise EOFError
        # Nobody sees what goes into a pipe, so it is repeated: the output reads like the game.
        echo = "".join(letter if letter.isprintable() else " " for letter in line.rstrip())
        self.console.print(Text(f"{prompt}{echo[:LONGEST_LINE]}"))
        return line

    def pause(self, sentence: str) -> None:
        """Say something and wait for Enter; through a pipe there is nobody to wait for."""
        if self.is_terminal:
            self.hear(f"{sentence} ")
        else:
            self.console.print(Text(sentence, style="bold"))

    def wipe(self) -> None:
        """Leave nothing of what was shown or typed; in a pipe, or a file, it stays."""
        if not self.is_terminal:
            return
        self.console.file.write(WIPE)
        self.console.file.flush()
        forget_lines()

    def confirm(self, question: str) -> bool:
        """Whether the person says yes; anything else is a no."""
        return self.hear(f"{question} (yes or no) ").lower() in ("y", "yes")


def load_line_editing() -> None:
    """Give the terminal's line its history and arrow keys, where Python was built with them."""
    try:
        import readline  # noqa: F401, PLC0415
    except ImportError:
        return


def forget_lines() -> None:
    """Empty the history of the terminal's line, where there is one."""
    try:
        import readline  # noqa: PLC0415
    except ImportError:
        return
    readline.clear_history()
