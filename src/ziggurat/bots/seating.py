"""Bots at the table: asking them, and playing on where one of them fails.

A bot that raises an error or gives an illegal answer plays the question's default, and what it did
wrong is told. A game is never stopped by a bot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import process_time
from typing import Any

import msgspec

from ziggurat.bots.bot import Bot, Budget, Decided, Sight
from ziggurat.kernel.course import carry_out
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.game import Game
from ziggurat.kernel.match import Match
from ziggurat.kernel.state import Seat


# Bots sit down at every game, so the kind of state is left open.
def ask(bot: Bot, game: Game[Any], state: Any, seat: Seat, budget: Budget, dice: Dice) -> Decided:
    """The bot's answer to the question the position waits for: always a legal one.

    The options are made of an imagined position, because options may look at the table.
    """
    decision = state.decision()
    sight = Sight(game, state, seat)
    position = sight.look(dice.fork(dice.counter))
    options = position.decision().options(position, seat)
    try:
        decided = bot.decide(sight, options, budget, dice)
        is_legal = decision.options(state, seat).contains(decided.answer)
    except Broken:
        raise  # our own fault must not pass for a weak bot
    except (Exception, SystemExit) as error:  # noqa: BLE001 - the others play on, whatever it does
        what = f"failed with {type(error).__name__}: {error}"
        return Decided(decision.default(state, seat), failure=what)
    if is_legal:
        return decided
    what = f"gave the answer {decided.answer!r}, which is not allowed"
    return Decided(decision.default(state, seat), failure=what)


def move(match: Match[Any], seat: Seat, bot: Bot, dice: Dice, budget: Budget) -> Decided:
    """Let a bot answer for a seat of a match; what it answered and why."""
    match.require_asked(seat)
    decided = ask(bot, match.game, match.state, seat, budget, dice)
    match.submit(seat, decided.answer)
    return decided


class Pace(msgspec.Struct):
    """How long a bot thought, in seconds of processor time."""

    answers: int = 0
    total: float = 0.0
    longest: float = 0.0

    @property
    def mean(self) -> float:
        return self.total / max(1, self.answers)


class Paces(msgspec.Struct):  # noqa: PLW1641 - it changes while it is counted
    """How long each bot thought. Games are the same however long that was."""

    by_bot: dict[str, Pace] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Paces)

    def add(self, bot: str, answers: int, total: float, longest: float) -> None:
        """Count some answers of a bot."""
        pace = self.by_bot.setdefault(bot, Pace())
        pace.answers += answers
        pace.total += total
        pace.longest = max(pace.longest, longest)

    def join(self, other: Paces) -> None:
        """Count another game."""
        for bot, pace in other.by_bot.items():
            self.add(bot, pace.answers, pace.total, pace.longest)


class Played:
    """What came of a game played by bots alone."""

    __slots__ = ("answers", "failures", "paces")

    def __init__(self) -> None:
        self.paces = Paces()
        self.answers = 0
        self.failures: list[str] = []
        """What bots did wrong, in the order of the game."""


def play_out(
    game: Game[Any],
    state: Any,
    bots: Sequence[Bot],
    dice: Dice,
    budget: Budget,
    limit: int,
    watch: Callable[[Any], None] | None = None,
) -> Played:
    """Let bots play a position to its end, or to so many answers; a bot a seat.

    All of them think with `dice`, in turn. Where several seats may answer, chance says who does,
    as in `ziggurat.kernel.course.play_at_random`. Whoever watches is shown each position before it
    is answered.
    """
    played = Played()
    while not state.is_over and played.answers < limit:
        if watch is not None:
            watch(state)
        decision = state.decision()
        seats = decision.seats(state)
        seat = seats[0] if len(seats) == 1 else seats[dice.below(len(seats))]
        began = process_time()
        decided = ask(bots[seat], game, state, seat, budget, dice)
        seconds = process_time() - began
        played.paces.add(bots[seat].name, 1, seconds, seconds)
        if decided.failure:
            played.failures.append(decided.words(bots[seat].name))
        carry_out(state, decision, seat, decided.answer)
        played.answers += 1
    return played
