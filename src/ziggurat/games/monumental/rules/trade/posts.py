"""Trading Posts: building them, and trading at those of others (AE-2.2.3 to AE-2.2.10)."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.monumental.events.trade import ExchangeTokenLaid, PostBuilt, PostVisited
from ziggurat.games.monumental.rules.conquest.defence import is_province
from ziggurat.games.monumental.rules.effects import effects
from ziggurat.games.monumental.rules.map.explorers import (
    Deed,
    explorer_at,
    mark_acted,
    send_home,
    tile_of,
)
from ziggurat.games.monumental.rules.resources.prices import price_in, price_refusal
from ziggurat.games.monumental.rules.trade.trade import advance_on_track, draw_benefits
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    EXPLORERS,
    FREE_CITY,
    GOLD,
    NOBODY,
    NOTHING,
    ON_VISIT,
    TRADE,
    TRADING_POSTS_COUNT,
)
from ziggurat.games.monumental.words import names
from ziggurat.kernel.options import Answer
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Frame, Procedure, Seat


def post_refusal(state: Monumental, player: int, tile: int) -> Refusal | None:
    """Why no Trading Post of the player can be built on a tile (AE-2.2.8, AE-6.5, AE-6.6)."""
    if not state.has(TRADE):
        return Refusal("AE-2.1.3", "There are no Trading Posts in this game.")
    if not state.posts_left[player]:
        return Refusal("AE-2.2.8", "Both your Trading Posts are on the map.")
    if not is_province(state, tile) or not state.lookup.structures[tile]:
        return Refusal("AE-2.2.8", "No Trading Post can stand there.")
    if state.natural[tile] != NOTHING:
        return Refusal("AE-6.5", "No structure can stand beside a Natural Wonder.")
    if state.wonder_at[tile] != NOTHING:
        return Refusal("AE-6.5", "No structure can stand beside a Wonder.")
    if state.post[tile] != NOBODY:
        return Refusal("AE-2.2.8", "A Trading Post stands there already.")
    return None


class BuildPost(Deed):
    """Build a Trading Post where both Explorers stand (AE-2.2.3)."""

    __slots__ = ()

    name: ClassVar[str] = "post"
    title: ClassVar[str] = "Build a Trading Post"
    weight: ClassVar[int] = 16

    def obstacle(self, state: Monumental, player: int, answer: Answer) -> Refusal | None:
        tile = tile_of(state, player, answer[0])
        if tile_of(state, player, 1 - answer[0]) != tile:
            return Refusal("AE-2.2.3", "Both your Explorers must be in the same Province.")
        return post_refusal(state, player, tile)

    def closed(self, state: Monumental, seat: Seat) -> Refusal | None:
        if not state.has(TRADE) or not state.posts_left[seat]:
            return Refusal("AE-2.2.8", "you have no Trading Post to build")
        return Refusal("AE-2.2.3", "your Explorers are not together where a Trading Post can stand")

    def label(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        spaces = state.lookup.distance[state.capital[seat]][tile_of(state, seat, answer[0])]
        way = f"{spaces} {'space' if spaces == 1 else 'spaces'} on the Trade track"
        return f"{explorer_at(state, seat, answer[0])} builds a Trading Post: {way}"

    def do(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        tile = tile_of(state, seat, answer[0])
        mark_acted(state, seat, answer[0])
        for explorer in range(EXPLORERS):
            send_home(state, seat, explorer)
        return build_post(state, seat, tile)


def build_post(state: Monumental, player: int, tile: int) -> Frame | None:
    """Put a Trading Post on the map, then enter what follows; Explorers are the caller's affair."""
    state.post[tile] = player
    state.posts_left[player] -= 1
    state.note(player, TRADING_POSTS_COUNT)
    state.tell("AE-2.2.4", PostBuilt(player, state.lookup.tile_label[tile]))
    return PostBuilding(player, tile)


class PostBuilding(Procedure):
    """What follows a new Trading Post (AE-2.2.4 to AE-2.2.7)."""

    kind = "post-building"

    player: int
    tile: int


