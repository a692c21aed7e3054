"""What effects that hold while their card is in force make of prices, Defence and units (EF-7)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.rules.effects.lasting import (
    Defense,
    Discount,
    FewerUnits,
    Keep,
    WarlordAlone,
    lasting,
)
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    ALL_USES,
    ANY,
    BASIC,
    BUILDING,
    CULTURE,
    FROM_DISPLAY,
    FROM_RESERVE,
    GAINS,
    GOLD,
    HALF,
    KNOWLEDGE,
    NOBODY,
    NOTHING,
    OFF_BUILDING,
    OFF_CONQUEST,
    OFF_DEVELOPMENT,
    OFF_KNOWLEDGE,
    OFF_POLICY,
    OFF_RESERVE,
    OFF_WONDER,
    OFF_WONDER_COMPLETE,
    RESOURCES,
    WONDER,
)

LEAST_CONQUEST: Final = 1
"""A conquest never costs less Military (AE-9.1)."""
LEAST_POLICY: Final = 1
"""A policy never costs less Culture (MO-8.5)."""
CUT_FIRST: Final = (*BASIC, ANY, CULTURE, GOLD)
"""Where a discount is taken from when a price asks for several resources."""
ENTRY: Final = 3
"""Numbers a discount in force takes: what for, amount, uses."""


# --- conquest and the end of the turn


def defence_bonus(state: Monumental, tile: int) -> int:
    """What cards of the player who controls a Province add to its Defence (MO-6.5.8)."""
    defender = state.control[tile]
    if defender == NOBODY or state.is_automa(defender):
        return 0
    bonus = 0
    for operation in lasting(state, defender, Defense):
        if operation.protects(state, defender, tile):
            bonus += operation.printed.amount
    return bonus


def fewer_units(state: Monumental, player: int) -> int:
    """Units fewer that the next conquest may move in; never fewer than 1 (AE-9.1)."""
    fewer = [operation.printed.amount for operation in lasting(state, player, FewerUnits)]
    return state.fewer_units[player] + sum(fewer)


def may_send_warlord_alone(state: Monumental, player: int) -> bool:
    """Whether the Warlord may be the only unit that moves into a conquered Province."""
    return len(lasting(state, player, WarlordAlone)) > 0


def kept(state: Monumental, player: int) -> list[int]:
    """How much of each basic resource, and of `ANY`, is kept at the end of the turn."""
    amounts = [0] * GAINS
    for operation in lasting(state, player, Keep):
        amounts[RESOURCES.index(operation.printed.what)] += operation.printed.max
    return amounts


# --- prices


def purposes_of(state: Monumental, kind: int, origin: int, completing: int) -> list[int]:
    """The kinds of discount that apply to a payment for a card (EF-7)."""
    purposes: list[int] = []
    sort = state.lookup.kind_type[kind]
    if sort == BUILDING:
        purposes.append(OFF_BUILDING)
    elif sort == KNOWLEDGE:
        purposes.append(OFF_KNOWLEDGE)
    elif sort == WONDER:
        purposes.append(OFF_WONDER)
        if completing:
            purposes.append(OFF_WONDER_COMPLETE)
    if not completing:
        if origin == FROM_RESERVE:
            purposes.append(OFF_RESERVE)
        elif origin == FROM_DISPLAY:
            purposes.append(OFF_DEVELOPMENT)
    return purposes


def price_of(state: Monumental, player: int, kind: int, origin: int, off: int = 0) -> list[int]:
    """What a player pays to acquire a card, of a Wonder for its first stage.

    An effect that lets the player acquire it may take something off itself.
    """
    purposes = purposes_of(state, kind, origin, 0)
    return discounted(state, player, state.lookup.kind_price[kind], purposes, off)


def price_to_complete(state: Monumental, player: int, kind: int) -> list[int]:
    """What a player pays for the second stage of a Wonder."""
    purposes = purposes_of(state, kind, NOTHING, 1)
    return discounted(state, player, state.lookup.price_complete[kind], purposes)


def policy_price(state: Monumental, player: int) -> int:
    """The Culture of the player's next policy, never less than 1 (MO-8.1, MO-8.5)."""
    full = printed_policy_price(state, player)
    return max(LEAST_POLICY, full - reduction(state, player, full, [OFF_POLICY]))


def printed_policy_price(state: Monumental, player: int) -> int:
    """The Culture of the player's next policy before discounts (MO-8.1)."""
    prices = state.lookup.setup.policy_costs
    active = len(state.policies[player])
    return prices[active] if active < len(prices) else prices[-1]


def conquest_price(state: Monumental, player: int, defence: int) -> int:
    """What a conquest costs at this Defence, never less than 1 (AE-9.1)."""
    return max(LEAST_CONQUEST, defence - reduction(state, player, defence, [OFF_CONQUEST]))


def discounted(
    state: Monumental, player: int, price: list[int], purposes: list[int], off: int = 0
) -> list[int]:
    """A price after all discounts that apply, never below 0 (MO-3.7)."""
    full = sum(price)
    cut = reduction(state, player, full, purposes, off)
    return lessened(price, cut) if cut else price


def lessened(price: list[int], off: int) -> list[int]:
    """A price so much lower; basic resources become fewer first."""
    fresh = price[:]
    for resource in CUT_FIRST:
        cut = min(off, fresh[resource])
        fresh[resource] -= cut
        off -= cut
    return fresh


def has_discounts(state: Monumental, player: int) -> bool:
    """Whether anything might make something cheaper for a player now; cheap to tell."""
    return bool(state.discounts[player]) or state.reacting[player] >> Discount.bit & 1 != 0


def discounts_in_force(state: Monumental, player: int) -> list[int]:
    """A player's discounts, each of `ENTRY` numbers: those gained, and those of cards in force."""
    discounts = state.discounts[player]
    for operation in lasting(state, player, Discount):
        discounts = discounts + operation.entry
    return discounts


def reduction(state: Monumental, player: int, full: int, purposes: list[int], off: int = 0) -> int:
    """How much all discounts together take off a price, so much among it in any case.

    All that apply do so at once, amounts first, then halves rounded up: a fixed order saves the
    player a question.
    """
    if not has_discounts(state, player):
        return min(full, off)
    left = full - off
    halves = 0
    discounts = discounts_in_force(state, player)
    for entry in range(0, len(discounts), ENTRY):
        if discounts[entry] in purposes:
            if discounts[entry + 1] == HALF:
                halves += 1
            else:
                left -= discounts[entry + 1]
    left = max(0, left)
    for _ in range(halves):
        left = (left + 1) // 2
    return full - left


def use_up_discounts(state: Monumental, player: int, purposes: list[int]) -> None:
    """A payment of these kinds was made: each discount that applied has one use fewer."""
    before = state.discounts[player]
    after: list[int] = []
    for entry in range(0, len(before), ENTRY):
        what, amount, uses = before[entry], before[entry + 1], before[entry + 2]
        if what in purposes and uses != ALL_USES:
            uses -= 1
        if uses != 0:
            after += [what, amount, uses]
    state.discounts[player] = after
