"""Somebody who never played: a first game, shown round its board, with hints."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.site import PHONE, Invite
from tests.browser.test_accessibility import find_faults


def test_a_newcomer_is_shown_round_once_and_gets_hints_to_take_or_leave(invite: Invite) -> None:
    ada = invite("Ada", is_new=True)
    page = ada.page
    ada.opens()
    ada.presses("Play now against bots: Monumental")
    tour, hint = page.locator("[data-tour]"), page.locator("[data-hint]")
    advice = page.locator("[data-advice]")
    for step, words in enumerate(("nine cards", "counted here", "Spend it", "Military", "points")):
        expect(tour).to_have_attribute("data-tour", str(step))
        expect(tour).to_contain_text(words)
        ada.photographs(f"monumental-tour-{step}")
        page.keyboard.press("Enter")
    expect(tour).to_have_count(0)

    # Regions of modules that are off do not exist.
    expect(page.get_by_text("Basic Buildings")).to_be_visible()
    for module in ("Quests", "Heroes", "Reserve"):
        expect(page.get_by_role("heading", name=module)).to_have_count(0)

    # A hint for each kind of question; what the bot would do is laid out, left, and taken.
    expect(hint).to_contain_text("Choose a place")
    ada.presses("Hint")
    expect(advice).to_contain_text(re.compile("(planner|master) bot would"))
    expect(page.locator("[data-give]")).to_be_visible()
    assert find_faults(ada, "[data-advice]") == []
    ada.presses("Leave it")
    expect(page.locator("[data-give]")).to_have_count(0)
    page.keyboard.press("h")
    moves = ada.moves()
    ada.presses("Do that")
    ada.sees_another_move(moves)
    expect(hint).to_contain_text("What glows can be had")
    expect(advice).to_have_count(0)

    # It is not told again, but for whoever asks; any click ends it.
    page.reload()
    expect(page.locator('[data-landmark="city"]')).to_be_visible()
    expect(page.locator("[data-ending]")).to_be_visible()
    expect(tour).to_have_count(0)
    expect(hint).to_have_count(0)
    ada.presses("How to play")
    ada.presses("Show me on the board")
    expect(tour).to_be_visible()
    page.mouse.click(5, 5)
    expect(tour).to_have_count(0)


def test_on_a_phone_the_tour_turns_to_the_tab_it_tells_of(invite: Invite) -> None:
    ada = invite("Ada", is_new=True, screen=PHONE, has_touch=True)
    page = ada.page
    ada.opens()
    ada.presses("Play now against bots: Monumental")
    tour = page.locator("[data-tour]")
    for region in ("city", "mine", "market", "map"):
        expect(page.locator(f'[data-region="{region}"]')).to_have_attribute("aria-current", "page")
        ada.photographs(f"monumental-tour-phone-{region}")
        ada.touches(tour.get_by_role("button", name="Next"))
    ada.touches(tour.get_by_role("button", name="play"))
    expect(tour).to_have_count(0)
