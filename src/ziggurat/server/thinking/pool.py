"""The pool: a few worker processes of one kind that work for all tables, whatever is done to them.

A worker that takes too long or ends is replaced; other work is not disturbed. Nothing here blocks
the loop.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import msgspec

from ziggurat.bots.advising import HINT_SECONDS
from ziggurat.bots.bot import Budget
from ziggurat.games.registry import find_game
from ziggurat.kernel.errors import Broken, ZigguratError
from ziggurat.kernel.state import Seat
from ziggurat.server.thinking.deciding import FindGame, advised, brief, decide
from ziggurat.server.thinking.lines import Job, Lines
from ziggurat.server.thinking.messages import Kind, Work, pack
from ziggurat.server.thinking.shift import Shift, Tally
from ziggurat.server.thinking.thinker import Thought, Unfinished

P = ParamSpec("P")
R = TypeVar("R")

MOST_WORKERS = 4
GIBIBYTE = 1 << 30
SEARCHING = 0.6
"""The part of its time after which a search ends by itself; what it has begun needs some more."""
ADVISER = "the adviser"
"""Who is at work where somebody asks for a hint."""


def usual_workers() -> int:
    """One core is left to the server itself."""
    return min(MOST_WORKERS, max(1, (os.cpu_count() or 1) - 1))


class PoolPlan(msgspec.Struct, frozen=True, kw_only=True):
    """What for and how much may be worked."""

    kind: Kind = "bots"
    workers: int = msgspec.field(default_factory=usual_workers)
    seconds: float = 5.0
    """How long a bot may think about one answer; whoever takes longer is ended."""
    read_seconds: float = 20.0
    """How long reading something may take; an honest map takes a tenth of a second."""
    heavy_seconds: float = 60.0
    """How long other work may take."""
    memory: int = 2 * GIBIBYTE
    """Bytes of address space a worker may use; 0 is any number."""

    @property
    def budget(self) -> Budget:
        """What a bot is told: a search ends by itself before it would be ended."""
        return Budget(seconds=SEARCHING * self.seconds)


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """The pool in numbers; all but the first three only grow."""

    workers: int
    """Processes that are ready or at work."""
    thinking: int
    """Pieces of work being done now."""
    waiting: int
    """Pieces of work nobody has begun."""
    done: int
    """Pieces of work that came to an end, good or bad."""
    failed: int
    """Thoughts of bots that came to no answer, whatever the cause."""
    overdue: int
    """Pieces of work that took too long."""
    died: int
    """Pieces of work whose process ended."""
    seconds: float
    """Time spent at work by all workers together."""


class Pool:
    """Worker processes for the whole server: a `Thinker`."""

    def __init__(self, plan: PoolPlan | None = None, *, find_game: FindGame = find_game) -> None:
        self.plan = plan or PoolPlan()
        self._find_game = find_game
        self._lines = Lines(self.plan.workers)
        self._tally = Tally()
        self._shifts: list[Shift] = []

    async def open(self) -> None:
        """Work can be given at once; the processes are started with the first piece, or soon."""
        assert not self._shifts
        for _ in range(self.plan.workers):
            shift = Shift(self.plan.kind, self._lines, self._tally, memory=self.plan.memory)
            self._shifts.append(shift)

    async def close(self) -> None:
        """End all workers; whoever still waits is cancelled. No process is left afterwards."""
        shifts, self._shifts = self._shifts, []
        self._lines.leave()
        await asyncio.gather(*(shift.end() for shift in shifts))

    async def decide(
        self, *, game: str, position: bytes, seat: Seat, bot: str, seed: bytes
    ) -> Thought:
        """A bot's answer, or why it failed; see `Thinker`."""
        arguments = (self._find_game, game, position, seat, bot, seed, self.plan.budget)
        return await self._think(Work(decide, arguments, {}, self.plan.seconds), bot)

    async def advise(self, *, game: str, position: bytes, seat: Seat, seed: bytes) -> Thought:
        """What the strongest bot would do that fits the time; see `Thinker`."""
        seconds = min(HINT_SECONDS, self.plan.budget.seconds)
        arguments = (self._find_game, game, position, seat, seed, seconds)
        return await self._think(Work(advised, arguments, {}, self.plan.seconds), ADVISER)

    async def _think(self, work: Work, name: str) -> Thought:
        """What a bot came to; one that came to nothing has failed."""
        try:
            thought: Thought = await self._submit(work, name, is_heavy=False)
        except Unfinished as error:
            thought = Thought("", failed=brief(error))
        except ZigguratError as error:
            thought = Thought("", failed=brief(f"could not think: {error}"))
        if thought.failed:
            self._tally.failed += 1
        return thought

    async def read(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What a function gives; see `Thinker`."""
        work = Work(function, args, kwargs, self.plan.read_seconds)
        given: R = await self._submit(work, name_of(function), is_heavy=False)
        return given

    async def run(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What a function gives that takes longer; see `Thinker`."""
        work = Work(function, args, kwargs, self.plan.heavy_seconds)
        given: R = await self._submit(work, name_of(function), is_heavy=True)
        return given

    def figures(self) -> Figures:
        """How much there is to do, and what came of it so far."""
        tally = self._tally
        return Figures(
            workers=len(self.pids()),
            thinking=tally.thinking,
            waiting=len(self._lines),
            done=tally.done,
            failed=tally.failed,
            overdue=tally.overdue,
            died=tally.died,
            seconds=tally.seconds,
        )

    def pids(self) -> list[int]:
        """The processes of the workers."""
        return [shift.pid for shift in self._shifts if shift.pid is not None]

    async def _submit(self, work: Work, name: str, *, is_heavy: bool) -> Any:  # what it gives
        if not self._shifts:
            raise Broken("The pool of workers is not open.")
        job = Job(name, pack(work), seconds=work.seconds, is_heavy=is_heavy)
        self._lines.put(job)
        return await job.answer


def name_of(function: Callable[..., object]) -> str:
    """What a piece of work is called in the log."""
    return getattr(function, "__name__", "the work")
