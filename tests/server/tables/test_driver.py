"""Bots, stand-ins and clocks answer where no person does."""

import asyncio
from pathlib import Path

import pytest

from tests.server.tables.scenes import Now, QuickThinker, Scene, opened
from ziggurat.kernel.errors import Illegal
from ziggurat.server.models import ClockPlan
from ziggurat.server.storage import entries
from ziggurat.server.storage.stored import StoredEntry
from ziggurat.server.tables.clocks import GRACE
from ziggurat.server.thinking.thinker import Thought


async def journal(scene: Scene, table: str) -> list[StoredEntry]:
    return await entries.of(scene.tables.db, table)


def test_bots_play_on_until_a_person_is_asked(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", bots=2)
            await scene.settle()
            assert (await scene.standing(table, "ann")).asked == [0]
            assert {seat for _, seat, _ in scene.thinker.asked} == {1, 2}
            assert {bot for _, _, bot in scene.thinker.asked} == {"random"}

    asyncio.run(story())


def test_bots_alone_play_a_game_to_its_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            scene.thinker.is_random = True
            table = await scene.table("bazaar", "ann", bots=2)
            while (await scene.standing(table, "ann")).status == "running":
                await scene.settle()
                if 0 in (await scene.standing(table, "ann")).asked:
                    await scene.answer(table, "ann", None)
            moves = [entry for entry in await journal(scene, table) if entry.kind == "move"]
            assert len(moves) > 20
            bots = [entry for entry in moves if entry.person is None]
            assert {entry.note for entry in bots} == {"bot: it is so"}

    asyncio.run(story())


def test_a_bot_that_fails_plays_the_default_and_the_log_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        thinker = QuickThinker()
        thinker.scripts = [Thought("", failed="took longer than 5 s")]
        async with opened(tmp_path, thinker=thinker) as scene:
            table = await scene.table("auction", "ann", bots=1)
            await scene.settle()
            last = (await journal(scene, table))[-1]
            assert last.text == "bid: 0; manner: polite"
            assert last.note == "default: random took longer than 5 s"
            line = (await scene.tables.show(table, None)).lines[-1]
            assert line.is_news
            assert "took longer than 5 s" in line.text

    asyncio.run(story())


def test_a_bot_that_insists_on_what_is_not_allowed_plays_the_default(tmp_path: Path) -> None:
    async def story() -> None:
        thinker = QuickThinker()
        thinker.scripts = [Thought("bid: 9999; manner: bold")] * 9
        async with opened(tmp_path, thinker=thinker) as scene:
            table = await scene.table("auction", "ann", bots=1)
            await scene.settle()
            last = (await journal(scene, table))[-1]
            assert last.text == "bid: 0; manner: polite"
            assert last.note == "default: random gave answers that are not allowed"
            assert len(thinker.asked) == 4

    asyncio.run(story())


def test_an_undo_while_a_bot_thinks_makes_it_think_again(tmp_path: Path) -> None:
    async def story() -> None:
        thinker = QuickThinker()
        async with opened(tmp_path, thinker=thinker) as scene:
            ann = await scene.person("ann")
            table = await scene.table("auction", "ann", "ben", bots=1)
            await scene.settle()
            before = await journal(scene, table)
            assert before[-1].seat == 2
            # Going back to the beginning asks the bot anew; while it thinks, ann answers and takes
            # her answer back, which renews the bot's question as well.
            gate = asyncio.Event()

            async def meanwhile() -> None:
                await gate.wait()

            thinker.before = meanwhile
            await scene.tables.ask_back(table, ann, 0, None)
            await scene.tables.reply_back(table, await scene.person("ben"), None, agree=True)
            await scene.answer(table, "ann", None)
            await scene.tables.undo(table, ann, None)
            thinker.asked.clear()
            gate.set()
            await scene.settle()
            moves = [e for e in await journal(scene, table) if e.kind == "move" and e.seat == 2]
            assert len(moves) == 2, "once before the take-back, once after"
            assert len(thinker.asked) == 1, "its first thought was forgotten"

    asyncio.run(story())


def test_a_seat_has_one_thinker_at_most(tmp_path: Path) -> None:
    async def story() -> None:
        thinker = QuickThinker()
        gate = asyncio.Event()

        async def meanwhile() -> None:
            await gate.wait()

        thinker.before = meanwhile
        async with opened(tmp_path, thinker=thinker) as scene:
            table = await scene.table("bazaar", "ann", bots=1)
            await scene.answer(table, "ann", "buy")
            await scene.tables.say(table, await scene.person("ann"), "hurry up")
            async with scene.tables.at(table) as place:
                scene.tables.driver.look(place)
            while not thinker.asked:
                await asyncio.sleep(0)
            assert len(thinker.asked) == 1
            gate.set()
            await scene.settle()
            moves = [e for e in await journal(scene, table) if e.kind == "move" and e.seat == 1]
            assert len(moves) == 1

    asyncio.run(story())


def test_bots_that_were_asked_when_the_server_stopped_answer_after_it_began(tmp_path: Path) -> None:
    async def story() -> None:
        thinker = QuickThinker()
        gate = asyncio.Event()

        async def never() -> None:
            await gate.wait()

        thinker.before = never
        async with opened(tmp_path, thinker=thinker) as scene:
            table = await scene.table("auction", "ann", bots=1)
            while not thinker.asked:
                await asyncio.sleep(0)
        async with opened(tmp_path) as scene:
            await scene.settle()
            assert (await scene.standing(table, "ann")).asked == [0]

    asyncio.run(story())


# ---- clocks -------------------------------------------------------------------------------------


def test_when_time_runs_out_the_default_is_played_and_the_log_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben", clock=ClockPlan("move", 60))
            deadline = (await scene.standing(table, "ben")).seats[0].deadline
            assert deadline == scene.now() + 60
            scene.now.forward(59)
            await scene.tables.driver.time_out(table)
            assert (await scene.standing(table, "ann")).moves == 0
            await scene.answer(table, "ben", "bid: 1; manner: bold")
            scene.now.forward(1)
            await scene.tables.driver.time_out(table)
            moves = [e for e in await journal(scene, table) if e.kind == "move"]
            assert [(e.seat, e.note) for e in moves] == [(1, ""), (0, "clock")]
            news = [line.text for line in (await scene.tables.show(table, None)).lines]
            assert any("ran out of time" in text for text in news)

    asyncio.run(story())


def test_time_runs_out_for_all_on_a_floor_and_for_all_who_are_asked_unseen(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            people = [f"captain{number}" for number in range(6)]
            table = await scene.table("voyage", *people, clock=ClockPlan("move", 60))
            scene.now.forward(30)
            await scene.answer(table, people[2], None)
            scene.now.forward(31)
            await scene.tables.driver.time_out(table)
            standing = await scene.standing(table, people[0])
            # The floor is closed at once; everybody has the whole time for the next question.
            assert (standing.moves, standing.asked) == (6, list(range(6)))
            assert {seat.deadline for seat in standing.seats} == {scene.now() + 60}
            scene.now.forward(59)
            await scene.answer(table, people[5], "tyre>acre")
            scene.now.forward(1)
            await scene.tables.driver.time_out(table)
            moves = [e for e in await journal(scene, table) if e.kind == "move"]
            assert [(e.seat, e.note) for e in moves[6:]] == [
                (5, ""),
                *((seat, "clock") for seat in range(5)),
            ]
            assert {e.text for e in moves[7:]} == {"acre"}

    asyncio.run(story())


def test_on_a_floor_everybody_has_a_clock_of_their_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("voyage", "ann", "ben", "cid", clock=ClockPlan("move", 60))
            begun = scene.now()
            scene.now.forward(50)
            await scene.answer(table, "ann", "done")
            await scene.answer(table, "ben", "call captain1")
            seats = (await scene.standing(table, "cid")).seats
            # Whoever acts or is called back has time anew; the others' runs on.
            assert [seat.deadline for seat in seats] == [begun + 110, begun + 110, begun + 60]
            scene.now.forward(10)
            await scene.tables.driver.time_out(table)
            standing = await scene.standing(table, "cid")
            assert (standing.asked, standing.is_floor) == ([0, 1], True)
            scene.now.forward(50)
            await scene.tables.driver.time_out(table)
            standing = await scene.standing(table, "cid")
            assert (standing.asked, standing.is_floor) == ([0, 1, 2], False)

    asyncio.run(story())


def test_what_others_do_on_a_floor_leaves_ones_question_and_changes_its_options(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("voyage", "ann", "ben")
            ben = await scene.person("ben")
            before = await scene.tables.question(table, ben, None)
            await scene.answer(table, "ann", "done")
            after = await scene.tables.question(table, ben, None)
            assert after.number == before.number
            assert after.options != before.options

    asyncio.run(story())


def test_after_two_time_outs_in_a_row_a_bot_plays_until_the_person_is_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table(
                "bazaar", "ann", "ben", clock=ClockPlan("move", 60), stand_in="random"
            )
            ann = await scene.person("ann")
            scene.now.forward(61)
            await scene.tables.driver.time_out(table)
            # Both were out of time once; the day is over, and the tolls are asked one by one.
            scene.now.forward(61)
            await scene.tables.driver.time_out(table)
            seats = (await scene.standing(table, "ben")).seats
            assert [seat.is_absent for seat in seats] == [True, False]
            await scene.answer(table, "ben", None)
            await scene.settle()
            assert ("bazaar", 0, "random") in scene.thinker.asked
            await scene.tables.come_back(table, ann, None)
            seats = (await scene.standing(table, "ben")).seats
            assert not seats[0].is_absent
            kinds = [entry.kind for entry in await journal(scene, table)]
            assert kinds.count("absent") == 1
            assert kinds.count("returned") == 1

    asyncio.run(story())


def test_an_answer_of_an_absent_person_brings_them_back(tmp_path: Path) -> None:
    async def story() -> None:
        thinker = QuickThinker()
        async with opened(tmp_path, thinker=thinker) as scene:
            table = await scene.table("bazaar", "ann", "ben", clock=ClockPlan("move", 60))
            gate = asyncio.Event()

            async def meanwhile() -> None:
                await gate.wait()

            scene.now.forward(61)
            await scene.tables.driver.time_out(table)
            thinker.before = meanwhile
            scene.now.forward(61)
            await scene.tables.driver.time_out(table)
            await scene.answer(table, "ben", None)
            while not thinker.asked:
                await asyncio.sleep(0)
            await scene.answer(table, "ann", "buy")
            gate.set()
            await scene.settle()
            seats = (await scene.standing(table, "ann")).seats
            assert not seats[0].is_absent
            last = (await journal(scene, table))[-1]
            assert (last.kind, last.text) == ("move", "buy"), "the bot's thought came too late"

    asyncio.run(story())


def test_a_restart_neither_loses_nor_gives_time(tmp_path: Path) -> None:
    async def story() -> None:
        now = Now()
        async with opened(tmp_path, now=now) as scene:
            table = await scene.table("auction", "ann", "ben", clock=ClockPlan("move", 600))
            due = (await scene.standing(table, "ann")).seats[0].deadline
        now.forward(100)
        async with opened(tmp_path, now=now) as scene:
            assert (await scene.standing(table, "ann")).seats[0].deadline == due
        now.forward(490)
        async with opened(tmp_path, now=now) as scene:
            soon = (await scene.standing(table, "ann")).seats[0].deadline
            assert soon == now() + GRACE, "ten seconds would be too few to find the table again"

    asyncio.run(story())


# ---- resigning ----------------------------------------------------------------------------------


def test_a_bot_plays_on_for_whoever_resigns(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben", stand_in="random")
            await scene.tables.resign(table, await scene.person("ben"), None)
            await scene.settle()
            after = await scene.standing(table, "ann")
            assert after.seats[1].has_resigned
            assert after.asked == [0]
            with pytest.raises(Illegal):
                await scene.tables.resign(table, await scene.person("ben"), None)

    asyncio.run(story())


def test_where_the_rules_offer_it_resigning_is_a_move(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("revolt", "ann", "ben")
            asked = (await scene.standing(table, "ann")).asked[0]
            name = ("ann", "ben")[asked]
            await scene.tables.resign(table, await scene.person(name), None)
            after = await scene.standing(table, "ann")
            assert after.status == "over"
            assert after.outcome is not None
            assert after.outcome.places[asked] == 2

    asyncio.run(story())


def test_a_seat_that_resigned_out_of_turn_gives_up_when_it_is_asked(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("revolt", "ann", "ben")
            asked = (await scene.standing(table, "ann")).asked[0]
            first, second = ("ann", "ben") if asked == 0 else ("ben", "ann")
            await scene.tables.resign(table, await scene.person(second), None)
            assert (await scene.standing(table, "ann")).status == "running"
            for _ in range(9):
                if (await scene.standing(table, "ann")).status == "over":
                    break
                await scene.answer(table, first, "end")
                await scene.settle()
            after = await scene.standing(table, "ann")
            assert after.status == "over"
            last = (await journal(scene, table))[-1]
            assert last.note == "resigns"

    asyncio.run(story())


def test_a_table_everybody_has_given_up_is_closed(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben", bots=1)
            await scene.settle()
            await scene.tables.resign(table, await scene.person("ann"), None)
            await scene.tables.resign(table, await scene.person("ben"), None)
            await scene.settle()
            after = await scene.standing(table, "ann")
            assert after.status == "over"
            assert after.outcome is None
            assert (await journal(scene, table))[-1].kind == "closed"

    asyncio.run(story())
