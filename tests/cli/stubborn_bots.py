"""Bots that do what they should not."""

from typing import ClassVar

from ziggurat.bots.bot import Budget, Decided, Sight
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.options import Options


class Sulking:
    """Never answers by itself."""

    name: ClassVar[str] = "sulking"

    def decide(self, sight: Sight, options: Options, budget: Budget, dice: Dice) -> Decided:
        raise RuntimeError("I will not play")
