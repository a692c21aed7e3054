"""A database that fails for a while, and tables that cannot be loaded, stop nobody else."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from tests.server.tables.scenes import Now, Scene, opened
from ziggurat.server.models import ClockPlan
from ziggurat.server.storage import tables
from ziggurat.server.storage.stored import Batch
from ziggurat.server.tables import driver
from ziggurat.server.tables.refusals import Unavailable

T = TypeVar("T")
PATIENCE_SECONDS = 20
CUT = OperationalError("SELECT", {}, Exception("the line is cut"))


class Outage:
    """A database out of reach, for as many readings as it is told."""

    def __init__(self, scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
        self.failures = 0
        self._live = scene.tables.live
        self._read = self._live.db.read
        monkeypatch.setattr(self._live.db, "read", self._fail_first)

    async def _fail_first(self, work: Callable[[Connection], T]) -> T:
        if self.failures:
            self.failures -= 1
            raise CUT
        return await self._read(work)

    def begin(self, table: str) -> None:
        """The table has to be read anew, and cannot be."""
        self._live.places[table].live = None
        self.failures = 1


async def moves_of(scene: Scene, table: str, wanted: int) -> int:
    """How many moves are stored, as soon as there are so many; nobody looks at the table."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while (row := await tables.find(scene.tables.db, table)) and row.moves < wanted:
            await asyncio.sleep(0)
    return row.moves if row else 0


def test_a_bot_plays_on_when_the_database_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "RETRY_SECONDS", 0.0)

    async def story() -> None:
        async with opened(tmp_path) as scene:
            outage = Outage(scene, monkeypatch)

            async def fail() -> None:
                outage.begin(next(iter(scene.tables.live.places)))

            scene.thinker.before = fail
            table = await scene.table("auction", "ann", bots=1)
            await scene.settle()
            assert outage.failures == 0
            assert await moves_of(scene, table, wanted=1) == 1

    asyncio.run(story())


def test_a_clock_goes_on_when_the_database_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "RETRY_SECONDS", 0.0)

    async def story() -> None:
        now = Now()
        async with opened(tmp_path, now=now) as scene:
            outage = Outage(scene, monkeypatch)
            table = await scene.table("bazaar", "ann", "ben", clock=ClockPlan("move", 60))
            now.forward(61)
            outage.begin(table)
            await scene.tables.driver.time_out(table)
            assert outage.failures == 0
            assert await moves_of(scene, table, wanted=1) == 1

    asyncio.run(story())


def test_a_table_that_cannot_be_loaded_keeps_no_other_from_being_driven(tmp_path: Path) -> None:
    async def before() -> str:
        async with opened(tmp_path) as scene:
            # The server ends before its bots have answered.
            scene.thinker.is_slow = True
            lost = await scene.table("auction", "ann", bots=1)
            db = scene.tables.db
            row = await tables.find(db, lost)
            assert row is not None
            await db.writer.write(Batch(table=msgspec.structs.replace(row, game="forgotten")))
            scene.now.forward(1)
            return await scene.table("auction", "ann", bots=1)

    async def story() -> None:
        table = await before()
        async with opened(tmp_path) as scene:
            assert await moves_of(scene, table, wanted=1) == 1

    asyncio.run(story())


def test_what_could_not_be_stored_stands_in_the_log_without_what_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben")

            async def fail(work: Callable[[Connection], T]) -> T:
                raise OperationalError("INSERT", {"text": "a secret"}, Exception("disk is full"))

            monkeypatch.setattr(scene.tables.db.writer._store, "change", fail)
            with caplog.at_level(logging.WARNING), pytest.raises(Unavailable):
                await scene.answer(table, "ann", None)
            assert "disk is full" in caplog.text
            assert "a secret" not in caplog.text

    asyncio.run(story())
