"""Requests that never become whole: their heads have a size, a number and a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import uvicorn
from uvicorn.server import ServerState

from tests.server.serving import serving
from ziggurat.server import connections
from ziggurat.server.connections import HEAD_BYTES, HEAD_LINES, Connection, Heads, Outgoing

PATIENCE_SECONDS = 60
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Door:
    """A server of one page, reached over the loopback, whose connections are bounded."""

    def __init__(self, heads: Heads) -> None:
        self.heads = heads
        self.asked = 0
        self.made: list[Connection] = []
        self.is_waiting = asyncio.Event()
        self.may_end = asyncio.Event()
        self._port = 0
        self._streams: list[Stream] = []

    async def page(
        self,
        scope: dict[str, Any],
        receive: Callable[[], Awaitable[Any]],
        send: Callable[[Any], Awaitable[None]],
    ) -> None:
        self.asked += 1
        more = True
        while more:
            more = (await receive()).get("more_body", False)
        headers = [(b"content-length", b"5")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        if scope["path"] == "/slow":
            self.is_waiting.set()
            await self.may_end.wait()
        await send({"type": "http.response.body", "body": b"hello"})

    def connection(self) -> Connection:
        config = uvicorn.Config(self.page, interface="asgi3", log_config=None, ws="none")
        made = Connection(self.heads, config=config, server_state=ServerState(), app_state={})
        self.made.append(made)
        return made

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(self.connection, "127.0.0.1", 0)
        self._port = self._server.sockets[0].getsockname()[1]

    async def connect(self, first: bytes = b"") -> Stream:
        stream = await asyncio.open_connection("127.0.0.1", self._port)
        self._streams.append(stream)
        stream[1].write(first)
        return stream

    async def close(self) -> None:
        self.may_end.set()
        self._server.close()
        for _, writer in self._streams:
            writer.close()


@asynccontextmanager
async def opened(heads: Heads | None = None) -> AsyncIterator[Door]:
    door = Door(Heads() if heads is None else heads)
    await door.open()
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            yield door
    finally:
        await door.close()


def run(test: Callable[[Door], Coroutine[Any, Any, None]], heads: Heads | None = None) -> None:
    async def play() -> None:
        async with opened(heads) as door:
            await test(door)

    asyncio.run(play())


async def rest_of(stream: Stream) -> bytes:
    """All that comes until the server hangs up."""
    try:
        return await stream[0].read()
    except ConnectionError:
        return b""


async def answer(stream: Stream) -> bytes:
    """The status line of one answer, which is read to its end."""
    told = await stream[0].readuntil(b"hello")
    return told.partition(b"\r\n")[0]


WHOLE = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
BEGUN = b"GET / HTTP/1.1\r\nhost: x\r\nx-long: "


@pytest.mark.parametrize(
    "long",
    [
        BEGUN + b"a" * (HEAD_BYTES + 1),
        BEGUN + b"a" * (HEAD_BYTES + 1) + b"\r\n\r\n",
        b"GET /" + b"a" * (HEAD_BYTES + 1),
        BEGUN + b"\r\n" + b"x: y\r\n" * HEAD_LINES,
        BEGUN + b"\r\n" + b"x: y\r\n" * HEAD_LINES + b"\r\n",
    ],
    ids=["endless header", "long header", "endless address", "endless headers", "many headers"],
)
def test_headers_that_are_too_long_are_refused_and_hung_up_on(long: bytes) -> None:
    async def test(door: Door) -> None:
        stream = await door.connect(long[:10])
        await stream[1].drain()
        stream[1].write(long[10:])
        told = await rest_of(stream)
        assert told.startswith(b"HTTP/1.1 431 ")
        assert b'"sentence":"The headers of a request have at most 16 kB' in told
        assert (door.asked, door.heads.held, len(door.heads)) == (0, 0, 0)

    run(test)


def test_headers_that_take_too_long_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.01)

    async def test(door: Door) -> None:
        stream = await door.connect(BEGUN)
        assert (await rest_of(stream)).startswith(b"HTTP/1.1 408 ")
        assert (door.heads.held, len(door.heads)) == (0, 0)

    run(test)


def test_who_connects_and_says_nothing_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.01)

    async def test(door: Door) -> None:
        assert await rest_of(await door.connect()) == b""
        assert len(door.heads) == 0

    run(test)


@pytest.mark.parametrize("more", [BEGUN, b"\r\n"], ids=["a head", "an empty line"])
def test_a_connection_that_was_used_is_bounded_like_a_new_one(
    monkeypatch: pytest.MonkeyPatch, more: bytes
) -> None:
    async def test(door: Door) -> None:
        stream = await door.connect(WHOLE)
        assert b" 200 " in await answer(stream)
        assert len(door.heads) == 0
        monkeypatch.setattr(connections, "HEAD_SECONDS", 0.01)
        stream[1].write(more)
        assert (await rest_of(stream))[:12] in {b"HTTP/1.1 408", b""}
        assert len(door.heads) == 0

    run(test)


def test_a_second_head_while_the_first_is_answered_is_bounded_too() -> None:
    async def test(door: Door) -> None:
        stream = await door.connect(b"GET /slow HTTP/1.1\r\nhost: x\r\n\r\n")
        await door.is_waiting.wait()
        assert len(door.heads) == 0, "an answer may take any time"
        stream[1].write(BEGUN + b"a" * (2 * HEAD_BYTES))
        await rest_of(stream)
        assert (door.heads.held, len(door.heads)) == (0, 0)

    run(test)


def test_many_unfinished_heads_hold_little_and_keep_nobody_from_being_answered() -> None:
    heads = Heads(most=20, most_bytes=100_000)

    async def test(door: Door) -> None:
        for _ in range(100):
            stream = await door.connect(BEGUN + b"a" * 10_000)
            await stream[1].drain()
            assert heads.held <= 100_000
            assert len(heads) <= 20
            person = await door.connect(WHOLE)
            assert b" 200 " in await answer(person)
        hung_up = [each for each in door.made if each.transport.is_closing()]
        assert len(hung_up) >= 90
        assert not any(each.transport.is_closing() for each in door.made[-2:])

    run(test, heads)


def test_many_silent_connections_are_few_at_a_time() -> None:
    heads = Heads(most=5)

    async def test(door: Door) -> None:
        first = await door.connect()
        for _ in range(20):
            await door.connect()
        assert await rest_of(first) == b""
        assert len(heads) <= 5

    run(test, heads)


def test_requests_in_pieces_and_one_after_another_are_answered() -> None:
    async def test(door: Door) -> None:
        stream = await door.connect()
        for byte in WHOLE:
            stream[1].write(bytes([byte]))
            await stream[1].drain()
        assert b" 200 " in await answer(stream)
        stream[1].write(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 40000\r\n\r\n")
        for _ in range(40):
            stream[1].write(b"b" * 1000)
            await stream[1].drain()
        assert b" 200 " in await answer(stream)
        stream[1].write(WHOLE + WHOLE)
        assert b" 200 " in await answer(stream)
        assert b" 200 " in await answer(stream)
        assert (door.asked, door.heads.held, len(door.heads)) == (4, 0, 0)

    run(test)


def test_a_running_server_is_bounded(tmp_path: Path) -> None:
    with serving(str(tmp_path / "club.db"), tmp_path / "log.txt") as running:
        place = urlsplit(running.address)

        async def test() -> bytes:
            async with asyncio.timeout(PATIENCE_SECONDS):
                stream = await asyncio.open_connection(place.hostname, place.port)
                stream[1].write(BEGUN + b"a" * (2 * HEAD_BYTES))
                told = await rest_of(stream)
                stream[1].close()
                return told

        assert asyncio.run(test()).startswith(b"HTTP/1.1 431 ")


class Wire(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []

    def write(self, data: Any) -> None:
        self.written.append(data)

    def close(self) -> None:
        self.written.append(b"closed")


def test_head_and_body_of_an_answer_are_written_at_once() -> None:
    async def story() -> None:
        wire = Wire()
        outgoing = Outgoing(wire, asyncio.get_running_loop())
        outgoing.write(b"HTTP/1.1 200 OK\r\n\r\n")
        outgoing.write(b"hello")
        outgoing.write(b" world")
        assert wire.written == [b"HTTP/1.1 200 OK\r\n\r\nhello", b" world"]

    asyncio.run(story())


def test_a_head_waits_for_its_body_no_longer_than_a_turn_of_the_loop() -> None:
    async def story() -> None:
        wire = Wire()
        outgoing = Outgoing(wire, asyncio.get_running_loop())
        outgoing.write(b"HTTP/1.1 200 OK\r\n\r\n")
        await asyncio.sleep(0)
        outgoing.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        outgoing.close()
        await asyncio.sleep(0)
        heads = [b"HTTP/1.1 200 OK\r\n\r\n", b"HTTP/1.1 204 No Content\r\n\r\n"]
        assert wire.written == [*heads, b"closed"]

    asyncio.run(story())
