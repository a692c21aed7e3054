"""A shift: does one job after the other with one worker after the other, each while it lasts."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic

import structlog

from ziggurat.server.thinking.lines import Job, Lines
from ziggurat.server.thinking.messages import Kind
from ziggurat.server.thinking.process import Died, Overdue, Worker
from ziggurat.server.thinking.thinker import Unfinished

LULL_SECONDS = 2.0
"""After so long a new shift starts its process, though there is no work yet."""

log = structlog.get_logger("ziggurat.thinking")


class Tally:
    """What all shifts together have done; `Figures` tells what each number means."""

    __slots__ = ("died", "done", "failed", "overdue", "seconds", "thinking")

    def __init__(self) -> None:
        self.thinking = 0
        self.done = 0
        self.failed = 0
        self.overdue = 0
        self.died = 0
        self.seconds = 0.0


class Shift:
    """Takes jobs from the lines until it is ended; a worker that failed is replaced at once."""

    def __init__(self, kind: Kind, lines: Lines, tally: Tally, *, memory: int) -> None:
        self._kind: Kind = kind
        self._lines = lines
        self._tally = tally
        self._memory = memory
        self._worker: Worker | None = None
        self._task = asyncio.create_task(self._work(), name="ziggurat shift")

    @property
    def pid(self) -> int | None:
        """The process at work or ready for it."""
        worker = self._worker
        return None if worker is None or worker.has_ended else worker.pid

    async def end(self) -> None:
        """Leave the job in hand unanswered, and end the process."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        try:
            # A process takes a second of a core to start: first the server may begin to serve.
            with suppress(TimeoutError):
                async with asyncio.timeout(LULL_SECONDS):
                    await self._lines.wait()
            await self._replace()
            while True:
                await self._do(await self._lines.take())
        finally:
            await self._dismiss()

    async def _do(self, job: Job) -> None:
        try:
            await self._answer(job)
        finally:
            job.answer.cancel()  # changes nothing, unless the shift ends in the middle of the job
            self._lines.finished(job)
        if self._worker is None:
            await self._replace()

    async def _answer(self, job: Job) -> None:
        """See to it that a job is answered; a worker that failed at it is dismissed."""
        self._tally.thinking += 1
        begun = monotonic()
        try:
            worker = await self._living()
            begun = monotonic()
            job.settle(await worker.work(job.message, job.seconds))
        except Unfinished as error:
            self._tally.overdue += isinstance(error, Overdue)
            self._tally.died += isinstance(error, Died)
            log.warning("work failed", name=job.name, why=str(error))
            job.settle(error)
            await self._dismiss()
        except Exception as error:
            log.exception("work failed", name=job.name)
            job.settle(Unfinished(f"failed with {type(error).__name__}: {error}"))
            await self._dismiss()
        finally:
            self._tally.thinking -= 1
            self._tally.done += 1
            self._tally.seconds += monotonic() - begun

    async def _living(self) -> Worker:
        """The worker, or a new one where something has ended it while it was idle."""
        if self._worker is not None and self._worker.has_ended:
            await self._dismiss()
        if self._worker is None:
            self._worker = await Worker.start(self._kind, memory=self._memory)
            await self._worker.ready()
        return self._worker

    async def _replace(self) -> None:
        """Start a worker before there is work; if that fails, the next job tries again."""
        try:
            await self._living()
        except Died as error:
            log.warning("no worker", why=str(error))
            await self._dismiss()

    async def _dismiss(self) -> None:
        if self._worker is not None:
            await self._worker.kill()
            self._worker = None  # not before: whoever is interrupted here has to do it again
