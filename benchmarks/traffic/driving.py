"""Driving the load: as fast as acknowledgements come, or at a rate somebody offers."""

from __future__ import annotations

import asyncio
import os
from time import perf_counter

from benchmarks.traffic.contest import Contest, Seated
from benchmarks.traffic.counting import Figures, Tally, share
from benchmarks.traffic.processes import Running
from benchmarks.traffic.wire import Lost

SETTLING = 10.0
"""Seconds the last events may take to arrive."""


class Load:
    """So many tables in play at a server; a game that ends is followed by another."""

    def __init__(self, contest: Contest, tally: Tally, server: Running, listeners: int) -> None:
        self.contest = contest
        self.tally = tally
        self.server = server
        self.listeners = listeners
        """Listeners at each table."""
        self.tables: list[Seated] = []
        self.finished: list[Seated] = []

    async def open(self, tables: int) -> None:
        """Make the tables, with everybody connected."""
        for _ in range(tables):
            self.tables.append(await self.contest.seat(self.listeners))

    async def move_at(self, place: int) -> None:
        """One move at a table, or a new game where one is over."""
        if not await self.tables[place].move():
            self.finished.append(self.tables[place])
            self.tables[place] = await self.contest.seat(self.listeners)

    async def measure(self, *, warm_up: float, seconds: float, rate: float) -> Figures:
        """Play for some seconds; a rate of 0 is as fast as it goes."""
        phase = self.pace(rate, warm_up + seconds) if rate else self.rush(warm_up + seconds)
        playing = asyncio.create_task(phase)
        await asyncio.sleep(warm_up)
        self.tally.reset()
        received, cpu, own = self.received(), self.server.cpu(), sum(os.times()[:2])
        begun = perf_counter()
        await asyncio.sleep(seconds)
        elapsed = perf_counter() - begun
        moves, events = self.tally.moves, max(1, self.tally.events)
        spent = (self.server.cpu() - cpu) / elapsed, (sum(os.times()[:2]) - own) / elapsed
        size = (self.received() - received) // events
        await self.finish(playing)
        lost = await self.settle()
        tally = self.tally
        return Figures(
            seconds=elapsed,
            moves=moves,
            p50=share(tally.delays, 0.5),
            p99=share(tally.delays, 0.99),
            slowest=share(tally.delays, 1.0),
            acknowledged_p50=share(tally.acknowledged, 0.5),
            acknowledged_p99=share(tally.acknowledged, 0.99),
            events=tally.events,
            lost=lost + tally.skipped,
            repeated=tally.repeated,
            event_bytes=size,
            server_cpu=spent[0],
            load_cpu=spent[1],
        )

    @staticmethod
    async def finish(playing: asyncio.Task[None]) -> None:
        """Wait for the moves on their way; a server that has stopped answering is lost."""
        try:
            await asyncio.wait_for(playing, SETTLING)
        except TimeoutError as error:
            raise Lost("Moves were sent that are never acknowledged.") from error

    async def rush(self, seconds: float) -> None:
        """Every table moves as soon as its last move is acknowledged."""
        end = perf_counter() + seconds

        async def play(place: int) -> None:
            while perf_counter() < end:
                await self.move_at(place)

        await asyncio.gather(*(play(place) for place in range(len(self.tables))))

    async def pace(self, rate: float, seconds: float) -> None:
        """So many moves a second, spread evenly over the tables that are not busy."""
        begun = perf_counter()
        free: asyncio.Queue[int] = asyncio.Queue()
        for place in range(len(self.tables)):
            free.put_nowait(place)
        moving: set[asyncio.Task[None]] = set()

        async def play(place: int) -> None:
            await self.move_at(place)
            free.put_nowait(place)

        for number in range(int(rate * seconds)):
            wait = begun + number / rate - perf_counter()
            if wait > 0.001:
                await asyncio.sleep(wait)
            if perf_counter() > begun + seconds:
                break
            task = asyncio.create_task(play(await free.get()))
            moving.add(task)
            task.add_done_callback(moving.discard)
        await asyncio.gather(*moving)

    async def settle(self) -> int:
        """Wait for the last events; how many never come."""
        end = perf_counter() + SETTLING
        while (missing := self.outstanding()) and perf_counter() < end:
            await asyncio.sleep(0.05)
        return missing

    def outstanding(self) -> int:
        """Events that have not come yet."""
        return sum(table.arrivals.outstanding for table in (*self.tables, *self.finished))

    def received(self) -> int:
        """Bytes of events so far."""
        return sum(table.received for table in (*self.tables, *self.finished))

    def close(self) -> None:
        """Hang everybody up."""
        for table in (*self.tables, *self.finished):
            table.close()
