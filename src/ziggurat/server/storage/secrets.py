"""The server's own secrets: made once, shared by all its processes."""

from secrets import token_bytes

from sqlalchemy import Connection, select

from ziggurat.server.storage import schema
from ziggurat.server.storage.store import Store, adding, replacing

SECRET_BYTES = 32
TRIAL = "trial"
"""The name of what is stored only to see that it can be."""


async def of(db: Store, name: str = "signing") -> bytes:
    """The secret of that name; the first process to ask makes it."""

    def work(connection: Connection) -> bytes:
        made = {"name": name, "value": token_bytes(SECRET_BYTES)}
        connection.execute(adding(connection, schema.secrets).on_conflict_do_nothing(), made)
        wanted = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        return bytes(connection.execute(wanted).scalar_one())

    return await db.change(work)


async def try_out(db: Store) -> None:
    """Store something and read it back; raises what the database raises."""
    stored = token_bytes(SECRET_BYTES)

    def write(connection: Connection) -> None:
        row = {"name": TRIAL, "value": stored}
        connection.execute(replacing(connection, schema.secrets), row)

    await db.change(write)
    wanted = select(schema.secrets.c.value).where(schema.secrets.c.name == TRIAL)
    await db.read(lambda connection: connection.execute(wanted).scalar_one())
