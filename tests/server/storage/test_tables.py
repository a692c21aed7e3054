"""Tables, their seats, and the lists in which people find them."""

import asyncio
from collections.abc import Sequence

import msgspec

from tests.server.storage.rows import NOW, club, move, new_seat, new_table, opened, person
from ziggurat.server.models import ClockPlan, TableList
from ziggurat.server.storage import entries, leases, notepads, people, seats, tables
from ziggurat.server.storage.database import Database
from ziggurat.server.storage.stored import Batch, StoredTable


async def names(db: Database, who: str | None, which: TableList, limit: int = 50) -> list[str]:
    return [table.id for table in await tables.list_for(db, who, which, limit)]


async def add(db: Database, made: Sequence[StoredTable]) -> None:
    for table in made:
        await db.writer.write(Batch(table=table))


def test_a_table_keeps_everything_it_is_played_by(url: str) -> None:
    full = StoredTable(
        id="t1",
        game="revolt",
        rules=3,
        title="Friday's <b>club</b>",
        settings={"map": "gaul", "turns": 12},
        clock=ClockPlan(kind="bank", seconds=600, increment=5),
        stand_in="greedy",
        is_listed=False,
        host="anna",
        seed="ff00",
        start=b"\x00\xff saved",
        origin="t0",
        status="running",
        asked=[0, 3],
        moves=7,
        number=12,
        result="Anna won",
        created_at=NOW,
        updated_at=NOW + 1 / 3,
    )

    async def scene() -> None:
        async with club(url) as db:
            await add(db, [full])
        async with opened(url) as db:
            assert await tables.find(db, "t1") == full
            assert await tables.find(db, "t2") is None

    asyncio.run(scene())


def test_open_tables_are_listed_lobbies_with_room(url: str) -> None:
    async def scene() -> None:
        async with club(url, "room", "full", "empty") as db:
            hidden = new_table("hidden", is_listed=False)
            await add(db, [hidden, new_table("running", "running")])
            open_seats = [new_seat(table) for table in ("room", "hidden", "running")]
            await db.writer.write(Batch(seats=[*open_seats, new_seat("full", 0, "bot")]))
            assert await names(db, None, "open") == ["room"]

    asyncio.run(scene())


def test_strangers_see_running_and_finished_tables_that_are_listed(url: str) -> None:
    async def scene() -> None:
        async with club(url, "lobby") as db:
            await add(
                db,
                [
                    new_table("r1", "running", updated_at=NOW + 1),
                    new_table("r2", "running", updated_at=NOW + 2),
                    new_table("r3", "running", is_listed=False),
                    new_table("o1", "over"),
                    new_table("o2", "over", is_listed=False),
                ],
            )
            assert await names(db, None, "running") == ["r2", "r1"]
            assert await names(db, "ben", "finished") == ["o1"]
            assert sorted(await names(db, "anna", "finished")) == ["o1", "o2"]
            assert await names(db, None, "mine") == []

    asyncio.run(scene())


def test_mine_are_those_i_host_or_sit_at_and_the_unfinished_come_first(url: str) -> None:
    async def scene() -> None:
        async with club(url, "other") as db:
            await people.add(db, person("ben"))
            await add(
                db,
                [
                    new_table("over", "over", host="ben", updated_at=NOW + 9),
                    new_table("hosted", "lobby", host="ben", is_listed=False, updated_at=NOW + 1),
                    new_table("seated", "running", updated_at=NOW + 2),
                ],
            )
            # Twice at one table is one table.
            held = [new_seat("seated", seat, "person", person="ben") for seat in (0, 1)]
            await db.writer.write(Batch(seats=held))
            assert await names(db, "ben", "mine") == ["seated", "hosted", "over"]

    asyncio.run(scene())


