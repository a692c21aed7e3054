"""Whether things come up as often as they should: a test over few possibilities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from math import sqrt
from typing import TypeVar

T = TypeVar("T", bound=Hashable)

ODDS = 6
"""Standard deviations by which the measure may exceed what is expected: an even deal fails the test
with fewer than one in four hundred dice, with fewer still where there are many possibilities."""
LEAST = 5
"""So often each possibility must be expected, for the measure to mean something."""


def assert_even(seen: Counter[T], weights: Counter[T]) -> None:
    """Fail unless exactly these possibilities came up, as often as they weigh (chi squared)."""
    assert set(seen) == set(weights)
    expected = {each: seen.total() * weight / weights.total() for each, weight in weights.items()}
    assert min(expected.values()) >= LEAST
    measure = sum((seen[each] - count) ** 2 / count for each, count in expected.items())
    freedom = len(weights) - 1
    assert measure < freedom + ODDS * sqrt(2 * freedom), (measure, freedom)
