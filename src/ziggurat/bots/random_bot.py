"""`random`: any legal answer. Whoever cannot beat it does not play yet."""

from ziggurat.bots.bot import Budget, Decided, Sight
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.options import Options


class RandomBot:
    """Takes whatever the options' sample gives."""

    def __init__(self, name: str = "random") -> None:
        self.name = name

    def decide(self, sight: Sight, options: Options, budget: Budget, dice: Dice) -> Decided:
        return Decided(options.sample(dice), "By chance.")
