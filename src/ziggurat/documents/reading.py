"""Reading YAML files of named entries, with every fault told by file, entry and field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol, TypeVar

import msgspec

from ziggurat.documents.plain_yaml import load
from ziggurat.documents.reasons import reason_of
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import LONGEST_FILE

T = TypeVar("T")

MOST_ENTRIES = 1_000
"""Entries of a list; the longest that is shipped has 165."""
LONGEST_NAME = 60
"""Characters of an entry's id and of its name."""


class Document(Protocol):
    """A file on disk or inside the package."""

    @property
    def name(self) -> str: ...

    def read_bytes(self) -> bytes: ...


def read_yaml(document: Document) -> dict[str, object]:
    """Return the file's top-level fields.

    Raises `Invalid` if it cannot be opened, is not YAML, or is no set of named fields.
    """
    text = read_text(document)
    try:
        content = load(text)
    except Invalid as error:
        raise Invalid(f"{document.name}: {error}") from error
    if not isinstance(content, dict) or not all(isinstance(key, str) for key in content):
        raise Invalid(f"{document.name}: must be a set of named lists, such as 'regions:'")
    return content


def read_text(document: Document) -> str:
    """Return the text of a file; raises `Invalid` if there is none, or more than anybody writes."""
    name = document.name
    try:
        data = document.read_bytes()
        text = data.decode("utf-8")
    except OSError as error:
        raise Invalid(f"{name}: cannot be read: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise Invalid(f"{name}: is not a text file in UTF-8") from error
    if len(data) > LONGEST_FILE:
        raise Invalid(f"{name}: is longer than {LONGEST_FILE // 1024} KiB")
    return text


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
        faults.append(f"{source}: {key}: must be a list, one entry per line")
        return ()
    if len(listed) > MOST_ENTRIES:
        faults.append(f"{source}: {key}: {too_many(listed)}")
        return ()
    read: list[T | None] = []
    for place, raw in enumerate(listed, start=1):
        where = f"{source}: {key}, {_entry_name(raw, place)}"
        faults += (f"{where}: {reason}" for reason in _long_names(raw))
        read.append(read_value(raw, kind, where, faults))
    return tuple(entry for entry in read if entry is not None)


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


def too_many(listed: Sequence[object]) -> str:
    """Tell that a list is longer than any honest one."""
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
