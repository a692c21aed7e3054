"""The bots that search: `planner` for a good evening, `master` for those who win too easily.

Both think alike and differ in effort. What is worth how much thought is for the game to say
(`Thinking.approach`): a turn that is planned, a purchase that is played out, or neither.
"""

from __future__ import annotations

from typing import Any

from ziggurat.bots.bot import Budget, Decided, Sight
from ziggurat.bots.greedy import sentence, standing
from ziggurat.bots.search.meter import Meter
from ziggurat.bots.search.weighing import Weighed, promising, weigh
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.options import Options
from ziggurat.kernel.thinking import Effort


class SearchBot:
    """Weighs the most promising answers by what may come of them."""

    def __init__(self, effort: Effort, name: str, character: str = "") -> None:
        self.effort = effort
        self.name = name
        self.character = character

    def decide(self, sight: Sight, options: Options, budget: Budget, dice: Dice) -> Decided:
        game, seat = sight.game, sight.seat
        position = sight.look(dice.fork(dice.counter))
        approach = game.approach(position, seat, self.effort)
        meter = Meter.for_budget(budget, approach.positions)
        answers = promising(sight, position, self.character, approach.width, dice)
        if len(answers) > 1:
            answers = weigh(sight, answers, approach, meter, dice)
        return Decided(answers[0].answer, reason(sight, position, options, answers))


# Bots serve every game, so the kind of position is left open.
def reason(sight: Sight, position: Any, options: Options, answers: list[Weighed]) -> str:
    """Why the first of several answers is given, and what it was preferred to."""
    game, best = sight.game, answers[0]
    purpose = game.purpose(position, sight.seat, best.answer)
    if len(answers) == 1:
        return sentence(purpose or "it is the only answer that is any good")
    why = sentence(purpose or "it promises most")
    second = answers[1]
    other = game.words(position, options.label(second.answer)).rstrip(".")
    stands = standing(best.worth)
    if standing(second.worth) == stands:
        return f"{why} It sees itself {stands} then, more than with “{other}”."
    return f"{why} It sees itself {stands} then; with “{other}” only {standing(second.worth)}."
