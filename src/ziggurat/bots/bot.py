"""What a bot is: given what its seat may know and what it may answer, it answers."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from ziggurat.kernel.dice import Dice
from ziggurat.kernel.game import Game
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Seat
from ziggurat.kernel.views import View


class Budget(msgspec.Struct, frozen=True):
    """How much thinking one answer is worth.

    It is counted in positions looked at, so that a bot gives the same answer on every machine.
    """

    positions: int = 0
    """At most so many; 0 leaves it to the bot."""
    seconds: float = 0.0
    """On a server, thinking ends after so long, wherever it is; 0 is no limit.

    What is cut short so depends on the machine. Whoever wants games that can be repeated gives
    positions alone.
    """


class Decided(msgspec.Struct, frozen=True):
    """A bot's answer, and why it gives it: a sentence or two for those who watch."""

    answer: Answer
    reason: str = ""
    failure: str = ""
    """What the bot did wrong, if it did; then the answer is the question's default."""

    def words(self, bot: str) -> str:
        """What those who watch are told: the reason, or why the default is played for the bot."""
        return f"plays the default: {bot} {self.failure}" if self.failure else self.reason


class Sight:
    """What a bot sees of the table: never the position itself, whose dice it must not know."""

    __slots__ = ("_position", "_state", "game", "seat")

    # A sight serves bots of every game, so the kind of state is left open.
    def __init__(self, game: Game[Any], state: Any, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self._state = state
        self._position: Any = None

    def view(self) -> View:
        """All the seat may know, as the game declares it (`Game.view_type`)."""
        return self.game.view(self._state, self.seat)

    def imagine(self, dice: Dice) -> Any:
        """A position to think with that the seat cannot tell from the real one.

        Whatever is hidden in it, and all that will be rolled, comes from `dice`.
        """
        return self.game.imagine(self._state, self.seat, dice)

    def look(self, dice: Dice) -> Any:
        """A position as of `imagine`, the same whenever it is asked for: to be read, not changed.

        Whoever only reads shares the one the options were made of, and saves the time for another.
        """
        if self._position is None:
            self._position = self.imagine(dice)
        return self._position


class Bot(Protocol):
    """A player that thinks.

    A bot keeps nothing from one answer to the next: the same sight, options, budget and dice give
    the same answer, in whatever order games are played.
    """

    @property
    def name(self) -> str:
        """The word on the command line."""

    def decide(self, sight: Sight, options: Options, budget: Budget, dice: Dice) -> Decided:
        """Answer the question the options belong to; `dice` are the bot's own."""
