"""`/health` tells the truth about the database, and what cannot be kept is not acknowledged."""

import os
import resource
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.api.site import Site, new_table, read, refusal, visit
from ziggurat.server import health, models
from ziggurat.server.storage import soundness

PAGE = 4096


@pytest.fixture(autouse=True)
def asks_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was found out is not remembered."""
    monkeypatch.setattr(health, "KEPT_SECONDS", 0.0)
    monkeypatch.setattr(soundness, "INSPECTION_SECONDS", 0.0)
    monkeypatch.setattr(soundness, "INSPECTION_SHARE", float("inf"))


async def is_well(site: Site) -> bool:
    answer = await site.stranger().get("/health")
    told = read(answer, models.Health, 200 if answer.status_code == 200 else 503)
    assert (told.status == "ok") == (told.database == "ok") == (answer.status_code == 200)
    return told.status == "ok"


async def say(person: httpx.AsyncClient, table: models.Table) -> httpx.Response:
    return await person.post(f"/api/tables/{table.id}/chat", json={"text": "hello " * 100})


async def nothing_is_acknowledged(
    site: Site, person: httpx.AsyncClient, table: models.Table
) -> None:
    for answer in (
        await say(person, table),
        await site.stranger().post("/api/people", json={"name": "Bob"}),
        await person.patch("/api/me", json={"name": "Countess"}),
        await person.delete("/api/sessions"),
    ):
        assert "try again" in refusal(answer, 503).sentence


@contextmanager
def full_disk(path: Path) -> Iterator[None]:
    """No file of this process grows any more."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_server_is_well_and_says_so_again_and_again(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        assert [await is_well(site) for _ in range(3)] == [True] * 3

    visit(tmp_path, test)


def test_a_full_disk_is_told_until_there_is_room_again(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        ada = await site.person()
        table = await new_table(ada, "me", "open")
        assert await is_well(site)
        with full_disk(tmp_path / "site.db-wal"):
            assert not await is_well(site)
            await nothing_is_acknowledged(site, ada, table)
            assert not await is_well(site)
        assert await is_well(site)
        assert (await say(ada, table)).status_code == 201
        shown = read(await ada.get(f"/api/tables/{table.id}"), models.Table)
        assert len(shown.chat) == 1, "what was refused is not there"

    visit(tmp_path, test)


@pytest.mark.parametrize("name", ["site.db", "site.db-wal"])
def test_a_file_that_is_gone_takes_nothing_more(tmp_path: Path, name: str) -> None:
    async def test(site: Site) -> None:
        ada = await site.person()
        table = await new_table(ada, "me", "open")
        (tmp_path / name).unlink()
        await nothing_is_acknowledged(site, ada, table)
        assert not await is_well(site)

    visit(tmp_path, test)


def test_a_file_that_was_replaced_is_not_the_same(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        ada = await site.person()
        table = await new_table(ada, "me", "open")
        shutil.copy(tmp_path / "site.db", tmp_path / "copy.db")
        (tmp_path / "copy.db").replace(tmp_path / "site.db")
        assert not await is_well(site)
        await nothing_is_acknowledged(site, ada, table)

    visit(tmp_path, test)


def spoil(path: Path) -> None:
    """Overwrite all pages of a database but the first."""
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    # Not closed, while SQLite has the file open in this process: that would take its locks away.
    number = os.open(path, os.O_WRONLY)
    size = path.stat().st_size
    os.pwrite(number, b"\xa5" * (size - PAGE), PAGE)


def test_a_damaged_page_is_found_and_told(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        ada = await site.person()
        table = await new_table(ada, "me", "open")
        assert await is_well(site)
        spoil(tmp_path / "site.db")
        assert not await is_well(site)
        await nothing_is_acknowledged(site, ada, table)

    visit(tmp_path, test)


def test_a_damaged_page_that_is_met_is_told_without_being_looked_for(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        ada = await site.person()
        table = await new_table(ada, "me", "open")
        spoil(tmp_path / "site.db")
        site.services.tables.live.places.clear()
        refusal(await ada.get(f"/api/tables/{table.id}"), 503)
        await nothing_is_acknowledged(site, ada, table)

    visit(tmp_path, test)


def test_asking_often_costs_one_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "KEPT_SECONDS", 60.0)

    async def test(site: Site) -> None:
        looks = 0
        examine = site.services.db.examine

        async def count() -> None:
            nonlocal looks
            looks += 1
            await examine()

        monkeypatch.setattr(site.services.db, "examine", count)
        assert all([await is_well(site) for _ in range(20)])
        assert looks == 1

    visit(tmp_path, test)
