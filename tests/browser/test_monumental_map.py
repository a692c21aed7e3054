"""The hex map of Monumental: walking it by keys, and hearing of its tiles."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.person import Person
from tests.browser.site import Invite
from tests.browser.test_accessibility import THEMES, find_faults
from ziggurat.games.monumental.game import GAME

MAP = '[data-landmark="map"]'


def sit_down(ada: Person) -> Page:
    """A game with a bot that waits for Ada, the map before her."""
    table = ada.client.make_table("monumental", ["me", "greedy"], start=True)
    ada.opens(table.address)
    expect(ada.page.locator(f'{MAP} path[data-thing="tile:A1"]')).to_be_visible()
    return ada.page


def focused(page: Page) -> tuple[str, str]:
    """The thing that has the focus, and what is read aloud of it."""
    attributes = "['data-thing', 'aria-label'].map((name) => document.activeElement"
    thing, words = page.evaluate(f"{attributes}.getAttribute(name) ?? '')")
    return thing, words


def test_every_tile_of_the_map_is_drawn_and_says_one_sentence(invite: Invite) -> None:
    page = sit_down(invite("Ada"))
    chart = GAME.scene(2, GAME.complete({})).chart
    for tile in chart.tiles:
        drawn = page.locator(f'{MAP} path[data-thing="tile:{tile.id}"]')
        words = drawn.get_attribute("aria-label") or ""
        assert words.startswith(f"{chart.terrains[tile.terrain].name} {tile.id}"), words
        assert words.endswith("."), words


def test_arrow_keys_walk_from_hex_to_hex_and_back(invite: Invite) -> None:
    page = sit_down(invite("Ada"))
    tiles = {f"tile:{tile.id}": tile for tile in GAME.scene(2, GAME.complete({})).chart.tiles}
    page.locator(f"{MAP} svg[role=group]").focus()
    page.keyboard.press("Enter")
    start, _ = focused(page)
    for there, back in (("ArrowRight", "ArrowLeft"), ("ArrowDown", "ArrowUp")):
        page.keyboard.press(there)
        reached, words = focused(page)
        assert tiles[reached].id in tiles[start].ways or tiles[reached].terrain == "water"
        assert tiles[reached].id in words
        page.keyboard.press(back)
        assert focused(page)[0] == start


@THEMES
def test_the_map_has_no_grave_fault(invite: Invite, *, is_dark: bool) -> None:
    ada = invite("Ada", is_dark=is_dark)
    sit_down(ada)
    assert find_faults(ada, MAP) == []
