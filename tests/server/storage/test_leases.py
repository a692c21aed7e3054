"""One process at a time drives a table; a dead one is relieved."""

import asyncio
from pathlib import Path

from tests.server.storage.rows import NOW, club, new_table, opened
from ziggurat.server.storage import leases
from ziggurat.server.storage.stored import Batch


def test_a_lease_is_one_holders_until_it_runs_out_or_is_given_back(shared_url: str) -> None:
    async def scene() -> None:
        async with club(shared_url, "t1") as db:
            assert await leases.take(db, "t1", "one", NOW + 30, now=NOW)
            assert not await leases.take(db, "t1", "two", NOW + 40, now=NOW + 10)
            assert await leases.take(db, "t1", "one", NOW + 50, now=NOW + 20)
            assert not await leases.take(db, "t1", "two", NOW + 70, now=NOW + 40)
            assert await leases.take(db, "t1", "two", NOW + 90, now=NOW + 50)
            assert not await leases.take(db, "t1", "one", NOW + 90, now=NOW + 51)
            await leases.release(db, "one")
            assert not await leases.take(db, "t1", "one", NOW + 90, now=NOW + 51)
            await leases.release(db, "two", ["t1"])
            assert await leases.take(db, "t1", "one", NOW + 90, now=NOW + 51)

    asyncio.run(scene())


def test_of_several_processes_that_want_a_lease_one_gets_it(shared_url: str) -> None:
    async def scene() -> None:
        async with club(shared_url, "t1") as one, opened(shared_url) as other:
            taken = await asyncio.gather(
                *(
                    leases.take(db, "t1", f"{holder}", NOW + 30, now=NOW)
                    for holder, db in enumerate((one, other) * 4)
                )
            )
            assert taken.count(True) == 1

    asyncio.run(scene())


def test_many_leases_are_taken_at_once_as_far_as_they_are_free(shared_url: str) -> None:
    async def scene() -> None:
        async with club(shared_url, "t1", "t2", "t3") as db:
            assert await leases.take(db, "t2", "other", NOW + 30, now=NOW)
            wanted = ["t3", "t2", "t1"]
            assert await leases.take_many(db, wanted, "me", NOW + 30, now=NOW) == {"t1", "t3"}
            assert await leases.take_many(db, [], "me", NOW + 30, now=NOW) == set()

    asyncio.run(scene())


def test_vacant_are_the_running_tables_nobody_drives(shared_url: str) -> None:
    async def scene() -> None:
        async with club(shared_url, "lobby") as db:
            for each, name in enumerate(("free", "held", "lost", "mine")):
                row = new_table(name, "running", updated_at=NOW + each)
                await db.writer.write(Batch(table=row))
            await db.writer.write(Batch(table=new_table("over", "over")))
            await leases.take(db, "held", "one", NOW + 60, now=NOW)
            await leases.take(db, "lost", "two", NOW + 10, now=NOW)
            assert await leases.vacant(db, now=NOW + 20) == ["free", "lost", "mine"]

    asyncio.run(scene())


def test_on_one_file_every_lease_is_granted(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(f"{tmp_path}/club.db", "t1") as db:
            await db.writer.write(Batch(table=new_table("t1", "running")))
            assert await leases.take(db, "t1", "dead", NOW + 60, now=NOW)
            assert await leases.take(db, "t1", "alive", NOW + 60, now=NOW)
            assert await leases.vacant(db, now=NOW) == ["t1"]
            await leases.release(db, "alive")

    asyncio.run(scene())


def test_a_lease_taken_by_a_machine_with_a_wrong_clock_is_not_for_ever(shared_url: str) -> None:
    async def scene() -> None:
        async with club(shared_url, "t1") as db:
            year = 365 * 86_400.0
            assert await leases.take(db, "t1", "wrong", NOW + year + 20, now=NOW + year)
            assert await leases.take(db, "t1", "right", NOW + 20, now=NOW)
            assert not await leases.take(db, "t1", "other", NOW + 21, now=NOW + 1)

    asyncio.run(scene())
