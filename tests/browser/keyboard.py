"""A person who has no mouse."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.person import Person

MOST_STEPS = 120
"""Whoever has to press Tab oftener than this cannot be said to reach a thing."""


class Keys:
    """What a person does with the keyboard alone."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def presses(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def reaches(self, thing: Locator) -> None:
        """Go on with Tab until the thing has the focus."""
        expect(thing).to_be_visible()
        for _ in range(MOST_STEPS):
            if has_focus(thing):
                return
            self.presses("Tab")
        raise AssertionError(f"Tab does not lead to {thing}")

    def writes(self, thing: Locator, words: str) -> None:
        """Go to a field and write into it, in place of what it says."""
        self.reaches(thing)
        self.presses("Control+a")
        self.page.keyboard.type(words)

    def gives(self, answer: Locator) -> str:
        """Give an answer by the key that stands beside it, once it does; the key."""
        expect(answer).to_have_attribute("data-key", re.compile("."))
        key = answer.get_attribute("data-key") or ""
        self.presses(key)
        return key

    def answers(self, words: str) -> None:
        """Find an answer among all others and give it."""
        person = self.person
        person.is_asked()
        moves = person.moves()
        filtering = self.page.get_by_role("searchbox", name="Filter what you can do")
        if filtering.count() > 0:
            self.presses("/")
            expect(filtering).to_be_focused()
            self.presses("Control+a")
            self.page.keyboard.type(words)
        self.reaches(person.options(words).first)
        self.presses("Enter")
        person.sees_another_move(moves)


def has_focus(thing: Locator) -> bool:
    """Whether what is typed goes there."""
    return bool(thing.evaluate("(element) => element === document.activeElement"))


FOCUS_MARK = """
() => {
  const element = document.activeElement;
  if (element === document.body) return 'nothing';
  const style = getComputedStyle(element);
  const isOutlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
  const isMarked = element.closest('svg')?.querySelector('.focused') != null;
  const box = element.getBoundingClientRect();
  const isSeen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  return (isOutlined || isMarked) && isSeen ? '' : element.outerHTML.slice(0, 200);
}
"""


def find_unmarked(keys: Keys, steps: int) -> list[str]:
    """What gets the focus on the next steps with Tab without showing it."""
    unmarked = []
    for _ in range(steps):
        keys.presses("Tab")
        unmarked.append(str(keys.page.evaluate(FOCUS_MARK)))
    return [element for element in unmarked if element not in {"", "nothing"}]
