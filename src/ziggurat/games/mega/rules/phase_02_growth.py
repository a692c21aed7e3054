"""Phase 2: population expansion and census (ME-X), and the order of movement it gives (ME-M1)."""

from __future__ import annotations

from ziggurat.games.mega.events.movement import CensusTaken
from ziggurat.games.mega.events.parts import TokensOf
from ziggurat.games.mega.pieces import put
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import MILITARY
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import area_items
from ziggurat.kernel.algebra import Bundle
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Frame, Sealed, Seat


def expand(state: Mega) -> Frame | None:
    """Everybody grows; who has too few tokens in stock says where they go (ME-X1, ME-X2)."""
    asked: list[int] = []
    for player in state.in_play():
        growth = growth_of(state, player)
        if has_choice(state, player, growth):
            asked.append(player)
        else:
            grow(state, player, spread_evenly(growth, state.stock[player]))
    if asked:
        return Spread(asked)
    take_census(state)
    return None


def growth_of(state: Mega, player: int) -> list[int]:
    """By area with a player's tokens: how many it would gain if the stock sufficed (ME-X1)."""
    expansion = state.lookup.numbers.expansion
    one, more = expansion.one_token, expansion.more_tokens
    return [one if state.at(area, player) == 1 else more for area in state.areas_of[player]]


def has_choice(state: Mega, player: int, growth: list[int]) -> bool:
    """Whether a player may place his tokens in more than one way (ME-X2)."""
    is_short = 0 < state.stock[player] < sum(growth)
    return is_short and len(growth) > 1 and not state.leaving[player]


def spread_evenly(limits: list[int], count: int) -> list[int]:
    """So many tokens spread evenly over several areas, each up to its limit.

    One to every area as far as they reach, then the second ones, and so on; what no area can
    take is left out.

    >>> spread_evenly([1, 2, 2], 4)
    [1, 2, 1]
    """
    if count >= sum(limits):
        return limits
    placed = [0] * len(limits)
    while count:
        for place, limit in enumerate(limits):
            if count and placed[place] < limit:
                placed[place] += 1
                count -= 1
    return placed


def grow(state: Mega, player: int, counts: list[int]) -> None:
    """Add tokens to the areas where a player has some, in their order."""
    for area, count in zip(state.areas_of[player], counts):
        put(state, area, player, count)


def take_census(state: Mega) -> None:
    """Record everybody's tokens on the board (ME-X4)."""
    state.census = state.on_board[: state.player_count]
    if state.is_heard:
        counted = [TokensOf(player, state.census[player]) for player in state.in_play()]
        state.tell("ME-X4", CensusTaken(counted))


def movement_order(state: Mega) -> list[int]:
    """Who moves when: by census, most first, but holders of Military after all others (ME-M1)."""
    first: list[int] = []
    last: list[int] = []
    for player in state.in_play():
        (last if state.has(player, MILITARY) else first).append(player)
    return by_census(state, first) + by_census(state, last)


def by_census(state: Mega, players: list[int]) -> list[int]:
    """Players sorted by census, most first; equal ones stay in their order."""
    census = state.census
    return sorted(players, key=lambda player: -census[player])


class Spread(Sealed[Mega]):
    """Where do your tokens go, as there are too few in stock for all your areas? (ME-X2)."""

    kind = "spread"

    def prompt(self, state: Mega, seat: Seat) -> str:
        stock, wanted = state.stock[seat], sum(growth_of(state, seat))
        return f"Place your last {names.tokens(stock)}: your areas would gain {wanted}."

    def options(self, state: Mega, seat: Seat) -> Options:
        items = area_items(state, state.areas_of[seat])
        stock = state.stock[seat]
        return Bundle(items, growth_of(state, seat), stock, stock, "ME-X2")

    def default(self, state: Mega, seat: Seat) -> Answer:
        return tuple(spread_evenly(growth_of(state, seat), state.stock[seat]))

    def resolve(self, state: Mega) -> Frame | None:
        for seat in self.asked:
            grow(state, seat, list(self.answer_of(seat)))
        take_census(state)
        return None
