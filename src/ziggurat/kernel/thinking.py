"""What bots ask of a game, beside its rules: how a position is judged and how one thinks ahead.

All of it is asked of positions a seat imagines, so a bot can learn nothing the seat does not know.
A game must judge a position; everything else has a plain form that works for any game, and a game
that knows better says so.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import IntEnum
from typing import ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from ziggurat.kernel.course import carry_out
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.options import LISTABLE, Answer
from ziggurat.kernel.recalling import key_of
from ziggurat.kernel.state import Seat, State

S = TypeVar("S", bound=State)

HANDFUL = 60
"""So many random answers are looked at where there are too many to list."""


class Branch(NamedTuple, Generic[S]):
    """A position an answer may lead to, and how likely it does."""

    chance: float
    state: S


class Effort(IntEnum):
    """How hard a bot thinks."""

    PLANNER = 1
    MASTER = 2


class Approach(msgspec.Struct, frozen=True):
    """How a question is worth being thought over."""

    width: int = 1
    """So many of the most promising answers are followed; 1 takes what `expect` prefers."""
    depth: int = 0
    """So many further answers of the same turn are planned behind each of them."""
    breadth: int = 2
    """So many of the most promising answers are followed there."""
    closes: bool = False
    """Whether a turn that is not planned to its end is ended by defaults before it is judged.

    For games in which a position is worth more in the middle of a turn than behind it.
    """
    completes: bool = False
    """Whether the turn is planned to its end, behind `depth` answers by the most promising alone.

    For games in which it is hard to tell in the middle of a turn what will come of it.
    """
    by_judge: bool = False
    """Whether positions are compared by the judge alone, whatever was learned."""
    turns: int = 0
    """So many turns are played to their end by `policy` before a position is judged.

    The first is the one under way; 0 judges at once.
    """
    worlds: int = 1
    """In so many imagined worlds it is tried; answers that fall behind are dropped on the way."""
    positions: int = 400
    """So many positions are looked at, at most."""


class Lapses(msgspec.Struct, frozen=True):
    """The mistakes a beginner makes."""

    overlooked: float = 0.3
    """The part of the answers that do not come to mind."""
    misjudged: float = 0.05
    """How far the worth of an answer is mistaken, on the judge's scale."""
    absurd: float = 0.15
    """An answer worse than the best by more than this is not given by anybody."""


class Character(msgspec.Struct, frozen=True):
    """A temper in which a game can be played."""

    name: str
    title: str
    """What it is called at a table."""
    temper: str
    """A line about it, for whoever chooses opponents."""
    favours: dict[str, float]
    """By theme of an answer (`Thinking.theme`): what it is worth more, on the judge's scale."""


class Thinking(ABC, Generic[S]):
    """The part of a `Game` that bots stand on."""

    has_rules_of_thumb: ClassVar[bool] = False
    """Whether `policy` is the best the game knows without search: then it is all greedy asks for.

    Otherwise greedy compares all candidates by `expect`.
    """
    lapses: ClassVar[Lapses] = Lapses()
    """How a beginner plays it."""
    feature_names: ClassVar[tuple[str, ...]] = ()
    """What `features` counts; empty where nothing is learned."""

    @abstractmethod
    def imagine(self, state: S, seat: Seat | None, dice: Dice) -> S:
        """A position the seat cannot tell from the real one: all it cannot see is dealt anew.

        It depends on the dice and on what the seat knows alone, so that the real position is one of
        many: gather what is hidden, put it into an order of its own, and deal evenly from there.
        """

    @abstractmethod
    def judge(self, state: S, seat: Seat) -> float:
        """How good the position is for a seat: about 0 when lost, 1 when won."""

    def value(self, state: S, seat: Seat) -> float:
        """How likely a seat is to win from a position in which a turn has just ended.

        What search compares in the end: learned from games where the game has learned it
        (`features`), else the judge.
        """
        return self.judge(state, seat)

    def features(self, state: S, seat: Seat) -> list[float]:
        """What `value` is learned from: a number for each of `feature_names`."""
        return []

    def candidates(self, state: S, seat: Seat, dice: Dice) -> list[Answer]:
        """The answers worth a bot's thought: legal ones, at least one, each once.

        This gives all of them where they can be listed, else the default and a handful by chance.
        A game whose options are too many to list proposes sensible ones here, and any game leaves
        out what is pointless.
        """
        decision = state.decision()
        options = decision.options(state, seat)
        if options.count() <= LISTABLE:
            return options.answers()
        found = {decision.default(state, seat)}
        found.update([options.sample(dice) for _ in range(HANDFUL)])
        return sorted(found)

    def expect(self, state: S, seat: Seat, answers: list[Answer], dice: Dice) -> list[float]:
        """What a seat may expect of each of several legal answers, on the judge's scale.

        This carries each out in imagination, once, with whatever `dice` give. A game that knows
        the odds of its dice exactly says so here. The position is not changed.
        """
        values: list[float] = []
        for answer in answers:
            twin = self.imagine(state, seat, dice)
            carry_out(twin, twin.decision(), seat, answer)
            values.append(self.judge(twin, seat))
        return values

    def outcomes(self, state: S, seat: Seat, answer: Answer, dice: Dice) -> list[Branch[S]]:
        """The positions a legal answer leads to, up to the next question; their chances sum to 1.

        Exact where the game knows the odds of its dice; else one position, with what `dice` give.
        The position itself is not changed, and nothing that changes is shared with it.
        """
        twin = state.copy()
        twin.dice = dice.fork(dice.below(1 << 30))
        carry_out(twin, twin.decision(), seat, answer)
        return [Branch(1.0, twin)]

    def key(self, state: S) -> object:
        """What a position is remembered by: equal for positions that differ only in their dice.

        Two positions with one key have the same answers, and the same worth for every seat.
        """
        return key_of(state)

    def turn(self, state: S) -> int:
        """The number of the turn that is being played; it never falls, and rises with each turn.

        A turn ends where planning one's own answers ends: what follows is for others to decide.
        """
        return self.rounds(state)

    def rounds(self, state: S) -> int:
        """The round or turn a game has come to; 0 where none are counted."""
        return 0

    def policy(self, state: S, seat: Seat, dice: Dice) -> Answer:
        """A sensible answer that costs next to nothing, for playing on in imagined positions."""
        return state.decision().default(state, seat)

    def approach(self, state: S, seat: Seat, effort: Effort) -> Approach:
        """How a question is worth being thought over, at a level of effort."""
        return Approach(width=4, depth=3 * effort)

    def theme(self, state: S, seat: Seat, answer: Answer) -> str:
        """What an answer is about, such as war, trade or building; empty where it is nothing much.

        Characters favour answers by their theme.
        """
        return ""

    def characters(self) -> tuple[Character, ...]:
        """The tempers in which bots may play the game."""
        return ()
