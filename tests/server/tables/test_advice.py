"""Advice: a bot thinks for somebody who is asked, and for nobody among other people."""

import asyncio
from pathlib import Path

import pytest

from tests.server.tables.scenes import ADVISER, opened
from ziggurat.kernel.errors import Invalid
from ziggurat.server.models import Listed
from ziggurat.server.tables.refusals import Forbidden, Stale
from ziggurat.server.thinking.thinker import Thought


def test_a_bot_says_what_it_would_do_and_nothing_is_changed(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("voyage", "ann", bots=1)
            ann = await scene.person("ann")
            asked = await scene.tables.question(table, ann, None)
            advice = await scene.tables.advise(table, ann, None)
            assert (advice.question, advice.reason, advice.bot) == (
                asked.number,
                "it is so",
                ADVISER,
            )
            assert advice.answer == asked.default
            assert (await scene.tables.question(table, ann, None)).number == asked.number

    asyncio.run(story())


def test_a_bot_says_how_it_would_go_on_after_an_answer_that_only_begins(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("mega", "ann", bots=4)
            ann = await scene.person("ann")
            asked = await scene.tables.question(table, ann, None)
            assert isinstance(asked.options, Listed)
            march = asked.options.groups[0].entries[0].answer
            assert march.startswith("march ")
            advice = await scene.tables.advise(table, ann, None, march)
            assert (advice.question, advice.answer) == (asked.number, "stay")
            assert (await scene.tables.question(table, ann, None)).number == asked.number
            for after in ("done", "march nowhere", "nonsense"):
                with pytest.raises(Invalid):
                    await scene.tables.advise(table, ann, None, after)

    asyncio.run(story())


def test_a_bot_that_fails_gives_no_advice(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("voyage", "ann", bots=1)
            scene.thinker.scripts = [Thought("", failed="took longer than 5 s")]
            with pytest.raises(Invalid, match="planner took longer than 5 s"):
                await scene.tables.advise(table, await scene.person("ann"), None)

    asyncio.run(story())


def test_nobody_is_advised_against_other_people(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben", "cat")
            with pytest.raises(Forbidden, match="only where nobody else plays"):
                await scene.tables.advise(table, await scene.person("ann"), None)
            assert scene.thinker.asked == []

    asyncio.run(story())


def test_who_is_not_asked_gets_no_advice(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben", "cat")
            await scene.answer(table, "ann", "bid: 1; manner: bold")
            with pytest.raises(Stale):
                await scene.tables.advise(table, await scene.person("ann"), None)

    asyncio.run(story())
