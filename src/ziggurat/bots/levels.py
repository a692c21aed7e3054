"""The bots that search: `planner` for a good evening, `master` for those who win too easily.

Both think alike and differ in effort. What is worth how much thought is for the game to say
(`Thinking.approach`): a turn that is planned, a purchase that is played out, or neither.
"""

from __future__ import annotations

from ziggurat.bots.bot import Budget, Decided, Sight
from ziggurat.bots.reasons import reason
from ziggurat.bots.search.meter import Meter
from ziggurat.bots.search.weighing import promising, weigh
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
