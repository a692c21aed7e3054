"""Answers: they name their question, are carried out once, and never disturb one another."""

import asyncio
from pathlib import Path

import pytest

from tests.server.tables.scenes import QuickThinker, Scene, known_game, opened
from ziggurat.kernel.errors import Illegal, Invalid
from ziggurat.server.models import Answered, Answering
from ziggurat.server.storage import entries
from ziggurat.server.tables.refusals import Forbidden, Missing, Stale
from ziggurat.server.tables.service import TableService


async def questions(scene: Scene, table: str) -> dict[int, int]:
    async with scene.tables.at(table) as place:
        return dict(place.table.questions)


async def bid(scene: Scene, table: str, name: str, question: int, key: str = "") -> Answered:
    wish = Answering(question=question, answer="bid: 1; manner: bold", key=key)
    return await scene.tables.answer(table, await scene.person(name), wish, wants_next=False)


def test_answers_of_others_to_a_sealed_question_leave_its_number_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben", "cat")
            asked = await questions(scene, table)
            number = asked[0]
            assert asked == {0: number, 1: number, 2: number}
            await bid(scene, table, "ben", number)
            assert await questions(scene, table) == {0: number, 2: number}
            await bid(scene, table, "ann", number)
            await bid(scene, table, "cat", number)
            now = await questions(scene, table)
            assert list(now.values()) != [number]

    asyncio.run(story())


