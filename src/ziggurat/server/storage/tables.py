"""The tables: what they are played by, and what lists tell of them."""

from collections.abc import Collection, Sequence
from typing import assert_never

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    Select,
    bindparam,
    case,
    delete,
    exists,
    func,
    or_,
    select,
    text,
    update,
)

from ziggurat.server.models import TableList, TableStatus
from ziggurat.server.storage import schema
from ziggurat.server.storage.store import Store, SwiftStatement, replacing
from ziggurat.server.storage.stored import StoredTable, TablePatch

_TABLES = schema.tables.c
_SEATS = schema.seats.c
_AS_TEXT = ("settings", "clock", "asked", "sides")
"""Columns that hold JSON."""


async def find(db: Store, id: str) -> StoredTable | None:  # noqa: A002
    """The table of that id."""
    wanted = select(schema.tables).where(_TABLES.id == id)
    row = await db.read(lambda connection: connection.execute(wanted).mappings().one_or_none())
    return None if row is None else _table(row)


async def list_for(
    db: Store, person: str | None, which: TableList, limit: int = 50, *, before: float | None = None
) -> list[StoredTable]:
    """The tables of a list as a person may see it; None is a stranger.

    Of one's own, those that are not over come first; then, as in every list, the one where
    something happened last. `before` goes on where a list ended: it is the last `updated_at`.
    """
    wanted = select(schema.tables).where(*_conditions(person, which))
    if before is not None:
        wanted = wanted.where(_TABLES.updated_at < before)
    if which == "mine":
        wanted = wanted.order_by(case((_TABLES.status == "over", 1), else_=0))
    return await _read(db, wanted.order_by(_TABLES.updated_at.desc(), _TABLES.id).limit(limit))


def _conditions(person: str | None, which: TableList) -> list[ColumnElement[bool]]:
    held = select(_SEATS.table_id).where(_SEATS.person == person)
    is_mine = _TABLES.id.in_(held.union(_hosted_by(person)))
    match which:
        case "mine":
            return [is_mine, _TABLES.id.not_in(_put_away_by(person))]
        case "away":
            return [is_mine, _TABLES.id.in_(_put_away_by(person))]
        case "open":
            has_room = exists().where(_SEATS.table_id == _TABLES.id, _SEATS.kind == "open")
            return [_TABLES.status == "lobby", _TABLES.is_listed, has_room]
        case "running":
            return [_TABLES.status == "running", _TABLES.is_listed]
        case "finished":
            return [_TABLES.status == "over", or_(_TABLES.is_listed, is_mine)]
        case _:
            assert_never(which)


def _hosted_by(person: str | None) -> Select[str]:
    hosted = schema.tables.alias("hosted").c
    return select(hosted.id).where(hosted.host == person)


def _put_away_by(person: str | None) -> Select[str]:
    away = schema.put_away.c
    return select(away.table_id).where(away.person == person)


async def everything(db: Store, *, limit: int = 1000) -> list[StoredTable]:
    """All tables, the newest first: for whoever looks after the server."""
    return await _read(db, select(schema.tables).order_by(_TABLES.updated_at.desc()).limit(limit))


async def running(db: Store) -> list[str]:
    """The ids of the tables that are being played, those that waited longest first."""
    wanted = select(_TABLES.id).where(_TABLES.status == "running").order_by(_TABLES.updated_at)
    return list(await db.read(lambda connection: connection.execute(wanted).scalars().all()))


async def numbers(db: Store, ids: Collection[str] | None = None) -> dict[str, int]:
    """The newest entry's number of these tables, or of all."""
    wanted = select(_TABLES.id, _TABLES.number)
    if ids is not None:
        wanted = wanted.where(_TABLES.id.in_(ids))
    return dict(await db.read(lambda connection: connection.execute(wanted).all()))


async def count(db: Store) -> dict[TableStatus, int]:
    """How many tables there are of each status."""
    wanted = select(_TABLES.status, func.count()).group_by(_TABLES.status)
    rows = await db.read(lambda connection: connection.execute(wanted).all())
    counts: dict[TableStatus, int] = {"lobby": 0, "running": 0, "over": 0}
    return counts | dict(rows)


async def remove(db: Store, id: str) -> bool:  # noqa: A002
    """Delete a table with its journal, seats and notepads; False when there is none."""

    def work(connection: Connection) -> bool:
        connection.execute(delete(schema.leases).where(schema.leases.c.table_id == id))
        return connection.execute(delete(schema.tables).where(_TABLES.id == id)).rowcount == 1

    return await db.change(work)


def put(connection: Connection, rows: Sequence[StoredTable]) -> None:
    """Add tables, or replace those of the same id."""
    if rows:
        ordered = sorted(rows, key=lambda row: row.id)
        connection.execute(replacing(connection, schema.tables), [_row(row) for row in ordered])


def lock(connection: Connection, ids: Collection[str]) -> None:
    """Let no other process store anything at these tables before the transaction ends.

    They are locked in order, so that two processes never wait for each other. On a file one
    process writes anyway.
    """
    if ids and connection.dialect.name == "postgresql":
        wanted = select(_TABLES.id).where(_TABLES.id.in_(ids)).order_by(_TABLES.id)
        # Not so strictly that entries could not refer to the rows meanwhile.
        connection.execute(wanted.with_for_update(key_share=True))


_PATCHING = SwiftStatement(
    update(schema.tables)
    .where(_TABLES.id == bindparam("patched"))
    .values({name: bindparam(name) for name in TablePatch.__struct_fields__ if name != "id"})
)
_PATCHES_AT_ONCE = text(
    "UPDATE tables SET status = patch.status, asked = patch.asked, moves = patch.moves, "
    "number = patch.number, result = patch.result, sides = patch.sides, "
    "updated_at = patch.updated_at "
    "FROM jsonb_to_recordset(CAST(:patches AS jsonb)) AS patch "
    "(patched text, status text, asked text, moves integer, number integer, result text, "
    "sides text, updated_at double precision) WHERE tables.id = patch.patched"
)


def patch(connection: Connection, patches: Sequence[TablePatch]) -> None:
    """Change what lists tell of tables; of several patches of one table the last counts."""
    rows = [_patched(patch) for patch in {patch.id: patch for patch in patches}.values()]
    if not rows:
        return
    if connection.dialect.name == "postgresql":
        # One statement: a hundred of them would be a hundred answers to wait for.
        connection.execute(_PATCHES_AT_ONCE, {"patches": _text(rows)})
    else:
        _PATCHING.execute(connection, rows)


def _patched(patch: TablePatch) -> dict[str, object]:
    return {
        "patched": patch.id,
        "status": patch.status,
        "asked": _text(patch.asked),
        "moves": patch.moves,
        "number": patch.number,
        "result": patch.result,
        "sides": _text(patch.sides),
        "updated_at": patch.updated_at,
    }


def _row(table: StoredTable) -> dict[str, object]:
    row: dict[str, object] = msgspec.structs.asdict(table)
    return row | {name: _text(row[name]) for name in _AS_TEXT}


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _table(row: RowMapping) -> StoredTable:
    fields = {name: row[name] for name in StoredTable.__struct_fields__}
    fields |= {name: msgspec.json.decode(row[name]) for name in _AS_TEXT}
    return msgspec.convert(fields, StoredTable)


async def _read(db: Store, wanted: Select[*tuple[object, ...]]) -> list[StoredTable]:
    rows = await db.read(lambda connection: connection.execute(wanted).mappings().all())
    return [_table(row) for row in rows]
