"""Worlds to think in: what a seat cannot know is dealt anew in each of them."""

from __future__ import annotations

from typing import Any

from ziggurat.bots.bot import Sight
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.state import Sealed


# Search serves every game, so the kind of state is left open.
def imagine_world(sight: Sight, dice: Dice) -> Any:
    """One world; whoever has answered a sealed question already is asked again in it."""
    world = sight.imagine(dice.fork(dice.below(1 << 30)))
    decision = world.decision()
    if isinstance(decision, Sealed):
        decision.ask_again(sight.seat)
    return world
