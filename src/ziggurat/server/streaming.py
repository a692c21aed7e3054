"""Live streams: server-sent events, of bytes that were encoded once for all who listen.

A stream ends when its reader goes, is signed out or is too slow to keep up, and when the server
closes. Whoever was cut off comes back with `Last-Event-ID` and misses nothing.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from http import HTTPStatus

from sqlalchemy.exc import SQLAlchemyError

from ziggurat.server.identity import NOBODY, Caller
from ziggurat.server.limits import STREAMS
from ziggurat.server.refusals import Refused, closing
from ziggurat.server.requests import Receive
from ziggurat.server.responses import Send
from ziggurat.server.tables.listeners import Subscription, Told

HEARTBEAT_SECONDS = 15.0
HEARTBEAT = b": still here\n\n"
RETRY = b"retry: 2000\n\n"
"""Milliseconds after which a browser comes back by itself."""
PATIENCE_SECONDS = 60.0
"""How long a reader may leave unread what was sent."""
WELCOME_SECONDS = 60.0
"""How long a stream may go on that another process has ended by signing its reader out."""
HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),  # or nginx would keep events back
]


class Streams:
    """All live streams of this process."""

    def __init__(self, *, is_limited: bool) -> None:
        self._is_limited = is_limited
        self._open: OrderedDict[EventStream, float] = OrderedDict()
        """When each is to be looked after next, the soonest first."""
        self._timer: asyncio.TimerHandle | None = None
        self._held: Counter[str] = Counter()
        self._is_ended = False

    def __len__(self) -> int:
        return len(self._open)

    def require_room(self, who: str) -> None:
        """Refuse somebody who holds many streams already, and everybody when the server closes."""
        if self._is_ended:
            raise closing()
        if self._is_limited and self._held[who] >= STREAMS:
            raise Refused(
                HTTPStatus.TOO_MANY_REQUESTS,
                f"You listen to {STREAMS} tables already; close one of them.",
            )

    def enter(self, stream: EventStream) -> None:
        """A stream begins."""
        loop = asyncio.get_running_loop()
        self._open[stream] = loop.time() + HEARTBEAT_SECONDS
        self._held[stream.who] += 1
        if self._timer is None:
            self._timer = loop.call_later(HEARTBEAT_SECONDS, self._look_after, loop)
        if self._is_ended:
            stream.end()

    def leave(self, stream: EventStream) -> None:
        """A stream has ended."""
        self._open.pop(stream, None)
        self._held[stream.who] -= 1
        if not self._held[stream.who]:
            del self._held[stream.who]

    def end_where(self, is_ended: Callable[[Caller], bool]) -> None:
        """End the streams of those who were signed out."""
        for stream in list(self._open):
            if is_ended(stream.caller):
                stream.end()

    def end(self) -> None:
        """End all of them, and let none begin."""
        self._is_ended = True
        for stream in list(self._open):
            stream.end()

    def _look_after(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let the streams that are due show that they live: one timer for all of them."""
        now, self._timer = loop.time(), None
        while self._open:
            stream, due = next(iter(self._open.items()))
            if due > now:
                self._timer = loop.call_at(due, self._look_after, loop)
                break
            self._open[stream] = now + HEARTBEAT_SECONDS
            self._open.move_to_end(stream)
            stream.look_after(now)


class EventStream:
    """One reader's stream of one table."""

    def __init__(
        self,
        streams: Streams,
        who: str,
        subscription: Subscription,
        receive: Receive,
        *,
        caller: Caller = NOBODY,
        is_welcome: Callable[[], Awaitable[bool]] | None = None,
    ) -> None:
        self.who = who
        self.caller = caller
        self._is_welcome = is_welcome
        """Asks whether the reader is still signed in: another process may have ended that."""
        self._asked_at = 0.0
        self._streams = streams
        self._subscription = subscription
        self._receive = receive
        self._patience = asyncio.timeout(None)
        """With a reader who leaves unread what was sent."""
        self._unread_since: float | None = None
        """When it was noticed that the reader does not read."""
        self._is_sending = False

    def end(self) -> None:
        """Send what was told so far, then no more."""
        self._subscription.close()

    def look_after(self, now: float) -> None:
        """Show the reader that the stream lives; whoever has not read for long is given up."""
        if not self._is_sending:
            self._subscription.rouse()
        elif self._unread_since is None:
            self._unread_since = now
        elif now - self._unread_since >= PATIENCE_SECONDS:
            self._patience.reschedule(now)

    async def send_by(self, send: Send) -> None:
        """Send all that is told, until one side has enough."""
        self._streams.enter(self)
        reader = asyncio.create_task(self._end_with_reader(), name="reader of a stream")
        try:
            await send({"type": "http.response.start", "status": 200, "headers": list(HEADERS)})
            async with self._patience:
                await self._tell(send)
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        except TimeoutError:
            pass  # it comes back, or is gone
        finally:
            reader.cancel()
            self._subscription.close()
            self._streams.leave(self)

    async def _end_with_reader(self) -> None:
        while (await self._receive())["type"] != "http.disconnect":
            pass
        self._subscription.close()

    async def _tell(self, send: Send) -> None:
        await self._send(send, RETRY)
        while (taken := await self._subscription.take()) or not self._subscription.is_closed:
            if not await self._may_hear():
                return
            await self._send(send, b"".join(map(framed, taken)) or HEARTBEAT)

    async def _may_hear(self) -> bool:
        """Whether the reader may go on reading; asked now and then."""
        now = asyncio.get_running_loop().time()
        if self._is_welcome is None or now - self._asked_at < WELCOME_SECONDS:
            return True
        try:
            is_welcome = await self._is_welcome()
        except (SQLAlchemyError, OSError):
            return True  # a database out of reach ends no stream
        self._asked_at = now
        return is_welcome

    async def _send(self, send: Send, content: bytes) -> None:
        self._is_sending = True
        await send({"type": "http.response.body", "body": content, "more_body": True})
        self._is_sending, self._unread_since = False, None


def framed(told: Told) -> bytes:
    """An event as it goes over the wire."""
    number = b"" if told.number is None else b"id: %d\n" % told.number
    return b"%sevent: %s\ndata: %s\n\n" % (number, told.name.encode(), told.data)
