"""What the browser tests share: a server and a Chromium for each worker, people for each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import require_client, running_chromium
from tests.browser.site import OPTIONS, Invite, inviting
from tests.server.serving import Serving, serving


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    require_client()
    folder = tmp_path_factory.mktemp("site")
    with serving(str(folder / "tables.db"), folder / "log", *OPTIONS) as running:
        yield running


# Not for the whole session: while Playwright runs, no other test of the worker could use asyncio.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with running_chromium() as browser:
        yield browser


@pytest.fixture
def invite(chromium: Browser, site: Serving) -> Iterator[Invite]:
    with inviting(chromium, site.address) as invite:
        yield invite
