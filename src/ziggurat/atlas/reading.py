"""Reading map files into gazetteers."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

import msgspec

from ziggurat.atlas.gazetteer import (
    Barrier,
    BoardFrame,
    Border,
    ClosedShore,
    Coast,
    Filler,
    Gazetteer,
    Route,
    S,
    Sea,
)
from ziggurat.documents.faults import refuse_faults
from ziggurat.documents.reading import (
    MOST_ENTRIES,
    Document,
    read_entries,
    read_value,
    read_yaml,
    too_many,
)

T = TypeVar("T")

MAP_KEYS = (
    "board",
    "regions",
    "borders",
    "coasts",
    "closed_shores",
    "coast_links",
    "trade_routes",
    "barriers",
    "seas",
    "filler",
)


class MapText(msgspec.Struct, frozen=True):
    """A map that came as a text, from a setting or a record."""

    text: str
    name: str = "map"

    def read_bytes(self) -> bytes:
        """Return its bytes, as a file would."""
        return self.text.encode()


def read_gazetteer(document: Document | Path, kind_of_space: type[S]) -> Gazetteer[S]:
    """Return the map in a file; `kind_of_space` is the game's own subclass of `Space`.

    Raises `Invalid` with one line for each entry that could not be understood.
    """
    content = read_yaml(document)
    source = document.name
    faults = [
        f"{source}: unknown list '{key}'; a map has {', '.join(MAP_KEYS)}"
        for key in content
        if key not in MAP_KEYS
    ]

    def entries(key: str, kind: type[T]) -> tuple[T, ...]:
        return read_entries(content, key, kind, source, faults)

    board = None
    if content.get("board") is not None:
        board = read_value(content["board"], BoardFrame, f"{source}: board", faults)
    gazetteer = Gazetteer(
        source=source,
        board=board,
        spaces=entries("regions", kind_of_space),
        borders=entries("borders", Border),
        coasts=entries("coasts", Coast),
        closed_shores=entries("closed_shores", ClosedShore),
        coast_links=_read_links(content, source, faults),
        routes=entries("trade_routes", Route),
        barriers=entries("barriers", Barrier),
        seas=entries("seas", Sea),
        filler=entries("filler", Filler),
    )
    if not content.get("regions"):
        faults.append(f"{source}: regions: a map needs at least one region")
    refuse_faults(faults)
    return gazetteer


def _read_links(
    content: Mapping[str, object], source: str, faults: list[str]
) -> tuple[tuple[str, str], ...]:
    listed = content.get("coast_links") or []
    if not isinstance(listed, list):
        faults.append(f"{source}: coast_links: must be a list of pairs of coasts")
        return ()
    if len(listed) > MOST_ENTRIES:
        faults.append(f"{source}: coast_links: {too_many(listed)}")
        return ()
    links = []
    for place, raw in enumerate(listed, start=1):
        if isinstance(raw, list) and len(raw) == 2 and all(isinstance(end, str) for end in raw):
            links.append((str(raw[0]), str(raw[1])))
        else:
            faults.append(f"{source}: coast_links, entry {place}: must be a pair of coasts, [a, b]")
    return tuple(links)
