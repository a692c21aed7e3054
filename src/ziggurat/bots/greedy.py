"""`greedy`: looks one answer ahead, in any game, with that game's judge."""

from typing import Any, ClassVar

from ziggurat.bots.bot import Budget, Decided, Sight
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.options import LISTABLE, Answer, Options

ALIKE = 1e-9
"""Answers whose values differ by less are equally good."""


class GreedyBot:
    """Gives the answer the game expects most of; among equally good ones chance decides."""

    name: ClassVar[str] = "greedy"

    def decide(self, sight: Sight, options: Options, budget: Budget, dice: Dice) -> Decided:
        answers = candidates(options, budget.positions, dice)
        position = sight.imagine(dice.fork(dice.counter))
        if len(answers) == 1:
            return Decided(answers[0], "the only answer")
        values = sight.game.expect(position, sight.seat, answers, dice)
        highest = max(values)
        best = [a for a, value in zip(answers, values) if value >= highest - ALIKE]
        answer = best[dice.below(len(best))] if len(best) > 1 else best[0]
        return Decided(answer, reason_for(sight, position, answer, highest))


def candidates(options: Options, most: int, dice: Dice) -> list[Answer]:
    """All answers, or some at random where there are more than the budget allows to look at."""
    count = options.count()
    if count <= min(most, LISTABLE):
        return options.answers()
    return sorted({options.sample(dice) for _ in range(max(1, most))})


# The position is of the game's own kind; bots know no game.
def reason_for(sight: Sight, position: Any, answer: Answer, value: float) -> str:
    """What is hoped for, in words."""
    judged = f"then judged {value:.2f}"
    purpose = sight.game.purpose(position, sight.seat, answer)
    return f"{purpose}; {judged}" if purpose else judged
