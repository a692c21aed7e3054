"""Tables of all sorts: players, Automas, modes, modules, maps and cards, as a number says."""

from __future__ import annotations

from tests.games.monumental.table import GAME
from ziggurat.games.monumental.maps.reading import read_maps
from ziggurat.games.monumental.terms import CARD_CHOICES, MODULES, MOST_PLAYERS
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.game import Settings

MOST_ADVANCED = 8
"""Advanced Automa cards there are."""
SHARES = (1, 4, 7, 8)
"""In so many of eight cases a module is in use: from almost bare tables to complete ones."""


def table_of_sort(number: int) -> tuple[int, Settings]:
    """Seats and settings of the table with this number; the same at all times."""
    dice = Dice(seed_from_number(number)).fork(1)
    seats = 1 + number % MOST_PLAYERS
    automas = dice.below(MOST_PLAYERS - seats + 1)
    players = seats + (max(automas, 1) if seats == 1 else automas)
    maps = sorted(name for name, chart in read_maps().items() if chart.players == players)
    share = SHARES[dice.below(len(SHARES))]
    wish: Settings = {
        "map": maps[dice.below(len(maps))],
        "automas": automas,
        "advanced": dice.below(MOST_ADVANCED + 1) if players > seats else 0,
        "continuous": dice.below(2),
        "cards": CARD_CHOICES[dice.below(len(CARD_CHOICES))],
        **{name: int(dice.below(8) < share) for name in MODULES},
    }
    return seats, GAME.complete(wish)
