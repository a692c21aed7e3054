"""PostgreSQL: one database, any number of server processes."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ziggurat.kernel.errors import Invalid
from ziggurat.server.storage.addresses import ServerAddress

Read = TypeVar("Read")


class ServerStore:
    """A PostgreSQL database, connected to."""

    is_shared = True

    def __init__(self, address: ServerAddress) -> None:
        self._address = address
        self._lasting = asyncio.Lock()
        try:
            # Asked before use: a server that was restarted meanwhile costs nobody an error.
            # What is stored has no place in error messages: they are logged.
            self._engine = create_async_engine(
                address.url,
                pool_pre_ping=True,
                hide_parameters=True,
                connect_args={"client_encoding": "utf8", **address.patience()},
            )
        except ModuleNotFoundError:
            raise Invalid(
                f"{address} is a PostgreSQL database, and psycopg, which speaks with those, is not "
                "installed. Install ziggurat with its extra 'postgres'."
            ) from None

    async def check(self) -> None:
        """Refuse a database that cannot be reached or used, with the reason."""
        try:
            encoding = await self.read(
                lambda connection: connection.exec_driver_sql("SHOW server_encoding").scalar_one()
            )
        except DBAPIError as failed:
            reason = " ".join(str(failed.orig).split())
            raise Invalid(f"The database {self._address} cannot be reached: {reason}") from None
        if encoding != "UTF8":
            raise Invalid(
                f"The database {self._address} writes texts as {encoding}, in which not every name "
                "can be written. Make one with: createdb --encoding=UTF8 --template=template0"
            )

    async def read(self, work: Callable[[Connection], Read]) -> Read:
        """What the work reads; each of its statements sees one moment."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def change(self, work: Callable[[Connection], Read]) -> Read:
        """Do the work in a transaction of its own; it is on disk when this returns."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A transaction for the time of a block, which commits it or has changed nothing.

        One at a time: whoever is in one may need a further connection, and were all of them held
        by such transactions, none would ever end.
        """
        async with self._lasting, self._engine.connect() as connection:
            yield connection

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()
