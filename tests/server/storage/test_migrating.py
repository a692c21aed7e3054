"""Databases come up to date by themselves, and are then as the schema says."""

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from tests.server.storage.rows import club, opened
from ziggurat.kernel.errors import Invalid
from ziggurat.server.storage import entries, migrating, people, schema, sessions
from ziggurat.server.storage.database import Database


def test_an_empty_database_comes_to_the_newest_version(url: str) -> None:
    async def scene() -> str | None:
        async with opened(url) as db:
            return await db.read(migrating.revision)

    assert asyncio.run(scene()) == migrating.head()


def test_the_migrations_and_the_schema_agree(url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        return list(compare_metadata(context, schema.metadata))

    async def scene() -> list[object]:
        async with opened(url) as db:
            return await db.read(differences)

    assert asyncio.run(scene()) == []


def test_the_migrations_check_what_the_schema_checks(url: str) -> None:
    def checks(connection: Connection) -> set[str | None]:
        seen = inspect(connection)
        names = seen.get_table_names()
        return {each["name"] for name in names for each in seen.get_check_constraints(name)}

    async def scene() -> set[str | None]:
        async with opened(url) as db:
            return await db.read(checks)

    assert asyncio.run(scene()) == {
        *("ck_tables_status", "ck_seats_kind", "ck_outbox_channel", "ck_outbox_state")
    }


def test_opening_again_keeps_everything(url: str) -> None:
    async def scene() -> int:
        async with club(url):
            pass
        async with opened(url) as db:
            return await people.count(db)

    assert asyncio.run(scene()) == 1


def test_whoever_was_signed_in_before_there_were_sessions_has_one(url: str) -> None:
    """Tokens of then name their person alone."""
    forget = [
        "DROP TABLE sessions",
        "DROP TABLE put_away",
        "ALTER TABLE tables DROP COLUMN sides",
        "UPDATE alembic_version SET version_num = '0001'",
    ]

    def go_back(connection: Connection) -> None:
        for statement in forget:
            connection.execute(text(statement))

    async def scene() -> None:
        async with club(url) as db:
            someone = (await people.everybody(db))[0].id
            await db.change(go_back)
        async with opened(url) as db:
            session = await sessions.find(db, someone)
            assert session is not None
            assert session.person == someone

    asyncio.run(scene())


def test_servers_that_start_together_migrate_once(shared_url: str) -> None:
    async def scene() -> list[int]:
        together = await asyncio.gather(*(Database.open(shared_url) for _ in range(4)))
        counts = [await entries.count(db) for db in together]
        for db in together:
            await db.close()
        return counts

    assert asyncio.run(scene()) == [0, 0, 0, 0]


def test_a_database_from_the_future_is_refused(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as db:
            later = text("UPDATE alembic_version SET version_num = '9999'")
            await db.change(lambda connection: connection.execute(later).rowcount)
        await Database.open(url)

    with pytest.raises(Invalid, match=r"newer version of Ziggurat.*'9999'.*Install"):
        asyncio.run(scene())


def test_a_tool_that_does_not_migrate_refuses_an_outdated_database(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as db:
            undone = text("DELETE FROM alembic_version")
            await db.change(lambda connection: connection.execute(undone).rowcount)
        await Database.open(url, migrate=False)

    with pytest.raises(Invalid, match="Start a server on it once"):
        asyncio.run(scene())
