"""Connections as cheap as Python can make them: HTTP calls, event streams, websockets."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from time import perf_counter
from typing import Any

import httptools
import msgspec

Hearer = Callable[[bytes, float], None]
"""Takes an event's bytes and the moment they came."""

HOST = "127.0.0.1"


class Lost(Exception):
    """The server closed a connection, or answered what it should not."""


class Caller(asyncio.Protocol):
    """A connection that is kept and carries one request at a time."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._transport: asyncio.Transport | None = None
        self._parser: Any = None  # httptools comes without types
        self._body: list[bytes] = []
        self._turn = asyncio.Lock()
        self._waiting: asyncio.Future[tuple[int, bytes]] | None = None

    @classmethod
    async def open(cls, port: int) -> Caller:
        """Connect."""
        caller = cls(port)
        await caller.reach()
        return caller

    async def reach(self) -> None:
        """Connect again if the server has hung up: it keeps no silent connection for long."""
        if self._transport is None or self._transport.is_closing():
            await asyncio.get_running_loop().create_connection(lambda: self, HOST, self.port)

    def connection_made(self, transport: Any) -> None:  # uvloop's are no asyncio.Transport
        self._transport = transport

    async def call(
        self, method: str, path: str, body: bytes = b"", token: str = ""
    ) -> tuple[int, bytes]:
        """The status and body of the answer to a request; it is sent again if nobody took it."""
        await self.reach()
        try:
            return await self._send(method, path, body, token)
        except Lost:
            await self.reach()
            return await self._send(method, path, body, token)

    def _send(
        self, method: str, path: str, body: bytes, token: str
    ) -> asyncio.Future[tuple[int, bytes]]:
        assert self._waiting is None
        assert self._transport is not None
        lines = [f"{method} {path} HTTP/1.1", f"Host: {HOST}"]
        if token:
            lines.append(f"Authorization: Bearer {token}")
        if body:
            lines.append("Content-Type: application/json")
        lines += [f"Content-Length: {len(body)}", "", ""]
        self._parser = httptools.HttpResponseParser(self)
        self._body = []
        self._waiting = asyncio.get_running_loop().create_future()
        self._transport.write("\r\n".join(lines).encode() + body)
        return self._waiting

    async def ask(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        """The decoded answer of a request that must succeed: whatever JSON it is."""
        sent = b"" if body is None else msgspec.json.encode(body)
        async with self._turn:
            status, answer = await self.call(method, path, sent, token)
        if status >= 300:
            raise Lost(f"{method} {path}: {status} {answer[:200].decode(errors='replace')}")
        return msgspec.json.decode(answer) if answer else None

    def data_received(self, data: bytes) -> None:
        self._parser.feed_data(data)

    def on_body(self, body: bytes) -> None:
        """Part of an answer; called by the parser."""
        self._body.append(body)

    def on_message_complete(self) -> None:
        """The whole answer; called by the parser."""
        waiting, self._waiting = self._waiting, None
        if waiting is not None and not waiting.done():
            waiting.set_result((self._parser.get_status_code(), b"".join(self._body)))

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        waiting, self._waiting = self._waiting, None
        if waiting is not None and not waiting.done():
            waiting.set_exception(Lost("The server closed the connection."))

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()


class EventStream(asyncio.Protocol):
    """A server-sent event stream that is only listened to."""

    def __init__(self, head: bytes, hear: Hearer) -> None:
        self._head = head
        self._hear = hear
        self._parser: Any = httptools.HttpResponseParser(self)
        self._rest = b""
        self._now = 0.0
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done with the first event."""
        self.received = 0
        """Bytes of events."""
        self.is_lost = False

    @classmethod
    async def open(cls, port: int, path: str, token: str, hear: Hearer) -> EventStream:
        """Connect and wait for the first event."""
        lines = [f"GET {path} HTTP/1.1", f"Host: {HOST}", "Accept: text/event-stream"]
        if token:
            lines.append(f"Authorization: Bearer {token}")
        head = "\r\n".join([*lines, "", ""]).encode()
        loop = asyncio.get_running_loop()
        _, stream = await loop.create_connection(lambda: cls(head, hear), HOST, port)
        await stream.opened
        return stream

    def connection_made(self, transport: Any) -> None:  # uvloop's are no asyncio.Transport
        self._transport = transport
        transport.write(self._head)

    def data_received(self, data: bytes) -> None:
        self._now = perf_counter()
        self._parser.feed_data(data)

    def on_body(self, body: bytes) -> None:
        """Part of the stream; called by the parser."""
        self.received += len(body)
        if self._parser.get_status_code() != 200:
            if not self.opened.done():
                self.opened.set_exception(Lost(body[:200].decode(errors="replace")))
            return
        events = (self._rest + body).replace(b"\r\n", b"\n").split(b"\n\n")
        self._rest = events.pop()
        for event in events:
            if b"data:" in event:
                self._hear(event, self._now)
                if not self.opened.done():
                    self.opened.set_result(None)

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_lost = True
        if not self.opened.done():
            self.opened.set_exception(Lost("The server closed the stream."))

    def close(self) -> None:
        """Stop listening."""
        if self._transport is not None:
            self._transport.close()


class WebSocket(asyncio.Protocol):
    """A websocket of text frames, without extensions."""

    def __init__(self, hear: Hearer) -> None:
        self._hear = hear
        self._buffer = b""
        self._is_upgraded = False
        self._transport: asyncio.Transport | None = None
        self.received = 0
        self.is_lost = False

    async def connect(self, port: int, path: str) -> None:
        """Connect; the frames follow by themselves."""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {HOST}:{port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
        ]
        await asyncio.get_running_loop().create_connection(lambda: self, HOST, port)
        assert self._transport is not None
        self._transport.write("\r\n".join([*lines, "", ""]).encode())

    def connection_made(self, transport: Any) -> None:  # uvloop's are no asyncio.Transport
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        now = perf_counter()
        self.received += len(data)
        self._buffer = self._buffer + data if self._buffer else data
        if not self._is_upgraded:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head:
                raise Lost(head.decode(errors="replace"))
            self._is_upgraded, self._buffer = True, rest
        self._take_frames(now)

    def _take_frames(self, now: float) -> None:
        """Hand every whole frame on."""
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            start, length = at + 2, buffer[at + 1] & 0x7F
            if length == 126:
                start, length = at + 4, int.from_bytes(buffer[at + 2 : at + 4])
            elif length == 127:
                start, length = at + 10, int.from_bytes(buffer[at + 2 : at + 10])
            if len(buffer) < start + length:
                break
            if buffer[at] & 0x0F == 1:
                self._hear(buffer[start : start + length], now)
            at = start + length
        self._buffer = buffer[at:]

    def send(self, text: bytes) -> None:
        """Send a text frame; its mask is four zeros, which changes nothing and costs nothing."""
        assert self._transport is not None
        length = len(text)
        head = bytes((0x81, 0x80 | length)) if length < 126 else b"\x81\xfe" + length.to_bytes(2)
        self._transport.write(head + b"\0\0\0\0" + text)

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_lost = True

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()
