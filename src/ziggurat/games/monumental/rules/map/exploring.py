"""Explorers: their steps over the map and what they do there (MO-5.8).

In the normal game each step and each deed is an action of its own; in Continuous Play one action
covers any number of them (see `expedition`). What an Explorer does with Trading Posts is in
`posts`.
"""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.monumental.events.amounts import Amounts
from ziggurat.games.monumental.events.pieces import ExplorerMoved, MarketClaimed, TokensClaimed
from ziggurat.games.monumental.rules.actions.action import Action
from ziggurat.games.monumental.rules.conquest.monsters import defeat, lair_of, monsters_at
from ziggurat.games.monumental.rules.effects import effects
from ziggurat.games.monumental.rules.map.explorers import (
    Deed,
    explorer_at,
    find_expedition,
    is_explorer,
    mark_acted,
    may_enter,
    read_explorer,
    tile_of,
)
from ziggurat.games.monumental.rules.map.moving import has_military
from ziggurat.games.monumental.rules.resources.prices import (
    payment_in_words,
    price_in,
    price_refusal,
)
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    EXPLORERS,
    EXPLORERS_OUT_COUNT,
    MARKETS_COUNT,
    MILITARY,
    NOTHING,
    ON_DEFEAT,
    ON_EXPLORER_CLAIMS,
    PRODUCTION,
    RESOURCES,
    TOKEN_RESOURCES,
)
from ziggurat.games.monumental.words import names
from ziggurat.games.monumental.words.notation import read_kind, read_tile, tile_pointed_at
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.options import Answer
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Frame, Seat


def walkers(state: Monumental) -> range:
    """The Explorers that may make the next step."""
    expedition = find_expedition(state) if state.continuous else None
    if expedition is None or expedition.owing == NOTHING:
        return range(EXPLORERS)
    return range(expedition.owing, expedition.owing + 1)


