"""How fast bots play where somebody listens: slowly enough to be followed, never long in a row."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Set as AbstractSet

from ziggurat.kernel.state import Seat

UNHURRIED = 8
"""So many answers in a row come at the full pace while people wait for their turn."""
HURRY = 0.9
"""What is left of a pause after each further one."""
LEISURE = 5
"""So many times as long bots wait on a floor, where people read, compose and answer meanwhile."""


class Pace:
    """The pauses before answers of bots, table by table."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._moved_at: dict[str, float] = {}
        self._in_a_row: Counter[str] = Counter()
        """Answers of bots that people have waited for."""
        self._at_leisure: set[str] = set()
        """Tables where people are asked on a floor."""

    def look(
        self, table: str, people: AbstractSet[Seat], asked: AbstractSet[Seat], *, is_floor: bool
    ) -> None:
        """Note who is asked at a table. Whoever only watches bots waits for nothing."""
        if not people or people & asked:
            self._in_a_row.pop(table, None)
        self._at_leisure.discard(table)
        if is_floor and people & asked:
            self._at_leisure.add(table)

    def forget(self, table: str) -> None:
        self._moved_at.pop(table, None)
        self._in_a_row.pop(table, None)
        self._at_leisure.discard(table)

    def pause(self, table: str) -> float:
        """Seconds between the last answer of a bot and the next one."""
        if table in self._at_leisure:
            return self.seconds * LEISURE
        further = max(0, self._in_a_row[table] - UNHURRIED)
        return float(self.seconds * HURRY**further)

    def count(self, table: str) -> None:
        """A bot answers."""
        self._in_a_row[table] += 1

    async def keep(self, table: str) -> None:
        """Wait until the next bot may answer; of several that wait, one after the other."""
        loop = asyncio.get_running_loop()
        while (wait := self._moved_at.get(table, 0.0) + self.pause(table) - loop.time()) > 0:
            await asyncio.sleep(wait)
        self._moved_at[table] = loop.time()
        self.count(table)
