"""Rematches, what-if copies and records."""

import asyncio
from pathlib import Path

import pytest

from tests.server.tables.scenes import Scene, opened
from ziggurat.kernel.dice import commitment
from ziggurat.kernel.errors import Illegal, Invalid
from ziggurat.server.tables import live_tables
from ziggurat.server.tables.refusals import Forbidden


async def finish(scene: Scene, table: str, *names: str) -> None:
    """Everybody answers with the default until the game is over."""
    while True:
        standing = (await scene.tables.show(table, None)).standing
        if standing.status == "over":
            return
        for seat in standing.asked:
            if seat < len(names):
                await scene.answer(table, names[seat], None)
        await scene.settle()


def test_the_next_game_begins_when_everybody_has_asked_for_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben", bots=1)
            ann, ben = await scene.person("ann"), await scene.person("ben")
            with pytest.raises(Illegal):
                await scene.tables.rematch(table, ann)
            await finish(scene, table, "ann", "ben")
            with pytest.raises(Forbidden):
                await scene.tables.rematch(table, await scene.person("eve"))
            following = await scene.tables.rematch(table, ann)
            assert (await scene.tables.show(table, None)).standing.rematch == following
            lobby = (await scene.tables.show(following, ann)).standing
            assert lobby.status == "lobby"
            robot = (await scene.tables.show(table, None)).standing.seats[2].name
            assert [seat.name for seat in lobby.seats] == [robot, "ann", "ben"]
            assert [seat.status for seat in lobby.seats] == ["bot", "person", "link"]
            assert await scene.tables.rematch(table, ann) == following
            assert await scene.tables.rematch(table, ben) == following
            standing = (await scene.tables.show(following, ben)).standing
            assert standing.status == "running"
            assert standing.seat == 2
            await scene.settle()

    asyncio.run(story())


def test_bots_of_one_kind_have_names_of_their_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", bots=2)
            seats = (await scene.tables.show(table, None)).standing.seats
            assert [seat.bot for seat in seats] == ["", "random", "random"]
            names = [seat.name for seat in seats]
            assert len({*names, "random"}) == 4
            [card] = await scene.tables.list_tables(await scene.person("ann"), "mine", 10)
            assert [(seat.name, seat.bot) for seat in card.seats] == [
                (seat.name, seat.bot) for seat in seats
            ]
            record = await scene.tables.record(table, is_trusted=True)
            assert f"{names[1]} (random)" in record

    asyncio.run(story())


def test_alone_with_bots_the_next_game_begins_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", bots=1)
            await finish(scene, table, "ann")
            following = await scene.tables.rematch(table, await scene.person("ann"))
            await scene.settle()
            shown = await scene.tables.show(following, None)
            assert shown.standing.status == "running"
            assert shown.commitment != (await scene.tables.show(table, None)).commitment

    asyncio.run(story())


def test_a_what_if_copy_is_private_and_leaves_the_table_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            ann = await scene.person("ann")
            await scene.answer(table, "ann", "buy")
            before = await scene.tables.show(table, ann)
            copy = await scene.tables.what_if(table, ann, None)
            shown = await scene.tables.show(copy, ann)
            assert shown.origin == table
            assert not shown.is_listed
            assert all(seat.is_mine for seat in shown.standing.seats)
            assert shown.view == before.view, "what ann knows is the same there"
            assert copy not in [card.id for card in await scene.tables.list_tables(None, "running")]
            await scene.answer(copy, "ann", "done", seat=0)
            await scene.answer(copy, "ann", "done", seat=1)
            await scene.tables.ask_back(copy, ann, 0, None)
            assert (await scene.tables.show(copy, ann)).standing.moves == 0
            assert await scene.tables.show(table, ann) == before

    asyncio.run(story())


