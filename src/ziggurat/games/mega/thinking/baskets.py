"""Baskets of phase 12: the advances and the building worth most for what a player can pay.

Sets grow with the square of their cards, so a player spends large sets and what he could not keep
anyway, and other cards only for something much better.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.rules.limits import controls, owned_building
from ziggurat.games.mega.rules.phase_07_trade.values import is_complete
from ziggurat.games.mega.rules.phase_12_acquisition.buildings import (
    available_buildings,
    building_price,
    building_sites,
    sacrificable_buildings,
)
from ziggurat.games.mega.rules.phase_12_acquisition.hand_limit import kept_hand
from ziggurat.games.mega.rules.phase_12_acquisition.payments import budget, token_points
from ziggurat.games.mega.rules.phase_12_acquisition.prices import price_basket, prices_for
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import ADVANCE_COUNT, GOODS, NOTHING
from ziggurat.games.mega.thinking.advances import wishes
from ziggurat.games.mega.thinking.manner import Manner
from ziggurat.games.mega.thinking.points import turns_left

STEP: Final = 5
"""All prices are multiples of this."""
SACRIFICED: Final = 1.0
"""What has to be gained by a sacrifice at least, in victory points."""


class Basket:
    """What could be acquired, and how much better it is than nothing."""

    __slots__ = ("advances", "building", "gain", "is_frugal", "sacrifice")

    advances: list[int]
    building: int
    sacrifice: int
    gain: float
    is_frugal: bool
    """Whether ripe sets and treasury alone pay for it."""

    def __init__(
        self, advances: list[int], building: int, sacrifice: int, gain: float, *, is_frugal: bool
    ) -> None:
        self.advances = advances
        self.building = building
        self.sacrifice = sacrifice
        self.gain = gain
        self.is_frugal = is_frugal

    def is_empty(self) -> bool:
        """Whether nothing is acquired."""
        return not self.advances and self.building == NOTHING


class Purse:
    """What a player can spend: all of it, and what he spends gladly."""

    __slots__ = ("manner", "player", "prices", "rate", "ripe", "seed", "state", "worths")

    ripe: int
    """Points of ripe sets, of cards above the hand limit, and of treasury."""
    rate: float
    """What a point of them is worth kept, in victory points."""
    seed: float
    """What a point of the other cards is worth kept."""

    def __init__(self, state: Mega, player: int, manner: Manner) -> None:
        self.state = state
        self.manner = manner
        self.player = player
        self.prices = prices_for(state, player)
        self.worths = wishes(state, player, self.prices, manner)
        is_last = turns_left(state) <= 0
        self.rate = 0.0 if is_last else manner.point * manner.thrift
        self.seed = 0.0 if is_last else manner.point * manner.seed
        self.ripe = state.treasury[player] * token_points(state, player)
        values = state.lookup.good_value
        for kind, count in enumerate(ripe_cards(state, player, manner)):
            self.ripe += count * count * values[kind]


def ripe_cards(state: Mega, player: int, manner: Manner) -> list[int]:
    """By kind: the cards a player spends gladly: large sets, and what he could not keep."""
    hand = state.goods[player * GOODS : (player + 1) * GOODS]
    kept = kept_hand(state, player)
    values = state.lookup.good_value
    found = [0] * GOODS
    for kind, count in enumerate(hand):
        if count and (
            count * count * values[kind] >= manner.ripe or is_complete(state, kind, count)
        ):
            found[kind] = count
        else:
            found[kind] = count - kept[kind]
    return found


def best_basket(state: Mega, player: int, manner: Manner) -> Basket:
    """The basket that is worth most beyond what it costs."""
    purse = Purse(state, player, manner)
    best = basket_for(purse, NOTHING)
    if turns_left(state) > 1:
        for building in sacrificable_buildings(state, player):
            basket = basket_for(purse, building)
            basket.gain -= worth_of_building(state, player, building, manner) + SACRIFICED
            if basket.gain > best.gain:
                best = basket
    return best


def basket_for(purse: Purse, sacrifice: int) -> Basket:
    """The best basket, after giving up a building or without that (`NOTHING`)."""
    state, player = purse.state, purse.player
    points = budget(state, player, sacrifice)
    frugal = basket_of(purse, sacrifice, min(points, purse.ripe), is_frugal=True)
    if points <= purse.ripe:
        return frugal
    full = basket_of(purse, sacrifice, points, is_frugal=False)
    return full if full.gain > frugal.gain else frugal


def basket_of(purse: Purse, sacrifice: int, points: int, *, is_frugal: bool) -> Basket:
    """The best basket for so many points."""
    state, player = purse.state, purse.player
    rate = purse.rate if is_frugal else purse.seed
    building = NOTHING
    price = building_price(state, player)
    left = points
    gain = 0.0
    if owned_building(state, player) in (NOTHING, sacrifice) and price <= points:
        building = wished_building(state, player, sacrifice)
        if building != NOTHING:
            left -= price
            gain = worth_of_building(state, player, building, purse.manner)
    advances = fill(purse.prices, purse.worths, rate, left)
    advances = add_cheaper(state, player, advances, purse.prices, purse.worths, left)
    for advance in advances:
        gain += purse.worths[advance]
    spent = points - left + price_basket(state, player, advances).price
    ripe = min(spent, purse.ripe)
    gain -= purse.rate * ripe + purse.seed * (spent - ripe)
    return Basket(advances, building, sacrifice, gain, is_frugal=is_frugal)


def wished_building(state: Mega, player: int, sacrifice: int) -> int:
    """The building a player would put up: his own, else the first there is, or `NOTHING`."""
    if not state.with_buildings or not building_price(state, player):
        return NOTHING
    if not building_sites(state, player):
        return NOTHING
    supply = [each for each in available_buildings(state, player) if each != sacrifice]
    own = state.civilization[player]
    if own in supply:
        return own
    return supply[-1] if supply else NOTHING


def worth_of_building(state: Mega, player: int, building: int, manner: Manner) -> float:
    """What a building is worth to a player who has it, or will have it."""
    points = state.lookup.building_rules.victory_points
    owned = owned_building(state, player)
    if owned not in (NOTHING, building):
        return 0.0  # it belongs to somebody else, who loses it
    worth = manner.building + points.owner
    own = state.civilization[player]
    if building == own and (owned == NOTHING or controls(state, player, building)):
        worth += points.own_building_controlled
    return worth


def fill(prices: list[int], worths: list[float], rate: float, points: int) -> list[int]:
    """The advances worth most together that cost no more than so many points: a full knapsack."""
    size = points // STEP
    best = [0.0] * (size + 1)
    chosen = [0] * (size + 1)
    for advance in range(ADVANCE_COUNT):
        price = prices[advance]
        gain = worths[advance] - rate * price
        if price < 0 or price > points or gain <= 0.0:
            continue
        cost = (price + STEP - 1) // STEP
        bit = 1 << advance
        for place in range(size, cost - 1, -1):
            value = best[place - cost] + gain
            if value > best[place]:
                best[place] = value
                chosen[place] = chosen[place - cost] | bit
    return [advance for advance in range(ADVANCE_COUNT) if chosen[size] >> advance & 1]


def add_cheaper(
    state: Mega,
    player: int,
    advances: list[int],
    prices: list[int],
    worths: list[float],
    points: int,
) -> list[int]:
    """Spend what Library and Anatomy save on further advances."""
    chosen = advances[:]
    while True:
        best = NOTHING
        for advance in range(ADVANCE_COUNT):
            if advance in chosen or prices[advance] < 0:
                continue
            if best != NOTHING and worths[advance] <= worths[best]:
                continue
            if worths[advance] > 0.0 and is_payable(state, player, [*chosen, advance], points):
                best = advance
        if best == NOTHING or price_basket(state, player, chosen).price == sum(
            [prices[advance] for advance in chosen]
        ):
            return sorted(chosen)
        chosen.append(best)


def is_payable(state: Mega, player: int, advances: list[int], points: int) -> bool:
    """Whether advances together cost no more than so many points."""
    return price_basket(state, player, advances).price <= points
