"""What lies in a game's own folder, and finding it there."""

from __future__ import annotations

from functools import cache
from importlib import import_module, resources
from typing import Any, ClassVar

from ziggurat.kernel.clauses import Clauses, read_clauses


class Manifest:
    """The part of a `Game` that tells what its folder holds. Paths begin in that folder.

    What draws or writes is named and not imported, so that the rules need none of it.
    """

    folder: ClassVar[str]
    """The package all of the game lies in: `__package__`."""
    terminal: ClassVar[str] = ""
    """Its look on a terminal, such as `terminal.board:RevoltBoard`; empty for the plain one."""

    def named(self, path: str) -> Any:
        """What a path such as `terminal.board:RevoltBoard` names; its kind is the caller's wish."""
        module, _, name = path.partition(":")
        return getattr(import_module(f"{self.folder}.{module}"), name)

    def text(self, name: str) -> str:
        """A text that lies in the folder."""
        return (resources.files(self.folder) / name).read_text(encoding="utf-8")

    def clauses(self) -> Clauses:
        """The rules as numbered clauses, of `rules.md`."""
        return _clauses_in(self.folder)

    def examples(self) -> str:
        """The worked examples, as Markdown, of `examples.md`."""
        return self.text("examples.md")


@cache
def _clauses_in(folder: str) -> Clauses:
    return read_clauses((resources.files(folder) / "rules.md").read_text(encoding="utf-8"))
