"""Parting commodities between stacks and hands, evenly: with two blocks not every card fits.

A stack holds only commodities of its block; everywhere else any may lie. Every way to lay out the
cards, each told apart from all others, is as likely as any other.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb, factorial, gcd

from ziggurat.kernel.dice import Dice


class Parted:
    """Commodities by where they go, each list in random order."""

    __slots__ = ("elsewhere", "stacks")

    stacks: list[list[int]]
    """By block."""
    elsewhere: list[int]

    def __init__(self, stacks: list[list[int]], elsewhere: list[int]) -> None:
        self.stacks = stacks
        self.elsewhere = elsewhere


def part_goods(goods: list[int], blocks: list[int], sizes: list[int], dice: Dice) -> Parted:
    """Part commodities, by their kinds, between stacks of some sizes and everything else.

    `blocks` has the bits of the blocks of each kind.
    """
    if len(sizes) == 1:
        cards = goods[:]
        dice.shuffle(cards)
        return Parted([cards[: sizes[0]]], cards[sizes[0] :])
    first = [kind for kind in goods if blocks[kind] == 1]
    second = [kind for kind in goods if blocks[kind] == 2]
    both = [kind for kind in goods if blocks[kind] == 3]
    table = parting_table(len(first), len(second), len(both), sizes[0], sizes[1])
    count = pick(table, dice)
    lower = draw(first, count, dice) + draw(both, sizes[0] - count, dice)
    dice.shuffle(lower)
    rest = second + both
    upper = draw(rest, sizes[1], dice)
    rest += first
    dice.shuffle(rest)
    return Parted([lower, upper], rest)


def draw(cards: list[int], count: int, dice: Dice) -> list[int]:
    """Take so many random cards out of a list, in random order."""
    taken: list[int] = []
    for _ in range(count):
        place = dice.below(len(cards))
        last = cards.pop()
        if place < len(cards):
            cards[place], last = last, cards[place]
        taken.append(last)
    return taken


def pick(totals: tuple[int, ...], dice: Dice) -> int:
    """A random place of a list of running totals, each as likely as it adds to them."""
    chance = dice.below(totals[-1])
    place = 0
    while chance >= totals[place]:
        place += 1
    return place


def running_totals(weights: list[int]) -> tuple[int, ...]:
    """The weights as running totals, in the smallest whole numbers."""
    common = gcd(*weights) or 1
    totals: list[int] = []
    total = 0
    for weight in weights:
        total += weight // common
        totals.append(total)
    return tuple(totals)


@lru_cache(maxsize=4096)
def parting_table(first: int, second: int, both: int, lower: int, upper: int) -> tuple[int, ...]:
    """How likely it is that 0, 1, 2, ... cards of the first block alone lie in its stack.

    There are so many cards of either block alone and of both, and so many in either stack.
    """
    return running_totals(parting_weights(first, second, both, lower, upper))


def parting_weights(first: int, second: int, both: int, lower: int, upper: int) -> list[int]:
    """By the number of cards of the first block alone in its stack: in how many ways."""
    weights: list[int] = []
    for count in range(min(first, lower) + 1):
        left = both - (lower - count)
        ways = comb(first, count) * comb(both, lower - count) if left >= 0 else 0
        weights.append(ways * comb(second + left, upper) if ways else 0)
    return weights


@lru_cache(maxsize=4096)
def ways_to_part(first: int, second: int, both: int, lower: int, upper: int) -> int:
    """In how many ways commodities can be laid out in two stacks and elsewhere."""
    if lower < 0 or upper < 0 or lower + upper > first + second + both:
        return 0
    ways = sum(parting_weights(first, second, both, lower, upper))
    elsewhere = first + second + both - lower - upper
    return ways * factorial(lower) * factorial(upper) * factorial(elsewhere)
