"""Talking at a table."""

from __future__ import annotations

from ziggurat.kernel.errors import Invalid
from ziggurat.server.models import LONGEST_CHAT
from ziggurat.server.storage.stored import StoredPerson, StoredSeat
from ziggurat.server.tables import perspectives, seats
from ziggurat.server.tables.commands import Commands, Intent, number_of_last
from ziggurat.server.tables.journal import Draft, EntryKind
from ziggurat.server.tables.table import LiveTable
from ziggurat.server.tables.wording import clean_chat


async def say(commands: Commands, id: str, me: StoredPerson, text: str) -> int:  # noqa: A002
    """Say something everybody at the table reads; the number of its entry."""
    if len(text) > LONGEST_CHAT:
        raise Invalid(f"Say at most {LONGEST_CHAT} characters at once; these are {len(text)}.")
    spoken = clean_chat(text)
    if not spoken:
        raise Invalid("There is nothing to say in that.")

    def plan(table: LiveTable) -> Intent:
        draft = Draft(
            kind=EntryKind.CHAT,
            seat=perspectives.perspective(table, me.id).seat,
            person=me.id,
            text=spoken,
            note=me.name,
        )
        return Intent([*seats.returning(table, me), draft])

    return await commands.carry_out(id, plan, number_of_last)


def mentioned(sitting: list[StoredSeat], text: str, speaker: str | None) -> list[str]:
    """The people at a table whom a line of chat calls by `@name`, each once."""
    spoken = text.casefold()
    called = [
        seat.person
        for seat in sitting
        if seat.person is not None and seat.name and f"@{seat.name.casefold()}" in spoken
    ]
    return [person for person in dict.fromkeys(called) if person != speaker]
