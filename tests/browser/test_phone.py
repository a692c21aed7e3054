"""A phone: 390 pixels wide, and fingers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.board import Board
from tests.browser.person import Person
from tests.browser.site import PHONE, Invite
from tests.browser.tables import TRIPLE, sit_with_a_bot

LEAST_PIXELS = 24
"""What a finger still hits (WCAG 2.5.8)."""
# A box to tick is as large as its label. Links within a sentence are as high as its line, and the
# map has the list of answers beside it.
SMALL_TARGETS = """
([within, leastWidth, leastHeight]) => {
  const isText = (node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== '';
  const isInSentence = (element) => getComputedStyle(element).textDecorationLine === 'underline'
    || [...element.parentElement.childNodes].some(isText);
  return [...document.querySelector(within).querySelectorAll(
      'a[href], button, input, select, textarea, summary, [role=tab]')]
    .filter((element) => element.checkVisibility() && !isInSentence(element))
    .map((element) => [element, (element.closest('label') ?? element).getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && (box.width < leastWidth || box.height < leastHeight))
    .map(([element, box]) => `${box.width} x ${box.height}: ${element.outerHTML.slice(0, 120)}`);
}
"""
OVERHANG = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def fits(person: Person) -> None:
    """Nothing hangs over the edge, and fingers hit everything."""
    assert person.page.evaluate(OVERHANG) == 0
    assert person.page.evaluate(SMALL_TARGETS, ["body", LEAST_PIXELS, LEAST_PIXELS]) == []


@pytest.fixture
def ada(invite: Invite) -> Person:
    return invite("Ada", screen=PHONE, has_touch=True)


@pytest.mark.parametrize("path", ["/", "/new", "/about", "/me", "/reference"])
def test_a_page_fits_on_a_phone(ada: Person, path: str) -> None:
    ada.opens(path)
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    fits(ada)


def test_a_game_is_played_with_a_finger(ada: Person) -> None:
    sit_with_a_bot(ada)
    ada.photographs("phone")
    fits(ada)
    ada.answers("Intercept foreign ships")
    expect(ada.page.get_by_role("button", name="Undo")).to_be_in_viewport(ratio=1)
    ada.undoes()
    moves = ada.moves()
    board = Board(ada)
    board.picks("region:pella")
    board.picks("region:thessalia")
    ada.touches(ada.doubt.get_by_role("button", name="No"))
    expect(ada.doubt).to_have_count(0)
    assert ada.moves() == moves
    board.picks("region:thessalia")
    expect(ada.doubt).to_contain_text("%")
    ada.presses("Roll the dice")
    ada.sees_another_move(moves)
    ada.answers("End the turn")
    ada.is_asked()
    fits(ada)


def test_what_is_told_about_a_region_covers_nothing_and_can_be_put_away(ada: Person) -> None:
    sit_with_a_bot(ada)
    board = Board(ada)
    board.picks("region:pella")
    about = ada.page.get_by_role("complementary", name="About Pella")
    expect(about).to_be_visible()
    folded = about.bounding_box()
    map_ = ada.page.get_by_role("group", name=re.compile("^Map")).bounding_box()
    first = ada.options().first.bounding_box()
    assert folded is not None
    assert map_ is not None
    assert first is not None
    assert map_["y"] + map_["height"] <= folded["y"]
    assert folded["y"] + folded["height"] <= first["y"]
    ada.presses("All facts")
    expect(about).to_contain_text("Thessalia")
    board.lights("region:thessalia")
    fits(ada)
    ada.presses("Put the facts away")
    expect(about).to_have_count(0)


def test_ones_own_points_are_not_cut_off(ada: Person) -> None:
    seats = ["random", "random", "me"]
    table = ada.client.make_table("revolt", seats, settings=TRIPLE, start=True)
    ada.opens_table(table.address)
    own = ada.players.get_by_role("listitem").filter(has_text="you")
    points = own.locator(".score")
    expect(points).to_be_in_viewport(ratio=1)
    outer, inner = own.bounding_box(), points.bounding_box()
    assert outer is not None
    assert inner is not None
    assert inner["x"] + inner["width"] <= outer["x"] + outer["width"]


def test_every_tab_of_a_table_fits_on_a_phone(ada: Person) -> None:
    sit_with_a_bot(ada)
    ada.answers("against")
    for tab in ("Log", "Players", "Rules", "Chat", "Notes", "Play"):
        ada.turns_to(tab)
        ada.photographs(f"phone-{tab.lower()}")
        fits(ada)
