"""Positions of all sorts of tables, and what the board is told in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TypeVar

from tests.games.monumental.table import GAME
from tests.games.monumental.tables_of_all_sorts import table_of_sort
from ziggurat.games.monumental.events.amounts import Amounts as Told
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.view.briefing_structs import Amounts, Briefing
from ziggurat.kernel.course import carry_out
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.events import Event
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Seat

TABLES = range(12)
ANSWERS = 260
"""So far each game is played."""
SELDOM = 9
"""Every so many-th position is looked at, and all in which a city is activated."""

E = TypeVar("E", bound=Event)


@cache
def positions() -> list[tuple[Monumental, Seat]]:
    """Positions of all sorts of tables in which somebody is asked."""
    found: list[tuple[Monumental, Seat]] = []
    for number in TABLES:
        seats, settings = table_of_sort(number)
        state = GAME.setup(seats, settings, seed_from_number(number))
        dice = Dice(seed_from_number(number)).fork(2)
        for answers in range(ANSWERS):
            if state.is_over:
                break
            seat = state.decision().seats(state)[0]
            if answers % SELDOM == 0 or state.decision().kind == "activate":
                found.append((state.copy(), seat))
            answer = state.decision().options(state, seat).sample(dice)
            carry_out(state, state.decision(), seat, answer)
    return found


@cache
def briefings(kind: str) -> list[tuple[Monumental, Seat, Briefing]]:
    """The positions in which a kind of question is asked, with what is told there."""
    found: list[tuple[Monumental, Seat, Briefing]] = []
    for state, seat in positions():
        if state.decision().kind == kind:
            briefing = GAME.briefing(state, seat)
            assert briefing is not None
            found.append((state, seat, briefing))
    return found


def read(state: Monumental, seat: Seat, text: str) -> Answer:
    """The answer a text means."""
    return state.decision().options(state, seat).read(text)


def after(state: Monumental, seat: Seat, *texts: str) -> Monumental:
    """The position some answers lead to, with all that is told on the way."""
    twin = state.copy()
    twin.events = []
    for text in texts:
        carry_out(twin, twin.decision(), seat, read(twin, seat, text))
    return twin


def told(state: Monumental, kind: type[E]) -> Iterator[E]:
    """The events of a kind that were told on the way to a position."""
    for each in state.events or []:
        if isinstance(each.event, kind):
            yield each.event


def numbers(amounts: Amounts | Told) -> list[int]:
    """So much of each resource."""
    return [getattr(amounts, name) for name in Amounts.__struct_fields__]


def ways_with(state: Monumental, seat: Seat, *verbs: str) -> list[tuple[str, ...]]:
    """What one would click for the answers under some headings, thing by thing."""
    options = state.decision().options(state, seat)
    groups = [group for group in options.groups() if group.name in verbs]
    return [tuple(options.things(answer)) for group in groups for answer in group.answers]
