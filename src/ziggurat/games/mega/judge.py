"""How good a position is for a seat."""

from __future__ import annotations

from ziggurat.games.mega.rules.scoring import score_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import ONGOING
from ziggurat.kernel.state import Seat

EVEN = 12.0
"""Points that count for both sides, so that the first few do not decide everything."""


def judge(game: Mega, seat: Seat) -> float:
    """About 0 when lost, 1 when won: the own points beside those of the best rival."""
    if game.ending != ONGOING:
        return 1.0 - (game.places[seat] - 1) / (game.player_count - 1)
    own = score_of(game, seat).total + EVEN
    best = max(score_of(game, player).total for player in game.ranking if player != seat) + EVEN
    return own / (own + best)
