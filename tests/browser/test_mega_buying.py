"""Buying advances in Mega Empires: prices on the board, basket and payment in the panel."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.mega_tables import LARGE, SEATS, Played, name_of, play_until, shown_seat
from tests.browser.person import Person
from tests.browser.site import Invite
from tests.browser.tables import import_record
from ziggurat.client.table import TableClient
from ziggurat.games.mega.rules.phase_12_acquisition.prices import price_of
from ziggurat.games.mega.view.structs import View
from ziggurat.kernel import record

ADVANCES = 51


def affordable(match: Played) -> list[int]:
    """Advances the first who orders can pay from his treasury alone, whatever his cards are."""
    game, seat = match.state, shown_seat(match)
    treasury = game.treasury[seat]
    missing = [each for each in range(ADVANCES) if not game.has(seat, each)]
    return [each for each in missing if price_of(game, seat, each) <= treasury]


def can_buy(match: Played) -> bool:
    """Whether all give their orders, and the first has something to buy.

    Who has answered before the copy is made waits there for his place, and would be asked again.
    """
    is_fresh = match.state.decision().kind == "orders" and len(match.seats()) == SEATS
    return is_fresh and bool(affordable(match))


def sits_down(person: Person, match: Played, folder: Path) -> TableClient:
    """Open a copy of a game in which the person answers for everybody."""
    file = folder / "game.zig"
    file.write_text(record.write(match), encoding="utf-8")
    table = import_record(person, file).what_if(len(match.moves))
    person.opens(table.address)
    expect(person.page.locator("[data-give]")).to_be_visible()
    return table


def tile(page: Page, advance: str) -> str:
    """What a tile says of itself."""
    return page.locator(f'[data-thing="advance:{advance}"] > .hidden').inner_text()


def promised_step(page: Page, step: int) -> int:
    """Where the marker will stand, by what the dock says of the basket."""
    return step + (page.locator(".dock .lacking").count() == 0)


def has_marker_at(page: Page, player: str, step: int) -> None:
    """Turn to the A.S.T. and find the player's marker on a step."""
    page.get_by_role("button", name="A.S.T.", exact=True).click()
    row = page.get_by_role("row").filter(has_text=player)
    expect(row).to_contain_text(f"Step {step} of")


def thinks_better_of_leaving(person: Person) -> None:
    """Press the button that ends one's part in the game, and say no when it asks."""
    moves = person.moves()
    person.page.get_by_text("More", exact=True).click()
    leave = person.page.get_by_role("button", name="Leave the game with this turn")
    leave.filter(visible=True).first.click()
    expect(person.doubt).to_contain_text("Leave the game")
    person.doubt.get_by_role("button", name="No").click()
    expect(person.doubt).to_be_hidden()
    assert person.moves() == moves


def test_an_order_is_put_together_on_the_board(invite: Invite, tmp_path: Path) -> None:
    match = play_until(can_buy)
    buyer = shown_seat(match)
    names, chosen = match.state.lookup.advance_id, affordable(match)[0]
    ada = invite("Ada", screen=LARGE)
    table, page = sits_down(ada, match, tmp_path), ada.page
    view = table.view(View, buyer)
    assert page.locator('[data-thing^="advance:"]').count() == ADVANCES
    for advance, price in view.prices.items():
        assert f"costs {price}" in tile(page, advance)
    give = page.locator("[data-give]")
    expect(give).to_be_disabled()
    bought, price = names[chosen], view.prices[names[chosen]]
    page.locator(f'[data-thing="advance:{bought}"]').click()
    expect(give).to_have_text(f"Buy for {price}")
    expect(give).to_be_enabled()
    payment = page.get_by_role("region", name="Payment")
    expect(payment).to_contain_text(f"of {price} points")
    page.get_by_text("As a list").click()
    expect(page.get_by_role("textbox").first).to_have_value(f"buy {bought}")
    page.get_by_text("As a list").click()
    payment.get_by_role("button", name=re.compile("^One less")).filter(visible=True).first.click()
    expect(give).to_be_disabled()
    payment.get_by_role("button", name="Pay what costs least").click()
    expect(give).to_be_enabled()
    promised = promised_step(page, view.players[buyer].step)
    ada.photographs("mega-order")
    give.click()
    expect(page.get_by_text(f"You answer for {name_of(match, buyer)}")).to_be_hidden()
    thinks_better_of_leaving(ada)
    for seat in sorted(seat for seat in match.seats() if seat != buyer):
        expect(page.get_by_text(f"You answer for {name_of(match, seat)}")).to_be_visible()
        nothing = page.get_by_role("button", name="Buy nothing this turn")
        nothing.filter(visible=True).first.click()
    expect(ada.log).to_contain_text(re.compile(f"{name_of(match, buyer)} acquires"))
    assert bought in table.view(View, buyer).players[buyer].advances
    has_marker_at(page, name_of(match, buyer), promised)
