"""How questions are worth being thought over: a seat plays its turn to the end in imagination.

In the middle of a turn it is hard to tell what the resources in hand will come to; behind it, what
was bought is on the table. So the most promising answers are each followed to the end of the turn,
and the positions there compared by the judge.

Neither a net that was learned from games of greedy (`ziggurat train`) nor fitted weights of the
judge's parts did better than the judge in this place: the one lost 8 of 10 games against the same
search with the judge, the other won 7 of 14.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.rules.actions.actions import Act
from ziggurat.games.monumental.rules.city.city import Activate
from ziggurat.games.monumental.state import Monumental
from ziggurat.kernel.thinking import Approach, Effort

WAYS: Final = 9
"""The ways to choose a row and a column, which settle a whole turn: all are followed."""

PLANNED: Final = (
    Approach(width=WAYS, completes=True, positions=500),
    Approach(width=4, completes=True, positions=300),
    Approach(width=3, completes=True, positions=300),
)
"""How a planner thinks of its city, of actions, and of everything else."""
MASTERED: Final = (
    Approach(width=WAYS, completes=True, worlds=4, positions=2500),
    Approach(width=6, completes=True, worlds=4, positions=1500),
    Approach(width=4, completes=True, worlds=4, positions=1500),
)
"""How a master does: what is drawn and found on the way differs from world to world."""


def approach(state: Monumental, effort: Effort) -> Approach:
    """How a question is thought over at a level of effort."""
    city, action, rest = PLANNED if effort == Effort.PLANNER else MASTERED
    decision = state.decision()
    if isinstance(decision, Activate):
        return city
    return action if isinstance(decision, Act) else rest
