"""Reading YAML files of named entries, with every fault told by file, entry and field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from ziggurat.atlas.faults import refuse_faults
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
from ziggurat.atlas.loading import load
from ziggurat.atlas.wording import reason_of
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import LONGEST_FILE

T = TypeVar("T")

MOST_ENTRIES = 1_000
"""Entries of a list; the longest that is shipped has 165."""
LONGEST_NAME = 60
"""Characters of an entry's id and of its name."""
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


class Document(Protocol):
    """A file on disk or inside the package."""

    @property
    def name(self) -> str: ...

    def read_bytes(self) -> bytes: ...


class MapText(msgspec.Struct, frozen=True):
    """A map that came as a text, from a setting or a record."""

    text: str
    name: str = "map"

    def read_bytes(self) -> bytes:
        """Return its bytes, as a file would."""
        return self.text.encode()


def read_yaml(document: Document) -> dict[str, object]:
    """Return the file's top-level fields.

    Raises `Invalid` if it cannot be opened, is not YAML, or is no set of named fields.
    """
    try:
        content = load(_text_of(document))
    except Invalid as error:
        raise Invalid(f"{document.name}: {error}") from error
    if not isinstance(content, dict) or not all(isinstance(key, str) for key in content):
        raise Invalid(f"{document.name}: must be a set of named lists, such as 'regions:'")
    return content


def _text_of(document: Document) -> str:
    try:
        data = document.read_bytes()
        if len(data) > LONGEST_FILE:
            raise Invalid(f"is longer than {LONGEST_FILE // 1024} KiB")
        return data.decode("utf-8")
    except OSError as error:
        raise Invalid(f"cannot be read: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise Invalid("is not a text file in UTF-8") from error


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


def read_entry(
    content: Mapping[str, object], key: str, kind: type[T], source: str, faults: list[str]
) -> T | None:
    """Return one named part of a file; what is wrong with it is added to `faults`."""
    if key not in content:
        faults.append(f"{source}: {key}: is missing")
        return None
    return read_value(content[key], kind, f"{source}: {key}", faults)


def read_entries(
    content: Mapping[str, object], key: str, kind: type[T], source: str, faults: list[str]
) -> tuple[T, ...]:
    """Return the entries of one list; what cannot be understood is added to `faults`."""
    listed = content.get(key)
    if listed is None:
        return ()
    if not isinstance(listed, list):
        faults.append(f"{source}: {key}: must be a list, one entry a line")
        return ()
    if len(listed) > MOST_ENTRIES:
        faults.append(f"{source}: {key}: {_too_many(listed)}")
        return ()
    read: list[T | None] = []
    for place, raw in enumerate(listed, start=1):
        where = f"{source}: {key}, {_entry_name(raw, place)}"
        faults += (f"{where}: {reason}" for reason in _long_names(raw))
        read.append(read_value(raw, kind, where, faults))
    return tuple(entry for entry in read if entry is not None)


def _read_links(
    content: Mapping[str, object], source: str, faults: list[str]
) -> tuple[tuple[str, str], ...]:
    listed = content.get("coast_links") or []
    if not isinstance(listed, list):
        faults.append(f"{source}: coast_links: must be a list of pairs of coasts")
        return ()
    if len(listed) > MOST_ENTRIES:
        faults.append(f"{source}: coast_links: {_too_many(listed)}")
        return ()
    links = []
    for place, raw in enumerate(listed, start=1):
        if isinstance(raw, list) and len(raw) == 2 and all(isinstance(end, str) for end in raw):
            links.append((str(raw[0]), str(raw[1])))
        else:
            faults.append(f"{source}: coast_links, entry {place}: must be a pair of coasts, [a, b]")
    return tuple(links)


def read_value(raw: object, kind: type[T], where: str, faults: list[str]) -> T | None:
    """Return an entry as its kind; what is wrong with it is added to `faults`."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        faults.append(f"{where}: {reason_of(error, kind, raw)}")
        return None


def _long_names(raw: object) -> Iterator[str]:
    """Tell names that are too long for a log, where each stands in many lines."""
    if not isinstance(raw, dict):
        return
    for field in ("id", "name"):
        name = raw.get(field)
        if isinstance(name, str) and len(name) > LONGEST_NAME:
            yield f"field '{field}': has {len(name):,} characters; at most {LONGEST_NAME} are read"


def _too_many(listed: Sequence[object]) -> str:
    return f"has {len(listed):,} entries; a list has at most {MOST_ENTRIES:,}"


def _entry_name(raw: object, place: int) -> str:
    """Name an entry as its author would find it: by id, by its pair, else by its place."""
    if isinstance(raw, dict):
        for key in ("id", "nation", "number", "name"):
            if isinstance(raw.get(key), str | int):
                return _shown(raw[key])
        if "a" in raw and "b" in raw:
            return f"{_shown(raw['a'])} - {_shown(raw['b'])}"
        if "region" in raw:
            return _shown(raw["region"])
    return f"entry {place}"


def _shown(name: object) -> str:
    return str(name)[:LONGEST_NAME]
