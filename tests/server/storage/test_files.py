"""One SQLite file: who may open it, how safe it is, and copies of it."""

import asyncio
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from tests.server.serving import PATIENCE_SECONDS, read_line, read_rest
from tests.server.storage.rows import club, move, opened
from ziggurat.kernel.errors import Invalid
from ziggurat.server.storage import addresses, entries, files, people
from ziggurat.server.storage.database import Database

HOLDER = """
import asyncio, sys
from ziggurat.server.storage.database import Database

async def hold():
    await Database.open(sys.argv[1])
    print("open", flush=True)
    await asyncio.Event().wait()

asyncio.run(hold())
"""


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(f"{tmp_path}/club.db"):
            await Database.open(f"{tmp_path}/club.db")

    with pytest.raises(Invalid, match=r"Another server uses .*club\.db.*PostgreSQL"):
        asyncio.run(scene())


def test_a_server_in_another_process_counts_until_it_ends_however_it_ends(tmp_path: Path) -> None:
    path = f"{tmp_path}/club.db"

    async def try_it() -> None:
        async with opened(path):
            pass

    command = [sys.executable, "-c", HOLDER, path]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as holder:
        try:
            assert read_line(holder) == "open\n"
            with pytest.raises(Invalid, match="Another server"):
                asyncio.run(try_it())
        finally:
            holder.kill()
        read_rest(holder)
    asyncio.run(try_it())


def test_a_tool_may_open_the_file_beside_a_server(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(f"{tmp_path}/club.db", "t1") as db:
            tool = await Database.open(f"{tmp_path}/club.db", migrate=False, beside=True)
            await db.writer.write(move())
            assert await entries.count(tool) == 1
            await tool.close()

    asyncio.run(scene())


def test_a_tool_that_does_not_migrate_makes_no_file(tmp_path: Path) -> None:
    with pytest.raises(Invalid, match=r"There is no database .*club\.db"):
        asyncio.run(Database.open(f"{tmp_path}/club.db", migrate=False, beside=True))
    assert list(tmp_path.iterdir()) == []


def test_the_file_is_the_owners_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(f"{tmp_path}/club.db"):
            pass

    asyncio.run(scene())
    assert stat.S_IMODE((tmp_path / "club.db").stat().st_mode) == 0o600


def test_what_is_committed_outlives_a_loss_of_power(tmp_path: Path) -> None:
    def settings(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in names]

    async def scene() -> None:
        async with opened(f"{tmp_path}/club.db") as db:
            full = 2
            assert await db.read(settings) == ["wal", full, 1]
            assert await db.change(settings) == ["wal", full, 1]

    asyncio.run(scene())


def test_a_default_file_gets_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "data" / "ziggurat" / "ziggurat.db"
    monkeypatch.setattr(files, "default_file", lambda: path)

    async def scene() -> None:
        async with opened(str(path)):
            pass

    asyncio.run(scene())
    assert path.exists()
    assert addresses.default_file() != path


def test_what_is_no_database_is_refused_with_the_reason(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna, " * 1000)
    for name, why in (
        ("letter.txt", "cannot be opened as an SQLite database: file is not a database"),
        ("nowhere/club.db", "There is no folder .*nowhere"),
        (".", "is a folder"),
    ):
        with pytest.raises(Invalid, match=why):
            asyncio.run(Database.open(str(tmp_path / name)))
    assert letter.read_text() == "Dear Anna, " * 1000


def test_another_program_that_writes_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "LOCK_PATIENCE_SECONDS", float(PATIENCE_SECONDS))

    async def scene() -> None:
        async with club(f"{tmp_path}/club.db", "t1") as db:
            with closing(sqlite3.connect(tmp_path / "club.db", isolation_level=None)) as tool:
                tool.execute("BEGIN IMMEDIATE")
                tool.execute("UPDATE tables SET title = 'by hand'")
                storing = asyncio.create_task(db.writer.write(move()))
                # Readers do not wait, and the loop goes on.
                assert await entries.count(db) == 0
                done, _ = await asyncio.wait([storing], timeout=3 * files.LOCK_PAUSE_SECONDS)
                assert not done
                tool.execute("COMMIT")
                await storing
            assert await entries.count(db) == 1

    asyncio.run(scene())


def test_another_program_that_never_ends_is_not_waited_for_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "LOCK_PATIENCE_SECONDS", 0.0)

    async def scene() -> None:
        async with club(f"{tmp_path}/club.db", "t1") as db:
            with closing(sqlite3.connect(tmp_path / "club.db", isolation_level=None)) as tool:
                tool.execute("BEGIN IMMEDIATE")
                with pytest.raises(Exception, match="database is locked"):
                    await db.writer.write(move())
            await db.writer.write(move())
            assert await entries.count(db) == 1

    asyncio.run(scene())


