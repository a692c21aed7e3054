"""A trial: one game played at random under the eyes of the laws."""

from __future__ import annotations

import inspect
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from typing import Any

import msgspec

from ziggurat.kernel import saving
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.game import Game, Settings
from ziggurat.kernel.match import Match
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Decision, Seat, State

LAST_MOVES = 8
"""How many moves a message tells; the seed gives the others."""

KERNEL_FACTS = frozenset({"dice", "events", "is_heard", "is_over", "lent", "reveals", "stack"})
"""Attributes of every state that are compared by other means, or are no part of the position."""


class Law(StrEnum):
    """What must hold in every game, by the name a failure gives."""

    ASKED = "somebody may answer"
    DEFAULT = "the default is legal"
    FLOOR = "an open floor ends: by chance, and at once when everybody gives the default"
    ORDER = "options come in stable order, each once"
    LISTING = "every listed answer is accepted"
    SAMPLE = "sampling agrees with listing"
    REFUSAL = "what is not listed is refused and changes nothing"
    TURN = "a seat that is not asked is refused"
    PAGE = "no list is longer than a page"
    NOTATION = "the notation reads back to the same answer and to no other"
    READING = "reading an answer takes work in proportion to its length, which is bounded"
    WORDS = "everything shown to people has words"
    TABLE = "the game's own laws hold"
    INDEX = "what is kept for speed equals a recount"
    COPY = "a copy and its original leave one another alone"
    SAVING = "a saved position loads and plays on identically"
    QUIET = "asking changes nothing"
    VIEW = "a seat sees and may do the same in every position it imagines"
    SHAPE = "what is seen is of the types the game declares, and stays as it was given"
    BRIEFING = "what a seat is told with its question rests on what it knows alone"
    BLIND = "what a seat imagines depends on what it knows and on the dice alone"
    SEALED = "what a seat imagines does not depend on what others answered unseen"
    EVENTS = "every event told is of a declared kind, and can be sent and put into words"
    SECRETS = "what a seat is told does not depend on what it cannot know"
    OPEN = "in an open game everybody sees the same"
    SCORES = "scores add up and tell nothing hidden"
    TELLING = "whatever can be pointed at or answered can be told about"
    CANDIDATES = "what is proposed to bots is legal, and something"
    OUTCOMES = "the outcomes of an answer are what it leads to, with chances that sum to 1"
    KEY = "a position is remembered by what matters in it, and not by its dice"
    TURNS = "the number of the turn never falls"
    POLICY = "the answer for playing on is legal, and the same where chance is the same"
    VALUE = "the value of a position is a chance, and what it is learned from can be counted"
    AGAIN = "a sealed question can be asked again in an imagined position"
    CONCESSION = "the answer that gives up is legal"
    UNDO = "undo restores exactly, and what can be undone has shown nothing"
    LENGTH = "random play ends within the declared length"
    OUTCOME = "the outcome is complete and of a declared kind"
    SEED = "the same seed gives the same game"
    RECORD = "a record replays to the same position"


class Nonconforming(Broken):
    """A game breaks a law; the message tells how to see it again."""

    def __init__(self, law: Law, message: str) -> None:
        super().__init__(message)
        self.law = law


class Report(msgspec.Struct, frozen=True):
    """What a check has looked at."""

    game: str
    seats: int
    seed: int
    answers: int
    """Answers given; the positions looked at are one more."""
    thorough: int
    """Positions at which all laws were checked."""
    ended: bool
    imagined: int
    redealt: int
    """Imagined positions whose table differs from the real one; none in a game without secrets,
    and a sign of an `imagine` that deals nothing anew in any other."""
    digests: tuple[str, ...]
    """The names of all positions, the first one included."""


