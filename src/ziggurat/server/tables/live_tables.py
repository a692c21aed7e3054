"""The tables in memory: loaded when somebody comes, held by one at a time, let go when idle.

Whoever wants a table takes it with `LiveTables.at`, which gives it alone and up to date.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

from ziggurat.games.registry import find_game
from ziggurat.kernel.errors import Broken, Illegal
from ziggurat.kernel.game import Game
from ziggurat.server.storage import entries as journals
from ziggurat.server.storage import people, seats, tables
from ziggurat.server.storage.database import Database
from ziggurat.server.storage.stored import StoredEntry
from ziggurat.server.storage.turns import Turn
from ziggurat.server.tables import changes
from ziggurat.server.tables.clocks import DIFFERENCE
from ziggurat.server.tables.folding import apply
from ziggurat.server.tables.listeners import Hub
from ziggurat.server.tables.perspectives import Surroundings
from ziggurat.server.tables.refusals import Missing
from ziggurat.server.tables.table import LiveTable
from ziggurat.server.tables.uploaded_files import prepare

BREATH_SECONDS = 0.005
"""After so long others have their turn on the loop."""
LONGEST_ID = 64

FindGame = Callable[[str], Game[Any]]


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


class LiveTables:
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
        self.on_change: Callable[[Place], None] = lambda place: None
        """Called, the lock held, whenever a table was loaded or has changed."""

    # ---- holding a table --------------------------------------------------------------------

    def at(self, id: str) -> Holding:  # noqa: A002
        """A table for oneself, loaded; `Missing` when there is none."""
        return Holding(self, id)

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
            await self.take_in_news(place)

    async def take_in_news(self, place: Place) -> None:
        """Go on to where the journal stands; the lock is held."""
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
            changes.publish(live, place.hub, self.around(place), news)
        place.hub.told = live.number
        self.on_change(place)

    def place_new(self, live: LiveTable, host: str) -> None:
        """A table that was made and stored just now, and by whom."""
        place = self.places.setdefault(live.id, Place(live.id))
        place.live, place.host = live, host
        place.used_at = self.clock()
        place.hub.told = live.number
        self.on_change(place)

    def _correct_clock(self, live: LiveTable) -> None:
        """Mend what was stored by a server whose clock was wrong."""
        latest, made_at = self.clock() + DIFFERENCE, live.row.created_at
        earliest = made_at - DIFFERENCE if made_at <= latest else 0.0
        live.clock = live.clock.corrected(earliest, latest, self.opened_at)

    def tell(self, place: Place, entries: Sequence[StoredEntry]) -> None:
        """Tell of entries that are stored: those who listen, and whoever plays for others."""
        changes.publish(place.table, place.hub, self.around(place), entries)
        self.on_change(place)

    def around(self, place: Place) -> Surroundings:
        """What the journal does not tell."""
        return Surroundings(place.hub.online, self.opened_at)

    # ---- letting go -------------------------------------------------------------------------

    def close(self) -> None:
        """Let all listeners go."""
        for place in list(self.places.values()):
            place.hub.close()

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

    __slots__ = ("_id", "_live", "_place")

    def __init__(self, live: LiveTables, id: str) -> None:  # noqa: A002
        self._live = live
        self._id = id

    async def __aenter__(self) -> Place:
        self._place = await self._live.hold(self._id)
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
