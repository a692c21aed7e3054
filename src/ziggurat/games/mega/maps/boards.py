"""Boards: which part of the map is shown, who plays on it, and in which colours."""

from __future__ import annotations

from typing import Final

import msgspec

from ziggurat.games.mega.lookup.setups import ONE_BOX, Setup
from ziggurat.games.mega.maps.pieces import Livery
from ziggurat.games.mega.maps.world import World
from ziggurat.games.mega.printed.reading import read_book

TITLE: Final = "Mega Empires"


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """Which part of the map is shown, and for whom."""

    title: str
    caption: str
    civilizations: tuple[str, ...]
    """Those in play; areas of all others are out of play (ME-P8)."""
    is_whole: bool
    """Whether the whole map is shown, or only what lies around the areas in play."""


def whole_board(world: World) -> Board:
    """Return the board of all civilizations that have a region on a map."""
    regions = {area.region for area in world.land}
    civilizations = tuple(each.id for each in read_book().civilizations if each.id in regions)
    caption = f"{len(world.land)} areas of {len(civilizations)} civilizations"
    return Board(title=TITLE, caption=caption, civilizations=civilizations, is_whole=True)


def board_of(setup: Setup) -> Board:
    """Return the board of a setup: areas out of play are hatched."""
    where = "both maps" if setup.players > ONE_BOX else f"the {setup.board} map"
    return Board(
        title=TITLE,
        caption=f"{setup.players} players on {where}",
        civilizations=tuple(each.id for each in setup.civilizations),
        is_whole=setup.players > ONE_BOX,
    )


def liveries() -> dict[str, Livery]:
    """Return colour and letters of every civilization; the letters are its first two."""
    return {
        each.id: Livery(each.name, each.name[:2], each.colour_hex)
        for each in read_book().civilizations
    }
