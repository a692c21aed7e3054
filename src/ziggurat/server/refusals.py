"""Every no, as a sentence: errors of any tier turned into a status and a `Refusal`."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from http import HTTPStatus

import msgspec
import structlog
from sqlalchemy.exc import InterfaceError, OperationalError

from ziggurat.kernel.errors import Illegal, Invalid, ZigguratError
from ziggurat.server.models import Refusal
from ziggurat.server.responses import Response
from ziggurat.server.storage.people import Taken
from ziggurat.server.storage.store import Damaged
from ziggurat.server.tables.refusals import Forbidden, Missing, Stale, Unavailable

GENERAL: dict[int, str] = {
    HTTPStatus.UNAUTHORIZED: "Say who you are first: POST your name to /api/people.",
    HTTPStatus.NOT_FOUND: "There is nothing here.",
    HTTPStatus.METHOD_NOT_ALLOWED: "This address does not take such a request.",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "That is too much at once; send less.",
}

STATUSES: tuple[tuple[type[Exception], HTTPStatus], ...] = (
    (Taken, HTTPStatus.CONFLICT),
    (Stale, HTTPStatus.CONFLICT),
    (Illegal, HTTPStatus.UNPROCESSABLE_ENTITY),
    (Invalid, HTTPStatus.BAD_REQUEST),
    (Forbidden, HTTPStatus.FORBIDDEN),
    (Missing, HTTPStatus.NOT_FOUND),
    (Unavailable, HTTPStatus.SERVICE_UNAVAILABLE),
    (Damaged, HTTPStatus.SERVICE_UNAVAILABLE),
    (OperationalError, HTTPStatus.SERVICE_UNAVAILABLE),
    (InterfaceError, HTTPStatus.SERVICE_UNAVAILABLE),
)
"""The first kind that fits counts."""
SIGNED_OUT = (
    "You were signed out. Sign in again, or say who you are: POST your name to /api/people."
)
LONGEST_SENTENCE = 9_000
"""Characters of a refusal, whatever was sent; a map with many faults comes near to it."""
AGAIN_SECONDS = 1.0
"""When to try again what could not be read or stored."""


class Refused(ZigguratError):
    """A refusal by the server itself, not by the rules of a game."""

    def __init__(
        self,
        status: HTTPStatus,
        sentence: str,
        *,
        wait: float = 0.0,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(sentence)
        self.status = status
        self.wait = wait
        """Seconds after which it is worth asking again; 0 says nothing about it."""
        self.headers = dict(headers or {})


def unknown_person(*, was_known: bool = False) -> Refused:
    """Nobody knows who is asking, or they were signed out."""
    sentence = GENERAL[HTTPStatus.UNAUTHORIZED]
    return Refused(HTTPStatus.UNAUTHORIZED, SIGNED_OUT if was_known else sentence)


def too_many(wait: float) -> Refused:
    """Somebody asks too often."""
    seconds = max(1, round(wait))
    unit = "second" if seconds == 1 else "seconds"
    sentence = f"That was too often; try again in {seconds} {unit}."
    return Refused(HTTPStatus.TOO_MANY_REQUESTS, sentence, wait=wait)


def too_large() -> Refused:
    """Somebody sends more than is taken."""
    status = HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    return Refused(status, GENERAL[status])


def closing() -> Refused:
    """The server is going down."""
    sentence = "The server is restarting; try again in a moment."
    return Refused(HTTPStatus.SERVICE_UNAVAILABLE, sentence, wait=2.0)


def status_of(error: Exception) -> HTTPStatus:
    """The status an error is answered with."""
    if isinstance(error, Refused):
        return error.status
    for kind, status in STATUSES:
        if isinstance(error, kind):
            return status
    return HTTPStatus.INTERNAL_SERVER_ERROR


def refusal_of(error: Exception) -> Refusal:
    """What an error is answered with."""
    refusal = _words_of(error)
    if len(refusal.sentence) <= LONGEST_SENTENCE:
        return refusal
    brief = refusal.sentence[: LONGEST_SENTENCE - 4] + " ..."
    return msgspec.structs.replace(refusal, sentence=brief)


def _words_of(error: Exception) -> Refusal:
    match error:
        case Illegal():
            return Refusal(error.reason, error.clause)
        case Stale():
            return Refusal(str(error), question=error.question)
        case Invalid():
            # What is wrong with a file is told without a full stop, as one fault of several.
            told = str(error)
            return Refusal(told if told.endswith((".", "!", "?")) else f"{told}.")
        case Refused() | Forbidden() | Missing() | Unavailable():
            return Refusal(str(error))
        case Damaged() | OperationalError() | InterfaceError():
            why = error if isinstance(error, Damaged) else error.orig
            structlog.get_logger().warning("database out of reach", why=str(why))
            return Refusal("The database does not answer now; try again in a moment.")
        case _:
            return Refusal(f"Something went wrong on our side. Reference: {log_fault(error)}.")


def log_fault(error: Exception) -> str:
    """Log an error nobody expected; its reference is told to whoever met it."""
    reference = secrets.token_hex(4)
    structlog.get_logger().error("fault", reference=reference, exc_info=error)
    return reference


def answer_to(error: Exception) -> Response[Refusal]:
    """The answer to an error, whatever it is."""
    headers = error.headers if isinstance(error, Refused) else {}
    again = _again_after(error)
    return Response(refusal_of(error), status_of(error), headers=[*headers.items(), *again.items()])


def _again_after(error: Exception) -> dict[str, str]:
    """The header that says when it is worth trying again, if it is."""
    wait = error.wait if isinstance(error, Refused) else 0.0
    if isinstance(error, (Unavailable, Damaged, OperationalError, InterfaceError)):
        wait = AGAIN_SECONDS
    return {"retry-after": str(max(1, round(wait)))} if wait else {}
