"""Learning from positions: which numbers tell best who wins.

A small net of one layer, or a plain weighted sum, is fitted to games; games that are kept apart say
how well it does and when to stop. This needs numpy, which playing does not.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from ziggurat.arena.sampling import HELD_OUT, Lesson
from ziggurat.documents.learned_values import Fit
from ziggurat.kernel.errors import Invalid

Array: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]

EPOCHS = 200
BATCH = 256
RATE = 0.003
DECAY = 1e-4
"""How strongly large weights are held back."""
FIRST_LOOK = 4
"""After so many epochs what was learned is good enough to be learned from."""
PATIENCE = 6
"""Learning stops when so many epochs have brought nothing."""


class Positions(NamedTuple):
    """Positions of many games, a row each."""

    features: Array
    judge: Array
    share: Array
    later: list[int]
    """The row of the same seat a turn later; -1 where the game has ended before."""


class Net(NamedTuple):
    """Weights of cells and of their sum; without cells, of the features themselves."""

    cells: Array
    cell_bias: Array
    weights: Array
    bias: float


class Learner(NamedTuple):
    """What was learned, brought back to the features as they are counted, and how good it is."""

    net: Net
    learned: Fit
    judge: Fit


def gather(lessons: list[Lesson]) -> tuple[Positions, Positions]:
    """The positions to learn from, and those kept apart."""
    kept = [lesson for lesson in lessons if lesson.rows]
    learned = [lesson for lesson in kept if lesson.number % HELD_OUT]
    apart = [lesson for lesson in kept if not lesson.number % HELD_OUT]
    if not learned or not apart:
        raise Invalid(f"Learning takes at least {HELD_OUT} finished games.")
    return positions_of(learned), positions_of(apart)


def positions_of(lessons: list[Lesson]) -> Positions:
    """The rows of games as arrays."""
    rows = [row for lesson in lessons for row in lesson.rows]
    later: list[int] = []
    for lesson in lessons:
        end = len(later) + len(lesson.rows)
        following = range(len(later) + lesson.seats, end + lesson.seats)
        later += [row if row < end else -1 for row in following]
    return Positions(
        np.array([row.features for row in rows], dtype=np.float64),
        np.array([row.judge for row in rows], dtype=np.float64),
        np.array([row.share for row in rows], dtype=np.float64),
        later,
    )


def learn(
    learned: Positions, apart: Positions, cells: int, seed: int, hindsight: float = 1.0
) -> Iterator[tuple[int, float, Learner]]:
    """Learn epoch by epoch: its number, the log loss on what is kept apart, and the best so far.

    With all hindsight a position is worth what was won in the end. With less, what it was seen to
    be worth a turn later counts too (temporal differences): dice that fell far behind it blur less.
    """
    mean = learned.features.mean(axis=0)
    scale = np.maximum(learned.features.std(axis=0), 1e-6)
    seen = (learned.features - mean) / scale
    unseen = (apart.features - mean) / scale
    judge = fit_of(calibrated(learned, apart), apart.share)
    chance = np.random.default_rng(seed)
    parameters = first_parameters(seen.shape[1], cells, chance)
    adam = Adam(parameters)
    best = np.inf
    found: Learner | None = None
    waited = 0
    share = learned.share
    for epoch in range(EPOCHS):
        if epoch >= FIRST_LOOK and hindsight < 1.0:
            share = looked_back(learned, chances(parameters, seen), hindsight)
        order = chance.permutation(len(seen))
        for start in range(0, len(order), BATCH):
            batch = order[start : start + BATCH]
            adam.step(gradients(parameters, seen[batch], share[batch]))
        fit = fit_of(chances(parameters, unseen), apart.share)
        waited += 1
        if fit.log_loss < best:
            best, waited = fit.log_loss, 0
            found = Learner(unscaled(parameters, mean, scale), fit, judge)
        assert found is not None
        yield epoch, fit.log_loss, found
        if waited >= PATIENCE:
            return


def looked_back(positions: Positions, seen: Array, hindsight: float) -> Array:
    """What positions are worth by what came of them: the nearer future counts the more."""
    share = positions.share.copy()
    for row in range(len(share) - 1, -1, -1):
        later = positions.later[row]
        if later >= 0:
            share[row] = (1.0 - hindsight) * seen[later] + hindsight * share[later]
    return share


def first_parameters(features: int, cells: int, chance: np.random.Generator) -> list[Array]:
    """Small numbers by chance: weights of cells and their bias, weights of the sum, its bias."""
    if not cells:
        return [np.zeros((features, 0)), np.zeros(0), np.zeros(features), np.zeros(1)]
    spread = np.sqrt(2.0 / features)
    first = chance.normal(0.0, spread, (features, cells))
    second = chance.normal(0.0, np.sqrt(1.0 / cells), cells)
    return [first, np.zeros(cells), second, np.zeros(1)]


def leads(parameters: list[Array], seen: Array) -> tuple[Array, Array]:
    """What the last layer adds up, and its sum."""
    cells, cell_bias, weights, bias = parameters
    inner = np.maximum(seen @ cells + cell_bias, 0.0) if cells.size else seen
    return inner, inner @ weights + bias[0]


def chances(parameters: list[Array], seen: Array) -> Array:
    """The chances to win that a net sees."""
    found: Array = 1.0 / (1.0 + np.exp(-np.clip(leads(parameters, seen)[1], -30.0, 30.0)))
    return found


def gradients(parameters: list[Array], seen: Array, share: Array) -> list[Array]:
    """Which way the log loss of a batch falls."""
    cells, _, weights, _ = parameters
    inner, _ = leads(parameters, seen)
    error = (chances(parameters, seen) - share) / len(seen)
    back = np.outer(error, weights) * (inner > 0.0) if cells.size else np.zeros((len(seen), 0))
    return [
        seen.T @ back + DECAY * cells,
        back.sum(axis=0),
        inner.T @ error + DECAY * weights,
        np.array([error.sum()]),
    ]


class Adam:
    """Steps downhill that remember where the last ones led (Kingma and Ba)."""

    def __init__(self, parameters: list[Array]) -> None:
        self.parameters = parameters
        self.first = [np.zeros_like(each) for each in parameters]
        self.second = [np.zeros_like(each) for each in parameters]
        self.steps = 0

    def step(self, gradients: list[Array]) -> None:
        """Change the parameters a little, each at its own pace."""
        self.steps += 1
        for place, gradient in enumerate(gradients):
            self.first[place] = 0.9 * self.first[place] + 0.1 * gradient
            self.second[place] = 0.999 * self.second[place] + 0.001 * gradient**2
            first = self.first[place] / (1.0 - 0.9**self.steps)
            second = self.second[place] / (1.0 - 0.999**self.steps)
            self.parameters[place] -= RATE * first / (np.sqrt(second) + 1e-8)


def unscaled(parameters: list[Array], mean: Array, scale: Array) -> Net:
    """The same net for features as they are counted."""
    cells, cell_bias, weights, bias = (each.copy() for each in parameters)
    if not cells.size:
        plain = weights / scale
        return Net(cells.T, cell_bias, plain, float(bias[0] - plain @ mean))
    plain_cells = cells / scale[:, None]
    return Net(plain_cells.T, cell_bias - mean @ plain_cells, weights, float(bias[0]))


def calibrated(learned: Positions, apart: Positions) -> Array:
    """The judge's values of positions kept apart as chances: one slope and one bias, fitted."""

    def stretched(values: Array) -> Array:
        held = np.clip(values, 1e-3, 1.0 - 1e-3)
        found: Array = np.log(held / (1.0 - held))[:, None]
        return found

    parameters = first_parameters(1, 0, np.random.default_rng(0))
    adam = Adam(parameters)
    seen = stretched(learned.judge)
    for _ in range(2000):
        adam.step(gradients(parameters, seen, learned.share))
    return chances(parameters, stretched(apart.judge))


def fit_of(found: Array, share: Array) -> Fit:
    """How well chances agree with what was won."""
    held = np.clip(found, 1e-9, 1.0 - 1e-9)
    loss = -(share * np.log(held) + (1.0 - share) * np.log(1.0 - held)).mean()
    return Fit(log_loss=round(float(loss), 4), auc=round(auc(found, share > 0.5), 4))


def auc(found: Array, won: Any) -> float:  # an array of truths
    """How often a winner's position is seen ahead of a loser's, by ranks (Mann and Whitney)."""
    winners = int(won.sum())
    losers = len(won) - winners
    if not winners or not losers:
        return 0.5
    _, places, counts = np.unique(found, return_inverse=True, return_counts=True)
    last = counts.cumsum()
    ranks = (last - (counts - 1) / 2.0)[places]
    above = float(ranks[won].sum()) - winners * (winners + 1) / 2.0
    return above / (winners * losers)
