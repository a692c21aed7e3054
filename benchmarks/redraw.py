"""How long Monumental's board takes to show what an answer has changed.

`python -m benchmarks.redraw` activates a city in Chromium, over and over, and prints the time from
the click that answers to the frame that shows it, the way to the server and back included.
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from tests.browser.chromium import require_client, running_chromium
from tests.browser.monumental import asks, play_until, sits_there
from tests.browser.site import OPTIONS, inviting
from tests.server.serving import serving

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
    require_client()
    with (
        TemporaryDirectory() as folder,
        serving(f"{folder}/tables.db", Path(folder) / "log", *OPTIONS) as running,
        running_chromium() as chromium,
        inviting(chromium, running.address) as invite,
    ):
        ada = invite("Ada")
        late = play_until(lambda match: asks(match, "activate") and len(match.moves) > 100, seats=3)
        sits_there(ada, late, Path(folder))
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
