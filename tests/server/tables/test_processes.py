"""Two houses on one PostgreSQL, as two server processes have them."""

import asyncio

from tests.server.postgres import PostgresServer
from tests.server.tables.houses import Now, QuickThinker, opened
from ziggurat.server.models import Answering
from ziggurat.server.tables.leasing import LEASE_SECONDS


def test_each_house_tells_what_happened_in_the_other(postgres: PostgresServer) -> None:
    async def story() -> None:
        url = postgres.new_database()
        async with opened(url) as one, opened(url) as two:
            table = await one.table("bazaar", "ann", "ben")
            listeners = [
                await one.house.subscribe(table, await one.person("ann"), None, None),
                await two.house.subscribe(table, await two.person("ben"), None, None),
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
            question = (await two.house.question(table, people[0], None)).number
            told = await asyncio.gather(
                *(
                    (one, two)[place % 2].house.answer(
                        table, me, Answering(question=question, answer=None), wants_next=False
                    )
                    for place, me in enumerate(people)
                )
            )
            first = question + 1
            assert sorted(each.number for each in told) == list(range(first, first + len(names)))

    asyncio.run(story())


def test_only_one_house_drives_a_table_and_the_other_takes_over(postgres: PostgresServer) -> None:
    async def story() -> None:
        url = postgres.new_database()
        now, first, second = Now(), QuickThinker(), QuickThinker()
        async with opened(url, now=now, thinker=second) as two:
            async with opened(url, now=now, thinker=first) as one:
                table = await one.table("bazaar", "ann", bots=1)
                await one.settle()
                listener = await one.house.subscribe(table, None, None, None)
                # Through the second house a person goes on; the bot is asked for its toll.
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
            await two.house.driver.visit(table)
            await two.settle()
            assert second.asked != []

    asyncio.run(story())
