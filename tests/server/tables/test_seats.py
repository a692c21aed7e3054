"""Sitting down, leaving, links, starting, and the plans of new tables."""

import asyncio
from pathlib import Path

import pytest

from tests.server.tables.scenes import BOT, LINK, ME, OPEN, Scene, changes, opened
from ziggurat.kernel.errors import Illegal, Invalid
from ziggurat.server.models import ClockPlan, NewTable, SeatPlan, Table
from ziggurat.server.tables.refusals import Forbidden, Missing


async def shown(scene: Scene, table: str, name: str) -> Table:
    return await scene.tables.show(table, await scene.person(name))


async def made(scene: Scene, *seats: SeatPlan, host: str = "ann", game: str = "auction") -> str:
    plan = NewTable(game=game, seats=list(seats))
    return await scene.tables.make(await scene.person(host), plan)


def test_people_take_open_seats_and_the_host_starts(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await made(scene, ME, OPEN, BOT)
            host = await scene.person("ann")
            with pytest.raises(Illegal, match="2"):
                await scene.tables.start(table, host)
            await scene.tables.sit(table, await scene.person("ben"), None)
            with pytest.raises(Forbidden):
                await scene.tables.start(table, await scene.person("ben"))
            await scene.tables.start(table, host)
            with pytest.raises(Illegal):
                await scene.tables.start(table, host)
            seats = (await shown(scene, table, "ben")).standing.seats
            assert [seat.status for seat in seats] == ["person", "person", "bot"]
            assert [seat.name for seat in seats[:2]] == ["ann", "ben"]
            assert seats[2].bot == "random"
            assert [seat.is_mine for seat in seats] == [False, True, False]

    asyncio.run(story())


def test_nobody_sits_twice_or_on_somebody(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await made(scene, ME, OPEN, LINK, BOT)
            ben = await scene.person("ben")
            with pytest.raises(Illegal):
                await scene.tables.sit(table, await scene.person("ann"), None)
            with pytest.raises(Illegal):
                await scene.tables.sit(table, ben, 0)
            with pytest.raises(Illegal):
                await scene.tables.sit(table, ben, 3)
            with pytest.raises(Forbidden):
                await scene.tables.sit(table, ben, 2)
            with pytest.raises(Missing):
                await scene.tables.sit(table, ben, 9)
            await scene.tables.sit(table, ben, 1)
            with pytest.raises(Illegal):
                await scene.tables.sit(table, await scene.person("cat"), None)

    asyncio.run(story())


def test_a_link_is_the_hosts_to_give_and_works_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await made(scene, ME, LINK)
            link = (await shown(scene, table, "ann")).standing.seats[1].link
            assert len(link) >= 24
            for stranger in (None, await scene.person("eve")):
                seats = (await scene.tables.show(table, stranger)).standing.seats
                assert [seat.link for seat in seats] == ["", ""]
            with pytest.raises(Illegal):
                await scene.tables.claim(await scene.person("ann"), link)
            assert await scene.tables.claim(await scene.person("ben"), link) == table
            with pytest.raises(Missing):
                await scene.tables.claim(await scene.person("eve"), link)
            with pytest.raises(Missing):
                await scene.tables.claim(await scene.person("eve"), "")
            assert (await shown(scene, table, "ann")).standing.seats[1].link == ""

    asyncio.run(story())


def test_who_claimed_a_seat_can_go_on_at_another_device(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await made(scene, ME, LINK)
            link = (await shown(scene, table, "ann")).standing.seats[1].link
            await scene.tables.claim(await scene.person("ben"), link)
            await scene.tables.start(table, await scene.person("ann"))
            renewed = (await shown(scene, table, "ben")).standing.seats[1].link
            assert renewed != link
            await scene.tables.claim(await scene.person("ben on his phone"), renewed)
            assert (await shown(scene, table, "ben on his phone")).standing.seat == 1
            assert (await shown(scene, table, "ben")).standing.seat is None

    asyncio.run(story())


def test_a_seat_is_free_again_when_somebody_leaves(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await made(scene, ME, OPEN, LINK)
            ben, cat = await scene.person("ben"), await scene.person("cat")
            await scene.tables.sit(table, ben, None)
            link = (await shown(scene, table, "ann")).standing.seats[2].link
            await scene.tables.claim(cat, link)
            with pytest.raises(Forbidden):
                await scene.tables.leave(table, ben, 2)
            await scene.tables.leave(table, ben, 1)
            await scene.tables.leave(table, await scene.person("ann"), 2)
            seats = (await shown(scene, table, "ann")).standing.seats
            assert [seat.status for seat in seats] == ["person", "open", "link"]
            assert seats[2].link not in ("", link)
            with pytest.raises(Illegal):
                await scene.tables.leave(table, ben, 1)

    asyncio.run(story())


def test_nobody_leaves_a_game_that_has_begun(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben")
            with pytest.raises(Illegal, match="resign"):
                await scene.tables.leave(table, await scene.person("ben"), 1)

    asyncio.run(story())


def test_a_table_everybody_has_left_is_closed(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await made(scene, ME, OPEN)
            await scene.tables.leave(table, await scene.person("ann"), 0)
            assert (await shown(scene, table, "ann")).standing.status == "over"
            with pytest.raises(Illegal):
                await scene.tables.sit(table, await scene.person("ben"), None)

    asyncio.run(story())


def test_a_listener_who_sits_down_is_shown_the_seats_own_view(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await made(scene, ME, OPEN)
            ben = await scene.person("ben")
            listener = await scene.tables.subscribe(table, ben, None, None)
            await listener.take()
            await scene.tables.sit(table, ben, None)
            await scene.tables.start(table, await scene.person("ann"))
            seated, started = changes(listener)
            assert seated.standing is not None
            assert (seated.standing.seat, seated.view) == (1, None)
            assert started.view is not None
            assert isinstance(started.view["purse"], int)

    asyncio.run(story())


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"game": "chess"}, "chess"),
        ({"seats": [ME]}, "2 to 18"),
        ({"seats": [ME, SeatPlan("bot", "os:system")]}, "no bot"),
        ({"stand_in": "nobody"}, "no bot"),
        ({"settings": {"lots": 99}}, "lots"),
        ({"settings": {"luck": 1}}, "luck"),
        ({"title": "x" * 81}, "title"),
        ({"seats": [ME, OPEN], "start": True}, "every seat"),
        ({"clock": ClockPlan("move", 1)}, "clock"),
        ({"game": "revolt", "settings": {"nations": "rome,atlantis"}}, "atlantis"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_with_a_sentence(
    tmp_path: Path, wrong: dict[str, object], told: str
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            right: dict[str, object] = {"game": "auction", "seats": [ME, BOT]}
            plan = NewTable(**(right | wrong))  # type: ignore[arg-type]
            with pytest.raises(Invalid, match=told):
                await scene.tables.make(await scene.person("ann"), plan)

    asyncio.run(story())


def test_a_table_can_begin_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            plan = NewTable(game="auction", seats=[ME, BOT], start=True)
            table = await scene.tables.make(await scene.person("ann"), plan)
            await scene.settle()
            shown_table = await shown(scene, table, "ann")
            assert shown_table.standing.status == "running"
            assert shown_table.title == "Auction"
            assert shown_table.commitment
            assert shown_table.standing.seed == ""

    asyncio.run(story())


def test_lists_tell_whose_turn_it_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            running = await scene.table("auction", "ann", "ben")
            free = await made(scene, ME, OPEN)
            ann, eve = await scene.person("ann"), await scene.person("eve")
            mine = {card.id: card for card in await scene.tables.list_tables(ann, "mine")}
            assert set(mine) == {running, free}
            assert mine[running].is_my_turn
            assert mine[running].my_seats == [0]
            await scene.answer(running, "ann", None)
            card = (await scene.tables.list_tables(ann, "running"))[0]
            assert (card.is_my_turn, card.asked, card.moves) == (False, [1], 1)
            assert [card.id for card in await scene.tables.list_tables(eve, "open")] == [free]
            assert await scene.tables.list_tables(None, "mine") == []
            ben = await scene.person("ben")
            assert (await scene.tables.list_tables(ben, "mine"))[0].is_my_turn
            await scene.tables.resign(running, ben, None)
            assert not (await scene.tables.list_tables(ben, "mine"))[0].is_my_turn
            await scene.settle()

    asyncio.run(story())
