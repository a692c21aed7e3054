"""Tables that people have put away: their own list does not show them any more."""

from sqlalchemy import Connection, Delete, delete, insert

from ziggurat.server.storage import schema
from ziggurat.server.storage.store import Store

_COLUMNS = schema.put_away.c


async def put_away(db: Store, table: str, person: str) -> None:
    """Take a table out of a person's list."""

    def work(connection: Connection) -> None:
        connection.execute(_forgetting(table, person))
        connection.execute(insert(schema.put_away).values(person=person, table_id=table))

    await db.change(work)


async def bring_back(db: Store, table: str, person: str) -> None:
    """Show a table in a person's list again."""

    def work(connection: Connection) -> None:
        connection.execute(_forgetting(table, person))

    await db.change(work)


def _forgetting(table: str, person: str) -> Delete:
    return delete(schema.put_away).where(_COLUMNS.table_id == table, _COLUMNS.person == person)
