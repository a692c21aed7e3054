"""What people note for themselves at a table; nobody else ever reads it."""

from sqlalchemy import Connection, select

from ziggurat.server.storage import schema
from ziggurat.server.storage.store import Store, replacing

_COLUMNS = schema.notepads.c


async def read(db: Store, table: str, person: str) -> str:
    """A person's notes on a table; empty when there are none."""
    wanted = select(_COLUMNS.text).where(_COLUMNS.table_id == table, _COLUMNS.person == person)
    text = await db.read(lambda connection: connection.execute(wanted).scalar_one_or_none())
    return text or ""


async def write(db: Store, table: str, person: str, text: str) -> None:
    """Keep a person's notes in place of the earlier ones."""
    row = {"table_id": table, "person": person, "text": text}

    def work(connection: Connection) -> None:
        connection.execute(replacing(connection, schema.notepads), row)

    await db.change(work)
