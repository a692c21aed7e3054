"""Planning a turn: the answers that may follow one another, with the odds of dice between them."""

from __future__ import annotations

from typing import Any

from ziggurat.bots.search.meter import Meter
from ziggurat.bots.search.playing_on import close_turn, play_on
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
    def after(self, state: Any, asked: Seat, answer: Answer, depth: int) -> float:
        """What an answer is worth with so many of the seat's own behind it: the mean of outcomes.

        Others answer what they are asked in between as they usually do.
        """
        total = 0.0
        for branch in self.game.outcomes(state, asked, answer, self.dice):
            total += branch.chance * self.worth(branch.state, depth)
        return total

    def worth(self, state: Any, depth: int) -> float:
        """What a position is worth to the seat, which may still give so many answers."""
        if state.is_over:
            return self.valued(state)
        if not depth and self.approach.turns and not self.approach.completes:
            return self.leaf(state)  # playing on answers for everybody, without remembering
        left = depth if self.game.turn(state) == self.turn else 0
        key = (left, self.game.key(state))
        found = self.memory.get(key)
        if found is None:
            found = self.memory[key] = self.thought_over(state, depth)
        return found

    def thought_over(self, state: Any, depth: int) -> float:
        """The same, of a position that is not remembered."""
        if self.game.turn(state) != self.turn:
            return self.leaf(state)
        asked = state.decision().seats(state)
        is_own = self.seat in asked
        goes_on = depth or self.approach.completes or not is_own
        if not goes_on or not self.meter.spend():
            return self.leaf(state)
        if not is_own:
            usual = self.game.policy(state, asked[0], self.dice)
            return self.after(state, asked[0], usual, depth)
        answers = self.game.candidates(state, self.seat, self.dice)
        if len(answers) > 1:
            values = self.game.expect(state, self.seat, answers, self.dice)
            answers = best_first(answers, values, self.approach.breadth if depth else 1)
        left = max(0, depth - 1)
        return max(self.after(state, self.seat, each, left) for each in answers)

    def leaf(self, state: Any) -> float:
        """What a position is worth that is not planned further."""
        if self.approach.closes:
            close_turn(self.game, state, self.turn)
        if self.approach.turns:
            last = self.turn + self.approach.turns - 1
            play_on(self.game, state, last, self.meter, self.dice)
        return self.valued(state)

    def valued(self, state: Any) -> float:
        """What a position is worth as it stands."""
        if self.approach.by_judge:
            return self.game.judge(state, self.seat)
        return self.game.value(state, self.seat)
