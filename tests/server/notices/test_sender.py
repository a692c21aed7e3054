"""The sender: everything in the outbox arrives once, or is given up with a reason."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest
from sqlalchemy import Connection, select
from sqlalchemy.exc import OperationalError

from tests.server.notices.examples import NOW, SITE, notice, person
from tests.server.notices.loopback import Mailbox, Receiver, listening
from ziggurat.kernel.errors import Invalid
from ziggurat.server.notices.courier import Courier, Undeliverable, Undelivered
from ziggurat.server.notices.sender import AT_ONCE, DAY, KEPT, Sender, Sent, make_sender
from ziggurat.server.storage import outbox, people, schema
from ziggurat.server.storage.database import Database
from ziggurat.server.storage.stored import StoredNotice

T = TypeVar("T")


class Time:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> float:
        return self.now


class Pigeon:
    """Carries notices nowhere, and fails as it is told to."""

    def __init__(self, *errors: Exception) -> None:
        self.errors = list(errors)
        self.carried: list[str] = []

    async def carry(self, notice: StoredNotice) -> None:
        self.carried.append(notice.id)
        await asyncio.sleep(0)
        if self.errors:
            raise self.errors.pop(0)

    async def close(self) -> None:
        pass


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Database]:
    db = await Database.open(str(path / "test.db"))
    try:
        if await people.find(db, "ada") is None:
            await people.add(db, person())
        yield db
    finally:
        await db.close()


def on(path: Path, play: Callable[[Database], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(path) as db, asyncio.timeout(60):
            await play(db)

    asyncio.run(run())


async def rows(db: Database) -> list[tuple[str, str, int, str]]:
    """Every notice: its id, state, attempts and error."""
    columns = schema.outbox.c
    wanted = select(columns.id, columns.state, columns.attempts, columns.error)
    found = await db.read(lambda connection: connection.execute(wanted.order_by("id")).all())
    return [(row[0], row[1], row[2], row[3]) for row in found]


def sender(db: Database, courier: Courier, clock: Callable[[], float]) -> Sender:
    return Sender(db, {"mail": courier}, clock=clock)


def test_what_is_due_is_sent_once(tmp_path: Path) -> None:
    async def play(db: Database) -> None:
        pigeon, clock = Pigeon(), Time()
        sending = sender(db, pigeon, clock)
        await outbox.add(db, [notice(), notice(id="n2"), notice(id="later", due_at=NOW + 60)])
        assert await sending.send_due() == 2
        assert await sending.send_due() == 0
        assert sorted(pigeon.carried) == ["n1", "n2"]
        clock.now += 60
        assert await sending.send_due() == 1
        assert pigeon.carried[2:] == ["later"]
        assert {state for _, state, _, _ in await rows(db)} == {"sent"}
        assert sending.sent == Sent(arrived=3)

    on(tmp_path, play)


def test_what_fails_is_tried_again_later_each_time_until_it_arrives(tmp_path: Path) -> None:
    async def play(db: Database) -> None:
        pigeon, clock = Pigeon(Undelivered("fog"), Undelivered("storm")), Time()
        sending = sender(db, pigeon, clock)
        await outbox.add(db, [notice()])
        pauses = []
        while (due := await outbox.find_due_time(db)) is not None:
            assert await sending.send_due() == 0 or due <= clock.now
            pauses.append(due - clock.now)
            clock.now = max(due, clock.now)
            await sending.send_due()
        assert len(pigeon.carried) == 3
        assert pauses == sorted(pauses)
        assert await rows(db) == [("n1", "sent", 3, "")]
        assert sending.sent == Sent(arrived=1, delayed=2)

    on(tmp_path, play)


def test_what_never_arrives_is_given_up_after_the_last_attempt(tmp_path: Path) -> None:
    async def play(db: Database) -> None:
        pigeon, clock = Pigeon(*[Undelivered("fog")] * 100), Time()
        sending = sender(db, pigeon, clock)
        await outbox.add(db, [notice()])
        while (due := await outbox.find_due_time(db)) is not None:
            clock.now = max(due, clock.now)
            assert await sending.send_due() == 1
        assert await rows(db) == [("n1", "failed", outbox.MOST_ATTEMPTS, "fog")]
        assert len(pigeon.carried) == outbox.MOST_ATTEMPTS
        assert 3600 < clock.now - NOW < 3 * DAY
        assert sending.sent == Sent(delayed=outbox.MOST_ATTEMPTS - 1, given_up=1)

    on(tmp_path, play)


def test_what_can_never_arrive_is_given_up_at_once(tmp_path: Path) -> None:
    async def play(db: Database) -> None:
        pigeon = Pigeon(Undeliverable("no such person"))
        sending = sender(db, pigeon, Time())
        await outbox.add(db, [notice()])
        await sending.send_due()
        [(_, state, _, error)] = await rows(db)
        assert (state, error) == ("failed", "no such person")
        assert sending.sent == Sent(given_up=1)

    on(tmp_path, play)


def test_a_channel_the_server_does_not_have_is_told(tmp_path: Path) -> None:
    async def play(db: Database) -> None:
        sending = sender(db, Pigeon(), Time())
        await outbox.add(db, [notice("webhook", "https://hooks.example/")])
        await sending.send_due()
        [(_, state, _, error)] = await rows(db)
        assert (state, error) == ("failed", "This server sends nothing by webhook.")

    on(tmp_path, play)


def test_one_failure_does_not_hold_up_the_others(tmp_path: Path) -> None:
    async def play(db: Database) -> None:
        pigeon = Pigeon(Undelivered("fog"))
        sending = sender(db, pigeon, Time())
        await outbox.add(db, [notice(id=f"n{number}") for number in range(5)])
        await sending.send_due()
        states = [state for _, state, _, _ in await rows(db)]
        assert sorted(states) == ["sent"] * 4 + ["waiting"]

    on(tmp_path, play)


def test_a_mistake_of_ours_is_a_failure_like_any_other(tmp_path: Path) -> None:
    async def play(db: Database) -> None:
        sending = sender(db, Pigeon(ValueError("a mistake of ours")), Time())
        await outbox.add(db, [notice()])
        await sending.send_due()
        assert await rows(db) == [("n1", "waiting", 1, "It failed with ValueError.")]

    on(tmp_path, play)


def test_two_senders_never_send_the_same_notice(tmp_path: Path) -> None:
    async def play(db: Database) -> None:
        pigeons, clock = (Pigeon(), Pigeon()), Time()
        sending = [sender(db, pigeon, clock) for pigeon in pigeons]
        ids = [f"n{number:02}" for number in range(5 * AT_ONCE)]
        await outbox.add(db, [notice(id=each) for each in ids])
        while sum(await asyncio.gather(*(each.send_due() for each in sending))):
            pass
        assert sorted(pigeons[0].carried + pigeons[1].carried) == ids
        assert all(pigeon.carried for pigeon in pigeons)

    on(tmp_path, play)


def test_what_a_dead_process_had_claimed_is_sent_by_the_next_one(tmp_path: Path) -> None:
    clock = Time()

    async def claim(db: Database) -> None:
        await outbox.add(db, [notice()])
        assert len(await outbox.take_due(db, clock.now)) == 1  # and then it dies

    async def play(db: Database) -> None:
        pigeon = Pigeon()
        sending = sender(db, pigeon, clock)
        assert await sending.send_due() == 0
        clock.now += outbox.CLAIM_SECONDS
        assert await sending.send_due() == 1
        assert pigeon.carried == ["n1"]

    on(tmp_path, claim)
    on(tmp_path, play)


def test_the_task_sends_what_comes_when_it_is_nudged_and_stops_when_it_is_closed(
    tmp_path: Path,
) -> None:
    async def play(db: Database) -> None:
        arrived = asyncio.Event()

        class Bell(Pigeon):
            async def carry(self, notice: StoredNotice) -> None:
                await super().carry(notice)
                arrived.set()

        bell = Bell()
        sending = sender(db, bell, Time())
        await outbox.add(db, [notice()])
        await sending.open()
        await arrived.wait()
        arrived.clear()
        await outbox.add(db, [notice(id="n2")])
        sending.nudge()
        await arrived.wait()
        await sending.close()
        assert bell.carried == ["n1", "n2"]
        await outbox.add(db, [notice(id="n3")])
        sending.nudge()
        await asyncio.sleep(0)
        assert bell.carried == ["n1", "n2"]

    on(tmp_path, play)


def test_what_is_on_its_way_when_the_server_stops_arrives_and_nothing_more_is_begun(
    tmp_path: Path,
) -> None:
    async def play(db: Database) -> None:
        left, may_arrive = asyncio.Event(), asyncio.Event()

        class Slow(Pigeon):
            async def carry(self, notice: StoredNotice) -> None:
                await super().carry(notice)
                left.set()
                await may_arrive.wait()

        slow = Slow()
        sending = sender(db, slow, Time())
        await outbox.add(db, [notice()])
        await sending.open()
        await left.wait()
        await outbox.add(db, [notice(id="n2")])
        closing = asyncio.ensure_future(sending.close())
        await asyncio.sleep(0)
        assert not closing.done()
        may_arrive.set()
        await closing
        assert await rows(db) == [("n1", "sent", 1, ""), ("n2", "waiting", 0, "")]

    on(tmp_path, play)


def test_a_database_out_of_reach_does_not_end_the_sender(tmp_path: Path) -> None:
    async def play(db: Database) -> None:
        arrived = asyncio.Event()

        class Bell(Pigeon):
            async def carry(self, notice: StoredNotice) -> None:
                arrived.set()

        class Flaky:
            """Fails the first time it is asked."""

            is_shared = False
            asked = 0

            async def read(self, work: Callable[[Connection], T]) -> T:
                self.asked += 1
                if self.asked == 1:
                    sending.nudge()
                    raise OperationalError("SELECT", {}, OSError("gone"))
                return await db.read(work)

            async def change(self, work: Callable[[Connection], T]) -> T:
                return await db.change(work)

        sending = Sender(Flaky(), {"mail": Bell()}, clock=Time())
        await outbox.add(db, [notice()])
        await sending.open()
        await arrived.wait()
        await sending.close()

    on(tmp_path, play)


def test_old_notices_are_forgotten_and_those_that_wait_are_not(tmp_path: Path) -> None:
    async def play(db: Database) -> None:
        clock = Time()
        done = asyncio.Event()

        class Last(Pigeon):
            async def carry(self, notice: StoredNotice) -> None:
                await super().carry(notice)
                if notice.id == "new":
                    done.set()

        sending = sender(db, Last(), clock)
        await outbox.add(db, [notice(id="old"), notice(id="far", due_at=NOW + 10 * KEPT)])
        await sending.send_due()
        clock.now += KEPT + 1
        fresh = msgspec.structs.replace(notice(id="new"), created_at=clock.now)
        await outbox.add(db, [fresh])
        await sending.open()
        await done.wait()
        await sending.close()
        assert [row[0] for row in await rows(db)] == ["far", "new"]

    on(tmp_path, play)


def test_a_server_sends_by_mail_and_webhook(tmp_path: Path) -> None:
    async def play(db: Database) -> None:
        box, receiver = Mailbox(), Receiver()
        async with listening(box), listening(receiver):
            smtp = f"smtp://127.0.0.1:{box.port}?tls=none&from=club@example.org"
            sending = make_sender(db, site=SITE, smtp=smtp, inner_webhooks=True)
            hook = f"http://127.0.0.1:{receiver.port}/hook"
            await outbox.add(db, [notice(), notice("webhook", hook, id="n2")])
            assert await sending.send_due() == 2
            await sending.close()
        assert await rows(db) == [("n1", "sent", 1, ""), ("n2", "sent", 1, "")]
        assert len(box.mails) == len(receiver.received) == 1

    on(tmp_path, play)


def test_a_wrong_mail_server_is_refused_when_the_server_starts(tmp_path: Path) -> None:
    async def play(db: Database) -> None:
        with pytest.raises(Invalid, match="must look like smtp://"):
            make_sender(db, site=SITE, smtp="localhost")

    on(tmp_path, play)
