"""Reading YAML files of named entries, with every fault told by file, entry and field."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec
import yaml

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
from ziggurat.atlas.wording import reason_of
from ziggurat.kernel.errors import Invalid

try:
    from yaml import CSafeLoader as SafeLoader
except ImportError:  # the library was built without its fast half
    from yaml import SafeLoader  # type: ignore[assignment]

T = TypeVar("T")

DEEPEST = 50
"""Levels of lists in lists; a map has four."""
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


class _StrictLoader(SafeLoader):
    """YAML without its silent habit of keeping the last of two equal keys."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:  # noqa: FBT001, FBT002 - the library's own signature
        seen: set[object] = set()
        for key_node, _ in node.value:
            key = self.construct_object(key_node)
            if isinstance(key, str) and key in seen:
                raise yaml.constructor.ConstructorError(
                    None, None, f"the field '{key}' is given twice", key_node.start_mark
                )
            seen.add(key if isinstance(key, str) else id(key_node))
        return super().construct_mapping(node, deep)


def read_yaml(document: Document) -> dict[str, object]:
    """Return the file's top-level fields.

    Raises `Invalid` if it cannot be opened, is not YAML, or is no set of named fields.
    """
    try:
        text = document.read_bytes().decode("utf-8")
    except OSError as error:
        raise Invalid(f"{document.name}: cannot be read: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise Invalid(f"{document.name}: is not a text file in UTF-8") from error
    try:
        _refuse_depth(text, document.name)
        content = yaml.load(text, Loader=_StrictLoader)  # noqa: S506 - derives from SafeLoader
    except yaml.YAMLError as error:
        raise Invalid(f"{document.name}: is not valid YAML: {_yaml_reason(error)}") from error
    except RecursionError as error:
        raise Invalid(f"{document.name}: is nested too deeply") from error
    if not isinstance(content, dict) or not all(isinstance(key, str) for key in content):
        raise Invalid(f"{document.name}: must be a set of named lists, such as 'regions:'")
    return content


def _refuse_depth(text: str, name: str) -> None:
    """Refuse what is nested so deeply that the library's fast half would run out of stack.

    It calls itself for every level and is not guarded: the process would end.
    """
    depth = 0
    for event in yaml.parse(text, Loader=SafeLoader):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > DEEPEST:
                raise Invalid(f"{name}: is nested too deeply")
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1


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
    if faults:
        raise Invalid("\n".join(faults))
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
    read = (
        read_value(raw, kind, f"{source}: {key}, {_entry_name(raw, place)}", faults)
        for place, raw in enumerate(listed, start=1)
    )
    return tuple(entry for entry in read if entry is not None)


def _read_links(
    content: Mapping[str, object], source: str, faults: list[str]
) -> tuple[tuple[str, str], ...]:
    listed = content.get("coast_links") or []
    if not isinstance(listed, list):
        faults.append(f"{source}: coast_links: must be a list of pairs of coasts")
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


def _entry_name(raw: object, place: int) -> str:
    """Name an entry as its author would find it: by id, by its pair, else by its place."""
    if isinstance(raw, dict):
        for key in ("id", "nation", "number", "name"):
            if isinstance(raw.get(key), str | int):
                return f"{raw[key]}"
        if "a" in raw and "b" in raw:
            return f"{raw['a']} - {raw['b']}"
        if "region" in raw:
            return f"{raw['region']}"
    return f"entry {place}"


def _yaml_reason(error: yaml.YAMLError) -> str:
    problem = getattr(error, "problem", None) or str(error).splitlines()[0]
    mark = getattr(error, "problem_mark", None)
    return f"line {mark.line + 1}: {problem}" if mark is not None else str(problem)
