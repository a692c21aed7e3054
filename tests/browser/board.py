"""The board under a person's hand: where things lie, and which of them are lit."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.person import Person

# Somewhere in the thing's box where nothing else covers it, as near to its middle as can be.
FIND_PLACE = """
(element) => {
  const box = element.getBoundingClientRect();
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  const steps = Array.from({ length: 25 }, (_, step) => (step + 0.5) / 25);
  return steps
    .flatMap((across) => steps.map((down) => [across, down]))
    .map(([across, down]) => [box.x + box.width * across, box.y + box.height * down])
    .filter(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-thing]') === element)
    .sort((one, other) =>
      Math.hypot(one[0] - middle[0], one[1] - middle[1]) -
      Math.hypot(other[0] - middle[0], other[1] - middle[1]))[0] ?? null;
}
"""


class Board:
    """The map in front of a person."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def thing(self, name: str) -> Locator:
        return self.page.locator(f'[data-thing="{name}"]').first

    def lit(self) -> list[str]:
        """The things that can be picked now."""
        lit = self.page.locator("svg [data-thing][role=button]")
        return [thing.get_attribute("data-thing") or "" for thing in lit.all()]

    def lights(self, name: str) -> None:
        """Wait until a thing can be picked."""
        expect(self.thing(name)).to_have_role("button")

    def does_not_light(self, name: str) -> None:
        """Wait until a thing cannot be picked."""
        expect(self.thing(name)).not_to_have_role("button")

    def picks(self, name: str) -> None:
        """Point at a thing where it is seen."""
        self.lights(name)
        place = self.thing(name).evaluate(FIND_PLACE)
        assert place is not None, f"nothing of {name} can be seen"
        x, y = place
        if self.person.has_touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
