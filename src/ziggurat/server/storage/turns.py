"""A turn at a table: while it lasts, no other process on the database stores anything there.

Processes do not ask before they store; whoever comes second is told so by the journal and begins
anew. That is quick as long as nobody comes second again and again.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ziggurat.server.storage import relay, tables, writer
from ziggurat.server.storage.servers import ServerStore
from ziggurat.server.storage.stored import Batch

LONGEST_PAUSE_SECONDS = 20
"""A process that says nothing for so long in the middle of its turn has lost it: it may be dead,
and the others must go on."""

_LIMIT = text(f"SET LOCAL idle_in_transaction_session_timeout = '{LONGEST_PAUSE_SECONDS}s'")


class Turn:
    """A table for one process alone, until it has stored one batch there."""

    def __init__(self, store: ServerStore, connection: AsyncConnection, sender: str) -> None:
        self._store = store
        self._connection = connection
        self._sender = sender

    async def write(self, batch: Batch) -> None:
        """Store a batch, as `Writer.write` does; with that the turn is over."""

        def work(connection: Connection) -> None:
            writer.store(connection, [batch])
            relay.announce(connection, self._sender, [batch])

        try:
            await self._connection.run_sync(work)
        except IntegrityError as failed:
            await self._connection.rollback()
            raise await writer.reason_of(self._store, batch, failed) from failed
        await self._connection.commit()


@asynccontextmanager
async def taking_turn(store: ServerStore, table: str, sender: str) -> AsyncIterator[Turn]:
    """Wait for a turn at a table, and give it back at the end of the block."""

    def take(connection: Connection) -> None:
        connection.execute(_LIMIT)
        tables.lock(connection, [table])

    async with store.transaction() as connection:
        await connection.run_sync(take)
        yield Turn(store, connection, sender)
