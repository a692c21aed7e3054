"""What Monsters do to a player: resources lost, units sent home (MO-13.4)."""

from __future__ import annotations

from ziggurat.games.monumental import names
from ziggurat.games.monumental.rules.running import Run
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.tables import Operation
from ziggurat.games.monumental.terms import NOTHING, SUPPLY
from ziggurat.kernel.state import Frame


def lose(game: Monumental, run: Run, operation: Operation) -> Frame | None:
    """Lose up to so much of each resource (EF-7)."""
    lost = [0] * len(operation.gains)
    for resource in range(SUPPLY):
        lost[resource] = game.lose(run.player, resource, operation.gains[resource])
    if game.events is not None:
        game.tell("MO-13.4", f"{names.player(game, run.player)} loses {names.sums(lost)}.")
    return None


def return_units(game: Monumental, run: Run, operation: Operation) -> Frame | None:
    """The controller of the Province returns units from it, but never the last piece (EF-7).

    Soldiers go first, then the Warlord.
    """
    tile, player = run.subject, run.player
    if tile == NOTHING or game.control[tile] != player:
        return None
    for _ in range(operation.amount):
        if game.units_at(tile) and game.military_at(tile) > 1:
            send_back(game, player, tile)
    return None


def send_back(game: Monumental, player: int, tile: int) -> None:
    """A unit goes back to its Capital."""
    is_soldier = game.soldiers[tile] > 0
    if is_soldier:
        game.soldiers[tile] -= 1
        game.soldiers[game.capital[player]] += 1
    else:
        game.warlord[player] = game.capital[player]
    if game.events is not None:
        unit = "A Soldier" if is_soldier else "The Warlord"
        who, where = names.player(game, player), names.tile(game, tile)
        game.tell("MO-13.4", f"{unit} of {who} goes back from {where} to the Capital.")
