"""Giving a seat up for good, and taking it back from the bot that only stood in."""

from __future__ import annotations

import msgspec

from ziggurat.kernel.errors import Illegal
from ziggurat.kernel.state import Seat
from ziggurat.server.storage.stored import StoredPerson
from ziggurat.server.tables import perspectives, seats
from ziggurat.server.tables.answers import own_seat
from ziggurat.server.tables.commands import Commands, Intent, number_of_last
from ziggurat.server.tables.journal import BY_RESIGNING, Draft, EntryKind
from ziggurat.server.tables.table import LiveTable


async def resign(commands: Commands, id: str, me: StoredPerson, wish: Seat | None) -> int:  # noqa: A002
    """Give a seat up: by the rules where they offer it now, else a bot plays it on."""

    def plan(table: LiveTable) -> Intent:
        table.playing()
        seat = own_seat(table, me, wish)
        if seat in table.resigned:
            raise Illegal("", "You have resigned already.")
        drafts = [Draft(kind=EntryKind.RESIGNED, seat=seat, person=me.id)]
        conceding = concession(table, seat)
        if conceding is not None:
            drafts.append(conceding)
        # The row names the bot, so that whoever drives tables finds it without the journal.
        driven = msgspec.structs.replace(table.seats[seat], bot=table.bot_of(seat))
        return Intent(drafts, [driven])

    return await commands.carry_out(id, plan, number_of_last)


def concession(table: LiveTable, seat: Seat) -> Draft | None:
    """The move by which a seat gives up, if the rules offer one now."""
    if seat not in table.questions:
        return None
    answer = table.game.concession(perspectives.imagined(table, seat), seat)
    if answer is None:
        return None
    text = table.playing().options(seat).write(answer)
    return Draft(kind=EntryKind.MOVE, seat=seat, text=text, note=BY_RESIGNING)


async def come_back(commands: Commands, id: str, me: StoredPerson, wish: Seat | None) -> int:  # noqa: A002
    """Play on oneself after a bot stood in."""

    def plan(table: LiveTable) -> Intent:
        own_seat(table, me, wish)
        return Intent(seats.returning(table, me))

    return await commands.carry_out(id, plan, number_of_last)
