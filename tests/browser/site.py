"""A site to visit, and people who come there with a browser each."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Protocol

from playwright.sync_api import Browser, ViewportSize

from tests.browser.chromium import PATIENCE_MILLISECONDS, require_client, running_chromium
from tests.browser.person import Person
from tests.browser.watching import Watch
from tests.server.serving import serving
from ziggurat.client.client import Client
from ziggurat.games.registry import GAMES
from ziggurat.server.identity import COOKIE

OPTIONS = ("--pace", "0", "--workers", "1", "--no-limits", "--log-level", "warning")
"""How a server is started for these tests: bots answer at once."""
DESKTOP: ViewportSize = {"width": 1400, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
KNOWS_THE_BOARDS = f"""
if (location.protocol !== 'about:')
  localStorage.getItem('ziggurat.learning') ??
    localStorage.setItem('ziggurat.learning', '{json.dumps({"tours": list(GAMES)})}')
"""
"""Somebody who was shown round every board before; an empty page has nothing to remember it by."""


class Invite(Protocol):
    """Lets somebody in: a stranger, or a person the site knows by a name.

    Most want it still, for whatever moves is work where no graphics card draws, and have been
    shown round the boards before.
    """

    def __call__(
        self,
        name: str | None = None,
        *,
        screen: ViewportSize = DESKTOP,
        has_touch: bool = False,
        is_dark: bool = False,
        is_still: bool = True,
        is_new: bool = False,
    ) -> Person: ...


@contextmanager
def inviting(chromium: Browser, address: str) -> Iterator[Invite]:
    """Let people in for the time of a `with` block; at its end nothing may have gone wrong."""
    people: list[Person] = []
    with ExitStack() as stack:

        def invite(
            name: str | None = None,
            *,
            screen: ViewportSize = DESKTOP,
            has_touch: bool = False,
            is_dark: bool = False,
            is_still: bool = True,
            is_new: bool = False,
        ) -> Person:
            context = chromium.new_context(
                base_url=address,
                viewport=screen,
                has_touch=has_touch,
                is_mobile=has_touch,
                color_scheme="dark" if is_dark else "light",
                reduced_motion="reduce" if is_still else "no-preference",
                service_workers="block",
            )
            stack.callback(context.close)
            context.set_default_timeout(PATIENCE_MILLISECONDS)
            if not is_new:
                context.add_init_script(KNOWS_THE_BOARDS)
            watch = Watch(context, address)
            client = stack.enter_context(Client(address))
            if name is not None:
                client.sign_up(name)
                context.add_cookies([{"name": COOKIE, "value": client.token, "url": address}])
            people.append(Person(context.new_page(), watch, client, has_touch=has_touch))
            return people[-1]

        yield invite
        complaints = [complaint for person in people for complaint in person.watch.complaints()]
    assert not complaints, "\n".join(complaints)


@contextmanager
def visiting() -> Iterator[Invite]:
    """A site of its own and a Chromium to visit it with, for programs that are no tests."""
    require_client()
    with (
        TemporaryDirectory() as folder,
        serving(f"{folder}/tables.db", Path(folder) / "log", *OPTIONS) as running,
        running_chromium() as chromium,
        inviting(chromium, running.address) as invite,
    ):
        yield invite
