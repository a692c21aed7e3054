"""Who is to be told by mail or webhook of what happened: rows stored together with the entries.

Whether somebody is at the table is known only of those who listen through this process. A person
is told of their turn once, until they have done something at the table again.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ziggurat.server.notices.choosing import notices_for
from ziggurat.server.notices.wording import NoticeKind, Occasion
from ziggurat.server.storage import people
from ziggurat.server.storage.stored import StoredEntry, StoredNotice
from ziggurat.server.tables.chat import mentioned
from ziggurat.server.tables.journal import EntryKind
from ziggurat.server.tables.live_tables import LiveTables, Place
from ziggurat.server.tables.table import LiveTable

ENDING = frozenset({EntryKind.MOVE, EntryKind.CLOSED})
"""Kinds of entries a game can end with."""


class Notifier:
    """Finds out whom to tell of what."""

    def __init__(self, live: LiveTables) -> None:
        self.live = live

    async def notices(self, place: Place, entries: Sequence[StoredEntry]) -> list[StoredNotice]:
        """The notices of some entries that are about to be stored."""
        calls = [
            (person, occasion)
            for person, occasion in occasions(place.table, entries)
            if person not in place.hub.online
        ]
        if not calls:
            return []
        known = await people.find_many(self.live.db, {person for person, _ in calls})
        now = self.live.clock()
        return [
            notice
            for person, occasion in calls
            if person in known
            for notice in notices_for(known[person], occasion, now=now, is_online=False)
        ]


def occasions(table: LiveTable, entries: Sequence[StoredEntry]) -> list[tuple[str, Occasion]]:
    """What there is to tell, and to whom."""
    found: list[tuple[str, Occasion]] = []
    plain = Occasion(
        kind=NoticeKind.YOUR_TURN,
        table=table.id,
        title=table.row.title or table.game.title,
        game=table.game.title,
    )
    turns = [table.seats[seat].person for seat in table.called_up if seat in table.questions]
    found += [(person, plain) for person in dict.fromkeys(turns) if person is not None]
    for entry in entries:
        if entry.kind == EntryKind.CHAT:
            said = msgspec.structs.replace(
                plain, kind=NoticeKind.MENTION, detail=entry.text, by=entry.note
            )
            found += [(each, said) for each in mentioned(table.seats, entry.text, entry.person)]
    if table.status == "over" and any(entry.kind in ENDING for entry in entries):
        over = msgspec.structs.replace(plain, kind=NoticeKind.GAME_OVER, detail=table.result)
        actors = {entry.person for entry in entries}
        sitting = dict.fromkeys(seat.person for seat in table.seats)
        found += [(each, over) for each in sitting if each is not None and each not in actors]
    return found
