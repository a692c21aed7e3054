"""What advances cost a player, and how he comes to hold one (ME-V2 to ME-V5, ME-V9 to ME-V12)."""

from __future__ import annotations

from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    ADVANCE_COUNT,
    ANATOMY,
    GROUP_COUNT,
    LIBRARY,
    NOTHING,
    SCIENCE,
)


def price_of(state: Mega, player: int, advance: int) -> int:
    """What an advance costs a player now: cost less credits, never below 0 (ME-V2, ME-V3)."""
    lookup = state.lookup
    first = player * GROUP_COUNT
    credit = 0
    for group in lookup.advance_groups[advance]:
        # With two groups only the larger credit counts.
        credit = max(credit, state.credits[first + group])
    giver = lookup.chain_from[advance]
    if giver != NOTHING and state.has(player, giver):
        credit += lookup.chain_credit[giver]
    return max(0, lookup.advance_cost[advance] - credit)


def prices_for(state: Mega, player: int) -> list[int]:
    """By advance: what it costs a player now; `NOTHING` for those he holds."""
    held = state.advances[player]
    return [
        NOTHING if held >> advance & 1 else price_of(state, player, advance)
        for advance in range(ADVANCE_COUNT)
    ]


def payable_advances(state: Mega, player: int, points: int) -> list[int]:
    """The advances a player could pay with so many points, each of them alone."""
    first = player * GROUP_COUNT
    held, costs = state.advances[player], state.lookup.advance_cost
    # No credit is larger than this: most advances are out of reach at first sight.
    most = max(state.credits[first : first + GROUP_COUNT]) + state.lookup.most_chain_credit
    payable: list[int] = []
    for advance in range(ADVANCE_COUNT):
        if costs[advance] - most > points or held >> advance & 1:
            continue
        if price_of(state, player, advance) <= points:
            payable.append(advance)
    return payable


class Basket:
    """Several advances bought together, and how Library and Anatomy make them cheaper.

    Which advance is given and which discounted changes nothing but the sum, so the cheapest way is
    taken.
    """

    __slots__ = ("cheaper", "gift", "price")

    price: int
    gift: int
    """The advance Anatomy gives for nothing, or `NOTHING` (ME-V10)."""
    cheaper: int
    """The advance Library makes cheaper, or `NOTHING` (ME-V9)."""

    def __init__(self, price: int, gift: int, cheaper: int) -> None:
        self.price = price
        self.gift = gift
        self.cheaper = cheaper


def price_basket(state: Mega, player: int, advances: list[int]) -> Basket:
    """The sum of several advances bought in one transaction.

    Credits count in full for each, and nothing bought here helps (ME-V4, ME-V5).
    """
    prices = [price_of(state, player, advance) for advance in advances]
    best = Basket(sum(prices), NOTHING, NOTHING)
    has_library = LIBRARY in advances
    has_anatomy = ANATOMY in advances
    if not has_library and not has_anatomy:
        return best
    total = best.price
    gifts = [NOTHING]
    if has_anatomy:
        gifts.extend([advance for advance in advances if can_be_gift(state, advance)])
    for gift in gifts:
        price = total - (prices[advances.index(gift)] if gift != NOTHING else 0)
        cheaper = costliest(advances, prices, gift) if has_library else NOTHING
        if cheaper != NOTHING:
            discount = state.lookup.numbers.advances.library_discount
            price -= min(discount, prices[advances.index(cheaper)])
        if price < best.price:
            best = Basket(price, gift, cheaper)
    return best


def can_be_gift(state: Mega, advance: int) -> bool:
    """Whether Anatomy can give an advance for nothing: a cheap one of science (ME-V10)."""
    lookup = state.lookup
    is_cheap = lookup.advance_cost[advance] < lookup.numbers.advances.anatomy_cost_below
    return is_cheap and SCIENCE in lookup.advance_groups[advance]


def costliest(advances: list[int], prices: list[int], gift: int) -> int:
    """The costliest advance beside Library and Anatomy's gift, or `NOTHING` (ME-V9, ME-V9.1)."""
    found = NOTHING
    most = 0
    for advance, price in zip(advances, prices):
        if price > most and advance not in (LIBRARY, gift):
            found = advance
            most = price
    return found


def grant_advance(state: Mega, player: int, advance: int) -> None:
    """A player holds an advance from now on, and takes the credit tokens it gives (ME-C4).

    Credits of free choice (ME-V11) are asked for apart.
    """
    state.advances[player] |= 1 << advance
    first = player * GROUP_COUNT
    for group, credit in enumerate(state.lookup.advance_credits[advance]):
        state.credits[first + group] += credit


def free_credits_between(state: Mega, before: int, after: int) -> int:
    """Points of free choice that advances give which came between two sets of them (ME-V11)."""
    gained = after & ~before
    points = 0
    if gained:
        for advance, credit in enumerate(state.lookup.free_credits):
            if credit and gained >> advance & 1:
                points += credit
    return points
