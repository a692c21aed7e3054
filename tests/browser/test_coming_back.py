"""A page that is loaded anew, and a server that dies under an open page."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, expect

from tests.browser.chromium import require_client
from tests.browser.site import OPTIONS, Invite, inviting
from tests.browser.tables import sit_with_a_bot
from tests.server.serving import let_go, serving, start

ORDER = "Intercept foreign ships"
SAIL = "Ship from the coast of Pella to the coast of Thessalia"


def test_a_reload_in_the_middle_of_a_decision_loses_nothing(invite: Invite) -> None:
    ada = invite("Ada")
    sit_with_a_bot(ada)
    ada.answers(ORDER)
    offers, moves, prompt = ada.offers(), ada.moves(), ada.prompt.inner_text()
    lines = ada.log.inner_text()
    ada.page.reload()
    ada.sees_the_board()
    assert ada.offers() == offers
    assert ada.moves() == moves
    assert ada.prompt.inner_text() == prompt
    assert ada.log.inner_text() == lines


def test_a_server_killed_under_an_open_page_comes_back_and_the_game_goes_on(
    chromium: Browser, tmp_path: Path
) -> None:
    require_client()
    database, log = str(tmp_path / "tables.db"), tmp_path / "log"
    first = start(database, log, OPTIONS)
    port = str(urlsplit(first.address).port)
    with inviting(chromium, first.address) as invite:
        try:
            ada = invite("Ada")
            sit_with_a_bot(ada)
            ada.page.evaluate("() => { window.stayed = true; }")
            ada.answers(ORDER)
            moves = ada.moves()
        finally:
            first.kill()
            let_go(first)
        expect(ada.banner).to_be_visible()
        ada.photographs("connection-lost")
        # What is clicked now waits for the server, or is refused with a sentence.
        ada.touches(ada.options(SAIL).first)
        with serving(database, log, *OPTIONS, "--port", port):
            expect(ada.banner).to_have_count(0)
            ada.has_been_heard()
            if ada.unreachable.is_visible():
                ada.answers(SAIL)
            ada.sees_moves(moves + 1)
            expect(ada.options(SAIL)).to_have_count(0)
            ada.answers("End the turn")
            ada.is_asked()
            assert ada.page.evaluate("() => window.stayed") is True
            table = ada.page.url.rpartition("/")[2]
            assert ada.client.table(table).show().standing.moves == ada.moves()
            ada.watch.forgives_outage()
