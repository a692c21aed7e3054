"""The time of day, as a server reckons with it: it goes on evenly, whatever happens to the clock.

Moves, deadlines and sessions are stored with the time of day. A machine's clock can be set wrong
and right again while the server runs; if deadlines followed, people would lose their turns, or
wait for a year. So the time is asked for once, at the start, and reckoned on from there with a
counter that nobody sets. It follows the clock so slowly that nobody's time for a move is off by
more than a thousandth.
"""

from __future__ import annotations

import time
from collections.abc import Callable

FOLLOWING = 0.001
"""Seconds by which a second may be longer or shorter."""


class SteadyClock:
    """Seconds since 1970, as `time.time` tells them, without its jumps."""

    def __init__(
        self, wall: Callable[[], float] = time.time, ticks: Callable[[], float] | None = None
    ) -> None:
        self._wall = wall
        self._ticks = ticks or find_ticks()
        self._seen = self._ticks()
        self._time = wall()

    def __call__(self) -> float:
        """The time now."""
        seen = self._ticks()
        passed, self._seen = seen - self._seen, seen
        self._time += passed
        most = passed * FOLLOWING
        self._time += min(most, max(-most, self._wall() - self._time))
        return self._time


def find_ticks() -> Callable[[], float]:
    """A counter of seconds that nobody sets; where there is one that counts sleep, that one."""
    for name in ("CLOCK_BOOTTIME", "CLOCK_MONOTONIC"):
        number = getattr(time, name, None)
        if number is not None:
            return lambda: time.clock_gettime(number)
    return time.monotonic