class Explore(Action):
    """Move an Explorer one tile for Military (MO-5.8.1)."""

    __slots__ = ()

    name: ClassVar[str] = "explore"
    title: ClassVar[str] = "Move an Explorer"
    weight: ClassVar[int] = 10
    is_paid: ClassVar[bool] = True
    """Whether a step costs anything."""

    def price(self, state: Monumental) -> int:
        """The Military a step costs."""
        return state.lookup.setup.costs.explorer_step.military if self.is_paid else 0

    def choices(self, state: Monumental, seat: Seat) -> list[Answer]:
        if not has_military(state, seat, self.price(state)):
            return []
        ways = state.lookup.explorer_ways
        return [
            (explorer, goal)
            for explorer in walkers(state)
            for goal in ways[tile_of(state, seat, explorer)]
            if may_enter(state, seat, goal)
        ]

    def refusal(self, state: Monumental, seat: Seat, answer: Answer) -> Refusal | None:
        if not is_explorer(answer, 2):
            return Refusal("MO-5.8.1", "Name an Explorer, 1 or 2, and a tile.")
        explorer, goal = answer
        if goal not in state.lookup.explorer_ways[tile_of(state, seat, explorer)]:
            return Refusal("MO-5.8.1", "An Explorer moves to a tile next to it.")
        if not may_enter(state, seat, goal):
            return Refusal("MO-5.8.2", "Explorers do not enter the Capital of another player.")
        if explorer not in walkers(state):
            return Refusal(
                "AE-4.3.3", "The Explorer that has acted before its first step moves on now."
            )
        price = price_in(MILITARY, self.price(state))
        return price_refusal(state, seat, price, "MO-5.8.1", "A step")

    def closed(self, state: Monumental, seat: Seat) -> Refusal | None:
        return Refusal("MO-5.8.1", f"each step of an Explorer costs {self.price(state)} Military")

    def write(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        return f"{answer[0] + 1}>{state.lookup.tile_label[answer[1]]}"

    def read(self, state: Monumental, seat: Seat, text: str) -> Answer:
        explorer, arrow, goal = text.partition(">")
        if not arrow:
            raise Invalid("Write an Explorer and a tile: explore 1>B3.")
        return (read_explorer(explorer), read_tile(state, goal))

    def label(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        where = names.tile(state, answer[1])
        price = payment_in_words(state, seat, price_in(MILITARY, self.price(state)))
        cost = f"for {price}" if self.is_paid else "free of charge"
        return f"{explorer_at(state, seat, answer[0])} to {where} {cost}"

    def things(self, state: Monumental, seat: Seat, answer: Answer) -> list[str]:
        return [f"explorer:{answer[0]}", f"tile:{state.lookup.tile_label[answer[1]]}"]

    def meant(self, state: Monumental, seat: Seat, thing: str) -> list[Answer]:
        tile = tile_pointed_at(state, thing)
        return [
            (explorer, goal)
            for explorer in range(EXPLORERS)
            for goal in state.lookup.explorer_ways[tile_of(state, seat, explorer)]
            if thing == f"explorer:{explorer}" or goal == tile
        ]

    def do(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        explorer, goal = answer
        if self.is_paid:
            state.pay(seat, price_in(MILITARY, self.price(state)))
        here, labels = tile_of(state, seat, explorer), state.lookup.tile_label
        state.explorers[seat * EXPLORERS + explorer] = goal
        state.note(seat, EXPLORERS_OUT_COUNT)
        state.tell("MO-5.8.1", ExplorerMoved(seat, explorer, labels[here], labels[goal]))
        return None


class FreeStep(Explore):
    """Move an Explorer one tile free of charge (EF-7 `move_explorers`)."""

    __slots__ = ()

    is_paid: ClassVar[bool] = False


class Claim(Deed):
    """Claim a Production or Science token of the Explorer's Province (MO-5.8.3, AE-5.2.1)."""

    __slots__ = ()

    name: ClassVar[str] = "claim"
    title: ClassVar[str] = "Claim a Production or Science token"
    weight: ClassVar[int] = 16
    length: ClassVar[int] = 2

    def further(self, state: Monumental, player: int, explorer: int) -> list[Answer]:
        return [(resource,) for resource in TOKEN_RESOURCES]

    def obstacle(self, state: Monumental, player: int, answer: Answer) -> Refusal | None:
        explorer, resource = answer
        if resource not in TOKEN_RESOURCES:
            return Refusal("MO-5.8.3", "Claim a Production or a Science token.")
        if not state.deposits[2 * tile_of(state, player, explorer) + resource]:
            return Refusal("MO-5.8.3", f"No {RESOURCES[resource].capitalize()} token lies there.")
        return None

    def closed(self, state: Monumental, seat: Seat) -> Refusal | None:
        return Refusal("MO-5.8.3", "no Explorer that can act stands by such a token")

    def write(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        return f"{answer[0] + 1} {RESOURCES[answer[1]]}"

    def read(self, state: Monumental, seat: Seat, text: str) -> Answer:
        explorer, _, word = text.partition(" ")
        for resource in TOKEN_RESOURCES:
            if RESOURCES[resource] == word.strip().lower():
                return (read_explorer(explorer), resource)
        raise Invalid("Write an Explorer and a token: claim 1 production, or claim 1 science.")

    def label(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        token = RESOURCES[answer[1]].capitalize()
        return f"{explorer_at(state, seat, answer[0])} claims a {token} token"

    def do(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        explorer, resource = answer
        tile = tile_of(state, seat, explorer)
        mark_acted(state, seat, explorer)
        claim_deposit(state, seat, tile, resource)
        return effects.fire(state, seat, ON_EXPLORER_CLAIMS)


def claim_deposit(state: Monumental, player: int, tile: int, resource: int) -> None:
    """Take a Production or Science token off the map for good (MO-5.8.6)."""
    state.deposits[2 * tile + resource] -= 1
    state.tokens[2 * player + resource] += 1
    token = Amounts(production=1) if resource == PRODUCTION else Amounts(science=1)
    state.tell("MO-5.8.6", TokensClaimed(player, state.lookup.tile_label[tile], token))


class ClaimMarket(Deed):
    """Claim the top token of a market's stack, once per market and game (MO-5.8.4)."""

    __slots__ = ()

    name: ClassVar[str] = "claim-market"
    title: ClassVar[str] = "Claim a Market token"
    weight: ClassVar[int] = 16

    def obstacle(self, state: Monumental, player: int, answer: Answer) -> Refusal | None:
        tile = tile_of(state, player, answer[0])
        if state.lookup.market_at[tile] == NOTHING or not state.market_left[tile]:
            return Refusal("MO-5.8.3", "No Market token lies there.")
        if state.lookup.market_at[tile] in state.claimed[player]:
            return Refusal("MO-5.8.4", "You have claimed a token of this market before.")
        return None

    def closed(self, state: Monumental, seat: Seat) -> Refusal | None:
        return Refusal("MO-5.8.4", "no Explorer that can act stands by a market that is new to you")

    def label(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        market = state.lookup.market_at[tile_of(state, seat, answer[0])]
        return f"{explorer_at(state, seat, answer[0])} claims {names.card(state, market)}"

    def do(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        mark_acted(state, seat, answer[0])
        claim_market(state, seat, tile_of(state, seat, answer[0]))
        return effects.fire(state, seat, ON_EXPLORER_CLAIMS)


def claim_market(state: Monumental, player: int, tile: int) -> None:
    """Take the top token of the stack there and keep it for later (MO-5.8.5)."""
    kind = state.lookup.market_at[tile]
    state.market_left[tile] -= 1
    state.markets[player] = [*state.markets[player], kind]
    state.note(player, MARKETS_COUNT)
    state.claimed[player] = [*state.claimed[player], kind]
    where, market = state.lookup.tile_label[tile], state.lookup.kind_id[kind]
    state.tell("MO-5.8.4", MarketClaimed(player, where, market))


class DefeatMonster(Deed):
    """Defeat a Monster in the Explorer's Province for Military of its strength (MO-13.6)."""

    __slots__ = ()

    name: ClassVar[str] = "defeat"
    title: ClassVar[str] = "Defeat a Monster"
    weight: ClassVar[int] = 16
    length: ClassVar[int] = 2

    def further(self, state: Monumental, player: int, explorer: int) -> list[Answer]:
        if not state.prowling:
            return []
        return [(monster,) for monster in monsters_at(state, tile_of(state, player, explorer))]

    def obstacle(self, state: Monumental, player: int, answer: Answer) -> Refusal | None:
        explorer, monster = answer
        tile = tile_of(state, player, explorer)
        if lair_of(state, monster) != tile:
            name = names.printed(state, (monster,), "That")
            return Refusal(
                "MO-13.6", f"{name} is no Monster that prowls where the Explorer stands."
            )
        what = f"Defeating {state.lookup.kind_name[monster]}"
        return price_refusal(state, player, self.price(state, answer), "MO-13.6", what)

    def price(self, state: Monumental, answer: Answer) -> list[int]:
        return price_in(MILITARY, state.lookup.strength[answer[1]])

    def closed(self, state: Monumental, seat: Seat) -> Refusal | None:
        return Refusal(
            "MO-13.6", "no Explorer that can act stands by a Monster you have the Military for"
        )

    def write(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        return f"{answer[0] + 1} {state.lookup.kind_id[answer[1]]}"

    def read(self, state: Monumental, seat: Seat, text: str) -> Answer:
        explorer, _, monster = text.partition(" ")
        return (read_explorer(explorer), read_kind(state, monster))

    def label(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        monster = names.card(state, answer[1])
        price = price_in(MILITARY, state.lookup.strength[answer[1]])
        cost = payment_in_words(state, seat, price)
        return f"{explorer_at(state, seat, answer[0])} defeats {monster} for {cost}"

    def do(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        explorer, monster = answer
        mark_acted(state, seat, explorer)
        state.pay(seat, self.price(state, answer))
        defeat(state, seat, monster)
        return effects.run_kind(state, seat, monster, ON_DEFEAT)
