"""The map of Mega Empires: what is lit, marches made on it, panning, and its faults."""

from __future__ import annotations

from pathlib import Path

import msgspec
from playwright.sync_api import Page, expect

from tests.browser.board import Board
from tests.browser.person import Person
from tests.browser.site import Invite
from tests.browser.tables import import_record
from tests.browser.test_accessibility import THEMES, find_faults
from tests.browser.test_mega import LARGE, Played, play_until, shown_seat
from ziggurat.client.table import TableClient
from ziggurat.games.mega.game import GAME
from ziggurat.games.mega.view.briefing_structs import Briefing, March
from ziggurat.games.mega.view.structs import View
from ziggurat.kernel import record

MAP = '[data-landmark="map"]'
SEVERAL = 3
"""Tokens of a march that is worth a look."""
STEPS = 60
MOST_MILLISECONDS = 25
"""A step of panning takes no longer, in the middle of all."""
# Pans step by step as a mouse would, and tells how long each took until it could be seen.
PAN = """
async ([steps, selector]) => {
  const map = document.querySelector(selector);
  const layer = map.querySelector('svg g');
  const { x, y, width, height } = map.getBoundingClientRect();
  const at = (step) => ({
    pointerId: 1, button: 0, buttons: 1, bubbles: true, isPrimary: true, pointerType: 'touch',
    clientX: x + width / 2 + step * 2, clientY: y + height / 2 + step,
  });
  map.setPointerCapture = () => undefined;
  map.hasPointerCapture = () => true;
  const drawn = new Set();
  const times = [];
  map.dispatchEvent(new PointerEvent('pointerdown', at(0)));
  for (let step = 1; step <= steps; step += 1) {
    const start = performance.now();
    map.dispatchEvent(new PointerEvent('pointermove', at(step)));
    await new Promise(requestAnimationFrame);
    times.push(performance.now() - start);
    drawn.add(layer.getAttribute('transform'));
  }
  map.dispatchEvent(new PointerEvent('pointerup', at(steps)));
  return { times: times.sort((one, other) => one - other), drawn: drawn.size };
}
"""


def marches_of(match: Played) -> dict[str, March]:
    """Where the tokens of the first who is asked can march."""
    if match.state.decision().kind != "move":
        return {}
    told = GAME.briefing(match.state, shown_seat(match))
    return told.marches if told is not None else {}


def can_march(match: Played) -> bool:
    marches = marches_of(match)
    return len(marches) >= SEVERAL and chosen_march(marches) is not None


def chosen_march(marches: dict[str, March]) -> tuple[str, str] | None:
    """An area several tokens can leave, and one next to it that they do not set out from."""
    for origin, march in marches.items():
        if march.tokens >= SEVERAL:
            return next(((origin, to) for to in march.to if to not in marches), None)
    return None


def sits_down(person: Person, folder: Path) -> tuple[Played, TableClient]:
    """Sit down where somebody can march; the person answers for everybody."""
    match = play_until(can_march)
    file = folder / "game.zig"
    file.write_text(record.write(match), encoding="utf-8")
    table = import_record(person, file).what_if(len(match.moves))
    person.opens(table.address)
    expect(person.page.locator(f"{MAP} path[data-thing]").first).to_be_visible()
    return match, table


def tokens_in(table: TableClient, seat: int, area: str) -> int:
    view = table.view(View, seat)
    return view.areas[area].tokens.get(str(seat), 0) if area in view.areas else 0


def things(areas: dict[str, int]) -> set[str]:
    return {f"area:{area}" for area in areas}


def test_a_march_is_made_on_the_map_and_taken_back(invite: Invite, tmp_path: Path) -> None:
    ada = invite("Ada", screen=LARGE)
    match, table = sits_down(ada, tmp_path)
    page, board, seat = ada.page, Board(ada), shown_seat(match)
    marches = msgspec.convert(table.question(seat).briefing, Briefing).marches
    chosen = chosen_march(marches)
    assert chosen is not None
    origin, target = chosen
    areas = {thing for thing in board.lit() if thing.startswith("area:")}
    assert areas == {f"area:{area}" for area in marches}
    board.picks(f"area:{origin}")
    board.lights(f"area:{target}")
    assert things(marches[origin].to) <= set(board.lit())
    board.picks(f"area:{target}")
    bubble = page.locator(f"{MAP} .bubble")
    count = bubble.get_by_role("spinbutton")
    expect(count).to_be_focused()
    page.keyboard.press("2")
    expect(count).to_have_attribute("aria-valuenow", "2")
    expect(bubble.get_by_role("button", name="March with 2")).to_be_enabled()
    before, moves = tokens_in(table, seat, target), ada.moves()
    page.keyboard.press("Enter")
    ada.sees_moves(moves + 2)
    assert tokens_in(table, seat, target) == before + 2
    expect(bubble).to_have_count(0)
    ada.undoes()
    ada.undoes()
    assert tokens_in(table, seat, target) == before
    board.lights(f"area:{origin}")


def test_escape_goes_back_step_by_step(invite: Invite, tmp_path: Path) -> None:
    ada = invite("Ada", screen=LARGE)
    match, _ = sits_down(ada, tmp_path)
    board = Board(ada)
    chosen = chosen_march(marches_of(match))
    assert chosen is not None
    board.picks(f"area:{chosen[0]}")
    board.picks(f"area:{chosen[1]}")
    expect(ada.page.locator(".bubble")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".bubble")).to_have_count(0)
    board.lights(f"area:{chosen[1]}")
    ada.page.keyboard.press("Escape")
    board.does_not_light(f"area:{chosen[1]}")


def middle_time(page: Page) -> tuple[float, int]:
    """What a step of panning takes in the middle, and for how many places the map was drawn."""
    told = page.evaluate(PAN, [STEPS, f"{MAP} .sheet"])
    return told["times"][STEPS // 2], told["drawn"]


def test_panning_moves_what_was_painted(invite: Invite, tmp_path: Path) -> None:
    ada = invite("Ada", screen=LARGE)
    sits_down(ada, tmp_path)
    time, drawn = middle_time(ada.page)
    assert drawn == 1
    assert time < MOST_MILLISECONDS


@THEMES
def test_the_map_has_no_grave_fault(invite: Invite, tmp_path: Path, *, is_dark: bool) -> None:
    ada = invite("Ada", is_dark=is_dark, screen=LARGE)
    sits_down(ada, tmp_path)
    assert find_faults(ada) == []
    for key, stage in (("t", "Trade"), ("v", "Advances"), ("s", "A.S.T."), ("m", "Map")):
        ada.page.keyboard.press(key)
        expect(ada.page.get_by_role("region", name=stage, exact=True)).to_be_visible()
