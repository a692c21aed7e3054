"""Requests that are sent again when that is safe, and answers read into the API's structs."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import TypeVar

import httpx
import msgspec

from ziggurat.client.errors import Unreachable, refused
from ziggurat.kernel.errors import Invalid

TRIES = 7
FIRST_PAUSE = 0.25
LONGEST_PAUSE = 8.0
"""Seconds between tries; each pause is twice the one before, up to the longest."""
TIMEOUT = 30.0
QUIET = 45.0
"""Seconds a stream may be silent: the server sends a heartbeat every 15."""

IN_DOUBT = frozenset(
    {HTTPStatus.BAD_GATEWAY, HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.GATEWAY_TIMEOUT}
)
"""Whether anything was done is not known; trying again is worth it where it is safe."""

T = TypeVar("T")


def pause_before(attempt: int) -> float:
    """How long to wait before a further try.

    >>> [pause_before(attempt) for attempt in (1, 2, 3, 9)]
    [0.25, 0.5, 1.0, 8.0]
    """
    return min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** (attempt - 1))


def read_url(url: str) -> str:
    """A server's address without anything behind its host; `Invalid` for what is no address."""
    try:
        parsed = httpx.URL(url)
    except httpx.InvalidURL as error:
        raise Invalid(f"'{url}' is no address: {error}.") from error
    if parsed.scheme not in ("http", "https") or not parsed.host:
        raise Invalid(f"'{url}' is no address of a server; write it like http://127.0.0.1:8000.")
    return str(parsed.copy_with(path="/", query=None, fragment=None)).rstrip("/")


class Connection:
    """One server, spoken to as one person."""

    def __init__(
        self,
        url: str,
        token: str = "",
        *,
        transport: httpx.BaseTransport | None = None,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.url = read_url(url)
        self.sleep = sleep
        self.http = httpx.Client(base_url=self.url, timeout=TIMEOUT, transport=transport)
        self.token = ""
        if token:
            self.identify(token)

    def identify(self, token: str) -> None:
        """Speak as the person of this token from now on."""
        self.token = token
        self.http.headers["Authorization"] = f"Bearer {token}"

    def forget(self) -> None:
        """Be nobody again."""
        self.token = ""
        self.http.headers.pop("Authorization", None)

    def close(self) -> None:
        """Let the connections go."""
        self.http.close()

    def get(self, path: str, kind: type[T], query: Mapping[str, object] | None = None) -> T:
        """Ask for something; reading is always safe to repeat."""
        return self._decode(self.send("GET", path, query=query, is_safe=True), kind)

    def post(
        self,
        path: str,
        kind: type[T],
        body: object = None,
        *,
        query: Mapping[str, object] | None = None,
        is_safe: bool = False,
    ) -> T:
        """Ask for something to be done; `is_safe` says that doing it twice is doing it once."""
        sent = self.send("POST", path, body=body, query=query, is_safe=is_safe)
        return self._decode(sent, kind)

    def send(
        self,
        method: str,
        path: str,
        *,
        body: object = None,
        query: Mapping[str, object] | None = None,
        is_safe: bool = False,
    ) -> bytes:
        """Send a request, again where that is safe, and give the body of the answer."""
        request = self.http.build_request(
            method,
            path,
            params={k: _write(v) for k, v in (query or {}).items() if v is not None},
            content=b"" if body is None else msgspec.json.encode(body),
            headers={} if body is None else {"Content-Type": "application/json"},
        )
        for attempt in range(1, TRIES + 1):
            pause = pause_before(attempt)
            try:
                answer = self.http.send(request)
            except httpx.TransportError as error:
                # A connection that was never made carried nothing, so trying again is safe.
                is_unsent = isinstance(error, httpx.ConnectError | httpx.ConnectTimeout)
                if attempt == TRIES or not (is_safe or is_unsent):
                    raise Unreachable(f"{self.url} does not answer: {_told(error)}.") from error
            else:
                if answer.is_success:
                    return answer.content
                if attempt == TRIES or not can_repeat(answer.status_code, is_safe=is_safe):
                    raise refused(answer.status_code, answer.content)
                pause = max(pause, _asked_pause(answer))
            self.sleep(pause)
        raise AssertionError("the last try returns or raises")

    def _decode(self, body: bytes, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            told = f"What answers at {self.url} does not speak this API: {error}."
            raise Unreachable(told) from error


def can_repeat(status: int, *, is_safe: bool) -> bool:
    """Whether a refused request may be sent again; after 429 nothing was done."""
    return status == HTTPStatus.TOO_MANY_REQUESTS or (is_safe and status in IN_DOUBT)


def _write(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def _asked_pause(answer: httpx.Response) -> float:
    """How long the server asks to wait; nonsense counts as nothing."""
    try:
        return min(60.0, max(0.0, float(answer.headers.get("Retry-After", "0"))))
    except ValueError:
        return 0.0


def _told(error: httpx.TransportError) -> str:
    return str(error).rstrip(".") or type(error).__name__
