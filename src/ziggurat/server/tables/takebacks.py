"""Taking back: one's own last answer, or by everybody's leave more than that."""

from __future__ import annotations

from ziggurat.kernel.errors import Illegal, Invalid
from ziggurat.kernel.state import Seat
from ziggurat.server.storage.stored import StoredPerson
from ziggurat.server.tables import seats
from ziggurat.server.tables.answers import own_seat, require_kept
from ziggurat.server.tables.commands import Commands, Intent, number_of_last
from ziggurat.server.tables.journal import Draft, EntryKind
from ziggurat.server.tables.table import LiveTable


async def undo(commands: Commands, id: str, me: StoredPerson, wish: Seat | None) -> int:  # noqa: A002
    """Take one's last answer back; the number of the entry it became."""

    def plan(table: LiveTable) -> Intent:
        table.playing()
        seat = own_seat(table, me, wish)
        if wish is None:
            seat = next(filter(table.can_undo, table.seats_of(me.id)), seat)
        require_kept(table, seat)
        if not table.can_undo(seat):
            raise Illegal("", "There is nothing to take back since the last roll or answer.")
        draft = Draft(kind=EntryKind.UNDO, seat=seat, person=me.id)
        return Intent([*seats.returning(table, me), draft])

    return await commands.carry_out(id, plan, number_of_last)


async def ask_back(
    commands: Commands,
    id: str,  # noqa: A002
    me: StoredPerson,
    moves: int,
    wish: Seat | None,
) -> int:
    """Ask everybody else to go back until so many moves remain."""

    def plan(table: LiveTable) -> Intent:
        table.playing()
        seat = own_seat(table, me, wish)
        require_kept(table, seat)
        if not 0 <= moves < len(table.moves):
            last = len(table.moves) - 1
            told = f"You can go back to moves 0 to {last}." if last >= 0 else "No move was made."
            raise Invalid(told)
        if table.takeback is not None:
            raise Illegal("", "Somebody has asked to go back already; answer that first.")
        draft = Draft(kind=EntryKind.TAKEBACK_ASKED, seat=seat, person=me.id, text=str(moves))
        return Intent([*seats.returning(table, me), draft])

    return await commands.carry_out(id, plan, number_of_last)


async def reply_back(
    commands: Commands,
    id: str,  # noqa: A002
    me: StoredPerson,
    wish: Seat | None,
    *,
    agree: bool,
) -> int:
    """Say yes or no to somebody's wish to go back."""

    def plan(table: LiveTable) -> Intent:
        own_seat(table, me, wish)
        waiting = [] if table.takeback is None else table.takeback.waiting
        mine = [seat for seat in table.seats_of(me.id) if seat in waiting]
        if not mine:
            raise Illegal("", "Nobody waits for your word about going back.")
        kind = EntryKind.TAKEBACK_AGREED if agree else EntryKind.TAKEBACK_REFUSED
        return Intent([Draft(kind=kind, seat=mine[0], person=me.id)])

    return await commands.carry_out(id, plan, number_of_last)
