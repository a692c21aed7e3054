"""Maps of Monumental as the commands about maps see them: hexes, drawn as they are written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

import msgspec

from ziggurat.atlas.forms import MapSheet, Telling
from ziggurat.documents.faults import Fault
from ziggurat.documents.reading import Document
from ziggurat.games.monumental.maps.checking import check_map, notes_on
from ziggurat.games.monumental.maps.picture import draw_map
from ziggurat.games.monumental.maps.pieces import Pieces
from ziggurat.games.monumental.maps.reading import (
    HexMap,
    read_map,
    read_maps,
    read_sound_map,
    shipped_maps,
)
from ziggurat.games.monumental.printed.reading import read_cards
from ziggurat.kernel.errors import Invalid


class HexSheet(msgspec.Struct, frozen=True):
    """A hex map: a shipped one or a designer's own."""

    source: str
    stem: str
    map: HexMap

    def summary(self) -> str:
        tiles = Counter(tile.terrain for tile in self.map.tiles)
        land = [terrain.id for terrain in read_cards().terrains if terrain.conquerable]
        provinces = sum(tiles[terrain] for terrain in land)
        return (
            f"{self.map.name}, {len(self.map.tiles)} tiles, {provinces} of them Provinces, "
            f"for {self.map.players} players, level {self.map.level}"
        )

    def faults(self) -> list[Fault]:
        return check_map(self.map, self.source)

    def notes(self) -> list[str]:
        return [f"Note: {note}." for note in notes_on(self.map)]

    def draw(self, position: Path | None) -> str:
        return draw_map(self.map, self._pieces(position) if position is not None else None)

    def _pieces(self, position: Path) -> Pieces:
        # Replaying a record takes the whole game; checking and drawing a map takes none of it.
        from ziggurat.games.monumental.maps.position import pieces_from_record  # noqa: PLC0415

        return pieces_from_record(position, self.map)

    def build(self, coastline: Path | None, out: Path | None, tell: Telling) -> str:
        del coastline, out, tell
        raise Invalid(
            f"{self.source}: a map of hexes has no outlines to build; `ziggurat map draw` draws "
            "it as it is"
        )


class HexMaps:
    """The form of Monumental's maps."""

    hallmark: ClassVar[str] = "tiles"

    def shipped(self) -> Mapping[str, MapSheet]:
        file = shipped_maps().name
        return {name: HexSheet(f"{file}, {name}", name, each) for name, each in read_maps().items()}

    def parts(self) -> Mapping[str, MapSheet]:
        return {}

    def from_file(self, path: Path) -> MapSheet:
        return HexSheet(path.name, path.stem, read_map(path))

    def require_sound(self, document: Document) -> None:
        read_sound_map(document)
