"""The database of a server: opened, brought up to date, read and changed."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_hex
from typing import TypeVar

from sqlalchemy import Connection

from ziggurat.kernel.errors import Invalid
from ziggurat.server.storage import migrating, secrets
from ziggurat.server.storage.addresses import FileAddress, ServerAddress, read_address
from ziggurat.server.storage.files import FileStore
from ziggurat.server.storage.relay import Relay
from ziggurat.server.storage.servers import ServerStore
from ziggurat.server.storage.turns import Turn, taking_turn
from ziggurat.server.storage.writer import Writer

Read = TypeVar("Read")


class Database:
    """All that the server keeps. `Database.open` makes one."""

    def __init__(self, store: FileStore | ServerStore, *, relay: Relay, process: str) -> None:
        self._store = store
        self.process = process
        """A name no other process has: whose announcements and leases are ours."""
        self.writer = Writer(store, process)
        self.relay = relay

    @classmethod
    async def open(cls, url: str, *, migrate: bool = True, beside: bool = False) -> Database:
        """Open the database at a path or URL; `Invalid` says why it cannot be.

        It is made if it is not there and brought up to date; with `migrate=False` an outdated one
        is refused instead. A server has an SQLite file for itself; `beside` is for tools that
        look at it while a server runs.
        """
        address = read_address(url)
        process = token_hex(8)
        store: FileStore | ServerStore
        if isinstance(address, FileAddress):
            store = FileStore(address.path, alone=not beside, make=migrate)
            relay = Relay()
        else:
            store = ServerStore(address)
            relay = _listening_relay(store, address, process)
        try:
            await store.check()
            if migrate:
                await store.change(migrating.migrate)
            else:
                await store.read(migrating.check)
            if not beside:
                await relay.open()
        except BaseException:
            await store.close()
            raise
        return cls(store, relay=relay, process=process)

    @property
    def is_shared(self) -> bool:
        """Whether several server processes may use it at the same time."""
        return self._store.is_shared

    async def read(self, work: Callable[[Connection], Read]) -> Read:
        """What the work reads; each of its statements sees one moment."""
        return await self._store.read(work)

    async def change(self, work: Callable[[Connection], Read]) -> Read:
        """Do the work in a transaction of its own; it is on disk when this returns."""
        return await self._store.change(work)

    async def examine(self) -> None:
        """See that it takes, gives and is whole; raises what is wrong with it."""
        await secrets.try_out(self)
        if isinstance(self._store, FileStore):
            await self._store.inspect()

    @asynccontextmanager
    async def turn(self, table: str) -> AsyncIterator[Turn | None]:
        """Keep other processes from storing anything at a table for the time of a block.

        Whoever was too late again and again would be too late for ever without it, should another
        process be quicker each time. None where there is no other process.
        """
        if isinstance(self._store, FileStore):
            yield None
            return
        async with taking_turn(self._store, table, self.process) as turn:
            yield turn

    async def backup(self, path: Path) -> None:
        """Copy everything, as it is at one moment, to a new file; players notice nothing."""
        if isinstance(self._store, ServerStore):
            raise Invalid(
                "A PostgreSQL database is backed up by PostgreSQL's own tool: pg_dump "
                f"--format=custom --file={path} and the database's address."
            )
        await self._store.backup(path)

    async def close(self) -> None:
        """Store what waits to be stored, then let go of the database."""
        await self.relay.close()
        await self.writer.close()
        await self._store.close()


def _listening_relay(store: ServerStore, address: ServerAddress, process: str) -> Relay:
    # psycopg is an extra; whoever plays on a file does without.
    from ziggurat.server.storage.listening import ListeningRelay  # noqa: PLC0415

    return ListeningRelay(store, address, process)
