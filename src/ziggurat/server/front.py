"""The front door: every request comes in here and every answer goes out.

It reads who is asking, turns away what comes too often or from the wrong place, adds the headers
that protect people, counts, and writes one line of the log. It is one plain ASGI application
around litestar, so that nothing passes by it, not even an address that does not exist.
"""

from __future__ import annotations

import time
from http import HTTPStatus
from typing import Any

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ziggurat.server.identity import NOBODY, Caller
from ziggurat.server.limits import neighbourhood
from ziggurat.server.metrics import ELSEWHERE
from ziggurat.server.parts import Parts
from ziggurat.server.refusals import Refused, closing, refuse, too_many
from ziggurat.server.security import (
    SAFE_METHODS,
    csrf_cookie,
    protecting_headers,
    read_credentials,
)
from ziggurat.server.sending import RawHeaders

UNCOUNTED = ("/assets/", "/health", "/metrics")
"""Paths that use up nobody's requests."""
API = "/api/"
UNKEPT = (b"cache-control", b"no-store")
"""What the API says changes with every move, and is for one person."""
STREAM = "/api/tables/{table}/events"

log = structlog.get_logger()


class Front:
    """The ASGI application a server runs."""

    def __init__(self, app: ASGIApp, parts: Parts) -> None:
        self.parts = parts
        self.headers = protecting_headers(parts.settings)
        """What every answer carries."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        scope = as_reading(scope)
        visit = Visit(self, scope, send)
        try:
            visit.read()
        except Refused as refused:
            await refuse(visit.send, refused)
        else:
            await self._app(scope, receive, visit.send)
        finally:
            visit.leave()


class Visit:
    """One request and its answer."""

    __slots__ = (
        "_began",
        "_caller",
        "_extra",
        "_front",
        "_parts",
        "_scope",
        "_send",
        "_status",
    )

    # litestar's type of a scope is a union that cannot be asked for keys of our own.
    def __init__(self, front: Front, scope: Any, send: Send) -> None:
        self._front = front
        self._parts = front.parts
        self._scope: dict[str, Any] = scope
        self._send = send
        self._began = time.perf_counter()
        self._caller: Caller = NOBODY
        self._extra: RawHeaders = []
        self._status = 0

    def read(self) -> None:
        """Find out who is asking, and whether to let them in."""
        scope, parts = self._scope, self._parts
        shown = read_credentials(scope["headers"])
        caller = parts.tokens.caller(shown.authorization, shown.cookie)
        self._caller = scope.setdefault("state", {})["caller"] = caller
        method, path = scope["method"], scope["path"]
        is_counted = not path.startswith(UNCOUNTED)
        if is_counted:
            wait = parts.wait("play", caller.session or self._address())
            if wait:
                raise too_many(wait)
        if parts.is_closing and method not in SAFE_METHODS:
            raise closing()
        if not parts.csrf.is_proven(method, caller, shown):
            raise Refused(
                HTTPStatus.FORBIDDEN,
                "The request does not prove where it comes from: repeat the cookie csrftoken in "
                "the header x-csrftoken, or send a token as Authorization: Bearer.",
            )
        is_browsing = method in SAFE_METHODS and caller.means != "bearer"
        if is_browsing and is_counted and not parts.csrf.is_ours(shown.csrf_cookie):
            self._extra.append(csrf_cookie(parts.csrf.make(), parts.settings))

    async def send(self, message: Message) -> None:
        """Send a part of the answer; the first part gets the headers."""
        if message["type"] == "http.response.start":
            self._status = int(message["status"])
            own: RawHeaders = list(message.get("headers", []))
            if self._scope["path"].startswith(API) and not _has(own, b"cache-control"):
                own.append(UNKEPT)
            message["headers"] = own + self._front.headers + self._extra
        await self._send(message)

    def leave(self) -> None:
        """Count the request and write its line."""
        scope = self._scope
        seconds = time.perf_counter() - self._began
        route = scope.get("path_template") or ELSEWHERE
        metrics = self._parts.metrics
        metrics.request(scope["method"], route, self._status)
        if route != STREAM:
            metrics.took(route, seconds)
        log.info(
            "request",
            method=scope["method"],
            route=route,
            status=self._status,
            ms=round(seconds * 1000, 2),
            person=self._caller.person,
            table=(scope.get("path_params") or {}).get("table"),
        )

    def _address(self) -> str:
        client = self._scope.get("client")
        return neighbourhood(str(client[0])) if client else "nowhere"


def as_reading(scope: Any) -> Any:  # a scope, as above
    """A request for a page's headers, as one for the page; uvicorn leaves the body out."""
    if scope["method"] != "HEAD" or scope["path"].startswith(API):
        return scope
    return {**scope, "method": "GET"}


def _has(headers: RawHeaders, name: bytes) -> bool:
    return any(key.lower() == name for key, _ in headers)
