"""Mega Empires at all sizes: eighteen players, every stage by day and by night, a phone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.mega_states import play_to, sits_down
from tests.browser.mega_tables import LARGE
from tests.browser.person import Person
from tests.browser.site import PHONE, Invite
from tests.browser.test_accessibility import find_faults
from tests.browser.test_phone import LEAST_PIXELS, OVERHANG, SMALL_TARGETS

STAGES = {"m": "Map", "t": "Trade", "v": "Advances", "s": "A.S.T."}
TABS = ("map", "trade", "advances", "ast", "mine")
MOST = 18
"""Players at a table."""
THUMB = 44
"""Pixels a thumb needs."""
STAGE_ENDS = (0.46, 0.7)
"""How far down a phone's screen what is asked about reaches; a short answer leaves it more."""
IS_SEEN = """(element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return right > 0 && bottom > 0 && left < clientWidth && top < clientHeight / 2;
}"""
ANSWER = '[aria-label="Your answer"]'


def overhang(element: Locator) -> int:
    """By how much something is wider than its place."""
    wide: int = element.evaluate("(element) => element.scrollWidth - element.clientWidth")
    return wide


def lines_of(page: Page, table: str) -> int:
    """How many rows a table has for somebody who hears it."""
    session = page.context.new_cdp_session(page)
    session.send("Accessibility.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    found = session.send("DOM.querySelector", {"nodeId": root, "selector": table})
    rows = session.send("Accessibility.queryAXTree", {**found, "role": "row"})["nodes"]
    return sum(not row["ignored"] for row in rows)


def test_eighteen_players_have_room_and_no_stage_has_a_grave_fault(invite: Invite) -> None:
    ada = invite("Ada", screen=LARGE)
    sits_down(ada, play_to("orders", MOST))
    page, strip = ada.page, ada.players
    expect(strip.get_by_role("listitem")).to_have_count(MOST)
    assert overhang(strip) == 0
    faults: list[str] = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        for key, stage in STAGES.items():
            page.keyboard.press(key)
            expect(page.get_by_role("region", name=stage, exact=True)).to_be_visible()
            faults += find_faults(ada, "html" if stage == "Map" else ".mega")
    assert faults == []
    rows = page.locator('[data-landmark="ast"] tbody tr')
    expect(rows).to_have_count(MOST)
    for row in rows.all():
        expect(row).to_be_in_viewport(ratio=1)
    page.keyboard.press("v")
    grid = page.get_by_role("grid", name="All advances")
    expect(grid.get_by_role("columnheader")).to_have_count(4)
    expect(grid.get_by_role("rowheader")).to_have_count(17)
    expect(grid.get_by_role("gridcell")).to_have_count(51)


def fits(person: Person) -> None:
    """Nothing hangs over the edge, a thumb hits what answers, and what finishes is in reach."""
    page = person.page
    assert page.evaluate(OVERHANG) == 0
    assert page.evaluate(SMALL_TARGETS, [ANSWER, LEAST_PIXELS, THUMB]) == []
    finishing = page.locator(f"{ANSWER} :is([data-give], [data-ending])")
    expect(finishing.first).to_be_in_viewport(ratio=1)


def stage_ends(page: Page) -> float:
    """How far down the screen the stage reaches."""
    box = page.locator(".mega > .stage").bounding_box()
    assert box is not None
    return (box["y"] + box["height"]) / PHONE["height"]


def test_a_phone_shows_what_is_asked_about_and_has_the_answer_in_reach(invite: Invite) -> None:
    ada = invite("Ada", screen=PHONE, has_touch=True)
    page = ada.page
    for kind, lit in (("buy_cards", ""), ("losses", "area:"), ("orders", "advance:")):
        sits_down(ada, play_to(kind, 9))
        fits(ada)
        least, most = STAGE_ENDS
        assert least <= stage_ends(page) <= most, kind
        if lit:
            things = page.locator(f'.mega [data-thing^="{lit}"]:is(button, [role="button"])')
            assert any(thing.evaluate(IS_SEEN) for thing in things.all()), kind
    faults: list[str] = []
    for tab in TABS:
        ada.touches(page.locator(f'[data-region="{tab}"]'))
        fits(ada)
        faults += find_faults(ada, ".mega")
        if tab == "ast":
            assert lines_of(page, '[data-landmark="ast"] table') == 1 + 9
    expect(page.get_by_role("region", name="What is yours")).to_be_visible()
    assert faults == []
