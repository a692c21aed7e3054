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
    keys.reaches(page.get_by_label("Seat 2", exact=True))
    page.keyboard.type("Bot: novice")
    keys.reaches(page.get_by_role("button", name="Remove a seat"))
    keys.presses("Enter")
    keys.writes(page.get_by_label("Rounds"), str(ROUNDS))
    for nation in ("Macedonia", "Persia"):
        keys.reaches(page.get_by_role("button", name=nation))
        keys.presses("Enter")
    keys.reaches(page.get_by_role("button", name="Begin", exact=True))
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
    assert keys.gives(first) == "1"
    ada.sees_another_move(moves)
    expect(ada.log).to_contain_text("Macedonia attacks Thessalia")


def test_a_key_that_is_held_does_not_answer_the_next_question(invite: Invite) -> None:
    ada = invite("Ada")
    sit_with_a_bot(ada)
    moves = ada.moves()
    held = ada.page.keyboard
    expect(ada.options().first).to_have_attribute("data-key", "1")
    held.down("1")
    ada.sees_another_move(moves)
    expect(ada.options().first).to_have_attribute("data-key", "1")
    held.down("1")  # as a keyboard does by itself
    ada.has_been_heard()
    assert ada.moves() == moves + 1
    held.up("1")
    Keys(ada).gives(ada.options().first)
    ada.sees_another_move(moves + 1)


def test_more_than_nine_answers_have_keys(invite: Invite) -> None:
    ada = invite("Ada")
    sit_with_a_bot(ada)
    expect(ada.options().nth(9)).to_have_attribute("data-key", "a")
    moves = ada.moves()
    Keys(ada).gives(ada.options("End the turn"))
    ada.sees_another_move(moves)


def test_what_is_dear_is_asked_about_and_the_same_key_does_not_say_yes(invite: Invite) -> None:
    ada = invite("Ada")
    keys = Keys(ada)
    sit_with_a_bot(ada)
    moves = ada.moves()
    disband = ada.options("Army in Pella").last
    key = keys.gives(disband)
    expect(ada.doubt).to_contain_text("Disband the army in Pella")
    keys.presses(key, "Escape")
    expect(ada.doubt).to_have_count(0)
    assert ada.moves() == moves
    keys.gives(disband)
    expect(ada.doubt.get_by_role("button", name="No")).to_be_focused()
    keys.presses("Enter")
    expect(ada.doubt).to_have_count(0)
    keys.gives(disband)
    keys.presses("y")
    ada.sees_another_move(moves)
    expect(ada.log).to_contain_text("Macedonia disbands the army in Pella")


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
