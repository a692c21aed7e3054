"""What thinks for a table: the border between live tables and processes that work for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

import msgspec

from ziggurat.kernel.errors import Broken
from ziggurat.kernel.state import Seat

P = ParamSpec("P")
R = TypeVar("R")


class Thought(msgspec.Struct, frozen=True):
    """What a bot came to."""

    answer: str
    """In notation; empty when it failed: then the question's default is to be played."""
    reason: str = ""
    """Why it answers so, in a few words for those who watch."""
    failed: str = ""
    """What went wrong, to be read after the bot's name: "took longer than 5 s"; else empty."""
    bot: str = ""
    """Which bot it was, where the caller left that open."""


class Unfinished(Broken):
    """Work that came to no end: it took more time or memory than there is for it.

    The sentence goes on after the name of who was at work: "took longer than 5 s".
    """


class Thinker(Protocol):
    """Thinks for bots, reads what people send and goes through their games, away from the loop."""

    async def open(self) -> None:
        """Be ready to think."""

    async def close(self) -> None:
        """Give up all work; whoever still waits for an answer is cancelled, not answered."""

    async def decide(
        self, *, game: str, position: bytes, seat: Seat, bot: str, seed: bytes
    ) -> Thought:
        """The answer of a bot to the question a saved position puts to a seat.

        The position is an imagined one, in which nothing is true that the seat cannot know; the
        bot's own chance comes from `seed`. It always comes back with a thought, never with an
        error: a bot that fails, dies or takes too long has failed.
        """

    async def advise(self, *, game: str, position: bytes, seat: Seat, seed: bytes) -> Thought:
        """The same of the strongest bot that comes to an end while a person waits."""

    async def read(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What a function gives that can be imported by its name, as its arguments can be pickled.

        `Invalid` and `Illegal` raised by it are raised here again, `Unfinished` when it takes too
        much, and whatever else goes wrong is `Broken`. No bot waits for it.
        """

    async def run(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """The same for work that may take longer; what is read does not wait for it."""
