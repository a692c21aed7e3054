"""The client: what it sends, what it repeats, and what its errors say."""

from __future__ import annotations

import httpx
import msgspec
import pytest

from tests.client.scripted import TABLE, Script, answered, refused
from ziggurat.client import Client, Refused, Stale, Unreachable
from ziggurat.client.connection import TRIES
from ziggurat.games.revolt.game import EmpiresRevolt
from ziggurat.games.revolt.view.structs import View
from ziggurat.kernel.errors import Invalid
from ziggurat.server.models import Answered, Answering, ClockPlan, Me, NewTable, NoticeChoices

LOST = httpx.ReadError("the line is dead")
NOBODY = httpx.ConnectError("refused")
DONE = Answered(7, 3)


def test_whoever_signs_up_is_that_person_from_then_on() -> None:
    me = Me(id="1", name="Anna", login=None, notices=NoticeChoices(), token="of Anna")
    script = Script([answered(me, 201), answered(me)])
    client = script.client(token="")
    assert client.sign_up("Anna").name == "Anna"
    client.me()
    assert "Authorization" not in script.requests[0].headers
    assert script.requests[1].headers["Authorization"] == "Bearer of Anna"
    assert client.token == "of Anna"


def test_whoever_signs_out_is_nobody_and_says_where() -> None:
    script = Script([httpx.Response(204), httpx.Response(204)])
    client = script.client()
    client.sign_out()
    assert (client.token, script.requests[0].url.query) == ("", b"")
    script.client().sign_out(everywhere=True)
    assert [sent.method for sent in script.requests] == ["DELETE", "DELETE"]
    assert script.requests[1].url.query == b"everywhere=true"


def test_a_table_is_planned_in_a_few_words() -> None:
    script = Script([answered(TABLE, 201)])
    clock = ClockPlan("bank", 600, 5)
    seats = ["me", "open", "link", "greedy"]
    table = script.client().make_table("revolt", seats, clock=clock, settings={"rounds": 9})
    plan = msgspec.json.decode(script.requests[0].content, type=NewTable)
    assert [(seat.kind, seat.bot) for seat in plan.seats] == [
        ("me", ""),
        ("open", ""),
        ("link", ""),
        ("bot", "greedy"),
    ]
    assert (plan.clock, plan.settings, plan.start) == (clock, {"rounds": 9}, False)
    assert table.address == "http://server.test/table/abc"


def test_an_answer_that_met_a_dead_line_is_sent_again_with_the_same_key() -> None:
    script = Script([LOST, NOBODY, refused(503, "Try again."), answered(DONE, 201)])
    assert script.client().table("abc").answer("end", question=6) == DONE
    sent = [msgspec.json.decode(each.content, type=Answering) for each in script.requests]
    assert len(sent) == 4
    assert len({each.key for each in sent}) == 1
    assert sent[0].key
    assert script.pauses == [0.25, 0.5, 1.0]


def test_two_answers_have_two_keys_unless_they_are_given_one() -> None:
    script = Script([answered(DONE)] * 3)
    table = script.client().table("abc")
    table.answer("end", question=6)
    table.answer("end", question=7)
    table.answer(None, question=8, key="mine", seat=2, wants_next=False)
    sent = [msgspec.json.decode(each.content, type=Answering) for each in script.requests]
    assert sent[0].key != sent[1].key
    assert sent[2] == Answering(question=8, answer=None, seat=2, key="mine")
    assert [each.url.query for each in script.requests] == [
        b"next=true",
        b"next=true",
        b"next=false",
    ]


def test_what_may_have_been_done_already_is_not_sent_again() -> None:
    script = Script([LOST])
    with pytest.raises(Unreachable, match="does not answer: the line is dead"):
        script.client().table("abc").say("hello")
    script = Script([refused(503, "Try again.")])
    with pytest.raises(Refused, match="Try again"):
        script.client().table("abc").say("hello")


def test_what_never_arrived_or_was_too_often_is_sent_again() -> None:
    too_often = refused(429, "Too often.")
    too_often.headers["Retry-After"] = "3"
    script = Script([NOBODY, too_often, answered({"number": 5}, 201)])
    assert script.client().table("abc").say("hello") == 5
    assert script.pauses == [0.25, 3.0]


def test_the_client_gives_up_after_some_tries() -> None:
    script = Script([NOBODY] * TRIES)
    with pytest.raises(Unreachable):
        script.client().games()
    assert len(script.pauses) == TRIES - 1


def test_a_refusal_carries_sentence_clause_and_status() -> None:
    sentence = "A ship costs 2 wood; you have 1."
    script = Script([refused(422, sentence, clause="ER-26")])
    with pytest.raises(Refused, match=f"^ER-26: {sentence}$") as caught:
        script.client().table("abc").answer("ship roma", question=6)
    assert caught.value.status == 422
    assert caught.value.refusal.clause == "ER-26"
    assert not isinstance(caught.value, Stale)


def test_a_stale_answer_tells_the_question_that_stands() -> None:
    script = Script([refused(409, "This question is no longer open.", question=9)])
    with pytest.raises(Stale) as caught:
        script.client().table("abc").answer("end", question=6)
    assert caught.value.refusal.question == 9


def test_a_conflict_of_another_kind_is_no_stale_answer() -> None:
    script = Script([refused(409, "The name anna is taken.")])
    with pytest.raises(Refused) as caught:
        script.client().sign_in("anna", "secret")
    assert not isinstance(caught.value, Stale)


@pytest.mark.parametrize("body", [b"<html>hello</html>", b'{"id": 1}', b"\xff"])
def test_what_answers_but_is_no_ziggurat_server_is_told_so(body: bytes) -> None:
    script = Script([httpx.Response(200, content=body)])
    with pytest.raises(Unreachable, match="does not speak this API"):
        script.client().me()


def test_a_refusal_that_is_no_json_still_becomes_a_sentence() -> None:
    script = Script([httpx.Response(404, content=b"<html>not here</html>")])
    with pytest.raises(Refused, match="The server answers with status 404"):
        script.client().me()


@pytest.mark.parametrize("url", ["", "server", "ftp://server", "http://", "http://x:port"])
def test_what_is_no_address_is_refused_at_once(url: str) -> None:
    with pytest.raises(Invalid, match="address"):
        Client(url)


def test_a_seat_is_named_only_where_somebody_names_one() -> None:
    script = Script([answered(TABLE), answered(TABLE)])
    table = script.client().table("abc")
    table.show()
    table.show(1)
    assert [str(each.url) for each in script.requests] == [
        "http://server.test/api/tables/abc",
        "http://server.test/api/tables/abc?seat=1",
    ]


def test_a_view_is_read_as_the_struct_of_its_game() -> None:
    game = EmpiresRevolt()
    seen = game.view(game.setup(2, game.complete({}), b"seed"), 1)
    begun = msgspec.structs.replace(TABLE, view=msgspec.to_builtins(seen))
    assert Script([answered(begun)]).client().table("abc").view(View, 1) == seen
    with pytest.raises(Invalid, match="not begun"):
        Script([answered(TABLE)]).client().table("abc").view(View)
