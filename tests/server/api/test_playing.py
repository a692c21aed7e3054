"""Playing over the API: questions, answers, undo, take-backs, resigning, chat, notes."""

import asyncio
from pathlib import Path
from typing import Any

import httpx

from tests.server.api.site import Site, new_table, read, refusal, visit
from ziggurat.games.registry import find_game
from ziggurat.kernel.saving import load
from ziggurat.server.models import (
    About,
    Answered,
    Closed,
    Listed,
    Notepad,
    Question,
    Quote,
    Replay,
    ScoreChart,
    Stored,
    Table,
)


async def two_people(
    site: Site, game: str = "revolt", **more: Any
) -> tuple[list[httpx.AsyncClient], str]:
    """Ada and Bob at a table that has begun, in the order of their seats."""
    ada, bob = await site.person("Ada"), await site.person("Bob")
    path = f"/api/tables/{(await new_table(ada, 'me', 'open', game=game, **more)).id}"
    await bob.post(f"{path}/seats", json={})
    assert (await ada.post(f"{path}/start")).status_code == 200
    return [ada, bob], path


async def asked(people: list[httpx.AsyncClient], path: str) -> tuple[httpx.AsyncClient, Question]:
    """Whoever is to answer, and what."""
    standing = read(await people[0].get(path), Table).standing
    person = people[standing.asked[0]]
    return person, read(await person.get(f"{path}/question"), Question)


async def play_to_the_end(people: list[httpx.AsyncClient], path: str) -> None:
    """Every question gets its default until the game is over."""
    while (standing := read(await people[0].get(path), Table).standing).status == "running":
        person = people[standing.asked[0]]
        question: int | None = read(await person.get(f"{path}/question"), Question).number
        while question is not None:
            answering = {"question": question, "answer": None}
            answer = await person.post(f"{path}/answers?next=true", json=answering)
            following = read(answer, Answered, 201).question
            question = following.number if following else None