def test_a_what_if_copy_may_begin_from_an_earlier_move(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            ann = await scene.person("ann")
            first = (await scene.tables.show(table, ann)).view
            await finish(scene, table, "ann", "ben")
            copy = await scene.tables.what_if(table, ann, 0)
            assert (await scene.tables.show(copy, ann, 0)).view == first
            with pytest.raises(Invalid):
                await scene.tables.what_if(table, ann, None)
            with pytest.raises(Invalid):
                await scene.tables.what_if(table, ann, 999)
            with pytest.raises(Illegal):
                await scene.tables.rematch(copy, ann)

    asyncio.run(story())


def test_a_copy_is_the_same_after_it_is_loaded_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            ann = await scene.person("ann")
            copy = await scene.tables.what_if(table, ann, None)
            await scene.answer(copy, "ann", "buy", seat=0)
            before = await scene.tables.show(copy, ann, 0)
            scene.tables.live.places.clear()
            assert await scene.tables.show(copy, ann, 0) == before

    asyncio.run(story())


def test_a_record_is_told_when_the_game_is_over_and_comes_back_as_a_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben")
            with pytest.raises(Illegal):
                await scene.tables.record(table)
            await finish(scene, table, "ann", "ben")
            text = await scene.tables.record(table)
            eve = await scene.person("eve")
            again = await scene.tables.import_record(eve, text)
            shown, first = await scene.tables.show(again, eve), await scene.tables.show(table, None)
            assert shown.standing.status == "over"
            assert shown.standing.outcome == first.standing.outcome
            assert shown.view == first.view
            assert shown.commitment == first.commitment
            assert [seat.name for seat in shown.standing.seats] == ["ann", "ben"]
            assert await scene.tables.record(again) == text

    asyncio.run(story())


def test_lists_tell_in_a_sentence_how_a_game_ended(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben")
            await finish(scene, table, "ann", "ben")
            outcome = (await scene.tables.show(table, None)).standing.outcome
            assert outcome is not None
            (card,) = await scene.tables.list_tables(await scene.person("ann"), "mine", 10)
            assert card.result.endswith(f". {outcome.sentence}")

    asyncio.run(story())


def test_a_record_of_a_game_that_goes_on_can_be_played_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben")
            await scene.answer(table, "ann", "bid: 1; manner: bold")
            text = await scene.tables.record(table, is_trusted=True)
            eve = await scene.person("eve")
            again = await scene.tables.import_record(eve, text)
            standing = (await scene.tables.show(again, eve)).standing
            assert (standing.status, standing.moves, standing.asked) == ("running", 1, [1])
            await scene.tables.claim(await scene.person("ben"), standing.seats[1].link)
            await scene.answer(again, "ben", None)
            assert (await scene.tables.show(again, eve)).standing.moves == 2

    asyncio.run(story())


def test_a_damaged_record_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben")
            await finish(scene, table, "ann", "ben")
            text = await scene.tables.record(table)
            eve = await scene.person("eve")
            for damaged in ("", "hello", text.replace("bid: 0", "bid: 1", 1)):
                with pytest.raises(Invalid):
                    await scene.tables.import_record(eve, damaged)
            assert await scene.tables.list_tables(eve, "mine") == []

    asyncio.run(story())


def test_the_seed_that_is_told_is_the_one_that_was_committed_to(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben")
            promised = (await scene.tables.show(table, None)).commitment
            await finish(scene, table, "ann", "ben")
            seed = (await scene.tables.show(table, None)).standing.seed
            assert commitment(bytes.fromhex(seed)) == promised

    asyncio.run(story())


def test_others_have_their_turn_while_a_record_becomes_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben")
            await finish(scene, table, "ann", "ben")
            text = await scene.tables.record(table)
            monkeypatch.setattr(live_tables, "BREATH_SECONDS", 0.0)
            turns = 0

            async def others() -> None:
                nonlocal turns
                while True:
                    turns += 1
                    await asyncio.sleep(0)

            waiting = asyncio.ensure_future(others())
            eve = await scene.person("eve")
            again = await scene.tables.import_record(eve, text)
            moves = (await scene.tables.show(again, eve)).standing.moves
            assert turns > moves > 0
            scene.tables.live.places.clear()
            turns = 0
            await scene.tables.show(again, eve)
            assert turns > moves
            waiting.cancel()

    asyncio.run(story())
