"""What `ziggurat admin` does with the database, and how it shows it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

import msgspec
from rich.console import JustifyMethod, RenderableType
from rich.markup import escape
from rich.table import Table

from ziggurat.games.registry import find_game
from ziggurat.kernel.errors import Invalid, ZigguratError
from ziggurat.kernel.filing import read_record
from ziggurat.kernel.state import Seat
from ziggurat.server.models import TableStatus
from ziggurat.server.storage import entries, people, seats, tables
from ziggurat.server.storage.addresses import FileAddress, default_file, read_address
from ziggurat.server.storage.database import Database
from ziggurat.server.storage.stored import StoredEntry, StoredPerson, StoredSeat, StoredTable
from ziggurat.server.tables import new_tables, replays
from ziggurat.server.tables.commands import Commands
from ziggurat.server.tables.live_tables import LiveTables

T = TypeVar("T")
Work = Callable[[Database], Awaitable[T]]

STEWARD = StoredPerson(id="steward", name="The host", created_at=0.0)
"""Whose tables are that were imported without naming an account."""
A_DAY = 24 * 3600
LAST_ENTRIES = 12
MANY = 1_000_000


class Filter(msgspec.Struct, frozen=True, kw_only=True):
    """Which tables are wanted."""

    status: TableStatus | None = None
    game: str | None = None
    person: str | None = None
    idle_days: int = 0
    limit: int = 50


class Found(msgspec.Struct, frozen=True):
    """A table and who sits there."""

    row: StoredTable
    seats: list[StoredSeat]


class Exported(msgspec.Struct, frozen=True):
    """The record of a game."""

    text: str
    is_over: bool


class Imported(msgspec.Struct, frozen=True):
    """A table made of a record."""

    table: str
    links: dict[Seat, str]
    """The secret that claims each seat; none when the game is over."""


# ---- the database -------------------------------------------------------------------------------


def run(database: str, work: Work[T]) -> T:
    """Do something with the database, beside a server that may be running."""
    return asyncio.run(_run(database or str(default_file()), work))


async def _run(url: str, work: Work[T]) -> T:
    address = read_address(url)
    if isinstance(address, FileAddress) and not address.path.exists():
        raise Invalid(f"There is no database {address.path}. Name the server's with --database.")
    db = await Database.open(url, migrate=False, beside=True)
    try:
        return await work(db)
    finally:
        await db.close()


# ---- tables -------------------------------------------------------------------------------------


async def find_tables(db: Database, wanted: Filter) -> list[Found]:
    """The tables a filter lets through, the newest first."""
    before = time.time() - wanted.idle_days * A_DAY
    rows = [
        row
        for row in await tables.everything(db, limit=MANY)
        if wanted.status in (None, row.status)
        and wanted.game in (None, row.game)
        and (not wanted.idle_days or row.updated_at <= before)
    ]
    if wanted.person is None:
        rows = rows[: wanted.limit]
    held = await seats.of_many(db, [row.id for row in rows])
    found = [Found(row, held[row.id]) for row in rows]
    if wanted.person is not None:
        found = [each for each in found if any(s.name == wanted.person for s in each.seats)]
    return found[: wanted.limit]


def tabulate_tables(found: list[Found]) -> Table:
    """Tables as a table."""
    shown = Table(box=None, header_style="bold")
    for title in ("id", "game", "status", "seats", "moves", "last", "title"):
        justify: JustifyMethod = "right" if title == "moves" else "left"
        # An id is there to be copied; it is never broken into lines.
        shown.add_column(title, justify=justify, overflow="fold", no_wrap=title == "id")
    for each in found:
        row = each.row
        who = ", ".join(seat.name or f"({seat.kind})" for seat in each.seats)
        cells = (row.id, row.game, row.status, who, str(row.moves), moment(row.updated_at))
        shown.add_row(*(escape(cell) for cell in (*cells, row.title)))
    return shown


async def describe_table(db: Database, table: str) -> list[RenderableType]:
    """All about a table but its secrets."""
    row = await require_table(db, table)
    host = await people.find(db, row.host)
    facts = Table(box=None, show_header=False)
    for name, value in (
        ("table", row.id),
        ("title", row.title),
        ("game", f"{row.game}, rules version {row.rules}"),
        ("status", f"{row.status} {row.result}".strip()),
        ("moves", str(row.moves)),
        ("host", host.name if host else "nobody any more"),
        ("clock", row.clock.kind),
        ("listed", "yes" if row.is_listed else "no"),
        ("made", moment(row.created_at)),
        ("last", moment(row.updated_at)),
    ):
        facts.add_row(name, escape(value))
    sitting = Table(box=None, header_style="bold")
    for title in ("seat", "kind", "name"):
        sitting.add_column(title)
    for seat in await seats.of(db, table):
        asked = " (asked)" if seat.seat in row.asked else ""
        sitting.add_row(str(seat.seat + 1), seat.kind + asked, escape(seat.name))
    journal = await entries.of(db, table, after=max(0, row.number - LAST_ENTRIES))
    return [facts, "", sitting, "", tabulate_journal(journal)]


def tabulate_journal(journal: list[StoredEntry]) -> Table:
    """The end of a journal; what was said and answered stays between those who did."""
    shown = Table(box=None, header_style="bold")
    for title in ("entry", "when", "what", "seat"):
        shown.add_column(title)
    for entry in journal:
        seat = "" if entry.seat is None else str(entry.seat + 1)
        shown.add_row(str(entry.number), moment(entry.at), entry.kind, seat)
    return shown


async def remove_table(db: Database, table: str) -> None:
    """Delete a table for ever."""
    if not await tables.remove(db, table):
        raise no_table(table)


async def require_table(db: Database, table: str) -> StoredTable:
    """The table of an id; `Invalid` when there is none."""
    row = await tables.find(db, table)
    if row is None:
        raise no_table(table)
    return row


def no_table(table: str) -> Invalid:
    """There is no table of that id."""
    return Invalid(f"There is no table '{table}'. `ziggurat admin list` tells which there are.")


# ---- records ------------------------------------------------------------------------------------


async def export_record(db: Database, table: str) -> Exported:
    """The record of a game, also of one that is not over."""
    row = await require_table(db, table)
    if row.status == "lobby":
        raise Invalid(f"The game at table {table} has not begun; there is nothing to record.")
    async with LiveTables(db).at(table) as place:
        story = replays.story_of(place.table)
    return Exported(replays.write_record(find_game, story), row.status == "over")


async def import_record(db: Database, file: Path, login: str | None) -> Imported:
    """Make a table of the record in a file."""
    read_record(file)  # what is wrong with the file itself is told with its name
    try:
        told = replays.read_record(find_game, file.read_text(encoding="utf-8"))
    except ZigguratError as error:
        raise Invalid(f"{file}: {error}") from error
    table = await new_tables.restore(Commands(LiveTables(db)), await find_host(db, login), told)
    links = {seat.seat: seat.link for seat in await seats.of(db, table) if seat.link}
    return Imported(table, links)


async def find_host(db: Database, login: str | None) -> StoredPerson:
    """Whose table an imported one is."""
    if login is None:
        steward = await people.find(db, STEWARD.id)
        if steward is None:
            steward = msgspec.structs.replace(STEWARD, created_at=time.time())
            await people.add(db, steward)
        return steward
    person = await people.by_login(db, login)
    if person is None:
        raise Invalid(f"There is no account '{login}'.")
    return person


# ---- people -------------------------------------------------------------------------------------


async def find_people(db: Database, limit: int, *, only_accounts: bool) -> list[StoredPerson]:
    """The people, the newest first."""
    return await people.everybody(db, limit=limit, only_accounts=only_accounts)


def tabulate_people(found: list[StoredPerson]) -> Table:
    """People as a table."""
    shown = Table(box=None, header_style="bold")
    for title in ("id", "name", "account", "notices", "since"):
        shown.add_column(title)
    for each in found:
        channels = [name for name in ("mail", "webhook") if getattr(each.notices, name)]
        cells = (each.id, each.name, each.login or "", ", ".join(channels))
        shown.add_row(*(escape(cell) for cell in cells), moment(each.created_at))
    return shown


def moment(at: float) -> str:
    """A moment as a host reads it, by the world's clock."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
