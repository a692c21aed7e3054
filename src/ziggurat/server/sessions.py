"""Sessions: where people are signed in, and for how long.

A token names a session. It counts until somebody signs out there or everywhere, changes the
password elsewhere, or has not come by for long. What the database says is remembered for some
seconds: this process notices an end at once, others a little later.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

import structlog
from sqlalchemy.exc import SQLAlchemyError

from ziggurat.server.identity import MOST_REMEMBERED, REMEMBERED_SECONDS, Caller, Tokens
from ziggurat.server.storage import sessions
from ziggurat.server.storage.database import Database
from ziggurat.server.storage.stored import StoredSession

DAY = 86_400.0
LASTING_SECONDS = 90 * DAY
"""After so long without a visit a session ends; longer than any clock gives for a move."""
ID_BYTES = 12

log = structlog.get_logger()


class Sessions:
    """All sessions, as one process knows them."""

    def __init__(
        self,
        db: Database,
        tokens: Tokens,
        *,
        clock: Callable[[], float],
        monotonic: Callable[[], float],
    ) -> None:
        self._db = db
        self._tokens = tokens
        self._clock = clock
        self._monotonic = monotonic
        self._known: dict[str, tuple[StoredSession, float]] = {}
        """Those that were looked up lately, and when."""

    async def begin(self, person: str) -> str:
        """Sign somebody in; the token of it."""
        now = self._clock()
        session = StoredSession(
            id=secrets.token_urlsafe(ID_BYTES), person=person, until=now + LASTING_SECONDS
        )
        await sessions.add(self._db, session, now=now)
        return self._tokens.make(person, session.id)

    async def is_open(self, caller: Caller) -> bool:
        """Whether the token somebody shows still counts."""
        if caller.person is None:
            return False
        session = await self._find(caller.session)
        if session is None or session.person != caller.person:
            return False
        return session.until > self._clock()

    async def end(self, caller: Caller) -> None:
        """Sign somebody out where they are."""
        await sessions.end(self._db, caller.session)
        self._known.pop(caller.session, None)

    async def end_all(self, person: str, *, but: str = "") -> None:
        """Sign somebody out everywhere, or everywhere but in one place."""
        await sessions.end_all(self._db, person, but=but)
        self._known = {
            key: (session, seen)
            for key, (session, seen) in self._known.items()
            if session.person != person or key == but
        }

    async def _find(self, id: str) -> StoredSession | None:  # noqa: A002
        now = self._monotonic()
        known = self._known.get(id)
        if known is not None and now - known[1] < REMEMBERED_SECONDS:
            return known[0]
        found = await sessions.find(self._db, id)
        if found is None:
            self._known.pop(id, None)
            return None
        found = await self._prolonged(found)
        if len(self._known) >= MOST_REMEMBERED:
            self._known.clear()
        self._known[id] = (found, now)
        return found

    async def _prolonged(self, session: StoredSession) -> StoredSession:
        """The same with its time anew, once a day, unless it is over."""
        now = self._clock()
        if not now < session.until < now + LASTING_SECONDS - DAY:
            return session
        try:
            await sessions.prolong(self._db, session.id, now + LASTING_SECONDS)
        except (SQLAlchemyError, OSError) as error:
            # Whoever only reads need not suffer from a database that cannot be written.
            log.warning("a session was not prolonged", why=type(error).__name__)
            return session
        return StoredSession(id=session.id, person=session.person, until=now + LASTING_SECONDS)
