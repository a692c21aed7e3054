"""What a price is in words, and why it cannot be paid (MO-3.4, MO-3.5)."""

from __future__ import annotations

from ziggurat.games.monumental.names import joined
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
        return f"{count} basic {'resource' if count == 1 else 'resources'} of your choice"
    if resource == SPACES:
        return f"{count} {'space' if count == 1 else 'spaces'} on the Trade track"
    return f"{count} {RESOURCES[resource].capitalize()}"


def means(game: Monumental, player: int, price: list[int]) -> str:
    """What a player has of the resources a price asks for, and the Gold that may stand for them."""
    wanted = [price[which] > 0 for which in range(SUPPLY)]
    if price[ANY]:
        for resource in BASIC:
            wanted[resource] = True
    if any(wanted[resource] for resource in BASIC):
        wanted[GOLD] = True
    parts = [
        f"{game.amount(player, which)} {RESOURCES[which].capitalize()}"
        for which in range(CULTURE + 1)
        if wanted[which]
    ]
    return joined(parts)


def price_refusal(game: Monumental, player: int, price: list[int], clause: str, what: str) -> str:
    """Why a player cannot pay for something; empty when the player can."""
    if game.can_pay(player, price):
        return ""
    have = means(game, player, price)
    return f"{clause}: {what} costs {in_words(price)}; you have {have}."
