"""Nobody gains time by taking answers back."""

import asyncio
from pathlib import Path

from tests.server.tables.scenes import NOON, Now, Scene, opened
from ziggurat.server.models import ClockPlan, SeatInfo
from ziggurat.server.storage import entries
from ziggurat.server.tables.commands import Intent, is_entered
from ziggurat.server.tables.journal import Draft, EntryKind


async def seats(scene: Scene, table: str) -> list[SeatInfo]:
    return (await scene.tables.show(table, None)).standing.seats


def test_an_answer_taken_back_gives_no_more_time_than_was_left(tmp_path: Path) -> None:
    async def story() -> None:
        now = Now()
        async with opened(tmp_path, now=now) as scene:
            table = await scene.table("auction", "ann", "ben", clock=ClockPlan("move", 60))
            ann = await scene.person("ann")
            now.forward(50)
            await scene.answer(table, "ann", None)
            now.forward(5)
            await scene.tables.undo(table, ann, None)
            mine, other = await seats(scene, table)
            assert mine.deadline == now() + 10
            assert other.deadline == NOON + 60

    asyncio.run(story())


def test_what_the_clock_has_played_is_played_again_when_it_is_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        now = Now()
        async with opened(tmp_path, now=now) as scene:
            table = await scene.table("bazaar", "ann", "ben", clock=ClockPlan("move", 60))
            now.forward(61)
            driver = scene.tables.driver
            assert await scene.tables.commands.carry_out(table, driver.overdue, is_entered)
            ann = await scene.person("ann")
            assert (await scene.tables.show(table, ann)).standing.can_undo
            number = await scene.tables.undo(table, ann, None)
            await scene.tables.driver.time_out(table)
            after = await entries.of(scene.tables.db, table, after=number)
            assert (after[0].kind, after[0].note) == ("move", "clock")

    asyncio.run(story())


def test_taking_back_what_a_bot_has_played_costs_nothing_of_a_bank(tmp_path: Path) -> None:
    async def story() -> None:
        now = Now()
        async with opened(tmp_path, now=now) as scene:
            clock = ClockPlan("bank", 100, 10)
            table = await scene.table("auction", "ann", "ben", clock=clock)
            ann = await scene.person("ann")
            now.forward(30)
            await scene.answer(table, "ann", None)
            async with scene.tables.at(table) as place:
                before = place.table.clock.banks[0]
            absent = Intent([Draft(kind=EntryKind.ABSENT, seat=0)])
            await scene.tables.commands.carry_out(table, lambda _: absent, is_entered)
            assert before == 80.0
            await scene.answer(table, "ben", None)
            await scene.settle()
            while not (await scene.tables.show(table, ann)).standing.can_undo:
                await scene.answer(table, "ben", None)
                await scene.settle()
            await scene.tables.undo(table, ann, None)
            async with scene.tables.at(table) as place:
                assert place.table.clock.banks[0] == before

    asyncio.run(story())
