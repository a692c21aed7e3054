"""The sender: takes notices out of the outbox and has them carried, until they have arrived.

What is to be sent is in the database, so nothing is lost when the server stops. A notice is
claimed before it is sent; no two processes send the same one. Only a process that dies between
sending and noting it lets a notice be sent again, once its claim has run out.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from ziggurat.server.notices.courier import Courier, Undeliverable, Undelivered
from ziggurat.server.notices.mail import Mail, read_mail_server
from ziggurat.server.notices.webhook import Webhooks
from ziggurat.server.storage import outbox
from ziggurat.server.storage.store import Store
from ziggurat.server.storage.stored import Channel, StoredNotice

AT_ONCE = 8
"""Notices that are claimed and sent together."""
CARRYING = 60.0
"""Seconds one may take; less than a claim lasts."""
CLOSING = 5.0
"""Seconds that what is on its way has left when the server stops."""
PATROL = 5.0
"""Seconds after which the sender looks again by itself."""
DAY = 86_400.0
KEPT = 30 * DAY
"""How long what was sent or given up is kept, for hosts who are asked why nothing came."""

log = structlog.get_logger("ziggurat.notices")


class Sent(msgspec.Struct):
    """How the notices of this process fared; the numbers only grow."""

    arrived: int = 0
    delayed: int = 0
    """Attempts that failed and are made again later."""
    given_up: int = 0


class Sender:
    """Sends what is due, as a task of the server's loop."""

    def __init__(
        self,
        db: Store,
        couriers: Mapping[Channel, Courier],
        *,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._db = db
        self._couriers = couriers
        self._clock = clock
        self._task: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._tidied_at = 0.0
        self._is_closing = False
        self.sent = Sent()

    async def open(self) -> None:
        """Begin to send."""
        self._is_closing = False
        self._task = asyncio.create_task(self._patrol(), name="ziggurat notices")

    async def close(self) -> None:
        """Stop; what is on its way may arrive, but what takes long is left for the next start."""
        self._is_closing = True
        self.nudge()
        if self._task is not None:
            await asyncio.wait([self._task], timeout=CLOSING)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        for courier in self._couriers.values():
            await courier.close()

    def nudge(self) -> None:
        """There may be something new: look at once."""
        self._news.set()

    async def send_due(self) -> int:
        """Send what is due now, at most so many at once; how many were tried."""
        due = await outbox.find_due_time(self._db)
        if due is None or due > self._clock():
            return 0
        notices = await outbox.take_due(self._db, self._clock(), AT_ONCE)
        # Each is seen to its end, even when the database fails one of them: what was sent but not
        # noted would be sent again.
        ends = await asyncio.gather(*map(self._send, notices), return_exceptions=True)
        for end in ends:
            if end is not None:
                raise end
        return len(notices)

    async def _send(self, notice: StoredNotice) -> None:
        try:
            await self._carry(notice)
        except Undelivered as error:
            await self._put_off(notice, error)
        else:
            await outbox.mark_sent(self._db, notice)
            self.sent.arrived += 1

    async def _carry(self, notice: StoredNotice) -> None:
        courier = self._couriers.get(notice.channel)
        if courier is None:
            raise Undeliverable(f"This server sends nothing by {notice.channel}.")
        try:
            async with asyncio.timeout(CARRYING):
                await courier.carry(notice)
        except TimeoutError as error:
            raise Undelivered(f"It took longer than {CARRYING:g} s.") from error
        except Undelivered:
            raise
        except Exception as error:
            log.exception("sending failed", notice=notice.id, channel=notice.channel)
            raise Undelivered(f"It failed with {type(error).__name__}.") from error

    async def _put_off(self, notice: StoredNotice, error: Undelivered) -> None:
        """Try again later, or no more."""
        if isinstance(error, Undeliverable):
            notice = without_further_attempts(notice)
        state = await outbox.mark_failed(self._db, notice, str(error), self._clock())
        if state == "failed":
            self.sent.given_up += 1
        else:
            self.sent.delayed += 1
        # Addresses stay out of the log: they are people's, and webhooks' are secrets.
        log.info("notice not sent", notice=notice.id, channel=notice.channel, state=state)

    async def _patrol(self) -> None:
        while not self._is_closing:
            if not await self._round():
                await self._rest()

    async def _round(self) -> int:
        """Send what is due; a database out of reach is asked again later."""
        try:
            await self._tidy()
            return await self.send_due()
        except (SQLAlchemyError, OSError) as error:
            log.warning("outbox out of reach", why=type(error).__name__)
            return 0

    async def _rest(self) -> None:
        try:
            async with asyncio.timeout(PATROL):
                await self._news.wait()
        except TimeoutError:
            pass
        self._news.clear()

    async def _tidy(self) -> None:
        """Forget what is old, once a day."""
        now = self._clock()
        if now - self._tidied_at >= DAY:
            await outbox.forget(self._db, now - KEPT)
            self._tidied_at = now


def without_further_attempts(notice: StoredNotice) -> StoredNotice:
    """The notice as if all attempts but this one had been made."""
    return msgspec.structs.replace(notice, attempts=outbox.MOST_ATTEMPTS - 1)


def make_sender(
    db: Store,
    *,
    site: str,
    smtp: str = "",
    inner_webhooks: bool = False,
    clock: Callable[[], float] = time.time,
) -> Sender:
    """The sender of a server whose public address is `site`; `Invalid` when `smtp` is none.

    `smtp` is as `read_mail_server` takes it; empty is no mail.
    """
    couriers: dict[Channel, Courier] = {"webhook": Webhooks(site, is_inner_allowed=inner_webhooks)}
    if smtp:
        couriers["mail"] = Mail(read_mail_server(smtp), site)
    return Sender(db, couriers, clock=clock)
