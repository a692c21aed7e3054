"""What the commands about maps ask of a game that has maps, whatever its maps look like."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Protocol

from ziggurat.documents.faults import Fault
from ziggurat.documents.reading import Document

Telling = Callable[[str, float], None]
"""Takes what is being done and how much of the whole is."""


class MapSheet(Protocol):
    """One map."""

    @property
    def source(self) -> str:
        """The file or id by which faults name it."""

    @property
    def stem(self) -> str:
        """What its picture is called, without the ending."""

    def summary(self) -> str:
        """Say how large it is and for how many players."""

    def faults(self) -> list[Fault]:
        """Return everything that is wrong with it."""

    def notes(self) -> list[str]:
        """Return sentences about what is not wrong, but worth knowing."""

    def draw(self, position: Path | None) -> str:
        """Return its picture as SVG, with the pieces of a record's last position if given."""

    def build(self, coastline: Path | None, out: Path | None, tell: Telling) -> str:
        """Build what drawing needs, and say where it was written and what it holds.

        Raises `Invalid` where there is nothing to build.
        """


class MapForm(Protocol):
    """The form of a game's maps."""

    @property
    def hallmark(self) -> str:
        """The list by which a file of this form is known."""

    def shipped(self) -> Mapping[str, MapSheet]:
        """Return the maps that come with the game by id."""

    def parts(self) -> Mapping[str, MapSheet]:
        """Return sheets by name that show a part of a map of the game, such as a setup's."""

    def from_file(self, path: Path) -> MapSheet:
        """Return the map of a file."""

    def require_sound(self, document: Document) -> None:
        """Refuse a map that cannot be played, with all its faults."""
