"""Make the picture of a table for the README: `python -m tests.browser.screenshots`."""

from __future__ import annotations

import sys
from itertools import dropwhile
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import expect

from tests.browser.board import Board
from tests.browser.chromium import ROOT, require_client, running_chromium
from tests.browser.painting import with_few_colours
from tests.browser.site import OPTIONS, inviting
from tests.server.serving import serving
from ziggurat.bots.registry import find_bot
from ziggurat.client.playing import play
from ziggurat.client.table import TableClient
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.game import Settings
from ziggurat.server.models import Listed

PICTURE = ROOT / "docs" / "table.png"
SETTINGS: Settings = {"nations": "rome,carthage,macedonia,egypt"}
MOVES = 90
"""How far the game has come in the picture."""


def main() -> None:
    """Play until there is something to see, and photograph it."""
    require_client()
    with (
        TemporaryDirectory() as folder,
        serving(f"{folder}/tables.db", Path(folder) / "log", *OPTIONS) as running,
        running_chromium() as chromium,
        inviting(chromium, running.address) as invite,
    ):
        ada = invite("Ada")
        seats = ["me", "greedy", "greedy", "greedy"]
        table = ada.client.make_table(
            "revolt", seats, title="Empire's Revolt", settings=SETTINGS, start=True
        )
        attacker = play_on(table)
        ada.opens_table(table.address)
        ada.is_asked()
        Board(ada).picks(attacker)
        # Pointing elsewhere puts the card about the region away, which would lie over the map.
        ada.turns_to("Log")
        expect(ada.page.get_by_role("complementary")).to_have_count(0)
        with chromium.new_page() as empty:
            PICTURE.write_bytes(with_few_colours(empty, ada.page.screenshot()))
    sys.stdout.write(f"{PICTURE.relative_to(ROOT)}: {PICTURE.stat().st_size // 1000} kB\n")


def play_on(table: TableClient) -> str:
    """Let a bot play for Ada until she can attack well into the game; where her troop stands."""
    given = play(table, "revolt", 0, find_bot("greedy"), Dice(b"a picture"))
    for _ in dropwhile(lambda each: each.move < MOVES, given):
        attacker = find_attacker(table)
        if attacker is not None:
            return attacker
    raise AssertionError("The game ended before there was anything to see; try again.")


def find_attacker(table: TableClient) -> str | None:
    """A region with a troop of Ada's that can attack, if she is asked now."""
    if table.show().standing.question is None:
        return None
    options = table.question().options
    assert isinstance(options, Listed)
    attacks = [group.entries for group in options.groups if group.name == "attack"]
    return next((entry.things[0] for entries in attacks for entry in entries), None)


if __name__ == "__main__":
    main()
