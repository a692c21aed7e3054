"""Advice: what the strongest bot would do that comes to an end while a person waits for it."""

from __future__ import annotations

from time import monotonic
from typing import Any

import msgspec

from ziggurat.bots.bot import Budget, Decided, Sight
from ziggurat.bots.registry import BOTS
from ziggurat.bots.seating import ask
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.game import Game
from ziggurat.kernel.state import Seat
from ziggurat.kernel.thinking import Effort

HINT_SECONDS = 2.0
"""So long somebody waits for a hint without wondering whether it comes."""
QUICK, THOROUGH = "planner", "master"


class Advice(msgspec.Struct, frozen=True):
    """Which bot was asked, and what it would do."""

    bot: str
    decided: Decided


# Advice is given at every game, so the kind of state is left open.
def advise(game: Game[Any], state: Any, seat: Seat, seconds: float, dice: Dice) -> Advice:
    """What the strongest bot would do that has thought to the end within so many seconds.

    A search that is cut short is worse than a smaller one that is whole. So `planner` is asked
    first, and what that takes tells whether `master` can be waited for on this machine.
    """
    begun = monotonic()
    quick = Advice(QUICK, ask(BOTS[QUICK], game, state, seat, Budget(seconds=seconds), dice))
    taken = monotonic() - begun
    left = seconds - taken
    if quick.decided.failure or taken * times_as_long(game, state, seat, dice) > left:
        return quick
    decided = ask(BOTS[THOROUGH], game, state, seat, Budget(seconds=left), dice)
    return quick if decided.failure else Advice(THOROUGH, decided)


def times_as_long(game: Game[Any], state: Any, seat: Seat, dice: Dice) -> float:
    """How many times as long `master` thinks as `planner`, by the positions each may look at."""
    position = Sight(game, state, seat).look(dice.fork(dice.counter))
    much = game.approach(position, seat, Effort.MASTER).positions
    little = game.approach(position, seat, Effort.PLANNER).positions
    return much / max(1, little)
