"""A table at rest, where somebody thinks: the browser has nothing to do meanwhile."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.site import Invite
from tests.browser.tables import DUEL
from tests.browser.tracing import PASS_FRAMES, paints_while
from ziggurat.server.models import ClockPlan

FRAMES = 180
"""So many times the screen could be painted anew, however long that takes."""
SETTLING = 60
"""So long what was loaded late may be painted."""
MOST_PAINTS = 20
"""For the clock's seconds and whatever Chromium does of its own accord."""
# What has begun comes to rest by itself; what is endless never does.
COME_TO_REST = """
async () => {
  const endless = (each) => each.effect.getComputedTiming().iterations === Infinity;
  let moving;
  while ((moving = document.getAnimations().filter((each) => !endless(each))).length > 0) {
    await Promise.allSettled(moving.map((each) => each.finished));
  }
  return document.getAnimations().filter(endless).map((each) => each.animationName);
}
"""


def paints_over(page: Page, frames: int) -> int:
    """How often something was painted while so many frames passed."""
    _, paints = paints_while(page, lambda: page.evaluate(PASS_FRAMES, frames))
    return len(paints)


@pytest.mark.parametrize(
    ("game", "seats", "settings", "clock"),
    [
        ("revolt", ["me", "random"], DUEL, ClockPlan()),
        ("revolt", ["me", "random"], DUEL, ClockPlan("move", 86_400)),
        ("monumental", ["me", "random"], {}, ClockPlan()),
        ("mega", ["me", "random", "random", "random"], {}, ClockPlan()),
    ],
)
def test_a_table_at_rest_is_not_painted_again_and_again(
    invite: Invite, game: str, seats: list[str], settings: dict[str, Any], clock: ClockPlan
) -> None:
    ada = invite("Ada", is_still=False)
    table = ada.client.make_table(game, seats, settings=settings, clock=clock, start=True)
    ada.opens(table.address)
    ada.is_asked()
    expect(ada.page.locator(".busy")).to_have_count(0)
    # What others did meanwhile is seen happening first, and marked for a moment.
    expect(ada.page.locator("[data-moving], [data-changed]")).to_have_count(0)
    ada.page.evaluate(PASS_FRAMES, SETTLING)
    assert ada.page.evaluate(COME_TO_REST) == []
    assert paints_over(ada.page, FRAMES) <= MOST_PAINTS


def test_a_first_visit_asks_for_nothing_that_is_refused_and_for_a_question_once(
    invite: Invite,
) -> None:
    stranger = invite()
    stranger.opens()
    stranger.presses("Play now against bots: Empire's Revolt")
    stranger.sees_the_board()
    stranger.is_asked()
    stranger.page.wait_for_load_state()
    stranger.watch.responses.clear()
    stranger.page.reload()
    stranger.sees_the_board()
    stranger.is_asked()
    paths = [each.url.partition("?")[0] for each in stranger.watch.responses]
    assert sum(path.endswith("/question") for path in paths) == 1
    assert stranger.watch.complaints() == []
