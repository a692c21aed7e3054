"""Which questions are worth being thought over, and how far they are played out.

Purchases decide games, and rules of thumb know little of what they lead to: they are played out to
the end of the next turn, when what was bought has shown what it is good for. Further ahead chance
blurs more than is learned. On the trading floor playing on finds hands no better than rules of
thumb do, so there and everywhere else those are followed.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.state import Mega
from ziggurat.kernel.thinking import Approach, Effort

AT_ONCE: Final = Approach()
"""For questions that rules of thumb answer."""

PURCHASES: Final = {
    Effort.PLANNER: Approach(width=8, turns=2, worlds=16, positions=9_000),
    Effort.MASTER: Approach(width=12, turns=2, worlds=48, positions=60_000),
}
"""By effort: how purchases are played out."""


def approach(state: Mega, effort: Effort) -> Approach:
    """How the question a position waits for is thought over."""
    if state.decision().kind in ("orders", "purchase"):
        return PURCHASES[effort]
    return AT_ONCE
