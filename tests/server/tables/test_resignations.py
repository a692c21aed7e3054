"""Whoever has given a seat up has no more say in it, whatever state the table is in."""

import asyncio
from pathlib import Path

import pytest

from tests.server.tables.scenes import LINK, ME, Now, known_game, opened
from ziggurat.kernel import record
from ziggurat.kernel.errors import Illegal
from ziggurat.kernel.match import Match
from ziggurat.server.models import ClockPlan, NewTable
from ziggurat.server.storage import entries, seats
from ziggurat.server.tables.refusals import Forbidden


def test_somebody_who_resigned_cannot_take_back_what_the_bot_played(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben")
            ann = await scene.person("ann")
            await scene.tables.resign(table, ann, None)
            await scene.settle()
            assert (await scene.standing(table, "ann")).moves == 1
            with pytest.raises(Forbidden, match="resigned"):
                await scene.tables.undo(table, ann, None)
            with pytest.raises(Forbidden, match="resigned"):
                await scene.tables.ask_back(table, ann, 0, None)
            assert (await scene.standing(table, "ben")).moves == 1

    asyncio.run(story())


def test_a_seat_that_was_given_up_stays_so_when_its_person_talks(tmp_path: Path) -> None:
    async def story() -> None:
        now = Now()
        async with opened(tmp_path, now=now) as scene:
            table = await scene.table("bazaar", "ann", "ben", clock=ClockPlan("move", 60))
            ann = await scene.person("ann")
            for _ in range(2):
                now.forward(61)
                await scene.tables.driver.time_out(table)
            assert (await scene.standing(table, "ann")).seats[0].is_absent
            await scene.tables.resign(table, ann, None)
            await scene.tables.say(table, ann, "good luck")
            kinds = [entry.kind for entry in await entries.of(scene.tables.db, table)]
            assert "returned" not in kinds
            assert (await scene.standing(table, "ann")).seats[0].deadline is None

    asyncio.run(story())


def test_the_link_of_a_seat_that_was_given_up_leads_nowhere(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            ann, ben, cat = [await scene.person(name) for name in ("ann", "ben", "cat")]
            table = await scene.tables.make(ann, NewTable(game="auction", seats=[ME, LINK]))
            link = (await scene.tables.show(table, ann)).standing.seats[1].link
            await scene.tables.claim(ben, link)
            await scene.tables.start(table, ann)
            await scene.tables.resign(table, ben, None)
            kept = (await seats.of(scene.tables.db, table))[1]
            with pytest.raises(Illegal, match="given up"):
                await scene.tables.claim(cat, kept.link)
            # The row names the bot still, so that it plays on after a restart.
            assert (await seats.of(scene.tables.db, table))[1] == kept

    asyncio.run(story())


def test_a_bot_stands_in_at_a_table_of_a_record_with_a_long_seed(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            match = Match(known_game("auction"), seats=2, seed=b"long" * 30)
            ann = await scene.person("ann")
            table = await scene.tables.import_record(ann, record.write(match))
            for seat in (await scene.tables.show(table, ann)).standing.seats[:2]:
                name = f"p{seat.seat}"
                await scene.tables.claim(await scene.person(name), seat.link)
            asked = (await scene.standing(table, "ann")).asked[0]
            await scene.tables.resign(table, await scene.person(f"p{asked}"), None)
            await scene.settle()
            assert (await scene.standing(table, "ann")).moves >= 1

    asyncio.run(story())
