"""The data of every game as parts of the API's description.

The events of a game are one schema, `RevoltEvent`, told apart by their `kind`; each kind and what
it is made of has its own, `RevoltEvent.Attacked`.
"""

from __future__ import annotations

import sys
from typing import Any, Union

import msgspec

from ziggurat.games.registry import GAMES
from ziggurat.kernel.game import Game
from ziggurat.server.field_docs import field_docs

Schema = dict[str, Any]
"""A part of an OpenAPI document: JSON of any shape."""

REFERENCE = "#/components/schemas/{name}"


def describe_events() -> Schema:
    """The events of all games."""
    described: Schema = {}
    for game in _telling():
        described |= _events_of(game)
    return described


def any_event() -> Schema:
    """An event of one of the games, or none."""
    named = [{"$ref": REFERENCE.format(name=_name_of(game))} for game in _telling()]
    return {"anyOf": [*named, {"type": "null"}]}


def _telling() -> list[Game[Any]]:
    return [game for game in GAMES.values() if game.events]


def _name_of(game: Game[Any]) -> str:
    return f"{game.name.capitalize()}Event"


def _events_of(game: Game[Any]) -> Schema:
    name = _name_of(game)
    kinds: Any = Union[game.events]  # noqa: UP007  # a union of as many as there are
    template = REFERENCE.format(name=f"{name}.{{name}}")
    [union], structs = msgspec.json.schema_components([kinds], ref_template=template)
    modules = {sys.modules[kind.__module__] for kind in game.events}
    docs = {struct: words for module in modules for struct, words in field_docs(module).items()}
    for struct, schema in structs.items():
        for field, words in docs.get(struct, {}).items():
            schema["properties"][field]["description"] = words
        schema["required"] = list(schema["properties"])
    union["description"] = f"Something that happened in {game.title}."
    return {name: union} | {f"{name}.{struct}": schema for struct, schema in structs.items()}
