"""What one process stores, the others on the same database hear of."""

import asyncio
from collections.abc import Collection
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import exc, text

from tests.server.postgres import PostgresServer
from tests.server.storage.rows import club, entry, move, new_table, opened
from ziggurat.server.storage import relay, tables
from ziggurat.server.storage.database import Database
from ziggurat.server.storage.listening import ListeningRelay
from ziggurat.server.storage.store import Store
from ziggurat.server.storage.stored import Batch, Conflict

PATIENCE_SECONDS = 60
News = asyncio.Queue[tuple[str, int]]


def listen(db: Database, *, following: list[str] | None = None) -> News:
    """Everything that is heard from now on."""
    news: News = asyncio.Queue()

    def heard(table: str, number: int) -> None:
        news.put_nowait((table, number))

    if following is None:
        db.relay.on_entries(heard)
    else:
        db.relay.on_entries(heard, following=lambda: following)
    return news


async def next_of(news: News) -> tuple[str, int]:
    return await asyncio.wait_for(news.get(), PATIENCE_SECONDS)


class Gate:
    """Stands before a relay's line: once it is lost, no new one is made until it opens."""

    def __init__(self, db: Database) -> None:
        assert isinstance(db.relay, ListeningRelay)
        self.is_lost = asyncio.Event()
        self.is_open = asyncio.Event()
        self._connect = db.relay._connect
        db.relay._connect = self._wait  # type: ignore[method-assign]

    async def _wait(self):  # type: ignore[no-untyped-def]
        self.is_lost.set()
        await self.is_open.wait()
        return await self._connect()


def test_other_processes_hear_of_every_entry_and_the_one_that_stored_it_does_not(
    shared_url: str,
) -> None:
    async def scene() -> None:
        async with club(shared_url, "t1", "t2") as one, opened(shared_url) as other:
            here, there = listen(one), listen(other)
            await one.writer.write(move("t1", 1))
            assert await next_of(there) == ("t1", 1)
            await one.writer.write(Batch(entries=[entry("t2", 1), entry("t2", 2)]))
            assert await next_of(there) == ("t2", 2)
            await other.writer.write(move("t1", 2))
            # The first thing heard here: not what was stored here.
            assert await next_of(here) == ("t1", 2)

    asyncio.run(scene())


def test_what_was_not_stored_is_not_heard_of(shared_url: str) -> None:
    async def scene() -> None:
        async with club(shared_url, "t1", "t2") as one, opened(shared_url) as other:
            news = listen(other)
            await one.writer.write(move("t1", 1))
            assert await next_of(news) == ("t1", 1)
            with pytest.raises(Conflict):
                await one.writer.write(move("t1", 1))
            await one.writer.write(move("t2", 1))
            assert await next_of(news) == ("t2", 1)

    asyncio.run(scene())


@pytest.mark.parametrize("following", [None, ["t1", "t2"]])
def test_what_was_stored_while_the_line_was_cut_is_heard_when_it_is_back(
    shared_url: str, postgres: PostgresServer, following: list[str] | None
) -> None:
    async def scene() -> None:
        async with club(shared_url, "t1", "t2") as one, opened(shared_url) as other:
            news = listen(other, following=following)
            await one.writer.write(move("t1", 1))
            assert await next_of(news) == ("t1", 1)
            gate = Gate(other)
            postgres.cut_connections(shared_url, "ziggurat relay")
            await asyncio.wait_for(gate.is_lost.wait(), PATIENCE_SECONDS)
            await one.writer.write(move("t1", 2))
            await one.writer.write(move("t2", 1))
            assert news.empty()
            gate.is_open.set()
            assert {await next_of(news), await next_of(news)} == {("t1", 2), ("t2", 1)}
            await one.writer.write(move("t2", 2))
            assert await next_of(news) == ("t2", 2)

    asyncio.run(scene())


