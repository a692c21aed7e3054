"""A match: one game being played, with its log, its moves and undo.

The match is what a terminal, a server or a test holds: it takes answers in notation, keeps what
was wanted (moves) apart from what came of it (the log), and can go back to the last barrier.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from ziggurat.kernel import saving
from ziggurat.kernel.course import advance, carry_out
from ziggurat.kernel.dice import commitment
from ziggurat.kernel.errors import Illegal, Invalid
from ziggurat.kernel.events import Told
from ziggurat.kernel.game import Game, Outcome, Settings
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.reading import read_answer
from ziggurat.kernel.state import Decision, Seat, State

S = TypeVar("S", bound=State)


class Move(msgspec.Struct, frozen=True):
    """An answer that was given, and the name of the position it led to, if it is recorded."""

    seat: Seat
    text: str
    digest: str


class Logged(msgspec.Struct, frozen=True):
    """Something told and the number of moves made when it was."""

    move: int
    told: Told


class Played(msgspec.Struct, frozen=True):
    """An answer that was taken: the move it is, and what it led to."""

    move: Move
    told: list[Told]


class Match(Generic[S]):
    """A game from its first answer on.

    >>> from ziggurat.games.registry import find_game
    >>> match = Match(find_game("revolt"), seats=2, seed=b"doctest")
    >>> match.answer(match.seats()[0], "end").move.text
    'end'
    >>> len(match.moves)
    1
    """

    def __init__(
        self,
        game: Game[S],
        *,
        seats: int,
        seed: bytes,
        settings: Settings | None = None,
        names: list[str] | None = None,
        start: S | None = None,
        is_recorded: bool = True,
    ) -> None:
        """Deal a new game; or go on from the position `start`, which is then the match's own.

        A match that is not recorded keeps neither moves nor log, and its moves do not name the
        positions they led to: whoever holds it keeps what it returns as it likes.
        """
        game.require_seats(seats)
        self.game = game
        self.seat_count = seats
        self.settings = game.complete(settings or {})
        self.names = names or [f"player {seat + 1}" for seat in range(seats)]
        """Who sits there: people's names or kinds of bots; the rules never see them."""
        require_names(self.names, seats)
        self.is_recorded = is_recorded
        self.is_resumed = start is not None
        """Whether it began from a saved position: then no record tells it from the beginning."""
        self.seed = b"" if self.is_resumed else seed
        self.commitment = "" if self.is_resumed else commitment(seed)
        self.state: S = game.deal(seats, self.settings, seed) if start is None else start
        self.state.events = []
        self.moves: list[Move] = []
        self.log: list[Logged] = []
        self._undoable: list[tuple[Seat, S, int]] = []
        advance(self.state)
        self.opening: list[Told] = self._collect()
        """What was told before the first answer."""

    @classmethod
    def resume(
        cls,
        game: Game[S],
        position: bytes,
        *,
        names: list[str] | None = None,
        is_recorded: bool = True,
    ) -> Match[S]:
        """A match that begins from a saved position; its dice go on where they stood.

        >>> from ziggurat.games.registry import find_game
        >>> match = Match(find_game("revolt"), seats=2, seed=b"doctest")
        >>> Match.resume(match.game, match.save()).digest() == match.digest()
        True
        """
        saved = saving.read(position)
        start = saving.restore(game, saved)
        return cls(
            game,
            seats=saved.seats,
            seed=b"",
            settings=saved.settings,
            names=names,
            start=start,
            is_recorded=is_recorded,
        )

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    def decision(self) -> Decision[Any]:
        return self.state.decision()

    def seats(self) -> list[Seat]:
        """The seats that may answer now; nobody when the game is over."""
        return [] if self.is_over else self.decision().seats(self.state)

    def options(self, seat: Seat) -> Options:
        """What a seat that may answer can answer."""
        self.require_asked(seat)
        return self.decision().options(self.state, seat)

    def require_asked(self, seat: Seat) -> None:
        """Refuse a seat that may not answer now."""
        if self.is_over:
            raise Illegal("", "The game is over.")
        if seat not in self.seats():
            raise Illegal("", "It is not your turn to answer.")

    def prompt(self, seat: Seat) -> str:
        """The question as the seat reads it."""
        return self.game.sentence(self.state, self.decision().prompt(self.state, seat))

    def answer(self, seat: Seat, text: str) -> Played:
        """Take an answer given in notation; a refusal tells the names of things."""
        options = self.options(seat)
        try:
            return self._play(seat, options, read_answer(options, text))
        except Invalid as error:
            raise Invalid(self.game.words_of_refusal(self.state, str(error))) from error
        except Illegal as refusal:
            words = self.game.words_of_refusal(self.state, refusal.reason)
            raise Illegal(refusal.clause, words) from refusal

    def answer_default(self, seat: Seat) -> Played:
        """Answer for somebody who does not."""
        return self._play(seat, self.options(seat), self.decision().default(self.state, seat))

    def submit(self, seat: Seat, answer: Answer) -> Played:
        """Take an answer; refused answers change nothing."""
        return self._play(seat, self.options(seat), answer)

    def _play(self, seat: Seat, options: Options, answer: Answer) -> Played:
        """Take an answer to what the seat may answer."""
        if not options.contains(answer):
            raise options.refuse(answer)
        text = options.write(answer)
        before = self._snapshot()
        barrier = self._barrier()
        logged = len(self.log)
        carry_out(self.state, self.decision(), seat, answer)
        if self._barrier() != barrier or (self._undoable and self._undoable[-1][0] != seat):
            self._undoable.clear()
        if self._barrier() == barrier:
            self._undoable.append((seat, before, logged))
        move = Move(seat, text, self.digest() if self.is_recorded else "")
        if self.is_recorded:
            self.moves.append(move)
        return Played(move, self._collect())

    def can_undo(self, seat: Seat) -> bool:
        """Whether the seat's last answer can be taken back.

        It can when nothing was rolled, drawn or shown since, and nobody else has answered.
        """
        return bool(self._undoable) and self._undoable[-1][0] == seat

    def undo(self, seat: Seat) -> None:
        """Take the seat's last answer back."""
        if not self.can_undo(seat):
            raise Illegal("", "There is nothing to take back since the last roll or answer.")
        _, self.state, logged = self._undoable.pop()
        self.state.events = []
        del self.log[logged:]
        del self.moves[-1:]

    def save(self) -> bytes:
        """The position as JSON."""
        return saving.save(self.game, self.state, self.seat_count, self.settings)

    def digest(self) -> str:
        """The short name of the position."""
        return saving.digest(self.save())

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def lines(self, seat: Seat | None, since: int = 0) -> list[str]:
        """The log from a line on, as a seat reads it."""
        seen = [logged.told.seen_by(seat) for logged in self.log[since:]]
        return [self.game.told(self.state, event) for event in seen if event is not None]

    def _snapshot(self) -> S:
        twin: Any = self.state.copy()  # a state's copy is of its own class, by contract
        snapshot: S = twin
        return snapshot

    def _barrier(self) -> tuple[int, int]:
        return self.state.dice.counter, self.state.reveals

    def _collect(self) -> list[Told]:
        """What was told since the last time."""
        told, self.state.events = self.state.events or [], []
        if self.is_recorded:
            self.log.extend(Logged(len(self.moves), each) for each in told)
        return told


def require_names(names: list[str], seats: int) -> None:
    """Refuse names a record could not keep apart."""
    if len(names) != seats:
        raise Invalid(f"{len(names)} names were given for {seats} seats.")
    for name in names:
        if not name.isprintable() or "," in name or name != name.strip() or not name:
            raise Invalid(
                f"{name[:40]!r} cannot be a name: use printable characters and no commas."
            )
