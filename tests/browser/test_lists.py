"""Lists of tables: what a card tells, and putting away what is done with."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.site import Invite
from ziggurat.server.models import ClockPlan


def test_cards_name_game_side_and_clock_and_copies_can_be_put_away(invite: Invite) -> None:
    ada = invite("Ada")
    table = ada.client.make_table(
        "revolt",
        ["me", "random"],
        title="Friday night",
        settings={"nations": "gaul,rome"},
        clock=ClockPlan("move", 86_400),
        start=True,
    )
    table.what_if()
    ada.opens()
    mine = ada.page.get_by_role("region", name="Your tables")
    real, copy = [mine.get_by_role("listitem").nth(place) for place in (0, 1)]
    for words in ("Friday night", "Empire's Revolt", "You play Gaul", "1 day for every answer"):
        expect(real).to_contain_text(words)
    expect(copy).to_contain_text("What if")
    expect(real.get_by_role("button", name="Put away")).to_have_count(0)
    ada.photographs("cards", whole=True)
    ada.presses("Put away: Friday night")
    expect(mine.get_by_role("listitem")).to_have_count(1)
    away = ada.page.get_by_role("region", name="Put away")
    away.get_by_role("button", name="Bring back: Friday night").click()
    expect(mine.get_by_role("listitem")).to_have_count(2)
    expect(away).to_have_count(0)
