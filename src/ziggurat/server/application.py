"""The ASGI application: every request comes in here and every answer goes out.

It reads who is asking, turns away what comes too often or from the wrong place, finds the route,
lets its handler answer, adds the headers that protect people, counts, and writes one line of the
log. Nothing passes by it, not even an address that does not exist.
"""

from __future__ import annotations

import time
from http import HTTPStatus

import structlog

from ziggurat.server import pages
from ziggurat.server.api import description
from ziggurat.server.api.asker import find_asker
from ziggurat.server.api.routes import API_ROUTES
from ziggurat.server.limits import Subject
from ziggurat.server.metrics import ELSEWHERE
from ziggurat.server.refusals import Refused, answer_to, closing, log_fault, too_many
from ziggurat.server.requests import Message, Receive, Request, Scope
from ziggurat.server.responses import RawHeaders, Response, Send, send_json
from ziggurat.server.routing import Route, Router
from ziggurat.server.security import (
    SAFE_METHODS,
    csrf_cookie,
    protecting_headers,
    read_credentials,
)
from ziggurat.server.services import Services
from ziggurat.server.streaming import EventStream

UNCOUNTED = ("/assets/", "/health", "/metrics")
"""Paths that use up nobody's requests."""
API = "/api/"
UNKEPT = (b"cache-control", b"no-store")
"""What the API says changes with every move, and is for one person."""
STREAM = "/api/tables/{table}/events"

log = structlog.get_logger()


class Application:
    """What a server runs, over services that are open."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.router = Router([*API_ROUTES, *description.ROUTES, *pages.ROUTES])
        self.headers = protecting_headers(services.settings)
        """What every answer carries."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await Visit(self, Request(as_reading(scope), receive), send).serve()


class Visit:
    """One request and its answer."""

    __slots__ = (
        "_application",
        "_began",
        "_extra",
        "_request",
        "_route",
        "_send",
        "_services",
        "_status",
    )

    def __init__(self, application: Application, request: Request, send: Send) -> None:
        self._application = application
        self._services = application.services
        self._request = request
        self._send = send
        self._route: Route | None = None
        self._began = time.perf_counter()
        self._extra: RawHeaders = []
        self._status = 0

    async def serve(self) -> None:
        """Let the route's handler answer; an error is an answer, too."""
        try:
            await self._answer()
        except Exception as error:  # noqa: BLE001 - every error has an answer
            if self._status:
                log_fault(error)  # the answer had begun
            else:
                await answer_to(error).send_by(self.send)
        finally:
            self._leave()

    async def _answer(self) -> None:
        self._admit()
        request, services = self._request, self._services
        route = self._route = self._application.router.find(request)
        if route.limit is not None:
            # By session: a token that was ended uses up nothing of its person's.
            session = "" if route.is_limited_by_address else request.caller.session
            self._count(route.limit, session)
        asker = await find_asker(services, request.caller) if route.takes_asker else None
        given = await route.handle(request, asker)
        if isinstance(given, (Response, EventStream)):
            await given.send_by(self.send)
        else:
            await send_json(self.send, route.status, given)

    def _admit(self) -> None:
        """Find out who is asking, and whether to let them in."""
        request, services = self._request, self._services
        shown = read_credentials(request.raw_headers)
        caller = request.caller = services.tokens.caller(shown.authorization, shown.cookie)
        is_counted = not request.path.startswith(UNCOUNTED)
        if is_counted:
            self._count("play", caller.session)
        if services.is_closing and request.method not in SAFE_METHODS:
            raise closing()
        if not services.csrf.is_proven(request.method, caller, shown):
            raise Refused(
                HTTPStatus.FORBIDDEN,
                "The request does not prove where it comes from: repeat the cookie csrftoken in "
                "the header x-csrftoken, or send a token as Authorization: Bearer.",
            )
        is_browsing = request.method in SAFE_METHODS and caller.means != "bearer"
        if is_browsing and is_counted and not services.csrf.is_ours(shown.csrf_cookie):
            self._extra.append(csrf_cookie(services.csrf.make(), services.settings))

    def _count(self, subject: Subject, session: str) -> None:
        """Turn away whoever does something too often."""
        wait = self._services.wait(subject, session or self._request.address)
        if wait:
            raise too_many(wait)

    async def send(self, message: Message) -> None:
        """Send a part of the answer; the first part gets the headers."""
        if message["type"] == "http.response.start":
            self._status = message["status"]
            own: RawHeaders = message["headers"]
            if self._request.path.startswith(API) and not _has(own, UNKEPT[0]):
                own.append(UNKEPT)
            message["headers"] = own + self._application.headers + self._extra
        await self._send(message)

    def _leave(self) -> None:
        """Count the request and write its line."""
        request, metrics = self._request, self._services.metrics
        seconds = time.perf_counter() - self._began
        route = ELSEWHERE if self._route is None else self._route.template
        metrics.request(request.method, route, self._status)
        if route != STREAM:
            metrics.took(route, seconds)
        log.info(
            "request",
            method=request.method,
            route=route,
            status=self._status,
            ms=round(seconds * 1000, 2),
            person=request.caller.person,
            table=request.named.get("table"),
        )


def as_reading(scope: Scope) -> Scope:
    """A request for a page's headers, as one for the page; uvicorn leaves the body out."""
    if scope["method"] != "HEAD" or scope["path"].startswith(API):
        return scope
    return {**scope, "method": "GET"}


def _has(headers: RawHeaders, name: bytes) -> bool:
    return any(key == name for key, _ in headers)
