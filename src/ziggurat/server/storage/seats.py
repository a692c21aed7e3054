"""The seats of all tables: who sits there, or by which link somebody may."""

from collections.abc import Collection, Sequence

from sqlalchemy import Connection, Row, Select, select

from ziggurat.server.storage import schema
from ziggurat.server.storage.store import Store, replacing
from ziggurat.server.storage.stored import StoredSeat

_COLUMNS = schema.seats.c


async def of(db: Store, table: str) -> list[StoredSeat]:
    """The seats of a table, in order."""
    wanted = select(schema.seats).where(_COLUMNS.table_id == table).order_by(_COLUMNS.seat)
    return await _read(db, wanted)


async def of_many(db: Store, tables: Collection[str]) -> dict[str, list[StoredSeat]]:
    """The seats of several tables, in order."""
    wanted = select(schema.seats).where(_COLUMNS.table_id.in_(tables)).order_by(_COLUMNS.seat)
    found: dict[str, list[StoredSeat]] = {table: [] for table in tables}
    for seat in await _read(db, wanted):
        found[seat.table].append(seat)
    return found


async def by_link(db: Store, link: str) -> StoredSeat | None:
    """The seat a secret link claims."""
    found = await _read(db, select(schema.seats).where(_COLUMNS.link == link))
    return found[0] if found else None


def put(connection: Connection, rows: Sequence[StoredSeat]) -> None:
    """Add seats, or replace those of the same table and number."""
    if rows:
        ordered = sorted(rows, key=lambda row: (row.table, row.seat))
        connection.execute(replacing(connection, schema.seats), [_row(row) for row in ordered])


def _row(seat: StoredSeat) -> dict[str, object]:
    return {
        "table_id": seat.table,
        "seat": seat.seat,
        "kind": seat.kind,
        "person": seat.person,
        "bot": seat.bot,
        "link": seat.link or None,
        "name": seat.name,
    }


def _seat(row: Row[*tuple[object, ...]]) -> StoredSeat:
    return StoredSeat(
        table=row.table_id,
        seat=row.seat,
        kind=row.kind,
        person=row.person,
        bot=row.bot,
        link=row.link or "",
        name=row.name,
    )


async def _read(db: Store, wanted: Select[*tuple[object, ...]]) -> list[StoredSeat]:
    rows = await db.read(lambda connection: connection.execute(wanted).all())
    return [_seat(row) for row in rows]
