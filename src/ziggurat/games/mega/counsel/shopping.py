"""What a player acquires in phase 12: the best basket his cards and treasury pay for."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.counsel.wishes import POINT, turns_left, wishes
from ziggurat.games.mega.rules.acquisition import AT_ONCE, AT_ONCE_OR_FIRST, IN_PLACE
from ziggurat.games.mega.rules.buildings import (
    available_buildings,
    building_price,
    building_sites,
    sacrificable_buildings,
)
from ziggurat.games.mega.rules.credits import FreeCredits
from ziggurat.games.mega.rules.hand_limit import kept_hand
from ziggurat.games.mega.rules.limits import controls, owned_building
from ziggurat.games.mega.rules.order_options import ORDER, SKIP
from ziggurat.games.mega.rules.orders import Order, order_price, order_refusal, pack
from ziggurat.games.mega.rules.paying import Payment, budget, token_points, treasury_needed
from ziggurat.games.mega.rules.prices import price_basket, prices_for
from ziggurat.games.mega.rules.thrift import best_payment
from ziggurat.games.mega.rules.values import is_complete
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import ADVANCE_COUNT, GOODS, GROUP_COUNT, NOTHING
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.options import Answer

STEP: Final = 5
"""All prices are multiples of this."""
THRIFT: Final = 0.5
"""What points of trade that are kept are worth beside those that are spent."""
SEED: Final = 1.5
"""What points are worth in cards from which sets may still grow."""
RIPE: Final = 40
"""A set worth so much is turned in."""
FAVOURED: Final = 1.5
"""What a building is worth besides its victory points: room, and a sacrifice later."""
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

    __slots__ = ("game", "player", "prices", "rate", "ripe", "seed", "worths")

    ripe: int
    """Points of ripe sets, of cards above the hand limit, and of treasury."""
    rate: float
    """What a point of them is worth kept, in victory points."""
    seed: float
    """What a point of the other cards is worth kept."""

    def __init__(self, game: Mega, player: int) -> None:
        self.game = game
        self.player = player
        self.prices = prices_for(game, player)
        self.worths = wishes(game, player, self.prices)
        is_last = turns_left(game) <= 0
        self.rate = 0.0 if is_last else POINT * THRIFT
        self.seed = 0.0 if is_last else POINT * SEED
        self.ripe = game.treasury[player] * token_points(game, player)
        values = game.tables.good_value
        for kind, count in enumerate(ripe_cards(game, player)):
            self.ripe += count * count * values[kind]


def ripe_cards(game: Mega, player: int) -> list[int]:
    """By kind: the cards a player spends gladly: large sets, and what he could not keep."""
    hand = game.goods[player * GOODS : (player + 1) * GOODS]
    kept = kept_hand(game, player)
    values = game.tables.good_value
    found = [0] * GOODS
    for kind, count in enumerate(hand):
        if count and (count * count * values[kind] >= RIPE or is_complete(game, kind, count)):
            found[kind] = count
        else:
            found[kind] = count - kept[kind]
    return found


def best_basket(game: Mega, player: int) -> Basket:
    """The basket that is worth most beyond what it costs."""
    purse = Purse(game, player)
    best = basket_for(purse, NOTHING)
    if turns_left(game) > 1:
        for building in sacrificable_buildings(game, player):
            basket = basket_for(purse, building)
            basket.gain -= worth_of_building(game, player, building) + SACRIFICED
            if basket.gain > best.gain:
                best = basket
    return best


def basket_for(purse: Purse, sacrifice: int) -> Basket:
    """The best basket, after giving up a building or without that (`NOTHING`)."""
    game, player = purse.game, purse.player
    points = budget(game, player, sacrifice)
    frugal = basket_of(purse, sacrifice, min(points, purse.ripe), is_frugal=True)
    if points <= purse.ripe:
        return frugal
    full = basket_of(purse, sacrifice, points, is_frugal=False)
    return full if full.gain > frugal.gain else frugal


def basket_of(purse: Purse, sacrifice: int, points: int, *, is_frugal: bool) -> Basket:
    """The best basket for so many points."""
    game, player = purse.game, purse.player
    rate = purse.rate if is_frugal else purse.seed
    building = NOTHING
    price = building_price(game, player)
    left = points
    gain = 0.0
    if owned_building(game, player) in (NOTHING, sacrifice) and price <= points:
        building = wished_building(game, player, sacrifice)
        if building != NOTHING:
            left -= price
            gain = worth_of_building(game, player, building)
    advances = fill(purse.prices, purse.worths, rate, left)
    advances = add_cheaper(game, player, advances, purse.prices, purse.worths, left)
    for advance in advances:
        gain += purse.worths[advance]
    spent = points - left + price_basket(game, player, advances).price
    ripe = min(spent, purse.ripe)
    gain -= purse.rate * ripe + purse.seed * (spent - ripe)
    return Basket(advances, building, sacrifice, gain, is_frugal=is_frugal)


def wished_building(game: Mega, player: int, sacrifice: int) -> int:
    """The building a player would put up: his own, else the first there is, or `NOTHING`."""
    if not game.with_buildings or not building_price(game, player):
        return NOTHING
    if not building_sites(game, player):
        return NOTHING
    supply = [each for each in available_buildings(game, player) if each != sacrifice]
    own = game.civilization[player]
    if own in supply:
        return own
    return supply[-1] if supply else NOTHING


def worth_of_building(game: Mega, player: int, building: int) -> float:
    """What a building is worth to a player who has it, or will have it."""
    figures = game.tables.figures
    owned = owned_building(game, player)
    if owned not in (NOTHING, building):
        return 0.0  # it belongs to somebody else, who loses it
    worth = FAVOURED + figures.building_points
    own = game.civilization[player]
    if building == own and (owned == NOTHING or controls(game, player, building)):
        worth += figures.building_own_points
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
    game: Mega,
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
            if worths[advance] > 0.0 and is_payable(game, player, [*chosen, advance], points):
                best = advance
        if best == NOTHING or price_basket(game, player, chosen).price == sum(
            [prices[advance] for advance in chosen]
        ):
            return sorted(chosen)
        chosen.append(best)


def is_payable(game: Mega, player: int, advances: list[int], points: int) -> bool:
    """Whether advances together cost no more than so many points."""
    return price_basket(game, player, advances).price <= points


# --- answers


def order_answer(game: Mega, seat: int, words: list[str], otherwise: str) -> Answer:
    """The best order, or another word where there is nothing to order."""
    basket = best_basket(game, seat)
    if not basket.is_empty():
        order = order_of(game, seat, basket)
        if order is not None:
            return (words.index(ORDER), *order)
    return (words.index(otherwise),)


def order_of(game: Mega, player: int, basket: Basket) -> Answer | None:
    """The order of a basket: treasury pays first, then ripe sets, then whatever there is."""
    area = NOTHING
    if basket.building != NOTHING:
        area = building_sites(game, player)[0]
    order = Order(
        sorted(basket.advances), basket.building, area, basket.sacrifice, Payment([0] * GOODS, 0)
    )
    price = order_price(game, player, order)
    amount = price - game.treasury[player] * token_points(game, player)
    twin = game.copy()
    twin.treasury[player] = 0
    if basket.is_frugal:
        for kind, count in enumerate(ripe_cards(game, player)):
            twin.goods[player * GOODS + kind] = count
    payment = best_payment(twin, player, amount, basket.sacrifice)
    if payment is None and basket.is_frugal:
        twin.goods = game.goods
        payment = best_payment(twin, player, amount, basket.sacrifice)
    if payment is None:
        return None
    payment.treasury = treasury_needed(game, player, payment, price)
    order.payment = payment
    return None if order_refusal(game, player, order, 0) else pack(order)


def choose_order(game: Mega, seat: int) -> Answer:
    """What to acquire, told at the beginning."""
    return order_answer(game, seat, AT_ONCE_OR_FIRST if game.with_buildings else AT_ONCE, SKIP)


def choose_purchase(game: Mega, seat: int) -> Answer:
    """What to acquire in one's place."""
    return order_answer(game, seat, IN_PLACE, SKIP)


def choose_credits(game: Mega, seat: int) -> Answer:
    """All credits of free choice go to the group in which most is still to be bought."""
    decision = game.decision()
    if not isinstance(decision, FreeCredits):
        raise Broken("nobody spreads credits now")
    sums = [0] * GROUP_COUNT
    for advance, price in enumerate(prices_for(game, seat)):
        if price > 0:
            for group in game.tables.advance_groups[advance]:
                sums[group] += price
    steps = decision.owed(seat) // game.tables.figures.credit_step
    shares = [0] * GROUP_COUNT
    shares[sums.index(max(sums))] = steps
    return tuple(shares)


def another_building(game: Mega, seat: int) -> Answer:
    """Any other building is better than none."""
    supply = available_buildings(game, seat)
    return (supply[-1] if supply else NOTHING,)
