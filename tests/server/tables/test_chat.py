"""Chat, and who is told by mail or webhook of what."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select

from tests.server.tables.scenes import Scene, changes, opened
from ziggurat.kernel.errors import Invalid
from ziggurat.server.storage import schema
from ziggurat.server.tables.wording import clean_chat, harmless, plain

TURNING = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
HIDING = "\u00ad\u180e\u200b\u200c\u200d\u2060\u206a\ufeff\ufff9\U0001bca0\U000e0041"


async def notices(scene: Scene) -> list[tuple[str, str]]:
    """Who was told what so far."""
    wanted = select(schema.outbox.c.person, schema.outbox.c.kind)
    rows = await scene.tables.db.read(lambda connection: connection.execute(wanted).all())
    return sorted((row.person.removeprefix("id-of-"), row.kind) for row in rows)


def test_what_is_said_is_heard_by_everybody_and_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            listener = await scene.tables.subscribe(table, None, None, None)
            await scene.tables.say(table, await scene.person("ben"), "hello\x00 there\n\u202eyou")
            await scene.tables.say(table, await scene.person("eve"), "[seat:0|Rome] <b>hi</b>")
            ben, eve = changes(listener)
            assert ben.said is not None
            assert (ben.said.name, ben.said.seat, ben.said.text) == ("ben", 1, "hello there you")
            assert ben.view is None
            assert eve.said is not None
            assert (eve.said.seat, eve.said.text) == (None, "[seat:0|Rome] <b>hi</b>")
            scene.tables.live.places.clear()
            shown = await scene.tables.show(table, None)
            assert [said.name for said in shown.chat] == ["ben", "eve"]
            assert shown.standing.moves == 0

    asyncio.run(story())


def test_talking_leaves_questions_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            ann = await scene.person("ann")
            before = (await scene.tables.question(table, ann, None)).number
            await scene.tables.say(table, ann, "let me think")
            assert (await scene.tables.question(table, ann, None)).number == before

    asyncio.run(story())


@pytest.mark.parametrize("text", ["", "  \n ", "\x00\x1b", "x" * 1001])
def test_nothing_and_too_much_cannot_be_said(tmp_path: Path, text: str) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            with pytest.raises(Invalid):
                await scene.tables.say(table, await scene.person("ann"), text)

    asyncio.run(story())


def test_words_of_people_cannot_pass_for_things_of_the_game() -> None:
    assert harmless("[region:roma|Bob]") == "(region:roma/Bob)"
    assert plain("[seat:0|Rome] and [seat:1|Egypt]") == "Rome and Egypt"
    assert clean_chat("a\u2028b\tc\ud800") == "a b c"


@pytest.mark.parametrize("character", [*TURNING, *HIDING], ids=lambda each: f"{ord(each):x}")
def test_what_turns_the_line_around_or_hides_is_not_said(character: str) -> None:
    assert clean_chat(f"over{character}there") == "overthere"
    assert harmless(f"over{character}there") == "overthere"


@pytest.mark.parametrize(
    "text",
    [
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        "\u0936\u094d\u200d\u0930\u0940",
        "\u05e9\u05dc\u05d5\u05dd",
        "\U0001f469\U0001f3fd\u200d\U0001f680 \u2764\ufe0f\u200d\U0001f525",
        "\u0600\u0661",
    ],
)
def test_scripts_that_are_written_with_joiners_are_said_as_they_are(text: str) -> None:
    assert clean_chat(text) == text


def test_who_is_away_is_told_of_their_turn_once_until_they_are_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            await scene.person("ben", mail="ben@example.org")
            table = await scene.table("auction", "ann", "ben")
            assert await notices(scene) == [("ben", "your_turn")]
            await scene.answer(table, "ann", None)
            await scene.tables.undo(table, await scene.person("ann"), None)
            await scene.answer(table, "ann", "bid: 1; manner: bold")
            assert await notices(scene) == [("ben", "your_turn")], "he was told already"
            await scene.answer(table, "ben", None)
            await scene.answer(table, "ann", "none")
            assert await notices(scene) == [("ben", "your_turn"), ("ben", "your_turn")]

    asyncio.run(story())


def test_who_listens_or_has_no_address_is_told_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            ben = await scene.person("ben", webhook="https://example.org/hook")
            plan_table = await scene.table("bazaar", "ann", "cat")
            await scene.tables.say(plan_table, await scene.person("ann"), "@cat are you there?")
            assert await notices(scene) == []
            listening = await scene.table("auction", "ann", "ben")
            first = len(await notices(scene))
            listener = await scene.tables.subscribe(listening, ben, None, None)
            await scene.answer(listening, "ben", "bid: 1; manner: bold")
            await scene.answer(listening, "ann", None)
            assert len(await notices(scene)) == first
            listener.close()

    asyncio.run(story())


def test_the_end_of_a_game_and_a_mention_are_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            await scene.person("ben", mail="ben@example.org", your_turn=False)
            table = await scene.table("auction", "ann", "ben", settings={"lots": 1})
            await scene.tables.say(table, await scene.person("ann"), "@Ben, are you there?")
            await scene.tables.say(table, await scene.person("ben"), "@ben I talk to myself")
            assert await notices(scene) == [("ben", "mention")]
            await scene.answer(table, "ben", None)
            await scene.answer(table, "ann", "bid: 1; manner: bold")
            await scene.answer(table, "ann", "none")
            assert await notices(scene) == [("ben", "game_over"), ("ben", "mention")]

    asyncio.run(story())


def test_a_notice_is_stored_with_its_entry_or_not_at_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            await scene.person("ben", mail="ben@example.org")
            table = await scene.table("bazaar", "ann", "ben")
            before = await notices(scene)
            with pytest.raises(Invalid):
                await scene.answer(table, "ann", "no such answer")
            assert await notices(scene) == before

    asyncio.run(story())
