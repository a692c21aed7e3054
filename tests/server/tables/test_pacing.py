"""Bots answer slowly enough to be followed, and hurry when people wait for many of them."""

from __future__ import annotations

import pytest

from ziggurat.kernel.state import Seat
from ziggurat.server.tables.pacing import UNHURRIED, Pace

SECONDS = 0.4
ANSWERS = 500


def pauses(people: set[Seat], asked: set[Seat]) -> list[float]:
    """Those before many answers of bots in a row."""
    pace, found = Pace(SECONDS), []
    for _ in range(ANSWERS):
        pace.look("table", people, asked)
        found.append(pace.pause("table"))
        pace.count("table")
    return found


def test_whoever_waits_for_many_answers_waits_for_seconds() -> None:
    waited = pauses(people={0}, asked={1, 2})
    assert waited[:UNHURRIED] == [SECONDS] * UNHURRIED
    assert sorted(waited, reverse=True) == waited
    assert sum(waited) < 8


@pytest.mark.parametrize("people", [set(), {0}], ids=["people only watch", "somebody is asked"])
def test_bots_take_their_time_while_nobody_waits_for_them(people: set[Seat]) -> None:
    assert pauses(people, asked={0, 1}) == [SECONDS] * ANSWERS
