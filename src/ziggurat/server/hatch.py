"""The hatch: questions handed out and answers taken in, past the framework.

These two are nearly all requests of people at play, and litestar takes longer over one than the
game itself does. So what is plain is served here, by the functions of the same two routes. What is
not plain (a query no client of ours writes, a body in pieces or one that cannot be read) goes on
to the framework as it came: there is one place that judges it.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec
from litestar.handlers import HTTPRouteHandler
from litestar.types import ASGIApp, Receive, ReceiveMessage, Send

from ziggurat.kernel.state import Seat
from ziggurat.server import models
from ziggurat.server.api.asking import asker_for
from ziggurat.server.api.playing import give_answer, read_question
from ziggurat.server.parts import Parts
from ziggurat.server.refusals import refuse
from ziggurat.server.sending import send_json
from ziggurat.server.settings import BODY_BYTES

TABLES = "/api/tables/"
PLAIN_HOST = re.compile(rb"[A-Za-z0-9.-]+(:[0-9]+)?")
PLAIN_SEAT = re.compile(rb"seat=([0-9]{1,3})")
WANTS_NEXT = {b"": False, b"next=true": True, b"next=false": False}
"""The queries that come with an answer."""
ROUTES = {
    route: next(iter(route.paths)).replace(":str", "") for route in (give_answer, read_question)
}
"""The routes that are served here, and how the figures and the log call them."""

_answering = msgspec.json.Decoder(models.Answering)
_encoder = msgspec.json.Encoder()


class Hatch:
    """What stands behind the front door: plain questions and answers, else the framework."""

    def __init__(self, app: ASGIApp, parts: Parts) -> None:
        self._app = app
        self._parts = parts

    # litestar's type of a scope is a union that cannot be asked for the keys of a request.
    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        path: str = scope.get("path", "")
        if path.startswith(TABLES) and has_plain_host(scope):
            table, _, what = path[len(TABLES) :].partition("/")
            if table and what == "answers" and scope["method"] == "POST":
                return await self._take_answer(table, scope, receive, send)
            if table and what == "question" and scope["method"] == "GET":
                return await self._give_question(table, scope, receive, send)
        return await self._app(scope, receive, send)

    async def _take_answer(self, table: str, scope: Any, receive: Receive, send: Send) -> None:
        wants_next = WANTS_NEXT.get(scope["query_string"])
        message = await receive()
        answering = read_answering(message)
        if wants_next is None or answering is None:
            return await self._app(scope, again(message, receive), send)
        given = {"table": table, "data": answering, "wants_next": wants_next}
        return await self._serve(give_answer, given, scope, send)

    async def _give_question(self, table: str, scope: Any, receive: Receive, send: Send) -> None:
        query: bytes = scope["query_string"]
        seat = read_seat(query)
        if query and seat is None:
            return await self._app(scope, receive, send)
        return await self._serve(read_question, {"table": table, "seat": seat}, scope, send)

    async def _serve(
        self, route: HTTPRouteHandler, given: dict[str, Any], scope: Any, send: Send
    ) -> None:
        """Do what a route does, with what it is given."""
        scope["path_template"] = ROUTES[route]
        scope["path_params"] = {"table": given["table"]}
        try:
            asker = await asker_for(self._parts, scope["state"]["caller"])
            told = await route.fn(asker=asker, **given)
        except Exception as error:  # noqa: BLE001 - every error has an answer
            await refuse(send, error)
        else:
            await send_json(send, route.status_code, _encoder.encode(told))


def has_plain_host(scope: Any) -> bool:
    """Whether a request names a host in letters and digits; the framework judges others."""
    for name, value in scope["headers"]:
        if name == b"host":
            return PLAIN_HOST.fullmatch(value) is not None
    return False


def read_answering(message: ReceiveMessage) -> models.Answering | None:
    """An answer that came whole and can be read; None for any other."""
    if message["type"] != "http.request" or message.get("more_body"):
        return None
    body = message["body"]
    try:
        return _answering.decode(body) if len(body) <= BODY_BYTES else None
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return None


def read_seat(query: bytes) -> Seat | None:
    """The seat a plain query asks for."""
    found = PLAIN_SEAT.fullmatch(query)
    return None if found is None else int(found[1])


def again(message: ReceiveMessage, receive: Receive) -> Receive:
    """What receives a message that was received already, and then the others."""
    messages = [message]

    async def receive_again() -> ReceiveMessage:
        return messages.pop() if messages else await receive()

    return receive_again
