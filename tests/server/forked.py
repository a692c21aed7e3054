"""Real servers that start in a moment: forked from a process that has imported everything.

A test that kills a server many times would otherwise spend its time on imports. What is forked
runs the same command `ziggurat serve`, as a process of its own that can be killed like any other.

Run as a program, this is the process that forks: it takes arguments, one JSON list a line, runs
one server after the other, and says when each begins and has ended.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import httpx

from tests.server.serving import (
    ANNOUNCEMENT,
    PATIENCE_SECONDS,
    ROOT,
    WITHOUT_TLS,
    ending,
    read_line,
)

BEGUN, ENDED = "begun ", "ended "


class Fork:
    """A process that has everything imported, and the one server it runs now."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self._pid = 0
        self.address = ""

    def start(self, database: Path, options: Sequence[str] = ()) -> None:
        """Start a server on a free port; it is healthy when this returns."""
        assert not self._pid
        assert self._process.stdin is not None
        arguments = ["serve", "--port", "0", "--database", str(database), *options]
        self._process.stdin.write(json.dumps(arguments) + "\n")
        self._process.stdin.flush()
        self._pid = int(self._hear(BEGUN))
        self.address = self._hear(ANNOUNCEMENT)
        health = f"{self.address}/health"
        httpx.get(health, timeout=PATIENCE_SECONDS, verify=WITHOUT_TLS).raise_for_status()

    def kill(self) -> None:
        """End the server in the middle of whatever it does."""
        if self._pid:
            os.kill(self._pid, signal.SIGKILL)
            self._hear(ENDED)
            self._pid = 0

    def _hear(self, beginning: str) -> str:
        """The rest of the next line that begins so."""
        while line := read_line(self._process):
            if line.startswith(beginning):
                return line.removeprefix(beginning).strip()
            if line.startswith(ENDED):
                break
        raise AssertionError("the server ended by itself")


@contextmanager
def forking(log: Path) -> Iterator[Fork]:
    """Servers, one after the other, until the end of the block; they write to one log."""
    environment = {name: value for name, value in os.environ.items() if "ZIGGURAT" not in name}
    with (
        log.open("a") as errors,
        subprocess.Popen(
            [sys.executable, "-m", "tests.server.forked"],
            cwd=ROOT,
            env=environment,
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            process_group=0,  # with the servers it forks
        ) as process,
    ):
        fork = Fork(process)
        try:
            yield fork
        finally:
            fork.kill()
            assert process.stdin is not None
            process.stdin.close()
            with ending(process):
                process.wait()


def main() -> None:
    """Run servers as they are asked for."""
    # Not where a test imports this: it needs nothing of a server.
    from ziggurat.cli import main as command  # noqa: PLC0415

    asyncio.run(warm_up())
    for line in sys.stdin:
        pid = os.fork()
        if not pid:
            become_server(line, command)
        say(f"{BEGUN}{pid}")
        say(f"{ENDED}{os.waitpid(pid, 0)[1]}")


async def warm_up() -> None:
    """Do once what every server does before it listens."""
    from ziggurat.server import quick_start  # noqa: F401, PLC0415
    from ziggurat.server.application import Application  # noqa: PLC0415
    from ziggurat.server.services import open_services  # noqa: PLC0415
    from ziggurat.server.settings import Settings  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=str(Path(folder) / "warm.db"))
        async with open_services(settings, own_address="http://127.0.0.1") as services:
            Application(services)


def become_server(line: str, command: object) -> NoReturn:
    """Run the command in the forked process, without the other one's input."""
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    try:
        assert callable(command)
        command(json.loads(line))
    finally:
        os._exit(1)


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
