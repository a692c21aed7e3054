"""What Monsters do to a player: resources lost, units sent home (MO-13.4)."""

from __future__ import annotations

from ziggurat.games.monumental.events.conquest import UnitSentBack
from ziggurat.games.monumental.events.effects import Lost
from ziggurat.games.monumental.events.pieces import Unit
from ziggurat.games.monumental.lookup.effects import Operation, sum_of
from ziggurat.games.monumental.printed import operations as texts
from ziggurat.games.monumental.rules.effects.estimates import worth_of_sum
from ziggurat.games.monumental.rules.effects.phrases import sum_in_words
from ziggurat.games.monumental.rules.effects.run import Run
from ziggurat.games.monumental.rules.telling import amounts_told
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import GAINS, NOTHING, SUPPLY
from ziggurat.kernel.state import Frame
from ziggurat.kernel.wording import counted


class Lose(Operation):
    """Lose up to so much of each resource (EF-7)."""

    printed: texts.Lose
    losses: list[int]

    def prepare(self) -> None:
        self.losses = sum_of(self.printed.resources)

    def carry_out(self, state: Monumental, run: Run) -> Frame | None:
        lost = [0] * GAINS
        for resource in range(SUPPLY):
            lost[resource] = state.lose(run.player, resource, self.losses[resource])
        state.tell("MO-13.4", Lost(run.player, amounts_told(lost)))
        return None

    def is_useful(self, state: Monumental, player: int, own_kind: int) -> bool:
        return False

    def words(self) -> str:
        return f"lose up to {sum_in_words(self.losses)}"

    def worth(self) -> float:
        return -worth_of_sum(self.losses)


class ReturnUnits(Operation):
    """The controller of the Province returns units from it, but never the last piece (EF-7).

    Soldiers go first, then the Warlord.
    """

    printed: texts.ReturnUnits

    def carry_out(self, state: Monumental, run: Run) -> Frame | None:
        tile, player = run.subject, run.player
        if tile == NOTHING or state.control[tile] != player:
            return None
        for _ in range(self.printed.amount):
            if state.units_at(tile) and state.military_at(tile) > 1:
                send_back(state, player, tile)
        return None

    def words(self) -> str:
        return f"return {counted(self.printed.amount, 'unit')} to the Capital"

    def worth(self) -> float:
        return -0.1 * self.printed.amount


def send_back(state: Monumental, player: int, tile: int) -> None:
    """A unit goes back to its Capital."""
    is_soldier = state.soldiers[tile] > 0
    if is_soldier:
        state.soldiers[tile] -= 1
        state.soldiers[state.capital[player]] += 1
    else:
        state.warlord[player] = state.capital[player]
    unit: Unit = "soldier" if is_soldier else "warlord"
    state.tell("MO-13.4", UnitSentBack(player, unit, state.lookup.tile_label[tile]))
