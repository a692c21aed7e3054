"""The people: guests and holders of accounts."""

import unicodedata
from collections.abc import Callable, Collection

import msgspec
from sqlalchemy import Connection, Row, Select, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ziggurat.kernel.errors import Invalid
from ziggurat.server.models import NoticeChoices
from ziggurat.server.storage import schema
from ziggurat.server.storage.store import Store
from ziggurat.server.storage.stored import StoredPerson

_COLUMNS = schema.people.c


class Taken(Invalid):
    """Somebody else has an account of that name."""


async def find(db: Store, id: str) -> StoredPerson | None:  # noqa: A002
    """The person of that id."""
    found = await _read(db, select(schema.people).where(_COLUMNS.id == id))
    return found[0] if found else None


async def find_many(db: Store, ids: Collection[str]) -> dict[str, StoredPerson]:
    """Those of the people that there are."""
    found = await _read(db, select(schema.people).where(_COLUMNS.id.in_(ids)))
    return {person.id: person for person in found}


async def by_login(db: Store, login: str) -> StoredPerson | None:
    """The holder of an account; its name is the same in capitals or not."""
    wanted = select(schema.people).where(_COLUMNS.login_key == _login_key(login))
    found = await _read(db, wanted)
    return found[0] if found else None


async def everybody(
    db: Store, *, limit: int = 1000, only_accounts: bool = False
) -> list[StoredPerson]:
    """All people, the newest first: for whoever looks after the server."""
    wanted = select(schema.people).order_by(_COLUMNS.created_at.desc(), _COLUMNS.id).limit(limit)
    return await _read(db, wanted.where(_COLUMNS.login.is_not(None)) if only_accounts else wanted)


async def count(db: Store) -> int:
    """How many people there are."""
    wanted = select(func.count()).select_from(schema.people)
    return await db.read(lambda connection: connection.execute(wanted).scalar_one())


async def add(db: Store, person: StoredPerson) -> None:
    """Somebody new; `Taken` when the account's name is not."""

    def work(connection: Connection) -> None:
        connection.execute(insert(schema.people), _row(person))

    await _write(db, work, person)


async def change(db: Store, person: StoredPerson) -> None:
    """Everything about a person as it is now; `Taken` when the account's name is another's."""

    def work(connection: Connection) -> None:
        changed = update(schema.people).where(_COLUMNS.id == person.id)
        connection.execute(changed.values(_row(person)))

    await _write(db, work, person)


async def _write(db: Store, work: Callable[[Connection], None], person: StoredPerson) -> None:
    try:
        await db.change(work)
    except IntegrityError as refused:
        # Of two who want a name at the same time one gets it; the database decides.
        holder = None if person.login is None else await by_login(db, person.login)
        if holder is None or holder.id == person.id:
            raise
        raise Taken(
            f"There is already an account named '{holder.login}'. Choose another name."
        ) from refused


def _login_key(login: str) -> str:
    return unicodedata.normalize("NFKC", login).casefold()


def _row(person: StoredPerson) -> dict[str, object]:
    return {
        "id": person.id,
        "name": person.name,
        "login": person.login,
        "login_key": None if person.login is None else _login_key(person.login),
        "password_hash": person.password_hash,
        "notices": msgspec.json.encode(person.notices).decode(),
        "created_at": person.created_at,
    }


def _person(row: Row[*tuple[object, ...]]) -> StoredPerson:
    return StoredPerson(
        id=row.id,
        name=row.name,
        login=row.login,
        password_hash=row.password_hash,
        notices=msgspec.json.decode(row.notices, type=NoticeChoices),
        created_at=row.created_at,
    )


async def _read(db: Store, wanted: Select[*tuple[object, ...]]) -> list[StoredPerson]:
    rows = await db.read(lambda connection: connection.execute(wanted).all())
    return [_person(row) for row in rows]
