"""Coming to listen and going away: who is at a table now."""

from __future__ import annotations

import asyncio

from ziggurat.kernel.state import Seat
from ziggurat.server.storage import entries as journals
from ziggurat.server.tables import presenting, telling
from ziggurat.server.tables.keeping import Keeper, Place
from ziggurat.server.tables.listening import Subscription


class Visits:
    """Seats people at the streams of tables."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self._leaving: set[asyncio.Task[None]] = set()

    async def subscribe(
        self, table: str, person: str | None, seat: Seat | None, last: int | None
    ) -> Subscription:
        """Listen: first to what was missed since entry `last`, or to the table as it stands."""
        async with self.keeper.at(table) as place:
            live, hub = place.table, place.hub
            presenting.perspective(live, person, seat)  # refuses a seat of somebody else
            missed = None
            if last is not None and 0 < last <= live.number:
                missed = await journals.of(self.keeper.db, table, after=last)
            listener = Subscription(person, seat, lambda each: self._leave(place, each))
            others = list(hub.listeners)
            is_news = hub.add(listener)
            around = self.keeper.around(place)
            if missed is not None and telling.can_resume(missed):
                telling.resume(live, hub, around, listener, missed)
            else:
                telling.welcome(live, hub, around, listener, place.host)
            if is_news and live.seats_of(person):
                telling.tell_presence(live, others, around, self.keeper.clock())
            return listener

    def _leave(self, place: Place, listener: Subscription) -> None:
        is_news = place.hub.remove(listener)
        live = place.live
        if is_news and place.hub.listeners and live is not None and live.seats_of(listener.person):
            task = asyncio.create_task(self._tell_gone(place))
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)

    async def _tell_gone(self, place: Place) -> None:
        """Somebody has gone; told under the lock, because only then the table is as stored."""
        async with place.lock:
            if place.live is not None:
                around = self.keeper.around(place)
                now = self.keeper.clock()
                telling.tell_presence(place.live, place.hub.listeners, around, now)
