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
from typing import Any

import msgspec
from litestar import Litestar
from litestar.openapi import OpenAPIConfig

import ziggurat
from ziggurat.server import models
from ziggurat.server.api.asking import GIVEN
from ziggurat.server.api.routes import API_ROUTES
from ziggurat.server.field_docs import field_docs
from ziggurat.server.game_types import REFERENCE, Schema, any_event, describe_events

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
NOISE = {"deprecated": False, "allowEmptyValue": False, "allowReserved": False, "headers": {}}
"""What litestar says although it goes without saying."""
MEANINGS = {"200": "What was asked for.", "201": "Done, and stored.", "204": "Done."}
TEXT: Schema = {"schema": {"type": "string"}}


def describe_api() -> Schema:
    """The whole description of the API."""
    drawn = draw_routes()
    return {
        "openapi": drawn["openapi"],
        "info": {
            "title": "Ziggurat",
            "version": ziggurat.__version__,
            "description": INTRODUCTION,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "tags": [{"name": name, "description": text} for name, text in TAGS.items()],
        "security": [{"token": []}, {"cookie": []}, {}],
        "paths": {path: _path(item) for path, item in sorted(drawn["paths"].items())},
        "components": {"schemas": describe_models(), "securitySchemes": SECURITY_SCHEMES},
    }


def draw_routes() -> Schema:
    """What litestar finds out about the routes by itself."""
    config = OpenAPIConfig(title="Ziggurat", version=ziggurat.__version__, render_plugins=[])
    app = Litestar(
        route_handlers=[*API_ROUTES],
        dependencies=GIVEN,
        logging_config=None,
        openapi_config=config,
    )
    return app.openapi_schema.to_schema()


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
    return dict(sorted((described | describe_events()).items()))


def model_structs() -> Iterator[type[msgspec.Struct]]:
    """The structs of `models.py`."""
    for value in vars(models).values():
        if inspect.isclass(value) and issubclass(value, msgspec.Struct):
            yield value


def is_input(struct: type[msgspec.Struct]) -> bool:
    """Whether people send it: fields that have a default may then be left out."""
    return struct.__struct_config__.forbid_unknown_fields or struct is models.NoticeChoices


def _path(item: Schema) -> Schema:
    return {
        method: _operation(operation) if isinstance(operation, dict) else operation
        for method, operation in item.items()
    }


def _operation(operation: Schema) -> Schema:
    cleaned: Schema = _without_noise(operation)
    responses = {
        status: response
        for status, response in cleaned["responses"].items()
        if status not in {"400", "401", "500"}
    }
    for status, meaning in MEANINGS.items():
        if status in responses:
            responses[status]["description"] = meaning
    for status, meaning in (("4XX", "Refused."), ("5XX", "Failed on our side.")):
        responses[status] = {"description": meaning, "content": _json("Refusal")}
    cleaned["responses"] = responses
    SPECIAL.get(cleaned["operationId"], _as_it_is)(cleaned)
    return cleaned


def _json(name: str) -> Schema:
    return {"application/json": {"schema": {"$ref": REFERENCE.format(name=name)}}}


def _without_noise(part: Any) -> Any:  # JSON of any shape
    if isinstance(part, dict):
        return {
            key: _without_noise(value)
            for key, value in part.items()
            if not (key in NOISE and NOISE[key] == value)
        }
    return [_without_noise(each) for each in part] if isinstance(part, list) else part


def _as_it_is(_: Schema) -> None:
    """Most operations are described well by their handlers."""


def _listening(operation: Schema) -> None:
    events = [{"$ref": REFERENCE.format(name=name)} for name in ("Table", "Change")]
    operation["responses"]["200"] = {
        "description": "Events, each with its data as JSON in one line.",
        "content": {"text/event-stream": {"schema": {"oneOf": events}}},
    }


def _importing(operation: Schema) -> None:
    operation["requestBody"] = {"required": True, "content": {"text/plain": TEXT}}


def _recording(operation: Schema) -> None:
    operation["responses"]["200"]["content"] = {"text/plain": TEXT}


SPECIAL = {"listen": _listening, "importTable": _importing, "readRecord": _recording}
"""Operations whose body or answer is not JSON."""


def main() -> None:
    """Print the description."""
    described = msgspec.json.encode(describe_api())
    sys.stdout.write(msgspec.json.format(described, indent=2).decode() + "\n")


if __name__ == "__main__":
    main()
