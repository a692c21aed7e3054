"""The process that thinks. `python -m ziggurat.server.thinking.worker` is started by the pool.

It takes work from its standard input and gives what comes of it on its standard output, one piece
after the other. It ends when the pool has gone, however that came about, and even in the middle
of a bot's thought.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, NoReturn

from ziggurat.server.thinking.deciding import warm_up_bots, warm_up_games
from ziggurat.server.thinking.messages import READY, Done, Work, pack, read, refused, unpack

GRACE = 2.0
"""Seconds after the end of its time at which a worker that nobody ended ends itself."""


WARM_UPS: dict[str, Callable[[], None]] = {"bots": warm_up_bots, "reading": warm_up_games}
"""By the kind of pool: what makes the first piece of work as quick as those that follow."""


def main(kind: str, memory: int) -> None:
    """Work until the pool has gone, with at most so many bytes of memory (0: any)."""
    jobs, answers = take_pipes()
    leave_signals_to_the_pool()
    limit_memory(memory)
    waiting: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(jobs, waiting), daemon=True).start()
    WARM_UPS[kind]()
    tell(answers, pack(READY))
    while True:
        tell(answers, carried_out(waiting.get()))


def take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes from and to the pool; a bot that reads or prints shall not meet them."""
    jobs, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    return jobs, answers


def leave_signals_to_the_pool() -> None:
    """Let the server finish in peace when everybody is told to end.

    A terminal and systemd tell all processes at once. A worker that went first would look like a
    bot that failed, and a default would be played for it in the last moment.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.signal(signal.SIGALRM, signal.SIG_DFL)


def limit_memory(most: int) -> None:
    """A bot that wants more gets a MemoryError and fails alone, instead of the whole machine."""
    if not most or sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - there is none on Windows

    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    if hard != resource.RLIM_INFINITY:
        most = min(most, hard)
    resource.setrlimit(resource.RLIMIT_AS, (most, hard))


def listen(jobs: BinaryIO, waiting: SimpleQueue[bytes]) -> None:
    """Hand on what the pool says; when it says no more, end at once, whatever is being thought."""
    while (body := read(jobs)) is not None:
        waiting.put(body)
    vanish()


def tell(answers: BinaryIO, message: bytes) -> None:
    """Give a message to the pool."""
    try:
        answers.write(message)
        answers.flush()
    except BrokenPipeError:
        vanish()


def vanish() -> NoReturn:
    """End at once, together with whatever processes a bot has started."""
    if sys.platform != "win32" and os.getpgrp() == os.getpid():
        os.killpg(os.getpid(), signal.SIGKILL)
    os._exit(0)


def carried_out(body: bytes) -> bytes:
    """What came of a piece of work, as a message."""
    try:
        work: Work = unpack(body)
        end_yourself_after(work.seconds + GRACE)
        return pack(Done(work.function(*work.arguments, **work.named)))
    except Exception as error:  # noqa: BLE001 - the pool is told, whatever it was
        return pack(refused(error))
    finally:
        end_yourself_after(0)


def end_yourself_after(seconds: float) -> None:
    """Have the system end this process, should the pool be gone and a bot never let go; 0: not."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
