"""What lies below the map of Empire's Revolt: the tech cards there are, and what everybody has."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.site import PHONE, Invite
from tests.browser.tables import sit_with_a_bot
from ziggurat.games.revolt.view.structs import View

NATIONS = "(cards) => cards.map((card) => card.querySelector('b').textContent)"
SIDES = "(seats) => seats.map((seat) => seat.querySelector('.side span').textContent)"


@pytest.mark.parametrize("is_phone", [False, True], ids=["desktop", "phone"])
def test_the_market_of_tech_cards_is_in_sight_with_price_and_stock(
    invite: Invite, *, is_phone: bool
) -> None:
    ada = invite("Ada", screen=PHONE, has_touch=True) if is_phone else invite("Ada")
    sit_with_a_bot(ada)
    market = ada.page.get_by_role("region", name="Tech cards to buy")
    price = market.get_by_role("img", name="Each costs 1 food, 2 gold and 1 wood.")
    expect(price).to_be_in_viewport(ratio=1)
    expect(market.get_by_role("button", name="Irrigation")).to_be_in_viewport(ratio=1)
    expect(market.get_by_role("button", name="Horses")).to_contain_text("2 cards left to buy.")
    ada.touches(market.get_by_role("button", name="Texts"))
    expect(market.get_by_text("All your troops are mounted").last).to_be_visible()


def test_cards_and_strip_show_the_players_in_the_order_of_their_turns(invite: Invite) -> None:
    ada = invite("Ada")
    table = ada.client.make_table("revolt", ["me", "random", "random"], start=True)
    ada.opens_table(table.address)
    ada.is_asked()
    cards = ada.page.get_by_role("region", name="What everybody has").locator("ol > li")
    expect(cards).to_have_count(3)
    seats = table.show().standing.seats
    in_turn = [seats[seat].side for seat in table.view(View).order]
    assert cards.evaluate_all(NATIONS) == in_turn
    assert ada.players.locator("li").evaluate_all(SIDES) == in_turn
