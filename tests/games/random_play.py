"""Whole games played at random, the same for the same seed."""

from __future__ import annotations

from typing import Any

from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.game import Game, Settings
from ziggurat.kernel.match import Match


def play_to_the_end(
    game: Game[Any], seats: int, seed: int, settings: Settings | None = None
) -> Match[Any]:
    """A match played to its end; the players choose by dice of their own."""
    secret = seed_from_number(seed)
    match = Match(game, seats=seats, seed=secret, settings=settings)
    choices = Dice(secret).fork(1)
    while not match.is_over:
        seat = match.seats()[0]
        match.submit(seat, match.options(seat).sample(choices))
    return match
