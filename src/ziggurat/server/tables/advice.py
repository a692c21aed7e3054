"""Advice: what a bot would answer in somebody's place, and why.

It thinks about a position the seat imagines, as bots at the table do, so it knows no more than
whoever asks.
"""

from __future__ import annotations

import secrets

from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.state import Seat
from ziggurat.server.models import Advice
from ziggurat.server.storage.stored import StoredPerson
from ziggurat.server.tables import answers, perspectives, quotes
from ziggurat.server.tables.driver import saved
from ziggurat.server.tables.live_tables import LiveTables
from ziggurat.server.tables.refusals import Forbidden
from ziggurat.server.tables.table import LiveTable
from ziggurat.server.thinking.thinker import Thinker


async def advise(
    live: LiveTables,
    thinker: Thinker,
    table: str,
    me: StoredPerson,
    seat: Seat | None,
    after: str = "",
) -> Advice:
    """What the strongest bot would do that fits the time; the table is not held meanwhile.

    With `after`, what it would do once that was answered: some answers only begin a deed.
    """
    async with live.at(table) as place:
        mine = answers.own_seat(place.table, me, seat)
        number = perspectives.require_asked(place.table, mine)
        require_alone(place.table, me)
        game, position = place.table.row.game, position_for(place.table, mine, after)
    seed = secrets.token_bytes(32)
    thought = await thinker.advise(game=game, position=position, seat=mine, seed=seed)
    if thought.failed:
        raise Invalid(f"There is no advice now: {thought.bot or 'the bot'} {thought.failed}.")
    return Advice(question=number, answer=thought.answer, reason=thought.reason, bot=thought.bot)


def position_for(table: LiveTable, seat: Seat, after: str) -> bytes:
    """The position to think about: the one that stands, or the one after an answer."""
    position = perspectives.imagined(table, seat)
    if after:
        position = quotes.position_after(table.game, position, seat, after)
    return saved(table, position)


def require_alone(table: LiveTable, me: StoredPerson) -> None:
    """Among people nobody is helped: whoever plays against somebody plays against them alone."""
    if any(seat.person not in {None, me.id} for seat in table.seats):
        raise Forbidden("Advice is given only where nobody else plays but bots.")