def test_a_slow_disk_is_waited_for_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "SLOW_COMMIT_SECONDS", -1.0)
    names = [f"t{number}" for number in range(2 * files.COMMITS_BETWEEN_TRIALS)]

    async def scene() -> None:
        async with club(f"{tmp_path}/club.db", *names) as db:
            impatient = asyncio.create_task(db.writer.write(move("t0")))
            await asyncio.sleep(0)
            impatient.cancel()
            for name in names[1:]:
                await db.writer.write(move(name))
            assert await entries.count(db) == len(names)

    asyncio.run(scene())


def test_a_change_goes_on_when_its_caller_gives_up(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(f"{tmp_path}/club.db", "t1") as db:
            rename = text("UPDATE tables SET title = 'renamed'")
            changing = asyncio.create_task(
                db.change(lambda connection: connection.execute(rename).rowcount)
            )
            await asyncio.sleep(0)
            changing.cancel()
            await db.writer.write(move())
            title = text("SELECT title FROM tables")
            found = await db.read(lambda connection: connection.execute(title).scalar())
            assert found == "renamed"

    asyncio.run(scene())


def test_work_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    def work(connection: Connection) -> None:
        connection.execute(text("UPDATE people SET name = 'Nobody'"))
        raise ValueError("on second thoughts")

    async def scene() -> None:
        async with club(f"{tmp_path}/club.db") as db:
            with pytest.raises(ValueError, match="second thoughts"):
                await db.change(work)
            anna = await people.find(db, "anna")
            assert anna is not None
            assert anna.name == "Anna"

    asyncio.run(scene())


def test_a_backup_made_while_moves_are_stored_is_of_one_moment(tmp_path: Path) -> None:
    async def play(db: Database, stop: asyncio.Event) -> None:
        number = 0
        while not stop.is_set():
            number += 1
            await db.writer.write(move(number=number))

    async def scene() -> None:
        async with club(f"{tmp_path}/club.db", "t1") as db:
            await db.writer.write(move("t1", 1_000_000))
            stop = asyncio.Event()
            playing = asyncio.create_task(play(db, stop))
            await db.backup(tmp_path / "copy.db")
            stop.set()
            await playing
        async with opened(f"{tmp_path}/copy.db") as copy:
            numbers = [entry.number for entry in await entries.of(copy, "t1")]
            assert numbers == [*range(1, len(numbers)), 1_000_000]

    asyncio.run(scene())
    assert not list(tmp_path.glob("*.part*"))


def test_a_backup_never_overwrites_and_needs_a_folder(tmp_path: Path) -> None:
    (tmp_path / "kept.db").write_text("kept")

    async def scene(target: Path) -> None:
        async with opened(f"{tmp_path}/club.db") as db:
            await db.backup(target)

    with pytest.raises(Invalid, match="is there already"):
        asyncio.run(scene(tmp_path / "kept.db"))
    assert (tmp_path / "kept.db").read_text() == "kept"
    with pytest.raises(Invalid, match="no folder"):
        asyncio.run(scene(tmp_path / "nowhere" / "copy.db"))


def test_postgresql_is_backed_up_by_its_own_tool(shared_url: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(shared_url) as db:
            await db.backup(tmp_path / "copy.db")

    with pytest.raises(Invalid, match="pg_dump"):
        asyncio.run(scene())
