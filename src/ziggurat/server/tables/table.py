"""A live table: what its journal has come to. `folding` is the only thing that changes one."""

from __future__ import annotations

from collections import deque
from itertools import islice
from typing import Any

import msgspec

from ziggurat.kernel import saving
from ziggurat.kernel.dice import commitment
from ziggurat.kernel.errors import Illegal
from ziggurat.kernel.game import Game
from ziggurat.kernel.match import Match
from ziggurat.kernel.state import Seat
from ziggurat.server.models import Said, TableStatus, Takeback
from ziggurat.server.storage.stored import StoredSeat, StoredTable, TablePatch
from ziggurat.server.tables.archive import Archive
from ziggurat.server.tables.clocks import new_clock
from ziggurat.server.tables.logbook import Logbook
from ziggurat.server.tables.wording import harmless

CHAT_KEPT = 200
"""Lines of chat a table remembers; the journal has all of them."""

NEWEST_MOVES = 100
"""So far back somebody's own last answer is looked for."""


class KeptMove(msgspec.Struct, frozen=True, array_like=True):
    """A move that stands: who, what, and why if a bot or the clock made it."""

    seat: Seat
    text: str
    note: str = ""
    left: float | None = None
    """The seconds its seat still had for it, where every answer has so many."""


class LiveTable:
    """A table as its journal tells it."""

    # A table serves every game, so the kind of state is left open.
    def __init__(self, row: StoredTable, seats: list[StoredSeat], game: Game[Any]) -> None:
        self.row = row
        """What was settled when the table was made; what changes stands in the fields below."""
        self.seats = seats
        self.game = game
        self.number = 0
        self.updated_at = row.created_at
        self.status: TableStatus = "lobby"
        self.result = ""
        self.match: Match[Any] | None = None
        self.opening: Any = None
        """What was dealt, a position of the game's own kind, where that was done beforehand."""
        self.moves = Archive(KeptMove)
        self.questions: dict[Seat, int] = {}
        """For every seat that is asked the entry since which it is asked the same."""
        self.absent: set[Seat] = set()
        self.resigned: set[Seat] = set()
        self.timeouts = [0] * len(seats)
        """How often in a row each seat's time ran out."""
        self.clock = new_clock(row.clock, len(seats))
        self.takeback: Takeback | None = None
        self.rematch = ""
        self.chat: deque[Said] = deque(maxlen=CHAT_KEPT)
        self.log = Logbook()
        self._sides: list[str] = []
        self.awaited: set[Seat] = set()
        """Seats that were asked and whose people have done nothing at the table since."""
        self.called_up: list[Seat] = []
        """Seats that came to be awaited; whoever tells them empties it."""

    # ---- reading --------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def commitment(self) -> str:
        """The digest of the dice's secret; empty before the start and for what-if copies."""
        is_told = self.match is not None and self.row.start is None
        return commitment(bytes.fromhex(self.row.seed)) if is_told else ""

    def begun(self) -> Match[Any]:
        """The match of a table that is running or over; refused otherwise."""
        if self.match is None:
            raise Illegal("", "The game has not begun.")
        return self.match

    def playing(self) -> Match[Any]:
        """The match of a table that is running; refused otherwise."""
        match = self.begun()
        if self.status != "running":
            raise Illegal("", "The game is over.")
        return match

    def seats_of(self, person: str | None) -> list[Seat]:
        """The seats a person holds."""
        if person is None:
            return []
        return [s.seat for s in self.seats if s.kind == "person" and s.person == person]

    def is_active(self, seat: Seat) -> bool:
        """Whether a person sits there who plays."""
        is_person = self.seats[seat].kind == "person"
        return is_person and seat not in self.absent and seat not in self.resigned

    def is_automatic(self, seat: Seat) -> bool:
        """Whether a bot answers for the seat now."""
        if self.seats[seat].kind == "bot":
            return True
        return seat in self.absent or seat in self.resigned

    def can_undo(self, seat: Seat) -> bool:
        """Whether the seat's last answer can be taken back."""
        if self.status != "running" or self.match is None or seat in self.resigned:
            return False
        return self.match.can_undo(seat)

    def own_move(self, seat: Seat) -> int:
        """How many answers stood after the seat's own last one; 0 when that is long ago."""
        for back, move in enumerate(islice(self.moves.backwards(), NEWEST_MOVES)):
            if move.seat == seat:
                return len(self.moves) - back
        return 0

    def bot_of(self, seat: Seat) -> str:
        """The kind of bot that answers for a seat."""
        return self.seats[seat].bot or self.row.stand_in

    def called(self, seat: Seat) -> str:
        """What a seat is called in the log: its side in the game, and who sits there."""
        name = harmless(self.seats[seat].name) or f"seat {seat + 1}"
        if self.match is None:
            return name
        side = f"[seat:{seat}|{self.game.seat_name(self.match.state, seat)}]"
        return f"{side} ({name})" if self.seats[seat].name else side

    def sides(self) -> list[str]:
        """What each seat plays; nothing before the start. It never changes after that."""
        if not self._sides and self.match is not None:
            state = self.match.state
            self._sides = [self.game.seat_name(state, each.seat) for each in self.seats]
        return self._sides

    def patch(self) -> TablePatch:
        """What lists of tables are to know."""
        return TablePatch(
            id=self.id,
            status=self.status,
            asked=sorted(self.questions),
            moves=len(self.moves),
            number=self.number,
            result=self.result,
            sides=self.sides(),
            updated_at=self.updated_at,
        )

    def dealt(self) -> Any:
        """The position the table begins with, of the game's own kind; nothing has happened yet."""
        if self.row.start is not None:
            return saving.load(self.game, self.row.start)
        seed = bytes.fromhex(self.row.seed)
        return self.game.deal(len(self.seats), self.row.settings, seed)

    def deal(self) -> Match[Any]:
        """The match as it begins; the table keeps moves and log itself, packed."""
        return Match(
            self.game,
            seats=len(self.seats),
            seed=b"",
            settings=self.row.settings,
            names=[fit_name(seat) for seat in self.seats],
            start=self.dealt() if self.opening is None else self.opening.copy(),
            is_recorded=False,
        )


def fit_name(seat: StoredSeat) -> str:
    """A name that a record can keep; a bot's tells its level as well."""
    known = f"{seat.name} ({seat.level})" if seat.level else seat.name
    name = "".join(letter for letter in known if letter.isprintable() and letter != ",")
    return name.strip() or f"player {seat.seat + 1}"
