"""The map of Mega Empires: what is lit, marches made on it, panning, and its faults."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec
from playwright.sync_api import Locator, expect

from tests.browser.board import FIND_PLACE, Board
from tests.browser.mega_tables import LARGE, Played, play_until, shown_seat
from tests.browser.person import Person
from tests.browser.site import PHONE, Invite
from tests.browser.tables import copy_of
from tests.browser.test_accessibility import THEMES, find_faults
from tests.browser.tracing import PASS_FRAMES, paints_while
from ziggurat.client.table import TableClient
from ziggurat.games.mega.game import GAME
from ziggurat.games.mega.view.briefing_structs import Briefing, March
from ziggurat.games.mega.view.structs import View
from ziggurat.games.mega.words import names
from ziggurat.kernel.state import Seat
from ziggurat.server.models import Listed

MAP = '[data-landmark="map"]'
SEVERAL = 4
"""Tokens of a march that is worth a look."""
STEPS = 60
# Pans step by step as a finger would, a frame for each, and never rests, however slow it goes.
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
  const { setTimeout: wait } = window;
  window.setTimeout = () => 0;
  const drawn = new Set();
  map.dispatchEvent(new PointerEvent('pointerdown', at(0)));
  for (let step = 1; step <= steps; step += 1) {
    map.dispatchEvent(new PointerEvent('pointermove', at(step)));
    await new Promise(requestAnimationFrame);
    drawn.add(layer.getAttribute('transform'));
  }
  window.setTimeout = wait;
  map.dispatchEvent(new PointerEvent('pointermove', at(steps + 1)));
  map.dispatchEvent(new PointerEvent('pointerup', at(steps + 1)));
  return drawn.size;
}
"""
# Notes what is changed in layers: names of attributes, and elements that come or go.
WATCH = """
(selectors) => {
  window.changed = selectors.map((selector) => {
    const names = [];
    const watching = { subtree: true, childList: true, attributes: true, characterData: true };
    const note = (told) => names.push(...told.map((each) => each.attributeName ?? each.type));
    new MutationObserver(note).observe(document.querySelector(selector), watching);
    return names;
  });
}
"""
UNSEEN = {"aria-label", "aria-pressed", "class", "role", "tabindex"}
"""What tells others than those who see it that something can be clicked."""
AT_REST = re.compile(re.escape("translate(0px, 0px) scale(1)"))
FEW = 5
MOST_PAINTS = 3
"""Chromium itself paints a layer anew once it was moved far."""
FOCUSED = "document.activeElement.dataset.thing ?? document.activeElement.tagName"


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


class Marcher:
    """Somebody who can march; the person answers for everybody."""

    def __init__(self, person: Person) -> None:
        match = play_until(can_march)
        self.person, self.page = person, person.page
        self.seat: Seat = shown_seat(match)
        self.table: TableClient = copy_of(person, match)
        self.board = Board(person)
        person.opens(self.table.address)
        expect(self.page.locator(f"{MAP} path[data-thing]").first).to_be_visible()
        self.briefing = msgspec.convert(self.table.question(self.seat).briefing, Briefing)
        chosen = chosen_march(self.briefing.marches)
        assert chosen is not None
        self.origin, self.target = chosen
        self.bubble: Locator = self.page.locator(f"{MAP} .bubble")
        self.rests()

    def tokens(self, area: str) -> int:
        view = self.table.view(View, self.seat)
        return view.areas[area].tokens.get(str(self.seat), 0) if area in view.areas else 0

    def glowing(self) -> Locator:
        """What is lit, ships apart."""
        return self.page.locator(f"{MAP} .glows path.next.over")

    def arrows(self) -> Locator:
        return self.page.locator(f"{MAP} .ways > g")

    def rests(self) -> None:
        """Wait until the map is drawn where it is seen."""
        expect(self.page.locator(f"{MAP} .layers")).to_have_attribute("style", AT_REST)
        self.page.evaluate(PASS_FRAMES, FEW)

    def answers(self, *answers: str) -> None:
        """Answer without the page."""
        for answer in answers:
            asked = self.table.question(self.seat).number
            self.table.answer(answer, question=asked, seat=self.seat)


def layers_in(paints: list[dict[str, Any]]) -> list[str]:
    """The layers of the map that were painted, each as often as it was."""
    painted = " ".join(paint["nodeName"] for paint in paints)
    return re.findall(r"svg class='(ground|pieces)", painted)


def things(areas: Iterable[str]) -> set[str]:
    return {f"area:{area}" for area in areas}


def areas_of(names: list[str]) -> set[str]:
    return {name for name in names if name.startswith("area:")}


