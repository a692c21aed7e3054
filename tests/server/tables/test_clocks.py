"""Clocks as values, and what becomes of them when the machine's clock is wrong."""

import asyncio
from pathlib import Path

import pytest

from tests.server.tables.scenes import Now, opened
from ziggurat.kernel.errors import Invalid
from ziggurat.server.models import ClockPlan
from ziggurat.server.storage import entries as journals
from ziggurat.server.tables.clocks import GRACE, new_clock, require_plan


def test_a_clock_of_moves_gives_every_answer_the_same_time() -> None:
    clock = new_clock(ClockPlan("move", 60), 2).started(0, 100.0)
    assert clock.deadline(0, opened_at=0.0) == 160.0
    assert clock.deadline(1, opened_at=0.0) is None
    clock = clock.stopped(0, 159.0, has_answered=True).started(0, 159.0)
    assert clock.deadline(0, opened_at=0.0) == 219.0


def test_a_bank_is_used_up_and_earns_with_every_answer() -> None:
    clock = new_clock(ClockPlan("bank", 100, 10), 2).started(0, 0.0)
    assert clock.bank(0) is None
    assert clock.bank(1) == 100.0
    clock = clock.stopped(0, 30.0, has_answered=True)
    assert clock.bank(0) == 80.0
    assert clock.started(0, 50.0).deadline(0, opened_at=0.0) == 130.0


def test_time_used_for_a_question_that_went_away_earns_nothing() -> None:
    clock = new_clock(ClockPlan("bank", 100, 10), 1).started(0, 0.0)
    assert clock.stopped(0, 30.0, has_answered=False).bank(0) == 70.0


def test_taking_an_answer_back_loses_what_it_earned() -> None:
    clock = new_clock(ClockPlan("bank", 100, 10), 1).started(0, 0.0)
    clock = clock.stopped(0, 5.0, has_answered=True)
    assert clock.fined(0).bank(0) == 95.0


def test_a_bank_never_holds_less_than_nothing() -> None:
    clock = new_clock(ClockPlan("bank", 20, 5), 1).started(0, 0.0)
    assert clock.stopped(0, 1000.0, has_answered=True).bank(0) == 5.0


def test_nobody_runs_out_of_time_right_after_the_server_began() -> None:
    clock = new_clock(ClockPlan("move", 60), 1).started(0, 100.0)
    assert clock.deadline(0, opened_at=155.0) == 155.0 + GRACE
    assert clock.deadline(0, opened_at=101.0) == 160.0
    assert clock.deadline(0, opened_at=99.0) == 160.0


def test_without_a_clock_nothing_runs() -> None:
    clock = new_clock(ClockPlan(), 1).started(0, 100.0)
    assert clock.deadline(0, opened_at=0.0) is None
    assert clock.bank(0) is None
    assert clock.stopped(0, 200.0, has_answered=True) == clock


@pytest.mark.parametrize(
    "plan",
    [
        ClockPlan("move", 0),
        ClockPlan("bank", 4),
        ClockPlan("bank", 100, 101),
        ClockPlan("bank", 100, -1),
        ClockPlan("move", 10**9),
    ],
)
def test_a_clock_nobody_can_play_with_is_refused(plan: ClockPlan) -> None:
    with pytest.raises(Invalid):
        require_plan(plan)


def test_a_plan_without_a_clock_has_no_seconds() -> None:
    assert require_plan(ClockPlan("none", 7, 7)) == ClockPlan()


def test_a_clock_that_runs_since_an_impossible_time_runs_since_the_server_began() -> None:
    clock = new_clock(ClockPlan("move", 60), 3).started(0, 5000.0).started(1, 100.0)
    mended = clock.corrected(50.0, 200.0, opened_at=150.0)
    assert mended.since == (150.0, 100.0, None)
    assert clock.corrected(50.0, 6000.0, opened_at=150.0) is clock


def test_time_that_goes_back_gives_nobody_more_than_they_had() -> None:
    bank = new_clock(ClockPlan("bank", 100), 1).started(0, 1000.0)
    assert bank.stopped(0, 10.0, has_answered=True).bank(0) == 100.0
    move = new_clock(ClockPlan("move", 60), 1).started(0, 1000.0)
    assert move.left(0, 10.0) == 60.0


@pytest.mark.parametrize("wrong", [365 * 86_400.0, -20 * 365 * 86_400.0])
def test_a_clock_that_was_wrong_moves_no_deadline_for_good(tmp_path: Path, wrong: float) -> None:
    """A server ran while its machine's clock was years off; the next one has the right time."""

    async def before() -> str:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben", clock=ClockPlan("move", 60))
            scene.now.forward(wrong)
            await scene.answer(table, "ann", None)
            return table

    async def after(table: str) -> None:
        now = Now()
        now.forward(100)
        async with opened(tmp_path, now=now) as scene:
            running = [s.deadline for s in (await scene.standing(table, "ann")).seats if s.deadline]
            assert running
            assert all(now() < deadline <= now() + 60 for deadline in running)
            now.forward(10)
            asked = (await scene.standing(table, "ann")).asked[0]
            await scene.answer(table, ("ann", "ben")[asked], None)
            seats = (await scene.standing(table, "ann")).seats
            assert all(s.deadline is None or s.deadline <= now() + 60 for s in seats)
            [stored] = [e.at for e in (await journals.of(scene.tables.db, table))[-1:]]
            assert stored == now()

    asyncio.run(after(asyncio.run(before())))
