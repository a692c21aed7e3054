"""What a running server consists of, and the order in which it is opened and closed."""

from __future__ import annotations

import secrets as new_secret
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

from ziggurat.games.registry import find_game
from ziggurat.server.health import Health
from ziggurat.server.identity import Acquaintances, Passwords, Tokens
from ziggurat.server.limits import Buckets, Subject
from ziggurat.server.metrics import Metrics
from ziggurat.server.notices.sender import Sender, make_sender
from ziggurat.server.security import CsrfTokens
from ziggurat.server.sessions import Sessions
from ziggurat.server.settings import Settings
from ziggurat.server.steady_clock import SteadyClock
from ziggurat.server.storage import secrets
from ziggurat.server.storage.addresses import default_file
from ziggurat.server.storage.database import Database
from ziggurat.server.streaming import Streams
from ziggurat.server.tables.live_tables import FindGame
from ziggurat.server.tables.service import TableService
from ziggurat.server.thinking.pool import Pool, PoolPlan, usual_workers
from ziggurat.server.thinking.staff import Staff
from ziggurat.server.thinking.thinker import Thinker


class Services:
    """The parts of one server process, from its start to its end."""

    def __init__(
        self,
        settings: Settings,
        db: Database,
        tables: TableService,
        secret: bytes,
        *,
        address: str,
        clock: Callable[[], float],
    ) -> None:
        self.settings = settings
        self.address = address
        """Where people find the server."""
        self.db = db
        self.tables = tables
        self.clock = clock
        self.tokens = Tokens(secret)
        self.csrf = CsrfTokens(secret)
        self.people = Acquaintances(db, time.monotonic)
        self.sessions = Sessions(db, self.tokens, clock=clock, monotonic=time.monotonic)
        self.passwords = Passwords()
        self.streams = Streams(is_limited=settings.limits)
        self.metrics = Metrics()
        self.health = Health(db)
        self.welcomes: dict[str, tuple[str, str]] = {}
        """Sign-in links that were not used yet: whom each is for, and where it leads."""
        self.door_key = new_secret.token_urlsafe(24)
        """What whoever starts a second server on the same file shows to be let in here."""
        self.find_game: FindGame = find_game
        self.is_closing = False
        self._buckets = Buckets(time.monotonic)

    def wait(self, subject: Subject, who: str) -> float:
        """Count a request; 0, or the seconds somebody has to wait because of too many."""
        if not self.settings.limits:
            return 0.0
        wait = self._buckets.wait(subject, who)
        if wait:
            self.metrics.limited.inc()
        return wait

    def stop(self) -> None:
        """Take no more commands and end the live streams; what is being done is finished."""
        self.is_closing = True
        self.streams.end()


@asynccontextmanager
async def open_services(
    settings: Settings,
    *,
    own_address: str,
    thinker: Thinker | None = None,
    find_game: FindGame = find_game,
) -> AsyncIterator[Services]:
    """Open everything, the lowest first; close it in the other direction."""
    address = settings.public_url or own_address
    clock = SteadyClock()
    async with AsyncExitStack() as stack:
        db = await Database.open(settings.database or str(default_file()))
        stack.push_async_callback(db.close)
        sender = make_sender(
            db,
            site=address,
            smtp=settings.smtp,
            inner_webhooks=settings.inner_webhooks,
            clock=clock,
        )
        await sender.open()
        stack.push_async_callback(sender.close)
        staff = make_staff(settings)
        await (thinker or staff).open()
        stack.push_async_callback((thinker or staff).close)
        tables = TableService(db, thinker or staff, clock, find_game=find_game, pace=settings.pace)
        await tables.open()
        stack.push_async_callback(tables.close)
        services = Services(
            settings, db, tables, await secrets.of(db), address=address, clock=clock
        )
        services.find_game = find_game
        watch(services, staff, sender)
        try:
            yield services
        finally:
            services.stop()


def make_staff(settings: Settings) -> Staff:
    """The processes that think, and those that read."""
    workers = settings.workers or usual_workers()
    bots = PoolPlan(kind="bots", workers=workers, seconds=settings.bot_seconds)
    return Staff(Pool(bots), Pool(PoolPlan(kind="reading", workers=settings.readers)))


def watch(services: Services, staff: Staff, sender: Sender) -> None:
    """Show the figures of all services."""
    bots, readers = staff.bots.figures, staff.readers.figures
    figures: dict[str, tuple[str, Callable[[], float]]] = {
        "listeners": ("Live streams that are open.", lambda: len(services.streams)),
        "tables_in_memory": ("Tables that are loaded.", lambda: services.tables.tables_in_memory),
        "moves_stored": ("Moves stored.", lambda: services.tables.moves_stored),
        "transactions": (
            "Transactions of entries committed.",
            lambda: services.db.writer.transactions,
        ),
        "batches": ("Commands stored by them.", lambda: services.db.writer.batches),
        "bots_thinking": ("Bots at a thought.", lambda: bots().thinking),
        "bots_waiting": ("Thoughts nobody has begun.", lambda: bots().waiting),
        "bots_failed": ("Thoughts of bots without an answer.", lambda: bots().failed),
        "reading_now": ("Things being read or gone through.", lambda: readers().thinking),
        "reading_waiting": ("Things nobody has begun to read.", lambda: readers().waiting),
        "reading_overdue": ("Things that took too long to read.", lambda: readers().overdue),
        "notices_sent": ("Notices that arrived.", lambda: sender.sent.arrived),
        "notices_delayed": ("Attempts to be made again.", lambda: sender.sent.delayed),
        "notices_given_up": ("Notices that never arrived.", lambda: sender.sent.given_up),
    }
    for name, (meaning, read) in figures.items():
        services.metrics.watch(name, meaning, read)
