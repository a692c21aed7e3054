"""Reading the printed matter of Mega Empires from its YAML files.

Every fault is told by file, entry and field; what no single entry can know `inspection` looks at.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from ziggurat.documents.faults import refuse_faults
from ziggurat.documents.shelf import Shelf
from ziggurat.games.mega.printed.book import Book
from ziggurat.games.mega.printed.cards import (
    Advance,
    Building,
    Calamity,
    Commodity,
    DeckUse,
    Water,
)
from ziggurat.games.mega.printed.civilizations import (
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
from ziggurat.games.mega.printed.inspection import inspect
from ziggurat.games.mega.printed.numbers import Numbers

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
    shelf = Shelf(folder, CONTENTS)
    book = _read(shelf)
    shelf.refuse_faults()
    faults = list(inspect(book))
    refuse_faults(faults)
    return book


def _read(shelf: Shelf) -> Book:
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
        barbarians=shelf.one("civilizations", "barbarians", Wild),
        building_rules=shelf.one("special-buildings", "rules", BuildingRules),
        buildings=shelf.list("special-buildings", "buildings", Building),
        ast=shelf.whole("ast", Ast),
        short_game=shelf.whole("short-game", ShortGame),
        numbers=shelf.whole("figures", Numbers),
    )
