"""Monumental's board at every size: room for all there is, no gaps, text that can be read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.person import Person
from tests.browser.site import PHONE, Invite
from tests.browser.tables import import_record
from tests.browser.test_accessibility import find_faults
from ziggurat.client.table import TableClient
from ziggurat.games.monumental.maps.reading import read_maps
from ziggurat.games.monumental.terms import MODULES
from ziggurat.games.monumental.view.structs import View
from ziggurat.kernel.game import Settings

RECORDS = Path(__file__).parents[1] / "games" / "monumental" / "records"
SCREENS: tuple[ViewportSize, ...] = (
    {"width": 1440, "height": 900},
    {"width": 1280, "height": 720},
    {"width": 1920, "height": 1080},
    PHONE,
)
ODD_SCREENS: tuple[ViewportSize, ...] = (
    {"width": 1100, "height": 800},
    {"width": 844, "height": 390},
)
"""Where one of map and city is small, and a phone held across."""
IN_THE_MIDDLE = {"full": 150, "five": 240, "continuous": 160, "automas": 60}
"""Games on record, and a move of each by which there is much on the table."""
HEADS: dict[str, tuple[Literal["list", "heading"], str]] = {
    "trade": ("list", "Trade track"),
    "reserve": ("heading", "Reserve"),
    "quests": ("heading", "Quests"),
    "heroes": ("heading", "Heroes"),
}
"""What is found on the board only when a module is played with."""

# What is wrong with where things lie: regions over one another, or wider than their place.
MEASURE = """
async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const regions = [...document.querySelectorAll('[data-landmark], section[aria-label="Play"]')]
    .filter((region) => region.checkVisibility())
    .map((region) => ({ region, name: region.ariaLabel, box: region.getBoundingClientRect() }));
  const across = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = (one, other) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const wrong = regions.flatMap(({ region, name, box }, index) => [
    ...regions.slice(index + 1)
      .filter((other) => !region.contains(other.region) && !other.region.contains(region))
      .filter((other) => across(box, other.box) > 1 && down(box, other.box) > 1)
      .map((other) => `${name} lies over ${other.name}`),
    ...(region.scrollWidth > region.clientWidth + 1 && getComputedStyle(region).overflowX !== 'auto'
      ? [`${name} is wider than its place`] : []),
    ...(box.width < 40 || box.height < 20 ? [`${name} has no room`] : []),
  ]);
  const page = document.documentElement;
  return page.scrollWidth > page.clientWidth ? [...wrong, 'the page scrolls sideways'] : wrong;
}
"""

# Texts that are hard to read: by their size, or by their colour upon what lies below them.
READ = """
() => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const known = new Map();
  const colour = (words) => {
    if (!known.has(words)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = words;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(words, [red, green, blue, alpha / 255]);
    }
    return known.get(words);
  };
  const over = (upper, lower) =>
    [0, 1, 2].map((part) => upper[part] * upper[3] + lower[part] * (1 - upper[3])).concat(1);
  const light = (rgb) => rgb.slice(0, 3)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
  const contrast = (one, other) => {
    const [low, high] = [light(one), light(other)].toSorted((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  // Of a gradient every colour counts.
  const layers = (element) => {
    const style = getComputedStyle(element);
    const stops = style.backgroundImage.match(/(?:rgba?|color)[(][^()]*[)]/g);
    return (stops ?? [style.backgroundColor]).map(colour);
  };
  const grounds = (element) => {
    if (element === null) return [[255, 255, 255, 1]];
    const own = layers(element);
    if (own.every((layer) => layer[3] === 1)) return own;
    const below = grounds(element.parentElement);
    return below.flatMap((lower) => own.map((upper) => over(upper, lower)));
  };
  const opacity = (element) =>
    element === null ? 1 : getComputedStyle(element).opacity * opacity(element.parentElement);
  const wrong = new Set();
  for (const region of document.querySelectorAll('[data-landmark], [role="dialog"]')) {
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent.trim();
      const isLeftOut = element.closest('svg, .hidden, :disabled') !== null;
      const size = parseFloat(getComputedStyle(element).fontSize);
      if (text === '' || isLeftOut || !element.checkVisibility() || size === 0) continue;
      if (size < 10) wrong.add(`${text}: ${size} pixels`);
      const [red, green, blue, alpha] = colour(getComputedStyle(element).color);
      const ink = [red, green, blue, alpha * opacity(element)];
      const contrasts = grounds(element).map((ground) => contrast(over(ink, ground), ground));
      const worst = Math.min(...contrasts);
      if (worst < 4.5) wrong.add(`${text}: ${worst.toFixed(2)} to 1 (${element.className})`);
    }
  }
  return [...wrong];
}
"""

# By player, in the order of the strip: which of the counts are golden.
GOLDEN = """
() => [...document.querySelectorAll('[data-landmark="players"] li')].map((chip) =>
  [...chip.querySelectorAll('.counts > span')].map((count) => count.matches('.leading')))
"""


def every_map_and_module() -> Iterator[tuple[int, Settings]]:
    """Seats and settings of tables that have each map once, and each module off once."""
    for index, (name, chart) in enumerate(sorted(read_maps().items())):
        off: Settings = dict.fromkeys(MODULES[index : index + 1], 0)
        yield chart.players, {"map": name, **off}


def stand_at(ada: Person, record: str) -> TableClient:
    """A copy of a game on record, in its middle, where Ada is asked."""
    return import_record(ada, RECORDS / f"{record}.zig").what_if(IN_THE_MIDDLE[record])


def opens(ada: Person, table: TableClient) -> Page:
    ada.opens(table.address)
    expect(ada.page.locator('[data-landmark="city"]')).to_be_visible()
    return ada.page


def measures(page: Page, screens: tuple[ViewportSize, ...] = SCREENS) -> list[str]:
    """What is wrong with the places of things on screens of these sizes."""
    wrong: list[str] = []
    for screen in screens:
        page.set_viewport_size(screen)
        tabs = ["city", "map", "market", "mine"] if screen is PHONE else [""]
        for tab in tabs:
            if tab:
                page.locator(f'[data-region="{tab}"]').click()
            size = f"{screen['width']} x {screen['height']} {tab}".strip()
            wrong += [f"{size}: {fault}" for fault in page.evaluate(MEASURE)]
    page.set_viewport_size(SCREENS[0])
    return wrong


def golden(page: Page, table: TableClient) -> None:
    """The golden counts are the majorities of the scores; equals share them, nobody has nothing."""
    view = table.view(View)
    scores = [
        {part.name for part in score.parts if part.points} for score in table.show().standing.scores
    ]
    for player, shown in zip(view.order, page.evaluate(GOLDEN), strict=True):
        for majority, is_golden in zip(view.majorities, shown, strict=True):
            count = majority.counts[player]
            assert is_golden == (0 < count == max(majority.counts))
            if player < len(scores):
                assert is_golden == (majority.name in scores[player])


def heads(page: Page, modules: tuple[str, ...]) -> None:
    """Only what is played with has a place on the board."""
    board = page.locator(".monumental")
    for module, (role, name) in HEADS.items():
        is_there = board.get_by_role(role, name=name).count() > 0
        assert is_there == (module in modules), f"{name}, playing with {modules}"


@pytest.mark.parametrize("half", [0, 1])
def test_no_region_lies_over_another_on_any_map_without_any_module(
    invite: Invite, half: int
) -> None:
    ada = invite("Maximiliana Featherstonehaugh")
    for players, settings in list(every_map_and_module())[half::2]:
        seats = ["me", *["random"] * (players - 1)]
        table = ada.client.make_table("monumental", seats, settings=settings, start=True)
        page = opens(ada, table)
        heads(page, table.view(View).modules)
        assert measures(page) == [], f"{players} players, {settings}"


@pytest.mark.parametrize("record", IN_THE_MIDDLE)
def test_in_the_middle_of_a_game_all_of_it_has_room_and_can_be_read(
    invite: Invite, record: str
) -> None:
    ada = invite("Maximiliana Featherstonehaugh")
    table = stand_at(ada, record)
    page = opens(ada, table)
    golden(page, table)
    assert measures(page, SCREENS + ODD_SCREENS) == []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        assert page.evaluate(READ) == [], theme


def test_sheets_over_the_board_can_be_read_and_have_no_grave_fault(invite: Invite) -> None:
    ada = invite("Ada")
    page = opens(ada, stand_at(ada, "automas"))
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        for opener in (".score", "li:nth-child(1) .chip", "li:nth-child(2) .chip"):
            page.locator(f'[data-landmark="players"] {opener}').first.click()
            expect(page.get_by_role("dialog")).to_be_visible()
            assert page.evaluate(READ) == [], theme
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
        page.locator(".piles").get_by_role("button", name="Deck").click()
        expect(page.get_by_role("dialog")).to_contain_text("not the order in which they lie")
        assert find_faults(ada) == [], theme
        page.keyboard.press("Escape")


def test_a_sheet_that_is_pinned_stays_when_somebody_clicks_elsewhere(invite: Invite) -> None:
    ada = invite("Ada")
    page = opens(ada, stand_at(ada, "automas"))
    chips = page.locator('[data-landmark="players"] .chip')
    sheets = page.get_by_role("dialog")
    for is_pinned in (False, True):
        chips.first.click()
        expect(sheets).to_have_count(1)
        if is_pinned:
            page.keyboard.press("p")
            expect(sheets.get_by_role("button", name="Let it go")).to_be_visible()
        page.locator('[data-landmark="market"]').click(position={"x": 3, "y": 3})
        expect(sheets).to_have_count(int(is_pinned))
    chips.last.click()
    expect(sheets).to_have_count(2)


def test_what_an_answer_has_changed_is_marked_for_a_moment(invite: Invite) -> None:
    ada = invite("Ada")
    table = stand_at(ada, "automas")
    page = opens(ada, table)
    marked = page.locator('[data-landmark="dock"] [data-changed]')
    expect(marked).to_have_count(0)
    table.answer(None, question=table.question().number)
    expect(marked.first).to_be_visible()
    expect(marked).to_have_count(0)
