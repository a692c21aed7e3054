"""Photograph Monumental's board in every state, at three sizes, by day and by night.

`python -m tests.browser.gallery FOLDER` writes the pictures; people look at them after a change.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.chromium import require_client, running_chromium
from tests.browser.hand import Hand
from tests.browser.monumental import Played, asks, briefing, play_until, sits_there
from tests.browser.person import Person
from tests.browser.site import OPTIONS, PHONE, inviting
from tests.server.serving import serving
from ziggurat.kernel.game import Settings

SIZES: dict[str, ViewportSize] = {
    "1440": {"width": 1440, "height": 900},
    "1920": {"width": 1920, "height": 1080},
    "phone": PHONE,
}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LATE = 80
"""Moves after which there is something to see."""


def is_asked(kind: str) -> Callable[[Played], bool]:
    """Whether a question of a kind is asked well into the game."""
    return lambda match: len(match.moves) > LATE and asks(match, kind)


def could_buy(match: Played) -> bool:
    """Whether a card of the display can be paid for."""
    return is_asked("act")(match) and any(
        offer.verb == "acquire" and offer.answer for offer in briefing(match).offers
    )


def has_choice(match: Played) -> bool:
    """Whether soldiers from several tiles could come to a conquest."""
    return is_asked("muster")(match) and match.options(match.seats()[0]).count() > 1


def nothing(_: Hand) -> None:
    """The question as it is asked."""


def point_at_a_crossing(hand: Hand) -> None:
    hand.clicks("thing", "place:6")


def choose_a_card(hand: Hand) -> None:
    lit = hand.page.locator('[data-landmark="market"] .display .thing.lit')
    hand.touches(lit.first)


def take_explorers(hand: Hand) -> None:
    hand.clicks("verb", "explore")


def end(hand: Hand) -> None:
    hand.clicks("ending", "end")


def open_standing(hand: Hand) -> None:
    hand.page.locator("[title='How it stands']").first.click()


def open_an_opponent(hand: Hand) -> None:
    hand.page.locator('[data-thing^="seat:"]').first.click()


def open_the_deck(hand: Hand) -> None:
    hand.page.get_by_role("button", name="Deck").first.click()


class State:
    """A state to photograph: where it is found, and what is clicked there."""

    def __init__(
        self,
        is_there: Callable[[Played], bool],
        click: Callable[[Hand], None] = nothing,
        *,
        settings: Settings | None = None,
    ) -> None:
        self.is_there = is_there
        self.click = click
        self.settings = settings


STATES: dict[str, State] = {
    "activate": State(is_asked("activate"), point_at_a_crossing),
    "act": State(is_asked("act")),
    "buy": State(could_buy, choose_a_card),
    "muster": State(has_choice),
    "explore": State(is_asked("wander"), take_explorers),
    "ending": State(could_buy, end),
    "continuous": State(is_asked("act"), settings={"continuous": 1}),
    "standing": State(is_asked("act"), open_standing),
    "opponent": State(is_asked("act"), open_an_opponent),
    "deck": State(is_asked("act"), open_the_deck),
}
REGIONS = ("City", "Map", "Market", "Mine")
"""The tabs of a small screen."""


def photograph(page: Page, file: Path) -> None:
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    page.screenshot(path=file)


def photograph_state(person: Person, name: str, folder: Path) -> None:
    """A state on the large screens: clicked together once, then in every size and theme."""
    state = STATES[name]
    page = person.page
    page.set_viewport_size(SIZES["1440"])
    with TemporaryDirectory() as games:
        match = play_until(state.is_there, seats=3, settings=state.settings)
        hand = sits_there(person, match, Path(games))
    state.click(hand)
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        for size in ("1440", "1920"):
            page.set_viewport_size(SIZES[size])
            photograph(page, folder / f"{name}-{size}-{theme}.png")
        page.set_viewport_size(PHONE)
        photograph(page, folder / f"{name}-phone-{theme}.png")
        if name == "act":
            photograph_regions(person, folder, theme)


def photograph_regions(person: Person, folder: Path, theme: str) -> None:
    """Every tab of a phone."""
    for region in REGIONS:
        person.page.get_by_role("button", name=region).or_(
            person.page.get_by_role("tab", name=region)
        ).first.click()
        photograph(person.page, folder / f"phone-{region.lower()}-{theme}.png")


def main(folder: Path) -> None:
    """Photograph all there is."""
    require_client()
    folder.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as site,
        serving(f"{site}/tables.db", Path(site) / "log", *OPTIONS) as running,
        running_chromium() as chromium,
        inviting(chromium, running.address) as invite,
    ):
        ada = invite("Ada", screen=SIZES["1440"])
        for name in STATES:
            photograph_state(ada, name, folder)
    sys.stdout.write(f"{len(list(folder.glob('*.png')))} pictures in {folder}\n")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m tests.browser.gallery FOLDER")
    main(Path(sys.argv[1]))
