"""`greedy`: looks one answer ahead, in any game, with that game's judge."""

from typing import Any, ClassVar

from ziggurat.bots.bot import Budget, Decided, Sight
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.options import Answer, Options

ALIKE = 1e-9
"""Answers whose values differ by less are equally good."""


class GreedyBot:
    """Gives the answer the game expects most of; among equally good ones chance decides."""

    name: ClassVar[str] = "greedy"

    def decide(self, sight: Sight, options: Options, budget: Budget, dice: Dice) -> Decided:
        position = sight.look(dice.fork(dice.counter))
        answers = worth_a_thought(sight, position, budget.positions, dice)
        if len(answers) == 1:
            purpose = sight.game.purpose(position, sight.seat, answers[0])
            return Decided(answers[0], purpose or "the only answer")
        values = sight.game.expect(position, sight.seat, answers, dice)
        highest = max(values)
        best = [a for a, value in zip(answers, values) if value >= highest - ALIKE]
        answer = best[dice.below(len(best))] if len(best) > 1 else best[0]
        return Decided(answer, reason_for(sight, position, answer, highest))


# The position is of the game's own kind; bots know no game.
def worth_a_thought(sight: Sight, position: Any, most: int, dice: Dice) -> list[Answer]:
    """What the game proposes; some at random where that is more than the budget allows."""
    answers = sight.game.candidates(position, sight.seat, dice)
    if len(answers) <= most:
        return answers
    places = list(range(len(answers)))
    dice.shuffle(places)
    return [answers[place] for place in sorted(places[: max(1, most)])]


# As above.
def reason_for(sight: Sight, position: Any, answer: Answer, value: float) -> str:
    """What is hoped for, in words."""
    judged = f"then judged {value:.2f}"
    purpose = sight.game.purpose(position, sight.seat, answer)
    return f"{purpose}; {judged}" if purpose else judged
