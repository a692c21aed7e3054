"""People, tables and entries to store, with nothing in them that a test does not care about."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ziggurat.server.models import SeatStatus, TableStatus
from ziggurat.server.storage import people
from ziggurat.server.storage.database import Database
from ziggurat.server.storage.stored import (
    Batch,
    StoredEntry,
    StoredNotice,
    StoredPerson,
    StoredSeat,
    StoredTable,
    TablePatch,
)

NOW = 1_700_000_000.125


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    """A database, opened as a server opens it."""
    db = await Database.open(url)
    try:
        yield db
    finally:
        await db.close()


@asynccontextmanager
async def club(url: str, *tables: str) -> AsyncIterator[Database]:
    """A database with one person, `anna`, and these tables in their lobbies."""
    async with opened(url) as db:
        await people.add(db, person())
        for table in tables:
            await db.writer.write(Batch(table=new_table(table)))
        yield db


def person(id: str = "anna", login: str | None = None) -> StoredPerson:  # noqa: A002
    return StoredPerson(id=id, name=id.title(), login=login, created_at=NOW)


def new_table(
    id: str = "t1",  # noqa: A002
    status: TableStatus = "lobby",
    *,
    host: str = "anna",
    is_listed: bool = True,
    updated_at: float = NOW,
) -> StoredTable:
    return StoredTable(
        id=id,
        game="revolt",
        rules=1,
        host=host,
        seed="5eed",
        status=status,
        is_listed=is_listed,
        created_at=NOW,
        updated_at=updated_at,
    )


def new_seat(
    table: str = "t1",
    seat: int = 0,
    kind: SeatStatus = "open",
    *,
    person: str | None = None,
    link: str = "",
) -> StoredSeat:
    return StoredSeat(table=table, seat=seat, kind=kind, person=person, link=link)


def entry(table: str = "t1", number: int = 1, *, text: str = "", key: str = "") -> StoredEntry:
    return StoredEntry(table=table, number=number, at=NOW, kind="move", text=text, key=key)


def move(table: str = "t1", number: int = 1, *, text: str = "", key: str = "") -> Batch:
    """An answer: an entry, and what lists tell of it."""
    patch = TablePatch(
        id=table,
        status="running",
        asked=[1],
        moves=number,
        number=number,
        sides=["Rome", "Gaul"],
        updated_at=NOW + number,
    )
    return Batch(entries=[entry(table, number, text=text, key=key)], table=patch)


def notice(id: str = "n1", *, due_at: float = NOW, person: str = "anna") -> StoredNotice:  # noqa: A002
    return StoredNotice(
        id=id,
        person=person,
        table="t1",
        kind="your_turn",
        channel="mail",
        address="anna@example.org",
        subject="Your turn",
        text="Rome waits.",
        created_at=NOW,
        due_at=due_at,
    )
