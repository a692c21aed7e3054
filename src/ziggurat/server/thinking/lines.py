"""Who is next: two lines before the workers, served in turn, each in the order of coming."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from ziggurat.server.thinking.messages import Done, Refused


class Job:
    """A piece of work on its way through the pool."""

    __slots__ = ("answer", "is_heavy", "message", "name", "seconds")

    def __init__(self, name: str, message: bytes, *, seconds: float, is_heavy: bool) -> None:
        self.name = name
        """Who is at work, for sentences."""
        self.message = message
        self.seconds = seconds
        self.is_heavy = is_heavy
        """Whether it may take long; a bot's answer and reading may not."""
        # What a function gives is known to whoever asked for it.
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def settle(self, answer: Done | Refused | Exception) -> None:
        """Give the answer to whoever still waits for it."""
        if self.answer.done():
            return
        match answer:
            case Done():
                self.answer.set_result(answer.value)
            case Refused():
                self.answer.set_exception(answer.error())
            case _:
                self.answer.set_exception(answer)


class Lines:
    """Light work waits in one line, heavy work in another.

    Workers take from both in turn, so that neither many replays nor many maps keep the others
    waiting; and heavy work never holds all workers where there are several.
    """

    def __init__(self, workers: int) -> None:
        self._light: deque[Job] = deque()
        self._heavy: deque[Job] = deque()
        self._most_heavy = max(1, workers - 1)
        self._heavy_now = 0
        self._was_heavy = False
        self._news = asyncio.Event()

    def __len__(self) -> int:
        waiting = (*self._light, *self._heavy)
        return sum(not job.answer.done() for job in waiting)

    def put(self, job: Job) -> None:
        """Stand at the end of a line."""
        (self._heavy if job.is_heavy else self._light).append(job)
        self._news.set()

    async def wait(self) -> None:
        """Wait until somebody stands in a line."""
        while not self._light and not self._heavy:
            self._news.clear()
            await self._news.wait()

    async def take(self) -> Job:
        """The next job, which has to be given to `finished` afterwards."""
        while (job := self._next()) is None:
            self._news.clear()
            await self._news.wait()
        self._was_heavy = job.is_heavy
        self._heavy_now += job.is_heavy
        return job

    def finished(self, job: Job) -> None:
        """A worker is done with a job."""
        self._heavy_now -= job.is_heavy
        self._news.set()

    def leave(self) -> None:
        """Send everybody away unanswered."""
        for job in (*self._light, *self._heavy):
            job.answer.cancel()
        self._light.clear()
        self._heavy.clear()

    def _next(self) -> Job | None:
        heavy = self._heavy if self._heavy_now < self._most_heavy else deque[Job]()
        lines = (self._light, heavy) if self._was_heavy else (heavy, self._light)
        for line in lines:
            while line:
                job = line.popleft()
                if not job.answer.done():  # else nobody waits for it any more
                    return job
        return None
