"""The watch over every other test sees what it is there to see."""

from __future__ import annotations

import pytest
from playwright.sync_api import Error, expect

from tests.browser.person import Person
from tests.browser.site import Invite

INLINE_SCRIPT = """
() => {
  const script = document.createElement('script');
  script.textContent = 'window.wasRun = true';
  document.head.append(script);
}
"""


@pytest.fixture
def ada(invite: Invite) -> Person:
    ada = invite("Ada")
    ada.opens()
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    return ada


def test_an_error_in_the_console_is_noticed(ada: Person) -> None:
    with ada.page.expect_console_message():
        ada.page.evaluate("() => console.error('out of wood')")
    assert ada.watch.takes_complaints() == ["console: out of wood"]


def test_an_inline_script_does_not_run_and_is_noticed(ada: Person) -> None:
    with ada.page.expect_console_message(lambda message: "content policy" in message.text):
        ada.page.evaluate(INLINE_SCRIPT)
    assert ada.page.evaluate("() => window.wasRun") is None
    assert any("script-src" in complaint for complaint in ada.watch.takes_complaints())


def test_another_host_is_out_of_reach_and_the_attempt_is_noticed(ada: Person) -> None:
    with pytest.raises(Error, match="ERR_NAME_NOT_RESOLVED"):
        ada.opens("http://elsewhere.example/")
    complaints = ada.watch.takes_complaints()
    assert "another host was asked for http://elsewhere.example/" in complaints


def test_a_refusal_is_noticed(ada: Person) -> None:
    ada.opens("/table/nowhere")
    ada.sees("No such table")
    assert "GET /api/tables/nowhere was answered with 404" in ada.watch.takes_complaints()