def test_a_list_ends_somewhere_and_goes_on_from_there(url: str) -> None:
    async def scene() -> None:
        async with club(url) as db:
            made = [new_table(f"t{each}", "running", updated_at=NOW + each) for each in range(5)]
            await add(db, made)
            page = await tables.list_for(db, None, "running", 2)
            assert [table.id for table in page] == ["t4", "t3"]
            rest = await tables.list_for(db, None, "running", 9, before=page[-1].updated_at)
            assert [table.id for table in rest] == ["t2", "t1", "t0"]
            assert [table.id for table in await tables.everything(db, limit=1)] == ["t4"]

    asyncio.run(scene())


def test_running_tables_are_found_again_after_a_start(url: str) -> None:
    async def scene() -> None:
        async with club(url, "lobby") as db:
            await add(db, [new_table("over", "over"), new_table("late", "running")])
            await add(db, [new_table("early", "running", updated_at=NOW - 9)])
            assert await tables.running(db) == ["early", "late"]
            assert await tables.count(db) == {"lobby": 1, "running": 2, "over": 1}

    asyncio.run(scene())


def test_the_journal_is_read_in_order_from_anywhere(url: str) -> None:
    async def scene() -> None:
        async with club(url, "t1", "t2") as db:
            for number in range(1, 12):
                await db.writer.write(move("t1", number))
            assert [each.number for each in await entries.of(db, "t1")] == list(range(1, 12))
            assert [each.number for each in await entries.of(db, "t1", after=9)] == [10, 11]
            assert await entries.of(db, "t2") == []
            assert await tables.numbers(db, ["t1", "unknown"]) == {"t1": 11}

    asyncio.run(scene())


def test_a_seat_is_found_by_its_link_as_long_as_it_has_it(url: str) -> None:
    async def scene() -> None:
        async with club(url, "t1", "t2") as db:
            invited = new_seat("t1", 1, "link", link="secret")
            # No link at all is not a link that several seats share.
            await db.writer.write(Batch(seats=[invited, new_seat("t1", 0), new_seat("t2", 0)]))
            assert await seats.by_link(db, "secret") == invited
            claimed = msgspec.structs.replace(invited, kind="person", person="anna", link="new")
            await db.writer.write(Batch(seats=[claimed]))
            assert await seats.by_link(db, "secret") is None
            assert await seats.by_link(db, "new") == claimed
            assert await seats.by_link(db, "") is None
            assert await seats.of_many(db, ["t1", "t2", "t3"]) == {
                "t1": [new_seat("t1", 0), claimed],
                "t2": [new_seat("t2", 0)],
                "t3": [],
            }

    asyncio.run(scene())


def test_removing_a_table_removes_all_of_it_and_nothing_else(url: str) -> None:
    async def scene() -> None:
        async with club(url, "t1", "t2") as db:
            for table in ("t1", "t2"):
                await db.writer.write(move(table))
                await db.writer.write(Batch(seats=[new_seat(table)]))
                await notepads.write(db, table, "anna", "hm")
                await leases.take(db, table, "me", NOW + 60, now=NOW)
            assert await tables.remove(db, "t1")
            assert not await tables.remove(db, "t1")
            assert await tables.find(db, "t1") is None
            assert await entries.of(db, "t1") == []
            assert await seats.of(db, "t1") == []
            assert await notepads.read(db, "t1", "anna") == ""
            assert await entries.count(db) == 1
            assert await notepads.read(db, "t2", "anna") == "hm"

    asyncio.run(scene())


def test_a_notepad_is_one_persons_at_one_table(url: str) -> None:
    async def scene() -> None:
        async with club(url, "t1", "t2") as db:
            await people.add(db, person("ben"))
            await notepads.write(db, "t1", "anna", "first")
            await notepads.write(db, "t1", "anna", "Ben bluffs 😀")
            assert await notepads.read(db, "t1", "anna") == "Ben bluffs 😀"
            assert await notepads.read(db, "t1", "ben") == ""
            assert await notepads.read(db, "t2", "anna") == ""

    asyncio.run(scene())
