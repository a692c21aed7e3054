"""A designer at work: the data files, copied, changed and played with."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from tests.games.mega.table import Table
from ziggurat.games.mega.lookup.lookup import Lookup
from ziggurat.games.mega.lookup.making import tabulate
from ziggurat.games.mega.lookup.setups import setup_of
from ziggurat.games.mega.maps.reading import read_world
from ziggurat.games.mega.printed.reading import CONTENTS, read_book_from


def copy_data(folder: Path) -> None:
    """Copy the data files shipped with the game, the map apart."""
    for name in CONTENTS:
        shipped = files("ziggurat.games.mega") / "data" / f"{name}.yaml"
        (folder / f"{name}.yaml").write_bytes(shipped.read_bytes())


def change(folder: Path, name: str, old: str, new: str) -> None:
    """Write something else into a file, where it stands first."""
    path = folder / f"{name}.yaml"
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{name}.yaml does not say '{old}'"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


class DesignedTable(Table):
    """A table of a game whose data files a designer has changed, on the east map."""

    def __init__(
        self, folder: Path, *civilizations: str, players: int = 0, **settings: int | str
    ) -> None:
        self.folder = folder
        super().__init__(*civilizations, players=players, **settings)

    def lookup(self) -> Lookup:
        book = read_book_from(self.folder)
        setup = setup_of(book, self.seats, "east")
        return tabulate(
            book,
            read_world(),
            setup,
            is_expert=bool(self.settings["expert"]),
            is_short=bool(self.settings["short"]),
        )
