"""A table of Mega Empires before the game begins."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.site import Invite


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
