"""Routes: found by method and path, and given what their parameters ask for."""

import asyncio
from http import HTTPStatus
from typing import Annotated, Any

import msgspec
import pytest

from ziggurat.kernel.errors import Invalid
from ziggurat.server.refusals import Refused
from ziggurat.server.requests import Request
from ziggurat.server.routing import Given, Router, delete, get, post

Given_ = dict[str, Any]


class Wish(msgspec.Struct):
    name: str


@get("/things/{thing:path}")
async def read_thing(thing: str, seat: int | None = None) -> Given_:
    return {"thing": thing, "seat": seat}


@get("/tables/{table}")
async def read_table(table: str) -> Given_:
    return {"table": table}


@get("/tables/newest")
async def read_newest(last: Annotated[int, Given("header", name="Last-Id")] = 0) -> Given_:
    return {"newest": last}


@delete("/tables/{table}/seats/{seat}")
async def leave(table: str, seat: int) -> Given_:
    return {"table": table, "seat": seat}


@post("/tables")
async def make(data: Wish, which: Annotated[str, Given(name="list")], asker: str) -> Given_:
    return {"name": data.name, "list": which, "asker": asker}


ROUTER = Router([read_thing, read_table, read_newest, leave, make])


def ask(method: str, address: str, body: bytes = b"", **headers: str) -> Any:
    """What a route gives for a request."""
    path, _, query = address.partition("?")
    pieces = [body[place : place + 5] for place in range(0, len(body), 5)] or [b""]

    async def receive() -> dict[str, Any]:
        piece = pieces.pop(0)
        return {"type": "http.request", "body": piece, "more_body": bool(pieces)}

    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"method": method, "path": path, "query_string": query.encode(), "headers": named}
    request = Request(scope, receive)
    return asyncio.run(ROUTER.find(request).handle(request, "Ada"))


def test_a_handler_is_given_what_path_query_header_and_body_say() -> None:
    assert ask("GET", "/tables/7") == {"table": "7"}
    assert ask("DELETE", "/tables/7/seats/2") == {"table": "7", "seat": 2}
    assert ask("GET", "/tables/newest", last_id="4") == {"newest": 4}
    made = ask("POST", "/tables?list=a%20b", b'{"name":"x"}')
    assert made == {"name": "x", "list": "a b", "asker": "Ada"}


def test_a_word_that_is_written_out_goes_before_one_that_is_named() -> None:
    assert ask("GET", "/tables/newest") == {"newest": 0}


def test_a_slash_at_the_end_makes_no_difference() -> None:
    assert ask("GET", "/tables/7/") == {"table": "7"}


def test_the_rest_of_a_path_may_have_slashes() -> None:
    assert ask("GET", "/things/region:a/b?seat=1") == {"thing": "region:a/b", "seat": 1}


@pytest.mark.parametrize(
    "path", ["/", "/nothing", "/tables//seats/1", "/tables/7/seats", "/things", "/tables/7/x/1/2"]
)
def test_an_address_without_a_route_is_not_found(path: str) -> None:
    with pytest.raises(Refused) as refused:
        ask("GET", path)
    assert refused.value.status == HTTPStatus.NOT_FOUND


def test_a_number_that_is_none_leads_nowhere() -> None:
    with pytest.raises(Refused) as refused:
        ask("DELETE", "/tables/7/seats/two")
    assert refused.value.status == HTTPStatus.NOT_FOUND


def test_another_method_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refused) as refused:
        ask("PUT", "/tables/7")
    assert refused.value.status == HTTPStatus.METHOD_NOT_ALLOWED
    assert refused.value.headers == {"allow": "GET"}


@pytest.mark.parametrize(
    ("address", "body", "sentence"),
    [
        ("/tables", b'{"name":"x"}', "The query parameter 'list' is missing."),
        ("/tables?list=a", b"", "The request needs a body of JSON."),
        ("/tables?list=a", b'{"name":1}', "name: Expected 'str', got 'int'."),
        ("/tables?list=a", b"{", "The body is not JSON as it should be."),
    ],
)
def test_what_is_wrong_with_a_request_is_told_with_its_place(
    address: str, body: bytes, sentence: str
) -> None:
    with pytest.raises(Invalid) as refused:
        ask("POST", address, body)
    assert str(refused.value) == sentence


def test_a_parameter_of_another_kind_is_refused_by_its_name() -> None:
    with pytest.raises(Invalid, match="seat: Expected 'int"):
        ask("GET", "/things/x?seat=y")
