"""The hex map of Monumental: walking it by keys, hearing of its tiles, and answering on it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.board import FIND_PLACE, Board
from tests.browser.person import Person
from tests.browser.site import PHONE, Invite
from tests.browser.tables import import_record
from tests.browser.test_accessibility import THEMES, find_faults
from tests.browser.test_rest import COME_TO_REST
from ziggurat.client.table import TableClient
from ziggurat.games.monumental.game import GAME
from ziggurat.games.monumental.rules.conquest.campaign import current_conquest
from ziggurat.games.monumental.rules.conquest.mustering import sources_of
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.view.structs import View
from ziggurat.kernel import record
from ziggurat.kernel.course import carry_out
from ziggurat.kernel.state import Seat

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


# --- answering on it

RECORD = Path(__file__).parents[1] / "games" / "monumental" / "records" / "core.zig"
"""A game of two that was played to its end."""


def moments(is_meant: Callable[[Monumental, Seat, str], bool]) -> list[tuple[int, str]]:
    """After how many answers of the record something is so, and what was answered then."""
    game = record.read(RECORD.read_text(encoding="utf-8"))
    state = record.begin(game, GAME).state
    assert isinstance(state, Monumental)
    found: list[tuple[int, str]] = []
    for number, move in enumerate(game.moves):
        decision = state.decision()
        if is_meant(state, move.seat, move.text):
            found.append((number, move.text))
        carry_out(state, decision, move.seat, decision.options(state, move.seat).read(move.text))
    return found


def takes_up(person: Person, moves: int) -> TableClient:
    """Go on with the record where so many answers were given, for all seats."""
    table = import_record(person, RECORD).what_if(moves)
    person.opens(table.address)
    return table


def view_of(table: TableClient) -> View:
    asked = table.show().standing.asked
    return table.view(View, asked[0] if asked else None)


def clicks_ground(board: Board, tile: str) -> None:
    """Click a tile beside the pieces on it."""
    place = board.page.locator(f'path[data-thing="tile:{tile}"]').evaluate(FIND_PLACE)
    assert place is not None
    board.page.mouse.click(*place)


def is_muster_of_three(state: Monumental, seat: Seat, text: str) -> bool:
    if state.decision().kind != "muster":
        return False
    conquest = current_conquest(state)
    spare = [count for _, count in sources_of(state, conquest)]
    return len(spare) > 2 and conquest.units > 1 and spare[0] >= conquest.units


def steppers_of(page: Page) -> Locator:
    return page.locator(f'{MAP} [role=group][aria-label^="From "]')


def test_a_conquest_takes_soldiers_of_two_tiles_by_clicks_alone(invite: Invite) -> None:
    ada = invite("Ada")
    page, board = ada.page, Board(ada)
    moves, _ = moments(is_muster_of_three)[0]
    table = takes_up(ada, moves - 1)
    goal = moments(lambda *_: True)[moves - 1][1].split()[1]
    board.picks(f"tile:{goal}")
    give = page.locator("[data-give]")
    expect(page.locator("[data-warlord]")).to_have_attribute("aria-pressed", "false")
    give.click()
    steppers = steppers_of(page)
    expect(steppers.nth(2)).to_be_visible()
    names = [each.removeprefix("From ") for each in steppers.evaluate_all(LABELS)]
    first, second = names[:2]
    expect(give).to_be_enabled()
    expect(page.get_by_label(f"One more from {second}")).to_have_attribute("aria-disabled", "true")
    arrows = page.locator(f"{MAP} .ways .over")
    expect(arrows).to_have_count(1)
    page.get_by_label(f"One less from {first}").click()
    expect(give).to_be_disabled()
    page.get_by_label(f"One more from {second}").click()
    expect(give).to_be_enabled()
    expect(arrows).to_have_count(2)
    ada.photographs("monumental-muster")
    clicks_ground(board, goal)
    expect(page.locator(f"{MAP} .glows .recent").first).to_be_attached()
    attacks = [
        line.event for line in table.show().lines if line.event["kind"] == "province_attacked"
    ]
    assert attacks[-1]["soldiers"].keys() == {first, second}
    # Whoever wants it still sees what has changed marked, and nothing on its way.
    assert page.evaluate("document.getAnimations().length") == 0
    expect(page.locator("[data-moving]")).to_have_count(0)


LABELS = "elements => elements.map((each) => each.getAttribute('aria-label'))"


def far_walks(state: Monumental, seat: Seat) -> list[tuple[int, str]]:
    """Explorers that could claim something three steps away."""
    briefing = GAME.briefing(state, seat) if state.decision().kind == "act" else None
    walks = getattr(briefing, "walks", ())
    return [
        (walk.explorer, tile)
        for walk in walks
        for tile, verbs in walk.deeds.items()
        if walk.steps[tile] == 3 and "claim" in verbs
    ]


def test_an_explorer_walks_far_by_two_clicks_and_is_seen_on_its_way(invite: Invite) -> None:
    ada = invite("Ada", is_still=False)
    page, board = ada.page, Board(ada)
    found: list[tuple[int, str]] = []

    def is_far(state: Monumental, seat: Seat, text: str) -> bool:
        walks = far_walks(state, seat)
        found.extend(walks[:1])
        return bool(walks)

    moves, _ = moments(is_far)[0]
    explorer, goal = found[0]
    table = takes_up(ada, moves)
    board.picks(f"explorer:{explorer}")
    expect(page.locator(f"{MAP} .tag").first).to_be_visible()
    board.picks(f"tile:{goal}")
    expect(page.locator(f"{MAP} .ways .over")).to_have_count(3)
    assert table.show().standing.moves == 0
    clicks_ground(board, goal)
    page.wait_for_selector("[data-moving]", state="attached")
    expect(
        page.locator(f'[data-choice^="claim {explorer + 1} "], [data-give]').first
    ).to_be_visible()
    assert page.evaluate(COME_TO_REST) == []
    expect(page.locator("[data-moving]")).to_have_count(0)
    seen = view_of(table)
    assert goal in seen.players[seen.asked[0]].explorers
    assert table.show().standing.moves == 3


def has_two_verbs(state: Monumental, seat: Seat) -> list[str]:
    """Tiles an Outpost can be built on and a Soldier can leave."""
    if state.decision().kind != "act":
        return []
    options = state.decision().options(state, seat)
    first = {
        group.name: {thing for answer in group.answers for thing in options.things(answer)[:1]}
        for group in options.groups()
    }
    marches = {thing.replace("unit:", "") for thing in first.get("march", set())}
    outposts = {thing.replace("tile:", "") for thing in first.get("outpost", set())}
    return sorted(marches & outposts)


def test_a_tile_with_two_verbs_opens_a_ring_unless_one_was_chosen_first(invite: Invite) -> None:
    ada = invite("Ada")
    page, board = ada.page, Board(ada)
    tiles: list[str] = []

    def is_double(state: Monumental, seat: Seat, text: str) -> bool:
        tiles.extend(has_two_verbs(state, seat))
        return bool(has_two_verbs(state, seat))

    takes_up(ada, moments(is_double)[0][0])
    tile = tiles[0]
    board.lights(f"tile:{tile}")
    clicks_ground(board, tile)
    verbs = page.get_by_role("menuitem")
    expect(verbs).to_have_count(2)
    page.keyboard.press("Escape")
    expect(verbs).to_have_count(0)
    page.locator("[data-verb=outpost]").click()
    clicks_ground(board, tile)
    expect(page.locator("[data-give]")).to_be_visible()
    expect(verbs).to_have_count(0)


def test_steppers_on_a_phone_lie_off_one_another_and_off_the_goal(invite: Invite) -> None:
    ada = invite("Ada", screen=PHONE, has_touch=True)
    page = ada.page
    moves, _ = moments(is_muster_of_three)[0]
    goal = moments(lambda *_: True)[moves - 1][1].split()[1]
    takes_up(ada, moves)
    steppers = steppers_of(page)
    expect(steppers.nth(2)).to_be_visible()
    boxes = steppers.evaluate_all(BOXES)
    target = page.locator(f'path[data-thing="tile:{goal}"]').evaluate_all(BOXES)[0]
    middle = [target[0] + target[2] / 2, target[1] + target[3] / 2]
    for number, (x, y, width, height) in enumerate(boxes):
        assert x >= 0
        assert x + width <= PHONE["width"]
        assert not (x < middle[0] < x + width and y < middle[1] < y + height)
        for other in boxes[number + 1 :]:
            is_apart = abs(x - other[0]) >= min(width, other[2]) or abs(y - other[1]) >= height
            assert is_apart, boxes
    sizes = steppers.locator("button").evaluate_all(BOXES)
    assert min(round(min(width, height)) for _, _, width, height in sizes) >= 40
    ada.photographs("monumental-muster-phone")


BOXES = """
elements => elements.map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [x, y, width, height];
})
"""
