"""How long a step of panning takes on Mega Empires' map, for a table of one board and of both.

`python -m benchmarks.panning` drags the map in Chromium without a graphics card, step by step, and
prints the time from each step to the frame that shows it; beside it the time of a frame in which
nothing is to be done, which is what the browser takes by itself. A machine that does much else
takes longer, so the processor's time for a step is told as well, of all processes of Chromium.
"""

from __future__ import annotations

import sys
from statistics import median

from playwright.sync_api import Page

from tests.browser.mega_tables import LARGE, Played, play_until
from tests.browser.site import visiting
from tests.browser.tables import copy_of

STEPS = 60
TABLES = (9, 18)
LATE = 5
"""A turn in which the map is full of pieces."""
# Steps that a finger makes, or none at all; each is over with the next frame. However slow they
# are, the finger does not rest between them.
TIME_STEPS = """
async ([steps, isMoved]) => {
  const map = document.querySelector('[data-landmark="map"] .sheet');
  const { x, y, width, height } = map.getBoundingClientRect();
  const at = (step) => ({
    pointerId: 1, button: 0, buttons: 1, bubbles: true, isPrimary: true, pointerType: 'touch',
    clientX: x + width / 2 + step * 2, clientY: y + height / 2 + step,
  });
  map.setPointerCapture = () => undefined;
  map.hasPointerCapture = () => true;
  const { setTimeout: wait } = window;
  window.setTimeout = () => 0;
  const tell = (name, step) => isMoved && map.dispatchEvent(new PointerEvent(name, at(step)));
  const times = [];
  tell('pointerdown', 0);
  for (let step = 1; step <= steps; step += 1) {
    const start = performance.now();
    tell('pointermove', step);
    await new Promise(requestAnimationFrame);
    times.push(performance.now() - start);
  }
  window.setTimeout = wait;
  tell('pointerup', steps);
  return times;
}
"""


def main() -> None:
    """Pan tables of one board and of both."""
    with visiting() as invite:
        for seats in TABLES:
            ada = invite("Ada", screen=LARGE)
            # Nobody else acts meanwhile.
            ada.opens(copy_of(ada, play_until(is_late, seats)).address)
            ada.page.locator('[data-landmark="map"] path[data-thing]').first.wait_for()
            ada.is_asked()
            panned, work = time_steps(ada.page, is_moved=True)
            idle, rest = time_steps(ada.page, is_moved=False)
            sys.stdout.write(
                f"{seats} players: a step of panning {median(panned):.1f} ms in the middle, "
                f"{max(panned):.1f} ms at most, {work:.1f} ms of the processor; "
                f"an idle frame {median(idle):.1f} ms, {rest:.1f} ms of the processor; "
                f"ratio {median(panned) / median(idle):.2f}\n"
            )


def is_late(match: Played) -> bool:
    """Whether somebody moves who has spread, on a map that is full of pieces."""
    return match.state.turn >= LATE and match.state.decision().kind == "move"


def time_steps(page: Page, *, is_moved: bool) -> tuple[list[float], float]:
    """Milliseconds of each step, and what the processor worked for one of them."""
    before = processor_time(page)
    told = page.evaluate(TIME_STEPS, [STEPS, is_moved])
    work = processor_time(page) - before
    return [float(each) for each in told], 1000 * work / STEPS


def processor_time(page: Page) -> float:
    """What all processes of the browser have worked so far, in seconds."""
    browser = page.context.browser
    assert browser is not None
    session = browser.new_browser_cdp_session()
    told = session.send("SystemInfo.getProcessInfo")
    session.detach()
    return float(sum(each["cpuTime"] for each in told["processInfo"]))


if __name__ == "__main__":
    main()
