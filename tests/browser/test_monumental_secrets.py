"""What only one player may know never reaches anybody else's page."""

from __future__ import annotations

import re
from itertools import islice

from playwright.sync_api import expect

from tests.browser.reaching import all_that_reached, keep_what_is_told
from tests.browser.site import Invite
from ziggurat.bots.registry import find_bot
from ziggurat.client.playing import play
from ziggurat.client.table import TableClient
from ziggurat.games.monumental.view.structs import View
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.state import Seat

MOVES = 60
"""So far the game has come when others look at it."""


def own_secrets(table: TableClient, seat: Seat) -> set[str]:
    """Ids of the Quests and Trade Benefits that a seat sees of itself."""
    mine = table.view(View, seat).players[seat]
    return {*(mine.quests or ()), *(mine.benefits or ())}


def secrets_of(table: TableClient) -> set[str]:
    """Those of the first seat that nobody has seen."""
    players = table.view(View, 0).players
    assert players[0].quests
    return own_secrets(table, 0) - {
        card for each in players for card in (*each.quests_done, *each.benefits_used)
    }


def test_neither_a_rival_nor_a_spectator_is_sent_what_a_player_hides(invite: Invite) -> None:
    ada, bob, cleo = invite("Ada"), invite("Bob"), invite("Cleo")
    made = ada.client.make_table("monumental", ["me", "open"])
    bob.client.table(made.id).sit()
    table = ada.client.table(made.id)
    table.start()
    tables = {0: table, 1: bob.client.table(made.id)}
    greedy = find_bot("greedy")
    while table.show().standing.moves < MOVES:
        for seat, own in tables.items():
            if own.show(seat).standing.question is not None:
                list(islice(play(own, "monumental", seat, greedy, Dice(b"on")), 1))
    hidden, bobs = secrets_of(table), own_secrets(tables[1], 1)
    assert hidden - bobs, "there is nothing to hide"
    for person in (bob, cleo):
        keep_what_is_told(person)
        person.opens_table(table.address)
        person.page.locator('[data-thing="seat:0"]').first.click()
        expect(person.page.get_by_role("dialog")).to_be_visible()
        known = bobs if person is bob else set()
        reached = all_that_reached(person)
        for secret in hidden - known:
            assert not re.search(rf"\b{re.escape(secret)}\b", reached), secret


def test_ones_own_secrets_are_on_ones_own_page(invite: Invite) -> None:
    ada = invite("Ada")
    table = ada.client.make_table("monumental", ["me", "random"], start=True)
    list(islice(play(table, "monumental", 0, find_bot("random"), Dice(b"own")), 2))
    keep_what_is_told(ada)
    ada.opens_table(table.address)
    for secret in secrets_of(table):
        assert secret in all_that_reached(ada)
