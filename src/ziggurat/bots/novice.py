"""`novice`: plays as beginners do, who overlook and misjudge, and yet play nothing absurd."""

from __future__ import annotations

from ziggurat.bots.bot import Budget, Decided, Sight
from ziggurat.bots.characters import leanings
from ziggurat.bots.greedy import USUAL_POSITIONS, chosen_by_chance, sentence
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.thinking import Lapses

FINE = 1 << 16
"""The grains in which chance is measured out."""


class NoviceBot:
    """Takes what looks best of what comes to its mind."""

    def __init__(self, name: str = "novice", character: str = "") -> None:
        self.name = name
        self.character = character

    def decide(self, sight: Sight, options: Options, budget: Budget, dice: Dice) -> Decided:
        game = sight.game
        position = sight.look(dice.fork(dice.counter))
        answers = game.candidates(position, sight.seat, dice)
        answers = chosen_by_chance(answers, budget.positions or USUAL_POSITIONS, dice)
        if len(answers) > 1:
            values = game.expect(position, sight.seat, answers, dice)
            lean = leanings(sight, position, answers, self.character)
            answers = sensible(answers, values, lean, game.lapses, dice)
        purpose = game.purpose(position, sight.seat, answers[0])
        return Decided(answers[0], sentence(purpose or "it looks good at first sight"))


def sensible(
    answers: list[Answer],
    values: list[float],
    leanings: list[float],
    lapses: Lapses,
    dice: Dice,
) -> list[Answer]:
    """The answers a beginner thinks of, as he ranks them: never nothing, and nothing absurd."""
    least = max(values) - lapses.absurd
    seen: list[tuple[float, int]] = []
    for place, value in enumerate(values):
        if value < least:
            continue
        is_overlooked = dice.below(FINE) < lapses.overlooked * FINE
        mistaken = lapses.misjudged * (2.0 * dice.below(FINE) / FINE - 1.0)
        if not is_overlooked:
            seen.append((value + leanings[place] + mistaken, place))
    if not seen:
        return [answers[values.index(max(values))]]
    return [answers[place] for _, place in sorted(seen, reverse=True)]
