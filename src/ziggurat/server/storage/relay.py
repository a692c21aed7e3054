"""Telling the other processes on the same database what was stored.

A notification is part of the transaction that stores the entries: it goes out when they are safe,
and not at all when they are not. `listening.py` has the ear; where there is only one process,
nothing is announced and nothing heard.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, text

from ziggurat.server.storage.stored import Batch

CHANNEL = "ziggurat_entries"
LONGEST_NOTICE_BYTES = 7000
"""PostgreSQL carries just below 8000."""

Heard = Callable[[str, int], None]
Following = Callable[[], Collection[str]]


class Announcement(msgspec.Struct, frozen=True, array_like=True):
    """What a transaction stored: tables, and the newest number of each."""

    sender: str
    """The process that stored it, which needs no telling."""
    entries: list[tuple[str, int]]


class Listener(NamedTuple):
    """Who wants to hear, and what of."""

    heard: Heard
    following: Following | None


class Relay:
    """The line between processes; this one, where there is but one process, is silent."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def on_entries(self, heard: Heard, *, following: Following | None = None) -> None:
        """Call `heard(table, number)` when another process has stored entries up to that number.

        It may be called with a number that was heard before. When the line was cut for a while, it
        is called for every table of `following()`, or for all there are, whatever happened there.
        """
        self._listeners.append(Listener(heard, following))

    async def open(self) -> None:
        """Begin to listen: what others store from now on is heard."""

    async def close(self) -> None:
        """Listen no more."""


def announce(connection: Connection, sender: str, batches: Sequence[Batch]) -> None:
    """Tell the other processes, when the transaction succeeds, what it stored."""
    if connection.dialect.name != "postgresql":
        return
    newest: dict[str, int] = {}
    for batch in batches:
        for entry in batch.entries:
            newest[entry.table] = max(entry.number, newest.get(entry.table, 0))
    notices = [{"channel": CHANNEL, "notice": notice} for notice in _notices(sender, newest)]
    if notices:
        connection.execute(text("SELECT pg_notify(:channel, :notice)"), notices)


def _notices(sender: str, newest: Mapping[str, int]) -> Iterator[str]:
    """The announcement in as many pieces as its length needs."""
    piece: list[tuple[str, int]] = []
    size = 0
    for table, number in newest.items():
        length = len(msgspec.json.encode((table, number))) + 1
        if piece and size + length > LONGEST_NOTICE_BYTES:
            yield _encoded(sender, piece)
            piece, size = [], 0
        piece.append((table, number))
        size += length
    if piece:
        yield _encoded(sender, piece)


def _encoded(sender: str, entries: list[tuple[str, int]]) -> str:
    return msgspec.json.encode(Announcement(sender, entries)).decode()
