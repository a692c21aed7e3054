"""Hex maps of Monumental: the ten shipped ones, or a designer's own in the same form."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated, Final, Literal

import msgspec

from ziggurat.atlas.hexes import SIDES, Hex, neighbours, opposite
from ziggurat.documents.faults import refuse_faults
from ziggurat.documents.reading import Document, read_entries, read_value, read_yaml
from ziggurat.games.monumental.printed.amounts import Part, Some, Source
from ziggurat.games.monumental.printed.numbers import DeckTable

FARTHEST: Final = 30
"""How far from the origin a tile may lie."""
Along = Annotated[int, msgspec.Meta(ge=-FARTHEST, le=FARTHEST)]
EXPLORATION: Final = ("barbarian", "free_city")
"""Tokens of which a random one is laid face down."""
CLAIMED: Final = ("production", "science")
"""Tokens that Explorers claim."""
NATURAL_WONDER: Final = "natural_wonder"
MARKET: Final = "market_"
"""Begins the token of a market's stack: ``market_spice``."""


class Tile(Part, frozen=True, kw_only=True):
    """One hex of a map."""

    q: Along
    r: Along
    terrain: str
    tokens: tuple[str, ...] = ()
    """What is laid there at setup (MO-2.2)."""
    seat: Some | None = None
    """Whose Capital it is: which player in turn order, from 1."""
    open: tuple[Hex, ...] = ()
    """The two sides of a Bridge that can be passed, as ways to the neighbours there."""

    @property
    def place(self) -> Hex:
        """Where it lies."""
        return (self.q, self.r)

    @property
    def market(self) -> str | None:
        """The market whose stack stands here."""
        return next((token for token in self.tokens if token.startswith(MARKET)), None)

    def opens_to(self, side: Hex) -> bool:
        """Whether this tile can be entered and left through a side."""
        return not self.open or side in self.open


class HexMap(Part, frozen=True, kw_only=True):
    """A map: tiles, and for how many players."""

    id: str
    name: str
    players: Some
    level: Some = 1
    """How demanding it is, from 1 to 3."""
    tiles: tuple[Tile, ...]
    symmetry: Literal["none", "mirror", "rot180", "rot120", "klein"] = "none"
    """Which turns and mirrorings leave it as it is, for those who look whether it is fair."""
    deck: DeckTable | None = None
    """The Development deck by Era, if the designer writes it down; it must be the guideline's."""
    note: str = ""
    source: Source = "house"

    def __str__(self) -> str:
        return f"{self.name} ({self.id})"


def shipped_maps() -> Document:
    """Return the file of the maps shipped with the game."""
    return files("ziggurat.games.monumental") / "data" / "maps.yaml"


@cache
def read_maps() -> dict[str, HexMap]:
    """Return the shipped maps by id; raises `Invalid` naming file, entry and field."""
    document = shipped_maps()
    faults: list[str] = []
    content = read_yaml(document)
    faults += (f"{document.name}: unknown list '{key}'" for key in content if key != "maps")
    maps = read_entries(content, "maps", HexMap, document.name, faults)
    refuse_faults(faults)
    return {each.id: each for each in maps}


def read_map(document: Document) -> HexMap:
    """Return the map of a designer's own file, which has the form of one shipped entry.

    Raises `Invalid` for what cannot be understood; `check_map` tells what is wrong beyond that.
    """
    faults: list[str] = []
    content = read_yaml(document)
    # Tile by tile first: a designer wants to hear of all of them at once.
    read_entries(content, "tiles", Tile, document.name, faults)
    found = read_value(content, HexMap, document.name, faults) if not faults else None
    refuse_faults(faults)
    assert found is not None, "what could not be read has left a fault"
    return found


def read_sound_map(document: Document) -> HexMap:
    """Return a map that can be played; raises `Invalid` with every fault otherwise."""
    # The laws of maps know cards and tokens; who only reads a map needs neither.
    from ziggurat.games.monumental.maps.checking import check_map  # noqa: PLC0415

    found = read_map(document)
    refuse_faults(check_map(found, document.name))
    return found


def around(tiles: tuple[Tile, ...]) -> tuple[tuple[int, ...], ...]:
    """Return for each tile the numbers of the tiles next to it, in the order of `SIDES`."""
    number = {tile.place: index for index, tile in enumerate(tiles)}
    return tuple(
        tuple(number[at] for at in neighbours(tile.place) if at in number) for tile in tiles
    )


def passages(tiles: tuple[Tile, ...]) -> tuple[tuple[int, ...], ...]:
    """Return for each tile those next to it that can be walked to, over Bridges lengthwise only.

    Who may walk there, and over Water, is another matter.
    """
    number = {tile.place: index for index, tile in enumerate(tiles)}
    return tuple(
        tuple(
            number[at]
            for side, at in zip(SIDES, neighbours(tile.place))
            if at in number and tile.opens_to(side) and tiles[number[at]].opens_to(opposite(side))
        )
        for tile in tiles
    )
