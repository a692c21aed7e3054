"""Threads of a test that nobody has to wait for: a test that fails leaves them, and ends."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_EXCEPTION, Future, wait
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


def begin(work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> Future[R]:
    """Do something beside the test.

    An executor would wait for its threads, in the end even the interpreter would: whoever listens
    for what is never said keeps them for ever. These end with the process at the latest.
    """
    future: Future[R] = Future()

    def run() -> None:
        try:
            future.set_result(work(*args, **kwargs))
        except BaseException as failure:  # noqa: BLE001 - told to whoever asks for the result
            future.set_exception(failure)

    threading.Thread(target=run, daemon=True).start()
    return future


def results(futures: Sequence[Future[R]], patience_seconds: float) -> list[R]:
    """What came of all of them; the first failure is raised as soon as it is there."""
    done, unfinished = wait(futures, patience_seconds, FIRST_EXCEPTION)
    for future in done:
        future.result()
    assert not unfinished, (
        f"{len(unfinished)} of {len(futures)} threads were not done after {patience_seconds} s"
    )
    return [future.result() for future in futures]
