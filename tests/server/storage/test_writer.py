"""Batches are stored together, and each wholly or not at all."""

import asyncio
from collections.abc import Sequence

import pytest
from sqlalchemy import Connection, exc, text
from sqlalchemy.exc import IntegrityError, OperationalError

from tests.server.postgres import PostgresServer
from tests.server.storage.rows import (
    club,
    entry,
    move,
    new_seat,
    new_table,
    notice,
    opened,
    person,
)
from ziggurat.kernel.errors import Broken
from ziggurat.server.storage import entries, outbox, people, seats, tables
from ziggurat.server.storage.stored import Batch, Conflict, StoredEntry


def test_a_batch_comes_back_as_it_was_written(url: str) -> None:
    written = StoredEntry(
        table="t1",
        number=1,
        at=1_700_000_000.123_456_7,
        kind="move",
        seat=2,
        person="anna",
        text="attack roma>capua — «now», 现在 😀 \"';--",
        note="clock",
        key="k1",
    )
    seat = new_seat("t1", 2, "person", person="anna")

    async def scene() -> None:
        async with club(url) as db:
            table = new_table("t1", "running")
            await db.writer.write(
                Batch(entries=[written], table=table, seats=[seat], outbox=[notice()])
            )
            assert await entries.of(db, "t1") == [written]
            assert await tables.find(db, "t1") == table
            assert await seats.of(db, "t1") == [seat]
            assert await outbox.take_due(db, notice().due_at) == [notice()]

    asyncio.run(scene())


def test_what_lists_tell_of_a_table_follows_its_entries(url: str) -> None:
    async def scene() -> None:
        async with club(url, "t1", "t2") as db:
            await db.writer.write(move("t1", 1))
            await db.writer.write(move("t1", 2))
            table = await tables.find(db, "t1")
            assert table is not None
            assert (table.status, table.asked, table.moves) == ("running", [1], 2)
            assert (table.number, table.updated_at) == (2, move("t1", 2).entries[0].at + 2)
            assert await tables.find(db, "t2") == new_table("t2")

    asyncio.run(scene())


def test_batches_that_wait_together_share_a_transaction(url: str) -> None:
    names = [f"t{number}" for number in range(100)]

    async def scene() -> None:
        async with club(url, *names) as db:
            before = db.writer.transactions
            await asyncio.gather(*(db.writer.write(move(name)) for name in names))
            assert db.writer.transactions - before == 1
            assert await entries.count(db) == 100
            numbers = await tables.numbers(db)
            assert numbers == dict.fromkeys(names, 1)

    asyncio.run(scene())


def test_a_number_that_is_taken_is_a_conflict_and_nothing_is_stored(url: str) -> None:
    async def scene() -> None:
        async with club(url, "t1") as db:
            await db.writer.write(move(text="first"))
            with pytest.raises(Conflict) as refused:
                await db.writer.write(
                    Batch(entries=[entry(text="second")], seats=[new_seat()], outbox=[notice()])
                )
            assert not refused.value.is_key
            assert [each.text for each in await entries.of(db, "t1")] == ["first"]
            assert await seats.of(db, "t1") == []
            assert await outbox.find_due_time(db) is None

    asyncio.run(scene())


def test_a_key_that_was_used_is_told_apart_even_when_the_number_is_taken_too(url: str) -> None:
    async def scene() -> None:
        async with club(url, "t1", "t2") as db:
            await db.writer.write(move(key="again"))
            for number in (1, 2):
                with pytest.raises(Conflict) as refused:
                    await db.writer.write(move(number=number, key="again"))
                assert refused.value.is_key
            await db.writer.write(move("t2", key="again"))
            found = await entries.find_by_key(db, "t1", "again")
            assert found == entry(key="again")
            assert await entries.find_by_key(db, "t1", "other") is None

    asyncio.run(scene())


def test_entries_without_a_key_never_collide_by_it(url: str) -> None:
    async def scene() -> None:
        async with club(url, "t1") as db:
            await db.writer.write(Batch(entries=[entry(number=1), entry(number=2)]))
            assert [each.number for each in await entries.of(db, "t1")] == [1, 2]

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("guilty", "error"),
    [
        (move("bad", 1), Conflict),
        (move("nowhere", 1), IntegrityError),
        (move("t3", 2, text="\ud800"), UnicodeEncodeError),
    ],
    ids=["a taken number", "no such table", "no text at all"],
)
def test_a_guilty_batch_harms_no_other(url: str, guilty: Batch, error: type[Exception]) -> None:
    names = [f"t{number}" for number in range(20)]

    async def scene() -> None:
        async with club(url, "bad", *names) as db:
            await db.writer.write(move("bad"))
            batches = [move(name) for name in names]
            batches.insert(7, guilty)
            results = await asyncio.gather(
                *(db.writer.write(batch) for batch in batches), return_exceptions=True
            )
            assert isinstance(results.pop(7), error)
            assert results == [None] * 20
            assert await entries.count(db) == 21

    asyncio.run(scene())


