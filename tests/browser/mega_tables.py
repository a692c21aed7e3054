"""Games of Mega Empires at random, up to a position that a test is about."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import ViewportSize

from ziggurat.games.mega.game import MegaEmpires
from ziggurat.games.mega.state import Mega
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.match import Match
from ziggurat.kernel.state import Seat

LARGE: ViewportSize = {"width": 1440, "height": 900}
SEATS = 5
SEEDS = range(20)

Played = Match[Mega]


def play_until(is_there: Callable[[Played], bool], seats: int = SEATS) -> Played:
    """A game at random up to a position."""
    for number in SEEDS:
        match = Match(MegaEmpires(), seats=seats, seed=seed_from_number(number), settings={})
        dice = Dice(b"at random")
        while not match.is_over:
            if is_there(match):
                return match
            seat = match.seats()[0]
            match.submit(seat, match.options(seat).sample(dice))
    raise AssertionError("no game comes to such a position")


def shown_seat(match: Played) -> Seat:
    """The seat from which somebody looks who holds them all: the first that is asked."""
    return min(match.seats())


def name_of(match: Played, seat: Seat) -> str:
    return match.game.seat_name(match.state, seat)
