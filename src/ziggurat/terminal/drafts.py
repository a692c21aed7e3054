"""Answers that are put together in several lines: the manual of `Draft`.

A draft belongs to one question and one person. It hears what the person writes before the question
does, and says what to show and, when it is complete, which answer to give.
"""

from __future__ import annotations

import msgspec
from rich.console import RenderableType

YES = frozenset({"yes", "y", "ok"})
"""Words that take what is proposed."""


class Heard(msgspec.Struct, frozen=True):
    """What came of a line that was meant for a draft."""

    show: RenderableType | None = None
    """What to show now."""
    answer: str = ""
    """The answer to give now, in notation."""
    then: str = ""
    """A line to be heard as the first one of the next question, as if it had been written there."""


class Draft:
    """An answer in the making. This one is for questions that are answered at once."""

    @property
    def is_asking(self) -> bool:
        """Whether the next line belongs to the draft, even if it is only a number."""
        return False

    def show(self, choices: RenderableType) -> RenderableType:
        """What stands below the prompt, given what would stand there without a draft."""
        return choices

    def hear(self, line: str) -> Heard | None:
        """Take in a line; None when it is not meant for the draft."""
        return None

    def stop(self) -> None:
        """Forget what was begun, because the person goes back."""

    def help(self) -> list[tuple[str, str]]:
        """What can be written to it, and what that does."""
        return []
