"""What becomes of cities and tokens: reduced, destroyed, annexed, turned to nobody's (ME-G4 to G7).

What these change is settled elsewhere; they move the pieces as the terms say.
"""

from __future__ import annotations

from ziggurat.games.mega.pieces import clear_tokens, found_city, lift, put, raze_city
from ziggurat.games.mega.rules.limits import limit_of
from ziggurat.games.mega.state import Mega


def reduce_city(state: Mega, area: int) -> int:
    """Replace a player's city by his tokens up to the limit; how many were put (ME-G5, ME-G6)."""
    player = state.city[area]
    raze_city(state, area)
    missing = limit_of(state, player, area) - state.at(area, player)
    placed = max(0, min(missing, state.stock[player]))
    put(state, area, player, placed)
    return placed


def destroy_city(state: Mega, area: int) -> None:
    """Take a city off the board together with its owner's tokens beside it (ME-T9, ME-K7)."""
    player = state.city[area]
    raze_city(state, area)
    if player != state.wild:
        clear_tokens(state, area, player)


def annex_city(state: Mega, area: int, taker: int) -> None:
    """Put a taker's city in the place of another's, whose tokens beside it are lost (ME-G7).

    The taker has a city in stock.
    """
    destroy_city(state, area)
    found_city(state, area, taker)


def annex_tokens(state: Mega, area: int, victim: int, taker: int, count: int) -> None:
    """Put a taker's tokens in the place of a victim's; the taker's stock holds them (ME-G7)."""
    lift(state, area, victim, count)
    put(state, area, taker, count)


def turn_to_pirates(state: Mega, area: int) -> None:
    """Replace a player's city by a pirate city, or by nothing when they have run out (ME-C3)."""
    destroy_city(state, area)
    if state.pirates_left:
        found_city(state, area, state.wild)


def turn_to_barbarians(state: Mega, area: int, player: int, count: int) -> None:
    """Replace a player's tokens by barbarians as far as there are any (ME-C3)."""
    lift(state, area, player, count)
    put(state, area, state.wild, min(count, state.barbarians_left))
