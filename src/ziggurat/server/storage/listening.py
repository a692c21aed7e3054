"""Hearing, through PostgreSQL, what the other processes stored.

One connection listens. When it is lost it is made anew, again and again until that succeeds; then
the newest numbers of all tables that are followed are reported, so that nothing said meanwhile
stays unheard.
"""

import asyncio
import logging
from collections.abc import Iterable

import msgspec
import psycopg
from psycopg import sql
from psycopg.conninfo import make_conninfo
from sqlalchemy.exc import SQLAlchemyError

from ziggurat.kernel.errors import Invalid
from ziggurat.server.storage import tables
from ziggurat.server.storage.addresses import ServerAddress
from ziggurat.server.storage.relay import CHANNEL, Announcement, Listener, Relay
from ziggurat.server.storage.store import Store

PROBE_SECONDS = 20.0
"""After so long a silence the line is tried: a network can drop it without a word."""
FIRST_PAUSE_SECONDS = 0.1
LONGEST_PAUSE_SECONDS = 5.0
TABLES_AT_ONCE = 1000

_log = logging.getLogger(__name__)
_Line = psycopg.AsyncConnection[tuple[object, ...]]


class ListeningRelay(Relay):
    """The line to the other processes of a PostgreSQL database."""

    def __init__(self, store: Store, address: ServerAddress, sender: str) -> None:
        super().__init__()
        self._store = store
        self._address = address
        self._sender = sender
        self._task: asyncio.Task[None] | None = None
        self._line: _Line | None = None
        self.connections = 0
        """How often the line was made; more than once when it was lost."""

    async def open(self) -> None:
        try:
            line = await self._connect()
        except psycopg.Error as failed:
            reason = " ".join(str(failed).split())
            raise Invalid(f"{self._address} cannot be listened to: {reason}") from None
        self._task = asyncio.create_task(self._keep(line), name="storage relay")

    async def close(self) -> None:
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        # The task may have been cancelled before it took the line over.
        if self._line is not None:
            await self._line.close()

    async def _connect(self) -> _Line:
        line = await psycopg.AsyncConnection.connect(
            make_conninfo(self._address.conninfo(), **self._address.patience()),
            autocommit=True,
            application_name="ziggurat relay",
        )
        try:
            await line.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
        except BaseException:
            await line.close()
            raise
        self.connections += 1
        self._line = line
        return line

    async def _keep(self, first: _Line) -> None:
        """Listen for ever, on one line after another."""
        line: _Line | None = first
        pause = FIRST_PAUSE_SECONDS
        while True:
            try:
                async with line or await self._connect() as current:
                    if line is None:
                        # Only after LISTEN: what is stored from now on is announced.
                        await self._catch_up()
                    pause = FIRST_PAUSE_SECONDS
                    await self._listen(current)
            except (psycopg.Error, SQLAlchemyError, OSError) as lost:
                _log.warning("The line to the other processes is lost, and made anew: %s", lost)
            line = None
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE_SECONDS, pause * 2)

    async def _listen(self, line: _Line) -> None:
        while True:
            async for notice in line.notifies(timeout=PROBE_SECONDS):
                self._report(notice.payload)
            await line.execute("SELECT 1")

    def _report(self, payload: str) -> None:
        try:
            announced = msgspec.json.decode(payload, type=Announcement)
        except msgspec.MsgspecError as unreadable:
            # Anybody who may use the database may say anything.
            _log.warning("Another process said what cannot be read: %s", unreadable)
            return
        if announced.sender == self._sender:
            return
        for listener in self._listeners:
            _tell(listener, announced.entries)

    async def _catch_up(self) -> None:
        for listener in self._listeners:
            if listener.following is None:
                numbers = await tables.numbers(self._store)
                _tell(listener, numbers.items())
                continue
            followed = sorted(listener.following())
            for start in range(0, len(followed), TABLES_AT_ONCE):
                some = followed[start : start + TABLES_AT_ONCE]
                numbers = await tables.numbers(self._store, some)
                _tell(listener, numbers.items())


def _tell(listener: Listener, entries: Iterable[tuple[str, int]]) -> None:
    for table, number in entries:
        try:
            listener.heard(table, number)
        except Exception:  # noqa: BLE001
            # One table in disorder must not make this process deaf to the others.
            _log.exception("What was stored at table %s could not be passed on", table)
