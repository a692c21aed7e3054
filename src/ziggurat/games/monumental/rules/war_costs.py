"""What a conquest costs: Military or Gold, and what the tile demands (MO-7.5.2, MO-15.5)."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.monumental import names
from ziggurat.games.monumental.rules import statics
from ziggurat.games.monumental.rules.campaign import (
    Conquest,
    call_off,
    conquest_resource,
    current_conquest,
)
from ziggurat.games.monumental.rules.defence import defence_of
from ziggurat.games.monumental.rules.mustering import from_first
from ziggurat.games.monumental.rules.prices import payment, price_in
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    GOLD,
    MILITARY,
    OFF_CONQUEST,
    PRODUCTION,
    RESOURCES,
    SCIENCE,
)
from ziggurat.kernel.algebra import Split
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Choice, Frame, Seat

HIGH = 100
"""A Defence higher than any Province has."""


def full_price(game: Monumental, player: int, tile: int, defence: int) -> list[int]:
    """What a conquest costs: the Defence less discounts, and the tile's own Gold (MO-7.5.2)."""
    cost = statics.conquest_price(game, player, defence)
    price = price_in(conquest_resource(game, player), cost)
    price[GOLD] += game.tables.entry_gold[tile]
    return price


def highest_defence(game: Monumental, player: int) -> int:
    """No Province with a higher Defence can be paid for; cheap to tell, and never too low."""
    if statics.conquest_price(game, player, HIGH) < HIGH:
        return HIGH
    purse = game.amount(player, GOLD)
    if conquest_resource(game, player) == MILITARY:
        purse += game.amount(player, MILITARY)
    return purse


def has_entry_tokens(game: Monumental, player: int, tile: int) -> bool:
    """Whether a player has the tokens a Jungle demands (MO-15.5)."""
    held = game.tokens[2 * player] + game.tokens[2 * player + 1]
    return held >= game.tables.entry_token[tile]


def give_entry_tokens(game: Monumental, conquest: Conquest) -> Frame | None:
    """A Jungle demands a Production or Science token; ask which (MO-15.5)."""
    demand = game.tables.entry_token[conquest.tile]
    if not demand:
        return None
    player = conquest.player
    held = game.tokens[2 * player : 2 * player + 2]
    if sum(held) < demand:
        call_off(game, conquest)
        return None
    if held[0] and held[1] and sum(held) > demand:
        return GiveTokens(player, demand)
    discard_tokens(game, player, from_first(list(enumerate(held)), demand))
    return None


def discard_tokens(game: Monumental, player: int, shares: list[int]) -> None:
    """Take Production and Science tokens from a player."""
    for resource in (PRODUCTION, SCIENCE):
        game.tokens[2 * player + resource] -= shares[resource]
        if shares[resource] and game.events is not None:
            who, token = names.player(game, player), RESOURCES[resource].capitalize()
            game.tell("MO-15.5", f"{who} discards {shares[resource]} {token} tokens.")


class GiveTokens(Choice[Monumental]):
    """Which tokens do you discard to enter the Jungle? (MO-15.5)."""

    __slots__ = ("demand",)

    kind: ClassVar[str] = "give-tokens"
    fields: ClassVar[tuple[str, ...]] = ("seat", "demand")

    demand: int

    def __init__(self, seat: Seat, demand: int) -> None:
        self.seat = seat
        self.demand = demand

    def copy(self) -> GiveTokens:
        return GiveTokens(self.seat, self.demand)

    def prompt(self, state: Monumental, seat: Seat) -> str:
        where = names.tile(state, current_conquest(state).tile)
        return f"The Jungle {where} demands a token. Which do you discard?"

    def options(self, state: Monumental, seat: Seat) -> Options:
        items = [
            Item(resource, name, f"[resource:{name}]", [f"resource:{name}"])
            for resource, name in ((each, RESOURCES[each]) for each in (PRODUCTION, SCIENCE))
        ]
        return Split(self.demand, items, state.tokens[2 * seat : 2 * seat + 2], "MO-15.5")

    def default(self, state: Monumental, seat: Seat) -> Answer:
        held = state.tokens[2 * seat : 2 * seat + 2]
        return tuple(from_first(list(enumerate(held)), self.demand))

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        discard_tokens(state, seat, list(answer))
        return None


def pay_for_conquest(game: Monumental, conquest: Conquest) -> Frame | None:
    """Pay Military, the Malians Gold (MO-7.5.2); discounts on it are used up."""
    player, tile = conquest.player, conquest.tile
    price = full_price(game, player, tile, defence_of(game, tile))
    if not game.can_pay(player, price):
        call_off(game, conquest)
        return None
    paid = payment(game, player, price)
    game.pay(player, price)
    statics.use_up_discounts(game, player, [OFF_CONQUEST])
    if game.events is not None:
        who, where = names.player(game, player), names.tile(game, tile)
        game.tell("MO-7.5.2", f"{who} attacks {where} and pays {names.sums(paid)}.")
    return None
