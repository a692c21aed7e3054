"""What many games tell: shares of wins with their uncertainty, endings, lengths.

A share is counted out of the games in which somebody took part; equal winners share a win. Every
share comes with its 95% interval after Wilson.
"""

from __future__ import annotations

from hashlib import blake2b
from math import sqrt

import msgspec

from ziggurat.arena.simulation import Result
from ziggurat.bots.seating import Paces

CONFIDENCE = 1.959963984540054
"""Standard deviations that hold 95% of a normal distribution."""
FAILURES_KEPT = 3


class Share(msgspec.Struct, frozen=True):
    """Wins out of games, and the interval that holds the true share with 95% confidence."""

    wins: float
    games: int
    share: float
    low: float
    high: float
    even: float
    """The share of somebody no better than the others."""


class Spread(msgspec.Struct, frozen=True):
    """How long games were."""

    least: int
    mean: float
    most: int


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95% interval of a share after Wilson; wins may be fractions.

    >>> low, high = interval(90, 100)
    >>> round(low, 3), round(high, 3)
    (0.826, 0.945)
    """
    if not games:
        return 0.0, 1.0
    share, square = wins / games, CONFIDENCE**2
    middle = share + square / (2 * games)
    margin = CONFIDENCE * sqrt(share * (1 - share) / games + square / (4 * games**2))
    whole = 1 + square / games
    return max(0.0, (middle - margin) / whole), min(1.0, (middle + margin) / whole)


class Count:
    """Wins and games of one bot, seat or nation."""

    __slots__ = ("even", "games", "wins")

    def __init__(self) -> None:
        self.wins = 0.0
        self.games = 0
        self.even = 0.0

    def add(self, wins: float, even: float) -> None:
        """Count a game: what was won of it, and what an even game would have brought."""
        self.games += 1
        self.wins += wins
        self.even += even

    def share(self) -> Share:
        """The share of wins with its interval."""
        low, high = interval(self.wins, self.games)
        return Share(
            wins=round(self.wins, 6),
            games=self.games,
            share=self.wins / self.games,
            low=low,
            high=high,
            even=round(self.even / self.games, 6),
        )


class Lengths:
    """A running count of how long games are."""

    __slots__ = ("games", "least", "most", "total")

    def __init__(self) -> None:
        self.games = 0
        self.total = 0
        self.least = 0
        self.most = 0

    def add(self, length: int) -> None:
        """Count one game."""
        self.least = length if not self.games else min(self.least, length)
        self.most = max(self.most, length)
        self.total += length
        self.games += 1

    def spread(self) -> Spread:
        """What was counted so far."""
        return Spread(self.least, self.total / max(1, self.games), self.most)


class Tally:
    """Everything a report says about a simulation, counted game by game and kept small."""

    def __init__(self) -> None:
        self.games = 0
        self.endings: dict[str, int] = {}
        self.rounds = Lengths()
        self.decisions = Lengths()
        self.failed_games = 0
        """Games in which a bot failed and played the default."""
        self.failures: list[str] = []
        """The first failures, in words."""
        self.paces = Paces()
        self._bots: dict[str, Count] = {}
        self._seats: dict[str, Count] = {}
        self._names: dict[str, Count] = {}
        self._digest = blake2b(digest_size=16, person=b"ziggurat arena")

    def add(self, result: Result) -> None:
        """Count one game; games come in the order of their numbers."""
        self.games += 1
        self.endings[result.ending] = self.endings.get(result.ending, 0) + 1
        self.rounds.add(result.rounds)
        self.decisions.add(result.decisions)
        self._digest.update(result.digest.encode())
        self._count_failures(result)
        self.paces.join(result.paces)
        shares = result.shares()
        even = result.even()
        by_bot: dict[str, float] = {}
        for seat, share in enumerate(shares):
            bot = result.bots[seat]
            by_bot[bot] = by_bot.get(bot, 0.0) + share
            self._seats.setdefault(f"seat {seat + 1}", Count()).add(share, even)
            self._names.setdefault(result.names[seat], Count()).add(share, even)
        for bot, share in by_bot.items():
            self._bots.setdefault(bot, Count()).add(share, even * result.bots.count(bot))

    def _count_failures(self, result: Result) -> None:
        if result.failures:
            self.failed_games += 1
            if len(self.failures) < FAILURES_KEPT:
                self.failures.append(f"game {result.number}: {result.failures[0]}")

    def bots(self) -> dict[str, Share]:
        """Shares by bot, in the order of their names."""
        return shares_of(self._bots)

    def seats(self) -> dict[str, Share]:
        """Shares by seat, whoever sat there."""
        return shares_of(self._seats)

    def names(self) -> dict[str, Share]:
        """Shares by nation or civilization."""
        return shares_of(self._names)

    def digest(self) -> str:
        """The name of all final positions together, in the order of the games."""
        return self._digest.hexdigest()


def shares_of(counts: dict[str, Count]) -> dict[str, Share]:
    """The shares of what was counted, sorted by name."""
    return {name: counts[name].share() for name in sorted(counts)}
