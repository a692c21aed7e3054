"""Undo up to the barrier, and take-backs beyond it that everybody has to agree to."""

import asyncio
from pathlib import Path

import pytest

from tests.server.tables.scenes import changes, opened
from ziggurat.kernel.errors import Illegal, Invalid
from ziggurat.server.models import Answering
from ziggurat.server.storage import entries
from ziggurat.server.tables.refusals import Forbidden, Stale


def test_an_answer_can_be_taken_back_until_something_is_drawn(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            ann = await scene.person("ann")
            hand = (await scene.tables.show(table, ann)).view
            assert hand is not None
            good = ("dates", "linen", "myrrh")[next(i for i, n in enumerate(hand["hand"]) if n)]
            want = "linen" if good != "linen" else "dates"
            question = await scene.tables.question(table, ann, None)
            await scene.answer(table, "ann", f"offer {good}>{want}")
            assert (await scene.standing(table, "ann")).can_undo
            assert not (await scene.standing(table, "ben")).can_undo
            number = await scene.tables.undo(table, ann, None)
            after = await scene.standing(table, "ann")
            assert (after.moves, after.question) == (0, number)
            assert number > question.number
            await scene.answer(table, "ann", "buy")
            assert not (await scene.standing(table, "ann")).can_undo
            with pytest.raises(Illegal):
                await scene.tables.undo(table, ann, None)

    asyncio.run(story())


def test_everybody_is_told_which_move_was_their_own_last_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben")
            assert (await scene.standing(table, "ann")).own_move == 0
            await scene.answer(table, "ann", None)
            await scene.answer(table, "ben", None)
            assert (await scene.standing(table, "ann")).own_move == 1
            assert (await scene.standing(table, "ben")).own_move == 2
            assert (await scene.tables.show(table, None)).standing.own_move == 0

    asyncio.run(story())


def test_an_undo_renews_the_questions_of_everybody(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben")
            ben = await scene.person("ben")
            old = (await scene.tables.question(table, ben, None)).number
            await scene.answer(table, "ann", None)
            number = await scene.tables.undo(table, await scene.person("ann"), None)
            assert (await scene.tables.question(table, ben, None)).number == number
            wish = Answering(question=old, answer=None)
            with pytest.raises(Stale) as refused:
                await scene.tables.answer(table, ben, wish, wants_next=False)
            assert refused.value.question == number

    asyncio.run(story())


def test_lines_of_answers_taken_back_are_void(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            ann = await scene.person("ann")
            question = await scene.tables.question(table, ann, None)
            offer = question.options.groups[0].entries[0].answer  # type: ignore[union-attr]
            await scene.answer(table, "ann", offer)
            shown = await scene.tables.show(table, ann)
            assert "offers" in shown.lines[-1].text
            await scene.tables.undo(table, ann, None)
            shown = await scene.tables.show(table, ann)
            assert not any("offers" in line.text for line in shown.lines)
            assert shown.lines[-1].text.endswith("takes an answer back.")
            assert shown.lines[-1].moves == shown.standing.moves == 0

    asyncio.run(story())


def test_with_nobody_else_at_the_table_a_take_back_happens_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", bots=1)
            await scene.answer(table, "ann", "buy")
            await scene.answer(table, "ann", "done")
            await scene.settle()
            assert (await scene.standing(table, "ann")).moves > 2
            number = await scene.tables.ask_back(table, await scene.person("ann"), 0, None)
            await scene.settle()
            done = (await entries.of(scene.tables.db, table))[number - 1]
            assert (done.kind, done.text) == ("takeback_done", "0")
            after = await scene.standing(table, "ann")
            assert after.takeback is None
            assert after.moves == 1, "the bot has answered again, as it may"

    asyncio.run(story())


def test_after_a_take_back_the_dice_fall_as_they_did(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            ann = await scene.person("ann")
            await scene.answer(table, "ann", "buy")
            first = (await scene.tables.show(table, ann)).view
            await scene.tables.ask_back(table, ann, 0, None)
            asked = await scene.standing(table, "ben")
            assert asked.takeback is not None
            assert asked.takeback.waiting == [1]
            assert asked.moves == 1
            await scene.tables.reply_back(table, await scene.person("ben"), None, agree=True)
            shown = await scene.tables.show(table, ann)
            assert shown.standing.moves == 0
            assert "dice" in shown.lines[-1].text
            assert shown.view != first
            await scene.answer(table, "ann", "buy")
            assert (await scene.tables.show(table, ann)).view == first

    asyncio.run(story())


def test_all_other_people_must_agree_and_one_refusal_ends_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben", "cat")
            ann, ben = await scene.person("ann"), await scene.person("ben")
            await scene.answer(table, "ann", "buy")
            await scene.tables.ask_back(table, ann, 0, None)
            with pytest.raises(Illegal):
                await scene.tables.ask_back(table, ben, 0, None)
            await scene.tables.reply_back(table, ben, None, agree=True)
            with pytest.raises(Illegal):
                await scene.tables.reply_back(table, ben, None, agree=True)
            wish = (await scene.standing(table, "cat")).takeback
            assert wish is not None
            assert (wish.agreed, wish.waiting) == ([1], [2])
            await scene.tables.reply_back(table, await scene.person("cat"), None, agree=False)
            after = await scene.standing(table, "cat")
            assert after.takeback is None
            assert after.moves == 1

    asyncio.run(story())


def test_a_new_move_ends_the_wish_to_go_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            await scene.answer(table, "ann", "buy")
            await scene.tables.ask_back(table, await scene.person("ann"), 0, None)
            await scene.answer(table, "ben", "done")
            assert (await scene.standing(table, "ann")).takeback is None
            with pytest.raises(Illegal):
                await scene.tables.reply_back(table, await scene.person("ben"), None, agree=True)

    asyncio.run(story())


def test_nobody_goes_back_to_where_nothing_was_or_from_outside(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            ann = await scene.person("ann")
            for moves in (0, -1, 5):
                with pytest.raises(Invalid):
                    await scene.tables.ask_back(table, ann, moves, None)
            with pytest.raises(Forbidden):
                await scene.tables.ask_back(table, await scene.person("eve"), 0, None)

    asyncio.run(story())


def test_nothing_is_taken_back_when_the_game_is_over_and_its_seed_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben", settings={"lots": 1})
            await scene.answer(table, "ann", "bid: 1; manner: bold")
            await scene.answer(table, "ben", None)
            await scene.answer(table, "ann", "none")
            after = await scene.standing(table, "ann")
            assert after.status == "over"
            assert after.seed
            assert not after.can_undo
            ann = await scene.person("ann")
            with pytest.raises(Illegal):
                await scene.tables.undo(table, ann, None)
            with pytest.raises(Illegal):
                await scene.tables.ask_back(table, ann, 0, None)

    asyncio.run(story())


def test_listeners_hear_of_a_take_back_with_the_view_that_changed(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            ann = await scene.person("ann")
            listener = await scene.tables.subscribe(table, ann, None, None)
            await listener.take()
            await scene.answer(table, "ann", "buy")
            await scene.tables.ask_back(table, ann, 0, None)
            await scene.tables.reply_back(table, await scene.person("ben"), None, agree=True)
            bought, asked, agreed, done = changes(listener)
            assert [each.kind for each in (bought, asked, agreed, done)] == [
                "move",
                "takeback",
                "takeback",
                "takeback",
            ]
            assert bought.view is not None
            assert done.view is not None
            assert set(done.view) == set(bought.view)
            assert agreed.standing is None
            assert done.standing is not None
            assert done.standing.moves == 0

    asyncio.run(story())
