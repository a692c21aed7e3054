"""Tables in lists, told from their rows alone."""

from __future__ import annotations

from ziggurat.server import models
from ziggurat.server.storage import seats, tables
from ziggurat.server.storage.database import Database
from ziggurat.server.storage.stored import StoredPerson, StoredSeat, StoredTable


async def cards(
    db: Database, me: StoredPerson | None, which: models.TableList, limit: int
) -> list[models.TableCard]:
    """The tables of a list, as somebody may see it; None is a stranger."""
    if me is None and which == "mine":
        return []
    person = None if me is None else me.id
    rows = await tables.list_for(db, person, which, limit)
    sitting = await seats.of_many(db, [row.id for row in rows])
    return [card(row, sitting[row.id], person) for row in rows]


def card(row: StoredTable, sitting: list[StoredSeat], person: str | None) -> models.TableCard:
    """One table, as a person sees it in a list."""
    mine = [
        seat
        for seat in sitting
        if seat.kind == "person" and person is not None and seat.person == person
    ]
    # A person's seat that names a bot was given up: the bot plays it to the end.
    awaited = [seat for seat in mine if seat.seat in row.asked and not seat.bot]
    return models.TableCard(
        id=row.id,
        game=row.game,
        title=row.title,
        status=row.status,
        seats=[models.SeatCard(seat.kind, seat.name) for seat in sitting],
        asked=row.asked,
        moves=row.moves,
        is_my_turn=row.status == "running" and bool(awaited),
        my_seats=[seat.seat for seat in mine],
        clock=row.clock,
        created_at=row.created_at,
        updated_at=row.updated_at,
        result=row.result,
        origin=row.origin,
    )
