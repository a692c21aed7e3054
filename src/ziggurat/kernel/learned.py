"""A value that was learned from games: numbers, and how they are put together.

One layer of a few cells that each add up what they see, and one that adds up the cells; without
cells it is a plain weighted sum. Nothing but this is needed to play with what was learned.
"""

from __future__ import annotations

from math import exp
from typing import Final

STEEPEST: Final = 30.0
"""Beyond this a chance is 0 or 1 for all purposes."""


class Learned:
    """The chance to win that a position promises, by what there is to count in it."""

    __slots__ = ("bias", "cell_bias", "cells", "weights")

    cells: list[list[float]]
    """By cell: its weight of each feature; empty where features are weighed directly."""
    cell_bias: list[float]
    weights: list[float]
    """What each cell counts, or each feature where there are no cells."""
    bias: float

    def __init__(
        self,
        cells: list[list[float]],
        cell_bias: list[float],
        weights: list[float],
        bias: float,
    ) -> None:
        self.cells = cells
        self.cell_bias = cell_bias
        self.weights = weights
        self.bias = bias

    def lead(self, features: list[float]) -> float:
        """How far ahead a position is, on a scale without ends: 0 is even."""
        total = self.bias
        if not self.cells:
            for place in range(len(features)):
                total += self.weights[place] * features[place]
            return total
        for number in range(len(self.cells)):
            cell = self.cells[number]
            seen = self.cell_bias[number]
            for place in range(len(features)):
                seen += cell[place] * features[place]
            if seen > 0.0:
                total += self.weights[number] * seen
        return total

    def chance(self, features: list[float]) -> float:
        """The chance to win.

        >>> Learned([], [], [2.0, -2.0], 0.0).chance([1.5, 1.5])
        0.5
        """
        lead = max(-STEEPEST, min(STEEPEST, self.lead(features)))
        return 1.0 / (1.0 + exp(-lead))
