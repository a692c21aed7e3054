"""Sitting down, leaving, claiming a seat by its link, starting.

A seat with a link can be taken by whoever has the link, and when it is reserved for a person by
that person as well. Every time somebody takes it the link is renewed; the new one is for the
sitter alone, who can go on at another device with it.
"""

from __future__ import annotations

import secrets

from ziggurat.kernel.errors import Illegal
from ziggurat.kernel.state import Seat
from ziggurat.server.storage import seats as seat_rows
from ziggurat.server.storage.stored import StoredPerson, StoredSeat
from ziggurat.server.tables.commands import Commands, Intent, number_of_last
from ziggurat.server.tables.journal import Draft, EntryKind
from ziggurat.server.tables.live_tables import is_secret
from ziggurat.server.tables.refusals import Forbidden, Missing
from ziggurat.server.tables.table import LiveTable

NOBODY_LEFT = "nobody sits here any more"


def new_link() -> str:
    """A secret nobody can guess."""
    return secrets.token_urlsafe(24)


def is_reserved(row: StoredSeat) -> bool:
    """Whether a free seat is kept for a certain person."""
    return row.kind == "link" and row.person is not None


def is_complete(table: LiveTable) -> bool:
    """Whether every seat is taken."""
    return all(row.kind in ("person", "bot") for row in table.seats)


async def sit(commands: Commands, id: str, me: StoredPerson, seat: Seat | None) -> None:  # noqa: A002
    """Take an open seat, a seat reserved for oneself, or one's own back from a bot."""

    def plan(table: LiveTable) -> Intent:
        mine = table.seats_of(me.id)
        if seat is not None and seat in mine:
            return Intent(returning(table, me))
        row = _free_seat(table, me, seat)
        if mine and not is_reserved(row):
            raise Illegal("", "You sit at this table already.")
        return take(table, me, row)

    await commands.carry_out(id, plan, number_of_last)


def _free_seat(table: LiveTable, me: StoredPerson, seat: Seat | None) -> StoredSeat:
    require_not_over(table)
    if seat is None:
        kept = [row for row in table.seats if row.kind == "link" and row.person == me.id]
        free = kept or [row for row in table.seats if row.kind == "open"]
        if not free:
            raise Illegal("", "There is no open seat at this table.")
        return free[0]
    if not 0 <= seat < len(table.seats):
        raise Missing(f"There is no seat {seat + 1} at this table.")
    row = table.seats[seat]
    if row.kind in ("person", "bot"):
        raise Illegal("", f"Seat {seat + 1} is taken.")
    if row.kind == "link" and row.person != me.id:
        raise Forbidden(f"Seat {seat + 1} is for whoever has its link.")
    return row


async def claim(commands: Commands, me: StoredPerson, secret: str) -> str:
    """Take the seat a link belongs to; the table's id."""
    found = await seat_rows.by_link(commands.live.db, secret) if is_secret(secret) else None
    if found is None:
        raise no_such_link()

    def plan(table: LiveTable) -> Intent:
        require_not_over(table)
        row = next((row for row in table.seats if row.link == secret), None)
        if row is None:
            raise no_such_link()
        if row.seat in table.resigned:
            raise Illegal("", "This seat was given up; a bot plays it to the end.")
        mine = table.seats_of(me.id)
        if row.seat in mine:
            return Intent(returning(table, me))
        if mine and row.person != me.id:
            raise Illegal("", "You sit at this table already; the link is for somebody else.")
        return take(table, me, row)

    await commands.carry_out(found.table, plan, number_of_last)
    return found.table


def take(table: LiveTable, me: StoredPerson, row: StoredSeat) -> Intent:
    """Seat a person; a table all of whose seats were reserved begins with the last of them."""
    taken = StoredSeat(
        table=table.id,
        seat=row.seat,
        kind="person",
        person=me.id,
        link=new_link() if row.link else "",
        name=me.name,
    )
    drafts = [Draft(kind=EntryKind.SEATED, seat=row.seat, person=me.id, text=me.name)]
    if row.seat in table.absent:
        drafts.append(Draft(kind=EntryKind.RETURNED, seat=row.seat, person=me.id))
    others = [each for each in table.seats if each.seat != row.seat]
    is_last = all(each.kind in ("person", "bot") for each in others)
    if table.status == "lobby" and is_reserved(row) and is_last:
        drafts.append(Draft(kind=EntryKind.STARTED, person=me.id))
    return Intent(drafts, [taken])


async def leave(commands: Commands, id: str, me: StoredPerson, seat: Seat) -> None:  # noqa: A002
    """Free a seat before the start: one's own, or as the host anybody's."""

    def plan(table: LiveTable) -> Intent:
        if table.status != "lobby":
            raise Illegal("", "The game has begun; resign if you do not want to play on.")
        if not 0 <= seat < len(table.seats):
            raise Missing(f"There is no seat {seat + 1} at this table.")
        row = table.seats[seat]
        if row.person is None:
            raise Illegal("", f"Nobody has taken seat {seat + 1}.")
        if me.id not in (row.person, table.row.host):
            raise Forbidden("Only whoever sits there, or the host, can free a seat.")
        freed = StoredSeat(
            table=table.id,
            seat=seat,
            kind="link" if row.link else "open",
            link=new_link() if row.link else "",
        )
        drafts = [Draft(kind=EntryKind.LEFT, seat=seat, person=me.id)]
        if all(each.person is None for each in table.seats if each.seat != seat):
            drafts.append(Draft(kind=EntryKind.CLOSED, text=NOBODY_LEFT))
        return Intent(drafts, [freed])

    await commands.carry_out(id, plan, number_of_last)


async def start(commands: Commands, id: str, me: StoredPerson) -> None:  # noqa: A002
    """Begin the game, as its host."""

    def plan(table: LiveTable) -> Intent:
        if table.row.host != me.id:
            raise Forbidden("Only the host can start the game.")
        if table.status != "lobby":
            raise Illegal("", "The game has begun already.")
        if not is_complete(table):
            free = [str(row.seat + 1) for row in table.seats if row.kind in ("open", "link")]
            raise Illegal("", f"These seats are still free: {', '.join(free)}.")
        return Intent([Draft(kind=EntryKind.STARTED, person=me.id)])

    await commands.carry_out(id, plan, number_of_last)


def returning(table: LiveTable, me: StoredPerson) -> list[Draft]:
    """Whoever does something at a table is back; but not at a seat that was given up."""
    return [
        Draft(kind=EntryKind.RETURNED, seat=seat, person=me.id)
        for seat in table.seats_of(me.id)
        if seat in table.absent - table.resigned and table.status == "running"
    ]


def require_not_over(table: LiveTable) -> None:
    """Nobody sits down at a table that is over."""
    if table.status == "over":
        raise Illegal("", "The game is over.")


def no_such_link() -> Missing:
    """The link was used, renewed or mistyped."""
    return Missing("This link does not lead to a seat, or was used already.")
