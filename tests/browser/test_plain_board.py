"""A game without a board of its own: its view as text, and every shape of question answered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.chromium import require_client
from tests.browser.keyboard import Keys
from tests.browser.person import OVER, Person
from tests.browser.site import OPTIONS, PHONE, Invite
from tests.browser.tables import import_record
from tests.games.boardless.game import GAME
from tests.games.fourth_game import add_game
from tests.server.serving import Serving, serving
from ziggurat.games.monumental.state import Monumental
from ziggurat.kernel import record
from ziggurat.kernel.algebra import Amount, Split
from ziggurat.kernel.asides import Asides
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.match import Match
from ziggurat.kernel.options import Options
from ziggurat.kernel.state import Seat

SEEDS = range(20)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A site with the game without a board among the others."""
    require_client()
    folder = tmp_path_factory.mktemp("boardless")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(add_game(GAME.name, folder / "package")))
        with serving(str(folder / "tables.db"), folder / "log", *OPTIONS) as running:
            yield running


def confirm(person: Person) -> Locator:
    return person.choices.get_by_role("button", name="Confirm")


def stands_at(person: Person, is_wanted: Callable[[Options], bool], folder: Path) -> None:
    """Open a copy of a game played at random, where somebody is asked a question of a shape."""
    for number in SEEDS:
        match, moves = played_past(is_wanted, number)
        if moves is None:
            continue
        file = folder / "game.zig"
        file.write_text(record.write(match), encoding="utf-8")
        person.opens(import_record(person, file).what_if(moves).address)
        expect(confirm(person)).to_be_visible()
        return
    raise AssertionError(f"no game asks for what {is_wanted.__name__} wants")


def is_amount(options: Options) -> bool:
    return isinstance(options, Amount)


def is_split(options: Options) -> bool:
    return isinstance(options, Split)


def has_a_token_beside_it(options: Options) -> bool:
    """Whether something is filled in and a token may be used first."""
    return isinstance(options, Asides) and options.main.is_filled_in and bool(options.asides())


def played_past(
    is_wanted: Callable[[Options], bool], number: int
) -> tuple[Match[Monumental], int | None]:
    """A whole game at random, and after how many moves such a question is first asked."""
    match = Match(GAME, seats=2, seed=seed_from_number(number), settings={})
    dice, moves = Dice(b"at random"), None
    while not match.is_over:
        seat: Seat = match.seats()[0]
        options = match.options(seat)
        if moves is None and is_wanted(options) and options.count() > 2:
            moves = len(match.moves)
        match.submit(seat, options.sample(dice))
    return match, moves


@pytest.fixture
def ada(invite: Invite) -> Person:
    """Ada, at a new table with a bot, asked for her Quests."""
    ada = invite("Ada")
    table = ada.client.make_table(GAME.name, ["me", "random"], start=True)
    ada.opens(table.address)
    expect(confirm(ada)).to_be_visible()
    return ada


def test_quests_are_chosen_by_what_they_ask_for_and_the_city_is_put_to_work(ada: Person) -> None:
    boxes = ada.choices.get_by_role("checkbox")
    expect(boxes).to_have_count(3)
    for words in ada.choices.locator("label").all_inner_texts():
        name, _, asks = words.partition("\n")
        assert name, words
        assert asks.endswith("."), words
    expect(confirm(ada)).to_be_disabled()
    boxes.nth(0).check()
    boxes.nth(2).check()
    expect(boxes.nth(1)).to_be_disabled()
    confirm(ada).click()
    ada.answers("Row 1, column 1")
    expect(ada.prompt).to_contain_text("What do you do?")
    ada.answers("End your actions")
    expect(ada.prompt).to_contain_text("which row and which column")


def test_cards_on_the_plain_board_have_names_and_tell_about_themselves(ada: Person) -> None:
    board = ada.page.get_by_role("region", name="Board")
    camp = board.locator('[data-thing="card:work_camp"]').first
    expect(camp).to_have_text("Work Camp")
    camp.hover()
    expect(ada.page.get_by_role("complementary", name="About Work Camp")).to_contain_text("Gives")
    assert "work_camp" not in board.inner_text()


