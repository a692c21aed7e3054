"""A game that was added by its folder and one line is played in the browser, on the plain board."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.chromium import require_client
from tests.browser.person import OVER
from tests.browser.site import OPTIONS, inviting
from tests.games.fourth_game import add_game
from tests.server.serving import serving


def test_pebbles_is_offered_played_and_looked_up(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    require_client()
    monkeypatch.setenv("PYTHONPATH", str(add_game("pebbles", tmp_path / "package")))
    with (
        serving(str(tmp_path / "tables.db"), tmp_path / "log", *OPTIONS) as site,
        inviting(chromium, site.address) as invite,
    ):
        ada = invite("Ada")
        ada.opens()
        ada.sees("Pebbles")
        table = ada.client.make_table(
            "pebbles", ["me", "random"], settings={"pebbles": 4}, start=True
        )
        ada.opens(table.address)
        board = ada.page.get_by_role("region", name="Board")
        expect(board).to_contain_text("favourite")
        expect(ada.prompt).to_contain_text("How many does Amber take?")
        ada.photographs("fourth-game")
        rules = ada.turns_to("Rules")
        expect(rules).to_contain_text("Nobody takes more pebbles than are left.")
        for _ in range(2):
            ada.choices.get_by_role("button", name="One more").click()
        ada.choices.get_by_role("button", name="Confirm").click()
        # One pebble is left for the bot.
        ada.sees(OVER)
        ada.sees("The heap is gone.")
