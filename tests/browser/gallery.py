"""Photograph a game's board in every state, at several sizes, by day and by night.

`python -m tests.browser.gallery GAME FOLDER [STATE ...]` writes the pictures; people look at them
after a change.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser import mega_states, monumental_states
from tests.browser.person import Person
from tests.browser.site import PHONE, visiting

SIZES: dict[str, ViewportSize] = {
    "1440": {"width": 1440, "height": 900},
    "1920": {"width": 1920, "height": 1080},
    "1100": {"width": 1100, "height": 800},
    "phone": PHONE,
}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
STATES: dict[str, dict[str, Callable[[Person], None]]] = {
    "mega": mega_states.STATES,
    "monumental": monumental_states.STATES,
}
"""By game and name: what brings somebody's page into a state."""
TABS: dict[str, tuple[str, Sequence[str]]] = {
    "mega": ("move", mega_states.TABS),
    "monumental": ("act", monumental_states.TABS),
}
"""How states begin of which a small screen shows the rest behind tabs, and those tabs."""


def photograph(page: Page, file: Path) -> None:
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    # What moves when a screen changes its size has come to rest a frame later.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200)))")
    page.screenshot(path=file)


def photograph_state(person: Person, game: str, name: str, folder: Path) -> None:
    """A state: clicked together once on a large screen, then in every size and theme."""
    page = person.page
    page.emulate_media(color_scheme=THEMES[0])
    page.set_viewport_size(SIZES["1440"])
    STATES[game][name](person)
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        for size, screen in SIZES.items():
            page.set_viewport_size(screen)
            photograph(page, folder / f"{name}-{size}-{theme}.png")
    beginning, tabs = TABS[game]
    if name.partition("-")[0] == beginning:
        for tab in tabs:
            page.get_by_role("button", name=tab).or_(
                page.get_by_role("tab", name=tab)
            ).first.click()
            photograph(page, folder / f"{name}-phone-{tab.lower()}.png")


def main(game: str, folder: Path, names: Sequence[str]) -> None:
    """Photograph all there is, or some of it."""
    folder.mkdir(parents=True, exist_ok=True)
    with visiting() as invite:
        ada = invite("Ada")
        for name in names or STATES[game]:
            photograph_state(ada, game, name, folder)
    sys.stdout.write(f"{len(list(folder.glob('*.png')))} pictures in {folder}\n")


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] not in STATES:
        sys.exit(f"usage: python -m tests.browser.gallery {'|'.join(STATES)} FOLDER [STATE ...]")
    known = STATES[sys.argv[1]]
    if unknown := [name for name in sys.argv[3:] if name not in known]:
        sys.exit(f"There is no state {', '.join(unknown)}, but {', '.join(known)}.")
    main(sys.argv[1], Path(sys.argv[2]), sys.argv[3:])
