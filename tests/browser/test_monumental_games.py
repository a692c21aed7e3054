"""Games of Monumental that end in the page: against a bot, alone with Automas, and all at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.hand import Hand
from tests.browser.person import OVER, Person
from tests.browser.site import Invite
from ziggurat.bots.registry import find_bot
from ziggurat.client.playing import play, think
from ziggurat.client.table import TableClient
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.game import Settings

CORE: Settings = {
    "cards": "core",
    "trade": 0,
    "future": 0,
    "reserve": 0,
    "unrest": 0,
    "natural_wonders": 0,
    "quests": 0,
    "heroes": 0,
    "monsters": 0,
}
"""The shortest game."""


def play_until_late(table: TableClient, cards_left: int) -> None:
    """Play for the person until so few cards are left in the Development deck."""
    for _ in play(table, "monumental", 0, find_bot("random"), Dice(b"early")):
        shown = table.show().view
        assert isinstance(shown, dict)
        if sum(shown["development_deck"].values()) <= cards_left:
            return


def play_on_by_hand(person: Person, table: TableClient) -> int:
    """Answer by clicks until the game is over; how many answers that took."""
    hand = Hand(person, table)
    dice, bot, given = Dice(b"late"), find_bot("random"), 0
    over = person.prompt.filter(has_text=OVER)
    while True:
        asked = person.page.locator("[data-question]")
        expect(asked.or_(over).first).to_be_attached()
        if table.show().standing.status == "over":
            return given
        thought = think("monumental", table.position(0), 0, bot, dice)
        if thought is not None:
            hand.gives(thought.answer)
            given += 1


@pytest.mark.parametrize(
    ("seats", "settings", "cards_left"),
    [
        (["me", "random"], CORE, 1),
        (["me"], {"automas": 2}, 1),
        (["me", "random"], {**CORE, "continuous": 1}, 4),
    ],
    ids=["with a bot", "alone with two Automas", "Continuous Play"],
)
def test_a_game_is_played_to_its_end_by_clicks(
    invite: Invite, seats: list[str], settings: Settings, cards_left: int
) -> None:
    ada = invite("Ada")
    table = ada.client.make_table("monumental", seats, settings=settings, start=True)
    play_until_late(table, cards_left)
    ada.opens_table(table.address)
    assert play_on_by_hand(ada, table) > 0
    expect(ada.prompt).to_have_text(OVER)
    result = ada.page.get_by_role("tabpanel", name="Result")
    expect(result.get_by_role("img", name="Points of everybody")).to_be_visible()
