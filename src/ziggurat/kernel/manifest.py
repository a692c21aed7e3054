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
    prefixes: ClassVar[tuple[str, ...]]
    """What the ids of its clauses begin with, such as `ER`; no other game's do."""
    compiled: ClassVar[tuple[str, ...]] = ()
    """The modules that the native build compiles, as patterns: `state.py`, `rules/**/*.py`."""
    terminal: ClassVar[str] = ""
    """Its look on a terminal, such as `terminal.board:RevoltBoard`; empty for the plain one."""
    maps: ClassVar[str] = ""
    """The form of its maps, such as `maps.form:RevoltMaps`; empty for a game without maps."""

    def named(self, path: str) -> Any:
        """What a path such as `terminal.board:RevoltBoard` names; its kind is the caller's wish."""
        module, _, name = path.partition(":")
        return getattr(import_module(f"{self.folder}.{module}"), name)

    def text(self, name: str) -> str:
        """A text that lies in the folder."""
        return _read(self.folder, name)

    def clauses(self) -> Clauses:
        """The rules as numbered clauses, of `rules.md`."""
        return _clauses_in(self.folder, self.prefixes)

    def examples(self) -> str:
        """The worked examples, as Markdown, of `examples.md`."""
        return self.text("examples.md")


@cache
def _clauses_in(folder: str, prefixes: tuple[str, ...]) -> Clauses:
    return read_clauses(_read(folder, "rules.md"), prefixes)


def _read(folder: str, name: str) -> str:
    return (resources.files(folder) / name).read_text(encoding="utf-8")
