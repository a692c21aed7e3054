"""The data of every game as parts of the API's description.

The events of a game are one schema, `RevoltEvent`, told apart by their `kind`; each kind and what
it is made of has its own, `RevoltEvent.Attacked`. So have its view, `RevoltView`, its scene, what
a board is told with a question, and what these are made of, `RevoltView.Player`.
"""

from __future__ import annotations

import sys
from typing import Any, Union

import msgspec

from ziggurat.games.registry import GAMES
from ziggurat.kernel import views
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
    named = [_reference(_name_of(game)) for game in _telling()]
    return {"anyOf": [*named, {"type": "null"}]}


def describe_shown() -> Schema:
    """What is shown of all games, and what the board shows of a game that has none."""
    described = _struct_of(views.PlainScene.__name__, views.PlainScene)
    for game in GAMES.values():
        shown = (game.view_type, game.scene_type, game.briefing_type, game.reckoning_type)
        for struct in shown:
            if struct is not None:
                described |= _struct_of(_shown_name(game, struct), struct)
    return described


def any_view() -> Schema:
    """The view of one of the games, or none."""
    named = [_reference(_shown_name(game, game.view_type)) for game in GAMES.values()]
    return {"anyOf": [*named, {"type": "null"}]}


def any_briefing() -> Schema:
    """The briefing of one of the games, or none."""
    types = [(game, game.briefing_type) for game in GAMES.values()]
    named = [_reference(_shown_name(game, kind)) for game, kind in types if kind is not None]
    return {"anyOf": [*named, {"type": "null"}]}


def any_reckoning() -> Schema:
    """The reckoning of one of the games, or none."""
    types = [(game, game.reckoning_type) for game in GAMES.values()]
    named = [_reference(_shown_name(game, kind)) for game, kind in types if kind is not None]
    return {"anyOf": [*named, {"type": "null"}]}


def any_scene() -> Schema:
    """The scene of one of the games."""
    names = dict.fromkeys(_shown_name(game, game.scene_type) for game in GAMES.values())
    return {"anyOf": [_reference(name) for name in names]}


def _shown_name(game: Game[Any], struct: type[msgspec.Struct]) -> str:
    is_shared = struct.__module__ == views.__name__
    return struct.__name__ if is_shared else f"{game.name.capitalize()}{struct.__name__}"


def _reference(name: str) -> Schema:
    return {"$ref": REFERENCE.format(name=name)}


def _struct_of(name: str, struct: type[msgspec.Struct]) -> Schema:
    template = REFERENCE.format(name=f"{name}.{{name}}")
    _, parts = msgspec.json.schema_components([struct], ref_template=template)
    structs = views.structs_in(struct)
    for part, schema in parts.items():
        if "properties" in schema:
            _complete(schema, structs[part])
    whole = parts.pop(struct.__name__)
    return {name: whole} | {f"{name}.{part}": schema for part, schema in parts.items()}


def _complete(schema: Schema, struct: type[msgspec.Struct]) -> None:
    """Say what fields are, and which of them are always sent."""
    names = dict(zip(struct.__struct_fields__, struct.__struct_encode_fields__, strict=True))
    for field, words in _words_of(struct).items():
        schema["properties"][names[field]]["description"] = words
    if not struct.__struct_config__.omit_defaults:
        schema["required"] = list(schema["properties"])
        return
    for kind in schema["properties"].values():
        # To those who generate types a default says that the field is there.
        kind.pop("default", None)


def _words_of(struct: type[msgspec.Struct]) -> dict[str, str]:
    """What stands under the fields of a struct and of those it is derived from."""
    words: dict[str, str] = {}
    for base in reversed(struct.__mro__):
        if issubclass(base, msgspec.Struct) and base is not msgspec.Struct:
            words |= field_docs(sys.modules[base.__module__]).get(base.__name__, {})
    return words


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
