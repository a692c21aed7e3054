"""Planning a turn: the answers that may follow one another, with the odds of dice between them."""

from __future__ import annotations

from typing import Any

from ziggurat.bots.search.meter import Meter
from ziggurat.bots.search.playing_on import answer_for_others, play_on
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.game import Game
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Seat
from ziggurat.kernel.thinking import Approach


def best_first(answers: list[Answer], values: list[float], most: int) -> list[Answer]:
    """The most promising answers, the best first; equal ones in the order they came."""
    places = sorted(range(len(answers)), key=lambda place: -values[place])
    return [answers[place] for place in places[:most]]


class Plan:
    """A seat thinks its turn through in one world, and remembers the positions it has seen."""

    def __init__(
        self, game: Game[Any], seat: Seat, turn: int, approach: Approach, meter: Meter, dice: Dice
    ) -> None:
        self.game = game
        self.seat = seat
        self.turn = turn
        """The turn that is planned; what comes after it is played on and judged."""
        self.approach = approach
        self.meter = meter
        self.dice = dice
        self.memory: dict[object, float] = {}
        """What positions were found worth, by key and by how many answers were planned there."""

    # Search serves every game, so the kind of state is left open.
    def after(self, state: Any, answer: Answer, depth: int) -> float:
        """What an answer is worth with so many further ones planned: the mean of its outcomes."""
        total = 0.0
        for branch in self.game.outcomes(state, self.seat, answer, self.dice):
            total += branch.chance * self.worth(branch.state, depth)
        return total

    def worth(self, state: Any, depth: int) -> float:
        """What a position is worth to the seat, which may still give so many answers."""
        answer_for_others(self.game, state, self.seat, self.meter, self.dice)
        if not depth or not self.is_own(state) or not self.meter.spend():
            return self.leaf(state)
        key = (depth, self.game.key(state))
        if key not in self.memory:
            answers = self.game.candidates(state, self.seat, self.dice)
            if len(answers) > 1:
                values = self.game.expect(state, self.seat, answers, self.dice)
                answers = best_first(answers, values, self.approach.breadth)
            self.memory[key] = max(self.after(state, each, depth - 1) for each in answers)
        return self.memory[key]

    def is_own(self, state: Any) -> bool:
        """Whether the seat is asked, in the turn that is planned."""
        if state.is_over or self.game.turn(state) != self.turn:
            return False
        return self.seat in state.decision().seats(state)

    def leaf(self, state: Any) -> float:
        """What a position is worth that is not planned further."""
        if self.approach.turns:
            play_on(self.game, state, self.turn + self.approach.turns, self.meter, self.dice)
        return self.game.value(state, self.seat)
