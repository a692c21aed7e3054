"""A worker as the pool sees it: a process that is given one piece of work at a time."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process, SubprocessStreamProtocol
from contextlib import suppress
from typing import Any

from ziggurat.server.thinking.messages import LENGTH, Kind, unpack
from ziggurat.server.thinking.thinker import Unfinished

STARTING = 60.0
"""Seconds a worker may take to be ready; it takes a fraction of one."""
ENDING = 1.0
"""Seconds the pipes of an ended process may take to close."""
BUFFER_BYTES = 1 << 16
"""What is read ahead of a worker's answer."""
SECRETS = "ZIGGURAT_"
"""How settings of the server are called that no bot shall find in its environment."""


class Overdue(Unfinished):
    """Work that took longer than it may."""


class Died(Unfinished):
    """Work whose process ended in the middle of it, or could not be started."""


class Worker:
    """One process that thinks; made by `start`."""

    def __init__(self, process: Process, transport: asyncio.SubprocessTransport) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._transport = transport
        self._jobs = process.stdin
        self._answers = process.stdout

    @classmethod
    async def start(cls, kind: Kind, *, memory: int) -> Worker:
        """A worker, who is not `ready` yet; `Died` when none can be started."""
        loop = asyncio.get_running_loop()
        try:
            transport, protocol = await loop.subprocess_exec(
                lambda: SubprocessStreamProtocol(BUFFER_BYTES, loop),
                *command(kind, memory),
                stdin=PIPE,
                stdout=PIPE,
                stderr=None,
                env=environment(),
                start_new_session=True,  # with what a bot may start, a group of its own
            )
        except OSError as error:
            raise Died(f"found no process to think in: {error}") from error
        return cls(Process(transport, protocol, loop), transport)

    async def ready(self) -> None:
        """Wait until the worker has imported all it needs; `Died` when it does not come to it."""
        try:
            async with asyncio.timeout(STARTING):
                await self._hear()
        except TimeoutError as error:
            raise Died(f"found no process that was ready within {STARTING:g} s") from error

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def has_ended(self) -> bool:
        return self._process.returncode is not None

    async def work(self, message: bytes, seconds: float) -> Any:  # whatever the worker says
        """What the worker says to a piece of work.

        After an error, and when the wait is cancelled, the worker is of no more use: it has to be
        killed.
        """
        try:
            async with asyncio.timeout(seconds):
                await self._say(message)
                return await self._hear()
        except TimeoutError as error:
            raise Overdue(f"took longer than {seconds:g} s") from error

    async def kill(self) -> None:
        """End the process at once, whatever it does; when this returns, there is none.

        May be called again, for instance when it was cancelled.
        """
        if not self.has_ended:
            with suppress(ProcessLookupError):
                kill_with_children(self._process)
        await self._end()
        self._jobs.close()
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(ENDING):
                await self._jobs.wait_closed()
                await self._answers.read()  # to its end: nothing is left to the loop
        # Nor is a pipe that somebody else holds open: uvloop would wait for it when it closes.
        self._transport.close()

    async def _end(self) -> None:
        """Wait for the end of a process that was killed.

        asyncio waits for the ends of its pipes too, and a process that has got away from its bot's
        group may hold them as long as it likes.
        """
        while not self.has_ended:
            with suppress(TimeoutError):
                async with asyncio.timeout(ENDING):
                    await self._process.wait()

    async def _say(self, message: bytes) -> None:
        try:
            self._jobs.write(message)
            await self._jobs.drain()
        except OSError as error:
            raise Died(await self._last_words()) from error

    async def _hear(self) -> Any:  # whatever the worker says
        try:
            head = await self._answers.readexactly(LENGTH.size)
            body = await self._answers.readexactly(LENGTH.unpack(head)[0])
        except (asyncio.IncompleteReadError, OSError) as error:
            raise Died(await self._last_words()) from error
        return unpack(body)

    async def _last_words(self) -> str:
        """How the process ended."""
        await self.kill()
        code = self._process.returncode or 0
        how = f"signal {-code}" if code < 0 else f"code {code}"
        return f"ended its process ({how})"


def kill_with_children(process: Process) -> None:
    """End a worker, and processes its bot may have started."""
    if sys.platform == "win32":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGKILL)


def command(kind: Kind, memory: int) -> list[str]:
    """How a worker is started: by the same Python, without the folder one happens to be in."""
    return [sys.executable, "-P", "-m", "ziggurat.server.thinking.worker", kind, str(memory)]


def environment() -> dict[str, str]:
    """What a worker finds: the same modules as here, and none of the server's settings."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(SECRETS)}
    kept["PYTHONPATH"] = os.pathsep.join(path or os.getcwd() for path in sys.path)  # noqa: PTH109
    return kept
