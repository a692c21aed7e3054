"""Whole games of Monumental played at random."""

from __future__ import annotations

from typing import Any

from tests.games.monumental.table import GAME
from tests.games.random_play import play_to_the_end
from ziggurat.kernel.game import Settings
from ziggurat.kernel.match import Match


def random_match(seats: int, seed: int, settings: Settings | None = None) -> Match[Any]:
    """A match played to its end, the same for the same seed."""
    return play_to_the_end(GAME, seats, seed, settings)
