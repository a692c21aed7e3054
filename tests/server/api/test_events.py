"""The live stream of a table."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.server.api.site import Listening, Site, new_table, opened, read, refusal, visit
from tests.server.api.test_playing import asked, two_people
from ziggurat.server import streaming
from ziggurat.server.models import Change, Table
from ziggurat.server.tables import listeners
from ziggurat.server.tables.listeners import Subscription, Told


def test_a_stream_begins_with_the_table_and_goes_on_with_every_change(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        people, path = await two_people(site)
        token = people[0].headers["Authorization"]
        async with Listening(site, f"{path}/events", Authorization=token) as stream:
            assert stream.status == 200
            assert stream.headers["content-type"].startswith("text/event-stream")
            assert stream.headers["x-accel-buffering"] == "no"
            assert "content-length" not in stream.headers
            first = await stream.event()
            assert first["event"] == "table"
            table = msgspec.json.decode(first["data"], type=Table)
            assert table.standing.seat == 0
            assert int(first["id"]) == table.number
            person, question = await asked(people, path)
            given = {"question": question.number, "answer": question.default}
            await person.post(f"{path}/answers", json=given)
            await people[1].post(f"{path}/chat", json={"text": "well played"})
            changes: list[Change] = []
            while not changes or changes[-1].kind != "chat":
                change = await stream.change()
                changes += [change] if change.kind != "presence" else []
            assert [change.kind for change in changes] == ["move", "chat"]
            numbers = [change.number for change in changes]
            assert numbers == [table.number + 1, table.number + 2]

    visit(tmp_path, test)


def test_whoever_comes_back_is_told_what_they_missed_and_nothing_twice(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        people, path = await two_people(site)
        token = people[0].headers["Authorization"]
        seen = read(await people[0].get(path), Table).number
        for text in ("one", "two", "three"):
            await people[1].post(f"{path}/chat", json={"text": text})
        headers = {"Authorization": token, "Last_Event_ID": str(seen)}
        async with Listening(site, f"{path}/events", **headers) as stream:
            said: list[str] = []
            while len(said) < 3:
                change = await stream.change()
                said += [change.said.text] if change.said else []
            assert said == ["one", "two", "three"]

    visit(tmp_path, test)


def test_whoever_claims_to_know_the_future_is_shown_the_table_as_it_is(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        _, path = await two_people(site)
        async with Listening(site, f"{path}/events", Last_Event_ID="1000000") as stream:
            assert (await stream.event())["event"] == "table"

    visit(tmp_path, test)


def test_strangers_may_look_on_and_see_no_seat(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        _, path = await two_people(site)
        async with Listening(site, f"{path}/events") as stream:
            table = msgspec.json.decode((await stream.event())["data"], type=Table)
            assert table.standing.seat is None

    visit(tmp_path, test)


def test_a_stream_of_nothing_or_of_anothers_seat_is_refused(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        people, path = await two_people(site)
        refusal(await people[0].get("/api/tables/nowhere/events"), 404)
        refusal(await people[0].get(f"{path}/events?seat=1"), 403)
        wrong = {"Last-Event-ID": "yesterday"}
        refusal(await people[0].get(f"{path}/events", headers=wrong), 400)

    visit(tmp_path, test)


def test_streams_end_when_the_server_closes(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        people, path = await two_people(site)
        async with Listening(site, f"{path}/events") as stream:
            assert (await stream.event())["event"] == "table"
            assert len(site.services.streams) == 1
            site.services.stop()
            while await stream.event():
                pass
            assert stream.is_ended
        assert len(site.services.streams) == 0
        refusal(await people[0].get(f"{path}/events"), 503)
        refusal(await people[0].post(f"{path}/chat", json={"text": "still here?"}), 503)

    visit(tmp_path, test)


def test_nobody_holds_more_streams_than_they_can_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streaming, "STREAMS", 1)

    async def test(site: Site) -> None:
        ada = await site.person()
        path = f"/api/tables/{(await new_table(ada, 'me', 'open')).id}/events"
        async with Listening(site, path, Authorization=ada.headers["Authorization"]) as stream:
            await stream.event()
            refusal(await ada.get(path), 429)
        async with Listening(site, path, Authorization=ada.headers["Authorization"]) as stream:
            assert stream.status == 200

    visit(tmp_path, test, limits=True)


def test_a_quiet_stream_shows_that_it_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streaming, "HEARTBEAT_SECONDS", 0.001)

    async def listen() -> bytes:
        subscription = Subscription(None, None, lambda _: None)
        sent: list[bytes] = []

        async def receive() -> dict[str, str]:
            await asyncio.Event().wait()
            raise AssertionError

        async def send(message: dict[str, object]) -> None:
            body = message.get("body", b"")
            assert isinstance(body, bytes)
            sent.append(body)
            if sent.count(streaming.HEARTBEAT) == 2:
                subscription.close()

        streams = streaming.Streams(is_limited=False)
        await streaming.EventStream(streams, "somebody", subscription, receive).send_by(send)
        return b"".join(sent)

    assert asyncio.run(listen()) == streaming.RETRY + 2 * streaming.HEARTBEAT


def test_what_has_no_number_of_its_own_is_sent_without_id() -> None:
    assert streaming.framed(Told(7, b"{}")) == b"id: 7\nevent: change\ndata: {}\n\n"
    assert streaming.framed(Told(None, b"{}")) == b"event: change\ndata: {}\n\n"


def test_a_reader_who_does_not_keep_up_is_let_go_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listeners, "MOST_WAITING", 20)

    async def run() -> None:
        async with opened(tmp_path) as site:
            people, path = await two_people(site)
            service, table = site.services.tables, path.rpartition("/")[2]
            subscription = await service.subscribe(table, None, None, None)
            count = 0
            while not subscription.is_closed:
                await people[0].post(f"{path}/chat", json={"text": f"line {count}"})
                count += 1
            taken = await subscription.take()
            last = max(told.number or 0 for told in taken)
            again = await service.subscribe(table, None, None, last)
            missed = [msgspec.json.decode(t.data, type=Change) for t in await again.take()]
            numbers = [change.number for change in missed if change.kind == "chat"]
            assert numbers[0] == last + 1
            assert numbers == list(range(last + 1, last + 1 + len(numbers)))

    asyncio.run(run())
