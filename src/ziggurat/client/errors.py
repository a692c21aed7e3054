"""What can go wrong between a client and a server: a refusal, or nobody who answers."""

from __future__ import annotations

import msgspec

from ziggurat.kernel.errors import ZigguratError
from ziggurat.server.models import Refusal


class Unreachable(ZigguratError):
    """Nobody answers at the address, or what answers is no Ziggurat server."""


class Refused(ZigguratError):
    """The server did not do what was asked, and says why.

    >>> print(Refused(422, Refusal("A ship costs 2 wood; you have 1.", clause="ER-26")))
    ER-26: A ship costs 2 wood; you have 1.
    """

    def __init__(self, status: int, refusal: Refusal) -> None:
        said = f"{refusal.clause}: {refusal.sentence}" if refusal.clause else refusal.sentence
        super().__init__(said)
        self.status = status
        """The HTTP status: 400 not understood, 403 not yours, 404 not there, 422 not allowed."""
        self.refusal = refusal


class Stale(Refused):
    """An answer to a question that no longer stands; `refusal.question` is the one that does."""


def refused(status: int, body: bytes) -> Refused:
    """The error of an answer that is none; whatever its body is, it becomes a sentence."""
    try:
        refusal = msgspec.json.decode(body, type=Refusal)
    except (msgspec.DecodeError, UnicodeDecodeError):
        refusal = Refusal(f"The server answers with status {status}.")
    return Refused(status, refusal)
