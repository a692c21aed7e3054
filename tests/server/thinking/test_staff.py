"""Two pools: whoever reads keeps no bot waiting, and what takes too much is ended."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.server.thinking import bad_bots
from tests.server.thinking.test_pool import PATIENT, decide
from ziggurat.kernel.errors import Invalid
from ziggurat.server.thinking.pool import Pool, PoolPlan
from ziggurat.server.thinking.staff import Staff
from ziggurat.server.thinking.thinker import Unfinished

LONG = 240.0


@asynccontextmanager
async def employed(*, read_seconds: float = LONG, readers: int = 1) -> AsyncIterator[Staff]:
    """One worker for bots, and so many who read."""
    plan = PoolPlan(kind="reading", workers=readers, read_seconds=read_seconds, heavy_seconds=LONG)
    staff = Staff(Pool(PATIENT), Pool(plan))
    await staff.open()
    try:
        async with asyncio.timeout(LONG):
            yield staff
    finally:
        await staff.close()


def test_no_bot_waits_behind_somebody_who_reads() -> None:
    async def work() -> None:
        async with employed() as staff:
            stuck = [
                asyncio.ensure_future(staff.read(bad_bots.never_end)),
                asyncio.ensure_future(staff.run(bad_bots.never_end)),
            ]
            assert not (await decide(staff, "greedy")).failed
            assert not any(each.done() for each in stuck)
            assert staff.readers.figures().failed == 0

    asyncio.run(work())


def test_what_is_read_does_not_wait_behind_replays() -> None:
    async def work() -> None:
        async with employed(readers=2) as staff:
            stuck = [asyncio.ensure_future(staff.run(bad_bots.never_end)) for _ in range(3)]
            assert await staff.read(bad_bots.divide, 6, 3) == 2
            assert not any(each.done() for each in stuck)

    asyncio.run(work())


def test_reading_that_takes_too_long_is_ended_and_others_are_read_afterwards() -> None:
    async def work() -> None:
        async with employed(read_seconds=1.0) as staff:
            with pytest.raises(Unfinished, match=r"^took longer than 1 s$"):
                await staff.read(bad_bots.never_end)
            assert await staff.run(bad_bots.divide, 6, 3) == 2
            assert staff.readers.figures().overdue == 1

    asyncio.run(work())


def test_reading_that_takes_too_much_is_told_apart_from_faults_of_our_own() -> None:
    async def work() -> None:
        async with employed() as staff:
            with pytest.raises(Unfinished, match="took more memory than there is for it"):
                await staff.read(bad_bots.eat_memory)
            with pytest.raises(Unfinished, match="was nested too deeply"):
                await staff.read(bad_bots.fall_into_itself)
            with pytest.raises(Invalid, match=r"^x is no number\.$"):
                await staff.read(bad_bots.refuse_what_was_given, "x")

    asyncio.run(work())
