"""News of a table in words: who came, who left, whose time ran out."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat.kernel.state import Seat
from ziggurat.server.storage.stored import StoredEntry
from ziggurat.server.tables.journal import BY_CLOCK, BY_DEFAULT, EntryKind
from ziggurat.server.tables.wording import harmless

WORDS: dict[str, str] = {
    EntryKind.SEATED: "{text} sits down at seat {place}.",
    EntryKind.LEFT: "Seat {place} is free again.",
    EntryKind.UNDO: "{who} takes an answer back.",
    EntryKind.TAKEBACK_ASKED: "{who} asks to go back to move {text}.",
    EntryKind.TAKEBACK_AGREED: "{who} agrees to go back.",
    EntryKind.TAKEBACK_REFUSED: "{who} does not agree to go back.",
    EntryKind.TAKEBACK_DONE: "The table is at move {text} again. The dice will fall as they did.",
    EntryKind.RESIGNED: "{who} resigns.",
    EntryKind.ABSENT: "{who} does not answer; a bot plays on until they are back.",
    EntryKind.RETURNED: "{who} is back.",
    EntryKind.REMATCH: "The next game is at a new table.",
    EntryKind.CLOSED: "The table is closed: {text}.",
}
"""What entries are told as; the others need no words."""

OUT_OF_TIME = "{who} ran out of time; the default was played."
WITHOUT_ANSWER = "The bot of {who} gave no answer ({why}); the default was played."


def news_of(entry: StoredEntry, called: Callable[[Seat], str]) -> str:
    """What an entry is told as; empty when it needs no words.

    `called` says what a seat is called.
    """
    words = _words_of_move(entry) if entry.kind == EntryKind.MOVE else WORDS.get(entry.kind, "")
    if not words:
        return ""
    return words.format(
        who="" if entry.seat is None else called(entry.seat),
        place="" if entry.seat is None else entry.seat + 1,
        text=harmless(entry.text),
        why=harmless(entry.note.removeprefix(BY_DEFAULT)),
    )


def _words_of_move(entry: StoredEntry) -> str:
    if entry.note == BY_CLOCK:
        return OUT_OF_TIME
    return WITHOUT_ANSWER if entry.note.startswith(BY_DEFAULT) else ""
