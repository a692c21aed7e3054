"""Maps that people bring along are never read on the loop, and never without an end."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, ParamSpec, TypeVar

import pytest

from tests.games.revolt.test_board import ISLES
from tests.kernel.auction import Auction, Table
from tests.server.tables.scenes import ME, QuickThinker, Scene, opened
from ziggurat.documents.plain_yaml import load
from ziggurat.games.revolt.game import lookup_of, scene_on
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import Game, Setting, Settings
from ziggurat.server import models
from ziggurat.server.storage.database import Database
from ziggurat.server.storage.people import add
from ziggurat.server.storage.stored import StoredPerson
from ziggurat.server.tables.service import TableService
from ziggurat.server.thinking.pool import Pool, PoolPlan
from ziggurat.server.thinking.staff import Staff

P = ParamSpec("P")
R = TypeVar("R")


class FarThinker(QuickThinker):
    """Works in threads, as workers do in processes: not where the loop is."""

    async def read(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        return await asyncio.to_thread(function, *args, **kwargs)

    async def run(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        return await asyncio.to_thread(function, *args, **kwargs)


class Readers:
    """Who reads files: every reading is noted with its thread, and nothing read is kept."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.threads: list[threading.Thread] = []

        def noted(text: str) -> object:
            self.threads.append(threading.current_thread())
            return load(text)

        monkeypatch.setattr("ziggurat.documents.reading.load", noted)
        self.forget()

    def forget(self) -> None:
        """Nothing is known any more of what was read."""
        lookup_of.cache_clear()
        scene_on.cache_clear()

    def have_read_elsewhere(self) -> bool:
        """Whether something was read since this was asked last, and none of it on the loop."""
        threads, self.threads = self.threads, []
        self.forget()
        return bool(threads) and threading.current_thread() not in threads


async def table_of_isles(scene: Scene) -> str:
    seats = [ME, ME]
    settings: Settings = {"map": ISLES, "nations": "rome,gaul"}
    wish = models.NewTable(game="revolt", seats=seats, settings=settings, start=True)
    return await scene.tables.make(await scene.person("ann"), wish)


def test_no_map_is_ever_read_on_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with opened(tmp_path, thinker=FarThinker()) as scene:
            service, ann = scene.tables, await scene.person("ann")
            readers = Readers(monkeypatch)
            table = await table_of_isles(scene)
            assert readers.have_read_elsewhere()
            await scene.answer(table, "ann", "end")
            await scene.answer(table, "ann", "end")
            assert readers.threads == []

            service.live.places.clear()
            assert (await service.show(table, ann)).standing.moves == 2
            assert readers.have_read_elsewhere()

            await service.ask_back(table, ann, 1, None)
            assert (await service.show(table, ann)).standing.moves == 1
            assert readers.threads == [], "what was dealt is copied"

            copy = await service.what_if(table, ann, None)
            assert readers.have_read_elsewhere()
            await scene.answer(copy, "ann", "end")
            service.live.places.clear()
            await service.show(copy, ann)
            assert readers.have_read_elsewhere()

            await service.scene(table)
            assert readers.have_read_elsewhere()
            await service.import_record(ann, await service.record(table, ann, is_trusted=True))
            assert readers.have_read_elsewhere()

    asyncio.run(story())


def test_a_table_with_a_map_is_dealt_like_any_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await table_of_isles(scene)
            async with scene.tables.at(table) as place:
                live = place.table
                prepared = live.deal().save()
                live.opening = None
                assert live.deal().save() == prepared

    asyncio.run(story())


def test_others_are_served_while_a_map_is_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            held, begun = asyncio.Event(), asyncio.Event()
            read = scene.thinker.read

            async def slow(function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
                begun.set()
                await held.wait()
                return await read(function, *args, **kwargs)

            scene.thinker.read = slow  # type: ignore[method-assign]
            making = asyncio.ensure_future(table_of_isles(scene))
            await begun.wait()
            other = await scene.table("auction", "ben", "cy")
            assert (await scene.standing(other, "ben")).moves == 0
            assert not making.done()
            held.set()
            assert (await scene.standing(await making, "ann")).moves == 0

    asyncio.run(story())


class Endless(Auction):
    """An auction that never comes to an end of reading what somebody brings along."""

    name: ClassVar[str] = "endless"
    settings: ClassVar[tuple[Setting, ...]] = (
        *Auction.settings,
        Setting("file", "read for ever", "", is_file=True),
    )

    def deal(self, seats: int, settings: Settings, seed: bytes) -> Table:
        while settings["file"]:
            pass
        return super().deal(seats, settings, seed)


def find_endless(name: str) -> Game[Table]:
    """Importable by its name, as a worker needs it."""
    return Endless()


def test_a_file_that_takes_too_long_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async def story() -> None:
        db = await Database.open(f"sqlite:///{tmp_path / 'endless.db'}")
        readers = PoolPlan(kind="reading", workers=1, read_seconds=0.5)
        staff = Staff(Pool(PoolPlan(workers=1)), Pool(readers))
        await staff.open()
        service = TableService(db, staff, find_game=find_endless)
        try:
            ann = StoredPerson(id="ann", name="ann", created_at=0.0)
            await add(db, ann)
            wish = models.NewTable(game="endless", seats=[ME, ME], settings={"file": "x"})
            with pytest.raises(Invalid) as refused:
                await service.make(ann, wish)
            assert str(refused.value) == (
                "Reading the file of this table took longer than 0.5 s; bring a smaller one."
            )
        finally:
            await service.close()
            await staff.close()
            await db.close()

    asyncio.run(story())
