"""Tables to test with: tiny games, a thinker that answers at once, a clock that stands."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import msgspec

from tests.kernel.auction import Auction
from tests.kernel.bazaar import Bazaar
from tests.kernel.house import HouseAuction
from tests.kernel.voyage import Voyage
from tests.server.tables.moody import Moody
from ziggurat.games.registry import find_game
from ziggurat.kernel import saving
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.game import Game
from ziggurat.kernel.state import Seat
from ziggurat.server import models
from ziggurat.server.models import NewTable, SeatPlan
from ziggurat.server.storage import people
from ziggurat.server.storage.database import Database
from ziggurat.server.storage.stored import StoredPerson
from ziggurat.server.tables.listeners import Subscription, Told
from ziggurat.server.tables.service import TableService
from ziggurat.server.thinking.thinker import Thought

P = ParamSpec("P")
R = TypeVar("R")

NOON = 1_700_000_000.0
"""When tests begin."""

ME, OPEN, LINK = SeatPlan("me"), SeatPlan("open"), SeatPlan("link")
BOT = SeatPlan("bot", "random")


def known_game(name: str) -> Game[Any]:
    """The games of the tests, and the real ones."""
    games: tuple[Game[Any], ...] = (
        Auction(),
        Bazaar(),
        HouseAuction(),
        Moody(),
        Voyage(),
    )
    tiny = {game.name: game for game in games}
    return tiny.get(name) or find_game(name)


class Now:
    """A clock that goes only when it is told to."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> float:
        return self.time

    def forward(self, seconds: float) -> None:
        self.time += seconds


ADVISER = "planner"
"""Who advises where `QuickThinker` thinks."""


class QuickThinker:
    """Answers with what it was told to, else with the default, at once."""

    def __init__(self) -> None:
        self.scripts: list[Thought] = []
        """What it answers next, whoever asks."""
        self.asked: list[tuple[str, Seat, str]] = []
        self.is_random = False
        self.is_slow = False
        """Whether it thinks for ever."""
        self.before: Callable[[], Coroutine[Any, Any, None]] | None = None
        """Happens while it thinks."""

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def decide(
        self, *, game: str, position: bytes, seat: Seat, bot: str, seed: bytes
    ) -> Thought:
        self.asked.append((game, seat, bot))
        return await self.think(game, position, seat, seed)

    async def advise(self, *, game: str, position: bytes, seat: Seat, seed: bytes) -> Thought:
        self.asked.append((game, seat, ADVISER))
        thought = await self.think(game, position, seat, seed)
        return msgspec.structs.replace(thought, bot=ADVISER)

    async def think(self, game: str, position: bytes, seat: Seat, seed: bytes) -> Thought:
        if self.is_slow:
            await asyncio.Event().wait()
        if self.before is not None:
            before, self.before = self.before, None
            await before()
        if self.scripts:
            return self.scripts.pop(0)
        state = saving.load(known_game(game), position)
        decision = state.decision()
        options = decision.options(state, seat)
        answer = options.sample(Dice(seed)) if self.is_random else decision.default(state, seat)
        return Thought(options.write(answer), "it is so")

    async def read(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        return function(*args, **kwargs)

    async def run(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        return function(*args, **kwargs)


class Scene:
    """All tables, and people at them."""

    def __init__(self, tables: TableService, thinker: QuickThinker, now: Now) -> None:
        self.tables = tables
        self.thinker = thinker
        self.now = now
        self.people: dict[str, StoredPerson] = {}

    async def person(self, name: str, **notices: Any) -> StoredPerson:
        """Somebody of that name, always the same."""
        if name not in self.people:
            choices = models.NoticeChoices(**notices)
            person = StoredPerson(
                id=f"id-of-{name}", name=name, notices=choices, created_at=self.now()
            )
            known = await people.find(self.tables.db, person.id)
            if known is None:
                await people.add(self.tables.db, person)
            self.people[name] = known or person
        return self.people[name]

    async def table(self, game: str, *names: str, bots: int = 0, **plan: Any) -> str:
        """A running table of these people, in their order, and so many bots behind them."""
        host = await self.person(names[0])
        seats = [ME, *[OPEN] * (len(names) - 1), *[BOT] * bots]
        made = await self.tables.make(host, NewTable(game=game, seats=seats, **plan))
        for name in names[1:]:
            await self.tables.sit(made, await self.person(name), None)
        await self.tables.start(made, host)
        return made

    async def answer(
        self, table: str, name: str, text: str | None, *, key: str = "", seat: Seat | None = None
    ) -> models.Answered:
        """Somebody answers the question that stands."""
        me = await self.person(name)
        question = await self.tables.question(table, me, seat)
        wish = models.Answering(question=question.number, answer=text, key=key, seat=seat)
        return await self.tables.answer(table, me, wish, wants_next=False)

    async def standing(self, table: str, name: str) -> models.Standing:
        """How a table stands, as somebody sees it."""
        return (await self.tables.show(table, await self.person(name))).standing

    async def settle(self) -> None:
        """Wait until no bot thinks any more."""
        while self.tables.driver.thinking:
            await next(iter(self.tables.driver.thinking.values()))


@asynccontextmanager
async def opened(
    where: Path | str,
    *,
    now: Now | None = None,
    thinker: QuickThinker | None = None,
    pace: float = 0.0,
) -> AsyncIterator[Scene]:
    """All tables of a database in a folder, or of a URL; opened again, they are as they were."""
    now = now or Now()
    thinker = thinker or QuickThinker()
    url = where if isinstance(where, str) else f"sqlite:///{where / 'tables.db'}"
    db = await Database.open(url)
    tables = TableService(db, thinker, now, find_game=known_game, pace=pace)
    await tables.open()
    await tables.driver.wake()
    try:
        yield Scene(tables, thinker, now)
    finally:
        await tables.close()
        await db.close()


def waiting(listener: Subscription) -> list[Told]:
    """All a listener was told and has not taken yet."""
    told = list(listener._waiting)
    listener._waiting.clear()
    return told


def changes(listener: Subscription) -> list[models.Change]:
    """The same as changes, without tables."""
    return [
        msgspec.json.decode(each.data, type=models.Change)
        for each in waiting(listener)
        if each.name == "change"
    ]
