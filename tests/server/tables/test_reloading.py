"""A table that is loaded again stands where it stood, whatever happened at it."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.server.tables.scenes import Now, Scene, opened
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.errors import Broken
from ziggurat.server.models import ClockPlan
from ziggurat.server.storage import entries
from ziggurat.server.tables.folding import apply
from ziggurat.server.tables.refusals import Unavailable
from ziggurat.server.tables.table import LiveTable


async def picture(scene: Scene, table: str) -> bytes:
    """Everything about a table, as every seat sees it."""
    shown = [await scene.tables.show(table, None)]
    for person in scene.people.values():
        shown.append(await scene.tables.show(table, person))
    async with scene.tables.at(table) as place:
        live = place.table
        match = live.match
        undoable = [] if match is None else [match.can_undo(seat.seat) for seat in live.seats]
        digest = "" if match is None else match.digest()
        asked = sorted(live.questions.items())
        return msgspec.json.encode([shown, digest, asked, undoable, sorted(live.awaited)])


async def play_about(scene: Scene, table: str, names: list[str], dice: Dice, count: int) -> None:
    """Random answers, taken back now and then, with some talk."""
    for _ in range(count):
        async with scene.tables.at(table) as place:
            match = place.table.match
            assert match is not None
            if match.is_over:
                return
            seat = match.seats()[dice.below(len(match.seats()))]
            options = match.options(seat)
            text = options.write(options.sample(dice))
        me = await scene.person(names[seat])
        scene.now.forward(dice.below(20))
        await scene.answer(table, names[seat], text)
        shown = await scene.tables.show(table, me)
        if shown.standing.can_undo and dice.below(4) == 0:
            await scene.tables.undo(table, me, None)
        if dice.below(9) == 0:
            await scene.tables.say(table, me, f"that was move {shown.standing.moves}")
        if shown.standing.moves > 3 and dice.below(15) == 0 and shown.standing.status == "running":
            await scene.tables.ask_back(table, me, shown.standing.moves - 2, None)
            others = [name for name in names if name != names[seat]]
            agree = dice.below(2) == 0
            for name in others if agree else others[:1]:
                other = await scene.person(name)
                await scene.tables.reply_back(table, other, None, agree=agree)


@pytest.mark.parametrize("game", ["auction", "bazaar", "revolt"])
def test_a_table_loaded_again_is_the_same_to_every_seat(tmp_path: Path, game: str) -> None:
    names = ["ann", "ben", "cat"]

    async def story() -> None:
        now = Now()
        clock = ClockPlan("bank", 500, 3)
        async with opened(tmp_path, now=now) as scene:
            table = await scene.table(game, *names, clock=clock)
            await play_about(scene, table, names, Dice(seed_from_number(7)), 60)
            before = await picture(scene, table)
            scene.tables.live.places.clear()
            assert await picture(scene, table) == before

    asyncio.run(story())


def test_a_restarted_house_has_the_same_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            await play_about(scene, table, ["ann", "ben"], Dice(b"again"), 25)
            before = await picture(scene, table)
            people = scene.people
        async with opened(tmp_path) as scene:
            scene.people = people
            assert await picture(scene, table) == before

    asyncio.run(story())


def test_what_could_not_be_stored_did_not_happen(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            listener = await scene.tables.subscribe(table, None, None, None)
            await listener.take()
            before = await picture(scene, table)
            writer = scene.tables.db.writer

            async def full(batch: object) -> None:
                raise OSError("no space left on the disk")

            scene.tables.db.writer.write = full  # type: ignore[method-assign]
            with pytest.raises(Unavailable):
                await scene.answer(table, "ann", "buy")
            del writer.write
            assert await picture(scene, table) == before
            assert not listener._waiting
            await scene.answer(table, "ann", "buy")
            assert len(listener._waiting) == 1

    asyncio.run(story())


def test_a_command_whose_sender_is_gone_is_carried_out_whole(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            listener = await scene.tables.subscribe(table, None, None, None)
            await listener.take()
            sent = asyncio.create_task(scene.answer(table, "ann", "buy"))
            while not scene.tables.commands._running:
                await asyncio.sleep(0)
            sent.cancel()
            await asyncio.gather(sent, return_exceptions=True)
            assert sent.cancelled()
            told = await listener.take()
            assert [each.number for each in told] == [5]
            assert (await scene.tables.show(table, None)).standing.moves == 1

    asyncio.run(story())


def test_tables_nobody_looks_at_are_let_go_and_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            idle = await scene.table("bazaar", "ann", "ben")
            heard = await scene.table("bazaar", "ann", "ben")
            listener = await scene.tables.subscribe(heard, None, None, None)
            before = await picture(scene, idle)
            scene.now.forward(100)
            assert scene.tables.live.let_go(200) == 0
            scene.now.forward(101)
            assert scene.tables.live.let_go(200) == 1
            assert set(scene.tables.live.places) == {heard}
            assert await picture(scene, idle) == before
            listener.close()

    asyncio.run(story())


def test_an_entry_out_of_order_is_our_own_fault(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            async with scene.tables.at(table) as place:
                live = place.table
                twin = LiveTable(live.row, live.seats, live.game)
            journal = await entries.of(scene.tables.db, table)
            with pytest.raises(Broken):
                apply(twin, journal[1])

    asyncio.run(story())
