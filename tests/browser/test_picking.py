"""Picking on the board: what can follow lights up, and the last pick is the move."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.board import Board
from tests.browser.person import Person
from tests.browser.site import Invite
from tests.browser.tables import sit_with_a_bot


@pytest.fixture
def ada(invite: Invite) -> Person:
    """Ada, asked what Macedonia does, with an army and a ship in Pella."""
    ada = invite("Ada", is_still=False)
    sit_with_a_bot(ada)
    return ada


def test_two_picks_on_the_map_are_an_attack(ada: Person) -> None:
    board = Board(ada)
    moves = ada.moves()
    board.does_not_light("region:thessalia")
    board.picks("region:pella")
    board.lights("region:thessalia")
    ada.photographs("attack-odds")
    board.picks("region:thessalia")
    ada.sees_another_move(moves)
    expect(ada.log).to_contain_text("Macedonia attacks Thessalia")


def test_a_pick_narrows_the_list_and_escape_goes_back(ada: Person) -> None:
    board = Board(ada)
    everything = ada.offers()
    moves = ada.moves()
    board.picks("region:pella")
    board.lights("region:thessalia")
    narrowed = ada.offers()
    assert 0 < len(narrowed) < len(everything)
    assert all("Pella" in offer for offer in narrowed)
    ada.page.keyboard.press("Escape")
    board.does_not_light("region:thessalia")
    assert ada.offers() == everything
    assert ada.moves() == moves


def test_the_chances_of_an_attack_are_told_before_it_is_made(ada: Person) -> None:
    attack = ada.options("Army in Pella against Thessalia").first
    expect(attack).to_contain_text("%")
    Board(ada).thing("region:thessalia").hover()
    about = ada.page.get_by_role("complementary", name="About Thessalia")
    expect(about).to_contain_text("food")
    expect(about).to_contain_text("%")
