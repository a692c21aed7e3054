"""Replays, charts, scenes, and all about a thing."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.tables.scenes import ME, OPEN, Scene, opened
from ziggurat.kernel import saving
from ziggurat.kernel.errors import Illegal, Invalid
from ziggurat.server.models import Line, NewTable, Replay
from ziggurat.server.tables.refusals import Forbidden, Missing
from ziggurat.server.tables.replays import MOST_FRAMES


async def play(scene: Scene, table: str, *names: str, count: int) -> None:
    for _ in range(count):
        asked = (await scene.tables.show(table, None)).standing.asked
        if asked:
            await scene.answer(table, names[asked[0]], None)


def summed(replay: Replay) -> dict[str, Any]:
    view: dict[str, Any] = {}
    for frame in replay.frames:
        view |= frame.view
    return view


def words_and_data(line: Line) -> tuple[str, list[str], bytes]:
    """All a line tells, as it is sent."""
    return line.text, line.things, msgspec.json.encode(line.event)


@pytest.mark.parametrize("game", ["auction", "bazaar", "revolt"])
def test_a_replay_leads_to_the_view_of_now(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table(game, "ann", "ben")
            await play(scene, table, "ann", "ben", count=14)
            for me in (None, await scene.person("ann")):
                replay = await scene.tables.replay(table, me)
                shown = await scene.tables.show(table, me)
                assert replay.total == shown.standing.moves
                assert [frame.moves for frame in replay.frames] == list(range(replay.total + 1))
                assert summed(replay) == shown.view
                later = await scene.tables.replay(table, me, since=replay.total - 2)
                assert [f.moves for f in later.frames] == [replay.total - n for n in (2, 1, 0)]
                assert summed(later) == shown.view
                told = [words_and_data(line) for frame in replay.frames for line in frame.lines]
                assert told == [words_and_data(line) for line in shown.lines if not line.is_news]

    asyncio.run(story())


def test_a_replay_comes_in_pages(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            await play(scene, table, "ann", "ben", count=5)
            page = await scene.tables.replay(table, None, since=1, until=3)
            assert [frame.moves for frame in page.frames] == [1, 2, 3]
            beyond = await scene.tables.replay(table, None, since=4, until=99)
            assert [frame.moves for frame in beyond.frames] == [4, 5]
            with pytest.raises(Invalid):
                await scene.tables.replay(table, None, since=6)
            assert MOST_FRAMES >= 100

    asyncio.run(story())


def test_there_is_nothing_to_replay_before_the_start(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            with pytest.raises(Forbidden):
                await scene.tables.replay(table, await scene.person("ann"), 1)
            from_lobby = await lobby(scene)
            with pytest.raises(Illegal):
                await scene.tables.replay(from_lobby, None)

    asyncio.run(story())


async def lobby(scene: Scene) -> str:
    plan = NewTable(game="bazaar", seats=[ME, OPEN])
    return await scene.tables.make(await scene.person("ann"), plan)


def test_a_chart_has_the_moves_that_changed_something(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("revolt", "ann", "ben")
            await play(scene, table, "ann", "ben", count=8)
            chart = await scene.tables.chart(table)
            assert chart.moves[0] == 0
            assert len(chart.moves) == len(chart.totals)
            assert all(a != b for a, b in zip(chart.totals, chart.totals[1:], strict=False))

    asyncio.run(story())


def test_a_scene_is_the_games_own_and_made_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("revolt", "ann", "ben")
            first = await scene.tables.scene(table)
            assert await scene.tables.scene(table) is first

    asyncio.run(story())


def test_all_about_a_thing_is_told_and_nothing_about_what_there_is_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            revolt = await scene.table("revolt", "ann", "ben")
            about = await scene.tables.about(revolt, None, "region:roma")
            assert about.title == "Roma"
            assert about.facts
            with pytest.raises((Missing, Invalid)):
                await scene.tables.about(revolt, None, "region:atlantis")

    asyncio.run(story())


def test_a_position_is_one_the_seat_cannot_tell_from_the_real_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            ann = await scene.person("ann")
            position = await scene.tables.position(table, ann, None)
            async with scene.tables.at(table) as place:
                game, seed = place.table.game, place.table.row.seed
            imagined = saving.load(game, position)
            seen = msgspec.to_builtins(game.view(imagined, 0))
            assert list(seen["hand"]) == (await view(scene, table))["hand"]
            assert seed not in position.decode()
            with pytest.raises(Forbidden):
                await scene.tables.position(table, await scene.person("eve"), None)

    asyncio.run(story())


async def view(scene: Scene, table: str) -> dict[str, Any]:
    shown = await scene.tables.show(table, await scene.person("ann"))
    assert shown.view is not None
    return shown.view


def test_a_scene_is_made_once_and_away_from_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            tables = [await scene.table("auction", "ann", "ben") for _ in range(2)]
            called: list[str] = []

            async def run(function: Callable[..., Any], *args: Any) -> Any:
                called.append(function.__name__)
                return function(*args)

            monkeypatch.setattr(scene.thinker, "read", run)
            first, second = [await scene.tables.scene(table) for table in tables]
            assert first is second
            assert called == ["tell_scene"]

    asyncio.run(story())
