"""Group commit: the batches that wait at one moment share a transaction.

What makes a stored move slow is waiting for the disk, and the disk takes as long for a hundred
moves as for one. So one task writes, and whatever arrives while it writes goes with the next
transaction.
"""

import asyncio
from collections import deque
from collections.abc import Sequence

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError

from ziggurat.kernel.errors import Broken
from ziggurat.server.storage import entries, outbox, relay, seats, tables
from ziggurat.server.storage.store import Damaged, Store
from ziggurat.server.storage.stored import Batch, StoredTable, TablePatch

MOST_BATCHES = 200
"""In one transaction, so that the first of a crowd does not wait for the last."""

_DEADLOCK = "40P01"


class Writer:
    """Writes batches in the order they come, many in a transaction, each wholly or not at all."""

    def __init__(self, store: Store, sender: str) -> None:
        self._store = store
        self._sender = sender
        self._waiting: deque[tuple[Batch, asyncio.Future[None]]] = deque()
        self._wake = asyncio.Event()
        self._is_closed = False
        self._task = asyncio.create_task(self._run(), name="storage writer")
        self.transactions = 0
        """How many were committed."""
        self.batches = 0
        """How many batches were stored by them."""

    async def write(self, batch: Batch) -> None:
        """Store a batch; it is safe on disk when this returns.

        Raises `Conflict` when the journal has that number or key already: nothing was stored.
        Any other error means that the database failed; then whether the batch was stored is told
        by the journal alone. A caller who is cancelled does not keep the batch from being stored.
        """
        if self._is_closed:
            raise Broken("The database is closed; nothing can be stored.")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((batch, done))
        self._wake.set()
        await done

    async def close(self) -> None:
        """Store what waits, then stop."""
        self._is_closed = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                count = min(MOST_BATCHES, len(self._waiting))
                await self._write_together([self._waiting.popleft() for _ in range(count)])
            if self._is_closed:
                return

    async def _write_together(self, group: list[tuple[Batch, asyncio.Future[None]]]) -> None:
        try:
            await self._commit([batch for batch, _ in group])
        except Exception as failed:  # noqa: BLE001
            # Whatever went wrong, those who wait must hear of it and the writer must go on.
            if _is_failure(failed):
                _fail(group, failed)
            elif len(group) == 1:
                await self._explain(*group[0], failed)
            else:
                # One of them is guilty; alone, it harms no other.
                for each in group:
                    await self._write_together([each])
        else:
            for _, done in group:
                if not done.done():
                    done.set_result(None)

    async def _commit(self, batches: Sequence[Batch]) -> None:
        def work(connection: Connection) -> None:
            store(connection, batches)
            relay.announce(connection, self._sender, batches)

        await self._store.change(work)
        self.transactions += 1
        self.batches += len(batches)

    async def _explain(self, batch: Batch, done: asyncio.Future[None], failed: Exception) -> None:
        """Tell why a batch was refused, though it was alone."""
        _fail([(batch, done)], await reason_of(self._store, batch, failed))


async def reason_of(db: Store, batch: Batch, failed: Exception) -> Exception:
    """Why a batch was not stored: `Conflict` where the journal stands against it."""
    if not isinstance(failed, IntegrityError):
        return failed
    try:
        conflict = await db.read(
            lambda connection: entries.find_conflict(connection, batch.entries)
        )
    except Exception as broken:  # noqa: BLE001 - whoever waits for the batch must hear of it
        return broken
    return conflict or failed


def store(connection: Connection, batches: Sequence[Batch]) -> None:
    """Write batches within a transaction, one statement for all rows of a kind."""
    tables.lock(connection, {entry.table for batch in batches for entry in batch.entries})
    rows = [batch.table for batch in batches]
    tables.put(connection, [row for row in rows if isinstance(row, StoredTable)])
    entries.append(connection, [entry for batch in batches for entry in batch.entries])
    tables.patch(connection, [row for row in rows if isinstance(row, TablePatch)])
    seats.put(connection, [seat for batch in batches for seat in batch.seats])
    outbox.put(connection, [notice for batch in batches for notice in batch.outbox])


def _is_failure(error: Exception) -> bool:
    """Whether the database itself failed, rather than a batch or two processes' batches."""
    if not isinstance(error, (OperationalError, InterfaceError)):
        return isinstance(error, Damaged)
    return getattr(error.orig, "sqlstate", None) != _DEADLOCK


def _fail(group: Sequence[tuple[Batch, asyncio.Future[None]]], failed: Exception) -> None:
    for _, done in group:
        if not done.done():
            done.set_exception(failed)
