"""How good a position is for a seat: beside its rivals, and for search by what is its own."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import ONGOING
from ziggurat.games.mega.thinking.points import prospects
from ziggurat.kernel.state import Seat

EVEN: Final = 12.0
"""Points that count for both sides, so that the first few do not decide everything."""

PACE: Final = 5.0
"""Points that a turn makes for those who keep up."""


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


def value(state: Mega, seat: Seat) -> float:
    """How good what a seat has is, for so late a turn; at the end, which place it has taken.

    Search compares answers by it that others hardly notice. What rivals have had the luck to get in
    one world and not in another would tell nothing of the answers, so it is left out: measured at
    purchases, so much less differs by chance that half as many worlds are enough.
    """
    if state.ending != ONGOING:
        return judge(state, seat)
    own = prospects(state, seat, seat) + EVEN
    return own / (own + 2.0 * EVEN + PACE * state.turn)
