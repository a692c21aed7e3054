"""Two houses on one PostgreSQL, as two server processes have them."""

import asyncio
from collections.abc import Sequence

from tests.server.postgres import PostgresServer
from tests.server.tables.scenes import Now, QuickThinker, opened
from ziggurat.server.models import Answering
from ziggurat.server.storage.stored import StoredEntry, StoredNotice
from ziggurat.server.tables.leases import LEASE_SECONDS
from ziggurat.server.tables.live_tables import Place


def test_each_house_tells_what_happened_in_the_other(postgres: PostgresServer) -> None:
    async def story() -> None:
        url = postgres.new_database()
        async with opened(url) as one, opened(url) as two:
            table = await one.table("bazaar", "ann", "ben")
            listeners = [
                await one.tables.subscribe(table, await one.person("ann"), None, None),
                await two.tables.subscribe(table, await two.person("ben"), None, None),
            ]
            for listener in listeners:
                await listener.take()
            numbers: list[int] = []
            for scene, name in ((one, "ann"), (two, "ben"), (one, "ann"), (two, "ben")):
                answer = "buy" if len(numbers) < 2 else "done"
                numbers.append((await scene.answer(table, name, answer)).number)
            for listener in listeners:
                heard: list[int | None] = []
                while len(heard) < len(numbers):
                    heard += [each.number for each in await listener.take() if each.number]
                assert heard == numbers

    asyncio.run(story())


def test_sealed_answers_through_both_houses_at_once_all_count(postgres: PostgresServer) -> None:
    async def story() -> None:
        url = postgres.new_database()
        names = ("ann", "ben", "cat", "dan", "eve")
        async with opened(url) as one, opened(url) as two:
            table = await one.table("auction", *names, settings={"lots": 3})
            people = [await one.person(name) for name in names]
            question = (await two.tables.question(table, people[0], None)).number
            told = await asyncio.gather(
                *(
                    (one, two)[place % 2].tables.answer(
                        table, me, Answering(question=question, answer=None), wants_next=False
                    )
                    for place, me in enumerate(people)
                )
            )
            first = question + 1
            assert sorted(each.number for each in told) == list(range(first, first + len(names)))

    asyncio.run(story())


def test_a_house_that_is_always_slower_has_its_turn(postgres: PostgresServer) -> None:
    async def story() -> None:
        url = postgres.new_database()
        async with opened(url) as slow, opened(url) as quick:
            table = await slow.table("bazaar", "ann", "ben")
            ann, ben = await slow.person("ann"), await quick.person("ben")
            late: list[asyncio.Task[int]] = []

            async def be_overtaken(
                place: Place, entered: Sequence[StoredEntry]
            ) -> list[StoredNotice]:
                """Before anything is stored here, something is stored there."""
                saying = asyncio.create_task(quick.tables.say(table, ben, "first"))
                if place.turn is None:
                    await saying
                else:
                    late.append(saying)  # it has to wait
                return []

            slow.tables.commands.notify = be_overtaken
            number = await slow.tables.say(table, ann, "at last")
            assert await asyncio.gather(*late) == [number + 1]
            shown = await quick.tables.show(table, ben)
            assert [said.text for said in shown.chat] == ["first", "at last", "first"]

    asyncio.run(story())


def test_a_turn_at_which_nothing_is_stored_leaves_the_table_to_the_others(
    postgres: PostgresServer,
) -> None:
    async def story() -> None:
        url = postgres.new_database()
        async with opened(url) as one, opened(url) as two:
            table = await one.table("bazaar", "ann", "ben")
            ben = await two.person("ben")
            async with one.tables.db.turn(table):
                pass
            await two.tables.say(table, ben, "here I am")
            async with opened(url) as other, other.tables.db.turn(table):
                saying = asyncio.create_task(two.tables.say(table, ben, "not yet"))
                # Everything else goes on: reading, and storing at other tables.
                await two.tables.show(table, ben)
                await one.table("bazaar", "ann", "ben")
                assert not saying.done()
            await saying

    asyncio.run(story())


def test_only_one_house_drives_a_table_and_the_other_takes_over(postgres: PostgresServer) -> None:
    async def story() -> None:
        url = postgres.new_database()
        now, first, second = Now(), QuickThinker(), QuickThinker()
        async with opened(url, now=now, thinker=second) as two:
            async with opened(url, now=now, thinker=first) as one:
                table = await one.table("bazaar", "ann", bots=1)
                await one.settle()
                listener = await one.tables.subscribe(table, None, None, None)
                # Through the second process a person goes on; the bot is asked for its toll.
                await two.answer(table, "ann", "done")
                await two.answer(table, "ann", None)
                while not any(each.number for each in await listener.take()):
                    pass
                while len(first.asked) < 3:
                    await asyncio.sleep(0)
                await one.settle()
                assert second.asked == []
            await two.answer(table, "ann", "done")
            await two.answer(table, "ann", None)
            now.forward(LEASE_SECONDS + 1)
            await two.tables.driver.visit(table)
            await two.settle()
            assert second.asked != []

    asyncio.run(story())
