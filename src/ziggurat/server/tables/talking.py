"""Talking at a table."""

from __future__ import annotations

from ziggurat.kernel.errors import Invalid
from ziggurat.server.models import LONGEST_CHAT
from ziggurat.server.storage.stored import StoredPerson, StoredSeat
from ziggurat.server.tables import presenting, seating
from ziggurat.server.tables.journal import Draft, EntryKind
from ziggurat.server.tables.keeping import Keeper, Place
from ziggurat.server.tables.wording import clean_chat


async def say(keeper: Keeper, id: str, me: StoredPerson, text: str) -> int:  # noqa: A002
    """Say something everybody at the table reads; the number of its entry."""
    if len(text) > LONGEST_CHAT:
        raise Invalid(f"Say at most {LONGEST_CHAT} characters at once; these are {len(text)}.")
    spoken = clean_chat(text)
    if not spoken:
        raise Invalid("There is nothing to say in that.")

    async def deed(place: Place) -> int:
        table = place.table
        draft = Draft(
            kind=EntryKind.CHAT,
            seat=presenting.perspective(table, me.id).seat,
            person=me.id,
            text=spoken,
            note=me.name,
        )
        entered = await keeper.commit(place, [*seating.returning(table, me), draft])
        return entered[-1].number

    return await keeper.carry_out(id, deed)


def mentioned(seats: list[StoredSeat], text: str, speaker: str | None) -> list[str]:
    """The people at a table whom a line of chat calls by `@name`, each once."""
    spoken = text.casefold()
    called = [
        seat.person
        for seat in seats
        if seat.person is not None and seat.name and f"@{seat.name.casefold()}" in spoken
    ]
    return [person for person in dict.fromkeys(called) if person != speaker]
