"""Tables of all sorts: players, boards, A.S.T., short game and switches, as a number says."""

from __future__ import annotations

from tests.games.mega.random_play import GAME
from ziggurat.games.mega.game import BOARDS
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.game import Settings

OFFERS = (1, 3, 8, 20)
"""Offers a player may make in a trade phase."""


def table_of_sort(number: int, **cut: int) -> tuple[int, Settings]:
    """Seats and settings of the table with this number; the same at all times.

    What is given besides goes before what the number says.
    """
    dice = Dice(seed_from_number(number)).fork(1)
    seats = GAME.seats[number % len(GAME.seats)]
    kind = dice.below(3)
    buildings = int(dice.below(4) > 0)
    wish: Settings = {
        "board": BOARDS[dice.below(len(BOARDS))],
        "expert": int(kind == 1),
        "short": int(kind == 2),
        "buildings": buildings,
        "live": buildings and int(dice.below(3) == 0),
        "offers": OFFERS[dice.below(len(OFFERS))],
    }
    return seats, GAME.complete({**wish, **cut})
