"""`greedy`: looks one answer ahead, in any game, with that game's judge."""

from typing import Any, Final

from ziggurat.bots.bot import Budget, Decided, Sight
from ziggurat.bots.characters import leanings
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.options import Answer, Options

USUAL_POSITIONS = 2000
"""So many answers are compared, unless the budget says otherwise."""
ALIKE = 1e-9
"""Answers whose values differ by less are equally good."""

STANDINGS: Final = (
    (0.1, "nearly beaten"),
    (0.3, "far behind"),
    (0.45, "a little behind"),
    (0.55, "level"),
    (0.7, "a little ahead"),
    (0.9, "far ahead"),
)
"""How a seat stands below so much on the judge's scale."""
WINNING: Final = "about to win"


class GreedyBot:
    """Gives the answer the game expects most of; among equally good ones chance decides."""

    def __init__(self, name: str = "greedy", character: str = "") -> None:
        self.name = name
        self.character = character

    def decide(self, sight: Sight, options: Options, budget: Budget, dice: Dice) -> Decided:
        position = sight.look(dice.fork(dice.counter))
        answers = self.answers(sight, position, budget.positions or USUAL_POSITIONS, dice)
        if len(answers) == 1:
            purpose = sight.game.purpose(position, sight.seat, answers[0])
            return Decided(answers[0], sentence(purpose or "it is the only answer"))
        values = sight.game.expect(position, sight.seat, answers, dice)
        if self.character:
            lean = leanings(sight, position, answers, self.character)
            values = [value + more for value, more in zip(values, lean)]
        highest = max(values)
        best = [a for a, value in zip(answers, values) if value >= highest - ALIKE]
        answer = best[dice.below(len(best))] if len(best) > 1 else best[0]
        purpose = sight.game.purpose(position, sight.seat, answer)
        why = sentence(purpose or f"it promises most of {len(answers)} answers")
        return Decided(answer, f"{why} It sees itself {standing(highest)} then.")

    # The position is of the game's own kind; bots know no game.
    def answers(self, sight: Sight, position: Any, most: int, dice: Dice) -> list[Answer]:
        """What is compared: one answer alone where rules of thumb know it."""
        game = sight.game
        if game.has_rules_of_thumb and not self.character:
            return [game.policy(position, sight.seat, dice)]
        return chosen_by_chance(game.candidates(position, sight.seat, dice), most, dice)


def chosen_by_chance(answers: list[Answer], most: int, dice: Dice) -> list[Answer]:
    """All the answers; some at random where they are more than the budget allows."""
    if len(answers) <= most:
        return answers
    places = list(range(len(answers)))
    dice.shuffle(places)
    return [answers[place] for place in sorted(places[: max(1, most)])]


def sentence(words: str) -> str:
    """A few words as a sentence of their own."""
    return f"{words[:1].upper()}{words[1:].rstrip('.')}."


def standing(value: float) -> str:
    """A value of the judge in words."""
    return next((words for limit, words in STANDINGS if value < limit), WINNING)
