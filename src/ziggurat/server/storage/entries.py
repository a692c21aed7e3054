"""The journals: everything that happened at every table, in order, for ever."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, func, insert, select

from ziggurat.server.storage import schema
from ziggurat.server.storage.store import Store, SwiftStatement
from ziggurat.server.storage.stored import Conflict, StoredEntry

_COLUMNS = schema.entries.c
_APPENDING = SwiftStatement(insert(schema.entries))


async def of(db: Store, table: str, after: int = 0) -> list[StoredEntry]:
    """The journal of a table, or what came after an entry of it."""
    wanted = (
        select(schema.entries)
        .where(_COLUMNS.table_id == table, _COLUMNS.number > after)
        .order_by(_COLUMNS.number)
    )
    rows = await db.read(lambda connection: connection.execute(wanted).all())
    return [_entry(row) for row in rows]


async def find_by_key(db: Store, table: str, key: str) -> StoredEntry | None:
    """The entry a command with that key became, if it was carried out."""
    wanted = select(schema.entries).where(_COLUMNS.table_id == table, _COLUMNS.key == key)
    row = await db.read(lambda connection: connection.execute(wanted).one_or_none())
    return None if row is None else _entry(row)


async def count(db: Store) -> int:
    """How many entries all journals have together."""
    wanted = select(func.count()).select_from(schema.entries)
    return await db.read(lambda connection: connection.execute(wanted).scalar_one())


def append(connection: Connection, added: Sequence[StoredEntry]) -> None:
    """Write entries, in an order in which two processes never wait for each other."""
    if not added:
        return
    rows = [_row(entry) for entry in sorted(added, key=lambda each: (each.table, each.number))]
    if connection.dialect.name == "sqlite":
        _APPENDING.execute(connection, rows)
    else:
        # Asked to return something, PostgreSQL gets all rows in one statement.
        connection.execute(insert(schema.entries).returning(_COLUMNS.number), rows)


def find_conflict(connection: Connection, added: Sequence[StoredEntry]) -> Conflict | None:
    """What of the journal stands against adding these entries; a used key comes first."""
    taken: Conflict | None = None
    for entry in added:
        here = _COLUMNS.table_id == entry.table
        if entry.key and _exists(connection, here, _COLUMNS.key == entry.key):
            return Conflict(entry.table, is_key=True)
        if taken is None and _exists(connection, here, _COLUMNS.number == entry.number):
            taken = Conflict(entry.table, is_key=False)
    return taken


def _exists(connection: Connection, *conditions: ColumnElement[bool]) -> bool:
    found = connection.execute(select(_COLUMNS.number).where(*conditions).limit(1))
    return found.first() is not None


def _row(entry: StoredEntry) -> dict[str, object]:
    return {
        "table_id": entry.table,
        "number": entry.number,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "person": entry.person,
        "text": entry.text,
        "note": entry.note,
        "key": entry.key or None,
    }


def _entry(row: Row[*tuple[Any, ...]]) -> StoredEntry:
    # By place and not by name: a journal has thousands of rows, and names take twice as long.
    table, number, at, kind, seat, person, text, note, key = row
    return StoredEntry(
        table=table,
        number=number,
        at=at,
        kind=kind,
        seat=seat,
        person=person,
        text=text,
        note=note,
        key=key or "",
    )
