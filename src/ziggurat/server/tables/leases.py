"""Which tables this process drives, where several processes share the database."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from ziggurat.server.storage import leases
from ziggurat.server.storage.database import Database

LEASE_SECONDS = 20.0


class Leases:
    """The leases this process has; they run out by themselves when it dies."""

    def __init__(self, db: Database, clock: Callable[[], float]) -> None:
        self.holder = secrets.token_hex(8)
        self._db = db
        self._clock = clock
        self._until: dict[str, float] = {}

    async def hold(self, table: str) -> bool:
        """Whether this process may drive the table; the lease is prolonged in time."""
        now = self._clock()
        if self._until.get(table, 0.0) > now + LEASE_SECONDS / 2:
            return True
        until = now + LEASE_SECONDS
        if await leases.take(self._db, table, self.holder, until, now=now):
            self._until[table] = until
            return True
        return False

    def has(self, table: str) -> bool:
        """Whether this process has driven the table last, as far as it knows."""
        return table in self._until

    def forget(self, table: str) -> None:
        """The table needs no driving any more; its lease may run out."""
        self._until.pop(table, None)

    async def vacant(self) -> list[str]:
        """The running tables that no process drives."""
        return await leases.vacant(self._db, now=self._clock())

    async def release(self) -> None:
        """Give everything back, so that others need not wait."""
        self._until.clear()
        await leases.release(self._db, self.holder)
