"""Reading the map of Mega Empires: three files joined, or a designer's own in one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, TypeVar

import msgspec

from ziggurat.documents.faults import refuse_faults
from ziggurat.documents.reading import Document, read_entries, read_value, read_yaml
from ziggurat.games.mega.maps.world import (
    Block,
    Drawing,
    FloodPlain,
    LandArea,
    OpenSea,
    Volcano,
    World,
)

SHARED: Final = ("flood_plains", "volcanoes", "drawing")
GAZETTEER: Final = ("block", "land_areas", "open_seas")

P = TypeVar("P", LandArea, OpenSea)


def shipped_map() -> Document:
    """Return the file that joins the map shipped with the game."""
    return files("ziggurat.games.mega") / "data" / "map.yaml"


def read_world(document: Document | None = None) -> World:
    """Return a map; None is the one shipped with the game, both blocks of it.

    Raises `Invalid` with a line for each entry that could not be understood, by file, entry and
    field; `charts.checking` tells what is wrong beyond that.
    """
    return _shipped_world() if document is None else _read(document)


@cache
def _shipped_world() -> World:
    return _read(shipped_map())


def _read(document: Document) -> World:
    content = read_yaml(document)
    source = document.name
    faults: list[str] = []
    gazetteers = dict(_gazetteers(document, content, faults))
    known = (*SHARED, "files") if "files" in content else (*SHARED, *GAZETTEER)
    faults += _unknown(content, known, source)
    file_of: dict[str, str] = {}
    land: list[LandArea] = []
    seas: list[OpenSea] = []
    for file, lists in gazetteers.items():
        land += _places(lists, "land_areas", LandArea, file, faults, file_of)
        seas += _places(lists, "open_seas", OpenSea, file, faults, file_of)
    world = World(
        source=source,
        land=tuple(land),
        seas=tuple(seas),
        flood_plains=read_entries(content, "flood_plains", FloodPlain, source, faults),
        volcanoes=read_entries(content, "volcanoes", Volcano, source, faults),
        drawing=_drawing(content, source, faults),
        file_of=file_of,
    )
    if not land and not faults:
        faults.append(f"{source}: land_areas: a map needs at least one area")
    refuse_faults(faults)
    return world


def _drawing(content: Mapping[str, object], source: str, faults: list[str]) -> Drawing | None:
    if content.get("drawing") is None:
        return None
    return read_value(content["drawing"], Drawing, f"{source}: drawing", faults)


def _gazetteers(
    document: Document, content: Mapping[str, object], faults: list[str]
) -> Iterator[tuple[str, Mapping[str, object]]]:
    """Tell the files that list areas and seas: those the shared file names, or the file itself."""
    if "files" not in content:
        yield document.name, content
        return
    names: list[str] = (
        read_value(content["files"], list[str], f"{document.name}: files", faults) or []
    )
    shipped = files("ziggurat.games.mega") / "data"
    for name in names:
        beside = shipped / name
        if "/" in name or not beside.is_file():
            faults.append(
                f"{document.name}: files, {name}: is no gazetteer shipped with the game; a map "
                "of your own lists its land_areas in the one file"
            )
            continue
        lists = read_yaml(beside)
        faults += _unknown(lists, GAZETTEER, name)
        yield name, lists


def _unknown(content: Mapping[str, object], known: tuple[str, ...], source: str) -> Iterator[str]:
    for key in content:
        if key not in known:
            yield f"{source}: unknown list '{key}'; known are {', '.join(known)}"


def _places(
    lists: Mapping[str, object],
    key: str,
    kind: type[P],
    file: str,
    faults: list[str],
    file_of: dict[str, str],
) -> Iterator[P]:
    """Tell the areas or seas of a file, each with its block; an id given twice is a fault."""
    block: Block | None = None
    if "block" in lists:
        unsaid: list[str] = faults if key == "land_areas" else []
        block = read_value(lists["block"], Block, f"{file}: block", unsaid)  # type: ignore[arg-type]
    for one in read_entries(lists, key, kind, file, faults):
        if one.id in file_of:
            faults.append(f"{file}: {key}, {one.id}: {file_of[one.id]} uses this id already")
        file_of[one.id] = file
        yield one if one.block is not None else msgspec.structs.replace(one, block=block)
