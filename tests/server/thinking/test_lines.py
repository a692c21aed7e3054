"""The lines before the workers: nobody is forgotten, nobody is pushed aside."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from ziggurat.server.thinking.lines import Job, Lines


def job(name: str) -> Job:
    """Heavy work is written in capitals here."""
    return Job(name, b"", seconds=1.0, is_heavy=name.isupper())


async def taken(lines: Lines, count: int) -> str:
    """The names of the next jobs, each finished before the next is taken."""
    names = ""
    for _ in range(count):
        each = await lines.take()
        names += each.name
        lines.finished(each)
    return names


def within_a_loop(test: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        async with asyncio.timeout(60):
            await test()

    asyncio.run(run())


def test_jobs_of_one_kind_are_done_in_the_order_they_came() -> None:
    async def test() -> None:
        lines = Lines(workers=2)
        for name in "abcd":
            lines.put(job(name))
        assert len(lines) == 4
        assert await taken(lines, 4) == "abcd"
        assert len(lines) == 0

    within_a_loop(test)


def test_bots_and_heavy_work_are_served_in_turn() -> None:
    async def test() -> None:
        lines = Lines(workers=1)
        for name in "abcdXYZ":
            lines.put(job(name))
        assert await taken(lines, 7) == "XaYbZcd"

    within_a_loop(test)


def test_heavy_work_leaves_a_worker_to_bots() -> None:
    async def test() -> None:
        lines = Lines(workers=3)
        for name in "WXYZa":
            lines.put(job(name))
        first = await lines.take()
        assert [first.name, (await lines.take()).name, (await lines.take()).name] == ["W", "a", "X"]
        lines.put(job("b"))
        assert (await lines.take()).name == "b"
        lines.put(job("c"))
        lines.finished(first)
        assert {(await lines.take()).name, (await lines.take()).name} == {"Y", "c"}

    within_a_loop(test)


def test_heavy_work_that_had_to_wait_is_begun_when_other_heavy_work_is_done() -> None:
    async def test() -> None:
        lines = Lines(workers=2)
        lines.put(job("X"))
        lines.put(job("Y"))
        first = await lines.take()
        second = asyncio.ensure_future(lines.take())
        await asyncio.sleep(0)
        assert not second.done()
        lines.finished(first)
        assert (await second).name == "Y"

    within_a_loop(test)


def test_a_job_nobody_waits_for_any_more_is_not_done() -> None:
    async def test() -> None:
        lines = Lines(workers=1)
        jobs = [job(name) for name in "abc"]
        for each in jobs:
            lines.put(each)
        jobs[1].answer.cancel()
        assert len(lines) == 2
        assert await taken(lines, 2) == "ac"

    within_a_loop(test)


def test_all_idle_workers_find_work_that_comes_at_once() -> None:
    async def test() -> None:
        lines = Lines(workers=3)
        idle = [asyncio.ensure_future(lines.take()) for _ in range(3)]
        await asyncio.sleep(0)
        for name in "abc":
            lines.put(job(name))
        assert sorted([(await each).name for each in idle]) == ["a", "b", "c"]

    within_a_loop(test)


def test_when_the_lines_are_left_nobody_is_answered() -> None:
    async def test() -> None:
        lines = Lines(workers=1)
        jobs = [job(name) for name in "aX"]
        for each in jobs:
            lines.put(each)
        lines.leave()
        assert all(each.answer.cancelled() for each in jobs)
        assert len(lines) == 0

    within_a_loop(test)
