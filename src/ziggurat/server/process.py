"""Running a server process: opening it, listening, and closing without losing anything."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import uvicorn

from ziggurat.kernel.errors import Invalid
from ziggurat.server.application import Application
from ziggurat.server.connections import Connection, Heads
from ziggurat.server.second_start import Note, posted
from ziggurat.server.services import Services, open_services
from ziggurat.server.settings import Settings

GRACE_SECONDS = 10
"""How long requests under way may take when the server closes."""
KEPT_SECONDS = 75
"""How long a connection may be idle: longer than proxies keep theirs, so that they close first."""
WAITING_CONNECTIONS = 2048
COLLECTING = (10_000, 20, 50)
"""Objects made between two searches for garbage, young searches between old ones, and so on."""
SIGNALS = (signal.SIGINT, signal.SIGTERM)

Ready = Callable[[Services], Awaitable[None]]


class Listener(uvicorn.Server):
    """uvicorn, with live streams ended and commands refused as soon as it is to stop."""

    def __init__(self, config: uvicorn.Config, services: Services, ready: Ready) -> None:
        super().__init__(config)
        self._services = services
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say so."""
        await super().startup(sockets)
        if not self.should_exit:
            await self._ready(self._services)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop listening and finish what is under way."""
        self._services.stop()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop gracefully when told to.

        uvicorn would raise the signal once more afterwards, and the process would end before its
        database is closed.
        """
        before: dict[signal.Signals, Any] = {
            each: signal.signal(each, self.handle_exit) for each in SIGNALS
        }
        try:
            yield
        finally:
            for each, earlier in before.items():
                signal.signal(each, earlier)


def run(settings: Settings, ready: Ready) -> None:
    """Serve until a signal ends it."""
    with asyncio.Runner(loop_factory=find_loop()) as runner:
        runner.run(_serve(settings, ready))


async def _serve(settings: Settings, ready: Ready) -> None:
    door = bind(settings.host, settings.port)
    with door:
        async with open_services(settings, own_address=address_of(door)) as services:
            listener = Listener(_config(services), services, ready)
            collect_seldom()
            with posted(settings.database, Note(address_of(door), services.door_key)):
                await listener.serve(sockets=[door])


def collect_seldom() -> None:
    """Look for cycles of garbage seldom, and never among what was made so far.

    Requests leave none behind, and looking as often as Python does takes a tenth of all time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)


def _config(services: Services) -> uvicorn.Config:
    protocol: Any = partial(Connection, Heads())  # uvicorn's types know classes alone
    return uvicorn.Config(
        Application(services),
        http=protocol,
        access_log=False,
        backlog=WAITING_CONNECTIONS,
        forwarded_allow_ips=services.settings.proxies,
        lifespan="off",  # the services are opened before and closed after
        log_config=None,
        proxy_headers=True,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=KEPT_SECONDS,
        ws="none",
    )


def bind(host: str, port: int) -> socket.socket:
    """A socket at the address; port 0 finds a free one."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=WAITING_CONNECTIONS)
    except OSError as error:
        raise Invalid(
            f"The server cannot listen at {host}, port {port}: {error.strerror or error}. "
            "Choose another one with --port, or --port 0 for any that is free."
        ) from error


def address_of(door: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host, port = door.getsockname()[:2]
    if host in {"0.0.0.0", "::"}:  # noqa: S104 - listening everywhere is the host's choice
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def find_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The quicker event loop where there is one; None is Python's own."""
    try:
        import uvloop  # noqa: PLC0415 - it is not made for every system
    except ImportError:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory
