"""A whole server inside a test: everything but the network, on a file of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx
import msgspec

from tests.kernel.auction import Auction
from tests.kernel.bazaar import Bazaar
from ziggurat.games.registry import find_game
from ziggurat.kernel.game import Game
from ziggurat.server import models
from ziggurat.server.application import Application
from ziggurat.server.services import Services, open_services
from ziggurat.server.settings import Settings
from ziggurat.server.thinking.thinker import Thought

T = TypeVar("T")
PATIENCE_SECONDS = 60
"""After so long without an event a test has failed."""
ADDRESS = "http://ziggurat.test"
TINY: dict[str, Game[Any]] = {"auction": Auction(), "bazaar": Bazaar()}


class Dull:
    """Thinks for bots without thinking: every question gets its default."""

    async def open(self) -> None:
        """There is nothing to open."""

    async def close(self) -> None:
        """There is nothing to close."""

    async def decide(
        self, *, game: str, position: bytes, seat: int, bot: str, seed: bytes
    ) -> Thought:
        return Thought("", failed="is dull")

    async def advise(self, *, game: str, position: bytes, seat: int, seed: bytes) -> Thought:
        return Thought("", failed="is dull")

    async def read(self, function: Callable[..., T], *args: Any, **kwargs: Any) -> T:
        return function(*args, **kwargs)

    async def run(self, function: Callable[..., T], *args: Any, **kwargs: Any) -> T:
        return function(*args, **kwargs)


def find_any_game(name: str) -> Game[Any]:
    """The games there are, and the tiny ones."""
    return TINY.get(name) or find_game(name)


class Site:
    """The server and its visitors."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.application = Application(services)
        self._visitors: list[httpx.AsyncClient] = []

    def stranger(self, address: str = "127.0.0.1", **headers: str) -> httpx.AsyncClient:
        """A program that has not said who it is, at some address."""
        client = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=self.application, client=(address, 1)),  # type: ignore[arg-type]
            base_url=ADDRESS,
            headers=headers,
        )
        self._visitors.append(client)
        return client

    async def person(self, name: str = "Ada") -> httpx.AsyncClient:
        """A program that has."""
        client = self.stranger()
        made = await client.post("/api/people", json={"name": name})
        assert made.status_code == 201, made.text
        client.cookies.clear()
        client.headers["Authorization"] = f"Bearer {made.json()['token']}"
        return client

    async def browser(self, name: str = "Ada") -> httpx.AsyncClient:
        """A browser: cookies, and the header that repeats one of them."""
        client = self.stranger(Origin=ADDRESS)
        await client.get("/")
        client.headers["x-csrftoken"] = client.cookies["csrftoken"]
        made = await client.post("/api/people", json={"name": name})
        assert made.status_code == 201, made.text
        return client

    async def close(self) -> None:
        for client in self._visitors:
            await client.aclose()


@asynccontextmanager
async def opened(folder: Path, **settings: Any) -> AsyncIterator[Site]:
    """A site for the time of a block; its limits are off unless they are asked for."""
    usual = {"database": str(folder / "site.db"), "limits": False, "pace": 0.0}
    chosen = Settings(**{**usual, **settings})
    async with open_services(
        chosen, own_address=ADDRESS, thinker=Dull(), find_game=find_any_game
    ) as services:
        site = Site(services)
        try:
            yield site
        finally:
            await site.close()


def visit(folder: Path, test: Callable[[Site], Coroutine[Any, Any, None]], **settings: Any) -> None:
    """Run a test on a site."""

    async def run() -> None:
        async with opened(folder, **settings) as site:
            await test(site)

    asyncio.run(run())


def refusal(answer: httpx.Response, status: int) -> models.Refusal:
    """A refusal of that status, as every one must be."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"].startswith("application/json")
    refused = msgspec.json.decode(answer.content, type=models.Refusal)
    assert refused.sentence.endswith("."), refused.sentence
    assert "Traceback" not in refused.sentence
    return refused


def read(answer: httpx.Response, kind: type[T], status: int = 200) -> T:
    """An answer of that status, as the schema says it is."""
    assert answer.status_code == status, answer.text
    return msgspec.json.decode(answer.content, type=kind)


async def new_table(
    client: httpx.AsyncClient, *kinds: str, game: str = "revolt", start: bool = False, **more: Any
) -> models.Table:
    """A table made over the API; a seat is `me`, `open`, `link` or a kind of bot."""
    seats = [
        {"kind": kind} if kind in {"me", "open", "link"} else {"kind": "bot", "bot": kind}
        for kind in kinds
    ]
    plan = {"game": game, "seats": seats, "start": start, **more}
    return read(await client.post("/api/tables", json=plan), models.Table, 201)


class Listening:
    """Somebody's live stream, read event by event."""

    def __init__(self, site: Site, path: str, **headers: str) -> None:
        self.status = 0
        self.headers: dict[str, str] = {}
        self.is_ended = False
        self._path, _, self._query = path.partition("?")
        self._given = headers
        self._site = site
        self._chunks: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._gone = asyncio.Event()
        self._buffer = b""

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        await self._started()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._gone.set()
        async with asyncio.timeout(PATIENCE_SECONDS):
            await self._task

    async def _started(self) -> None:
        first = await self._chunk()
        if first is None:
            await self._task  # tells why nothing came
        self._buffer += first or b""

    async def _chunk(self) -> bytes | None:
        """What comes next; None at the end of the stream."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            return await self._chunks.get()

    async def _run(self) -> None:
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": self._path,
            "raw_path": self._path.encode(),
            "query_string": self._query.encode(),
            "root_path": "",
            "headers": [
                (name.replace("_", "-").lower().encode(), value.encode())
                for name, value in self._given.items()
            ],
            "client": ("127.0.0.1", 1),
            "server": ("ziggurat.test", 80),
        }
        is_asked = False

        async def receive() -> dict[str, Any]:
            nonlocal is_asked
            if not is_asked:
                is_asked = True
                return {"type": "http.request", "body": b"", "more_body": False}
            await self._gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                self.status = message["status"]
                self.headers = {
                    name.decode().lower(): value.decode() for name, value in message["headers"]
                }
            else:
                await self._chunks.put(message["body"])

        try:
            await self._site.application(scope, receive, send)
        finally:
            await self._chunks.put(None)

    async def event(self) -> dict[str, str]:
        """The next event's fields; empty when the stream has ended."""
        while True:
            while b"\n\n" not in self._buffer:
                chunk = await self._chunk()
                if chunk is None:
                    self.is_ended = True
                    return {}
                self._buffer += chunk
            text, _, self._buffer = self._buffer.partition(b"\n\n")
            fields = dict(line.split(": ", 1) for line in text.decode().split("\n"))
            if "event" in fields:
                return fields

    async def change(self) -> models.Change:
        """The next change."""
        fields = await self.event()
        assert fields["event"] == "change"
        return msgspec.json.decode(fields["data"], type=models.Change)
