"""Operations that add to a supply: what is printed, or so much for every so many of something."""

from __future__ import annotations

from ziggurat.games.monumental.lookup.effects import Operation, sum_of
from ziggurat.games.monumental.printed import operations as texts
from ziggurat.games.monumental.rules.effects.counting import count, counter_of
from ziggurat.games.monumental.rules.effects.estimates import (
    USUAL_COUNTS,
    USUAL_TERRAIN,
    worth_of_sum,
)
from ziggurat.games.monumental.rules.effects.phrases import sum_in_words, things_counted
from ziggurat.games.monumental.rules.effects.run import Run, gain
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import ANY, SPACES
from ziggurat.kernel.state import Frame


class Gain(Operation):
    """Add to the supply."""

    printed: texts.Gain
    gains: list[int]

    def prepare(self) -> None:
        self.gains = sum_of(self.printed.resources)

    def carry_out(self, state: Monumental, run: Run) -> Frame | None:
        return gain(state, run.player, self.gains)

    def words(self) -> str:
        return f"gain {sum_in_words(self.gains)}"

    def worth(self) -> float:
        return worth_of_sum(self.gains)

    def fixed_gain(self) -> list[int]:
        return self.gains

    def is_plain(self) -> bool:
        return not self.gains[ANY] and not self.gains[SPACES]

    def plain_gain(self, state: Monumental, player: int) -> list[int]:
        return self.gains


class GainPer(Operation):
    """Gain for every so many units of a counter."""

    printed: texts.GainPer
    counter: int
    gains: list[int]

    def prepare(self) -> None:
        self.counter = counter_of(self.printed.of)
        self.gains = sum_of(self.printed.each)

    def times(self, state: Monumental, player: int) -> int:
        """How often the gain is due."""
        per, most = self.printed.per, self.printed.max
        units = count(state, player, self.counter)
        if self.printed.round == "up":
            units += per - 1
        return units // per if most is None else min(units // per, most)

    def carry_out(self, state: Monumental, run: Run) -> Frame | None:
        if not self.times(state, run.player):
            return None
        return gain(state, run.player, self.plain_gain(state, run.player))

    def is_useful(self, state: Monumental, player: int, own_kind: int) -> bool:
        return self.times(state, player) > 0

    def words(self) -> str:
        rounding = ", rounded up" if self.printed.round == "up" else ""
        most = "" if self.printed.max is None else f", at most {self.printed.max} times"
        things = things_counted(self.printed.of) + rounding + most
        return f"gain {sum_in_words(self.gains)} for every {self.printed.per} {things}"

    def worth(self) -> float:
        per, most = self.printed.per, self.printed.max
        usual = USUAL_COUNTS.get(self.printed.of, USUAL_TERRAIN)
        if self.printed.round == "up":
            usual += 0.5 * (per - 1)
        times = usual / per
        return (times if most is None else min(times, float(most))) * worth_of_sum(self.gains)

    def is_plain(self) -> bool:
        return not self.gains[ANY] and not self.gains[SPACES]

    def plain_gain(self, state: Monumental, player: int) -> list[int]:
        due = self.times(state, player)
        return [due * amount for amount in self.gains]
