"""Chromium for the tests: one process, cut off from everything but this machine."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tools.programs import find_chromium

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "src" / "ziggurat" / "server" / "static" / "index.html"
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Whatever asks for another host finds none: tests use no network.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)
PATIENCE_MILLISECONDS = 90_000


class Unprepared(Exception):
    """Something that `make test` prepares is missing."""


def require_client() -> None:
    """The pages must have been built; a test that skipped would prove nothing."""
    if not CLIENT.is_file():
        raise Unprepared("The browser's client is not built; `make web` builds it.")


@contextmanager
def running_chromium() -> Iterator[Browser]:
    """A Chromium for the time of a `with` block."""
    path = find_chromium()
    expect.set_options(timeout=PATIENCE_MILLISECONDS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        try:
            yield browser
        finally:
            browser.close()
