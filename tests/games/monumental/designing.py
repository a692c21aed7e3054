"""A designer at work: the data files, copied, changed and played with."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from tests.games.monumental.table import Table
from tests.games.scripted import ScriptedDice
from ziggurat.games.monumental.lookup.making import tabulate
from ziggurat.games.monumental.maps.reading import read_maps
from ziggurat.games.monumental.printed.reading import CONTENTS, read_cards_from
from ziggurat.games.monumental.state import Monumental


def copy_data(folder: Path) -> None:
    """Copy the data files shipped with the game."""
    for name in CONTENTS:
        shipped = files("ziggurat.games.monumental") / "data" / f"{name}.yaml"
        (folder / f"{name}.yaml").write_bytes(shipped.read_bytes())


def change(folder: Path, name: str, old: str, new: str, *, everywhere: bool = False) -> None:
    """Write something else into a file, where it stands first or wherever it stands."""
    path = folder / f"{name}.yaml"
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{name}.yaml does not say '{old}'"
    path.write_text(text.replace(old, new, -1 if everywhere else 1), encoding="utf-8")


class DesignedTable(Table):
    """A table of a game whose data files a designer has changed."""

    def __init__(self, folder: Path, *civilizations: str, **settings: int | str) -> None:
        self.folder = folder
        super().__init__(*civilizations, **settings)

    def blank(self) -> Monumental:
        players = len(self.civilizations)
        lookup = tabulate(read_cards_from(self.folder), read_maps()[f"map_{players}p_1"])
        state = Monumental(lookup, self.seats, players, ScriptedDice([]))
        state.clear()
        return state
