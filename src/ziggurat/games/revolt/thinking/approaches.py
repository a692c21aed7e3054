"""How much thought a question is worth: a turn is planned to its end, the rest is plain.

Every plan is judged behind the turn. In the middle of one a troop that has not acted looks as good
as one that has, and whoever ends the turn lets the next player collect: plans of different length
could not be compared.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.revolt.rules.battle import Defend, Rearm
from ziggurat.games.revolt.state import Revolt
from ziggurat.kernel.state import Seat
from ziggurat.kernel.thinking import Approach, Effort

PLAIN: Final = Approach()
"""Odds that `expect` knows exactly decide."""
TURNS: Final = {
    Effort.PLANNER: Approach(
        width=4, depth=6, breadth=2, closes=True, by_judge=True, positions=150
    ),
    Effort.MASTER: Approach(width=6, depth=7, breadth=2, closes=True, positions=400),
}
"""Planning a turn, by effort."""


def approach(state: Revolt, seat: Seat, effort: Effort) -> Approach:
    """How a question is thought over."""
    if isinstance(state.decision(), (Defend, Rearm)):
        return PLAIN
    return TURNS[effort]
