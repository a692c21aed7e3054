"""A server that answers from a script, and remembers what it was asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import httpx
import msgspec

from ziggurat.client import Client
from ziggurat.server import models

Step = httpx.Response | Exception


class Broken(httpx.SyncByteStream):
    """A body that breaks off after some bytes."""

    def __init__(self, content: bytes) -> None:
        self.content = content

    def __iter__(self) -> Iterator[bytes]:
        yield self.content
        raise httpx.ReadError("the line is dead")


class Script:
    """Answers one step after the other; more requests than steps are a failure."""

    def __init__(self, steps: Iterable[Step]) -> None:
        self.steps = list(steps)
        self.requests: list[httpx.Request] = []
        self.pauses: list[float] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request)
        step = self.steps.pop(0)
        if isinstance(step, Exception):
            raise step
        return step

    def client(self, token: str = "a token") -> Client:  # noqa: S107 - it opens nothing
        pause: Callable[[float], None] = self.pauses.append
        transport = httpx.MockTransport(self)
        return Client("http://server.test", token, transport=transport, sleep=pause)


def answered(value: object, status: int = 200) -> httpx.Response:
    """An answer of JSON."""
    return httpx.Response(status, content=msgspec.json.encode(value))


def refused(status: int, sentence: str, **more: object) -> httpx.Response:
    """A refusal, as the server words them."""
    return answered({"sentence": sentence, **more}, status)


STANDING = models.Standing(
    status="running",
    moves=0,
    seats=[],
    asked=[0],
    seat=0,
    question=None,
    can_undo=False,
    takeback=None,
    scores=[],
    outcome=None,
    seed="",
    rematch="",
)

TABLE = models.Table(
    id="abc",
    game="revolt",
    title="",
    host="Anna",
    is_host=True,
    settings={},
    clock=models.ClockPlan(),
    stand_in="greedy",
    is_listed=True,
    origin="",
    commitment="",
    created_at=0.0,
    number=4,
    standing=STANDING,
    view=None,
    lines=[],
    chat=[],
)


def change(number: int, kind: models.ChangeKind = "move", said: str = "") -> models.Change:
    """An entry as it is told."""
    words = models.Said(number, 0.0, "Anna", 0, said) if said else None
    return models.Change(
        number=number, kind=kind, at=0.0, standing=None, lines=[], said=words, view=None
    )


def event(told: models.Table | models.Change) -> bytes:
    """What goes over the wire for it."""
    name = "table" if isinstance(told, models.Table) else "change"
    is_presence = isinstance(told, models.Change) and told.kind == "presence"
    number = b"" if is_presence else b"id: %d\n" % told.number
    return b"%sevent: %s\ndata: %s\n\n" % (number, name.encode(), msgspec.json.encode(told))


def stream(*parts: models.Table | models.Change | bytes, breaks: bool = False) -> httpx.Response:
    """A stream that ends, or breaks off, after these."""
    content = b"".join(part if isinstance(part, bytes) else event(part) for part in parts)
    headers = {"Content-Type": "text/event-stream"}
    if breaks:
        return httpx.Response(200, stream=Broken(content), headers=headers)
    return httpx.Response(200, content=content, headers=headers)
