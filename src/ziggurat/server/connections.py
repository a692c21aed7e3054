"""Connections: what comes before a request is whole has a size, a number and a time of its own.

A request's head (its first line and its headers) arrives at once, unless somebody wants to keep the
server waiting. Until it is whole nothing knows who sends it, so no other limit holds. Each head is
bounded; and where many are begun and not finished, the oldest are hung up on, since those of people
are never old.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from ziggurat.server.models import Refusal

HEAD_BYTES = 16 * 1024
"""The longest head; browsers with many cookies send a quarter of it."""
HEAD_LINES = 100
"""The most headers: a short one takes up far more than its length."""
HEAD_SECONDS = 10.0
"""How long a head may take, from the connection or from its own first byte."""
HEADS_BYTES = 8 * 1024 * 1024
"""What all unfinished heads together may hold."""
HEADS = 1000
"""How many may be unfinished at a time; also a connection that has sent nothing takes memory."""

ANSWERING = b"HTTP/1.1 "
"""How the head of an answer begins."""

TOO_LONG = (
    f"The headers of a request have at most {HEAD_BYTES // 1024} kB and {HEAD_LINES} lines; "
    "these have more."
)
TOO_SLOW = f"The headers of a request have {HEAD_SECONDS:g} seconds to arrive; these took longer."


class Heads:
    """The heads that are not whole yet, of all connections of a process, the oldest first."""

    def __init__(self, *, most: int = HEADS, most_bytes: int = HEADS_BYTES) -> None:
        self.held = 0
        """Bytes of all of them."""
        self._most = most
        self._most_bytes = most_bytes
        self._open: dict[Connection, int] = {}

    def __len__(self) -> int:
        return len(self._open)

    def hold(self, connection: Connection, size: int) -> None:
        """So many bytes more of a head have come; hang up on the oldest where it is too much."""
        self._open[connection] = self._open.get(connection, 0) + size
        self.held += size
        while len(self._open) > self._most or self.held > self._most_bytes:
            oldest = next(iter(self._open))
            self.let_go(oldest)
            oldest.hang_up()

    def size(self, connection: Connection) -> int:
        """How much of a connection's head has come."""
        return self._open.get(connection, 0)

    def let_go(self, connection: Connection) -> None:
        """A head is whole, or nobody waits for it any more."""
        self.held -= self._open.pop(connection, 0)


class Outgoing(asyncio.Transport):
    """A transport that holds the head of an answer back until the body follows, in the same turn.

    uvicorn writes them one after the other, and each time the system is asked to send something
    it takes longer than to encode it.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self._transport = transport
        self._loop = loop
        self._head = b""

    # As asyncio's own types have it.
    def write(self, data: Any) -> None:
        if self._head:
            head, self._head = self._head, b""
            self._transport.write(head + data)
        elif data.startswith(ANSWERING):
            self._head = data
            self._loop.call_soon(self._flush)  # should no body follow
        else:
            self._transport.write(data)

    def _flush(self) -> None:
        if self._head:
            self.write(b"")

    def close(self) -> None:
        self._flush()
        self._transport.close()

    def abort(self) -> None:
        self._transport.abort()

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def pause_reading(self) -> None:
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        self._transport.resume_reading()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._transport.get_extra_info(name, default)


class Connection(HttpToolsProtocol):
    """uvicorn's connection, with bounds for heads, and with answers in one piece."""

    def __init__(self, heads: Heads, **given: Any) -> None:  # as uvicorn gives them
        super().__init__(**given)
        self._heads = heads
        self._is_begun = False
        """Whether a head has begun and is not whole."""
        self._is_reading = False
        """Whether the body of a request may follow."""
        self._is_mixed = False
        """Whether what came last belongs in part to a request whose head is whole."""
        self._is_too_long = False
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects: the first head is awaited."""
        super().connection_made(Outgoing(transport, self.loop))
        self._await_head(0)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended, whoever ended it."""
        self._settle()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what has come; the time of a head that is not whole goes on."""
        if self._timer is not None:
            self._heads.hold(self, len(data))
        if self.transport.is_closing():
            return
        self._is_mixed = self._is_reading
        super().data_received(data)
        if self.transport.is_closing() or not self._is_awaiting_head():
            self._settle()
            return
        if self._timer is None:
            self._await_head(0 if self._is_mixed else len(data))
        if self._heads.size(self) > HEAD_BYTES:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, TOO_LONG)

    def on_message_begin(self) -> None:
        """A head begins."""
        super().on_message_begin()
        self._is_begun = True

    def on_header(self, name: bytes, value: bytes) -> None:
        """One more header."""
        super().on_header(name, value)
        if len(self.headers) > HEAD_LINES:
            self._stop_parsing()

    def on_headers_complete(self) -> None:
        """The head is whole."""
        lengths = (len(name) + len(value) + len(": \r\n") for name, value in self.headers)
        if len(self.url) + sum(lengths) > HEAD_BYTES:
            self._stop_parsing()
        self._is_begun, self._is_reading, self._is_mixed = False, True, True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is whole."""
        super().on_message_complete()
        self._is_reading = False

    def send_400_response(self, msg: str) -> None:
        """Answer a request that cannot be read."""
        if self._is_too_long:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, TOO_LONG)
        else:
            super().send_400_response(msg)

    def hang_up(self) -> None:
        """End the connection at once."""
        self._settle()
        self.transport.abort()

    def _is_answering(self) -> bool:
        # Before the first request there is none, whatever its type says.
        cycle: Any = self.cycle
        return cycle is not None and not cycle.response_complete

    def _is_awaiting_head(self) -> bool:
        return self._is_begun or not (self._is_reading or self._is_answering())

    def _await_head(self, size: int) -> None:
        self._timer = self.loop.call_later(HEAD_SECONDS, self._give_up)
        self._heads.hold(self, size)

    def _settle(self) -> None:
        """Nothing is awaited any more."""
        self._heads.let_go(self)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        """A head has taken too long; whoever has sent nothing at all needs no answer."""
        if self._heads.size(self):
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, TOO_SLOW)
        else:
            self.hang_up()

    def _stop_parsing(self) -> None:
        """Have the parser stop here; it then asks for the answer to a request it cannot read."""
        self._is_too_long = True
        raise ValueError(TOO_LONG)

    def _refuse(self, status: HTTPStatus, sentence: str) -> None:
        """Say why and hang up; in the middle of another answer there is no place to say it."""
        self._settle()
        if self._is_answering():
            self.transport.abort()
            return
        body = msgspec.json.encode(Refusal(sentence))
        head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
        self.transport.write(STATUS_LINE[status] + head % len(body) + body)
        self.transport.close()