def test_of_two_batches_for_one_number_that_wait_together_the_first_is_stored(url: str) -> None:
    async def scene() -> None:
        async with club(url, "t1") as db:
            first, second = await asyncio.gather(
                db.writer.write(move(text="first")),
                db.writer.write(move(text="second")),
                return_exceptions=True,
            )
            assert first is None
            assert isinstance(second, Conflict)
            assert [each.text for each in await entries.of(db, "t1")] == ["first"]

    asyncio.run(scene())


def test_two_processes_never_store_the_same_number(shared_url: str) -> None:
    async def scene() -> None:
        async with club(shared_url, "t1", "t2") as one, opened(shared_url) as other:
            rounds = range(1, 31)
            for number in rounds:
                # In opposite orders, as two processes would by chance.
                results = await asyncio.gather(
                    one.writer.write(move("t1", number, text="one")),
                    other.writer.write(move("t2", number, text="other")),
                    one.writer.write(move("t2", number, text="one")),
                    other.writer.write(move("t1", number, text="other")),
                    return_exceptions=True,
                )
                assert sorted(map(repr, results))[2:] == ["None", "None"]
                assert sum(isinstance(each, Conflict) for each in results) == 2
            assert [each.number for each in await entries.of(one, "t1")] == list(rounds)

    asyncio.run(scene())


def test_a_full_disk_is_told_to_whoever_waits_and_the_writer_goes_on(tmp_path: object) -> None:
    full = text("PRAGMA max_page_count = 1")
    roomy = text("PRAGMA max_page_count = 1000000")

    async def scene() -> None:
        async with club(f"{tmp_path}/club.db", "t1", "t2") as db:
            # SQLite then holds the file at the size it has.
            await db.change(lambda connection: connection.execute(full).scalar())
            long = "x" * 100_000
            results = await asyncio.gather(
                db.writer.write(move("t1", text=long)),
                db.writer.write(move("t2", text=long)),
                return_exceptions=True,
            )
            assert [type(each) for each in results] == [OperationalError, OperationalError]
            assert all("full" in str(each) for each in results)
            await db.change(lambda connection: connection.execute(roomy).scalar())
            await db.writer.write(move("t1", text=long))
            assert await entries.count(db) == 1

    asyncio.run(scene())


def test_the_writer_goes_on_when_the_server_of_the_database_cut_all_connections(
    shared_url: str, postgres: PostgresServer
) -> None:
    async def scene() -> None:
        async with club(shared_url, "t1") as db:
            await db.writer.write(move(number=1))
            postgres.cut_connections(shared_url)
            await db.writer.write(move(number=2))
            assert await entries.count(db) == 2

    asyncio.run(scene())


def test_the_writer_goes_on_when_it_cannot_be_found_out_why_a_batch_was_refused(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def give_up(connection: Connection, added: Sequence[StoredEntry]) -> Conflict | None:
        raise exc.TimeoutError("no connection was free")

    async def scene() -> None:
        async with club(url, "t1") as db:
            await db.writer.write(move(number=1))
            with monkeypatch.context() as patch:
                patch.setattr(entries, "find_conflict", give_up)
                with pytest.raises(exc.TimeoutError):
                    await db.writer.write(move(number=1))
            await db.writer.write(move(number=2))
            assert await entries.count(db) == 2

    asyncio.run(scene())


def test_closing_stores_what_waits_and_then_refuses(url: str) -> None:
    names = [f"t{number}" for number in range(300)]

    async def scene() -> None:
        async with club(url, *names) as db:
            waiting = [asyncio.create_task(db.writer.write(move(name))) for name in names]
            await asyncio.sleep(0)
            await db.writer.close()
            await asyncio.gather(*waiting)
            assert await entries.count(db) == 300
            with pytest.raises(Broken, match="closed"):
                await db.writer.write(move("t1", 2))

    asyncio.run(scene())


def test_a_caller_who_gives_up_does_not_disturb_the_others(url: str) -> None:
    async def scene() -> None:
        async with club(url, "t1", "t2") as db:
            impatient = asyncio.create_task(db.writer.write(move("t1")))
            patient = asyncio.create_task(db.writer.write(move("t2")))
            await asyncio.sleep(0)
            impatient.cancel()
            await patient
            await db.writer.write(move("t2", 2))
            assert [each.number for each in await entries.of(db, "t1")] == [1]
            assert [each.number for each in await entries.of(db, "t2")] == [1, 2]

    asyncio.run(scene())


def test_a_whole_row_replaces_the_table_and_a_seat_the_seat_of_its_number(url: str) -> None:
    async def scene() -> None:
        async with club(url, "t1") as db:
            await people.add(db, person("ben"))
            await db.writer.write(Batch(seats=[new_seat(seat=0), new_seat(seat=1)]))
            taken = new_seat(seat=1, kind="person", person="ben")
            changed = new_table("t1", host="ben", is_listed=False)
            await db.writer.write(Batch(table=changed, seats=[taken]))
            assert await tables.find(db, "t1") == changed
            assert await seats.of(db, "t1") == [new_seat(seat=0), taken]

    asyncio.run(scene())
