"""Answers on their way out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from http import HTTPStatus
from typing import Any, Generic, TypeVar

import msgspec

RawHeaders = list[tuple[bytes, bytes]]
Send = Callable[[dict[str, Any]], Awaitable[None]]
"""ASGI's way to send an answer piece by piece."""

JSON = "application/json"

T = TypeVar("T")

_encoder = msgspec.json.Encoder()


class Response(Generic[T]):
    """A whole answer; bytes are sent as they are, all else as JSON."""

    __slots__ = ("content", "headers", "status")

    def __init__(
        self,
        content: T | bytes,
        status: int = HTTPStatus.OK,
        *,
        media_type: str = JSON,
        headers: Sequence[tuple[str, str]] = (),
    ) -> None:
        self.content = content
        self.status = int(status)
        charset = "; charset=utf-8" if media_type.startswith("text/") else ""
        named = (("content-type", media_type + charset), *headers)
        self.headers: RawHeaders = [(name.encode(), value.encode()) for name, value in named]

    async def send_by(self, send: Send) -> None:
        """Send all of it."""
        content = self.content
        body = content if isinstance(content, bytes) else _encoder.encode(content)
        await send_whole(send, self.status, body, self.headers)


async def send_json(send: Send, status: int, content: object) -> None:
    """Send a struct, or whatever else JSON can say; nothing where there is nothing to say."""
    if content is None:
        await send_whole(send, status, b"", [])
    else:
        await send_whole(send, status, _encoder.encode(content), [(b"content-type", JSON.encode())])


async def send_whole(send: Send, status: int, body: bytes, headers: RawHeaders) -> None:
    """Send an answer that is encoded already."""
    if status != HTTPStatus.NO_CONTENT:
        headers = [*headers, (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
