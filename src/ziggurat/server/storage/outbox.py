"""Notices on their way: sent at least once, retried, and kept until they are forgotten."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, RowMapping, Select, case, delete, func, insert, select, update

from ziggurat.server.storage import schema
from ziggurat.server.storage.store import Store
from ziggurat.server.storage.stored import NoticeState, StoredNotice

CLAIM_SECONDS = 120.0
"""How long a sender may try before another may think it dead."""
FIRST_PAUSE_SECONDS = 30.0
PAUSE_GROWTH = 4
LONGEST_PAUSE_SECONDS = 6 * 3600.0
MOST_ATTEMPTS = 8
"""After these, about twelve hours, a notice would be of no use."""

_COLUMNS = schema.outbox.c


def put(connection: Connection, notices: Sequence[StoredNotice]) -> None:
    """Add notices to be sent."""
    if notices:
        connection.execute(insert(schema.outbox), [_row(notice) for notice in notices])


async def add(db: Store, notices: Sequence[StoredNotice]) -> None:
    """Add notices that belong to no entry of a journal."""
    await db.change(lambda connection: put(connection, notices))


async def take_due(db: Store, now: float, limit: int = 20) -> list[StoredNotice]:
    """Claim notices that are due; no other process gets them until the claim runs out."""
    due = (
        select(_COLUMNS.id)
        .where(_COLUMNS.state == "waiting", _COLUMNS.due_at <= now, _COLUMNS.claimed_until <= now)
        .order_by(_COLUMNS.due_at, _COLUMNS.id)
        .limit(limit)
        # Two processes that ask at the same moment get different ones; SQLite has but one.
        .with_for_update(skip_locked=True)
    )

    def work(connection: Connection) -> list[RowMapping]:
        ids = connection.execute(due).scalars().all()
        claimed = update(schema.outbox).where(_COLUMNS.id.in_(ids))
        connection.execute(claimed.values(claimed_until=now + CLAIM_SECONDS))
        wanted = select(schema.outbox).where(_COLUMNS.id.in_(ids))
        ordered = wanted.order_by(_COLUMNS.due_at, _COLUMNS.id)
        return list(connection.execute(ordered).mappings().all())

    return [_notice(row) for row in await db.change(work)]


async def find_due_time(db: Store) -> float | None:
    """When the next notice can be sent, or its claim runs out; None when none waits."""
    later = case(
        (_COLUMNS.due_at > _COLUMNS.claimed_until, _COLUMNS.due_at), else_=_COLUMNS.claimed_until
    )
    wanted: Select[float | None] = select(func.min(later)).where(_COLUMNS.state == "waiting")
    return await db.read(lambda connection: connection.execute(wanted).scalar_one())


async def mark_sent(db: Store, notice: StoredNotice) -> None:
    """A notice has arrived."""
    await _settle(db, notice, attempts=notice.attempts + 1, state="sent", error="")


async def mark_failed(db: Store, notice: StoredNotice, error: str, now: float) -> NoticeState:
    """A notice could not be sent: try again later, each time later still, and then no more."""
    attempts = notice.attempts + 1
    state: NoticeState = "failed" if attempts >= MOST_ATTEMPTS else "waiting"
    due_at = now + pause_after(attempts)
    await _settle(db, notice, attempts=attempts, state=state, error=error, due_at=due_at)
    return state


def pause_after(attempts: int) -> float:
    """How long to wait after so many attempts, in seconds.

    >>> [pause_after(attempts) for attempts in (1, 2, 3)]
    [30.0, 120.0, 480.0]
    """
    pause = FIRST_PAUSE_SECONDS * float(PAUSE_GROWTH ** (attempts - 1))
    return min(LONGEST_PAUSE_SECONDS, pause)


async def count(db: Store) -> dict[NoticeState, int]:
    """How many notices there are of each state."""
    wanted = select(_COLUMNS.state, func.count()).group_by(_COLUMNS.state)
    rows = await db.read(lambda connection: connection.execute(wanted).all())
    counts: dict[NoticeState, int] = {"waiting": 0, "sent": 0, "failed": 0}
    return counts | dict(rows)


async def forget(db: Store, before: float) -> int:
    """Delete what was sent or given up and is older than that; how many there were."""
    old = delete(schema.outbox).where(_COLUMNS.state != "waiting", _COLUMNS.created_at < before)
    return await db.change(lambda connection: connection.execute(old).rowcount)


async def _settle(db: Store, notice: StoredNotice, **changed: object) -> None:
    settled = update(schema.outbox).where(_COLUMNS.id == notice.id)
    settled = settled.values(claimed_until=0.0, **changed)

    def work(connection: Connection) -> None:
        connection.execute(settled)

    await db.change(work)


def _row(notice: StoredNotice) -> dict[str, object]:
    row: dict[str, object] = msgspec.structs.asdict(notice)
    row["table_id"] = row.pop("table")
    return row | {"claimed_until": 0.0}


def _notice(row: RowMapping) -> StoredNotice:
    names = [name for name in StoredNotice.__struct_fields__ if name != "table"]
    fields = {name: row[name] for name in names}
    return msgspec.convert(fields | {"table": row["table_id"]}, StoredNotice)
