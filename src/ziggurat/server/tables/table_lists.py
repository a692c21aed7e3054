"""Tables in lists and invitations, told from their rows alone."""

from __future__ import annotations

from ziggurat.server import models
from ziggurat.server.storage import people, seats, tables
from ziggurat.server.storage.database import Database
from ziggurat.server.storage.stored import StoredPerson, StoredSeat, StoredTable
from ziggurat.server.tables.live_tables import is_secret
from ziggurat.server.tables.seats import no_such_link


async def cards(
    db: Database, me: StoredPerson | None, which: models.TableList, limit: int
) -> list[models.TableCard]:
    """The tables of a list, as somebody may see it; None is a stranger."""
    if me is None and which in ("mine", "away"):
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
        seats=seat_cards(sitting, row.sides),
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


def seat_cards(sitting: list[StoredSeat], sides: list[str]) -> list[models.SeatCard]:
    """Who sits where, and plays what as soon as that is known."""
    played = sides or [""] * len(sitting)
    pairs = zip(sitting, played, strict=True)
    return [models.SeatCard(seat.kind, seat.name, side, seat.level) for seat, side in pairs]


async def invitation(db: Database, secret: str) -> models.Invitation:
    """What a secret link invites to; looking at it does not use it up."""
    found = await seats.by_link(db, secret) if is_secret(secret) else None
    row = None if found is None else await tables.find(db, found.table)
    if found is None or row is None:
        raise no_such_link()
    host = await people.find(db, row.host)
    return models.Invitation(
        game=row.game,
        title=row.title,
        host="" if host is None else host.name,
        status=row.status,
        seat=found.seat,
        seats=seat_cards(await seats.of(db, row.id), row.sides),
        clock=row.clock,
        settings=row.settings,
    )
