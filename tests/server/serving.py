"""A real server in a process of its own, for tests that need one."""

from __future__ import annotations

import os
import signal
import ssl
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parents[2]
USUAL = (sys.executable, "-c", "from ziggurat.cli import main; main()")
WITH_TINY_GAMES = (sys.executable, "-m", "tests.server.tiny_games")
"""The same command, with the tiny games of the kernel's tests among its games."""
PATIENCE_SECONDS = 120
"""Far longer than anything takes on a busy machine: after that it would never come."""
ANNOUNCEMENT = "Ziggurat is at "
WITHOUT_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For clients that meet no certificates: reading those to be trusted takes longer than a move."""


class Serving:
    """A running server, and how it was started."""

    def __init__(self, process: subprocess.Popen[str], address: str, log: Path) -> None:
        self.process = process
        self.address = address
        self.log = log
        """Everything it wrote to standard error."""

    def stop(self) -> int:
        """Ask it to end, as a host would; its exit status."""
        self.process.send_signal(signal.SIGTERM)
        with ending(self.process):
            return self.process.wait()

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self.process.kill()
        self.process.wait(PATIENCE_SECONDS)


def start(
    database: str, log: Path, options: Sequence[str] = (), command: Sequence[str] = USUAL
) -> Serving:
    """Start a server on a free port; it is healthy when this returns."""
    arguments = [*command, "serve", "--port", "0", "--database", database, *options]
    environment = {name: value for name, value in os.environ.items() if "ZIGGURAT" not in name}
    with log.open("a") as errors:
        process = subprocess.Popen(
            arguments, cwd=ROOT, env=environment, text=True, stdout=subprocess.PIPE, stderr=errors
        )
    serving = Serving(process, "", log)
    try:
        serving.address = read_address(process)
        httpx.get(
            f"{serving.address}/health", timeout=PATIENCE_SECONDS, verify=WITHOUT_TLS
        ).raise_for_status()
    except BaseException:
        serving.kill()
        let_go(serving)
        sys.stderr.write(log.read_text())
        raise
    return serving


@contextmanager
def ending(process: subprocess.Popen[str]) -> Iterator[None]:
    """A block that waits for a process: for what it writes, or for its end.

    A process that keeps the test waiting for too long is killed, which ends every such wait; if it
    leads a group, with the group, for others would hold its pipes open.
    """
    is_late = threading.Event()

    def give_up() -> None:
        is_late.set()
        if os.name == "posix" and os.getpgid(process.pid) == process.pid:
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()

    timer = threading.Timer(PATIENCE_SECONDS, give_up)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        assert not is_late.is_set(), f"the process was killed after {PATIENCE_SECONDS} s of waiting"


def read_line(process: subprocess.Popen[str]) -> str:
    """The next line a process writes; empty when it has ended."""
    assert process.stdout is not None
    with ending(process):
        return process.stdout.readline()


def read_rest(process: subprocess.Popen[str]) -> str:
    """Everything a process writes from here to its end, which is waited for.

    Whoever has read lines must not call `communicate` for the rest: that reads the pipe itself and
    skips what the reader of lines had taken out of it already.
    """
    assert process.stdout is not None
    with ending(process):
        rest = process.stdout.read()
        process.wait()
    return rest


def read_address(process: subprocess.Popen[str]) -> str:
    """Where the server says it is; it says so as soon as it listens."""
    while line := read_line(process):
        if line.startswith(ANNOUNCEMENT):
            return line.removeprefix(ANNOUNCEMENT).strip()
    raise AssertionError("the server ended before it listened")


def let_go(serving: Serving) -> None:
    """Close what the test holds of a server that has ended."""
    if serving.process.stdout is not None:
        serving.process.stdout.close()


@contextmanager
def serving(
    database: str, log: Path, *options: str, command: Sequence[str] = USUAL
) -> Iterator[Serving]:
    """A server for the time of a `with` block."""
    running = start(database, log, options, command)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.stop()
        let_go(running)
