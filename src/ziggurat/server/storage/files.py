"""SQLite: one file, one server process.

Everything runs in the event loop's own thread, the wait for the disk included. Batches stored a
second by a hundred writers, on a loop with nothing else to do and on one that is always busy:

    each statement in another thread    13,000       14
    the commit in another thread        11,000    1,900
    everything in the loop              15,000    8,000

A thread gets the interpreter's lock from a busy loop late or hardly at all, whereas the disk takes
half a millisecond. Only where the disk is slow, so that waiting for it would be felt at other
tables, the commit is handed to a thread.
"""

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from sqlalchemy import URL, Connection, Engine, RootTransaction, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool

from ziggurat.kernel.errors import Broken, Invalid
from ziggurat.server.storage.addresses import default_file
from ziggurat.server.storage.soundness import Soundness

Read = TypeVar("Read")

LOCK_PATIENCE_SECONDS = 10.0
"""How long a transaction waits for another program that writes to the file."""
LOCK_PAUSE_SECONDS = 0.01
SLOW_COMMIT_SECONDS = 0.01
"""A disk that takes longer than this, on average, is waited for in another thread."""
COMMITS_BETWEEN_TRIALS = 50
"""So often a slow disk is tried in the loop again: only there its own time is measured."""


class InUse(Invalid):
    """Another server has the file for itself."""


class FileStore:
    """An SQLite file, opened."""

    is_shared = False

    def __init__(self, path: Path, *, alone: bool, make: bool) -> None:
        self.path = path
        _see_to_file(path, make=make)
        self._lock = _hold(path) if alone else None
        # Changes wait for other programs outside the loop's thread; readers hardly ever wait.
        self._writing = _engine(path, begin="BEGIN IMMEDIATE", patience_seconds=0)
        self._reading = _engine(path, begin="BEGIN", patience_seconds=1)
        self._turn = asyncio.Lock()
        self._changes: set[asyncio.Task[object]] = set()
        self._disk = ThreadPoolExecutor(1, thread_name_prefix="storage")
        self._commits = 0
        self._commit_seconds = 0.0
        self._soundness = Soundness(path)

    async def check(self) -> None:
        """Refuse a file that is no database, with the reason."""
        try:
            with self._reading.connect() as connection:
                connection.exec_driver_sql("PRAGMA schema_version")
        except (sqlite3.Error, DBAPIError) as failed:
            reason = failed.orig if isinstance(failed, DBAPIError) else failed
            raise Invalid(
                f"{self.path} cannot be opened as an SQLite database: {reason}."
            ) from None

    async def read(self, work: Callable[[Connection], Read]) -> Read:
        """What the work reads; each of its statements sees one moment."""
        with self._soundness.watching(), self._reading.connect() as connection, connection.begin():
            return work(connection)

    async def change(self, work: Callable[[Connection], Read]) -> Read:
        """Do the work in a transaction of its own; it is on disk when this returns."""
        # A caller who gives up must not leave a transaction half open behind.
        task = asyncio.create_task(self._change(work))
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        return await asyncio.shield(task)

    async def _change(self, work: Callable[[Connection], Read]) -> Read:
        async with self._turn:
            self._soundness.require()
            with self._soundness.watching(), self._writing.connect() as connection:
                transaction = await _begin(connection)
                done = work(connection)
                await self._commit(transaction)
            # A file that was removed takes everything, and nothing of it is ever found again.
            self._soundness.require()
            return done

    async def _commit(self, transaction: RootTransaction) -> None:
        self._commits += 1
        if self._commit_seconds > SLOW_COMMIT_SECONDS and self._commits % COMMITS_BETWEEN_TRIALS:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._disk, transaction.commit)
            return
        before = time.perf_counter()
        transaction.commit()
        self._commit_seconds += (time.perf_counter() - before - self._commit_seconds) / 8

    async def inspect(self) -> None:
        """See that the file is whole; `Damaged` tells what is wrong with it."""
        await self._soundness.inspect()

    async def backup(self, target: Path) -> None:
        """Copy the file as it is at one moment, while it is in use."""
        await asyncio.to_thread(_copy, self.path, target)

    async def close(self) -> None:
        """Finish what is under way and close the file."""
        if self._changes:
            await asyncio.wait(self._changes)
        await self._soundness.close()
        self._disk.shutdown()
        self._writing.dispose()
        self._reading.dispose()
        if self._lock is not None:
            self._lock.close()


