"""Large answers made small: gzip for what is public and for what never changes.

Answers that mix secrets with words of strangers are not compressed: their length would tell.
"""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response

T = TypeVar("T")

WORTH_PACKING = 2048
LEVEL = 6


def takes_gzip(headers: Mapping[str, str]) -> bool:
    """Whether a reader can unpack what we pack."""
    return "gzip" in headers.get("accept-encoding", "")


def packed(request: Request[Any, Any, Any], content: T, *, seconds: int = 0) -> Response[T]:
    """Content as JSON, small, which its reader may keep for so many seconds."""
    encoded: Any = msgspec.json.encode(content)  # litestar sends bytes as they are
    headers = {"Vary": "Accept-Encoding"}
    if seconds:
        headers["Cache-Control"] = f"private, max-age={seconds}"
    if len(encoded) >= WORTH_PACKING and takes_gzip(request.headers):
        encoded = gzip.compress(encoded, LEVEL, mtime=0)
        headers["Content-Encoding"] = "gzip"
    return Response(encoded, media_type="application/json", headers=headers)
