"""How questions are worth being thought over: a seat plays its turn to the end in imagination.

In the middle of a turn it is hard to tell what the resources in hand will come to; behind it, what
was bought is on the table. So the most promising answers are each followed to the end of the turn,
and the positions there compared by what was learned from games.
"""

from __future__ import annotations

from ziggurat.kernel.thinking import Approach, Effort

PLANNER = Approach(width=4, completes=True, positions=300)
MASTER = Approach(width=6, depth=2, breadth=2, completes=True, worlds=3, positions=3000)


def approach(effort: Effort) -> Approach:
    """How a question is thought over at a level of effort."""
    return PLANNER if effort == Effort.PLANNER else MASTER