def test_a_march_is_made_by_clicks_and_taken_back(invite: Invite) -> None:
    ada = invite("Ada", screen=LARGE)
    marcher = Marcher(ada)
    page, board, origin, target = marcher.page, marcher.board, marcher.origin, marcher.target
    marches = marcher.briefing.marches
    question = marcher.table.question(marcher.seat)
    assert isinstance(question.options, Listed)
    starts = {entry.things[0] for entry in question.options.groups[0].entries}
    assert areas_of(board.lit()) == starts == things(marches)
    expect(marcher.glowing()).to_have_count(len(starts))
    outlook = marcher.briefing.outlook
    assert outlook is not None
    assert outlook.lost > 0
    ada.sees(f"{names.tokens(outlook.lost)} above the limit")

    board.picks(f"area:{origin}")
    board.lights(f"area:{target}")
    assert areas_of(board.lit()) == things(marches[origin].to) | starts
    expect(marcher.glowing()).to_have_count(len(marches[origin].to))

    board.picks(f"area:{target}")
    count = marcher.bubble.get_by_role("spinbutton")
    expect(count).to_be_focused()
    page.keyboard.press("1")
    page.keyboard.press("+")
    page.keyboard.press("+")
    expect(count).to_have_attribute("aria-valuenow", "3")
    expect(marcher.arrows()).to_have_count(1)
    before, moves = marcher.tokens(target), ada.moves()
    page.keyboard.press("Enter")
    ada.sees_moves(moves + 2)
    assert marcher.tokens(target) == before + 3
    expect(marcher.bubble).to_have_count(0)
    expect(marcher.arrows()).to_have_count(1)
    # Whoever uses keys goes on from where the tokens set out.
    expect(board.thing(f"area:{origin}")).to_be_focused()
    ada.undoes()
    assert marcher.tokens(target) == before
    expect(marcher.arrows()).to_have_count(0)
    ada.undoes()
    board.lights(f"area:{origin}")
    assert page.evaluate(FOCUSED) != "BODY"


def test_a_march_is_dragged_called_off_by_escape_and_refused_in_words(invite: Invite) -> None:
    ada = invite("Ada", screen=LARGE)
    marcher = Marcher(ada)
    page, board, origin, target = marcher.page, marcher.board, marcher.origin, marcher.target
    layers = page.locator(f"{MAP} .layers")
    still = layers.get_attribute("style")
    places = [board.thing(f"area:{area}").evaluate(FIND_PLACE) for area in (origin, target)]
    page.mouse.move(*places[0])
    page.mouse.down()
    page.mouse.move(*places[1], steps=5)
    expect(page.locator(f"{MAP} .pull")).to_be_visible()
    page.mouse.up()
    expect(marcher.bubble).to_be_visible()
    assert layers.get_attribute("style") == still
    page.keyboard.press("Escape")
    expect(marcher.bubble).to_have_count(0)
    board.lights(f"area:{target}")

    # What is out of reach is refused as the rules do it.
    reached = {origin, *marcher.briefing.marches[origin].to, *marcher.briefing.marches}
    view = marcher.table.view(View, marcher.seat)
    far = [f"area:{area}" for area in view.areas if area not in reached]
    thing = next(each for each in far if board.thing(each).evaluate(FIND_PLACE) is not None)
    page.mouse.click(*board.thing(thing).evaluate(FIND_PLACE))
    trouble = page.locator(".trouble")
    expect(trouble).to_contain_text("not adjacent to")
    expect(trouble).to_contain_text("ME-M2")
    page.keyboard.press("Escape")
    board.does_not_light(f"area:{target}")
    moves = ada.moves()

    # D leads to the button that ends the movement, and tells there what it costs.
    page.keyboard.press("d")
    ending = page.locator("[data-ending]")
    expect(ending).to_be_focused()
    assert ada.moves() == moves
    page.keyboard.press("d")
    ada.sees_another_move(moves)
    assert page.evaluate(FOCUSED) != "BODY"


def test_a_march_is_made_with_a_thumb(invite: Invite) -> None:
    ada = invite("Ada", screen=PHONE, has_touch=True)
    marcher = Marcher(ada)
    page, origin, target = marcher.page, marcher.origin, marcher.target
    marcher.board.picks(f"area:{origin}")
    marcher.board.picks(f"area:{target}")
    expect(marcher.bubble).to_have_count(0)
    more = page.locator(f'[data-step="area:{target}+"]').filter(visible=True)
    give = page.locator("[data-give]").filter(visible=True)
    for button in (more, give):
        expect(button).to_be_in_viewport(ratio=1)
    count = page.get_by_role("spinbutton").filter(visible=True)
    before, begun = marcher.tokens(target), int(count.get_attribute("aria-valuenow") or 0)
    more.tap()
    expect(count).to_have_attribute("aria-valuenow", str(begun + 1))
    moves = ada.moves()
    give.tap()
    ada.sees_moves(moves + 2)
    assert marcher.tokens(target) == before + begun + 1


def test_panning_moves_what_was_painted_and_a_change_draws_the_pieces_alone(
    invite: Invite,
) -> None:
    ada = invite("Ada", screen=LARGE)
    marcher = Marcher(ada)
    page = marcher.page
    drawn, paints = paints_while(page, lambda: page.evaluate(PAN, [STEPS, f"{MAP} .sheet"]))
    assert drawn == 1
    assert layers_in(paints).count("ground") <= MOST_PAINTS

    marcher.rests()
    own = marcher.briefing.marches
    # Land that is somebody else's by then is painted in other colours.
    origin, target = next(
        (area, to) for area in own for to in own[area].to if own[area].tokens > 1 and to in own
    )
    moves = ada.moves()
    page.evaluate(WATCH, [f"{MAP} .ground", f"{MAP} .pieces"])
    marcher.answers(f"march {origin}", f"{target}*1")
    ada.sees_moves(moves + 2)
    ground, pieces = (set(changed) for changed in page.evaluate("window.changed"))
    assert ground <= UNSEEN
    assert pieces - UNSEEN


@THEMES
def test_the_map_has_no_grave_fault(invite: Invite, *, is_dark: bool) -> None:
    ada = invite("Ada", is_dark=is_dark, screen=LARGE)
    Marcher(ada)
    assert find_faults(ada) == []
    for key, stage in (("t", "Trade"), ("v", "Advances"), ("s", "A.S.T."), ("m", "Map")):
        ada.page.keyboard.press(key)
        expect(ada.page.get_by_role("region", name=stage, exact=True)).to_be_visible()
