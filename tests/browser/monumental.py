"""Tables of Monumental at a moment worth looking at."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from playwright.sync_api import expect

from tests.browser.hand import Hand
from tests.browser.person import Person
from tests.browser.tables import copy_of
from tests.games.monumental.table import GAME
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.view.briefing_structs import Briefing
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.game import Settings
from ziggurat.kernel.match import Match

Played = Match[Monumental]

NUMBERS = range(60)
"""Of games at random that are searched."""


def play_until(
    is_there: Callable[[Played], bool],
    *,
    seats: int = 2,
    settings: Settings | None = None,
    numbers: Iterable[int] = NUMBERS,
) -> Played:
    """A game at random up to a position."""
    for number in numbers:
        match = Match(GAME, seats=seats, seed=seed_from_number(number), settings=settings)
        dice = Dice(b"at random").fork(number)
        while not match.is_over:
            if is_there(match):
                return match
            seat = match.seats()[0]
            match.submit(seat, match.options(seat).sample(dice))
    raise AssertionError("no game comes to such a position")


def asks(match: Played, kind: str) -> bool:
    return match.state.decision().kind == kind


def briefing(match: Played) -> Briefing:
    """What whoever is asked is told with the question."""
    told = match.game.briefing(match.state, match.seats()[0])
    assert isinstance(told, Briefing)
    return told


def sits_there(person: Person, match: Played) -> Hand:
    """Open a copy of a game; a hand on its board."""
    table = copy_of(person, match)
    person.opens_table(table.address)
    expect(person.page.locator("[data-question]").first).to_be_attached()
    return Hand(person, table)