def test_an_answer_is_stored_and_the_next_question_comes_along(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        people, path = await two_people(site)
        person, question = await asked(people, path)
        assert isinstance(question.options, Listed)
        answering = {"question": question.number, "answer": question.default}
        answered = read(await person.post(f"{path}/answers", json=answering), Answered, 201)
        assert answered.number > question.number
        assert answered.moves == 1
        assert answered.question is None
        person, question = await asked(people, path)
        assert isinstance(question.options, Listed)
        entry = next(e for g in question.options.groups for e in g.entries if e.answer != "end")
        answering = {"question": question.number, "answer": entry.answer}
        told = read(await person.post(f"{path}/answers?next=true", json=answering), Answered, 201)
        assert told.moves == 2

    visit(tmp_path, test)


def test_a_stale_answer_is_refused_with_the_question_that_stands(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        people, path = await two_people(site, game="auction")
        ada = people[0]
        number = read(await ada.get(f"{path}/question"), Question).number
        refused = refusal(
            await ada.post(f"{path}/answers", json={"question": number + 7, "answer": None}), 409
        )
        assert refused.question == number
        assert read(await ada.get(path), Table).standing.moves == 0

    visit(tmp_path, test)


def test_a_doubled_answer_is_refused_and_a_retry_with_its_key_is_not(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        people, path = await two_people(site)
        person, question = await asked(people, path)
        answering = {"question": question.number, "answer": question.default, "key": "k1"}
        first = read(await person.post(f"{path}/answers", json=answering), Answered, 201)
        again = read(await person.post(f"{path}/answers", json=answering), Answered, 201)
        assert again.number == first.number
        refusal(await person.post(f"{path}/answers", json={**answering, "key": "k2"}), 409)
        assert read(await person.get(path), Table).standing.moves == 1

    visit(tmp_path, test)


def test_answers_that_are_wrong_say_why(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        people, path = await two_people(site)
        person, question = await asked(people, path)
        stranger, number = await site.person("Eve"), question.number

        async def give(client: httpx.AsyncClient, answer: str, status: int) -> None:
            given = {"question": number, "answer": answer}
            refusal(await client.post(f"{path}/answers", json=given), status)

        await give(person, "fly to the moon", 400)
        await give(person, "x" * 5000, 400)
        await give(stranger, "end", 403)
        refused = await person.post(
            f"{path}/answers", json={"question": number, "answer": "build ship roma"}
        )
        assert refused.status_code in {400, 422}
        refusal(refused, refused.status_code)
        refusal(
            await site.stranger().post(f"{path}/answers", json={"question": 1, "answer": "end"}),
            401,
        )

    visit(tmp_path, test)


def test_sealed_answers_at_the_same_moment_do_not_disturb_one_another(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        people, path = await two_people(site, game="auction", settings={"lots": 2})
        questions = [read(await each.get(f"{path}/question"), Question) for each in people]
        answers = await asyncio.gather(
            *(
                person.post(f"{path}/answers", json={"question": q.number, "answer": None})
                for person, q in zip(people, questions, strict=True)
            )
        )
        told = [read(answer, Answered, 201) for answer in answers]
        assert sorted(each.moves for each in told) == [1, 2]

    visit(tmp_path, test)


def test_what_cannot_be_done_now_is_told_with_its_reason_when_somebody_asks(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        people, path = await two_people(site)
        person, question = await asked(people, path)
        assert isinstance(question.options, Listed)
        empty = [group.name for group in question.options.groups if not group.entries]
        reasons = read(await person.get(f"{path}/question/closed"), list[Closed])
        assert empty
        assert [reason.name for reason in reasons] == empty
        assert all(reason.sentence.endswith(".") for reason in reasons)
        other = people[1 - people.index(person)]
        refusal(await other.get(f"{path}/question/closed"), 409)

    visit(tmp_path, test)


def test_an_answer_can_be_tried_before_it_is_given(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        people, path = await two_people(site, "monumental")
        while (await asked(people, path))[1].briefing is None:
            person, question = await asked(people, path)
            await person.post(f"{path}/answers", json={"question": question.number, "answer": None})
        person, question = await asked(people, path)
        assert len(question.briefing["activations"]) == 9
        wish = {"question": question.number, "answers": ["row 1 column 1"]}
        told = read(await person.post(f"{path}/question/quote", json=wish), Quote)
        assert told.changes == question.prospects["row 1 column 1"].changes
        stale = await person.post(f"{path}/question/quote", json={**wish, "question": 1})
        assert refusal(stale, 409).question == question.number
        many = {**wish, "answers": ["end"] * 100}
        refusal(await person.post(f"{path}/question/quote", json=many), 400)
        refusal(await person.post(f"{path}/question/quote", json={**wish, "answers": "end"}), 400)
        other = people[1 - people.index(person)]
        for somebody, seat in ((other, None), (other, question.seat), (person, 1 - question.seat)):
            theirs = await somebody.post(f"{path}/question/quote", json={**wish, "seat": seat})
            assert theirs.status_code in (403, 409), theirs.text
        looking_on = await site.person("Eve")
        refusal(await looking_on.post(f"{path}/question/quote", json=wish), 403)
        refusal(await looking_on.get(f"{path}/question/refusal?thing=deck:own"), 403)
        again = read(await person.get(f"{path}/question"), Question)
        assert again.number == question.number, "nothing was changed"
        await person.post(
            f"{path}/answers", json={"question": question.number, "answer": "row 1 column 1"}
        )
        held = read(await person.get(f"{path}/question"), Question).holdings
        assert held == told.left

    visit(tmp_path, test)


def test_a_thing_that_does_nothing_says_why(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        people, path = await two_people(site, "monumental", settings={"quests": 0})
        person, question = await asked(people, path)
        await person.post(f"{path}/answers", json={"question": question.number, "answer": None})
        address = f"{path}/question/refusal"
        reasons = read(await person.get(address, params={"thing": "track:1"}), list[Closed])
        assert all(each.name == "invest" and each.clause for each in reasons)
        refusal(await person.get(address, params={"thing": "dragon:1"}), 400)
        far_too_long = await person.get(address, params={"thing": "card:" + "x" * 5_000})
        assert len(refusal(far_too_long, 400).sentence) < 300
        refusal(await person.get(address), 400)
        other = people[1 - people.index(person)]
        refusal(await other.get(address, params={"thing": "track:1"}), 409)

    visit(tmp_path, test)


def test_an_answer_can_be_taken_back_until_something_is_rolled(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        people, path = await two_people(site)
        person, question = await asked(people, path)
        refusal(await person.post(f"{path}/undo", json={}), 422)
        given = {"question": question.number, "answer": question.default}
        await person.post(f"{path}/answers", json=given)
        standing = read(await person.get(path), Table).standing
        answer = await person.post(f"{path}/undo", json={})
        if standing.can_undo:
            stored = read(answer, Stored, 201)
            shown = read(await person.get(path), Table)
            assert (shown.standing.moves, shown.number) == (0, stored.number)
        else:
            refusal(answer, 422)

    visit(tmp_path, test)


def test_a_take_back_needs_the_others(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        people, path = await two_people(site)
        person, question = await asked(people, path)
        other = people[1 - people.index(person)]
        given = {"question": question.number, "answer": question.default}
        await person.post(f"{path}/answers", json=given)
        read(await person.post(f"{path}/takebacks", json={"moves": 0}), Stored, 201)
        wished = read(await person.get(path), Table)
        assert wished.standing.takeback is not None
        answer = await other.post(f"{path}/takebacks/reply", json={"agree": True})
        agreed = read(await other.get(path), Table)
        assert (agreed.standing.moves, agreed.standing.takeback) == (0, None)
        assert read(answer, Stored, 201).number == agreed.number
        refusal(await other.post(f"{path}/takebacks/reply", json={"agree": True}), 422)

    visit(tmp_path, test)


def test_whoever_resigns_is_played_for_or_ends_the_game(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        people, path = await two_people(site)
        refusal(await (await site.person("Eve")).post(f"{path}/resignation", json={}), 403)
        read(await people[0].post(f"{path}/resignation", json={}), Stored, 201)
        resigned = read(await people[0].get(path), Table)
        is_over = resigned.standing.status == "over"
        assert is_over or resigned.standing.seats[0].has_resigned

    visit(tmp_path, test)


def test_a_finished_game_has_a_record_that_makes_the_same_table_again(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        people, path = await two_people(site, game="auction", settings={"lots": 1})
        refusal(await people[0].get(f"{path}/record"), 422)
        await play_to_the_end(people, path)
        done = read(await people[0].get(path), Table)
        assert done.standing.outcome is not None
        assert done.standing.seed
        record = await people[1].get(f"{path}/record")
        assert record.headers["content-type"].startswith("text/plain")
        imported = read(
            await people[1].post(
                "/api/tables/import",
                content=record.content,
                headers={"content-type": "text/plain"},
            ),
            Table,
            201,
        )
        assert imported.id != done.id
        assert imported.standing.moves == done.standing.moves
        assert imported.standing.outcome == done.standing.outcome
        for bad in (b"", b"nonsense", b"\xff\xfe"):
            refusal(await people[1].post("/api/tables/import", content=bad), 400)

    visit(tmp_path, test)


def test_a_rematch_leads_everybody_to_one_table(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        people, path = await two_people(site, game="auction", settings={"lots": 1})
        refusal(await people[0].post(f"{path}/rematch"), 422)
        await play_to_the_end(people, path)
        first = read(await people[0].post(f"{path}/rematch"), Table, 201)
        second = read(await people[1].post(f"{path}/rematch"), Table, 201)
        assert first.id == second.id
        assert second.standing.status == "running"

    visit(tmp_path, test)


def test_a_what_if_copy_is_private_and_all_ones_own(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        people, path = await two_people(site)
        copy = read(await people[0].post(f"{path}/what-if", json={}), Table, 201)
        assert path.endswith(copy.origin)
        assert all(seat.is_mine for seat in copy.standing.seats)
        assert not copy.is_listed
        refusal(await people[0].post(f"{path}/what-if", json={"moves": 99}), 400)

    visit(tmp_path, test)


def test_chat_is_kept_as_it_was_said_and_hostile_chat_is_cleaned(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        people, path = await two_people(site)
        said = "<img src=x onerror=alert(1)> [region:roma|x] \x07\u202e\u0000 good luck"
        assert (await people[0].post(f"{path}/chat", json={"text": said})).status_code == 201
        [line] = read(await people[1].get(path), Table).chat
        assert line.name == "Ada"
        assert line.text.startswith("<img src=x onerror=alert(1)>")
        assert not set(line.text) & set("\x07\u202e\u0000")
        for wrong in ("", "   ", "x" * 1001):
            refusal(await people[0].post(f"{path}/chat", json={"text": wrong}), 400)

    visit(tmp_path, test)


def test_a_notepad_is_ones_own(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        people, path = await two_people(site)
        await people[0].put(f"{path}/notepad", json={"text": "attack on Friday"})
        assert read(await people[0].get(f"{path}/notepad"), Notepad).text == "attack on Friday"
        assert read(await people[1].get(f"{path}/notepad"), Notepad).text == ""
        refusal(await people[0].put(f"{path}/notepad", json={"text": "x" * 20_001}), 400)

    visit(tmp_path, test)


def test_a_table_can_be_studied(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        people, path = await two_people(site)
        person, question = await asked(people, path)
        given = {"question": question.number, "answer": question.default}
        await person.post(f"{path}/answers", json=given)
        scene = await person.get(f"{path}/scene")
        assert scene.status_code == 200
        assert "max-age" in scene.headers["cache-control"]
        about = read(await person.get(f"{path}/things/region:roma"), About)
        assert about.facts
        pass_between = "crossing%3Adamascus%2Ftyrus"
        assert "Tyrus" in read(await person.get(f"{path}/things/{pass_between}"), About).title
        refusal(await person.get(f"{path}/things/region:atlantis"), 400)
        refusal(await person.get(f"{path}/things/nonsense"), 400)
        replay = read(await person.get(f"{path}/replay"), Replay)
        assert [frame.moves for frame in replay.frames] == [0, 1]
        assert replay.total == 1
        assert read(await person.get(f"{path}/chart"), ScoreChart).moves[0] == 0
        refusal(await person.get(f"{path}/replay?since=-1"), 400)

    visit(tmp_path, test)


def test_a_bot_elsewhere_gets_a_position_it_can_load(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        people, path = await two_people(site)
        saved = await people[0].get(f"{path}/position")
        assert saved.status_code == 200
        assert load(find_game("revolt"), saved.content) is not None
        refusal(await site.stranger().get(f"{path}/position"), 401)
        refusal(await (await site.person("Eve")).get(f"{path}/position"), 403)

    visit(tmp_path, test)


def test_nobody_answers_for_a_seat_that_is_not_theirs(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        people, path = await two_people(site, game="auction")
        for suffix in ("?seat=1", "/question?seat=1", "/position?seat=1", "/things/seat:1?seat=1"):
            refusal(await people[0].get(f"{path}{suffix}"), 403)
        given = {"question": 4, "answer": None, "seat": 1}
        refusal(await people[0].post(f"{path}/answers", json=given), 403)

    visit(tmp_path, test)
