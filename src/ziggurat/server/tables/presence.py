"""Coming to listen and going away: who is at a table now."""

from __future__ import annotations

import asyncio

from ziggurat.kernel.state import Seat
from ziggurat.server.storage import entries as journals
from ziggurat.server.tables import changes, perspectives
from ziggurat.server.tables.listeners import Subscription
from ziggurat.server.tables.live_tables import LiveTables, Place


class Visits:
    """Seats people at the streams of tables."""

    def __init__(self, live: LiveTables) -> None:
        self.live = live
        self._leaving: set[asyncio.Task[None]] = set()

    async def subscribe(
        self,
        id: str,  # noqa: A002
        person: str | None,
        seat: Seat | None,
        last: int | None,
    ) -> Subscription:
        """Listen: first to what was missed since entry `last`, or to the table as it stands."""
        async with self.live.at(id) as place:
            table, hub = place.table, place.hub
            perspectives.perspective(table, person, seat)  # refuses a seat of somebody else
            missed = None
            if last is not None and 0 < last <= table.number:
                missed = await journals.of(self.live.db, id, after=last)
            listener = Subscription(person, seat, lambda each: self._leave(place, each))
            others = list(hub.listeners)
            is_news = hub.add(listener)
            around = self.live.around(place)
            if missed is not None and changes.can_resume(missed):
                changes.resume(table, hub, around, listener, missed)
            else:
                changes.welcome(table, hub, around, listener, place.host)
            if is_news and table.seats_of(person):
                changes.tell_presence(table, others, around, self.live.clock())
            return listener

    def _leave(self, place: Place, listener: Subscription) -> None:
        is_news = place.hub.remove(listener)
        is_seated = place.live is not None and bool(place.live.seats_of(listener.person))
        if is_news and is_seated and place.hub.listeners:
            task = asyncio.create_task(self._tell_gone(place))
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)

    async def _tell_gone(self, place: Place) -> None:
        """Somebody has gone; told under the lock, because only then the table is as stored."""
        async with place.lock:
            if place.live is not None:
                around = self.live.around(place)
                now = self.live.clock()
                changes.tell_presence(place.live, place.hub.listeners, around, now)
