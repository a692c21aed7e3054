"""A hand at a board whose answers are made in forms beside it, each for a kind of question."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import Locator, Response, expect

from tests.browser.hand import Hand
from tests.browser.person import Person
from ziggurat.client.table import TableClient
from ziggurat.server.models import Pickable, Question

NOTE_FIELDS = """
addEventListener('focusin', ({ target }) => {
  if (target.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea, select'))
    (window.entered ??= []).push(target.outerHTML);
});
"""
"""Remembers every field that something could have been typed into."""
COUNTS = """
(panel) => Object.fromEntries(
  [...panel.querySelectorAll('[data-step$="+"]')]
    .filter((button) => button.closest('[data-list]') === null)
    .map((button) => [
      button.dataset.step.slice(0, -1),
      Number(button.parentElement.querySelector('[role=spinbutton]').ariaValueNow),
    ]),
)
"""
"""How many of each thing the steppers of a form say."""


class PanelHand(Hand):
    """It looks into what a form folds away; only the list of all answers stays closed."""

    def __init__(self, person: Person, table: TableClient) -> None:
        super().__init__(person, table)
        self.panel = self.page.locator("[data-question]:visible").first
        self.give = self.panel.locator("[data-give]")
        self.heard = 0
        """So many answers the server has taken."""
        self.page.on("response", self._hear)

    def is_shown(self, question: Question) -> None:
        """Wait for the form, too."""
        super().is_shown(question)
        expect(self.panel.locator("[data-list]")).to_be_attached()

    def is_heard(self, answers: int) -> None:
        """Wait until so many answers were taken; nothing was typed or looked up in the list."""
        while self.heard < answers:
            self.page.wait_for_event("response")
        self.person.has_been_heard()
        assert self.page.evaluate("window.entered ?? []") == []
        expect(self.page.locator("[data-list][open]")).to_have_count(0)

    # ---- what names itself in the panel ----

    def hook(self, kind: str, name: str) -> Locator:
        """What says that it is this; the list of all answers does not count."""
        return self.panel.locator(f'[data-{kind}="{name}"]:not([data-list] *)')

    def has(self, kind: str, name: str) -> bool:
        return self.hook(kind, name).count() > 0

    def presses_on(self, kind: str, name: str) -> None:
        self.unfolds(self.hook(kind, name).first)

    def unfolds(self, found: Locator) -> None:
        """Touch something, after whatever hides it was opened."""
        if not found.is_visible():
            for folded in found.locator("xpath=ancestor::details[not(@open)]").all():
                self.touches(folded.locator("> summary"))
        self.touches(found)

    def is_on(self, button: Locator) -> bool:
        states = (button.get_attribute(f"aria-{state}") for state in ("pressed", "expanded"))
        return "true" in states

    def opens(self, verb: str) -> None:
        if not self.is_on(self.hook("verb", verb).first):
            self.presses_on("verb", verb)

    def chooses(self, answer: str) -> None:
        """Press the button of an answer, and the one that gives it where that is another.

        Some ask once more whether it is meant.
        """
        kind = "choice" if self.has("choice", answer) else "ending"
        button = self.hook(kind, answer).first
        is_choice = button.get_attribute("aria-pressed") is not None
        if not (is_choice and self.is_on(button)):
            self.unfolds(button)
        if is_choice:
            self.gives_it()
        again = self.person.doubt.get_by_role("button").last.or_(self.panel.locator(".doubted"))
        if again.count() > 0:
            self.touches(again)

    def ticks(self, items: list[Pickable], wanted: set[str]) -> None:
        """Just these of several."""
        for item in items:
            if self.is_on(self.hook("choice", item.text).first) != (item.text in wanted):
                self.presses_on("choice", item.text)

    def sets_all(self, items: list[Pickable], wanted: Counter[str]) -> None:
        """So many of each; what there are too many of comes first."""
        things = {item.text: item.things[0] if item.things else item.text for item in items}
        counts = self.panel.evaluate(COUNTS)
        steps = {text: wanted[text] - counts.get(thing, 0) for text, thing in things.items()}
        for text, step in sorted(steps.items(), key=lambda each: each[1]):
            if step:
                self.sets(things[text], wanted[text])

    def sets(self, thing: str, count: int) -> None:
        """So many of a thing by its stepper."""
        now = self.panel.evaluate(COUNTS)[thing]
        for _ in range(abs(count - now)):
            self.presses_on("step", f"{thing}{'+' if count > now else '-'}")
        assert self.panel.evaluate(COUNTS)[thing] == count

    def gives_it(self) -> None:
        self.person.has_been_heard()
        expect(self.give).to_be_enabled()
        self.touches(self.give)

    def _hear(self, response: Response) -> None:
        self.heard += self.is_answer(response.request)
