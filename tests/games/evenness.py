"""Whether something comes up evenly: a test over few possibilities, with fixed dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable
from math import sqrt
from typing import TypeVar

T = TypeVar("T", bound=Hashable)

ODDS = 6
"""Standard deviations by which the measure may exceed what is expected: an even deal fails the test
with fewer than one in four hundred dice, with fewer still where there are many possibilities."""
LEAST = 40
"""So often each possibility must come up on average, for the measure to mean something."""


def assert_even(seen: Counter[T], possible: Collection[T]) -> None:
    """Fail unless exactly these possibilities came up, about equally often (chi squared)."""
    assert set(seen) == set(possible)
    expected = seen.total() / len(possible)
    assert expected >= LEAST
    measure = sum((count - expected) ** 2 / expected for count in seen.values())
    freedom = len(possible) - 1
    assert measure < freedom + ODDS * sqrt(2 * freedom), seen
