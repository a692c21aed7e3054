"""The server's log: one line per event, JSON for machines, colours at a terminal.

Lines name people and tables by their ids. Tokens, seat links, seeds and what people write never
come in here; that is why a request is logged by its route and not by its address.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Mapping
from typing import Any, TextIO

import msgspec
import structlog

from ziggurat.server.settings import Settings

QUIET = ("aiosqlite", "alembic", "asyncio", "httpcore", "httpx", "uvicorn.access")
"""Libraries that talk too much; their warnings are wanted."""


def begin_logging(settings: Settings, stream: TextIO | None = None) -> None:
    """Send our events and the libraries' messages to one place in one form."""
    out = stream or sys.stderr
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last = _last_processors(settings, out)
    structlog.configure(
        processors=[*shared, *last],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(out),
        cache_logger_on_first_use=True,
    )
    _take_over(logging.getLogger(), shared, last, level, out)


def _take_over(
    root: logging.Logger, shared: list[Any], last: list[Any], level: int, out: TextIO
) -> None:
    """Let messages of libraries through the same processors."""
    channel = logging.StreamHandler(out)
    channel.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    root.handlers[:] = [channel]
    root.setLevel(level)
    for name in QUIET:
        logging.getLogger(name).setLevel(max(level, logging.WARNING))


def _last_processors(settings: Settings, out: TextIO) -> list[Any]:
    form = settings.log_form
    if form == "auto":
        form = "console" if out.isatty() else "json"
    if form == "console":
        # Its usual form shows what variables hold: passwords, links, seeds.
        plain = structlog.dev.plain_traceback
        return [structlog.dev.ConsoleRenderer(colors=out.isatty(), exception_formatter=plain)]
    return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(_as_json)]


def _as_json(event: Mapping[str, Any], **_: Any) -> str:  # structlog passes json.dumps options
    return msgspec.json.encode(event, enc_hook=str).decode()
