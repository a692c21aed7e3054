"""What a pool and its workers say to one another, over pipes.

A message is its length and then a pickle. Pickles are read only from processes that the server
has started itself, out of its own program.
"""

from __future__ import annotations

import pickle
import struct
from collections.abc import Callable
from typing import Any, BinaryIO, Literal

import msgspec

from ziggurat.kernel.errors import Broken, Illegal, Invalid, ZigguratError
from ziggurat.server.thinking.thinker import Unfinished

Kind = Literal["bots", "reading"]
"""What a pool is for, and what its workers make ready before there is work."""

LENGTH = struct.Struct(">I")
"""How the length of a message is written before it."""

READY = None
"""The first message of a worker."""

UNREADABLE = (pickle.PickleError, AttributeError, TypeError)
"""What pickling raises for things that have no name to be found by."""


class Work(msgspec.Struct, frozen=True):
    """A function to be called, and how long it may take."""

    # A function of any kind; who asks for it knows what it takes and gives.
    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    named: dict[str, Any]
    seconds: float


class Done(msgspec.Struct, frozen=True):
    """What the function gave."""

    value: Any  # whatever the function gives


class Refused(msgspec.Struct, frozen=True):
    """What the function raised. Errors are not pickled: not all of them come back whole."""

    kind: str
    sentence: str
    clause: str = ""

    def error(self) -> ZigguratError:
        """The error once more, on the other side."""
        match self.kind:
            case "Invalid":
                return Invalid(self.sentence)
            case "Illegal":
                return Illegal(self.clause, self.sentence)
            case "Unfinished":
                return Unfinished(self.sentence)
        return Broken(self.sentence)


def refused(error: Exception) -> Refused:
    """How an error crosses the pipe: answers to people as they are, all else as our own fault."""
    match error:
        case Illegal():
            return Refused("Illegal", error.reason, error.clause)
        case Invalid():
            return Refused("Invalid", str(error))
        case Broken():
            return Refused("Broken", str(error))
        case MemoryError():
            return Refused("Unfinished", "took more memory than there is for it")
        case RecursionError():
            return Refused("Unfinished", "was nested too deeply")
    return Refused("Broken", f"{type(error).__name__}: {error}")


def pack(message: Work | Done | Refused | None) -> bytes:
    """A message as it goes over the pipe; `Broken` when it cannot."""
    try:
        body = pickle.dumps(message, protocol=pickle.HIGHEST_PROTOCOL)
    except UNREADABLE as error:
        raise Broken(f"This cannot be handed to another process: {error}.") from error
    return LENGTH.pack(len(body)) + body


def unpack(body: bytes) -> Any:  # whatever was packed
    """A message without its length."""
    return pickle.loads(body)  # noqa: S301 - see above


def read(pipe: BinaryIO) -> bytes | None:
    """The next message of a pipe, without its length; None when the other side has gone."""
    head = pipe.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    size: int = LENGTH.unpack(head)[0]
    body = pipe.read(size)
    return body if len(body) == size else None
