"""Bots answer slowly enough to be followed, and hurry when people wait for many of them."""

from __future__ import annotations

import asyncio

import pytest

from ziggurat.kernel.state import Seat
from ziggurat.server.tables.pacing import LEISURE, UNHURRIED, Pace

SECONDS = 0.4
ANSWERS = 500


def pauses(people: set[Seat], asked: set[Seat], *, is_floor: bool = False) -> list[float]:
    """Those before many answers of bots in a row."""
    pace, found = Pace(SECONDS), []
    for _ in range(ANSWERS):
        pace.look("table", people, asked, is_floor=is_floor)
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


def test_on_a_floor_bots_leave_people_time_until_these_are_done() -> None:
    assert pauses(people={0}, asked={0, 1}, is_floor=True) == [SECONDS * LEISURE] * ANSWERS
    waited = pauses(people={0}, asked={1}, is_floor=True)
    assert waited == pauses(people={0}, asked={1})


def test_bots_that_wait_at_the_same_time_answer_one_after_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> list[float]:
        pace, now = Pace(SECONDS), [100.0]
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "time", lambda: now[0])

        async def pass_time(seconds: float) -> None:
            now[0] += seconds

        monkeypatch.setattr(asyncio, "sleep", pass_time)
        answered: list[float] = []
        for _ in range(4):
            await pace.keep("table")
            answered.append(now[0])
        return answered

    answered = asyncio.run(story())
    assert answered == pytest.approx([100.0, 100.4, 100.8, 101.2])
