"""The reference page of the API: plain HTML out of its description, nothing from outside."""

from __future__ import annotations

import re
from html import escape
from typing import Any

Schema = dict[str, Any]
"""A part of an OpenAPI document: JSON of any shape."""

METHODS = ("get", "post", "put", "patch", "delete")


def reference_page(document: Schema) -> str:
    """The whole page."""
    operations = _by_tag(document)
    tags = {tag["name"]: tag["description"] for tag in document["tags"]}
    schemas = document["components"]["schemas"]
    return "\n".join(
        [
            _head(document),
            '<nav aria-label="Contents"><h2>Contents</h2><ul>',
            *(_contents(tag, found) for tag, found in operations.items()),
            '<li><a href="#structs">structs</a></li></ul></nav>',
            "<main>",
            f"<h1>{escape(document['info']['title'])} {escape(document['info']['version'])}</h1>",
            *(f"<p>{_prose(each)}</p>" for each in document["info"]["description"].split("\n\n")),
            '<p>The same for programs: <a href="/schema/openapi.json">openapi.json</a>.</p>',
            *(_section(tag, tags.get(tag, ""), found) for tag, found in operations.items()),
            '<section id="structs"><h2>Structs</h2>',
            *(_struct(name, schema) for name, schema in schemas.items()),
            "</section></main></body></html>",
        ]
    )


def _head(document: Schema) -> str:
    title = escape(document["info"]["title"])
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}: interface for programs</title>"
        # Or browsers would ask for an icon that is not there.
        '<link rel="icon" href="data:,">'
        '<link rel="stylesheet" href="/schema/reference.css"></head><body>'
    )


def _by_tag(document: Schema) -> dict[str, list[tuple[str, str, Schema]]]:
    found: dict[str, list[tuple[str, str, Schema]]] = {tag["name"]: [] for tag in document["tags"]}
    for path, item in document["paths"].items():
        for method in METHODS:
            if method in item:
                operation = item[method]
                found[operation["tags"][0]].append((method, path, operation))
    return {tag: operations for tag, operations in found.items() if operations}


def _contents(tag: str, operations: list[tuple[str, str, Schema]]) -> str:
    links = "".join(
        f'<li><a href="#{escape(operation["operationId"])}">{escape(operation["summary"])}</a></li>'
        for _, _, operation in operations
    )
    return f'<li><a href="#tag-{escape(tag)}">{escape(tag)}</a><ul>{links}</ul></li>'


def _section(tag: str, words: str, operations: list[tuple[str, str, Schema]]) -> str:
    inside = "\n".join(_operation(*each) for each in operations)
    name = escape(tag)
    return f'<section id="tag-{name}"><h2>{name}</h2><p>{_prose(words)}</p>{inside}</section>'


def _operation(method: str, path: str, operation: Schema) -> str:
    name = escape(operation["operationId"])
    parts = [
        f'<article id="{name}">',
        f"<h3>{escape(operation['summary'])}</h3>",
        _address(method, path, name),
    ]
    if words := operation.get("description", ""):
        parts.append(f"<p>{_prose(words)}</p>")
    if parameters := operation.get("parameters", []):
        parts.append(_table("Parameters", [_parameter(each) for each in parameters]))
    if body := operation.get("requestBody"):
        parts.append(f"<h4>Body</h4><p>{_content(body)}</p>")
    answers = [
        (f"<code>{escape(status)}</code>", _content(answer), _prose(answer["description"]))
        for status, answer in operation["responses"].items()
    ]
    parts.append(_table("Answers", answers))
    parts.append("</article>")
    return "\n".join(parts)


def _address(method: str, path: str, name: str) -> str:
    return (
        f'<p class="address"><span class="method">{method.upper()}</span> '
        f"<code>{escape(path)}</code> <small>{name}</small></p>"
    )


def _parameter(parameter: Schema) -> tuple[str, str, str]:
    need = "" if parameter["required"] else " (optional)"
    return (
        f"<code>{escape(parameter['name'])}</code> <small>{escape(parameter['in'])}{need}</small>",
        _kind(parameter["schema"]),
        _prose(parameter.get("description", "")),
    )


def _content(holder: Schema) -> str:
    kinds = [
        f"{_kind(content['schema'])}"
        + ("" if media == "application/json" else f" as <code>{escape(media)}</code>")
        for media, content in holder.get("content", {}).items()
    ]
    return ", ".join(kinds) or "nothing"


def _struct(name: str, schema: Schema) -> str:
    required = set(schema.get("required", []))
    rows = [
        (
            f"<code>{escape(field)}</code>"
            + ("" if field in required else " <small>(optional)</small>"),
            _kind(kind),
            _prose(kind.get("description", "")),
        )
        for field, kind in schema.get("properties", {}).items()
    ]
    words = _prose(schema.get("description", ""))
    return (
        f'<article id="struct-{escape(name)}"><h3>{escape(name)}</h3><p>{words}</p>'
        + (_table("Fields", rows) if rows else "" if "properties" in schema else _kind(schema))
        + "</article>"
    )


def _table(caption: str, rows: list[tuple[str, str, str]]) -> str:
    lines = "".join(
        f'<tr><th scope="row">{first}</th><td>{second}</td><td>{third}</td></tr>'
        for first, second, third in rows
    )
    return f"<table><caption>{caption}</caption><tbody>{lines}</tbody></table>"


def _kind(schema: Schema) -> str:
    """What a value is, in a few words with links to structs."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#struct-{name}">{name}</a>'
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " or ".join(_kind(each) for each in schema[union])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(each))}</code>" for each in schema["enum"])
    match schema.get("type"):
        case "array":
            return _list(schema)
        case "object" if isinstance(schema.get("additionalProperties"), dict):
            return f"object of {_kind(schema['additionalProperties'])}"
        case str(kind):
            return escape(kind)
        case list(kinds):
            return " or ".join(escape(kind) for kind in kinds)
        case _:
            return "anything"


def _list(schema: Schema) -> str:
    """A list of values of one kind, or of one of each of several."""
    if "prefixItems" in schema:
        return f"list: {', '.join(_kind(each) for each in schema['prefixItems'])}"
    return f"list of {_kind(schema.get('items', {}))}"


def _prose(text: str) -> str:
    """Words with their `code` marked."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text))
