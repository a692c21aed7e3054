"""The server's health: whether it can do now what it is there for, which is to store moves.

To find out it stores something and reads it back. Anybody may ask, as often as they like, so what
was found out counts for a moment.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import structlog
from sqlalchemy.exc import SQLAlchemyError

from ziggurat.server.storage.database import Database

KEPT_SECONDS = 1.0
PATIENCE_SECONDS = 5.0
"""A database that takes longer is of no use to people either."""

log = structlog.get_logger()


class Health:
    """How the database is, as far as was found out last."""

    def __init__(self, db: Database, now: Callable[[], float] = time.monotonic) -> None:
        self._db = db
        self._now = now
        self._examining = asyncio.Lock()
        self._found_at: float | None = None
        self._is_well = False

    async def is_well(self) -> bool:
        """Whether the database takes and gives."""
        async with self._examining:
            if self._found_at is None or self._now() - self._found_at >= KEPT_SECONDS:
                self._is_well = await self._examine()
                self._found_at = self._now()
            return self._is_well

    async def _examine(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self._db.examine()
        except (SQLAlchemyError, OSError) as trouble:  # being late is one of the latter
            log.warning("the database is not well", why=str(trouble) or type(trouble).__name__)
            return False
        return True
