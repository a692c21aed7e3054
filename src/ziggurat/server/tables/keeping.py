"""Keeping live tables: loading, locking, writing and then telling, letting go.

Whoever wants a table takes it with `Keeper.at`, which gives it alone and up to date. A command
is carried out whole, even when the one who sent it has gone meanwhile; when another process was
quicker, the table is loaded again and the command tried again, which may then be refused. The
second time the other processes have to wait, however quick they are.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, TypeVar

from sqlalchemy.exc import DBAPIError

from ziggurat.games.registry import find_game
from ziggurat.kernel.errors import Broken, Illegal, Invalid
from ziggurat.kernel.game import Game
from ziggurat.server.storage import entries as journals
from ziggurat.server.storage import people, seats, tables
from ziggurat.server.storage.database import Database
from ziggurat.server.storage.stored import Batch, Conflict, StoredEntry, StoredNotice, StoredSeat
from ziggurat.server.storage.turns import Turn
from ziggurat.server.tables import telling
from ziggurat.server.tables.clocks import DIFFERENCE
from ziggurat.server.tables.consequences import consequence
from ziggurat.server.tables.folding import apply, enter
from ziggurat.server.tables.journal import Draft, EntryKind
from ziggurat.server.tables.listening import Hub
from ziggurat.server.tables.preparing import prepare
from ziggurat.server.tables.presenting import Surroundings
from ziggurat.server.tables.refusals import Forbidden, Missing, Stale, Unavailable
from ziggurat.server.tables.table import LiveTable

TRIES = 8
"""So often a command is tried when other processes are quicker."""
BREATH_SECONDS = 0.005
"""After so long others have their turn on the loop."""
LONGEST_ID = 64

logger = logging.getLogger(__name__)

FindGame = Callable[[str], Game[Any]]
T = TypeVar("T")


class Place:
    """Where a table stands in memory: its lock, the table while it is loaded, its listeners."""

    __slots__ = ("host", "hub", "id", "live", "lock", "turn", "used_at")

    def __init__(self, id: str) -> None:  # noqa: A002
        self.id = id
        self.lock = asyncio.Lock()
        self.live: LiveTable | None = None
        self.hub = Hub()
        self.host = ""
        """The name of whoever made the table."""
        self.used_at = 0.0
        self.turn: Turn | None = None
        """While other processes wait for whoever holds the lock."""

    @property
    def table(self) -> LiveTable:
        """The table, for whoever holds the lock."""
        if self.live is None:
            raise Broken("a table is used that is not loaded")
        return self.live


Deed = Callable[[Place], Awaitable[T]]
Notify = Callable[[Place, Sequence[StoredEntry]], Awaitable[list[StoredNotice]]]


class Keeper:
    """All tables of this process that are in memory."""

    def __init__(
        self,
        db: Database,
        *,
        find_game: FindGame = find_game,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.db = db
        self.find_game = find_game
        self.clock = clock
        self.opened_at = clock()
        self.places: dict[str, Place] = {}
        self.notify: Notify | None = None
        """Makes the notices that are stored together with entries."""
        self.on_change: Callable[[Place], None] = lambda place: None
        """Called, the lock held, whenever a table was loaded or has changed."""
        self.moves_stored = 0
        self._deeds: set[asyncio.Future[Any]] = set()

    # ---- holding a table --------------------------------------------------------------------

    def at(self, id: str) -> Holding:  # noqa: A002
        """A table for oneself, loaded; `Missing` when there is none."""
        return Holding(self, id)

    async def carry_out(self, id: str, deed: Deed[T]) -> T:  # noqa: A002
        """Do something at a table, to its end even when the caller is cancelled."""
        task = asyncio.ensure_future(self._try(id, deed))
        self._deeds.add(task)
        task.add_done_callback(self._forget)
        return await asyncio.shield(task)

    def _forget(self, task: asyncio.Future[Any]) -> None:
        self._deeds.discard(task)
        if not task.cancelled():
            task.exception()  # taken note of: whoever asked may have gone

    async def _try(self, id: str, deed: Deed[T]) -> T:  # noqa: A002
        for count in range(TRIES):
            async with self.at(id) as place, self._turn(place, is_wanted=count > 0):
                known = place.table.number
                try:
                    return await deed(place)
                except Conflict:
                    place.live = None
                except (Invalid, Illegal, Forbidden, Stale):
                    # Refused by what another process has changed meanwhile, perhaps.
                    if not await self._is_behind(id, known):
                        raise
                    place.live = None
        raise Unavailable("Too much happens at this table at once; try again.")

    @asynccontextmanager
    async def _turn(self, place: Place, *, is_wanted: bool) -> AsyncIterator[None]:
        """Let other processes wait, where that is wanted; the lock is held."""
        if not is_wanted:
            yield
            return
        async with self.db.turn(place.id) as turn:
            try:
                place.turn = turn
                await self._take_in_news(place)
                yield
            finally:
                place.turn = None

    async def _is_behind(self, id: str, known: int) -> bool:  # noqa: A002
        """Whether another process has stored more than was known here."""
        return self.db.is_shared and (await tables.numbers(self.db, [id])).get(id, 0) > known

    async def finish(self) -> None:
        """Wait for what is being done, and let all listeners go."""
        while self._deeds:
            await asyncio.wait(self._deeds)
        for place in list(self.places.values()):
            place.hub.close()

    async def hold(self, id: str) -> Place:  # noqa: A002
        """Lock a table, loaded; whoever holds it releases the lock."""
        place = self.places.get(id)
        if place is None:
            if not is_secret(id):
                raise missing()
            place = self.places[id] = Place(id)
        await place.lock.acquire()
        try:
            if place.live is None:
                await self._load(place)
        except BaseException:
            place.lock.release()
            raise
        place.used_at = self.clock()
        return place

    # ---- loading ----------------------------------------------------------------------------

    async def _load(self, place: Place) -> None:
        row = await tables.find(self.db, place.id)
        if row is None:
            if not place.hub.listeners:
                self.places.pop(place.id, None)
            raise missing()
        game = self.find_game(row.game)
        if row.rules != game.rules_version:
            raise Illegal(
                "",
                f"This table follows version {row.rules} of the rules of {game.title};"
                f" the server now plays {game.rules_version}.",
            )
        # In this order: seats that are newer than the journal are mended by what is heard next;
        # had somebody sat down in between, older ones would stay.
        journal = await journals.of(self.db, place.id)
        live = LiveTable(row, await seats.of(self.db, place.id), game)
        await prepare(live)
        breath = Breath()
        for entry in journal:
            apply(live, entry)
            await breath.draw()
        host = await people.find(self.db, row.host)
        place.host = host.name if host is not None else ""
        self._settle(place, live, [e for e in journal if e.number > place.hub.told])

    async def catch_up(self, id: str) -> None:  # noqa: A002
        """Take in what another process has stored."""
        place = self.places.get(id)
        if place is None:
            return
        async with self.at(id) as place:
            await self._take_in_news(place)

    async def _take_in_news(self, place: Place) -> None:
        live = place.table
        news = await journals.of(self.db, place.id, after=live.number)
        if not news:
            return
        live.seats = await seats.of(self.db, place.id)
        try:
            for entry in news:
                apply(live, entry)
        except BaseException:
            place.live = None
            raise
        self._settle(place, live, news)

    def _settle(self, place: Place, live: LiveTable, news: Sequence[StoredEntry]) -> None:
        """A table that has taken in stored entries: tell those who listen."""
        place.live = live
        self._correct_clock(live)
        live.called_up.clear()  # whoever stored the entries has told them
        if news and place.hub.listeners:
            telling.publish(live, place.hub, self.around(place), news)
        place.hub.told = live.number
        self.on_change(place)

    def _correct_clock(self, live: LiveTable) -> None:
        """Mend what was stored by a server whose clock was wrong."""
        latest, made_at = self.clock() + DIFFERENCE, live.row.created_at
        earliest = made_at - DIFFERENCE if made_at <= latest else 0.0
        live.clock = live.clock.corrected(earliest, latest, self.opened_at)

    # ---- writing ----------------------------------------------------------------------------

    async def commit(
        self, place: Place, drafts: Sequence[Draft], *, rows: Sequence[StoredSeat] = ()
    ) -> list[StoredEntry]:
        """Apply, write, then tell. The lock is held; a refused first draft changes nothing."""
        table = place.table
        number = table.number
        try:
            entered = self._enter(table, drafts, rows)
        except (Invalid, Illegal):
            if table.number != number or rows:
                place.live = None
            raise
        except BaseException:
            place.live = None
            raise
        await self._write(place, entered, rows)
        telling.publish(table, place.hub, self.around(place), entered)
        self.on_change(place)
        return entered

    def _enter(
        self, table: LiveTable, drafts: Sequence[Draft], rows: Sequence[StoredSeat]
    ) -> list[StoredEntry]:
        now = self._time_at(table)
        for row in rows:
            table.seats[row.seat] = row
        entered = [enter(table, draft, now) for draft in drafts]
        while (following := consequence(table)) is not None:
            entered.append(enter(table, following, now))
        return entered

    def _time_at(self, table: LiveTable) -> float:
        """The time of a new entry.

        Clocks of several machines differ a little, and a journal's time does not go back for
        that; only when it was far ahead, for nothing would ever be late again at that table.
        """
        now = self.clock()
        return table.updated_at if now < table.updated_at <= now + DIFFERENCE else now

    async def _write(
        self, place: Place, entered: Sequence[StoredEntry], rows: Sequence[StoredSeat]
    ) -> None:
        table = place.table
        try:
            notices = [] if self.notify is None else await self.notify(place, entered)
            table.called_up.clear()
            patch = table.patch()
            batch = Batch(entries=list(entered), table=patch, seats=list(rows), outbox=notices)
            turn, place.turn = place.turn, None  # it is over with what it stores
            await self.store(batch, turn)
        except BaseException:
            place.live = None
            raise
        self.moves_stored += sum(entry.kind == EntryKind.MOVE for entry in entered)

    async def store(self, batch: Batch, turn: Turn | None = None) -> None:
        """Write a batch; it is safe when this returns, and `Unavailable` when it cannot be."""
        try:
            await (turn or self.db.writer).write(batch)
        except Conflict:
            raise
        except Exception as error:
            # Whatever the database has: the journal tells whether it was stored after all.
            cause = error.orig if isinstance(error, DBAPIError) else error
            logger.warning("something could not be stored: %s", cause)
            raise Unavailable("This could not be stored now; try again.") from error

    def around(self, place: Place) -> Surroundings:
        """What the journal does not tell."""
        return Surroundings(place.hub.online, self.opened_at)

    # ---- letting go -------------------------------------------------------------------------

    def let_go(self, idle_seconds: float) -> int:
        """Drop tables nobody listens to and nobody has used for so long; how many."""
        before = self.clock() - idle_seconds
        idle = [
            place
            for place in self.places.values()
            if not place.hub.listeners and not place.lock.locked() and place.used_at <= before
        ]
        for place in idle:
            del self.places[place.id]
        return len(idle)


class Holding(AbstractAsyncContextManager[Place, None]):
    """A table held alone for the time of a block."""

    __slots__ = ("_id", "_keeper", "_place")

    def __init__(self, keeper: Keeper, id: str) -> None:  # noqa: A002
        self._keeper = keeper
        self._id = id

    async def __aenter__(self) -> Place:
        self._place = await self._keeper.hold(self._id)
        return self._place

    async def __aexit__(self, *_: object) -> None:
        self._place.lock.release()


class Breath:
    """Lets others have their turn on the loop in the middle of something long."""

    __slots__ = ("_since",)

    def __init__(self) -> None:
        self._since = time.monotonic()

    async def draw(self) -> None:
        """Give way, if it is time."""
        if time.monotonic() - self._since >= BREATH_SECONDS:
            await asyncio.sleep(0)
            self._since = time.monotonic()


def is_secret(text: str) -> bool:
    """Whether a text can be an id or a link at all; others are not looked for."""
    return 0 < len(text) <= LONGEST_ID and text.isascii() and text.isprintable()


def missing() -> Missing:
    """There is no such table."""
    return Missing("There is no such table.")
