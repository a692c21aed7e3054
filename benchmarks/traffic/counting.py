"""What is counted: moves, the time until the last listener heard, and whether all heard all."""

from __future__ import annotations

from time import perf_counter

import msgspec


class Figures(msgspec.Struct, frozen=True):
    """What one phase of a run came to."""

    seconds: float
    moves: int
    p50: float
    p99: float
    slowest: float
    """Milliseconds from sending a move to the last listener's event."""
    acknowledged_p50: float
    acknowledged_p99: float
    """Milliseconds from sending a move to its acknowledgement."""
    events: int
    lost: int
    repeated: int
    event_bytes: int
    """Bytes an event has on average."""
    server_cpu: float
    load_cpu: float
    """Cores that were busy, on average: the server's and this program's."""

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds

    @property
    def server_ms(self) -> float:
        """What a move costs the server; it says more than a rate where others use the machine."""
        return 1000 * self.server_cpu * self.seconds / max(1, self.moves)


class Tally:
    """Counts one phase; it can be begun again."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        """Forget what was counted, as at the end of warming up."""
        self.since = perf_counter()
        self.delays: list[float] = []
        self.acknowledged: list[float] = []
        self.events = 0
        self.repeated = 0
        self.skipped = 0

    @property
    def moves(self) -> int:
        return len(self.acknowledged)


class Arrivals:
    """One table's events: which listener has heard how far, and when the last one heard."""

    def __init__(self, tally: Tally, listeners: int) -> None:
        self.tally = tally
        self.listeners = listeners
        self.heard_by: list[int] = [0] * listeners
        """The newest number each listener has heard."""
        self._sent: dict[int, float] = {}
        self._heard: dict[int, int] = {}
        self._last: dict[int, float] = {}

    def begin(self, listener: int, number: int) -> None:
        """A listener knows everything up to a number."""
        self.heard_by[listener] = number

    def hear(self, listener: int, number: int, now: float) -> None:
        """A listener heard of an entry; numbers must come one by one."""
        tally, before = self.tally, self.heard_by[listener]
        tally.events += 1
        if number != before + 1:
            if number <= before:
                tally.repeated += 1
                return
            tally.skipped += number - before - 1
        self.heard_by[listener] = number
        count = self._heard.get(number, 0) + 1
        self._heard[number] = count
        self._last[number] = now
        if count == self.listeners:
            self._settle(number)

    def acknowledge(self, number: int, sent: float) -> None:
        """A move that was sent at a moment has become an entry."""
        self.tally.acknowledged.append(perf_counter() - sent)
        self._sent[number] = sent
        if self._heard.get(number, 0) == self.listeners:
            self._settle(number)

    def _settle(self, number: int) -> None:
        """Take the time of a move that is acknowledged and heard by all."""
        sent = self._sent.pop(number, None)
        if sent is not None:
            self.tally.delays.append(self._last.pop(number) - sent)
            del self._heard[number]

    @property
    def outstanding(self) -> int:
        """Events of acknowledged moves that have not come to their listeners."""
        return sum(self.listeners - self._heard.get(number, 0) for number in self._sent)


def share(values: list[float], part: float) -> float:
    """The value below which a part of all values lies, in milliseconds.

    >>> share([0.001, 0.002, 0.003, 0.004], 0.5)
    3.0
    """
    if not values:
        return float("nan")
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 2)
