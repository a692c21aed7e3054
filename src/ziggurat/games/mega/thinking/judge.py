"""How good a position is for a seat."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import ONGOING
from ziggurat.games.mega.thinking.points import prospects
from ziggurat.kernel.state import Seat

EVEN: Final = 12.0
"""Points that count for both sides, so that the first few do not decide everything."""


def judge(state: Mega, seat: Seat) -> float:
    """About 0 when lost, 1 when won: one's own prospects beside those of the best rival."""
    if state.ending != ONGOING:
        return 1.0 - (state.places[seat] - 1) / (state.player_count - 1)
    own = prospects(state, seat, seat) + EVEN
    best = 0.0
    for player in state.ranking:
        if player != seat and not state.gone[player]:
            best = max(best, prospects(state, seat, player))
    return own / (own + best + EVEN)
