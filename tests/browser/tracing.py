"""What Chromium paints while something happens in a page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from playwright.sync_api import Page

R = TypeVar("R")
TIMELINE = "devtools.timeline"
PASS_FRAMES = """
async (frames) => {
  for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
}
"""


def paints_while(page: Page, happens: Callable[[], R]) -> tuple[R, list[dict[str, Any]]]:
    """What came of it, and what Chromium says of everything it painted meanwhile."""
    session = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    is_told: list[bool] = []
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda _: is_told.append(True))
    session.send("Tracing.start", {"transferMode": "ReportEvents", "categories": TIMELINE})
    came = happens()
    session.send("Tracing.end")
    while not is_told:
        page.evaluate("null")  # lets what was traced arrive
    session.detach()
    return came, [event["args"]["data"] for event in events if event["name"] == "Paint"]
