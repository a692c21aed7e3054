"""Dark and light, and nothing that moves for those who want it still."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.site import Invite
from tests.browser.tables import sit_with_a_bot

# Whether the page's ground is dark: how bright it is goes from 0 for black to 1 for white.
IS_DARK = """
() => {
  const [red, green, blue] = getComputedStyle(document.documentElement).backgroundColor
    .match(/[\\d.]+/g).map(Number);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255 < 0.3;
}
"""
# What lasts no longer than a blink is no motion to anybody.
MOVING = """
() => document.getAnimations()
  .filter((each) => each.playState === 'running')
  .filter((each) => each.effect.getComputedTiming().activeDuration > 50)
  .map((each) => each.animationName ?? each.transitionProperty ?? 'motion')
"""


@pytest.mark.parametrize("is_dark", [False, True], ids=["light", "dark"])
def test_the_page_is_as_dark_as_the_system_wants(invite: Invite, *, is_dark: bool) -> None:
    ada = invite("Ada", is_dark=is_dark)
    ada.opens()
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    assert ada.page.evaluate(IS_DARK) == is_dark


def test_the_page_is_as_dark_as_its_reader_wants_and_stays_so(invite: Invite) -> None:
    ada = invite("Ada")
    ada.opens()
    ada.presses(re.compile("Colours as the system has them"))
    ada.presses(re.compile("Light colours"))
    expect(ada.page.get_by_role("button", name=re.compile("Dark colours"))).to_be_visible()
    ada.page.wait_for_function(IS_DARK)
    ada.page.reload()
    expect(ada.page.get_by_role("button", name=re.compile("Dark colours"))).to_be_visible()
    ada.page.wait_for_function(IS_DARK)


def attack(person: Person) -> list[str]:
    """Attack, and tell what moves on the page at that moment."""
    sit_with_a_bot(person)
    person.answers("Army in Pella against Thessalia")
    expect(person.log).to_contain_text("Macedonia attacks Thessalia")
    found: list[str] = person.page.evaluate(MOVING)
    return found


def test_dice_roll_for_those_who_like_motion(invite: Invite) -> None:
    assert attack(invite("Ada", is_still=False)) != []


def test_nothing_moves_for_those_who_want_it_still(invite: Invite) -> None:
    assert attack(invite("Ada", is_still=True)) == []
