"""Those who listen to a table, and how what happens reaches them.

What is told is encoded once for every perspective, and the bytes are shared by all who look from
there. A listener who does not keep up is let go: it comes back and is told what it missed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from ziggurat.kernel.state import Seat

MOST_WAITING = 500
"""Things told to a listener that it has not taken yet."""


class Told(NamedTuple):
    """Something a listener is told."""

    number: int | None
    """The entry told of, to resume from; None for what is no entry, such as presence."""
    data: bytes
    """JSON in one line: a `models.Change`, or a `models.Table` where the name says so."""
    name: str = "change"


class Subscription:
    """One listener's end: an endless async iterator, until it is closed from either side."""

    def __init__(
        self, person: str | None, wish: Seat | None, leave: Callable[[Subscription], None]
    ) -> None:
        self.person = person
        self.wish = wish
        """The seat it asked for; None is the usual one."""
        self.seat: Seat | None = None
        """The seat whose view it was told last."""
        self.is_closed = False
        self._leave = leave
        self._waiting: deque[Told] = deque()
        self._wake: asyncio.Future[None] | None = None
        """Whoever takes sleeps on it while nothing waits."""

    def offer(self, told: Told) -> None:
        """Tell it something; whoever lags too far behind is let go."""
        if len(self._waiting) >= MOST_WAITING:
            self.close()
        if not self.is_closed:
            self._waiting.append(told)
            self.rouse()

    def close(self) -> None:
        """Listen no more; what was told and not taken can still be taken."""
        if not self.is_closed:
            self.is_closed = True
            self.rouse()
            self._leave(self)

    def rouse(self) -> None:
        """Wake whoever takes, even if nothing waits: it may have a sign of life to give."""
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def take(self) -> list[Told]:
        """All that waits, as soon as there is something; nothing when it is closed or roused.

        Whoever is cancelled in here has lost nothing.
        """
        await self._sleep()
        taken = list(self._waiting)
        self._waiting.clear()
        return taken

    async def _sleep(self) -> None:
        """Wait until something waits, the end, or being roused."""
        if not self._waiting and not self.is_closed:
            self._wake = asyncio.get_running_loop().create_future()
            try:
                await self._wake
            finally:
                self._wake = None

    def __aiter__(self) -> Subscription:
        return self

    async def __anext__(self) -> Told:
        while not self._waiting:
            if self.is_closed:
                raise StopAsyncIteration
            await self._sleep()
        return self._waiting.popleft()


class Hub:
    """The listeners of one table."""

    __slots__ = ("encoded", "listeners", "online", "parts", "told")

    def __init__(self) -> None:
        self.listeners: list[Subscription] = []
        self.online: frozenset[str] = frozenset()
        """The people among them."""
        self.told = 0
        """The newest entry they were told of."""
        self.parts: dict[Seat | None, dict[str, bytes]] = {}
        """For each seat somebody looks from, the encoded parts of the view last told."""
        self.encoded: dict[str, tuple[object, bytes]] = {}
        """Each part as it was encoded last: parts are never changed, and often stay."""

    def add(self, listener: Subscription) -> bool:
        """Somebody begins to listen; whether a person came who was not there."""
        self.listeners.append(listener)
        return self._count()

    def remove(self, listener: Subscription) -> bool:
        """Somebody listens no more; whether a person went."""
        if listener in self.listeners:
            self.listeners.remove(listener)
        if not self.listeners:
            self.parts.clear()
            self.encoded.clear()
        return self._count()

    def close(self) -> None:
        """Let everybody go."""
        for listener in list(self.listeners):
            listener.close()

    def _count(self) -> bool:
        before = self.online
        self.online = frozenset(each.person for each in self.listeners if each.person is not None)
        return self.online != before