def _engine(path: Path, *, begin: str, patience_seconds: int) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        # We say ourselves where a transaction begins.
        connect_args={"isolation_level": None, "check_same_thread": False},
        poolclass=QueuePool,
        pool_size=1,
        max_overflow=0,
        # What is stored has no place in error messages: they are logged.
        hide_parameters=True,
    )

    def set_up(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")
        # With FULL, what is committed outlives a loss of power.
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.execute(f"PRAGMA busy_timeout = {patience_seconds * 1000}")
        cursor.close()

    event.listen(engine, "connect", set_up)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


async def _begin(connection: Connection) -> RootTransaction:
    """Begin a transaction as soon as no other program writes to the file."""
    loop = asyncio.get_running_loop()
    patience = loop.time() + LOCK_PATIENCE_SECONDS
    while True:
        try:
            return connection.begin()
        except OperationalError as failed:
            if not _is_locked(failed.orig) or loop.time() > patience:
                raise
        await asyncio.sleep(LOCK_PAUSE_SECONDS)


def _is_locked(error: BaseException | None) -> bool:
    return isinstance(error, sqlite3.OperationalError) and (
        error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
    )


def _see_to_file(path: Path, *, make: bool) -> None:
    """See that there is a file; a new one only its owner can read: it holds secrets."""
    if path.is_dir():
        raise Invalid(f"{path} is a folder; the database must be a file, such as {path / 'a.db'}.")
    if not make and not path.exists():
        raise Invalid(f"There is no database {path}. Start a server on it once: that makes it.")
    if path == default_file():
        path.parent.mkdir(parents=True, exist_ok=True)
    if not path.parent.is_dir():
        raise Invalid(f"There is no folder {path.parent} for the database {path.name}. Make it.")
    try:
        path.touch(mode=0o600)
        with path.open("r+b"):
            pass
    except OSError as failed:
        raise Invalid(f"The database {path} cannot be written: {failed.strerror}.") from None


def _hold(path: Path) -> sqlite3.Connection:
    """Mark the file as in use by a server, until this process ends, however it ends.

    The mark is a lock of SQLite's own on a file beside: it works on every system, leaves nothing
    behind after a crash, and is not passed on to child processes.
    """
    lock = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as failed:
        lock.close()
        if not _is_locked(failed):
            raise Invalid(f"The file {path}.lock cannot be locked: {failed}.") from None
        raise InUse(
            f"Another server uses {path} already. Stop it first, or give this one another file; "
            "several servers can share a PostgreSQL database."
        ) from None
    return lock


def _copy(source: Path, target: Path) -> None:
    if target.exists():
        raise Invalid(f"{target} is there already. Name a new file for the backup.")
    if not target.parent.is_dir():
        raise Invalid(f"There is no folder {target.parent} for the backup. Make it.")
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)
    try:
        with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(part)) as copy:
            # In one step: the copy is of one moment, whatever is written meanwhile.
            live.backup(copy, pages=-1)
            # So that the copy is one file, without a log beside it.
            copy.execute("PRAGMA journal_mode = DELETE")
            (verdict,) = copy.execute("PRAGMA quick_check").fetchone()
        if verdict != "ok":
            raise Broken(f"The copy of {source} is damaged: {verdict}.")
        with part.open("rb") as file:
            os.fsync(file.fileno())
        part.rename(target)
    finally:
        part.unlink(missing_ok=True)
