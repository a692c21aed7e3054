"""The short forms in which effects are written in the files, written out for the reader.

`{draw_use: 2}` becomes `{op: draw_use, amount: 2}`, a filter's single type a list of one, and the
defaults of EF-2 are filled in. What is no operation at all is refused here.
"""

from __future__ import annotations

from typing import Final

from ziggurat.documents.faults import nearest_name
from ziggurat.games.monumental.printed.effects import may_decline, usual_limit
from ziggurat.games.monumental.printed.operations import KINDS

BARE: Final = {"gain": "resources", "lose": "resources", "choose": "choices"}
"""What the bare value of an operation is called; a bare number is its amount."""
FLAGS: Final = ("use_acquired", "warlord_alone", "both_gains")
"""Operations that say no more than true."""
SKIPPED: Final = {"op": "use_acquired"}
"""Stands where a fault was found, so that it is told once only."""


def write_out(content: dict[str, object], source: str, faults: list[str]) -> dict[str, object]:
    """Return a file's content with every effect written out; adds what is wrong to `faults`."""
    return {key: _write_list(value, f"{source}: {key}", faults) for key, value in content.items()}


def _write_list(value: object, where: str, faults: list[str]) -> object:
    if not isinstance(value, list):
        return value
    return [
        _write_entry(raw, f"{where}, {_name(raw, place)}", "", faults)
        for place, raw in enumerate(value, start=1)
    ]


def _name(raw: object, place: int) -> str:
    if isinstance(raw, dict) and isinstance(raw.get("id"), str):
        return str(raw["id"])
    return f"entry {place}"


def _write_entry(raw: object, where: str, path: str, faults: list[str]) -> object:
    """Look for effects anywhere in an entry: a civilization holds whole cards."""
    if isinstance(raw, list):
        return [
            _write_entry(one, where, f"{path}[{place}]", faults) for place, one in enumerate(raw)
        ]
    if not isinstance(raw, dict):
        return raw
    written: dict[object, object] = {}
    for key, value in raw.items():
        inner = f"{path}.{key}" if path else str(key)
        if key == "effects" and isinstance(value, list):
            written[key] = [
                _write_effect(effect, where, f"{inner}[{place}]", faults)
                for place, effect in enumerate(value)
            ]
        else:
            written[key] = _write_entry(value, where, inner, faults)
    return written


def _write_effect(raw: object, where: str, path: str, faults: list[str]) -> object:
    if not isinstance(raw, dict):
        return raw
    when = raw.get("when", "use")
    written = {"when": when, "limit": usual_limit(when), "may": may_decline(when), **raw}
    if "filter" in raw:
        written["filter"] = _write_filter(raw["filter"])
    if "do" in raw:
        written["do"] = _write_operations(raw["do"], where, f"{path}.do", faults)
    return written


def _write_filter(raw: object) -> object:
    if isinstance(raw, dict) and isinstance(raw.get("type"), str):
        return {**raw, "type": [raw["type"]]}
    return raw


def _write_operations(raw: object, where: str, path: str, faults: list[str]) -> object:
    if not isinstance(raw, list):
        return raw
    return [
        _write_operation(one, where, f"{path}[{place}]", faults) for place, one in enumerate(raw)
    ]


def _write_operation(raw: object, where: str, path: str, faults: list[str]) -> object:
    if not isinstance(raw, dict) or len(raw) != 1:
        faults.append(
            f"{where}: field '{path}': an operation is a map with one key, such as {{draw_use: 1}}"
        )
        return SKIPPED
    name, value = next(iter(raw.items()))
    if name not in KINDS:
        guess = nearest_name(str(name), KINDS) or f"; known are {', '.join(KINDS)}"
        faults.append(f"{where}: field '{path}': there is no operation '{name}'{guess}")
        return SKIPPED
    if name in FLAGS:
        if value is not True:
            faults.append(f"{where}: field '{path}': '{name}' takes nothing but true")
        return {"op": name}
    if name == "choose":
        return {"op": name, "choices": _write_choices(value, where, f"{path}.choose", faults)}
    if not isinstance(value, dict) or name in BARE:
        return {"op": name, BARE.get(name, "amount"): value}
    written = {**value, "op": name}
    if "filter" in value:
        written["filter"] = _write_filter(value["filter"])
    if name == "archive" and "each" in value:
        written["each"] = _write_operations(value["each"], where, f"{path}.archive.each", faults)
    return written


def _write_choices(raw: object, where: str, path: str, faults: list[str]) -> object:
    if not isinstance(raw, list):
        return raw
    return [
        _write_operations(one, where, f"{path}[{place}]", faults) for place, one in enumerate(raw)
    ]
