"""What becomes of cities and tokens: reduced, destroyed, annexed, turned to nobody's (ME-G4 to G7).

What these change is settled elsewhere; they move the pieces as the terms say.
"""

from __future__ import annotations

from ziggurat.games.mega.pieces import clear_tokens, found_city, lift, put, raze_city
from ziggurat.games.mega.rules.limits import limit_of
from ziggurat.games.mega.state import Mega


def reduce_city(game: Mega, area: int) -> int:
    """Replace a player's city by his tokens up to the limit; how many were put (ME-G5, ME-G6)."""
    player = game.city[area]
    raze_city(game, area)
    missing = limit_of(game, player, area) - game.at(area, player)
    placed = max(0, min(missing, game.stock[player]))
    put(game, area, player, placed)
    return placed


def destroy_city(game: Mega, area: int) -> None:
    """Take a city off the board together with its owner's tokens beside it (ME-T9, ME-K7)."""
    player = game.city[area]
    raze_city(game, area)
    if player != game.wild:
        clear_tokens(game, area, player)


def annex_city(game: Mega, area: int, taker: int) -> None:
    """Put a taker's city in the place of another's, whose tokens beside it are lost (ME-G7).

    The taker has a city in stock.
    """
    destroy_city(game, area)
    found_city(game, area, taker)


def annex_tokens(game: Mega, area: int, victim: int, taker: int, count: int) -> None:
    """Put a taker's tokens in the place of a victim's; the taker's stock holds them (ME-G7)."""
    lift(game, area, victim, count)
    put(game, area, taker, count)


def turn_to_pirates(game: Mega, area: int) -> None:
    """Replace a player's city by a pirate city, or by nothing when they have run out (ME-C3)."""
    destroy_city(game, area)
    if game.pirates_left:
        found_city(game, area, game.wild)


def turn_to_barbarians(game: Mega, area: int, player: int, count: int) -> None:
    """Replace a player's tokens by barbarians as far as there are any (ME-C3)."""
    lift(game, area, player, count)
    put(game, area, game.wild, min(count, game.barbarians_left))