def test_a_marked_thing_on_the_plain_board_is_picked_by_a_click(ada: Person) -> None:
    quest = ada.page.get_by_role("region", name="Board").locator(".next").first
    name = quest.inner_text()
    quest.click()
    expect(ada.choices.get_by_role("checkbox", name=name)).to_be_checked()


def test_a_total_is_shared_out_by_keys(invite: Invite, tmp_path: Path) -> None:
    ada = invite("Ada")
    stands_at(ada, is_split, tmp_path)
    keys = Keys(ada)
    more = ada.choices.get_by_role("button", name="More for")
    for _ in range(20):
        open_ones = more.and_(ada.page.locator(":enabled"))
        if open_ones.count() == 0:
            break
        keys.reaches(open_ones.first)
        keys.presses("Enter")
    expect(ada.choices).to_contain_text("All shared out.")
    moves = ada.moves()
    keys.reaches(confirm(ada))
    keys.presses("Enter")
    ada.sees_another_move(moves)


def test_an_amount_is_given_by_touch(invite: Invite, tmp_path: Path) -> None:
    ada = invite("Ada", screen=PHONE, has_touch=True)
    stands_at(ada, is_amount, tmp_path)
    moves = ada.moves()
    number = ada.choices.get_by_role("spinbutton")
    before = int(number.input_value())
    is_least = ada.choices.get_by_role("button", name="One less").is_disabled()
    ada.touches(ada.choices.get_by_role("button", name="One more" if is_least else "One less"))
    expect(number).to_have_value(str(before + 1 if is_least else before - 1))
    assert ada.moves() == moves, "only Confirm gives the answer"
    ada.touches(confirm(ada))
    ada.sees_another_move(moves)


def test_a_token_is_used_before_something_is_filled_in(invite: Invite, tmp_path: Path) -> None:
    ada = invite("Ada")
    stands_at(ada, has_a_token_beside_it, tmp_path)
    ada.photographs("plain-board-token-first")
    token = ada.choices.get_by_role("button", name="Use a Market token").or_(
        ada.choices.get_by_role("button", name="Use a Trade Benefit").or_(
            ada.choices.get_by_role("button", name="Spend a resource token")
        )
    )
    moves = ada.moves()
    token.first.click()
    ada.choices.locator("form [data-option]").first.click()
    ada.sees_another_move(moves)


def test_the_map_that_is_played_on_is_shown_and_can_be_folded_away(invite: Invite) -> None:
    ada = invite("Ada")
    table = ada.client.make_table(GAME.name, ["me", "random"], start=True)
    ada.opens(table.address)
    drawn = ada.page.get_by_role("img", name="The map, without pieces")
    expect(drawn).to_be_visible()
    # An image that could not be read would be as wide as nothing.
    ada.page.wait_for_function("image => image.naturalWidth > 0", arg=drawn.element_handle())
    ada.page.get_by_text("Map", exact=True).click()
    expect(drawn).to_be_hidden()


def test_what_a_move_has_changed_is_marked_in_a_replay(invite: Invite, tmp_path: Path) -> None:
    match, _ = played_past(is_split, SEEDS[0])
    file = tmp_path / "game.zig"
    file.write_text(record.write(match), encoding="utf-8")
    ada = invite("Ada")
    ada.opens(import_record(ada, file).address)
    expect(ada.prompt).to_have_text(OVER)
    marks = ada.page.locator("mark")
    expect(marks).to_have_count(0)
    total = ada.moves()
    for move in range(1, 20):
        ada.slider.fill(str(move))
        expect(ada.slider).to_have_attribute("aria-valuetext", f"after move {move} of {total}")
        if marks.count() > 0:
            break
    expect(marks.first).to_be_visible()