def advance_by_distance(state: Monumental, building: PostBuilding) -> Frame | None:
    """As many spaces as the post is away from the Capital (AE-2.2.4)."""
    player = building.player
    spaces = state.lookup.distance[state.capital[player]][building.tile]
    return advance_on_track(state, player, spaces)


def benefit_of_free_city(state: Monumental, building: PostBuilding) -> Frame | None:
    """A Free City gives a Trade Benefit besides (AE-2.2.6)."""
    token = state.token[building.tile]
    if token == NOTHING or state.lookup.kind_type[token] != FREE_CITY:
        return None
    return draw_benefits(state, building.player, 1)


def lay_exchange_token(state: Monumental, building: PostBuilding) -> Frame | None:
    """A random Exchange token lies face up beside the post (AE-2.2.7)."""
    if not state.exchange_pile:
        return None
    state.reveal()
    kind = state.exchange_pile[-1]
    state.exchange_pile = state.exchange_pile[:-1]
    state.exchange_at[building.tile] = kind
    where, token = state.lookup.tile_label[building.tile], state.lookup.kind_id[kind]
    state.tell("AE-2.2.7", ExchangeTokenLaid(where, token))
    return None


PostBuilding.steps = (advance_by_distance, benefit_of_free_city, lay_exchange_token)


class Visit(Deed):
    """Trade at the Trading Post of an opponent (AE-2.2.9)."""

    __slots__ = ()

    name: ClassVar[str] = "trade"
    title: ClassVar[str] = "Trade at a Trading Post"
    weight: ClassVar[int] = 16

    def obstacle(self, state: Monumental, player: int, answer: Answer) -> Refusal | None:
        tile = tile_of(state, player, answer[0])
        if state.post[tile] == NOBODY or state.exchange_at[tile] == NOTHING:
            return Refusal("AE-2.2.9", "There is no Trading Post.")
        if state.post[tile] == player:
            return Refusal("AE-2.2.9", "You trade at Trading Posts of others only.")
        price = self.price(state, answer)
        return price_refusal(state, player, price, "AE-2.2.9", "Trading with the owner")

    def price(self, state: Monumental, answer: Answer) -> list[int]:
        return price_in(GOLD, state.lookup.setup.costs.trade_visit.gold)

    def closed(self, state: Monumental, seat: Seat) -> Refusal | None:
        return Refusal("AE-2.2.9", "no Explorer that can act stands by an opponent's Trading Post")

    def label(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        tile = tile_of(state, seat, answer[0])
        owner = names.player(state, state.post[tile])
        token = names.card(state, state.exchange_at[tile])
        gold = state.lookup.setup.costs.trade_visit.gold
        return f"{explorer_at(state, seat, answer[0])} pays {owner} {gold} Gold for {token}"

    def do(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        tile = tile_of(state, seat, answer[0])
        owner = state.post[tile]
        mark_acted(state, seat, answer[0])
        price = state.lookup.setup.costs.trade_visit.gold
        state.lose(seat, GOLD, price)
        state.gain(owner, GOLD, price)
        where, token = state.lookup.tile_label[tile], state.lookup.kind_id[state.exchange_at[tile]]
        state.tell("AE-2.2.9", PostVisited(seat, where, owner, price, token))
        return Trading(seat, answer[0])


class Trading(Procedure):
    """The effect of the Exchange token; then the Explorer goes home (AE-2.2.9)."""

    kind = "trading"

    player: int
    explorer: int


def get_what_was_paid_for(state: Monumental, trading: Trading) -> Frame | None:
    """The effect of the Exchange token."""
    tile = tile_of(state, trading.player, trading.explorer)
    return effects.run_kind(state, trading.player, state.exchange_at[tile], ON_VISIT, tile)


def go_home(state: Monumental, trading: Trading) -> Frame | None:
    """The Explorer returns to its Capital at once after that."""
    send_home(state, trading.player, trading.explorer)
    return None


Trading.steps = (get_what_was_paid_for, go_home)
