"""What Monsters do to a player: resources lost, units sent home (MO-13.4)."""

from __future__ import annotations

from ziggurat.games.monumental.events.conquest import UnitSentBack
from ziggurat.games.monumental.events.effects import Lost
from ziggurat.games.monumental.events.pieces import Unit
from ziggurat.games.monumental.lookup.lookup import Operation
from ziggurat.games.monumental.rules.effects.running import Run
from ziggurat.games.monumental.rules.telling import amounts_told
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import NOTHING, SUPPLY
from ziggurat.kernel.state import Frame


def lose(state: Monumental, run: Run, operation: Operation) -> Frame | None:
    """Lose up to so much of each resource (EF-7)."""
    lost = [0] * len(operation.gains)
    for resource in range(SUPPLY):
        lost[resource] = state.lose(run.player, resource, operation.gains[resource])
    state.tell("MO-13.4", Lost(run.player, amounts_told(lost)))
    return None


def return_units(state: Monumental, run: Run, operation: Operation) -> Frame | None:
    """The controller of the Province returns units from it, but never the last piece (EF-7).

    Soldiers go first, then the Warlord.
    """
    tile, player = run.subject, run.player
    if tile == NOTHING or state.control[tile] != player:
        return None
    for _ in range(operation.amount):
        if state.units_at(tile) and state.military_at(tile) > 1:
            send_back(state, player, tile)
    return None


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
