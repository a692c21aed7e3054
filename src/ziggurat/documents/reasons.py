"""What msgspec finds wrong with an entry, in a designer's words."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
from msgspec.inspect import (
    DictType,
    EnumType,
    ListType,
    LiteralType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)


def reason_of(error: msgspec.ValidationError, kind: type[object], raw: object) -> str:
    """Say which field of an entry is wrong, how, and what it may be."""
    message = str(error)
    where = re.search(r" - at `(?:key` in `)?\$\.?(.*)`$", message)
    field = where[1] if where is not None else ""
    message = message[: where.start()] if where is not None else message
    unknown = re.search(r"unknown field `(.+)`", message)
    if unknown is not None:
        message = f"unknown field '{unknown[1]}'{_known_fields(kind, raw, field)}"
    wrong = re.search(r"Invalid enum value (.+)", message)
    if wrong is not None:
        message = f"{wrong[1]} is not known{_allowed(kind, raw, field)}"
    missing = re.search(r"missing required field `(.+)`", message)
    if missing is not None:
        message = f"the field '{missing[1]}' is missing"
    message = message[:1].lower() + message[1:].replace("`", "'")
    return f"field '{field}': {message}" if field else message


def _known_fields(kind: type[object], raw: object, path: str) -> str:
    """Tell what an entry may hold, or a part of it."""
    for found in _at(kind, raw, path):
        if isinstance(found, StructType):
            return f"; known are {', '.join(field.encode_name for field in found.fields)}"
    return ""


def _allowed(kind: type[object], raw: object, path: str) -> str:
    """Add the allowed values of a field that takes one of a few."""
    values: list[str] = []
    for found in _at(kind, raw, path):
        if isinstance(found, EnumType):
            values += (str(one.value) for one in found.cls)
        if isinstance(found, LiteralType):
            values += (str(one) for one in found.values)
    return f"; may be {', '.join(values)}" if values else ""


def _at(kind: type[object], raw: object, path: str) -> list[Type]:
    """Return what may stand at a path such as ``effects[0].do[1].from``."""
    found = list(_alternatives(type_info(kind), raw))
    for step in re.findall(r"[^.\[\]]+|\[[^\]]*\]", path):
        inner = _inner(raw, step)
        found = [one for outer in found for one in _below(outer, step, inner)]
        raw = inner
    return found


def _inner(raw: object, step: str) -> object:
    index = step.strip("[]")
    if isinstance(raw, list) and index.isdecimal() and int(index) < len(raw):
        return raw[int(index)]
    return raw.get(step) if isinstance(raw, dict) else None


def _below(outer: Type, step: str, raw: object) -> Iterator[Type]:
    if isinstance(outer, StructType):
        for field in outer.fields:
            if field.encode_name == step:
                yield from _alternatives(field.type, raw)
    elif isinstance(outer, DictType):
        yield from _alternatives(outer.value_type, raw)
    elif isinstance(outer, ListType | VarTupleType):
        yield from _alternatives(outer.item_type, raw)
    elif isinstance(outer, TupleType):
        yield from _alternatives(outer.item_types[int(step.strip("[]"))], raw)


def _alternatives(one: Type, raw: object) -> Iterator[Type]:
    """Split a union; where structs are told apart by a tag, follow the one that was written."""
    if isinstance(one, UnionType):
        for each in one.types:
            yield from _alternatives(each, raw)
    elif isinstance(one, StructType) and one.tag_field is not None and isinstance(raw, dict):
        if raw.get(one.tag_field) == one.tag:
            yield one
    else:
        yield one
