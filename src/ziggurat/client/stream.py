"""The live stream of a table: read as long as wanted, taken up again where it broke off."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import httpx_sse
import msgspec

from ziggurat.client.connection import QUIET, TIMEOUT, Connection, can_repeat, pause_before
from ziggurat.client.errors import Unreachable, refused
from ziggurat.kernel.state import Seat
from ziggurat.server.models import Change, Table

Told = Table | Change
"""What a stream tells: first the whole table, then every change of it."""

MANY_FAILURES = 12
"""So many tries in a row without a word from the server are enough; about a minute."""


class Stream:
    """A table's events as one seat is told them, each once and in order.

    `last` is the number of the newest entry told. A stream that is made with it goes on behind it;
    one without begins with the whole table.
    """

    def __init__(
        self, connection: Connection, table: str, *, seat: Seat | None = None, last: int | None
    ) -> None:
        self.connection = connection
        self.table = table
        self.seat = seat
        self.last = last
        self._failures = 0

    def __iter__(self) -> Iterator[Told]:
        while True:
            try:
                yield from self._listen()
            except (httpx.TransportError, httpx_sse.SSEError) as error:
                reason = str(error) or type(error).__name__
            else:
                reason = "the stream ends at once, every time"
            self._failures += 1
            if self._failures >= MANY_FAILURES:
                raise Unreachable(f"{self.connection.url} does not answer: {reason}.")
            self.connection.sleep(pause_before(self._failures))

    def _listen(self) -> Iterator[Told]:
        """One connection's events, until it ends."""
        headers = {} if self.last is None else {"Last-Event-ID": str(self.last)}
        with httpx_sse.connect_sse(
            self.connection.http,
            "GET",
            f"/api/tables/{self.table}/events",
            params={} if self.seat is None else {"seat": str(self.seat)},
            headers=headers,
            timeout=httpx.Timeout(TIMEOUT, read=QUIET),
        ) as source:
            answer = source.response
            if can_repeat(answer.status_code, is_safe=True):
                raise httpx.RemoteProtocolError(f"status {answer.status_code}")
            if not answer.is_success:
                raise refused(answer.status_code, answer.read())
            for event in source.iter_sse():
                told = self._read(event)
                if told is not None:
                    self._failures = 0
                    yield told

    def _read(self, event: httpx_sse.ServerSentEvent) -> Told | None:
        """What an event tells; None for kinds that are not known yet."""
        try:
            if event.event == "table":
                table = msgspec.json.decode(event.data, type=Table)
                self.last = table.number
                return table
            if event.event == "change":
                change = msgspec.json.decode(event.data, type=Change)
                return change if self._is_next(change) else None
        except msgspec.DecodeError as error:
            told = f"What answers at {self.connection.url} does not speak this API: {error}."
            raise Unreachable(told) from error
        return None

    def _is_next(self, change: Change) -> bool:
        """Whether a change is news; who came and who went is told without a number of its own."""
        if change.kind == "presence":
            return True
        if self.last is not None and change.number <= self.last:
            return False
        self.last = change.number
        return True
