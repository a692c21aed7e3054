"""The journal of a table: the kinds of its entries, and what can be told from entries alone."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

import msgspec

from ziggurat.kernel.state import Seat
from ziggurat.server.models import ChangeKind
from ziggurat.server.storage.stored import StoredEntry

BY_CLOCK = "clock"
"""The note of a move that was made because time ran out."""
BY_BOT = "bot: "
"""How the note of a bot's move begins; its reason follows."""
BY_DEFAULT = "default: "
"""How the note of a move begins that a bot failed to make; why follows."""
BY_RESIGNING = "resigns"
"""The note of a move by which a seat gives up."""


class EntryKind(StrEnum):
    """What can happen at a table. The names are stored and never changed."""

    CREATED = "created"
    SEATED = "seated"
    LEFT = "left"
    STARTED = "started"
    MOVE = "move"
    UNDO = "undo"
    TAKEBACK_ASKED = "takeback_asked"
    TAKEBACK_AGREED = "takeback_agreed"
    TAKEBACK_REFUSED = "takeback_refused"
    TAKEBACK_DONE = "takeback_done"
    RESIGNED = "resigned"
    ABSENT = "absent"
    RETURNED = "returned"
    REMATCH = "rematch"
    CHAT = "chat"
    CLOSED = "closed"


TOLD_AS: dict[str, ChangeKind] = {
    EntryKind.CREATED: "seated",
    EntryKind.SEATED: "seated",
    EntryKind.LEFT: "seated",
    EntryKind.STARTED: "started",
    EntryKind.MOVE: "move",
    EntryKind.UNDO: "undo",
    EntryKind.TAKEBACK_ASKED: "takeback",
    EntryKind.TAKEBACK_AGREED: "takeback",
    EntryKind.TAKEBACK_REFUSED: "takeback",
    EntryKind.TAKEBACK_DONE: "takeback",
    EntryKind.RESIGNED: "resigned",
    EntryKind.ABSENT: "absent",
    EntryKind.RETURNED: "returned",
    EntryKind.REMATCH: "rematch",
    EntryKind.CHAT: "chat",
    # A table is closed when the last person has given up.
    EntryKind.CLOSED: "resigned",
}
"""What listeners are told an entry is."""

GOING_BACK = frozenset({EntryKind.UNDO, EntryKind.TAKEBACK_DONE})
"""Kinds of entries after which fewer moves stand than before."""


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    """An entry before it has its number and its time."""

    kind: EntryKind
    seat: Seat | None = None
    person: str | None = None
    text: str = ""
    note: str = ""
    key: str = ""

    def entered(self, table: str, number: int, at: float) -> StoredEntry:
        """The entry as it stands in the journal."""
        return StoredEntry(
            table=table,
            number=number,
            at=at,
            kind=self.kind.value,
            seat=self.seat,
            person=self.person,
            text=self.text,
            note=self.note,
            key=self.key,
        )


def count_moves(entries: Iterable[StoredEntry]) -> int:
    """How many moves stand after these entries of a journal, from its first one on."""
    moves = 0
    for entry in entries:
        match entry.kind:
            case EntryKind.MOVE:
                moves += 1
            case EntryKind.UNDO:
                moves -= 1
            case EntryKind.TAKEBACK_DONE:
                moves = int(entry.text)
    return moves
