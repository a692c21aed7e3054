"""Commands at a table, from the one who sends them to all who hear of them.

A command is a plan: given the table, it says what is to be entered into the journal, or refuses.
Whatever it plans goes one way: it is entered, stored, and then told. A command is carried out
whole, even when the one who sent it has gone meanwhile; when another process was quicker, the
table is loaded again and planned anew, which may then be refused. The second time the other
processes have to wait, however quick they are.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import DBAPIError

from ziggurat.kernel.errors import Illegal, Invalid
from ziggurat.server.storage import tables
from ziggurat.server.storage.stored import Batch, Conflict, StoredEntry, StoredNotice, StoredSeat
from ziggurat.server.storage.turns import Turn
from ziggurat.server.tables.clocks import DIFFERENCE
from ziggurat.server.tables.consequences import consequence
from ziggurat.server.tables.folding import enter
from ziggurat.server.tables.journal import Draft, EntryKind
from ziggurat.server.tables.live_tables import LiveTables, Place
from ziggurat.server.tables.refusals import Forbidden, Stale, Unavailable
from ziggurat.server.tables.table import LiveTable

TRIES = 8
"""So often a command is tried when other processes are quicker."""

logger = logging.getLogger(__name__)

T = TypeVar("T")


class Intent(msgspec.Struct, frozen=True):
    """What is to be entered at a table; nothing at all where there is no draft."""

    drafts: list[Draft]
    seats: list[StoredSeat] = []
    """Who sits where from then on."""


Plan = Callable[[LiveTable], Intent]
Reply = Callable[[LiveTable, list[StoredEntry]], T]
"""What the sender is told, made of the table as it stands then and the entries it came to."""
Notify = Callable[[Place, Sequence[StoredEntry]], Awaitable[list[StoredNotice]]]


def number_of_last(table: LiveTable, _: list[StoredEntry]) -> int:
    """The reply to most commands: the number of the entry it became, told to listeners too."""
    return table.number


def is_entered(_: LiveTable, entries: list[StoredEntry]) -> bool:
    """Whether there was something to do."""
    return bool(entries)


class Commands:
    """Carries commands out at the tables of this process."""

    def __init__(self, live: LiveTables) -> None:
        self.live = live
        self.notify: Notify | None = None
        """Makes the notices that are stored together with entries."""
        self.moves_stored = 0
        self._running: set[asyncio.Future[Any]] = set()

    async def carry_out(self, id: str, plan: Plan, reply: Reply[T]) -> T:  # noqa: A002
        """Do something at a table, to its end even when the caller is cancelled."""
        task = asyncio.ensure_future(self._try(id, plan, reply))
        self._running.add(task)
        task.add_done_callback(self._forget)
        return await asyncio.shield(task)

    def _forget(self, task: asyncio.Future[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # taken note of: whoever asked may have gone

    async def finish(self) -> None:
        """Wait for what is being done."""
        while self._running:
            await asyncio.wait(self._running)

    async def _try(self, id: str, plan: Plan, reply: Reply[T]) -> T:  # noqa: A002
        for count in range(TRIES):
            async with self.live.at(id) as place, self._turn(place, is_wanted=count > 0):
                known = place.table.number
                try:
                    entries = await self._do(place, plan(place.table))
                    return reply(place.table, entries)
                except Conflict as conflict:
                    place.live = None
                    if conflict.is_key:
                        raise  # it was carried out before
                except (Invalid, Illegal, Forbidden, Stale):
                    # Refused by what another process has changed meanwhile, perhaps.
                    if not await self._is_behind(id, known):
                        raise
                    place.live = None
        raise Unavailable("Too much happens at this table at once; try again.")

    # ---- the way of a command -----------------------------------------------------------------

    async def _do(self, place: Place, intent: Intent) -> list[StoredEntry]:
        """Enter, store, then tell. The lock is held; a refused first draft changes nothing."""
        if not intent.drafts:
            return []
        entries = self._enter(place, intent)
        await self._store(place, entries, intent.seats)
        self.live.tell(place, entries)
        return entries

    def _enter(self, place: Place, intent: Intent) -> list[StoredEntry]:
        """Apply it to the table in memory, with all that follows from it."""
        table, number = place.table, place.table.number
        try:
            now = self._time_at(table)
            for row in intent.seats:
                table.seats[row.seat] = row
            entries = [enter(table, draft, now) for draft in intent.drafts]
            while (following := consequence(table)) is not None:
                entries.append(enter(table, following, now))
        except (Invalid, Illegal):
            if table.number != number or intent.seats:
                place.live = None
            raise
        except BaseException:
            place.live = None
            raise
        return entries

    async def _store(
        self, place: Place, entries: list[StoredEntry], seats: list[StoredSeat]
    ) -> None:
        table = place.table
        try:
            notices = [] if self.notify is None else await self.notify(place, entries)
            table.called_up.clear()
            batch = Batch(entries=entries, table=table.patch(), seats=seats, outbox=notices)
            turn, place.turn = place.turn, None  # it is over with what it stores
            await self.write(batch, turn)
        except BaseException:
            place.live = None
            raise
        self.moves_stored += sum(entry.kind == EntryKind.MOVE for entry in entries)

    async def write(self, batch: Batch, turn: Turn | None = None) -> None:
        """Write a batch; it is safe when this returns, and `Unavailable` when it cannot be."""
        try:
            await (turn or self.live.db.writer).write(batch)
        except Conflict:
            raise
        except Exception as error:
            # Whatever the database has: the journal tells whether it was stored after all.
            cause = error.orig if isinstance(error, DBAPIError) else error
            logger.warning("something could not be stored: %s", cause)
            raise Unavailable("This could not be stored now; try again.") from error

    def _time_at(self, table: LiveTable) -> float:
        """The time of a new entry.

        Clocks of several machines differ a little, and a journal's time does not go back for
        that; only when it was far ahead, for nothing would ever be late again at that table.
        """
        now = self.live.clock()
        return table.updated_at if now < table.updated_at <= now + DIFFERENCE else now

    # ---- beside other processes ---------------------------------------------------------------

    @asynccontextmanager
    async def _turn(self, place: Place, *, is_wanted: bool) -> AsyncIterator[None]:
        """Let other processes wait, where that is wanted; the lock is held."""
        if not is_wanted:
            yield
            return
        async with self.live.db.turn(place.id) as turn:
            try:
                place.turn = turn
                await self.live.take_in_news(place)
                yield
            finally:
                place.turn = None

    async def _is_behind(self, id: str, known: int) -> bool:  # noqa: A002
        """Whether another process has stored more than was known here."""
        db = self.live.db
        return db.is_shared and (await tables.numbers(db, [id])).get(id, 0) > known
