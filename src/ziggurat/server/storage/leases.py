"""Which process plays for the bots and clocks of a table, where there are several processes.

A lease runs out by itself when its holder dies; then any other process may take it. Where only one
process can use the database there is nobody to share with, and every lease is granted at once.
"""

import time
from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, delete, or_, select

from ziggurat.server.storage import schema
from ziggurat.server.storage.store import Store, adding

LONGEST_SECONDS = 3600.0
"""No lease is taken for nearly as long."""

_COLUMNS = schema.leases.c


async def take(
    db: Store, table: str, holder: str, until: float, *, now: float | None = None
) -> bool:
    """Take or prolong the lease of a table; False when another process holds it."""
    return table in await take_many(db, [table], holder, until, now=now)


async def take_many(
    db: Store, tables: Collection[str], holder: str, until: float, *, now: float | None = None
) -> set[str]:
    """Take or prolong the leases of tables; those that the holder has now."""
    if not db.is_shared or not tables:
        return set(tables)
    present = time.time() if now is None else now
    # In order, so that two processes never wait for each other.
    rows = [{"table_id": table, "holder": holder, "until": until} for table in sorted(tables)]

    def work(connection: Connection) -> set[str]:
        statement = adding(connection, schema.leases)
        statement = statement.on_conflict_do_update(
            index_elements=[_COLUMNS.table_id],
            set_={"holder": statement.excluded.holder, "until": statement.excluded.until},
            where=or_(_COLUMNS.holder == holder, _is_over(present)),
        )
        connection.execute(statement, rows)
        held = select(_COLUMNS.table_id).where(_COLUMNS.holder == holder)
        return set(connection.execute(held.where(_COLUMNS.table_id.in_(tables))).scalars())

    return await db.change(work)


async def vacant(db: Store, *, now: float | None = None) -> list[str]:
    """The running tables that nobody drives, or somebody who has not prolonged the lease."""
    present = time.time() if now is None else now
    wanted = (
        select(schema.tables.c.id)
        .outerjoin(schema.leases, schema.leases.c.table_id == schema.tables.c.id)
        .where(schema.tables.c.status == "running")
        .where(or_(_COLUMNS.until.is_(None), _is_over(present)))
        .order_by(schema.tables.c.updated_at)
    )
    return list(await db.read(lambda connection: connection.execute(wanted).scalars().all()))


def _is_over(now: float) -> ColumnElement[bool]:
    """Whether a lease has run out; one for very long was taken by a machine with a wrong clock."""
    return or_(_COLUMNS.until <= now, _COLUMNS.until > now + LONGEST_SECONDS)


async def release(db: Store, holder: str, tables: Collection[str] | None = None) -> None:
    """Give back the leases of these tables, or all that the holder has."""
    if not db.is_shared:
        return
    given = delete(schema.leases).where(_COLUMNS.holder == holder)
    if tables is not None:
        given = given.where(_COLUMNS.table_id.in_(tables))

    def work(connection: Connection) -> None:
        connection.execute(given)

    await db.change(work)
