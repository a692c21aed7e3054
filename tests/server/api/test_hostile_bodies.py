"""Whatever is sent to whichever address: a refusal of a few words, never a fault of ours."""

from pathlib import Path

import httpx
import pytest

from tests.server.api.site import Site, new_table, refusal, visit
from ziggurat.kernel.errors import Invalid
from ziggurat.server import models
from ziggurat.server.requests import reader_of

BODIES: dict[str, bytes] = {
    "nothing": b"",
    "no JSON": b"Dear Hannibal",
    "the character of number 0": b"\0",
    "a text that does not end": b'"',
    "lists in lists without end": b"[" * 20_000,
    "lists in lists": b"[" * 5_000 + b"]" * 5_000,
    "fields in fields without end": b'{"a":' * 10_000,
    "something deep in an unknown field": b'{"zz":' + b"[" * 20_000 + b"]" * 20_000 + b"}",
    "a list": b"[]",
    "a number": b"7",
    "a number of 5,000 digits": b'{"question":' + b"9" * 5_000 + b',"answer":null}',
    "a question of 300 digits": b'{"answer":null,"question":' + b"9" * 300 + b"}",
    "a seat of 300 digits": b'{"seat":' + b"9" * 300 + b"}",
    "a move of 300 digits": b'{"moves":' + b"9" * 300 + b"}",
    "a setting of 300 digits": b'{"game":"revolt","seats":[{"kind":"me"},{"kind":"me"}],'
    b'"settings":{"rounds":' + b"9" * 300 + b"}}",
    "a number beyond all": b'{"question":1e999,"moves":1e999,"seat":1e999}',
    "a number that is none": b'{"question":NaN,"seat":NaN,"name":NaN}',
    "a text in no code": b'{"answer":"\xff","name":"\xff","text":"\xff","question":1}',
    "a field in no code": b'{"\xff":1}',
    "half a character": b'{"name":"\\ud800","text":"\\ud800","question":1,"answer":"\\ud800"}',
    "a field of a long name": b'{"' + b"x" * 60_000 + b'":1}',
    "a field twice": b'{"name":"a","name":"b","seat":0,"seat":[],"question":[],"question":1}',
    "a value of another kind": b'{"name":{},"text":[],"question":"1","answer":1,"moves":"x"}',
}

READABLE = "a question of 300 digits"
"""An answer like any other, but to a question nobody asks."""

POSTED = (
    "/api/people", "/api/accounts", "/api/sessions", "/api/tables", "/api/tables/import",
)  # fmt: skip
POSTED_TO_A_TABLE = (
    "answers", "undo", "takebacks", "takebacks/reply", "resignation", "return", "rematch",
    "what-if", "seats", "chat", "question/quote",
)  # fmt: skip


def test_no_body_whatsoever_is_a_fault_of_ours(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        ada = await site.person()
        table = f"/api/tables/{(await new_table(ada, 'me', 'me', start=True)).id}"
        requests = [
            *(("POST", path) for path in POSTED),
            *(("POST", f"{table}/{path}") for path in POSTED_TO_A_TABLE),
            ("PUT", f"{table}/notepad"),
            ("PATCH", "/api/me"),
        ]
        for method, path in requests:
            for name, body in BODIES.items():
                answer = await send(ada, method, path, body)
                assert len(answer.content) < 1_000, (path, name)
                if name != "nothing":  # some commands need no words
                    assert 400 <= answer.status_code < 500, (path, name, answer.text)
                    refusal(answer, answer.status_code)
        assert (await ada.get(table)).status_code == 200

    visit(tmp_path, test)


async def send(client: httpx.AsyncClient, method: str, path: str, body: bytes) -> httpx.Response:
    headers = {"content-type": "application/json"}
    return await client.request(method, path, content=body, headers=headers)


@pytest.mark.parametrize("name", sorted(BODIES.keys() - {READABLE}))
def test_a_body_that_is_no_answer_is_refused_before_anything_is_done(name: str) -> None:
    read = reader_of(models.Answering)
    with pytest.raises(Invalid):
        read(BODIES[name])
