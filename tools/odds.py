"""Reckon the table of odds kept in ziggurat.games.revolt.odds, and print it.

    python tools/odds.py

A side's dice are a multiset of pips. After a tie each side rerolls the dice that show the tied
number (ER-22a); with Rearmament the attacker may reroll all own dice instead, whichever is better
for the dice on the table (ER-58c). The value of every tied pair of multisets is found by iterating
until nothing changes any more.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Pips: TypeAlias = tuple[int, ...]
Matrix: TypeAlias = npt.NDArray[np.float64]

MOST_ATTACK = 8
MOST_DEFENCE = 6
ENOUGH = 1e-15


def rolls(count: int) -> list[tuple[Pips, float]]:
    """Every roll of so many dice, sorted, with its probability."""
    found = []
    for pips in combinations_with_replacement(range(1, 7), count):
        ways = factorial(count)
        for face in range(1, 7):
            ways //= factorial(pips.count(face))
        found.append((pips, ways / 6**count))
    return found


def rerolled(count: int) -> Matrix:
    """From dice that tie to the dice after rerolling those that show the highest number."""
    sets = [pips for pips, _ in rolls(count)]
    number = {pips: index for index, pips in enumerate(sets)}
    matrix = np.zeros((len(sets), len(sets)))
    for pips in sets:
        kept = tuple(pip for pip in pips if pip < pips[-1])
        for fresh, chance in rolls(count - len(kept)):
            matrix[number[pips], number[tuple(sorted(kept + fresh))]] += chance
    return matrix


def odds(attack: int, defence: int, *, rearmed: bool) -> float:
    """The probability that the attacker wins."""
    mine, theirs = rolls(attack), rolls(defence)
    my_first = np.array([chance for _, chance in mine])
    their_first = np.array([chance for _, chance in theirs])
    my_best = np.array([pips[-1] for pips, _ in mine])[:, None]
    their_best = np.array([pips[-1] for pips, _ in theirs])[None, :]
    tied = my_best == their_best
    value: Matrix = (my_best > their_best).astype(np.float64)
    my_next, their_next = rerolled(attack), rerolled(defence).T
    change = 1.0
    while change > ENOUGH:
        answered = value @ their_next
        after = my_next @ answered
        if rearmed:
            after = np.maximum(after, (my_first @ answered)[None, :])
        change = float(np.abs(after - value)[tied].max())
        value = np.where(tied, after, value)
    return float(my_first @ value @ their_first)


def main() -> None:
    """Print both tables as Python."""
    for name, rearmed in (("PLAIN", False), ("REARMED", True)):
        print(f"{name}: Final[tuple[tuple[float, ...], ...]] = (")
        for attack in range(1, MOST_ATTACK + 1):
            row = [odds(attack, d, rearmed=rearmed) for d in range(1, MOST_DEFENCE + 1)]
            print("    (" + ", ".join(f"{each:.10f}" for each in row) + "),")
        print(")")


if __name__ == "__main__":
    main()
