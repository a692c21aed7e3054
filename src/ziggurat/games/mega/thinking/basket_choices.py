"""Several baskets worth comparing in phase 12, where rules of thumb know only the best.

Beside the best one there are those without one of its advances, those with another that is wished
for, those that spend all or only what is ripe, and those without a special building.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.rules.phase_12_acquisition.buildings import building_price
from ziggurat.games.mega.rules.phase_12_acquisition.payments import budget
from ziggurat.games.mega.rules.phase_12_acquisition.prices import price_basket
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import ADVANCE_COUNT, NOTHING
from ziggurat.games.mega.thinking.baskets import (
    SACRIFICED,
    Basket,
    Purse,
    add_cheaper,
    basket_for,
    basket_of,
    best_basket,
    fill,
    worth_of_building,
)
from ziggurat.games.mega.thinking.manner import Manner

WISHED: Final = 8
"""So many other advances are tried to begin a basket with."""
FIRST: Final = 100.0
"""How much more an advance is worth that must be in a basket."""


def basket_choices(state: Mega, player: int, manner: Manner, most: int) -> list[Basket]:
    """Different baskets, the most promising first; none of them is empty."""
    purse = Purse(state, player, manner)
    best = best_basket(state, player, manner)
    found = [best, *spending(purse), *without_one(purse, best), *with_another(purse, best)]
    if best.building != NOTHING:
        found.append(without_building(purse))
    seen: set[tuple[int, ...]] = set()
    ranked: list[tuple[float, int]] = []
    for place, basket in enumerate(found):
        name = (basket.building, basket.sacrifice, *basket.advances)
        if basket.is_empty() or name in seen:
            continue
        seen.add(name)
        order = (basket.advances, basket.building, basket.sacrifice)
        ranked.append((-gain_of(purse, *order), place))
    ranked.sort()
    return [found[place] for _, place in ranked[:most]]


def spending(purse: Purse) -> list[Basket]:
    """What is ripe alone, and all there is, as readily as if it were."""
    points = budget(purse.state, purse.player, NOTHING)
    frugal = basket_of(purse, NOTHING, min(points, purse.ripe), is_frugal=True)
    if points <= purse.ripe:
        return [frugal]
    seed = purse.seed
    purse.seed = purse.rate
    full = basket_of(purse, NOTHING, points, is_frugal=False)
    purse.seed = seed
    return [frugal, full]


def without_one(purse: Purse, best: Basket) -> list[Basket]:
    """The best baskets that lack one advance of another basket."""
    return [basket_with(purse, best.sacrifice, advance, 0.0) for advance in best.advances]


def with_another(purse: Purse, best: Basket) -> list[Basket]:
    """The best baskets that have one more of the advances wished for most."""
    points = budget(purse.state, purse.player, best.sacrifice)
    ranked: list[tuple[float, int]] = []
    for advance in range(ADVANCE_COUNT):
        price = purse.prices[advance]
        if advance not in best.advances and 0 <= price <= points:
            ranked.append((purse.seed * price - purse.worths[advance], advance))
    ranked.sort()
    return [
        basket_with(purse, best.sacrifice, advance, FIRST + purse.worths[advance])
        for _, advance in ranked[:WISHED]
    ]


def basket_with(purse: Purse, sacrifice: int, advance: int, worth: float) -> Basket:
    """The best basket if an advance were worth something else."""
    worths = purse.worths
    purse.worths = worths[:]
    purse.worths[advance] = worth
    basket = basket_for(purse, sacrifice)
    purse.worths = worths
    return basket


def without_building(purse: Purse) -> Basket:
    """The best basket of advances alone."""
    state, player = purse.state, purse.player
    points = budget(state, player, NOTHING)
    spent = min(points, purse.ripe)
    advances = fill(purse.prices, purse.worths, purse.rate, spent)
    advances = add_cheaper(state, player, advances, purse.prices, purse.worths, spent)
    return Basket(advances, NOTHING, NOTHING, 0.0, is_frugal=True)


def gain_of(purse: Purse, advances: list[int], building: int, sacrifice: int) -> float:
    """What a basket is worth beyond what it costs, in victory points."""
    state, player = purse.state, purse.player
    gain = 0.0
    spent = price_basket(state, player, advances).price
    for advance in advances:
        gain += purse.worths[advance]
    if building != NOTHING:
        gain += worth_of_building(state, player, building, purse.manner)
        spent += building_price(state, player)
    if sacrifice != NOTHING:
        gain -= worth_of_building(state, player, sacrifice, purse.manner) + SACRIFICED
    ripe = min(spent, purse.ripe)
    return gain - purse.rate * ripe - purse.seed * (spent - ripe)
