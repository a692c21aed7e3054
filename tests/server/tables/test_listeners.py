"""Listening: everything once, in order, resumed without loss, and only what may be known."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.tables.scenes import (
    NOON,
    QuickThinker,
    Scene,
    changes,
    known_game,
    opened,
    waiting,
)
from ziggurat.kernel.state import Seat
from ziggurat.kernel.views import View
from ziggurat.server import models
from ziggurat.server.tables import perspectives
from ziggurat.server.tables.changes import SentChange, parts_of
from ziggurat.server.tables.listeners import MOST_WAITING, Subscription, Told
from ziggurat.server.tables.refusals import Forbidden
from ziggurat.server.tables.service import TableService
from ziggurat.server.tables.table import LiveTable


def view_of(told: list[Told]) -> dict[str, Any]:
    """The view a listener has come to, by all it was told."""
    view: dict[str, Any] = {}
    for each in told:
        shown = msgspec.json.decode(each.data)
        if each.name == "table" or shown["is_whole"]:
            view = shown["view"] or {}
        elif shown["view"]:
            view |= shown["view"]
    return view


async def play(scene: Scene, table: str, *names: str, count: int) -> None:
    for _ in range(count):
        asked = (await scene.tables.show(table, None)).standing.asked
        if asked:
            await scene.answer(table, names[asked[0]], None)


@pytest.mark.parametrize("game", ["auction", "bazaar", "revolt"])
def test_the_parts_told_add_up_to_the_view(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table(game, "ann", "ben")
            people = [None, await scene.person("ann"), await scene.person("ben")]
            listeners = [await scene.tables.subscribe(table, me, None, None) for me in people]
            await play(scene, table, "ann", "ben", count=30)
            for me, listener in zip(people, listeners, strict=True):
                told = waiting(listener)
                assert view_of(told) == (await scene.tables.show(table, me)).view

    asyncio.run(story())


def test_whoever_comes_to_listen_has_the_view_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben")
            honest, made = perspectives.view, 0

            def counted(table: LiveTable, seat: Seat | None) -> View | None:
                nonlocal made
                made += 1
                return honest(table, seat)

            monkeypatch.setattr(perspectives, "view", counted)
            listener = await scene.tables.subscribe(table, None, None, None)
            assert made == 1
            assert view_of(waiting(listener))

    asyncio.run(story())


def test_every_entry_is_told_once_and_in_order(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben", bots=1)
            listener = await scene.tables.subscribe(table, None, None, None)
            await play(scene, table, "ann", "ben", "bot", count=3)
            await scene.tables.say(table, await scene.person("ann"), "well played")
            await scene.settle()
            first, *rest = waiting(listener)
            assert first.number is not None
            last = (await scene.tables.show(table, None)).number
            assert [each.number for each in rest] == list(range(first.number + 1, last + 1))

    asyncio.run(story())


def test_who_resumes_is_told_what_was_missed_and_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            ann = await scene.person("ann")
            listener = await scene.tables.subscribe(table, ann, None, None)
            await scene.answer(table, "ann", "buy")
            told = waiting(listener)
            listener.close()
            await scene.answer(table, "ben", "buy")
            await scene.tables.say(table, ann, "so far")
            await scene.answer(table, "ann", "done")
            again = await scene.tables.subscribe(table, ann, None, told[-1].number)
            missed = waiting(again)
            numbers = [each.number for each in missed]
            assert told[-1].number is not None
            assert numbers == [told[-1].number + 1 + n for n in range(3)]
            seen = [msgspec.json.decode(each.data, type=models.Change) for each in missed]
            assert [each.kind for each in seen] == ["move", "chat", "move"]
            assert [line.text for line in seen[0].lines] == ["[seat:1|Trader 2] buys something."]
            assert seen[0].lines[0].event == {"kind": "bought_unseen", "seat": 1}
            assert seen[1].said is not None
            assert seen[1].said.text == "so far"
            assert [each.standing is None for each in seen] == [True, True, False]
            assert view_of([*told, *missed]) == (await scene.tables.show(table, ann)).view
            nothing = await scene.tables.subscribe(table, ann, None, numbers[-1])
            assert waiting(nothing) == []
            await scene.answer(table, "ben", "done")
            assert (
                view_of([*missed, *waiting(nothing)]) == (await scene.tables.show(table, ann)).view
            )

    asyncio.run(story())


def test_who_missed_a_take_back_is_shown_the_table_anew(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben")
            ann = await scene.person("ann")
            listener = await scene.tables.subscribe(table, None, None, None)
            last = waiting(listener)[-1].number
            listener.close()
            await scene.answer(table, "ann", None)
            await scene.tables.undo(table, ann, None)
            again = await scene.tables.subscribe(table, None, None, last)
            assert [each.name for each in waiting(again)] == ["table"]
            bogus = await scene.tables.subscribe(table, None, None, 9999)
            assert [each.name for each in waiting(bogus)] == ["table"]

    asyncio.run(story())


def test_listeners_with_the_same_perspective_share_the_bytes(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            crowd = [await scene.tables.subscribe(table, None, None, None) for _ in range(3)]
            for listener in crowd:
                waiting(listener)
            await scene.answer(table, "ann", "buy")
            told = [waiting(listener)[0].data for listener in crowd]
            assert told[0] is told[1] is told[2]

    asyncio.run(story())


def test_a_change_is_sent_as_the_api_describes_it() -> None:
    described, sent = models.Change.__struct_fields__, SentChange.__struct_fields__
    assert sent == described


def test_a_part_of_a_view_that_stays_is_encoded_once_for_all_seats(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("revolt", "ann", "ben")
            async with scene.tables.at(table) as place:
                seen = [parts_of(place.table, place.hub, seat) for seat in (0, 1, 0)]
            assert seen[0]["regions"] is seen[1]["regions"] is seen[2]["regions"]
            assert [parts["seat"] for parts in seen] == [b"0", b"1", b"0"]

    asyncio.run(story())


def test_a_listener_who_lags_behind_is_let_go() -> None:
    left: list[Subscription] = []

    async def story() -> None:
        listener = Subscription(None, None, left.append)
        for number in range(MOST_WAITING + 5):
            listener.offer(Told(number, b"{}"))
        assert left == [listener]
        taken = [each.number async for each in listener]
        assert taken == list(range(MOST_WAITING))

    asyncio.run(story())


def test_a_cancelled_wait_loses_nothing() -> None:
    async def story() -> None:
        listener = Subscription(None, None, lambda each: None)
        task = asyncio.create_task(listener.take())
        await asyncio.sleep(0)
        listener.offer(Told(1, b"{}"))
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        listener.offer(Told(2, b"{}"))
        assert task.cancelled()
        assert [each.number for each in await listener.take()] == [1, 2]

    asyncio.run(story())


def test_a_seat_of_somebody_else_cannot_be_listened_to(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            for stranger in (None, await scene.person("ann")):
                with pytest.raises(Forbidden):
                    await scene.tables.subscribe(table, stranger, 1, None)

    asyncio.run(story())


def test_presence_is_told_without_a_number(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            ann, ben = await scene.person("ann"), await scene.person("ben")
            watching = await scene.tables.subscribe(table, ann, None, None)
            waiting(watching)
            here = await scene.tables.subscribe(table, ben, None, None)
            twice = await scene.tables.subscribe(table, ben, None, None)
            shown = msgspec.json.decode(waiting(here)[0].data, type=models.Table)
            assert [seat.is_online for seat in shown.standing.seats] == [True, True]
            came = waiting(watching)
            assert [each.number for each in came] == [None]
            twice.close()
            here.close()
            while not watching._waiting:
                await asyncio.sleep(0)
            (gone,) = changes(watching)
            assert gone.kind == "presence"
            assert gone.standing is not None
            assert [seat.is_online for seat in gone.standing.seats] == [True, False]
            await scene.tables.subscribe(table, None, None, None)
            assert waiting(watching) == [], "who only looks on is not announced"

    asyncio.run(story())


def test_a_person_with_several_seats_sees_from_the_one_that_is_asked(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            ann = await scene.person("ann")
            me = models.SeatPlan("me")
            plan = models.NewTable(game="auction", seats=[me, me], start=True)
            table = await scene.tables.make(ann, plan)
            listener = await scene.tables.subscribe(table, ann, None, None)
            fixed = await scene.tables.subscribe(table, ann, 0, None)
            await scene.answer(table, "ann", "bid: 0; manner: polite", seat=0)
            told = waiting(listener)
            change = msgspec.json.decode(told[-1].data, type=models.Change)
            assert change.standing is not None
            assert change.standing.seat == 1
            assert change.is_whole
            assert view_of(told) == (await scene.tables.show(table, ann, 1)).view
            assert view_of(waiting(fixed)) == (await scene.tables.show(table, ann, 0)).view

    asyncio.run(story())


def test_what_another_process_stored_is_told_here(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            listener = await scene.tables.subscribe(table, None, None, None)
            waiting(listener)
            thinker = QuickThinker()
            other = TableService(scene.tables.db, thinker, scene.now, find_game=known_game)
            beside = Scene(other, thinker, scene.now)
            await beside.answer(table, "ann", "buy")
            told = await beside.answer(table, "ben", "buy")
            scene.tables._hear(table, told.number)
            taken = await listener.take()
            assert [each.number for each in taken] == [told.number - 1, told.number]
            first, last = (msgspec.json.decode(each.data, type=models.Change) for each in taken)
            assert first.standing is None
            assert [line.text for line in first.lines] == ["[seat:0|Trader 1] buys something."]
            assert last.standing is not None
            assert last.standing.moves == 2
            scene.tables._hear(table, told.number)
            await asyncio.sleep(0)
            assert waiting(listener) == []
            await other.close()

    asyncio.run(story())


def test_seats_taken_through_another_process_are_seen_here(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            ann, ben = await scene.person("ann"), await scene.person("ben")
            seats = [models.SeatPlan("me"), models.SeatPlan("open")]
            table = await scene.tables.make(ann, models.NewTable(game="bazaar", seats=seats))
            listener = await scene.tables.subscribe(table, ben, None, None)
            waiting(listener)
            thinker = QuickThinker()
            other = TableService(scene.tables.db, thinker, scene.now, find_game=known_game)
            await other.sit(table, ben, None)
            await other.start(table, ann)
            scene.tables._hear(table, 4)
            await listener.take()
            assert (await scene.tables.show(table, ben)).standing.seat == 1
            await scene.answer(table, "ben", "buy")
            await other.close()

    asyncio.run(story())


def test_the_time_of_an_entry_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            listener = await scene.tables.subscribe(table, None, None, None)
            scene.now.forward(5)
            await scene.answer(table, "ann", "buy")
            assert changes(listener)[0].at == NOON + 5
            scene.now.forward(-60)
            await scene.answer(table, "ann", "done")
            assert changes(listener)[0].at == NOON + 5, "a journal's time never goes back"

    asyncio.run(story())


def test_the_house_lets_everybody_go_when_it_closes(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            listener = await scene.tables.subscribe(table, None, None, None)
        told = [each.name async for each in listener]
        assert told == ["table"]

    asyncio.run(story())
