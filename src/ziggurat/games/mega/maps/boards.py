"""Boards: which part of the map is shown, who plays on it, and in which colours."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from ziggurat.atlas.outlines import Outlines
from ziggurat.atlas.paths import read_path
from ziggurat.atlas.placement import Box
from ziggurat.games.mega.lookup.setups import ONE_BOX, Setup
from ziggurat.games.mega.maps.pieces import Livery
from ziggurat.games.mega.maps.world import World
from ziggurat.games.mega.printed.reading import read_book

TITLE: Final = "Mega Empires"
AROUND: Final = 130.0
"""Board units shown around the areas in play."""


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


def part_shown(outlines: Outlines, in_play: Collection[str], *, is_whole: bool) -> Box:
    """Return the part of the sheet that is shown: all of it, or what lies around some areas."""
    width, height = outlines.width, outlines.height
    shown = [
        point
        for area in in_play
        for ring in read_path(outlines.spaces[area].path)[:1]
        for point in ring
    ]
    if is_whole or not shown:
        return Box(width / 2, height / 2, width, height)
    left = max(0.0, min(x for x, _ in shown) - AROUND)
    top = max(0.0, min(y for _, y in shown) - AROUND)
    right = min(width, max(x for x, _ in shown) + AROUND)
    bottom = min(height, max(y for _, y in shown) + AROUND)
    return Box((left + right) / 2, (top + bottom) / 2, right - left, bottom - top)
