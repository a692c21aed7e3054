"""Which questions are worth being thought over, and how far they are played out.

Purchases decide games, and rules of thumb know little of what they lead to: they are played out to
the end of the next turn, when what was bought has shown what it is good for. Further ahead
chance blurs more than is learned. Trades are played out to the end of their turn, when the cards
are spent.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.state import Mega
from ziggurat.kernel.thinking import Approach, Effort

AT_ONCE: Final = Approach()
"""For questions that rules of thumb answer."""

PURCHASES: Final = {
    Effort.PLANNER: Approach(width=8, turns=2, worlds=8, positions=6_000),
    Effort.MASTER: Approach(width=10, turns=2, worlds=32, positions=24_000),
}
"""By effort: how purchases are played out."""

TRADES: Final = {
    Effort.PLANNER: AT_ONCE,
    Effort.MASTER: Approach(width=4, turns=1, worlds=8, positions=6_000),
}
"""By effort: how answers on the trading floor are played out."""


def approach(state: Mega, effort: Effort) -> Approach:
    """How the question a position waits for is thought over."""
    kind = state.decision().kind
    if kind in ("orders", "purchase"):
        return PURCHASES[effort]
    return TRADES[effort] if kind == "floor" else AT_ONCE
