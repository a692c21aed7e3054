"""Positions in which somebody is asked, of all sorts of tables and all kinds of questions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from tests.games.mega.developed import Developed
from tests.games.mega.rare import rare_positions
from tests.games.mega.tables_of_all_sorts import table_of_sort
from ziggurat.games.mega.state import Mega
from ziggurat.kernel.course import carry_out
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.state import Seat

GAME = Developed()
TABLES = range(10)
MOST_ANSWERS = 600
TAKEN = (0, 2, 11, 40)
"""Which questions of a kind are taken of each table: early ones and later ones."""


@cache
def positions() -> list[tuple[Mega, Seat]]:
    """Positions of late turns, played on at random, and what they seldom come to."""
    found: list[tuple[Mega, Seat]] = []
    for number in TABLES:
        found += positions_of(number)
    return [*found, *rare_positions()]


def positions_of(number: int) -> Iterator[tuple[Mega, Seat]]:
    """Those of one table, of each kind a few."""
    seats, settings = table_of_sort(number)
    state = GAME.setup(seats, settings, seed_from_number(number))
    dice = Dice(seed_from_number(number)).fork(2)
    taken: Counter[str] = Counter()
    for answers in range(MOST_ANSWERS):
        if state.is_over:
            return
        decision = state.decision()
        asked = decision.seats(state)
        seat = asked[answers % len(asked)]
        if taken[decision.kind] in TAKEN:
            yield state.copy(), seat
        taken[decision.kind] += 1
        carry_out(state, decision, seat, decision.options(state, seat).sample(dice))


def asked(*kinds: str) -> Iterator[tuple[Mega, Seat]]:
    """The positions in which some kinds of questions are asked."""
    for state, seat in positions():
        if state.decision().kind in kinds:
            yield state, seat
