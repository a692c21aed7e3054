"""PostgreSQL databases that cannot be used are refused with a sentence."""

import asyncio
import socket
import sys
from pathlib import Path

import pytest
from psycopg import sql

from tests.server.postgres import PostgresServer
from tests.server.storage.rows import club, move
from ziggurat.kernel.errors import Invalid
from ziggurat.server.storage import entries
from ziggurat.server.storage.database import Database


def test_a_server_that_is_not_there_is_refused_without_telling_the_password(
    tmp_path: Path,
) -> None:
    url = f"postgresql://anna:secret@/club?host={tmp_path}"
    with pytest.raises(Invalid, match="cannot be reached") as refused:
        asyncio.run(Database.open(url))
    assert "secret" not in str(refused.value)


def test_a_server_that_takes_calls_and_never_answers_is_refused() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        url = f"postgresql://anna@127.0.0.1:{port}/club?connect_timeout=2"
        with pytest.raises(Invalid, match="timeout"):
            asyncio.run(Database.open(url))


def test_a_database_that_is_not_there_is_refused_by_its_name(postgres: PostgresServer) -> None:
    with pytest.raises(Invalid, match='database "atlantis" does not exist'):
        asyncio.run(Database.open(postgres.url("atlantis")))


def test_a_database_that_cannot_write_every_name_is_refused(postgres: PostgresServer) -> None:
    postgres.execute(
        sql.SQL("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0 LOCALE 'C'")
    )
    with pytest.raises(Invalid, match=r"LATIN1.*--encoding=UTF8"):
        asyncio.run(Database.open(postgres.url("latin")))


def test_without_psycopg_the_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Invalid, match="extra 'postgres'"):
        asyncio.run(Database.open("postgresql://localhost/club"))


def test_a_text_postgresql_cannot_hold_harms_no_other_batch(shared_url: str) -> None:
    async def scene() -> None:
        async with club(shared_url, "t1", "t2") as db:
            guilty, innocent = await asyncio.gather(
                db.writer.write(move("t1", text="\0")),
                db.writer.write(move("t2")),
                return_exceptions=True,
            )
            assert isinstance(guilty, Exception)
            assert innocent is None
            assert await entries.count(db) == 1

    asyncio.run(scene())
