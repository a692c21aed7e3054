"""Whole games of bots at real tables, thought out by real processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.thinking.bad_bots import HERE
from ziggurat.bots.registry import BOTS
from ziggurat.games.registry import find_game
from ziggurat.kernel.record import read as read_record
from ziggurat.kernel.record import replay
from ziggurat.server.models import NewTable, SeatPlan, Table
from ziggurat.server.storage import entries, people
from ziggurat.server.storage.database import Database
from ziggurat.server.storage.stored import StoredEntry, StoredPerson
from ziggurat.server.tables import new_tables
from ziggurat.server.tables.journal import BY_BOT, BY_DEFAULT, EntryKind
from ziggurat.server.tables.service import TableService
from ziggurat.server.thinking.pool import Pool, PoolPlan

RAISING, EXITING = f"{HERE}:Raising", f"{HERE}:Exiting"
HOST = StoredPerson(id="host", name="Host", created_at=0.0)
SECONDS = 240
"""Far more than all of this takes: a table that stalls fails instead of hanging."""


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games every time."""
    monkeypatch.setattr(new_tables, "new_seed", lambda: "5e" * 32)


class Scene:
    """All tables, with the real pool."""

    def __init__(self, tables: TableService, pool: Pool, db: Database) -> None:
        self.tables = tables
        self.pool = pool
        self.db = db

    async def table(self, *bots: str, rounds: int = 15) -> str:
        """A game of bots that has begun."""
        seats = [SeatPlan("bot", bot) for bot in bots]
        plan = NewTable(game="revolt", seats=seats, settings={"rounds": rounds}, start=True)
        return await self.tables.make(HOST, plan)

    async def shown_when(self, table: str, has_come: Callable[[Table], bool]) -> Table:
        """The table, as soon as something holds of it."""
        listener = await self.tables.subscribe(table, None, None, None)
        try:
            async for _ in listener:
                shown = await self.tables.show(table, None)
                if has_come(shown):
                    return shown
        finally:
            listener.close()
        pytest.fail("the table stopped telling")

    async def finished(self, table: str) -> Table:
        return await self.shown_when(table, is_over)

    async def moves(self, table: str) -> list[StoredEntry]:
        journal = await entries.of(self.db, table)
        return [entry for entry in journal if entry.kind == EntryKind.MOVE]


def is_over(table: Table) -> bool:
    return table.standing.status == "over"


@asynccontextmanager
async def opened(folder: Path, *, workers: int = 2) -> AsyncIterator[Scene]:
    db = await Database.open(str(folder / "tables.db"))
    if await people.find(db, HOST.id) is None:
        await people.add(db, HOST)
    pool = Pool(PoolPlan(workers=workers, seconds=60.0))
    await pool.open()
    service = TableService(db, pool, bots=(*BOTS, RAISING, EXITING), pace=0.0)
    await service.open()
    try:
        async with asyncio.timeout(SECONDS):
            yield Scene(service, pool, db)
    finally:
        await service.close()
        await pool.close()
        await db.close()


def play(folder: Path, story: Callable[[Scene], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(folder) as scene:
            await story(scene)

    asyncio.run(run())


def test_bots_play_a_game_to_its_end_and_say_why_they_did_what_they_did(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        table = await scene.table("greedy", "random", "greedy")
        over = await scene.finished(table)
        moves = await scene.moves(table)
        assert over.standing.outcome is not None
        assert over.standing.moves == len(moves) > 20
        assert all(move.note.startswith(BY_BOT) and move.person is None for move in moves)
        assert {move.seat for move in moves} == {0, 1, 2}
        assert scene.pool.figures().failed == 0

    play(tmp_path, story)


def test_the_same_dice_give_the_same_game_whichever_process_thinks(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        tables = [await scene.table("novice", "random", rounds=4) for _ in range(2)]
        await asyncio.gather(*(scene.finished(table) for table in tables))
        one, other = [
            [(move.seat, move.text) for move in await scene.moves(table)] for table in tables
        ]
        assert one == other

    play(tmp_path, story)


def test_a_bot_that_always_fails_plays_defaults_the_log_says_so_and_the_game_ends(
    tmp_path: Path,
) -> None:
    async def story(scene: Scene) -> None:
        table = await scene.table("greedy", RAISING)
        over = await scene.finished(table)
        moves = await scene.moves(table)
        of_the_bad = [move.note for move in moves if move.seat == 1]
        assert of_the_bad
        assert all(note.startswith(BY_DEFAULT) for note in of_the_bad)
        assert all("failed with ValueError: two lines" in note for note in of_the_bad)
        assert all(move.note.startswith(BY_BOT) for move in moves if move.seat == 0)
        told = [line.text for line in over.lines if line.is_news and "gave no answer" in line.text]
        assert len(told) == len(of_the_bad)
        assert all(RAISING in line and "ValueError" in line for line in told)
        assert scene.pool.figures().failed == len(of_the_bad)

    play(tmp_path, story)


def test_a_bot_that_ends_its_process_every_time_disturbs_no_other_table(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        bad = await scene.table(EXITING, "greedy")
        good = await scene.table("greedy", "greedy")
        await scene.finished(good)
        assert all(move.note.startswith(BY_BOT) for move in await scene.moves(good))
        await scene.shown_when(bad, lambda table: table.standing.moves >= 3)
        notes = [move.note for move in await scene.moves(bad) if move.seat == 0]
        assert notes
        assert all(note.startswith(BY_DEFAULT) for note in notes)
        assert all("ended its process (code 3)" in note for note in notes)

    play(tmp_path, story)


def test_a_server_that_stops_in_the_middle_plays_no_defaults_and_goes_on_where_it_was(
    tmp_path: Path,
) -> None:
    tables: list[str] = []
    stood: list[int] = []

    async def begin(scene: Scene) -> None:
        tables.append(await scene.table("greedy", "random", "random"))
        shown = await scene.shown_when(tables[0], lambda table: table.standing.moves >= 10)
        stood.append(shown.standing.moves)

    async def go_on(scene: Scene) -> None:
        over = await scene.finished(tables[0])
        moves = await scene.moves(tables[0])
        assert over.standing.moves == len(moves) > stood[-1]
        assert all(move.note.startswith(BY_BOT) for move in moves)
        numbers = [entry.number for entry in await entries.of(scene.db, tables[0])]
        assert numbers == list(range(1, len(numbers) + 1))

    play(tmp_path, begin)
    play(tmp_path, go_on)


def test_a_finished_game_is_studied_in_the_processes_that_think(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        table = await scene.table("greedy", "random", rounds=3)
        over = await scene.finished(table)
        frames = await scene.tables.replay(table, None)
        chart = await scene.tables.chart(table)
        record = read_record(await scene.tables.record(table))
        assert frames.total == over.standing.moves == len(record.moves)
        assert over.standing.outcome is not None
        assert chart.totals[-1] == [score.total for score in over.standing.outcome.scores]
        match = replay(record, find_game("revolt"))
        assert match.is_over

    play(tmp_path, story)
