"""The staff: one pool of workers for bots and another for reading, so that no bot waits for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from ziggurat.kernel.state import Seat
from ziggurat.server.thinking.pool import Pool
from ziggurat.server.thinking.thinker import Thought

P = ParamSpec("P")
R = TypeVar("R")


class Staff:
    """All workers of a server: a `Thinker`."""

    def __init__(self, bots: Pool, readers: Pool) -> None:
        self.bots = bots
        self.readers = readers

    async def open(self) -> None:
        """Work can be given at once."""
        await self.bots.open()
        await self.readers.open()

    async def close(self) -> None:
        """End all workers."""
        await self.readers.close()
        await self.bots.close()

    async def decide(
        self, *, game: str, position: bytes, seat: Seat, bot: str, seed: bytes
    ) -> Thought:
        """A bot's answer, or why it failed."""
        return await self.bots.decide(game=game, position=position, seat=seat, bot=bot, seed=seed)

    async def advise(self, *, game: str, position: bytes, seat: Seat, seed: bytes) -> Thought:
        """What the strongest bot would do that fits the time."""
        return await self.bots.advise(game=game, position=position, seat=seat, seed=seed)

    async def read(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What a function gives that reads something."""
        return await self.readers.read(function, *args, **kwargs)

    async def run(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What a function gives that takes longer."""
        return await self.readers.run(function, *args, **kwargs)
