"""Tables of games that play a player of their own, who may come before every seat."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.tables.scenes import opened


def test_a_lone_player_plays_against_the_game_and_may_lose_to_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("house", "ann", settings={"lots": 1, "coins": 1})
            await scene.answer(table, "ann", "bid: 1; manner: bold")
            await scene.answer(table, "ann", "none")
            outcome = (await scene.tables.show(table, None)).standing.outcome
            assert outcome is not None
            assert outcome.places == [2]
            (rival,) = outcome.rivals
            assert (rival.name, rival.place, rival.score.total) == ("the house", 1, 1)
            (card,) = await scene.tables.list_tables(await scene.person("ann"), "mine", 10)
            assert card.result == f"the house wins. {outcome.sentence}"

    asyncio.run(story())
