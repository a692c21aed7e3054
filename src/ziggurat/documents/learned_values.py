"""The file of a learned value: `data/values.json` in a game's folder, written by `ziggurat train`.

It holds the numbers and how they were made: command, seeds, figures. Features are named, so that a
file that was learned from others is refused instead of misread.
"""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec

from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.learned import Learned

FORM = 1
"""Raised when the file means something else."""
FILE = "values.json"


class Fit(msgspec.Struct, frozen=True):
    """How well something tells who wins, on games it was not made from."""

    log_loss: float
    """The mean surprise at who won; a coin's is 0.693."""
    auc: float
    """How often it sees a winner's position ahead of a loser's; a coin's is a half."""


class LearnedValue(msgspec.Struct, frozen=True):
    """What was learned, and from what."""

    form: int
    game: str
    rules: int
    """The rules version whose games were played."""
    command: str
    """What makes the file anew."""
    games: int
    positions: int
    held_out: int
    """Games that were kept apart, from which the figures below come."""
    learned: Fit
    judge: Fit
    """The same of the game's judge, brought to the same scale."""
    features: list[str]
    cells: list[list[float]]
    cell_bias: list[float]
    weights: list[float]
    bias: float

    def value(self) -> Learned:
        """The part that is played with."""
        return Learned(self.cells, self.cell_bias, self.weights, self.bias)


@cache
def read_learned(folder: str, features: tuple[str, ...]) -> Learned:
    """What a game has learned from these features; `Invalid` where the file does not fit."""
    file = resources.files(folder) / "data" / FILE
    try:
        found = msgspec.json.decode(file.read_bytes(), type=LearnedValue)
    except (OSError, msgspec.DecodeError) as error:
        raise Invalid(f"{folder}: {FILE} cannot be read: {error}.") from error
    if found.form != FORM or tuple(found.features) != features:
        raise Invalid(
            f"{folder}: {FILE} was learned from other features; "
            f"`ziggurat train {found.game}` learns them anew."
        )
    return found.value()