class Trial:
    """One game under examination, and everything needed to tell how it came to a failure."""

    def __init__(
        self, game: Game[Any], seats: int, settings: Settings, seed: int, closely: int
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.dice = Dice(seed_from_number(seed)).fork(1)
        """What the players' choices come from."""
        self.spare = Dice(seed_from_number(seed)).fork(2)
        """What experiments on copies come from: they do not change the game that is played."""
        self.elsewhere = Dice(seed_from_number(seed)).fork(3)
        """What other worlds come from in which the same is told: this changes no experiment."""
        self.briefed = Dice(seed_from_number(seed)).fork(4)
        """What seats imagine while they are briefed."""
        self.foreseen = Dice(seed_from_number(seed)).fork(5)
        """What seats imagine while they look ahead."""
        self.turn = 0
        """The number of the last turn."""
        self.keys: dict[object, object] = {}
        """What positions were like, by seat and key."""
        self.match: Match[Any] = Match(
            game, seats=seats, seed=seed_from_number(seed), settings=settings
        )
        self.clauses = game.clauses()
        self.beside = names_beside(self.match.state)
        self.answers: list[tuple[Seat, Answer]] = []
        self.digests = [self.match.digest()]
        self.kept: list[tuple[int, State, bytes]] = []
        """Copies made on the way: number of moves, copy, and the bytes it had."""
        self.closely = closely
        """How many seats are looked at where a law is costly and holds for each seat."""
        self.floor = (0, "")
        """How deep in the stack the open floor lies that is being played, and its kind."""
        self.read: Counter[str] = Counter()
        """How often reading was looked at, by the kind of question."""
        self.thorough = 0
        self.imagined = 0
        self.redealt = 0

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    def decision(self) -> Decision[Any]:
        return self.state.decision()

    def options(self, seat: Seat) -> Options:
        return self.decision().options(self.state, seat)

    def few(self, seats: list[Seat]) -> list[Seat]:
        """All of these seats; of many, as many at random as are looked at closely."""
        if len(seats) <= self.closely:
            return seats
        chosen = seats[:]
        self.spare.shuffle(chosen)
        return sorted(chosen[: self.closely])

    def bytes_of(self, state: State) -> bytes:
        """A position as it would be saved."""
        return saving.save(self.game, state, self.seats, self.match.settings)

    def snapshot(self, state: State) -> tuple[bytes, bytes]:
        """Everything of a position that can be compared: what is saved and what is not."""
        beside = [getattr(state, name, None) for name in self.beside]
        return self.bytes_of(state), plain_bytes(beside)

    def fail(self, law: Law, what: str) -> Nonconforming:
        """The failure to raise."""
        moves = self.match.moves
        last = "".join(f"\n    {move.seat} {move.text}" for move in moves[-LAST_MOVES:])
        given = "".join(f", {name}={value!r:.40}" for name, value in self.match.settings.items())
        return Nonconforming(
            law,
            f"{self.game.name} breaks the law that {law}: {what}\n"
            f"  seats={self.seats}, seed={self.seed}{given}, after {len(moves)} moves"
            + (f"; the last ones:{last}" if last else ""),
        )

    @contextmanager
    def law(self, law: Law) -> Iterator[None]:
        """Within this, anything that goes wrong is a breach of one law."""
        try:
            yield
        except Nonconforming:
            raise
        except Exception as error:
            raise self.fail(law, f"{type(error).__name__}: {error}") from error

    def require(self, law: Law, *, holds: bool, otherwise: str) -> None:
        """Raise unless something holds."""
        if not holds:
            raise self.fail(law, otherwise)

    def report(self) -> Report:
        return Report(
            game=self.game.name,
            seats=self.seats,
            seed=self.seed,
            answers=len(self.answers),
            thorough=self.thorough,
            ended=self.match.is_over,
            imagined=self.imagined,
            redealt=self.redealt,
            digests=tuple(self.digests),
        )


def names_beside(state: State) -> list[str]:
    """The attributes of a state that are not saved: indexes and other things computed."""
    names: set[str] = set(vars(state)) if hasattr(state, "__dict__") else set()
    for kind in type(state).__mro__:
        # Slots are member descriptors; a compiled class has getset descriptors in their place.
        for name, value in vars(kind).items():
            if inspect.ismemberdescriptor(value) or inspect.isgetsetdescriptor(value):
                names.add(name)
    names = {name for name in names if not name.startswith("__")}
    return sorted(names - set(state.saved) - KERNEL_FACTS)


def plain_bytes(value: object) -> bytes:
    """A value of numbers, texts and collections of them, for comparing.

    >>> plain_bytes({8, 1}) == plain_bytes({1, 8})
    True
    >>> plain_bytes({1: {2}, 3: object()}) == plain_bytes({3: object(), 1: {2}})
    True
    """
    try:
        return msgspec.msgpack.encode(value, enc_hook=opaque, order="deterministic")
    except TypeError:  # the fast way sorts only keys that are texts
        return repr(ordered(value)).encode()


def ordered(value: object) -> object:
    """The value with dicts and sets in one order."""
    if isinstance(value, dict):
        return sorted(((repr(key), ordered(item)) for key, item in value.items()), key=repr)
    if isinstance(value, set | frozenset):
        return sorted((ordered(item) for item in value), key=repr)
    if isinstance(value, list | tuple):
        return [ordered(item) for item in value]
    return value if value is None or isinstance(value, int | float | str | bytes) else opaque(value)


def opaque(value: object) -> str:
    """What stands for an object that is not plain, such as tables shared by all copies."""
    return type(value).__name__
