"""Monumental without a mouse: a whole turn by keys, and what is read aloud meanwhile."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.keyboard import Keys
from tests.browser.site import Invite
from tests.browser.tables import take_first_seat
from ziggurat.games.monumental.game import GAME
from ziggurat.kernel.match import Match

SEED = b"keys 8"
"""Row 1 and column 2 give Military for a conquest, Production for a Wonder, and a text to use."""
PARTS = ["players", "market", "map", "city", "dock", "panel"]
MOST_STEPS = 12

FOCUSED_PART = "document.activeElement.closest('[data-landmark]')?.dataset.landmark"


def goes_to(keys: Keys, key: str, thing: str) -> Locator:
    """Jump to a part as soon as a thing there can be picked, which then has the focus."""
    expect(keys.page.locator(f'.lit[data-thing="{thing}"]').first).to_be_visible()
    keys.presses(key)
    focused = keys.page.locator(":focus")
    expect(focused).to_have_attribute("data-thing", thing)
    return focused


def walk_to(page: Page, thing: str, way: str) -> Locator:
    """Press an arrow until a thing has the focus."""
    for _ in range(MOST_STEPS):
        if page.evaluate("document.activeElement.dataset.thing") == thing:
            return page.locator(":focus")
        page.keyboard.press(way)
    raise AssertionError(f"{way} does not lead to {thing}")


def goes_round(keys: Keys) -> None:
    """F6 leads from part to part, and back with Shift."""
    for part in PARTS:
        keys.presses("F6")
        assert keys.page.evaluate(FOCUSED_PART) == part
    keys.presses("Shift+F6")
    assert keys.page.evaluate(FOCUSED_PART) == PARTS[-2]


def activates(keys: Keys, told: Locator) -> None:
    """Enter chooses a place, Esc steps back, Enter once more gives it."""
    keys.presses("y")
    expect(keys.page.locator("[data-yields]")).to_have_attribute("aria-pressed", "false")
    goes_to(keys, "c", "place:0")
    keys.presses("ArrowRight")
    expect(keys.page.locator(":focus")).to_contain_text(
        "Row 1, column 2: Work Camp, gives 1 Production; row and column together give"
    )
    keys.presses("Enter")
    expect(told).to_contain_text("Once more to do it.")
    keys.presses("Escape")
    expect(told).to_be_empty()
    keys.presses("Enter", "Enter")


def begins_a_wonder(keys: Keys, told: Locator) -> None:
    """Arrows walk along the display; the price is told on the card and in the draft."""
    page = keys.page
    expect(page.locator('[data-landmark="market"] .lit').first).to_be_visible()
    keys.presses("k")
    colossus = walk_to(page, "card:colossus", "ArrowRight")
    expect(colossus).to_contain_text("You pay 1 Production and 2 Gold.")
    keys.presses("Enter")
    expect(told).to_contain_text("pay 1 Production and 2 Gold, 0 Production and 0 Gold left")
    keys.presses("Enter")


def conquers(keys: Keys, told: Locator) -> None:
    """The verb by its number, the tile on the map."""
    page = keys.page
    keys.gives(page.locator('[data-verb="conquer"]'))
    expect(page.locator('[role=button][data-thing="tile:E2"]')).to_be_visible()
    keys.presses("m", "ArrowDown")
    walk_to(page, "tile:E2", "ArrowLeft")
    keys.presses("Enter")
    expect(told).to_contain_text("pay 2 Military, 1 Military left")
    keys.presses("Enter")


def test_a_whole_turn_is_made_by_keys_alone(invite: Invite) -> None:
    ada = invite("Ada")
    keys, page = Keys(ada), ada.page
    match = Match(GAME, seats=2, seed=SEED, settings=GAME.first_game().settings)
    ada.opens(take_first_seat(ada, match).address)
    told = page.locator("[data-told]")
    expect(page.locator('[data-landmark="city"] .lit').first).to_be_visible()
    goes_round(keys)
    activates(keys, told)
    ada.sees_moves(1)
    begins_a_wonder(keys, told)
    ada.sees_moves(2)

    # The text of the Forum archives a card; what was done is undone and done again.
    expect(goes_to(keys, "c", "card:forum")).to_contain_text("Forum, can be used")
    keys.presses("Enter", "Enter")
    ada.sees_moves(3)
    keys.presses("u")
    ada.sees_moves(2)
    goes_to(keys, "c", "card:forum")
    keys.presses("Enter", "Enter")
    ada.sees_moves(3)
    goes_to(keys, "c", "place:0")
    keys.presses("Enter", "Enter")
    ada.sees_moves(4)

    conquers(keys, told)
    ada.sees_moves(5)
    for _ in ("choose the spoils", "take them"):
        keys.gives(page.locator("[data-choice]").first)
    ada.sees_moves(6)

    # What is lost by ending is told before it is done.
    expect(page.locator("[data-ending]")).to_be_visible()
    keys.presses("e")
    expect(page.locator("[data-give]")).to_be_focused()
    keys.presses("Enter")
    ada.sees_moves(7)
    for words in ("2 Gold for Colossus", "archives Fort", "conquers Harbor E2"):
        expect(ada.log).to_contain_text(words)


def test_keys_and_signs_of_the_board_are_explained(invite: Invite) -> None:
    ada = invite("Ada")
    page = ada.page
    table = ada.client.make_table("monumental", ["me", "greedy"], start=True)
    ada.opens(table.address)
    expect(page.locator('[data-landmark="city"]')).to_be_visible()
    ada.presses("Keys")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("to the map")
    page.keyboard.press("Escape")
    ada.presses("Signs")
    expect(page.get_by_role("dialog", name="Signs and cards")).to_contain_text("Military")
