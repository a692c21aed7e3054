"""Everything without a mouse."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.keyboard import Keys, find_unmarked
from tests.browser.site import Invite
from tests.browser.tables import sit_with_a_bot

ROUNDS = 2


def test_a_whole_game_can_be_played_by_keyboard_alone(invite: Invite) -> None:
    ada = invite()
    keys, page = Keys(ada), ada.page
    ada.opens()
    keys.reaches(page.get_by_role("main").get_by_role("link", name="New table: Empire's Revolt"))
    keys.presses("Enter")
    keys.writes(page.get_by_label("Your name"), "Ada")
    keys.reaches(page.get_by_label("Seat 2"))
    keys.presses("End")  # the last choice: a bot
    keys.reaches(page.get_by_role("button", name="Remove a seat"))
    keys.presses("Enter")
    keys.writes(page.get_by_label("Rounds"), str(ROUNDS))
    keys.writes(page.get_by_label("Nations"), "macedonia,rome")
    keys.reaches(page.get_by_role("button", name="Begin"))
    keys.presses("Enter")
    ada.sees_the_board()

    while ada.sees_who_is_asked(["Ada"]) is not None:
        attacks = ada.options(" against ").count() > 0
        keys.answers("against" if attacks else "End the turn")
    expect(page.get_by_role("img", name="Points of everybody")).to_be_visible()


def test_things_on_the_map_are_picked_by_keyboard(invite: Invite) -> None:
    ada = invite("Ada")
    keys, page = Keys(ada), ada.page
    sit_with_a_bot(ada)
    keys.reaches(page.get_by_role("group", name=re.compile("^Map")))
    keys.presses("Enter")
    focused = page.locator('[data-thing="region:pella"]')
    expect(focused).to_be_focused()
    expect(page.get_by_role("complementary", name="About Pella")).to_be_visible()
    moves = ada.moves()
    keys.presses("Enter")
    target = page.locator('[data-thing="region:thessalia"][role=button]')
    expect(target).to_be_visible()
    keys.presses("Escape")
    expect(target).to_have_count(0)
    keys.presses("Enter")
    keys.reaches(target)
    keys.presses("Enter")
    ada.sees_another_move(moves)
    expect(ada.log).to_contain_text("Macedonia attacks Thessalia")


def test_a_number_gives_the_answer_it_stands_beside(invite: Invite) -> None:
    ada = invite("Ada")
    keys = Keys(ada)
    sit_with_a_bot(ada)
    moves = ada.moves()
    first = ada.options().first
    expect(first).to_contain_text("army in Pella against Thessalia", ignore_case=True)
    keys.presses("1")
    ada.sees_another_move(moves)
    expect(ada.log).to_contain_text("Macedonia attacks Thessalia")


def test_the_list_of_keys_opens_and_closes_by_keys(invite: Invite) -> None:
    ada = invite("Ada")
    keys = Keys(ada)
    sit_with_a_bot(ada)
    keys.presses("?")
    expect(ada.page.get_by_role("dialog", name="Keys")).to_contain_text("undo")
    keys.presses("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


def test_whatever_has_the_focus_shows_it(invite: Invite) -> None:
    ada = invite("Ada")
    keys = Keys(ada)
    for path in ("/", "/new"):
        ada.opens(path)
        expect(ada.page.get_by_role("link", name="New table").first).to_be_visible()
        assert find_unmarked(keys, 20) == []
    sit_with_a_bot(ada)
    assert find_unmarked(keys, 60) == []
