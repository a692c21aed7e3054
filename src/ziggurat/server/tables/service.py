"""All tables of a server process, for whoever serves them.

Every method names a table by its id and takes the person who asks, None for a stranger. Refusals
are the kernel's `Invalid` and `Illegal` and those of `ziggurat.server.tables.refusals`.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Collection
from contextlib import AbstractAsyncContextManager
from typing import ParamSpec, TypeVar

from ziggurat.bots.registry import BOTS
from ziggurat.games.registry import find_game
from ziggurat.kernel.errors import Illegal, Invalid
from ziggurat.kernel.state import Seat
from ziggurat.kernel.views import Scene
from ziggurat.server import models
from ziggurat.server.pages import PageFile
from ziggurat.server.storage.database import Database
from ziggurat.server.storage.stored import StoredPerson
from ziggurat.server.tables import (
    advice,
    answers,
    chat,
    new_tables,
    perspectives,
    replays,
    resignations,
    seats,
    table_lists,
    takebacks,
)
from ziggurat.server.tables.commands import Commands
from ziggurat.server.tables.driver import Driver, position_of
from ziggurat.server.tables.listeners import Subscription
from ziggurat.server.tables.live_tables import FindGame, LiveTables, Place
from ziggurat.server.tables.notices import Notifier
from ziggurat.server.tables.pictures import Pictures
from ziggurat.server.tables.presence import Visits
from ziggurat.server.tables.refusals import Unavailable
from ziggurat.server.tables.scenes import Scenes
from ziggurat.server.thinking.thinker import Thinker, Unfinished

PACE_SECONDS = 0.4
IDLE_SECONDS = 300.0
"""A table nobody listens to is let go after so long."""
SWEEP_SECONDS = 20.0

P = ParamSpec("P")
R = TypeVar("R")

logger = logging.getLogger(__name__)


class TableService:
    """All tables of a server process."""

    def __init__(
        self,
        db: Database,
        thinker: Thinker,
        clock: Callable[[], float] = time.time,
        *,
        find_game: FindGame = find_game,
        bots: Collection[str] = tuple(BOTS),
        pace: float = PACE_SECONDS,
    ) -> None:
        self.db = db
        self.live = LiveTables(db, find_game=find_game, clock=clock)
        self.commands = Commands(self.live)
        self.driver = Driver(self.commands, thinker, pace=pace)
        self.visits = Visits(self.live)
        self.thinker = thinker
        self.bots = bots
        self.commands.notify = Notifier(self.live).notices
        self.live.on_change = self.driver.look
        self._scenes = Scenes(thinker, find_game)
        self._pictures = Pictures(thinker, find_game)
        self._sweeper: asyncio.Task[None] | None = None
        self._hearing: set[asyncio.Task[None]] = set()

    # ---- opening and closing ------------------------------------------------------------------

    async def open(self) -> None:
        """Begin to drive tables and to hear of other processes."""
        self.db.relay.on_entries(self._hear, following=lambda: list(self.live.places))
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper of tables")

    async def close(self) -> None:
        """Finish what is being done, let listeners go, stop driving."""
        tasks = [*self._hearing, *([] if self._sweeper is None else [self._sweeper])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.driver.close()
        await self.commands.finish()
        self.live.close()

    async def _sweep(self) -> None:
        is_first = True
        while True:
            try:
                # Alone on its database, a process knows all that has to be driven once it began.
                if is_first or self.db.is_shared:
                    await self.driver.wake()
                is_first = False
                self.live.let_go(IDLE_SECONDS)
            except Exception:
                logger.exception("looking after the tables failed; it is tried again")
            await asyncio.sleep(SWEEP_SECONDS)

    def _hear(self, table: str, number: int) -> None:
        """Another process has stored an entry."""
        place = self.live.places.get(table)
        is_news = place is not None and (place.live is None or place.live.number < number)
        if is_news or (place is None and self.driver.leases.has(table)):
            task = asyncio.create_task(self._catch_up(table))
            self._hearing.add(task)
            task.add_done_callback(self._hearing.discard)

    async def _catch_up(self, table: str) -> None:
        try:
            if table in self.live.places:
                await self.live.catch_up(table)
            else:
                await self.driver.visit(table)
        except Exception:
            logger.exception("what another process did at table %s could not be told", table)

    @property
    def tables_in_memory(self) -> int:
        """How many tables are loaded."""
        return len(self.live.places)

    @property
    def moves_stored(self) -> int:
        """How many moves this process has stored."""
        return self.commands.moves_stored

    # ---- making and finding -------------------------------------------------------------------

    async def make(self, me: StoredPerson, plan: models.NewTable) -> str:
        """A new table; its id."""
        return await new_tables.make(self.commands, self.thinker, me, plan, self.bots)

    async def import_record(self, me: StoredPerson, text: str) -> str:
        """A new table where a recorded game stands."""
        try:
            told = await self.thinker.run(replays.read_record, self.live.find_game, text)
        except Unfinished as error:
            raise Invalid(f"Playing this record again {error}; it is not taken.") from error
        return await new_tables.restore(self.commands, me, told)

    async def list_tables(
        self, me: StoredPerson | None, which: models.TableList, limit: int = 50
    ) -> list[models.TableCard]:
        """A list of tables, as somebody may see it."""
        return await table_lists.cards(self.db, me, which, limit)

    async def require(self, table: str) -> None:
        """Refuse an id no table has."""
        async with self.live.at(table):
            pass

    def at(self, table: str) -> AbstractAsyncContextManager[Place]:
        """A table for oneself, loaded and locked."""
        return self.live.at(table)

    async def show(
        self, table: str, me: StoredPerson | None, seat: Seat | None = None
    ) -> models.Table:
        """A table as somebody may see it."""
        async with self.live.at(table) as place:
            who = perspectives.perspective(place.table, _id(me), seat)
            view = perspectives.sent_view(place.table, who.seat)
            return perspectives.whole(place.table, who, self.live.around(place), place.host, view)

    async def subscribe(
        self, table: str, me: StoredPerson | None, seat: Seat | None, last: int | None
    ) -> Subscription:
        """Listen to a table; `last` is the newest entry that was heard already."""
        return await self.visits.subscribe(table, _id(me), seat, last)

    # ---- seats --------------------------------------------------------------------------------

    async def sit(self, table: str, me: StoredPerson, seat: Seat | None) -> None:
        """Take an open seat; None is the first."""
        await seats.sit(self.commands, table, me, seat)

    async def leave(self, table: str, me: StoredPerson, seat: Seat) -> None:
        """Free a seat before the start."""
        await seats.leave(self.commands, table, me, seat)

    async def invitation(self, secret: str) -> models.Invitation:
        """What a secret link invites to."""
        return await table_lists.invitation(self.db, secret)

    async def claim(self, me: StoredPerson, secret: str) -> str:
        """Take the seat of a secret link; the table's id."""
        return await seats.claim(self.commands, me, secret)

    async def start(self, table: str, me: StoredPerson) -> None:
        """Begin the game, as its host."""
        await seats.start(self.commands, table, me)

    # ---- playing ------------------------------------------------------------------------------

    async def question(self, table: str, me: StoredPerson, seat: Seat | None) -> models.Question:
        """What somebody's seat is asked."""
        async with self.live.at(table) as place:
            mine = answers.own_seat(place.table, me, seat)
            return perspectives.question(place.table, mine)

    async def closed(self, table: str, me: StoredPerson, seat: Seat | None) -> list[models.Closed]:
        """Why there are things somebody's seat cannot do now."""
        async with self.live.at(table) as place:
            mine = answers.own_seat(place.table, me, seat)
            return perspectives.closed(place.table, mine)

    async def denials(
        self, table: str, me: StoredPerson, thing: str, seat: Seat | None
    ) -> list[models.Closed]:
        """Why somebody's seat can do nothing with a thing now."""
        async with self.live.at(table) as place:
            mine = answers.own_seat(place.table, me, seat)
            return perspectives.denials(place.table, mine, thing)

    async def quote(self, table: str, me: StoredPerson, quoting: models.Quoting) -> models.Quote:
        """What would come of answers; nothing is changed."""
        async with self.live.at(table) as place:
            mine = answers.own_seat(place.table, me, quoting.seat)
            answers.require_question(place.table, mine, quoting.question)
            return perspectives.quote(place.table, mine, quoting.answers)

    async def advise(
        self, table: str, me: StoredPerson, seat: Seat | None, after: str = ""
    ) -> models.Advice:
        """What a bot would do at somebody's seat, at once or after an answer."""
        return await advice.advise(self.live, self.thinker, table, me, seat, after)

    async def answer(
        self, table: str, me: StoredPerson, answering: models.Answering, *, wants_next: bool
    ) -> models.Answered:
        """Carry out an answer."""
        return await answers.answer(self.commands, table, me, answering, wants_next=wants_next)

    async def undo(self, table: str, me: StoredPerson, seat: Seat | None) -> int:
        """Take one's last answer back; the number of its entry, as with those that follow."""
        return await takebacks.undo(self.commands, table, me, seat)

    async def ask_back(self, table: str, me: StoredPerson, moves: int, seat: Seat | None) -> int:
        """Ask everybody to go back until so many moves remain."""
        return await takebacks.ask_back(self.commands, table, me, moves, seat)

    async def reply_back(
        self, table: str, me: StoredPerson, seat: Seat | None, *, agree: bool
    ) -> int:
        """Say yes or no to somebody's wish to go back."""
        return await takebacks.reply_back(self.commands, table, me, seat, agree=agree)

    async def resign(self, table: str, me: StoredPerson, seat: Seat | None) -> int:
        """Give a seat up."""
        return await resignations.resign(self.commands, table, me, seat)

    async def come_back(self, table: str, me: StoredPerson, seat: Seat | None) -> int:
        """Play on after a bot stood in."""
        return await resignations.come_back(self.commands, table, me, seat)

    async def rematch(self, table: str, me: StoredPerson) -> str:
        """The next table with the same people; its id."""
        return await new_tables.rematch(self.commands, table, me)

    async def say(self, table: str, me: StoredPerson, text: str) -> int:
        """Say something at a table."""
        return await chat.say(self.commands, table, me, text)

    # ---- studying -----------------------------------------------------------------------------

    async def scene(self, table: str) -> Scene:
        """What never changes on a table, as its game tells it."""
        async with self.live.at(table) as place:
            row, seats = place.table.row, len(place.table.seats)
        return await self._scenes.of(row.game, seats, row.settings)

    async def picture(self, game: str, setting: str, pick: str) -> PageFile:
        """The picture of something that a setting of a game may pick."""
        return await self._pictures.of(game, setting, pick)

    async def about(
        self, table: str, me: StoredPerson | None, thing: str, seat: Seat | None = None
    ) -> models.About:
        """All about a thing on the board, as somebody's seat may know it."""
        async with self.live.at(table) as place:
            who = perspectives.perspective(place.table, _id(me), seat)
            return perspectives.about(place.table, who.seat, thing)

    async def position(self, table: str, me: StoredPerson, seat: Seat | None) -> bytes:
        """A position somebody's seat cannot tell from the real one, saved."""
        async with self.live.at(table) as place:
            return position_of(place.table, answers.own_seat(place.table, me, seat))

    async def replay(
        self,
        table: str,
        me: StoredPerson | None,
        seat: Seat | None = None,
        *,
        since: int = 0,
        until: int | None = None,
    ) -> models.Replay:
        """Part of the game so far, as somebody's seat may know it."""
        async with self.live.at(table) as place:
            who = perspectives.perspective(place.table, _id(me), seat)
            story = replays.story_of(place.table)
        find = self.live.find_game
        return await self._study(replays.tell_frames, find, story, who.seat, since, until)

    async def chart(self, table: str) -> models.ScoreChart:
        """How everybody stood, from the first move to the last."""
        async with self.live.at(table) as place:
            story = replays.story_of(place.table)
        return await self._study(replays.tell_chart, self.live.find_game, story)

    async def record(
        self, table: str, me: StoredPerson | None = None, *, is_trusted: bool = False
    ) -> str:
        """The record of a game; with its dice's secret in it, only of one that is over.

        Whoever looks after the server may be trusted with others.
        """
        async with self.live.at(table) as place:
            if place.table.status != "over" and not is_trusted:
                raise Illegal("", "The record is told when the game is over.")
            story = replays.story_of(place.table)
        return await self._study(replays.write_record, self.live.find_game, story)

    async def what_if(self, table: str, me: StoredPerson, moves: int | None) -> str:
        """A private copy of a table to try things on; its id."""
        async with self.live.at(table) as place:
            live = place.table
            who = perspectives.perspective(live, me.id)
            story = replays.story_of(live)
        start = await self._study(
            replays.save_imagined,
            self.live.find_game,
            story,
            len(story.moves) if moves is None else moves,
            who.seat,
            secrets.token_bytes(32),
        )
        return await new_tables.copy(self.commands, me, live.row, start, seats=len(story.names))

    async def _study(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What a function gives that goes through a whole game."""
        try:
            return await self.thinker.run(function, *args, **kwargs)
        except Unfinished as error:
            raise Unavailable(f"Going through this game {error}.") from error


def _id(person: StoredPerson | None) -> str | None:
    return None if person is None else person.id
