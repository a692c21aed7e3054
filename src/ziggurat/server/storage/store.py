"""The two things that can be done with a database: read from it, and change it."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from operator import itemgetter
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Insert, Table, Update
from sqlalchemy.dialects import postgresql, sqlite

from ziggurat.kernel.errors import ZigguratError

Read = TypeVar("Read")


class Damaged(ZigguratError, OSError):
    """The database is not what it was: nothing more is stored until somebody has seen to it."""


class Store(Protocol):
    """A database as the modules beside this one use it.

    Work is a plain function of a connection, because the same text serves SQLite, which answers at
    once, and PostgreSQL, which is waited for. Each statement of work that reads sees one moment;
    work that changes is one transaction, safe on disk when `change` returns, undone when it raises.
    """

    @property
    def is_shared(self) -> bool:
        """Whether several server processes may use it at the same time."""
        ...

    async def read(self, work: Callable[[Connection], Read]) -> Read: ...

    async def change(self, work: Callable[[Connection], Read]) -> Read: ...


def adding(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An insertion that can say what to do with a row that is there already."""
    if connection.dialect.name == "sqlite":
        return sqlite.insert(table)
    return postgresql.insert(table)


def replacing(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An insertion that overwrites the row with the same primary key."""
    statement = adding(connection, table)
    key = list(table.primary_key)
    changed = {c.name: statement.excluded[c.name] for c in table.columns if c not in key}
    return statement.on_conflict_do_update(index_elements=key, set_=changed)


class SwiftStatement:
    """A statement SQLite is given for many rows with every transaction of moves.

    SQLAlchemy takes longer over the values of a row than SQLite over the row. So the statement is
    written once, and the driver gets the values as they are; they must be plain ones.
    """

    def __init__(self, statement: Insert | Update) -> None:
        self._statement = statement

    def execute(self, connection: Connection, rows: Iterable[Mapping[str, object]]) -> None:
        """Carry it out for each row."""
        text, values_of = self._written
        connection.exec_driver_sql(text, [values_of(row) for row in rows])

    @cached_property
    def _written(self) -> tuple[str, Callable[[Mapping[str, object]], tuple[Any, ...]]]:
        """Its text, and what puts the values of a row into the text's order."""
        compiled = self._statement.compile(dialect=sqlite.dialect())
        return compiled.string, itemgetter(*(compiled.positiontup or ()))
