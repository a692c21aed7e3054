"""Maps of Mega Empires as the commands about maps see them: one map, shown for every setup.

`mega` is the whole map with all 18 civilizations; `mega/west` and `mega/east` are its halves,
`mega/east-5` the areas in play with five players on the east map, `mega/12` those with twelve.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import ClassVar

import msgspec

from ziggurat.atlas.forms import MapSheet, Telling
from ziggurat.atlas.outline_files import build_into, is_there, outlines_beside
from ziggurat.atlas.outlines import Outlines, check_outlines, read_outlines
from ziggurat.documents.faults import Fault
from ziggurat.documents.reading import Document
from ziggurat.games.mega.lookup.setups import ONE_BOX, SIDES
from ziggurat.games.mega.maps.boards import Board, board_of, whole_board
from ziggurat.games.mega.maps.checking import check_world, every_setup, read_sound_world
from ziggurat.games.mega.maps.picture import draw_board
from ziggurat.games.mega.maps.pieces import Pieces
from ziggurat.games.mega.maps.reading import read_world
from ziggurat.games.mega.maps.survey import gazetteer_of
from ziggurat.games.mega.maps.world import World
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.wording import counted


class WorldSheet(msgspec.Struct, frozen=True):
    """A map, or the part of it that a setup plays on."""

    path: Path | None
    """None is the map shipped with the game."""
    name: str
    board: Board

    @property
    def world(self) -> World:
        """The whole map."""
        return read_world(self.path)

    @property
    def source(self) -> str:
        return f"{self.world.source}, {self.name}" if self.name else self.world.source

    @property
    def stem(self) -> str:
        whole = self.path.stem if self.path is not None else "mega"
        return f"{whole}-{self.name}" if self.name else whole

    @property
    def outlines(self) -> Document:
        """Where its outlines are kept."""
        return outlines_of(self.path)

    def summary(self) -> str:
        areas = [area for area in self.world.land if area.region in self.board.civilizations]
        sites = sum(area.city_site for area in areas)
        limits = sum(area.limit for area in areas)
        counts = (
            counted(len(areas), "area"),
            counted(len(self.board.civilizations), "civilization"),
            counted(sites, "city site"),
            counted(len(self.world.seas), "open sea"),
        )
        return f"{', '.join(counts)}, limits of {limits} together"

    def faults(self) -> list[Fault]:
        faults = check_world(self.world)
        if faults or not is_there(self.outlines):
            return faults
        gazetteer = gazetteer_of(self.world)
        return check_outlines(gazetteer, read_outlines(self.outlines), self.outlines.name)

    def notes(self) -> list[str]:
        if is_there(self.outlines):
            return []
        if self.world.drawing is None:
            return ["It has no list 'drawing': it can be played, but not drawn."]
        return [
            f"It has no outlines yet; `ziggurat map build {self.path or self.stem}` makes them."
        ]

    def draw(self, position: Path | None) -> str:
        board, pieces = self.board, None
        if position is not None:
            board, pieces = self._position(position)
        return draw_board(self.world, read_outlines(self.outlines), board, pieces)

    def _position(self, position: Path) -> tuple[Board, Pieces]:
        # Replaying a record takes the whole game; checking and drawing a map takes none of it.
        from ziggurat.games.mega.maps.position import position_of_record  # noqa: PLC0415

        return position_of_record(position)

    def build(self, coastline: Path | None, out: Path | None, tell: Telling) -> str:
        if self.name:
            raise Invalid(
                f"{self.source}: is part of one map; `ziggurat map build mega` builds all of it"
            )
        if self.world.drawing is None:
            raise Invalid(f"{self.source}: drawing: is missing; it tells how the map is drawn")
        gazetteer = gazetteer_of(self.world)
        goal, outlines = build_into(out, self.outlines, gazetteer, coastline, tell)
        return (
            f"{goal}: {len(outlines.spaces)} areas, {len(outlines.borders)} borders, "
            f"{len(outlines.waters)} waters, {goal.stat().st_size // 1000} kB"
        )


def outlines_of(path: Path | None = None) -> Document:
    """Return where the outlines of a map are kept: beside its file, or in the package."""
    return outlines_beside(path, "ziggurat.games.mega")


def read_world_outlines(path: Path | None = None) -> Outlines:
    """Return the stored outlines of a map."""
    return read_outlines(outlines_of(path))


class WorldMaps:
    """The form of Mega Empires' maps."""

    hallmark: ClassVar[str] = "land_areas"

    def shipped(self) -> Mapping[str, MapSheet]:
        return {"world": WorldSheet(None, "", whole_board(read_world()))}

    def parts(self) -> Mapping[str, MapSheet]:
        return dict(self._parts())

    def _parts(self) -> Iterator[tuple[str, MapSheet]]:
        setups = list(every_setup())
        for side in SIDES:
            most = max(
                (setup for setup in setups if setup.board == side), key=lambda one: one.players
            )
            yield side, WorldSheet(None, side, board_of(most))
        for setup in setups:
            is_small = setup.players <= ONE_BOX
            name = f"{setup.board}-{setup.players}" if is_small else f"{setup.players}"
            yield name, WorldSheet(None, name, board_of(setup))

    def from_file(self, path: Path) -> MapSheet:
        return WorldSheet(path, "", whole_board(read_world(path)))

    def require_sound(self, document: Document) -> None:
        read_sound_world(document)
