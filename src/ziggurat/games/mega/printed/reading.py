"""Reading the printed matter of Mega Empires from its YAML files.

Every fault is told by file, entry and field; what no single entry can know `inspection` looks at.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, TypeVar

from ziggurat.atlas.checking import nearest_name
from ziggurat.atlas.reading import read_entries, read_value, read_yaml
from ziggurat.games.mega.printed.book import Book
from ziggurat.games.mega.printed.cards import (
    Advance,
    Building,
    Calamity,
    Commodity,
    DeckUse,
    Water,
)
from ziggurat.games.mega.printed.inspection import inspect
from ziggurat.games.mega.printed.numbers import Numbers
from ziggurat.games.mega.printed.realms import (
    Ast,
    BuildingRules,
    Civilization,
    Pieces,
    Resolution,
    Setups,
    ShortGame,
    StartingCredits,
    Wild,
)
from ziggurat.kernel.errors import Invalid

T = TypeVar("T")

CONTENTS: Final[dict[str, tuple[str, ...]]] = {
    "advances": ("advances",),
    "calamities": ("resolution", "minor", "major"),
    "commodities": ("water", "stacks", "use_by_player_count", "commodities"),
    "civilizations": ("civilizations", "setups", "starting_credits", "pieces", "barbarians"),
    "special-buildings": ("rules", "buildings"),
    "ast": Ast.__struct_encode_fields__,
    "short-game": ShortGame.__struct_encode_fields__,
    "figures": Numbers.__struct_encode_fields__,
}
"""The files, and what each must hold."""


@cache
def read_book() -> Book:
    """Return the printed matter shipped with the game."""
    return read_book_from(files("ziggurat.games.mega") / "data")


def read_book_from(folder: Traversable) -> Book:
    """Return the printed matter of a folder; raises `Invalid` with one line for each fault."""
    shelf = _Shelf(folder)
    book = _read(shelf)
    shelf.refuse_faults()
    faults = list(inspect(book))
    if faults:
        raise Invalid("\n".join(faults))
    return book


class _Shelf:
    """The files of a folder, and what was wrong with those read so far."""

    def __init__(self, folder: Traversable) -> None:
        self.faults: list[str] = []
        self.content = {name: self._open(folder, name) for name in CONTENTS}

    def _open(self, folder: Traversable, name: str) -> dict[str, object]:
        source = f"{name}.yaml"
        content = read_yaml(folder / source)
        self.faults += _misnamed(content, source, CONTENTS[name])
        return content

    def list(self, name: str, key: str, kind: type[T]) -> tuple[T, ...]:
        """Return the entries of a list; those with faults are left out."""
        return read_entries(self.content[name], key, kind, f"{name}.yaml", self.faults)

    def one(self, name: str, key: str, kind: type[T]) -> T:
        """Return a single entry; stops if it has faults."""
        raw = self.content[name].get(key)
        return self._stop_without(read_value(raw, kind, f"{name}.yaml: {key}", self.faults))

    def whole(self, name: str, kind: type[T]) -> T:
        """Return a file that is one entry; stops if it has faults."""
        return self._stop_without(read_value(self.content[name], kind, f"{name}.yaml", self.faults))

    def _stop_without(self, found: T | None) -> T:
        if found is None:
            self.refuse_faults()
        assert found is not None, "what could not be read has left a fault"
        return found

    def refuse_faults(self) -> None:
        """Raise `Invalid` if anything was wrong so far."""
        if self.faults:
            raise Invalid("\n".join(dict.fromkeys(self.faults)))


def _misnamed(content: dict[str, object], source: str, known: tuple[str, ...]) -> Iterator[str]:
    for key in content:
        if key not in known:
            guess = nearest_name(key, known) or f"; known are {', '.join(known)}"
            yield f"{source}: unknown list '{key}'{guess}"
    yield from (f"{source}: {key}: is missing" for key in known if key not in content)


def _read(shelf: _Shelf) -> Book:
    return Book(
        advances=shelf.list("advances", "advances", Advance),
        resolution=shelf.one("calamities", "resolution", Resolution),
        minor=shelf.list("calamities", "minor", Calamity),
        major=shelf.list("calamities", "major", Calamity),
        water=shelf.one("commodities", "water", Water),
        stacks=shelf.one("commodities", "stacks", int),
        deck_uses=shelf.list("commodities", "use_by_player_count", DeckUse),
        commodities=shelf.list("commodities", "commodities", Commodity),
        civilizations=shelf.list("civilizations", "civilizations", Civilization),
        setups=shelf.one("civilizations", "setups", Setups),
        starting_credits=shelf.one("civilizations", "starting_credits", StartingCredits),
        pieces=shelf.one("civilizations", "pieces", Pieces),
        wild=shelf.one("civilizations", "barbarians", Wild),
        building_rules=shelf.one("special-buildings", "rules", BuildingRules),
        buildings=shelf.list("special-buildings", "buildings", Building),
        ast=shelf.whole("ast", Ast),
        short_game=shelf.whole("short-game", ShortGame),
        numbers=shelf.whole("figures", Numbers),
    )
