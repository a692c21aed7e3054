"""Every no, as a sentence: errors of any tier turned into a status and a `Refusal`."""

from __future__ import annotations

import re
import secrets
from http import HTTPStatus
from typing import Any

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import Send
from sqlalchemy.exc import InterfaceError, OperationalError

from ziggurat.kernel.errors import Illegal, Invalid, ZigguratError
from ziggurat.server.models import Refusal
from ziggurat.server.sending import RawHeaders, send_json
from ziggurat.server.storage.people import Taken
from ziggurat.server.storage.store import Damaged
from ziggurat.server.tables.refusals import Forbidden, Missing, Stale, Unavailable

GENERAL: dict[int, str] = {
    HTTPStatus.BAD_REQUEST: "The request could not be understood.",
    HTTPStatus.UNAUTHORIZED: "Say who you are first: POST your name to /api/people.",
    HTTPStatus.FORBIDDEN: "This is not for you.",
    HTTPStatus.NOT_FOUND: "There is nothing here.",
    HTTPStatus.METHOD_NOT_ALLOWED: "This address does not take such a request.",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "That is too much at once; send less.",
    HTTPStatus.UNSUPPORTED_MEDIA_TYPE: "Send JSON, with the header Content-Type: application/json.",
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
LONGEST_FAULT = 300
"""Characters of what is wrong with one field of a request."""
AGAIN_SECONDS = 1.0
"""When to try again what could not be read or stored."""


class Refused(ZigguratError):
    """A refusal by the server itself, not by the rules of a game."""

    def __init__(self, status: HTTPStatus, sentence: str, *, wait: float = 0.0) -> None:
        super().__init__(sentence)
        self.status = status
        self.wait = wait
        """Seconds after which it is worth asking again; 0 says nothing about it."""


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


def closing() -> Refused:
    """The server is going down."""
    sentence = "The server is restarting; try again in a moment."
    return Refused(HTTPStatus.SERVICE_UNAVAILABLE, sentence, wait=2.0)


def status_of(error: Exception) -> HTTPStatus:
    """The status an error is answered with."""
    if isinstance(error, Refused):
        return error.status
    if isinstance(error, HTTPException):
        return HTTPStatus(error.status_code)
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
        case ValidationException():
            return Refusal(validation_sentence(error))
        case HTTPException():
            is_bad = error.status_code == HTTPStatus.BAD_REQUEST
            general = GENERAL.get(error.status_code, error.detail)
            return Refusal(_about(error.detail) if is_bad else general)
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


def validation_sentence(error: ValidationException) -> str:
    """What is wrong with a request, and where."""
    faults = error.extra if isinstance(error.extra, list) else []
    sentences = [_fault(fault) for fault in faults if isinstance(fault, dict)]
    return " ".join(sentences) or _about(error.detail)


def _fault(fault: dict[str, Any]) -> str:
    message, key = str(fault.get("message", "")), str(fault.get("key", ""))
    if message == f"'{key}'" or not message:
        return "The request needs a body of JSON."
    plain = message[:LONGEST_FAULT].replace("`", "'")
    where = "" if key in {"data", ""} else f"{key[:LONGEST_FAULT]}: "
    return f"{where}{plain}."


def _about(detail: str) -> str:
    """Litestar's own words without the address, which may hold secrets."""
    missing = re.match(r"Missing required (\w+) parameter '(\w+)'", detail)
    if missing:
        return f"The {missing[1]} parameter '{missing[2]}' is missing."
    if "JSON" in detail or "data was truncated" in detail:
        return "The body is not JSON as it should be."
    return GENERAL[HTTPStatus.BAD_REQUEST]


async def refuse(send: Send, error: Exception) -> None:
    """Answer an error by hand."""
    body = msgspec.json.encode(refusal_of(error))
    await send_json(send, status_of(error), body, _again_after(error))


def answer_error(_: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """Litestar asks this for an answer to every error."""
    headers = {name.decode(): value.decode() for name, value in _again_after(error)}
    return Response(refusal_of(error), status_code=status_of(error), headers=headers)


def _again_after(error: Exception) -> RawHeaders:
    """The header that says when it is worth trying again, if it is."""
    wait = error.wait if isinstance(error, Refused) else 0.0
    if isinstance(error, (Unavailable, Damaged, OperationalError, InterfaceError)):
        wait = AGAIN_SECONDS
    return [(b"retry-after", b"%d" % max(1, round(wait)))] if wait else []
