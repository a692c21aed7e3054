"""Mega Empires by the list of answers: marching by the mouse alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.person import Person
from tests.browser.site import PHONE, Invite
from tests.browser.tables import import_record
from ziggurat.client.table import TableClient
from ziggurat.games.mega.game import MegaEmpires
from ziggurat.games.mega.rules.phase_03_movement.marches import Ways
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.view.structs import View
from ziggurat.games.mega.words import names
from ziggurat.kernel import record
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.match import Match
from ziggurat.kernel.state import Seat

LARGE: ViewportSize = {"width": 1440, "height": 900}
SEATS = 5
SEEDS = range(20)
LEAST = 3
"""So many areas to march to are worth a choice."""

Played = Match[Mega]


def play_until(is_there: Callable[[Played], bool]) -> Played:
    """A game at random up to a position."""
    for number in SEEDS:
        match = Match(MegaEmpires(), seats=SEATS, seed=seed_from_number(number), settings={})
        dice = Dice(b"at random")
        while not match.is_over:
            if is_there(match):
                return match
            seat = match.seats()[0]
            match.submit(seat, match.options(seat).sample(dice))
    raise AssertionError("no game comes to such a position")


def sits_down(person: Person, match: Played, folder: Path) -> TableClient:
    """Open a copy of a game in which the person answers for everybody.

    What nobody may know is dealt anew there: hands are other ones, with the same backs.
    """
    file = folder / "game.zig"
    file.write_text(record.write(match), encoding="utf-8")
    table = import_record(person, file).what_if(len(match.moves))
    person.opens(table.address)
    expect(person.choices.get_by_role("button").first).to_be_visible()
    return table


def shown_seat(match: Played) -> Seat:
    """The seat from which somebody looks who holds them all: the first that is asked."""
    return min(match.seats())


def name_of(match: Played, seat: Seat) -> str:
    return match.game.seat_name(match.state, seat)


def is_asked_where_to(match: Played) -> bool:
    """Whether several tokens of somebody are about to march to one of many areas."""
    options = match.options(shown_seat(match))
    return isinstance(options, Ways) and len(options.targets) >= LEAST and max(options.mosts) > 1


@pytest.mark.parametrize("screen", [LARGE, PHONE])
def test_a_march_begins_with_a_legal_number_and_can_be_confirmed_or_cancelled(
    invite: Invite, tmp_path: Path, screen: ViewportSize
) -> None:
    match = play_until(is_asked_where_to)
    seat = shown_seat(match)
    options = match.options(seat)
    assert isinstance(options, Ways)
    tables = match.state.lookup
    origin, target = (tables.area_name[area] for area in (options.origin, options.targets[0]))
    ada = invite("Ada", screen=screen, has_touch=screen is PHONE)
    sits_down(ada, match, tmp_path)
    confirm = ada.choices.get_by_role("button", name="Confirm")
    cancel = ada.choices.get_by_role("button", name="Cancel")
    for button in (confirm, cancel):
        expect(button).to_be_in_viewport(ratio=1)
    expect(confirm).to_be_disabled()
    march = ada.choices.get_by_role("region", name="March")
    expect(march.get_by_role("button", name=target, exact=True)).to_be_visible()
    expect(march.get_by_role("button", name=origin, exact=True)).to_have_count(0)
    expect(march.get_by_role("spinbutton")).to_have_value("1")
    expect(march.get_by_role("group", name="How many")).to_contain_text(re.compile(r"\btoken\b"))
    march.get_by_role("button", name=target, exact=True).click()
    march.get_by_role("spinbutton").fill(str(options.mosts[0]))
    expect(march.get_by_role("button", name="One more")).to_be_disabled()
    ada.photographs(f"mega-march-{screen['width']}")
    moves = ada.moves()
    confirm.click()
    ada.sees_another_move(moves)
    if screen is not PHONE:
        count = names.tokens(options.mosts[0])
        expect(ada.log).to_contain_text(f"moves {count} from {origin} to {target}")


def test_a_march_thought_better_of_leaves_the_tokens_where_they_are(
    invite: Invite, tmp_path: Path
) -> None:
    match = play_until(is_asked_where_to)
    ada = invite("Ada", screen=LARGE)
    table = sits_down(ada, match, tmp_path)
    seat = shown_seat(match)
    before = table.view(View, seat)
    moves = ada.moves()
    ada.choices.get_by_role("button", name="Cancel").click()
    ada.sees_another_move(moves)
    after = table.view(View, seat)
    assert before.areas == after.areas
    assert after.question == "move"


def test_the_board_is_chosen_from_a_list_and_the_lobby_says_so_in_words(invite: Invite) -> None:
    ada = invite("Ada")
    ada.opens("/new?game=mega")
    board = ada.page.get_by_role("group", name="Board")
    expect(board.get_by_role("radio")).to_have_count(2)
    expect(board.get_by_role("radio", name="East")).to_be_checked()
    board.get_by_role("radio", name="West").check()
    ada.page.get_by_label("Expert").check()
    ada.presses("Make the table")
    ada.sees(re.compile("board: West.*expert: yes.*short: no.*offers: 8"))
