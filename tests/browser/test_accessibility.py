"""What axe finds wrong for people who see, hear or move otherwise."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import ROOT, Unprepared
from tests.browser.person import Person
from tests.browser.site import Invite
from tests.browser.tables import RECORDS, TRIPLE, import_record

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = {"serious", "critical"}
THEMES = pytest.mark.parametrize("is_dark", [False, True], ids=["light", "dark"])


def read_axe() -> str:
    """The program that looks for faults; it comes with what the client is built with."""
    if not AXE.is_file():
        raise Unprepared("axe-core is not installed; `make web` brings it.")
    return AXE.read_text(encoding="utf-8")


def find_faults(person: Person, within: str = "html") -> list[str]:
    """The serious and critical faults of a part of the page as it stands, one line each."""
    if person.page.evaluate("() => !('axe' in window)"):
        person.page.evaluate(read_axe())
    found = person.page.evaluate(
        "(within) => axe.run(within, { resultTypes: ['violations'] })", within
    )
    return [
        f"{fault['id']} ({fault['help']}): {node['html'][:160]}"
        for fault in found["violations"]
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]


@THEMES
@pytest.mark.parametrize("path", ["/", "/new", "/me", "/about", "/reference"])
def test_a_page_has_no_grave_fault(invite: Invite, path: str, *, is_dark: bool) -> None:
    ada = invite("Ada", is_dark=is_dark)
    ada.client.make_table("revolt", ["me", "open"])
    ada.opens(path)
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    assert find_faults(ada) == []


@THEMES
def test_the_lobby_has_no_grave_fault(invite: Invite, *, is_dark: bool) -> None:
    ada = invite("Ada", is_dark=is_dark)
    ada.opens(ada.client.make_table("revolt", ["me", "link", "open", "greedy"]).address)
    expect(ada.page.get_by_role("button", name="Begin the game")).to_be_visible()
    assert find_faults(ada) == []


@THEMES
def test_a_table_in_play_has_no_grave_fault(invite: Invite, *, is_dark: bool) -> None:
    ada = invite("Ada", is_dark=is_dark)
    seats = ["me", "greedy", "greedy"]
    ada.opens_table(ada.client.make_table("revolt", seats, settings=TRIPLE, start=True).address)
    ada.is_asked()
    ada.photographs("table-dark" if is_dark else "table-light")
    assert find_faults(ada) == []


@THEMES
def test_the_tabs_of_a_finished_table_have_no_grave_fault(invite: Invite, *, is_dark: bool) -> None:
    ada = invite("Ada", is_dark=is_dark)
    ada.opens_table(import_record(ada, RECORDS / "trade.zig").address)
    expect(ada.page.get_by_role("img", name="Points of everybody")).to_be_visible()
    ada.photographs("finished-dark" if is_dark else "finished-light")
    faults = find_faults(ada)
    for tab in ("Rules", "Players"):
        ada.turns_to(tab)
        faults += find_faults(ada, within="[role=tabpanel]")
    assert faults == []
