"""Pictures: drawn once, however many ask for one at the same time."""

import asyncio
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import pytest

from tests.server.tables.scenes import QuickThinker
from ziggurat.games.registry import find_game
from ziggurat.server.tables.pictures import Pictures
from ziggurat.server.tables.refusals import Missing
from ziggurat.server.thinking.thinker import Unfinished

P = ParamSpec("P")
R = TypeVar("R")
LAKES = ("monumental", "map", "map_2p_1")


class CountingThinker(QuickThinker):
    """Notes what it is asked to read, and lets others have their turn before it does."""

    def __init__(self, fault: Exception | None = None) -> None:
        super().__init__()
        self.read_so_far: list[tuple[Any, ...]] = []
        self.fault = fault

    async def read(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        self.read_so_far.append(args[1:])
        await asyncio.sleep(0)
        if self.fault is not None:
            raise self.fault
        return await super().read(function, *args, **kwargs)


def test_a_table_that_asks_at_once_waits_for_one_drawing() -> None:
    async def story() -> None:
        thinker = CountingThinker()
        pictures = Pictures(thinker, find_game)
        drawn = await asyncio.gather(*(pictures.of(*LAKES) for _ in range(5)))
        assert {id(each) for each in drawn} == {id(await pictures.of(*LAKES))}
        assert thinker.read_so_far == [LAKES]

    asyncio.run(story())


def test_who_goes_away_does_not_take_the_drawing_from_the_others() -> None:
    async def story() -> None:
        thinker = CountingThinker()
        pictures = Pictures(thinker, find_game)
        first, second = (asyncio.create_task(pictures.of(*LAKES)) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        assert (await second).content.startswith(b"<svg")
        assert thinker.read_so_far == [LAKES]

    asyncio.run(story())


def test_a_drawing_that_came_to_no_end_is_told_and_tried_again() -> None:
    async def story() -> None:
        thinker = CountingThinker(Unfinished("took longer than 20 s"))
        pictures = Pictures(thinker, find_game)
        with pytest.raises(Missing, match=r"^Drawing this picture took longer than 20 s\.$"):
            await pictures.of(*LAKES)
        thinker.fault = None
        assert (await pictures.of(*LAKES)).content

    asyncio.run(story())
