"""What a conquest costs: Military or Gold, and what the tile demands (MO-7.5.2, MO-15.5)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.events.conquest import ProvinceAttacked, TokensDiscarded
from ziggurat.games.monumental.rules.conquest.campaign import (
    Conquest,
    call_off,
    conquest_resource,
    current_conquest,
)
from ziggurat.games.monumental.rules.conquest.defence import defence_of
from ziggurat.games.monumental.rules.conquest.mustering import from_first
from ziggurat.games.monumental.rules.effects import statics
from ziggurat.games.monumental.rules.resources.prices import payment, price_in
from ziggurat.games.monumental.rules.telling import amounts_told, player_told
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    GOLD,
    MILITARY,
    OFF_CONQUEST,
    PRODUCTION,
    RESOURCES,
    SCIENCE,
)
from ziggurat.games.monumental.words import names
from ziggurat.kernel.algebra import Split
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Choice, Frame, Seat

HIGH: Final = 100
"""A Defence higher than any Province has."""


def full_price(state: Monumental, player: int, tile: int, defence: int) -> list[int]:
    """What a conquest costs: the Defence less discounts, and the tile's own Gold (MO-7.5.2)."""
    cost = statics.conquest_price(state, player, defence)
    price = price_in(conquest_resource(state, player), cost)
    price[GOLD] += state.lookup.entry_gold[tile]
    return price


def highest_defence(state: Monumental, player: int) -> int:
    """No Province with a higher Defence can be paid for; cheap to tell, and never too low."""
    if statics.conquest_price(state, player, HIGH) < HIGH:
        return HIGH
    purse = state.amount(player, GOLD)
    if conquest_resource(state, player) == MILITARY:
        purse += state.amount(player, MILITARY)
    return purse


def has_entry_tokens(state: Monumental, player: int, tile: int) -> bool:
    """Whether a player has the tokens a Jungle demands (MO-15.5)."""
    held = state.tokens[2 * player] + state.tokens[2 * player + 1]
    return held >= state.lookup.entry_token[tile]


def give_entry_tokens(state: Monumental, conquest: Conquest) -> Frame | None:
    """A Jungle demands a Production or Science token; ask which (MO-15.5)."""
    demand = state.lookup.entry_token[conquest.tile]
    if not demand:
        return None
    player = conquest.player
    held = state.tokens[2 * player : 2 * player + 2]
    if sum(held) < demand:
        call_off(state, conquest)
        return None
    if held[0] and held[1] and sum(held) > demand:
        return GiveTokens(player, demand)
    discard_tokens(state, player, from_first(list(enumerate(held)), demand))
    return None


def discard_tokens(state: Monumental, player: int, shares: list[int]) -> None:
    """Take Production and Science tokens from a player."""
    for resource in (PRODUCTION, SCIENCE):
        state.tokens[2 * player + resource] -= shares[resource]
        if shares[resource]:
            told = TokensDiscarded(player, RESOURCES[resource], shares[resource])
            state.tell("MO-15.5", told)


class GiveTokens(Choice[Monumental]):
    """Which tokens do you discard to enter the Jungle? (MO-15.5)."""

    kind = "give-tokens"

    demand: int

    def prompt(self, state: Monumental, seat: Seat) -> str:
        where = names.tile(state, current_conquest(state).tile)
        return f"The Jungle {where} demands a token. Which do you discard?"

    def options(self, state: Monumental, seat: Seat) -> Options:
        items = [
            Item(resource, name, f"[resource:{name}]", [f"token:{name}"])
            for resource, name in ((each, RESOURCES[each]) for each in (PRODUCTION, SCIENCE))
        ]
        return Split(self.demand, items, state.tokens[2 * seat : 2 * seat + 2], "MO-15.5")

    def default(self, state: Monumental, seat: Seat) -> Answer:
        held = state.tokens[2 * seat : 2 * seat + 2]
        return tuple(from_first(list(enumerate(held)), self.demand))

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        discard_tokens(state, seat, list(answer))
        return None


def pay_for_conquest(state: Monumental, conquest: Conquest) -> Frame | None:
    """Pay Military, the Malians Gold (MO-7.5.2); discounts on it are used up."""
    player, tile = conquest.player, conquest.tile
    price = full_price(state, player, tile, defence_of(state, tile))
    if not state.can_pay(player, price):
        call_off(state, conquest)
        return None
    if state.is_heard:
        tell_attack(state, conquest, payment(state, player, price))
    state.pay(player, price)
    statics.use_up_discounts(state, player, [OFF_CONQUEST])
    return None


def tell_attack(state: Monumental, conquest: Conquest, paid: list[int]) -> None:
    """Tell who attacks with what."""
    tile, sources, labels = conquest.tile, conquest.sources, state.lookup.tile_label
    soldiers = {labels[source]: count for source, count in zip(sources[::2], sources[1::2])}
    told = ProvinceAttacked(
        conquest.player,
        labels[tile],
        player_told(state.control[tile]),
        soldiers,
        bool(conquest.with_warlord),
        amounts_told(paid),
    )
    state.tell("MO-7.5.2", told)