def test_on_an_open_floor_only_whoever_answered_gets_a_new_number(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben", "cat")
            before = await questions(scene, table)
            told = await scene.answer(table, "ben", "buy")
            now = await questions(scene, table)
            assert now == {0: before[0], 1: told.number, 2: before[2]}

    asyncio.run(story())


def test_all_answers_to_a_sealed_question_may_come_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben", "cat")
            number = (await questions(scene, table))[0]
            names = ("cat", "ann", "ben")
            told = await asyncio.gather(*(bid(scene, table, name, number) for name in names))
            assert sorted(each.number for each in told) == [number + 1, number + 2, number + 3]

    asyncio.run(story())


def test_a_stale_answer_is_refused_with_the_question_that_stands(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            old = (await questions(scene, table))[0]
            await scene.answer(table, "ann", "buy")
            journal = await entries.of(scene.tables.db, table)
            me = await scene.person("ann")
            wish = Answering(question=old, answer="done")
            with pytest.raises(Stale) as refused:
                await scene.tables.answer(table, me, wish, wants_next=False)
            assert refused.value.question == (await questions(scene, table))[0] != old
            assert await entries.of(scene.tables.db, table) == journal

    asyncio.run(story())


def test_a_doubled_answer_is_carried_out_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben")
            number = (await questions(scene, table))[0]
            await bid(scene, table, "ann", number)
            with pytest.raises(Stale) as refused:
                await bid(scene, table, "ann", number)
            assert refused.value.question is None

    asyncio.run(story())


def test_the_same_key_gives_the_same_answer_again_even_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            number = (await questions(scene, table))[0]
            me = await scene.person("ann")
            wish = Answering(question=number, answer="buy", key="k1")
            first = await scene.tables.answer(table, me, wish, wants_next=False)
            await scene.answer(table, "ben", "done")
            assert await scene.tables.answer(table, me, wish, wants_next=False) == first
        async with opened(tmp_path) as scene:
            me = await scene.person("ann")
            again = await scene.tables.answer(table, me, wish, wants_next=True)
            assert (again.number, again.moves) == (first.number, first.moves)
            assert again.question is not None
            journal = await entries.of(scene.tables.db, table)
            assert [entry.text for entry in journal if entry.kind == "move"] == ["buy", "done"]

    asyncio.run(story())


def test_a_key_used_for_another_question_is_not_carried_out_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            first = await scene.answer(table, "ann", "buy", key="same")
            again = await scene.answer(table, "ann", "done", key="same")
            assert again == first
            asked = await questions(scene, table)
            assert 0 in asked, "the second answer would have ended the seat's day"

    asyncio.run(story())


def test_two_people_may_choose_the_same_key(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben", "cat")
            number = (await questions(scene, table))[0]
            await bid(scene, table, "ann", number, key="1")
            await bid(scene, table, "ben", number, key="1")
            assert await questions(scene, table) == {2: number}

    asyncio.run(story())


def test_an_illegal_answer_changes_nothing_and_names_its_clause(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben")
            before = await scene.tables.show(table, await scene.person("ann"))
            with pytest.raises(Illegal) as refused:
                await scene.answer(table, "ann", "bid: 9999; manner: bold")
            assert refused.value.clause == "AU-2"
            with pytest.raises(Invalid):
                await scene.answer(table, "ann", "what?")
            assert await scene.tables.show(table, await scene.person("ann")) == before

    asyncio.run(story())


def test_an_answer_of_none_is_the_default(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben")
            await scene.answer(table, "ann", None)
            journal = await entries.of(scene.tables.db, table)
            assert journal[-1].text == "bid: 0; manner: polite"

    asyncio.run(story())


def test_what_is_stored_is_the_answer_as_the_options_write_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben")
            await scene.answer(table, "ann", "Manner:BOLD;  bid: +1")
            journal = await entries.of(scene.tables.db, table)
            assert journal[-1].text == "bid: 1; manner: bold"

    asyncio.run(story())


def test_nobody_answers_for_another_seat_or_without_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben")
            number = (await questions(scene, table))[1]
            wish = Answering(question=number, answer=None, seat=1)
            with pytest.raises(Forbidden):
                await scene.tables.answer(table, await scene.person("ann"), wish, wants_next=False)
            with pytest.raises(Forbidden):
                await bid(scene, table, "eve", number)
            with pytest.raises(Missing):
                await bid(scene, "no-such-table", "ann", number)

    asyncio.run(story())


def test_answers_and_keys_are_measured(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben")
            me = await scene.person("ann")
            number = (await questions(scene, table))[0]
            for wish, told in (
                (Answering(question=number, answer="bid: " + " " * 2000), "at most"),
                (Answering(question=number, answer="x", key="k" * 101), "A key has at most"),
            ):
                with pytest.raises(Invalid, match=told):
                    await scene.tables.answer(table, me, wish, wants_next=False)

    asyncio.run(story())


def test_the_next_question_comes_with_the_answer_when_it_is_wanted(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            me = await scene.person("ann")
            number = (await questions(scene, table))[0]
            told = await scene.tables.answer(
                table, me, Answering(question=number, answer="buy"), wants_next=True
            )
            assert told.question == await scene.tables.question(table, me, None)
            assert told.question is not None
            told = await scene.tables.answer(
                table, me, Answering(question=told.number, answer="done"), wants_next=True
            )
            assert told.question is None

    asyncio.run(story())


def test_two_processes_answer_the_same_sealed_question_without_disturbing(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben", "cat")
            number = (await questions(scene, table))[0]
            other = TableService(scene.tables.db, QuickThinker(), scene.now, find_game=known_game)
            beside = Scene(other, QuickThinker(), scene.now)
            await beside.person("ben")
            # The other process has loaded the table before, and hears nothing of the first answer.
            await questions(beside, table)
            await bid(scene, table, "ann", number)
            told = await bid(beside, table, "ben", number)
            assert told.number == number + 2
            assert (await questions(beside, table)) == {2: number}
            with pytest.raises(Stale):
                await bid(scene, table, "ben", number)
            await other.close()

    asyncio.run(story())


def test_a_retry_through_another_process_finds_the_answer(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben")
            number = (await questions(scene, table))[0]
            other = TableService(scene.tables.db, QuickThinker(), scene.now, find_game=known_game)
            beside = Scene(other, QuickThinker(), scene.now)
            await questions(beside, table)
            first = await bid(scene, table, "ann", number, key="once")
            assert await bid(beside, table, "ann", number, key="once") == first
            await other.close()

    asyncio.run(story())
