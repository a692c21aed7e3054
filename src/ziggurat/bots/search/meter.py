"""How much a search may look at, kept inside the search."""

from __future__ import annotations

from time import monotonic

from ziggurat.bots.bot import Budget


class Meter:
    """Counts the positions a search looks at; where none is left, thinking ends.

    A search asks before each position, so it ends within one position of its budget, wherever it
    is. Only a server gives a time as well: what it cuts short depends on the machine.
    """

    __slots__ = ("_deadline", "kept", "left")

    def __init__(self, positions: int, seconds: float = 0.0) -> None:
        self.left = positions
        self.kept = 0
        """So many of them are kept for what comes later."""
        self._deadline = monotonic() + seconds if seconds else 0.0

    @classmethod
    def for_budget(cls, budget: Budget, usual: int) -> Meter:
        """So much as the budget allows, and no more than is usual for the question."""
        positions = min(budget.positions, usual) if budget.positions else usual
        return cls(positions, budget.seconds)

    def spend(self, positions: int = 1) -> bool:
        """Whether so many more positions may be looked at; if so, they are counted."""
        if self.left <= self.kept:
            return False
        self.left -= positions
        if self._deadline and monotonic() > self._deadline:
            self.left = 0
        return True

    def share_with(self, others: int) -> None:
        """Keep an even part for each of so many others who come later."""
        self.kept = self.left * others // (others + 1)

    @property
    def is_spent(self) -> bool:
        return self.left <= 0
