"""Weighing the answers to a question: those that promise most, in several imagined worlds."""

from __future__ import annotations

from typing import Any

import msgspec

from ziggurat.bots.bot import Sight
from ziggurat.bots.characters import leanings
from ziggurat.bots.search.meter import Meter
from ziggurat.bots.search.planning import Plan, best_first
from ziggurat.bots.search.worlds import imagine_world
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.options import Answer
from ziggurat.kernel.thinking import Approach

ROUND = 2
"""After so many worlds the worse half of the answers is dropped, and after twice as many again."""


class Weighed(msgspec.Struct):
    """An answer, and what was found it is worth."""

    answer: Answer
    bias: float
    """What it is worth more to the character that plays."""
    total: float = 0.0
    worlds: int = 0

    @property
    def worth(self) -> float:
        return self.bias + self.total / max(1, self.worlds)


# Search serves every game, so the kind of state is left open.
def promising(sight: Sight, position: Any, character: str, width: int, dice: Dice) -> list[Weighed]:
    """The answers worth following, the most promising first."""
    game, seat = sight.game, sight.seat
    answers = game.candidates(position, seat, dice)
    if len(answers) == 1:
        return [Weighed(answers[0], 0.0)]
    biases = leanings(sight, position, answers, character)
    expected = game.expect(position, seat, answers, dice)
    values = [value + bias for value, bias in zip(expected, biases)]
    by_answer = dict(zip(answers, biases))
    return [Weighed(each, by_answer[each]) for each in best_first(answers, values, width)]


def weigh(
    sight: Sight, answers: list[Weighed], approach: Approach, meter: Meter, dice: Dice
) -> list[Weighed]:
    """The answers, the best first, as far as the meter reached.

    All answers meet the same worlds and the same dice, and none uses up what the others need; those
    that fall behind are dropped as worlds are added. Where the meter ends in the middle of a world,
    that world does not count.
    """
    left = answers
    dropped: list[Weighed] = []
    for number in range(approach.worlds):
        world = imagine_world(sight, dice)
        plan = Plan(sight.game, sight.seat, sight.game.turn(world), approach, meter, world.dice)
        found: list[float] = []
        for each in left:
            meter.share_with(len(left) - len(found) - 1)
            plan.dice = world.dice.copy()
            found.append(plan.after(world, sight.seat, each.answer, approach.depth))
        if meter.is_spent and number:
            break
        for each, value in zip(left, found):
            each.total += value
            each.worlds += 1
        left.sort(key=lambda each: -each.worth)
        if number + 1 >= ROUND and (number + 1) & number == 0 and len(left) > ROUND:
            half = (len(left) + 1) // 2
            dropped = left[half:] + dropped
            left = left[:half]
    return left + dropped
