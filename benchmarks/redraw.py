"""How long Monumental's board takes to show what an answer has changed.

`python -m benchmarks.redraw` activates a city in Chromium, over and over, and prints the time from
the click that answers to the frame that shows it, the way to the server and back included.
"""

from __future__ import annotations

import sys
from statistics import median

from tests.browser.monumental import asks, play_until, sits_there
from tests.browser.site import visiting

TURNS = 10
# Two clicks on a place; the frame after the city shows itself as activated has drawn the answer.
ACTIVATE = """
async () => {
  const place = () => document.querySelector('[data-landmark="city"] .place [data-thing]');
  const frame = () => new Promise(requestAnimationFrame);
  place().click();
  await frame();
  const start = performance.now();
  place().click();
  while (document.querySelector('[data-landmark="city"] .active') === null) await frame();
  await frame();
  return performance.now() - start;
}
"""


def main() -> None:
    """Activate and undo, over and over."""
    with visiting() as invite:
        ada = invite("Ada")
        late = play_until(lambda match: asks(match, "activate") and len(match.moves) > 100, seats=3)
        sits_there(ada, late)
        figures = []
        for _ in range(TURNS):
            figures.append(float(ada.page.evaluate(ACTIVATE)))
            ada.undoes()
            ada.page.locator('[data-landmark="city"] .place > .yield').first.wait_for()
    sys.stdout.write(
        f"answer to redraw: median {median(figures):.0f} ms, least {min(figures):.0f} ms, "
        f"most {max(figures):.0f} ms of {TURNS} answers\n"
    )


if __name__ == "__main__":
    main()
