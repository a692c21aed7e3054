"""What a host decides: where the server listens, stores, writes its log, and how much it allows."""

from __future__ import annotations

from typing import Literal
from urllib.parse import urlsplit

import msgspec

from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import LONGEST_FILE

LogForm = Literal["auto", "json", "console"]
LogLevel = Literal["debug", "info", "warning", "error"]
Readers = Literal["nobody", "local", "everybody"]

BODY_BYTES = 64 * 1024
"""The longest body of a request."""
TABLE_BYTES = 2 * LONGEST_FILE
"""The longest plan of a table: it may hold a map, in which JSON writes many characters as two."""
RECORD_BYTES = 2 * 1024 * 1024
"""The longest record that can be imported."""
HIGHEST_PORT = 65_535


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How one server process runs; every field is an option of `ziggurat serve`."""

    database: str = ""
    """A file or the address of a database; empty is the usual file in the user's data folder."""
    host: str = "127.0.0.1"
    port: int = 8000
    """0 picks a free one."""
    public_url: str = ""
    """The address people use, where a proxy stands before the server; empty is its own."""
    proxies: str = "127.0.0.1"
    """The addresses of proxies that may say who is behind them, with commas between."""
    smtp: str = ""
    """Where mail goes out, such as smtp://user:password@host:587?from=club@example.org."""
    inner_webhooks: bool = False
    """Whether webhooks may point into the host's own network."""
    bot_seconds: float = 5.0
    """How long a bot may think about one answer."""
    workers: int = 0
    """Processes that think; 0 leaves one core to the server."""
    readers: int = 2
    """Processes that read what people send, and go through their games."""
    pace: float = 0.4
    """Seconds between two answers of bots where somebody watches; less after many."""
    limits: bool = True
    """Whether requests are counted and bounded."""
    metrics: Readers = "nobody"
    """Who may read the figures: local is whoever asks from this machine and not through a proxy."""
    log_form: LogForm = "auto"
    log_level: LogLevel = "info"

    @property
    def is_secure(self) -> bool:
        """Whether people reach the server through TLS."""
        return self.public_url.startswith("https://")


def check_settings(settings: Settings) -> Settings:
    """The same settings, or `Invalid` with the option that is wrong and what would be right."""
    if not 0 <= settings.port <= HIGHEST_PORT:
        raise Invalid(f"--port goes from 0 to {HIGHEST_PORT}; {settings.port} is outside.")
    if settings.bot_seconds <= 0:
        raise Invalid(f"--bot-seconds must be more than 0, not {settings.bot_seconds:g}.")
    if settings.pace < 0:
        raise Invalid(f"--pace cannot be less than 0; {settings.pace:g} is.")
    if settings.workers < 0:
        raise Invalid(f"--workers cannot be less than 0; {settings.workers} is.")
    if settings.readers < 1:
        raise Invalid(f"--readers must be 1 or more, not {settings.readers}.")
    return msgspec.structs.replace(settings, public_url=read_public_url(settings.public_url))


def read_public_url(text: str) -> str:
    """The server's public address without a slash at its end."""
    if not text:
        return ""
    parts = urlsplit(text)
    if parts.scheme not in {"http", "https"} or not parts.netloc or parts.query or parts.fragment:
        raise Invalid(
            f"--public-url is the whole address of the site, such as https://play.example.org, "
            f"not {text!r}."
        )
    if parts.path not in {"", "/"}:
        raise Invalid(
            f"--public-url has no path: Ziggurat needs a host of its own, not {parts.path!r}."
        )
    return text.rstrip("/")
