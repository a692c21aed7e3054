"""Where people are signed in: one row for each token that still counts."""

from sqlalchemy import Connection, Delete, delete, insert, select, update

from ziggurat.server.storage import schema
from ziggurat.server.storage.store import Store
from ziggurat.server.storage.stored import StoredSession

_COLUMNS = schema.sessions.c


async def add(db: Store, session: StoredSession, *, now: float) -> None:
    """Somebody signs in; what has run out of theirs is forgotten."""
    over = delete(schema.sessions).where(_COLUMNS.person == session.person, _COLUMNS.until <= now)

    def work(connection: Connection) -> None:
        connection.execute(over)
        row = {"id": session.id, "person": session.person, "until": session.until}
        connection.execute(insert(schema.sessions), row)

    await db.change(work)


async def find(db: Store, id: str) -> StoredSession | None:  # noqa: A002
    """The session of that id, even if its time is over."""
    wanted = select(schema.sessions).where(_COLUMNS.id == id)
    row = await db.read(lambda connection: connection.execute(wanted).one_or_none())
    return None if row is None else StoredSession(id=row.id, person=row.person, until=row.until)


async def prolong(db: Store, id: str, until: float) -> None:  # noqa: A002
    """Let a session last longer; one that was ended meanwhile stays ended."""
    longer = update(schema.sessions).where(_COLUMNS.id == id).values(until=until)

    def work(connection: Connection) -> None:
        connection.execute(longer)

    await db.change(work)


async def end(db: Store, id: str) -> None:  # noqa: A002
    """Somebody signs out."""
    await _remove(db, delete(schema.sessions).where(_COLUMNS.id == id))


async def end_all(db: Store, person: str, *, but: str = "") -> None:
    """Sign a person out everywhere, except for one session."""
    await _remove(db, delete(schema.sessions).where(_COLUMNS.person == person, _COLUMNS.id != but))


async def _remove(db: Store, ended: Delete) -> None:
    def work(connection: Connection) -> None:
        connection.execute(ended)

    await db.change(work)
