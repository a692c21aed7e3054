"""Driving tables: bots, stand-ins and clocks answer where no person does.

A bot thinks outside of the table's lock, with a position its seat imagines, and its answer goes
in under the number of the question it was asked; when that question is no longer open, the
answer is forgotten. There is one thinker for a seat at most. Where several processes share the
database, only the one that holds a table's lease drives it; should two drive for a moment, the
journal lets only one of them write.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from hashlib import blake2b
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from ziggurat.kernel import saving
from ziggurat.kernel.errors import Illegal, Invalid
from ziggurat.kernel.state import Seat
from ziggurat.server.storage import seats, tables
from ziggurat.server.tables import perspectives, resignations
from ziggurat.server.tables.answers import default_text
from ziggurat.server.tables.commands import Commands, Intent, is_entered
from ziggurat.server.tables.journal import BY_BOT, BY_CLOCK, BY_DEFAULT, Draft, EntryKind
from ziggurat.server.tables.leases import LEASE_SECONDS, Leases
from ziggurat.server.tables.live_tables import Place
from ziggurat.server.tables.pacing import Pace
from ziggurat.server.tables.refusals import Missing, Unavailable
from ziggurat.server.tables.table import LiveTable
from ziggurat.server.thinking.thinker import Thinker, Thought

RETRY_SECONDS = 2.0
"""After so long something that could not be read or stored is tried again."""
OUTAGES = (Unavailable, SQLAlchemyError, OSError)
"""What a database out of reach is met by: it will be back, and nobody else may come by."""
MOST_ATTEMPTS = 3
"""So often a bot may give an answer that is not allowed any more when it comes."""
LONGEST_NOTE = 300

logger = logging.getLogger(__name__)


class Job(msgspec.Struct, frozen=True):
    """What is to be answered for a seat."""

    game: str
    question: int
    bot: str
    conceding: Draft | None
    """The move of a seat that gives up; then nobody needs to think."""
    position: bytes
    seed: bytes
    is_floor: bool = False
    """Whether others may act before the answer is given."""


class Driver:
    """Answers for bots, absent people and those whose time has run out."""

    def __init__(self, commands: Commands, thinker: Thinker, *, pace: float) -> None:
        self.commands = commands
        self.live = commands.live
        self.thinker = thinker
        self.pace = Pace(pace)
        self.leases = Leases(self.live.db, self.live.clock)
        self.thinking: dict[tuple[str, Seat], asyncio.Task[None]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    # ---- when ---------------------------------------------------------------------------------

    def look(self, place: Place) -> None:
        """See what is to be done at a table that was loaded or has changed; its lock is held."""
        table = place.table
        if self._is_closed:
            return
        self._stop_timer(table.id)
        if table.status != "running":
            self.pace.forget(table.id)
            self.leases.forget(table.id)
            return
        people = {each.seat for each in table.seats if not table.is_automatic(each.seat)}
        asked = table.questions.keys()
        self.pace.look(table.id, people, asked, is_floor=perspectives.is_floor(table))
        for seat in table.questions:
            if table.is_automatic(seat) and (table.id, seat) not in self.thinking:
                task = asyncio.create_task(self._drive(table.id, seat))
                self.thinking[table.id, seat] = task
        due = [table.clock.deadline(seat, self.live.opened_at) for seat in table.questions]
        soonest = min((at for at in due if at is not None), default=None)
        if soonest is not None:
            self._later(table.id, soonest - self.live.clock(), self.time_out)

    async def wake(self) -> None:
        """Look at all running tables that nobody drives and somebody has to."""
        for table in await self.leases.vacant():
            if table not in self.live.places and await self._needs_driving(table):
                await self.visit(table)

    async def _needs_driving(self, table: str) -> bool:
        """Told from the rows alone: loading every table would take too long."""
        row = await tables.find(self.live.db, table)
        if row is None or row.status != "running":
            return False
        if row.clock.kind != "none":
            return True
        rows = await seats.of(self.live.db, table)
        return any(each.bot and each.seat in row.asked for each in rows)

    async def visit(self, table: str) -> None:
        """Load a table, if it is not, and look at it."""
        try:
            async with self.live.at(table) as place:
                self.look(place)
        except Missing:
            self._stop_timer(table)
        except Illegal as refusal:
            logger.warning("table %s is not driven: %s", table, refusal)
        except OUTAGES as outage:
            self._try_again(table, outage)
        except Exception:
            # One table in disorder must not keep the others from being driven.
            logger.exception("table %s cannot be driven", table)

    async def close(self) -> None:
        """Stop everything; what was being thought about is forgotten."""
        self._is_closed = True
        for table in list(self._timers):
            self._stop_timer(table)
        tasks = [*self.thinking.values(), *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.leases.release()

    def _try_again(self, table: str, outage: Exception) -> None:
        logger.warning("table %s is driven later: %s", table, outage)
        self._later(table, RETRY_SECONDS, self.visit)

    def _later(
        self, table: str, wait: float, work: Callable[[str], Coroutine[Any, Any, None]]
    ) -> None:
        loop = asyncio.get_running_loop()
        self._stop_timer(table)
        self._timers[table] = loop.call_later(max(0.0, wait), self._begin, table, work)

    def _begin(self, table: str, work: Callable[[str], Coroutine[Any, Any, None]]) -> None:
        self._timers.pop(table, None)
        if not self._is_closed:
            task = asyncio.create_task(work(table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _stop_timer(self, table: str) -> None:
        timer = self._timers.pop(table, None)
        if timer is not None:
            timer.cancel()

    # ---- bots ---------------------------------------------------------------------------------

    async def _drive(self, table: str, seat: Seat) -> None:
        """Answer for a seat as long as somebody has to."""
        failures = 0
        try:
            while await self.leases.hold(table):
                job = await self._find_job(table, seat)
                if job is not None and job.is_floor and await self._keep_pace(table):
                    # What others did meanwhile is worth thinking about.
                    job = await self._find_job(table, seat)
                if job is None:
                    return
                is_done = await self._answer(table, seat, job, is_last=failures >= MOST_ATTEMPTS)
                failures = 0 if is_done else failures + 1
            self._later(table, LEASE_SECONDS, self.visit)
        except Missing:
            return
        except OUTAGES as outage:
            self._try_again(table, outage)
        except Exception:
            logger.exception("nobody answers for seat %s of table %s", seat, table)
        finally:
            self.thinking.pop((table, seat), None)

    async def _find_job(self, table: str, seat: Seat) -> Job | None:
        async with self.live.at(table) as place:
            live = place.table
            question = live.questions.get(seat)
            if question is None or not live.is_automatic(seat):
                # Given up while the table is held, so that its next change finds nobody thinking.
                self.thinking.pop((table, seat), None)
                return None
            if seat in live.resigned:
                conceding = resignations.concession(live, seat)
                if conceding is not None:
                    return Job(live.row.game, question, "", conceding, b"", b"")
            position, seed = position_of(live, seat), _seed(live, seat)
            is_floor = perspectives.is_floor(live)
            return Job(live.row.game, question, live.bot_of(seat), None, position, seed, is_floor)

    async def _answer(self, table: str, seat: Seat, job: Job, *, is_last: bool) -> bool:
        """Think and play; False when the answer came too late to be allowed."""
        draft = job.conceding
        if draft is None:
            thought = await self.thinker.decide(
                game=job.game, position=job.position, seat=seat, bot=job.bot, seed=job.seed
            )
            draft = _move(seat, thought, job.bot)
        if is_last:
            why = f"{job.bot} gave answers that are not allowed"
            draft = Draft(kind=EntryKind.MOVE, seat=seat, note=BY_DEFAULT + why)
        if not job.is_floor:
            await self._keep_pace(table)

        def plan(live: LiveTable) -> Intent:
            if live.questions.get(seat) != job.question or not live.is_automatic(seat):
                return Intent([])
            return Intent([_filled_in(live, draft)])

        try:
            await self.commands.carry_out(table, plan, is_entered)
        except (Invalid, Illegal):
            # On an open floor others act meanwhile, and what was possible may not be any more.
            return False
        return True

    async def _keep_pace(self, table: str) -> bool:
        """Play slowly enough for whoever listens; False where nobody does."""
        place = self.live.places.get(table)
        if not self.pace.seconds or place is None or not place.hub.listeners:
            return False
        await self.pace.keep(table)
        return True

    # ---- clocks -------------------------------------------------------------------------------

    async def time_out(self, table: str) -> None:
        """Play the default for everybody whose time has run out."""
        try:
            if not await self.leases.hold(table):
                self._later(table, LEASE_SECONDS, self.visit)
                return
            while await self.commands.carry_out(table, self.overdue, is_entered):
                pass
            await self.visit(table)
        except Missing:
            return
        except OUTAGES as outage:
            self._try_again(table, outage)
        except Exception:
            logger.exception("the clock of table %s stands still", table)

    def overdue(self, table: LiveTable) -> Intent:
        """The default of one seat whose time has run out; nothing where there is none."""
        now = self.live.clock()
        for seat in sorted(table.questions):
            due = table.clock.deadline(seat, self.live.opened_at)
            if due is not None and due <= now:
                text = default_text(table, seat)
                return Intent([Draft(kind=EntryKind.MOVE, seat=seat, text=text, note=BY_CLOCK)])
        return Intent([])


def position_of(table: LiveTable, seat: Seat | None) -> bytes:
    """A position to think with, saved: one the seat cannot tell from the real one."""
    return saved(table, perspectives.imagined(table, seat))


def saved(table: LiveTable, position: Any) -> bytes:  # a state of the table's game
    """A position of a table for a bot elsewhere."""
    match = table.begun()
    return saving.save(table.game, position, match.seat_count, match.settings)


def _seed(table: LiveTable, seat: Seat) -> bytes:
    """A bot's own chance: with the table's secret, its answers can be found out again.

    All but those of a search that the host's time cut short.
    """
    purpose = f"{seat} {table.number}".encode()
    return blake2b(purpose, key=table.row.key, person=b"ziggurat bot").digest()


def _move(seat: Seat, thought: Thought, bot: str) -> Draft:
    if thought.failed or not thought.answer:
        note = BY_DEFAULT + f"{bot} {thought.failed or 'gave none'}"
        return Draft(kind=EntryKind.MOVE, seat=seat, note=note[:LONGEST_NOTE])
    note = BY_BOT + thought.reason
    return Draft(kind=EntryKind.MOVE, seat=seat, text=thought.answer, note=note[:LONGEST_NOTE])


def _filled_in(table: LiveTable, draft: Draft) -> Draft:
    """A move without an answer is the default."""
    if draft.text or draft.seat is None:
        return draft
    return msgspec.structs.replace(draft, text=default_text(table, draft.seat))
