"""What the resources in hand can still buy in this turn: the best basket, with Gold for what lacks.

Each basic resource has a list of purchases; of each group at most one is made. The worth of the
best basket is found for every amount of a resource, and Gold goes where it adds most.
"""

from __future__ import annotations

from typing import Final

Purchase = tuple[int, float]
"""A price in one resource, and what it brings."""

LEFT_OVER: Final = 0.01
"""A basic resource for which there is no use yet: more than nothing while the turn lasts."""
MOST: Final = 14
"""More of one resource than this is not planned with."""
MOST_GOLD: Final = 8
AHEAD: Final = 2
"""How much further baskets are reckoned than is needed at first."""


def best_baskets(groups: list[list[Purchase]], most: int) -> list[float]:
    """By amount of a resource, up to `most`: what the best basket of purchases brings."""
    best = [0.0] * (most + 1)
    for group in groups:
        before = best
        best = before[:]
        for price, worth in group:
            if price > most or worth <= 0.0:
                continue
            for amount in range(price, most + 1):
                value = before[amount - price] + worth
                best[amount] = max(best[amount], value)
    return best


def worth_of_gold(gold: int, each: float) -> float:
    """Gold kept for later: the first pieces are worth more than a hoard."""
    few = min(gold, 6)
    return each * (few + 0.4 * (gold - few))


class Baskets:
    """The best baskets of one resource, by amount, reckoned as far as they are asked for."""

    __slots__ = ("best", "groups")

    groups: list[list[Purchase]]
    best: list[float]

    def __init__(self, groups: list[list[Purchase]]) -> None:
        self.groups = groups
        self.best = []

    def up_to(self, most: int) -> list[float]:
        """What the best basket brings, for every amount up to this one and perhaps more."""
        if most >= len(self.best):
            self.best = best_baskets(self.groups, most + AHEAD)
        return self.best


def worth_of_supply(
    baskets: list[Baskets], for_gold: Baskets, supply: list[int], gold: int, each: float
) -> float:
    """What basic resources and Gold bring, spent as well as can be in this turn.

    The baskets are those of Production, Science and Military, and those only Gold pays for.
    """
    spendable = min(gold, MOST_GOLD)
    kept = gold - spendable
    values = [worth_of_gold(kept + left, each) for left in range(spendable + 1)]
    if for_gold.groups:
        values = joined(values, for_gold.up_to(spendable), 0)
    rest = 0
    for resource, basket in enumerate(baskets):
        rest += supply[resource]
        if basket.groups:
            have = min(supply[resource], MOST)
            values = joined(values, basket.up_to(have + spendable), have)
    return values[spendable] + LEFT_OVER * min(rest, 2 * MOST)


def joined(values: list[float], baskets: list[float], have: int) -> list[float]:
    """Share Gold between what it was good for so far and the purchases of one more resource."""
    fresh: list[float] = []
    for gold in range(len(values)):
        best = values[gold] + baskets[have]
        for given in range(1, gold + 1):
            value = values[gold - given] + baskets[have + given]
            best = max(best, value)
        fresh.append(best)
    return fresh
