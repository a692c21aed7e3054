"""How often somebody may ask: buckets of tokens that fill with time.

Play is generous; what costs much (a password, a person, a table, a replay) is not. Attempts to
sign in are counted by address; `guesses` counts those at one account, from wherever they come, and
leaves so much room that it takes ten addresses to use it up: no single one keeps its holder out.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Literal

import msgspec

Subject = Literal["play", "people", "sessions", "guesses", "tables", "study", "chat"]


class Limit(msgspec.Struct, frozen=True):
    """So many at once, and so many a second in the long run."""

    rate: float
    burst: int


LIMITS: dict[Subject, Limit] = {
    "play": Limit(20, 100),
    "people": Limit(0.2, 20),
    "sessions": Limit(0.1, 10),
    "guesses": Limit(1, 100),
    "tables": Limit(0.2, 20),
    "study": Limit(2, 20),
    "chat": Limit(1, 10),
}
STREAMS = 30
"""Live streams one person, or one address without a person, may hold open at once."""
MOST_BUCKETS = 20_000


@lru_cache(maxsize=4096)
def neighbourhood(address: str) -> str:
    """What is counted as one address: an IPv6 network, since every household has a whole one.

    >>> neighbourhood("2001:db8:1:2:aaaa::1") == neighbourhood("2001:db8:1:2:bbbb::2")
    True
    >>> neighbourhood("192.0.2.1")
    '192.0.2.1'
    """
    try:
        host = ip_address(address)
    except ValueError:
        return address
    if host.version == 4:
        return address
    mapped = host.ipv4_mapped
    return str(mapped or ip_network((host, 64), strict=False))


class Buckets:
    """What is left to everybody; forgotten as soon as it is full again."""

    def __init__(
        self, now: Callable[[], float], limits: dict[Subject, Limit] | None = None
    ) -> None:
        self._now = now
        self._limits = LIMITS if limits is None else limits
        self._levels: dict[tuple[Subject, str], tuple[float, float]] = {}

    def wait(self, subject: Subject, who: str) -> float:
        """Take a token; 0, or the seconds after which there will be one again."""
        limit = self._limits[subject]
        now = self._now()
        level, seen = self._levels.get((subject, who), (float(limit.burst), now))
        level = min(float(limit.burst), level + (now - seen) * limit.rate)
        if level < 1:
            return (1 - level) / limit.rate
        self._levels[subject, who] = (level - 1, now)
        if len(self._levels) > MOST_BUCKETS:
            self._forget_full(now)
        return 0.0

    def _forget_full(self, now: float) -> None:
        self._levels = {
            key: (level, seen)
            for key, (level, seen) in self._levels.items()
            if level + (now - seen) * self._limits[key[0]].rate < self._limits[key[0]].burst
        }
