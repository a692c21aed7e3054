"""What the two servers have in common for those who load them: tables that can be played at."""

from __future__ import annotations

from typing import Protocol

from benchmarks.traffic.counting import Arrivals


class Seated(Protocol):
    """A table with its players and listeners connected."""

    arrivals: Arrivals

    @property
    def received(self) -> int:
        """Bytes of events its listeners have received."""

    async def move(self) -> bool:
        """Make one move and wait for its acknowledgement; False when the game is over."""

    def close(self) -> None:
        """Hang up all connections."""


class Contest(Protocol):
    """A server to load."""

    name: str

    async def open(self) -> None:
        """Get ready: people, connections."""

    async def seat(self, listeners: int) -> Seated:
        """A new table in play, with players and so many listeners."""

    async def idle_tables(self, count: int) -> None:
        """So many more tables in play at which nobody is connected."""

    async def listen(self, count: int) -> None:
        """So many more listeners at tables where nothing happens."""

    def close(self) -> None:
        """Hang up."""
