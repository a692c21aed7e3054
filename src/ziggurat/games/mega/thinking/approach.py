"""Which questions are worth being thought over, and how far they are played out.

Purchases decide games, and rules of thumb know little of what they lead to: they are played out to
the end of a later turn. Everything else follows the rules of thumb.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.state import Mega
from ziggurat.kernel.thinking import Approach, Effort

AT_ONCE: Final = Approach()
"""For questions that rules of thumb answer."""

PURCHASES: Final = {
    Effort.PLANNER: Approach(width=7, turns=2, worlds=8, positions=12_000),
    Effort.MASTER: Approach(width=10, turns=2, worlds=32, positions=60_000),
}
"""By effort: how purchases are played out."""


def approach(state: Mega, effort: Effort) -> Approach:
    """How the question a position waits for is thought over."""
    if state.decision().kind in ("orders", "purchase"):
        return PURCHASES[effort]
    return AT_ONCE
