"""How good a position is for a seat: beside its rivals, and for search by what is its own."""

from __future__ import annotations

from math import exp
from typing import Final

from ziggurat.games.mega.rules.scoring import score_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import ONGOING
from ziggurat.games.mega.thinking.points import foreseen, prospects
from ziggurat.kernel.state import Seat

EVEN: Final = 12.0
"""Points that count for both sides, so that the first few do not decide everything."""

PACE: Final = 8.0
"""Points that a turn makes for those who keep up."""
CLOSE: Final = 6.0
"""By so many points more or less than the best rival a game is won or lost for all purposes."""


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
    """How good what a seat has is, for so late a turn; at the end, by how much it has won or lost.

    Search compares answers by it that others hardly notice. What rivals have had the luck to get in
    one world and not in another would tell nothing of the answers, so it is left out: measured at
    purchases, so much less differs by chance that half as many worlds are enough.
    """
    if state.ending != ONGOING:
        return outcome_value(state, seat)
    own = foreseen(state, seat)
    return own / (own + 2.0 * EVEN + PACE * state.turn)


def outcome_value(state: Mega, seat: Seat) -> float:
    """1 for a clear victory, 0 for a clear defeat, and between them where it was close."""
    best = 0
    for player in state.ranking:
        if player != seat and not state.gone[player]:
            best = max(best, score_of(state, player).total)
    lead = score_of(state, seat).total - best
    return 1.0 / (1.0 + exp(-lead / CLOSE))
