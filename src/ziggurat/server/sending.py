"""Answers sent by hand, where no framework stands between."""

from __future__ import annotations

from collections.abc import Sequence

from litestar.types import Send

RawHeaders = list[tuple[bytes, bytes]]


async def send_json(
    send: Send, status: int, body: bytes, more: Sequence[tuple[bytes, bytes]] = ()
) -> None:
    """Send JSON that is encoded already, as a whole answer; `more` are further headers."""
    headers: RawHeaders = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
        *more,
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
