"""Notices wait, are claimed by one sender, retried with growing pauses, and forgotten."""

import asyncio

from tests.server.storage.rows import NOW, club, notice, opened
from ziggurat.server.storage import outbox
from ziggurat.server.storage.stored import StoredNotice


def ids(notices: list[StoredNotice]) -> list[str]:
    return [each.id for each in notices]


def test_notices_are_taken_when_they_are_due_the_longest_waiting_first(url: str) -> None:
    async def scene() -> None:
        async with club(url) as db:
            due = [NOW + 60, NOW + 30, NOW, NOW + 90]
            made = [notice(f"n{each}", due_at=at) for each, at in enumerate(due)]
            await outbox.add(db, made)
            assert await outbox.find_due_time(db) == NOW
            assert await outbox.take_due(db, NOW - 1) == []
            assert ids(await outbox.take_due(db, NOW + 60, limit=2)) == ["n2", "n1"]
            assert ids(await outbox.take_due(db, NOW + 60)) == ["n0"]
            assert await outbox.find_due_time(db) == NOW + 90

    asyncio.run(scene())


def test_a_claim_that_runs_out_is_free_again(url: str) -> None:
    async def scene() -> None:
        async with club(url) as db:
            await outbox.add(db, [notice()])
            assert await outbox.take_due(db, NOW) == [notice()]
            later = NOW + outbox.CLAIM_SECONDS
            assert await outbox.take_due(db, later - 1) == []
            assert await outbox.find_due_time(db) == later
            assert await outbox.take_due(db, later) == [notice()]

    asyncio.run(scene())


def test_what_was_sent_is_not_sent_again(url: str) -> None:
    async def scene() -> None:
        async with club(url) as db:
            await outbox.add(db, [notice()])
            (taken,) = await outbox.take_due(db, NOW)
            await outbox.mark_sent(db, taken)
            assert await outbox.take_due(db, NOW + 1e9) == []
            assert await outbox.find_due_time(db) is None
            assert await outbox.count(db) == {"waiting": 0, "sent": 1, "failed": 0}

    asyncio.run(scene())


def test_what_failed_is_tried_again_ever_later_and_then_given_up(url: str) -> None:
    async def scene() -> list[float]:
        async with club(url) as db:
            await outbox.add(db, [notice()])
            pauses: list[float] = []
            now = NOW
            while True:
                (taken,) = await outbox.take_due(db, now)
                assert taken.attempts == len(pauses)
                if await outbox.mark_failed(db, taken, "no answer", now) == "failed":
                    break
                due = await outbox.find_due_time(db)
                assert due is not None
                assert await outbox.take_due(db, due - 0.5) == []
                pauses.append(due - now)
                now = due
            assert await outbox.count(db) == {"waiting": 0, "sent": 0, "failed": 1}
            return pauses

    pauses = asyncio.run(scene())
    assert len(pauses) == outbox.MOST_ATTEMPTS - 1
    assert pauses == sorted(pauses)
    assert pauses[0] < 60 < pauses[-1]


def test_the_reason_of_a_failure_is_kept(url: str) -> None:
    async def scene() -> None:
        async with club(url) as db:
            await outbox.add(db, [notice()])
            (taken,) = await outbox.take_due(db, NOW)
            assert await outbox.mark_failed(db, taken, "421 busy", NOW) == "waiting"
            (again,) = await outbox.take_due(db, NOW + 3600)
            assert (again.error, again.attempts, again.state) == ("421 busy", 1, "waiting")

    asyncio.run(scene())


def test_old_notices_are_forgotten_unless_they_wait(url: str) -> None:
    async def scene() -> None:
        async with club(url) as db:
            await outbox.add(db, [notice("sent"), notice("waiting", due_at=NOW + 9)])
            (taken,) = await outbox.take_due(db, NOW)
            await outbox.mark_sent(db, taken)
            assert await outbox.forget(db, before=NOW) == 0
            assert await outbox.forget(db, before=NOW + 1) == 1
            assert await outbox.count(db) == {"waiting": 1, "sent": 0, "failed": 0}

    asyncio.run(scene())


def test_two_processes_never_take_the_same_notice(shared_url: str) -> None:
    async def scene() -> None:
        async with club(shared_url) as one, opened(shared_url) as other:
            await outbox.add(one, [notice(f"n{each}") for each in range(40)])
            taken = await asyncio.gather(
                *(outbox.take_due(db, NOW, limit=10) for db in (one, other) * 4)
            )
            everything = [each for notices in taken for each in ids(notices)]
            assert len(everything) == len(set(everything)) == 40

    asyncio.run(scene())