def test_of_tables_nobody_follows_nothing_is_told_again(
    shared_url: str, postgres: PostgresServer
) -> None:
    async def scene() -> None:
        async with club(shared_url, "t1", "t2") as one, opened(shared_url) as other:
            news = listen(other, following=["t2"])
            gate = Gate(other)
            postgres.cut_connections(shared_url, "ziggurat relay")
            await asyncio.wait_for(gate.is_lost.wait(), PATIENCE_SECONDS)
            await one.writer.write(move("t1", 1))
            await one.writer.write(move("t2", 1))
            gate.is_open.set()
            assert await next_of(news) == ("t2", 1)
            await one.writer.write(move("t2", 2))
            assert await next_of(news) == ("t2", 2)

    asyncio.run(scene())


def test_one_who_fails_to_listen_does_not_make_the_others_deaf(
    shared_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(table: str, number: int) -> None:
        raise ValueError(f"{table} {number}")

    async def scene() -> None:
        async with club(shared_url, "t1") as one, opened(shared_url) as other:
            other.relay.on_entries(fail)
            news = listen(other)
            for number in (1, 2):
                await one.writer.write(move("t1", number))
                assert await next_of(news) == ("t1", number)

    asyncio.run(scene())
    assert "table t1 could not be passed on" in caplog.text


def test_what_cannot_be_read_does_not_make_a_process_deaf(
    shared_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with club(shared_url, "t1") as one, opened(shared_url) as other:
            news = listen(other)
            gossip = text("SELECT pg_notify(:channel, 'have you heard?')")
            said = {"channel": relay.CHANNEL}
            await one.change(lambda connection: connection.execute(gossip, said).first())
            await one.writer.write(move("t1", 1))
            assert await next_of(news) == ("t1", 1)
            assert isinstance(other.relay, ListeningRelay)
            assert other.relay.connections == 1

    asyncio.run(scene())
    assert "cannot be read" in caplog.text


def test_a_database_too_busy_to_catch_up_with_is_asked_again(
    shared_url: str, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = tables.numbers
    asked: list[list[str]] = []

    async def wait_in_vain(db: Store, ids: Collection[str] | None = None) -> dict[str, int]:
        asked.append(list(ids or []))
        if len(asked) == 1:
            raise exc.TimeoutError("no connection was free")
        return await numbers(db, ids)

    async def scene() -> None:
        async with club(shared_url, "t1") as one, opened(shared_url) as other:
            news = listen(other, following=["t1"])
            gate = Gate(other)
            postgres.cut_connections(shared_url, "ziggurat relay")
            await asyncio.wait_for(gate.is_lost.wait(), PATIENCE_SECONDS)
            await one.writer.write(move("t1", 1))
            monkeypatch.setattr(tables, "numbers", wait_in_vain)
            gate.is_open.set()
            assert await next_of(news) == ("t1", 1)

    asyncio.run(scene())
    assert asked == [["t1"], ["t1"]]


def test_more_tables_than_one_notification_holds_are_all_heard_of(shared_url: str) -> None:
    names = [f"a-table-with-quite-a-long-name-{number}" for number in range(400)]

    async def scene() -> None:
        async with club(shared_url) as one, opened(shared_url) as other:
            news = listen(other)
            await asyncio.gather(
                *(one.writer.write(Batch(table=row)) for row in map(new_table, names))
            )
            await asyncio.gather(*(one.writer.write(move(name)) for name in names))
            assert {await next_of(news) for _ in names} == {(name, 1) for name in names}

    asyncio.run(scene())


def test_no_notification_is_longer_than_postgresql_carries() -> None:
    newest = {f"{'x' * 60}{number}": number for number in range(1000)}
    notices = list(relay._notices("me", newest))
    assert all(len(notice) < 8000 for notice in notices)
    heard = [msgspec.json.decode(notice, type=relay.Announcement).entries for notice in notices]
    assert dict(pair for entries in heard for pair in entries) == newest


def test_on_one_file_there_is_nobody_else_to_hear(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(f"{tmp_path}/club.db", "t1") as db:
            news = listen(db)
            await db.writer.write(move())
            assert news.empty()

    asyncio.run(scene())
