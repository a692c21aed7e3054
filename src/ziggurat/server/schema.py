"""The description of the API (OpenAPI), from which the browser's types are generated.

`python -m ziggurat.server.schema` prints it. Paths and parameters come from the handlers; structs
come from `models.py` and from the games, with the words that stand under their fields there, so
that nothing is described twice.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from functools import cache
from http import HTTPStatus
from typing import Any, get_args, get_origin

import msgspec

import ziggurat
from ziggurat.kernel.views import Scene
from ziggurat.server import models
from ziggurat.server.api.routes import API_ROUTES
from ziggurat.server.field_docs import field_docs
from ziggurat.server.game_types import (
    REFERENCE,
    Schema,
    any_briefing,
    any_event,
    any_reckoning,
    any_scene,
    any_view,
    describe_events,
    describe_shown,
)
from ziggurat.server.responses import Response
from ziggurat.server.routing import Parameter, Route
from ziggurat.server.streaming import EventStream

INTRODUCTION = """\
Everything the browser does, a program can do. Take a name at `POST /api/people`, send the token \
as `Authorization: Bearer ...` from then on, make or join a table, read the question, answer it, \
and listen to the table's events.

Every refusal is a `Refusal`: a sentence for people and, where a game's rules are the reason, the \
clause. Browsers use a cookie instead of the token and repeat the cookie `csrftoken` in the header \
`x-csrftoken` of every request that changes something.\
"""
TAGS = {
    "people": "Who is asking.",
    "games": "What can be played.",
    "tables": "Finding and making tables.",
    "seats": "Who sits where.",
    "playing": "Questions, answers, going back, listening.",
    "talking": "Chat and notes.",
    "studying": "The board, replays, positions and records.",
    "server": "For those who run it.",
}
SECURITY_SCHEMES: Schema = {
    "token": {"type": "http", "scheme": "bearer", "description": "For programs."},
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": "ziggurat",
        "description": "For browsers; requests that change something also need `x-csrftoken`.",
    },
}
MEANINGS = {200: "What was asked for.", 201: "Done, and stored.", 204: "Done."}
TEXT: Schema = {"schema": {"type": "string"}}


def describe_api() -> Schema:
    """The whole description of the API."""
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Ziggurat",
            "version": ziggurat.__version__,
            "description": INTRODUCTION,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "tags": [{"name": name, "description": text} for name, text in TAGS.items()],
        "security": [{"token": []}, {"cookie": []}, {}],
        "paths": describe_routes(),
        "components": {"schemas": describe_models(), "securitySchemes": SECURITY_SCHEMES},
    }


@cache
def describe_models() -> Schema:
    """Every struct of the API by name."""
    structs = list(model_structs())
    _, described = msgspec.json.schema_components(structs, ref_template=REFERENCE)
    docs = field_docs(models)
    for struct in structs:
        schema = described[struct.__name__]
        for name, text in docs.get(struct.__name__, {}).items():
            schema["properties"][name]["description"] = text
        if not is_input(struct):
            # What we send is sent whole, also where it has a default.
            schema["required"] = list(schema["properties"])
    described["Line"]["properties"]["event"] |= any_event()
    described["QuotedLine"]["properties"]["event"] |= any_event()
    described["Question"]["properties"]["briefing"] |= any_briefing()
    described["Quote"]["properties"]["reckoning"] |= any_reckoning()
    described["Table"]["properties"]["view"] |= any_view()
    return dict(sorted((described | describe_events() | describe_shown()).items()))


def model_structs() -> Iterator[type[msgspec.Struct]]:
    """The structs of `models.py`."""
    for value in vars(models).values():
        if inspect.isclass(value) and issubclass(value, msgspec.Struct):
            yield value


def is_input(struct: type[msgspec.Struct]) -> bool:
    """Whether people send it: fields that have a default may then be left out."""
    return struct.__struct_config__.forbid_unknown_fields or struct is models.NoticeChoices


# ---- routes -------------------------------------------------------------------------------------


def describe_routes() -> Schema:
    """Every operation, by path and method."""
    paths: Schema = {}
    for route in API_ROUTES:
        if "name" in route.described:
            paths.setdefault(route.template, {})[route.method.lower()] = _operation(route)
    return dict(sorted(paths.items()))


def _operation(route: Route) -> Schema:
    said = route.described
    operation: Schema = {
        "tags": said["tags"],
        "summary": said["summary"],
        "description": said.get("description", ""),
        "operationId": said["name"],
        "parameters": [_parameter(each) for each in route.parameters],
        "responses": _responses(route),
    }
    if route.body is not None:
        operation["requestBody"] = {"content": _content(route.body), "required": True}
    return {name: part for name, part in operation.items() if part}


def _parameter(parameter: Parameter) -> Schema:
    kind = _kind(parameter.type)
    if parameter.default not in (None, inspect.Parameter.empty):
        kind["default"] = parameter.default
    described: Schema = {
        "name": parameter.name,
        "in": parameter.where,
        "required": parameter.is_required,
        "schema": kind,
    }
    if parameter.description:
        described["description"] = parameter.description
    return described


def _responses(route: Route) -> Schema:
    done: Schema = {"description": MEANINGS[route.status]}
    if route.status != HTTPStatus.NO_CONTENT:
        given = route.returns
        done["content"] = _content(get_args(given)[0] if get_origin(given) is Response else given)
    refusal = _content(models.Refusal)
    own = route.described.get("refusals", {})
    refused = {str(status): words for status, words in own.items()}
    refused |= {"4XX": "Refused.", "5XX": "Failed on our side."}
    return {
        str(route.status): done,
        **{name: {"description": words, "content": refusal} for name, words in refused.items()},
    }


# A type may be any that msgspec knows.
def _content(given: Any) -> Schema:
    """What is sent, and in which form."""
    if given is EventStream:
        events = [_kind(each) for each in (models.Table, models.Change)]
        return {"text/event-stream": {"schema": {"oneOf": events}}}
    if given is Scene:
        return {"application/json": {"schema": any_scene()}}
    if given is str:
        return {"text/plain": TEXT}
    if given is bytes:
        return {"image/svg+xml": TEXT}
    return {"application/json": {"schema": _kind(given)}}


def _kind(given: Any) -> Schema:
    [kind], _ = msgspec.json.schema_components([given], ref_template=REFERENCE)
    return kind


def main() -> None:
    """Print the description."""
    described = msgspec.json.encode(describe_api())
    sys.stdout.write(msgspec.json.format(described, indent=2).decode() + "\n")


if __name__ == "__main__":
    main()
