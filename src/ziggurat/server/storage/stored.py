"""What is kept, as values: one struct a row, and the batch that is written as a whole."""

import secrets
from typing import Literal

import msgspec

from ziggurat.kernel.errors import ZigguratError
from ziggurat.kernel.game import Settings
from ziggurat.kernel.state import Seat
from ziggurat.server.models import ClockPlan, NoticeChoices, SeatStatus, TableStatus

Channel = Literal["mail", "webhook"]
NoticeState = Literal["waiting", "sent", "failed"]

LONGEST_KEY = 64
"""Bytes a keyed hash takes."""


class Conflict(ZigguratError):
    """The journal went on meanwhile: somebody else stored that entry first.

    Nothing of the refused batch was stored. Whoever meets it reads the journal anew.
    """

    def __init__(self, table: str, *, is_key: bool) -> None:
        super().__init__(
            f"Table {table} has an entry with that key already."
            if is_key
            else f"Table {table} has an entry of that number already."
        )
        self.table = table
        self.is_key = is_key
        """Whether the same command was carried out before; otherwise only the number is taken."""


class StoredPerson(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who plays: a guest, or the holder of an account."""

    id: str
    name: str
    login: str | None = None
    """The name of the account; None for a guest."""
    password_hash: str | None = None
    notices: NoticeChoices = NoticeChoices()
    created_at: float


class StoredSession(msgspec.Struct, frozen=True, kw_only=True):
    """A place where somebody is signed in."""

    id: str
    person: str
    until: float
    """When it ends, if nobody comes by."""


class StoredEntry(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that happened at a table. Never changed, never deleted."""

    table: str
    number: int
    """1, 2, 3, ... at each table."""
    at: float
    kind: str
    seat: Seat | None = None
    person: str | None = None
    text: str = ""
    note: str = ""
    key: str = ""
    """A sender's own mark, used once at most at a table; empty for none."""


class StoredTable(msgspec.Struct, kw_only=True):
    """A table: with its journal, all that is needed to play on."""

    id: str
    game: str
    rules: int
    """The version of the game's rules it is played by."""
    title: str = ""
    settings: Settings = {}
    clock: ClockPlan = ClockPlan()
    stand_in: str = ""
    is_listed: bool = True
    host: str
    """A person's id."""
    seed: str
    """The secret of the dice, in hexadecimal digits."""
    start: bytes | None = None
    """The saved position a what-if copy begins from."""
    origin: str = ""
    """The table a what-if copy is of."""
    status: TableStatus = "lobby"
    asked: list[Seat] = []
    moves: int = 0
    number: int = 0
    """The newest entry of the journal."""
    result: str = ""
    sides: list[str] = []
    """What each seat plays, such as its nation; none before the start."""
    created_at: float
    updated_at: float

    @property
    def key(self) -> bytes:
        """What other secrets of the table are derived from; a seed of a record may be longer."""
        return bytes.fromhex(self.seed)[:LONGEST_KEY]


class TablePatch(msgspec.Struct, frozen=True, kw_only=True):
    """What an entry changes of a table's row."""

    id: str
    status: TableStatus
    asked: list[Seat]
    moves: int
    number: int
    result: str = ""
    sides: list[str]
    updated_at: float


class StoredSeat(msgspec.Struct, kw_only=True):
    """Who sits at a seat of a table, or may."""

    table: str
    seat: Seat
    kind: SeatStatus
    person: str | None = None
    bot: str = ""
    """Its level, with its character behind it if it has one: `planner/merchant`."""
    link: str = ""
    """The secret that claims it; unique among all tables."""
    name: str = ""

    @property
    def level(self) -> str:
        """The level of the bot that sits there; none where one only plays for a person."""
        return self.bot.partition("/")[0] if self.kind == "bot" else ""

    @property
    def character(self) -> str:
        """The character it plays in, if any."""
        return self.bot.partition("/")[2] if self.kind == "bot" else ""


class StoredNotice(msgspec.Struct, frozen=True, kw_only=True):
    """Something a person is to be told by mail or webhook."""

    id: str = msgspec.field(default_factory=lambda: secrets.token_hex(12))
    person: str
    table: str
    kind: str
    channel: Channel
    address: str
    subject: str
    text: str
    created_at: float
    due_at: float
    """Not to be sent before."""
    attempts: int = 0
    state: NoticeState = "waiting"
    error: str = ""
    """Why the last attempt failed."""


class Batch(msgspec.Struct, kw_only=True):
    """What one command writes: all of it or nothing."""

    entries: list[StoredEntry] = []
    table: StoredTable | TablePatch | None = None
    """A whole row is added, or replaces the one of that id; a patch changes the one there is."""
    seats: list[StoredSeat] = []
    """Each is added, or replaces the one of that number."""
    outbox: list[StoredNotice] = []
