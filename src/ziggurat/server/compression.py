"""Large answers made small: gzip for what is public and for what never changes.

Answers that mix secrets with words of strangers are not compressed: their length would tell.
"""

from __future__ import annotations

import gzip
from typing import TypeVar

import msgspec

from ziggurat.server.requests import Request
from ziggurat.server.responses import Response

T = TypeVar("T")

WORTH_PACKING = 2048
LEVEL = 6


def takes_gzip(request: Request) -> bool:
    """Whether a reader can unpack what we pack."""
    return "gzip" in request.headers.get("accept-encoding", "")


def packed(request: Request, content: T, *, seconds: int = 0) -> Response[T]:
    """Content as JSON, small, which its reader may keep for so many seconds."""
    encoded = msgspec.json.encode(content)
    headers = [("vary", "Accept-Encoding")]
    if seconds:
        headers.append(("cache-control", f"private, max-age={seconds}"))
    if len(encoded) >= WORTH_PACKING and takes_gzip(request):
        encoded = gzip.compress(encoded, LEVEL, mtime=0)
        headers.append(("content-encoding", "gzip"))
    return Response(encoded, headers=headers)
