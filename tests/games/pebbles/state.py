"""The heap, what everybody took, and favourite numbers."""

from __future__ import annotations

from ziggurat.kernel.declaring import Fixed
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.laws import require
from ziggurat.kernel.state import Seat, State

MOST = 3
"""Pebbles that are taken at once."""


class Pebbles(State):
    """The table."""

    seats: Fixed[int]
    pebbles: Fixed[int]
    """All there are."""
    heap: int
    times: list[int]
    """By seat and number how often just so many pebbles were taken."""
    favourite: list[int]
    """By seat; hidden from everybody else (PB-1)."""

    def __init__(self, dice: Dice, seats: int, pebbles: int) -> None:
        super().__init__(dice)
        self.seats = seats
        self.pebbles = pebbles
        self.heap = pebbles
        self.times = [0] * (seats * MOST)
        self.favourite = [1] * seats

    def take(self, seat: Seat, count: int) -> None:
        """Move pebbles from the heap to a seat."""
        self.heap -= count
        self.times[seat * MOST + count - 1] += 1

    def taken(self, seat: Seat) -> int:
        """How many pebbles a seat has."""
        return sum(n * self.times[seat * MOST + n - 1] for n in range(1, MOST + 1))

    def lucky(self, seat: Seat) -> int:
        """How often a seat took just its favourite number (PB-3)."""
        return self.times[seat * MOST + self.favourite[seat] - 1]


def check_pebbles(state: Pebbles) -> None:
    """No pebble is lost."""
    require(state.heap >= 0, "the heap owes pebbles")
    taken = sum(state.taken(seat) for seat in range(state.seats))
    require(state.heap + taken == state.pebbles, "pebbles are lost or made")


LAWS = (check_pebbles,)
