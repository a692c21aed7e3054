"""Choosing opponents: a level and a character for a seat, and seeing them at the table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.site import PHONE, Invite
from tests.browser.test_accessibility import find_faults
from ziggurat.games.registry import find_game


def test_a_level_and_a_character_are_chosen_by_keyboard_and_told_at_the_table(
    invite: Invite,
) -> None:
    ada = invite("Ada", screen=PHONE, is_dark=True)
    page = ada.page
    [_, wanted, *_] = find_game("revolt").characters()
    ada.opens("/new?game=revolt")
    seat = page.get_by_label("Seat 2", exact=True)
    character = page.get_by_label("Character of seat 2")
    expect(character).to_have_count(0)
    expect(seat.get_by_role("option", name="thinks its turn through")).to_have_count(1)
    seat.focus()
    page.keyboard.type("Bot: pl")
    expect(seat).to_have_value("bot planner")
    page.keyboard.press("Tab")
    expect(character).to_be_focused()
    page.keyboard.type(wanted.title)
    expect(character).to_have_value(wanted.name)
    assert find_faults(ada, "form") == []
    ada.photographs("new-table-bots-phone-dark", whole=True)
    page.get_by_role("button", name="Begin", exact=True).click()
    ada.sees_the_board()
    players = ada.players.get_by_role("listitem")
    expect(players.filter(has_text=wanted.title)).to_contain_text("planner")
    ada.photographs("bots-at-the-table-phone-dark")
    panel = ada.turns_to("Players")
    expect(panel).to_contain_text("planner bot")
    expect(panel).to_contain_text(wanted.temper)
    ada.photographs("players-phone-dark")
