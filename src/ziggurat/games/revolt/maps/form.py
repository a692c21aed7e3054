"""Maps of Empire's Revolt as the commands about maps see them: gazetteers with built outlines."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

import msgspec

from ziggurat.atlas.forms import MapSheet, Telling
from ziggurat.atlas.outline_files import build_into, is_there
from ziggurat.atlas.outlines import check_outlines, read_outlines
from ziggurat.documents.faults import Fault
from ziggurat.documents.reading import Document
from ziggurat.games.revolt.maps import picture
from ziggurat.games.revolt.maps.board import (
    Board,
    check_board,
    outlines_of,
    read_board,
    read_sound_board,
    seats_of,
)
from ziggurat.games.revolt.maps.pieces import pieces_from_record


class BoardSheet(msgspec.Struct, frozen=True):
    """A board: the Mediterranean or a player's own."""

    path: Path | None
    """None is the map shipped with the game."""
    board: Board

    @property
    def source(self) -> str:
        return self.board.source

    @property
    def stem(self) -> str:
        return self.path.stem if self.path is not None else "revolt"

    @property
    def outlines(self) -> Document:
        """Where its outlines are kept."""
        return outlines_of(self.path)

    def summary(self) -> str:
        board, seats = self.board, seats_of(self.board)
        players = f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else f"{seats[0]}"
        return (
            f"{len(board.spaces)} regions, {len(board.borders)} borders, "
            f"{len(board.coasts)} coasts, {len(board.routes)} routes, for {players} players"
        )

    def faults(self) -> list[Fault]:
        stale = self._stale() if is_there(self.outlines) else []
        return [*check_board(self.board), *stale]

    def notes(self) -> list[str]:
        if is_there(self.outlines):
            return []
        return [f"It has no outlines yet; `ziggurat map build {self.path}` makes them."]

    def draw(self, position: Path | None) -> str:
        outlines = read_outlines(self.outlines)
        pieces = pieces_from_record(position) if position is not None else None
        return picture.draw_board(self.board, outlines, pieces)

    def build(self, coastline: Path | None, out: Path | None, tell: Telling) -> str:
        goal, outlines = build_into(out, self.outlines, self.board, coastline, tell)
        return (
            f"{goal}: {len(outlines.spaces)} regions, {len(outlines.borders)} borders, "
            f"{len(outlines.coasts)} coasts, {len(outlines.routes)} routes, "
            f"{goal.stat().st_size // 1000} kB"
        )

    def _stale(self) -> list[Fault]:
        return check_outlines(self.board, read_outlines(self.outlines), self.outlines.name)


class RevoltMaps:
    """The form of Empire's Revolt's maps."""

    hallmark: ClassVar[str] = "regions"

    def shipped(self) -> Mapping[str, MapSheet]:
        return {"mediterranean": BoardSheet(None, read_board())}

    def parts(self) -> Mapping[str, MapSheet]:
        return {}

    def from_file(self, path: Path) -> MapSheet:
        return BoardSheet(path, read_board(path))

    def require_sound(self, document: Document) -> None:
        read_sound_board(document)
