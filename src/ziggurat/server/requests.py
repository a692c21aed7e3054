"""A request as handlers read it: who sends it, its headers, its query and its body."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cached_property
from http import HTTPStatus
from typing import Any, TypeVar
from urllib.parse import parse_qsl

import msgspec

from ziggurat.kernel.errors import Invalid
from ziggurat.server.identity import NOBODY, Caller
from ziggurat.server.limits import neighbourhood
from ziggurat.server.refusals import Refused, too_large
from ziggurat.server.settings import BODY_BYTES

Scope = dict[str, Any]
Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
"""ASGI's own words for a request, and for the pieces in which it comes."""

T = TypeVar("T")

LONGEST_FAULT = 300
"""Characters of what is wrong with one field of a request."""


class Request:
    """One request."""

    def __init__(self, scope: Scope, receive: Receive) -> None:
        self.scope = scope
        self.receive = receive
        self.method: str = scope["method"]
        self.path: str = scope["path"]
        self.caller: Caller = NOBODY
        """Who it is from, as far as a signature proves it."""
        self.named: dict[str, str] = {}
        """What its path names, by the words in the route's."""
        self.most_bytes = BODY_BYTES
        """The longest body its route takes."""

    @cached_property
    def headers(self) -> dict[str, str]:
        """The headers by their names in small letters."""
        return {name.decode("latin-1"): value.decode("latin-1") for name, value in self.raw_headers}

    @property
    def raw_headers(self) -> list[tuple[bytes, bytes]]:
        headers: list[tuple[bytes, bytes]] = self.scope["headers"]
        return headers

    @cached_property
    def query(self) -> dict[str, str]:
        """What stands behind the question mark of the address."""
        text = self.scope["query_string"].decode("latin-1")
        return dict(parse_qsl(text, keep_blank_values=True)) if text else {}

    @property
    def host(self) -> str | None:
        """The address it comes from, as far as that is known."""
        client = self.scope.get("client")
        return None if client is None else str(client[0])

    @property
    def address(self) -> str:
        """The same as far as limits are concerned."""
        return "nowhere" if self.host is None else neighbourhood(self.host)

    async def body(self) -> bytes:
        """All that it brings along; refused when that is more than its route takes."""
        lengths = (value for name, value in self.raw_headers if name == b"content-length")
        declared = next(lengths, b"")
        if declared.isdigit() and int(declared[:20]) > self.most_bytes:
            raise too_large()
        body = b""
        while True:
            message = await self.receive()
            if message["type"] == "http.disconnect":
                raise Refused(HTTPStatus.BAD_REQUEST, "The request broke off.")
            piece: bytes = message.get("body", b"")
            body += piece
            if len(body) > self.most_bytes:
                raise too_large()
            if not message.get("more_body", False):
                return body


def reader_of(kind: type[T]) -> Callable[[bytes], T | str]:
    """What reads a body of a kind: plain text, or JSON of a struct."""
    decoder = msgspec.json.Decoder(kind)
    return read_text if kind is str else lambda body: read_json(body, decoder)


def read_text(body: bytes) -> str:
    """The text a body is."""
    try:
        return body.decode()
    except UnicodeDecodeError as error:
        raise Invalid("The body is text that is not in UTF-8.") from error


def read_json(body: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """What a body says; refused with what is wrong with it, and where."""
    if not body:
        raise Invalid("The request needs a body of JSON.")
    try:
        return decoder.decode(body)
    except msgspec.ValidationError as error:
        raise Invalid(fault(str(error))) from error
    except RecursionError as error:
        raise Invalid("The body is JSON that is nested too deeply.") from error
    except UnicodeDecodeError as error:
        raise Invalid("The body is JSON with a text that is not in UTF-8.") from error
    except msgspec.DecodeError as error:
        raise Invalid("The body is not JSON as it should be.") from error


def fault(message: str, name: str = "") -> str:
    """What msgspec finds wrong with a value, and where in it, as a sentence.

    >>> fault("Expected `int`, got `str` - at `$.seats[0].kind`")
    "seats[0].kind: Expected 'int', got 'str'."
    """
    what, _, where = message.partition(" - at ")
    place = name + where.strip("`").removeprefix("$")
    told = what[:LONGEST_FAULT].replace("`", "'")
    return f"{place.lstrip('.')[:LONGEST_FAULT]}: {told}." if place else f"{told}."
