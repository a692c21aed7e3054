"""A second start on the same file: it finds the server that runs already, and rings there.

While a server has an SQLite file for itself, a note beside the file tells where it listens, and a
key that nobody knows who may not read the file. Whoever shows the key gets a table made ready.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec

from ziggurat.server.storage.addresses import FileAddress, default_file, read_address

PATIENCE_SECONDS = 20.0


class Note(msgspec.Struct, frozen=True):
    """Where a server on this machine listens, and what opens its door."""

    address: str
    key: str


class Ring(msgspec.Struct, frozen=True):
    """Somebody at this machine wants a table of a game."""

    key: str
    game: str


class Opened(msgspec.Struct, frozen=True):
    """Where the table is: an address that signs them in, once."""

    address: str


@contextmanager
def posted(database: str, note: Note) -> Iterator[None]:
    """Leave a note beside the database for as long as a block lasts."""
    path = note_beside(database)
    if path is None:
        yield
        return
    path.unlink(missing_ok=True)
    path.touch(mode=0o600)
    path.write_bytes(msgspec.json.encode(note))
    try:
        yield
    finally:
        path.unlink(missing_ok=True)


def ring(database: str, game: str) -> str | None:
    """Where the server that uses the database made a table ready; None if nobody opens."""
    path = note_beside(database)
    if path is None:
        return None
    try:
        note = msgspec.json.decode(path.read_bytes(), type=Note)
        wish = msgspec.json.encode(Ring(note.key, game))
        said = httpx.post(f"{note.address}/welcome", content=wish, timeout=PATIENCE_SECONDS)
        return msgspec.json.decode(said.raise_for_status().content, type=Opened).address
    except (OSError, msgspec.DecodeError, httpx.HTTPError):
        return None


def note_beside(database: str) -> Path | None:
    """The file of the note; None for a database that several servers may share."""
    address = read_address(database or str(default_file()))
    return Path(f"{address.path}.door") if isinstance(address, FileAddress) else None
