"""Chance as a test wants it."""

from __future__ import annotations

from ziggurat.kernel.dice import Dice


class ScriptedDice(Dice):
    """Numbers that come as the test says, and shuffles that leave everything as it lies."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(b"scripted")
        self.numbers = numbers

    def below(self, limit: int) -> int:
        assert self.numbers, "a number was drawn that the test did not foresee"
        self.counter += 1
        number = self.numbers.pop(0)
        assert 0 <= number < limit, f"{number} was foreseen where only {limit} are possible"
        return number

    def shuffle(self, cards: list[int]) -> None:
        self.counter += 1

    def copy(self) -> ScriptedDice:
        twin = ScriptedDice(self.numbers[:])
        twin.counter = self.counter
        return twin
