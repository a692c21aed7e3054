"""Whether an SQLite file is still what it was: there, the same, and with every page in order.

SQLite itself does not notice that its file was removed or replaced: it writes on into what nobody
can open any more. And a page that is damaged is noticed only when it is read. What was found wrong
stays wrong: nothing is stored until the server is started anew, on a file that is in order.
"""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from ziggurat.server.storage.store import Damaged

DAMAGE = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
"""Errors that do not go away."""
INSPECTION_SECONDS = 30.0
"""The file is looked through at most so often,"""
INSPECTION_SHARE = 0.01
"""and for at most this part of all time: a large one takes seconds."""
WAITING_SECONDS = 2.0
"""How long whoever asks waits for it; then the next one hears what was found."""


class Soundness:
    """What is known of the soundness of a file that is open."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._fault = ""
        self._known = {path: _identity(path)}
        """The file and the log beside it, and which ones they were when they were first seen."""
        self._inspection: asyncio.Task[None] | None = None
        self._due_at = 0.0

    def require(self) -> None:
        """Raise `Damaged` when the file was found damaged, or is not the one that was opened."""
        for path in (self._path, self._path.with_name(f"{self._path.name}-wal")):
            found = _identity(path)
            if self._known.get(path) is None:
                self._known[path] = found
            elif found != self._known[path]:
                self._fault = f"{path} was removed or replaced while it was in use"
        if self._fault:
            raise Damaged(f"The database is damaged: {self._fault}.")

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Note damage that is met in a block; it is raised as `Damaged`."""
        try:
            yield
        except DBAPIError as failed:
            code = getattr(failed.orig, "sqlite_errorcode", 0)
            if code & 0xFF not in DAMAGE:
                raise
            self._fault = f"{self._path}: {failed.orig}"
            raise Damaged(f"The database is damaged: {self._fault}.") from failed

    async def inspect(self) -> None:
        """Look through all pages, if that was not done just now; raise `Damaged` for what is wrong.

        It is done in another thread, by a connection of its own: nobody waits for it at a table.
        """
        now = time.monotonic()
        if self._inspection is None and now >= self._due_at:
            self._inspection = asyncio.create_task(self._look_through(now))
        if self._inspection is not None:
            await asyncio.wait([self._inspection], timeout=WAITING_SECONDS)
        self.require()

    async def close(self) -> None:
        """Wait for what is being looked at."""
        if self._inspection is not None:
            await asyncio.wait([self._inspection])

    async def _look_through(self, began_at: float) -> None:
        try:
            self._fault = await asyncio.to_thread(find_fault, self._path) or self._fault
        finally:
            now = time.monotonic()
            pause = max(INSPECTION_SECONDS, (now - began_at) / INSPECTION_SHARE)
            self._due_at, self._inspection = now + pause, None


def find_fault(path: Path) -> str:
    """What is wrong with the pages of a file; empty when nothing is, or it cannot be told now."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as file:
            (verdict,) = file.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as failed:
        code = getattr(failed, "sqlite_errorcode", 0)
        return f"{path}: {failed}" if code & 0xFF in DAMAGE else ""
    return "" if verdict == "ok" else f"{path}: {' '.join(str(verdict).split())}"


def _identity(path: Path) -> tuple[int, int] | None:
    """What tells a file from another of the same name; None where there is none."""
    try:
        seen = path.stat()
    except OSError:
        return None
    return seen.st_dev, seen.st_ino
