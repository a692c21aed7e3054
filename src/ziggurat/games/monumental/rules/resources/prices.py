"""What a price is in words, and why it cannot be paid (MO-3.4, MO-3.5)."""

from __future__ import annotations

from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    ANY,
    BASIC,
    CULTURE,
    GAINS,
    GOLD,
    RESOURCES,
    SPACES,
    SUPPLY,
)
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.wording import counted, joined


def price_in(resource: int, count: int) -> list[int]:
    """So much of one resource, as a price."""
    price = [0] * GAINS
    price[resource] = count
    return price


def in_words(price: list[int]) -> str:
    """A price in plain words: `4 Production and 1 Gold`."""
    parts = [plain_amount(which, price[which]) for which in range(GAINS) if price[which]]
    return joined(parts) or "nothing"


def plain_amount(resource: int, count: int) -> str:
    """So much of a resource in plain words."""
    if resource == ANY:
        return f"{counted(count, 'basic resource')} of your choice"
    if resource == SPACES:
        return f"{counted(count, 'space')} on the Trade track"
    return f"{count} {RESOURCES[resource].capitalize()}"


def payment(state: Monumental, player: int, price: list[int]) -> list[int]:
    """What a price takes of a player's supply: Gold for the basics that are missing (MO-3.4).

    A price that cannot be paid stays as it is, and so does what pays for `any`, which is chosen.
    """
    if not state.can_pay(player, price):
        return price
    paid = price[:]
    for resource in BASIC:
        paid[resource] = min(price[resource], state.amount(player, resource))
        paid[GOLD] += price[resource] - paid[resource]
    return paid


def shortfall(state: Monumental, player: int, price: list[int]) -> list[int]:
    """What a player lacks of a price, after all Gold there is was put in (MO-3.4)."""
    gold = state.amount(player, GOLD) - price[GOLD]
    lacks = [0] * GAINS
    lacks[GOLD] = max(0, -gold)
    lacks[CULTURE] = max(0, price[CULTURE] - state.amount(player, CULTURE))
    spare = 0
    for resource in BASIC:
        lacks[resource] = max(0, price[resource] - state.amount(player, resource))
        spare += max(0, state.amount(player, resource) - price[resource])
    lacks[ANY] = max(0, price[ANY] - spare)
    for resource in (ANY, *BASIC):
        filled = min(max(0, gold), lacks[resource])
        lacks[resource] -= filled
        gold -= filled
    return lacks


def payment_in_words(state: Monumental, player: int, price: list[int]) -> str:
    """A price, and what it takes where that is something else: 4 Science (1 Science and 3 Gold)."""
    paid = payment(state, player, price)
    return in_words(price) + ("" if paid == price else f" ({in_words(paid)})")


def means(state: Monumental, player: int, price: list[int]) -> str:
    """What a player has of the resources a price asks for, and the Gold that may stand for them."""
    wanted = [price[which] > 0 for which in range(SUPPLY)]
    if price[ANY]:
        for resource in BASIC:
            wanted[resource] = True
    if any(wanted[resource] for resource in BASIC):
        wanted[GOLD] = True
    parts = [
        f"{state.amount(player, which)} {RESOURCES[which].capitalize()}"
        for which in range(CULTURE + 1)
        if wanted[which]
    ]
    return joined(parts)


def price_refusal(
    state: Monumental, player: int, price: list[int], clause: str, what: str
) -> Refusal | None:
    """Why a player cannot pay for something; empty when the player can."""
    if state.can_pay(player, price):
        return None
    have = means(state, player, price)
    return Refusal(clause, f"{what} costs {in_words(price)}; you have {have}.")
