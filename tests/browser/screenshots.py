"""Make the pictures of tables for the README: `python -m tests.browser.screenshots`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import dropwhile

from playwright.sync_api import ViewportSize, expect

from tests.browser.board import Board
from tests.browser.chromium import ROOT
from tests.browser.mega_states import STATES
from tests.browser.painting import with_few_colours
from tests.browser.person import Person
from tests.browser.site import DESKTOP, Invite, visiting
from ziggurat.bots.registry import find_bot
from ziggurat.client.playing import play
from ziggurat.client.table import TableClient
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.game import Settings
from ziggurat.server.models import Entry, Listed

NATIONS: Settings = {"nations": "rome,carthage,macedonia,egypt"}
CIVILIZATIONS: Settings = {"civilizations": "egyptian,malians,greek"}
MOVES = {"revolt": 90, "monumental": 170}
"""How far the games have come in the pictures."""
WIDE: ViewportSize = {"width": 1600, "height": 1000}
PICTURES = {"table.png": DESKTOP, "monumental.png": WIDE, "mega.png": WIDE}
"""The pictures among the documents, and how large they are."""


def main() -> None:
    """Play until there is something to see, and photograph it."""
    with visiting() as invite:
        keep(show_revolt(invite), "table.png")
        keep(show_monumental(invite), "monumental.png")
        keep(show_mega(invite), "mega.png")


def keep(person: Person, name: str) -> None:
    """Keep what somebody sees as a picture of the documents."""
    picture = ROOT / "docs" / name
    with person.page.context.new_page() as empty:
        picture.write_bytes(with_few_colours(empty, person.page.screenshot()))
    sys.stdout.write(f"{picture.relative_to(ROOT)}: {picture.stat().st_size // 1000} kB\n")


def show_revolt(invite: Invite) -> Person:
    """Ada about to attack."""
    ada = invite("Ada")
    seats = ["me", "greedy", "greedy", "greedy"]
    table = ada.client.make_table(
        "revolt", seats, title="Empire's Revolt", settings=NATIONS, start=True
    )
    attack = play_on(table, "revolt", "attack")
    ada.opens_table(table.address)
    ada.is_asked()
    Board(ada).picks(attack.things[0])
    point_elsewhere(ada)
    return ada


def show_monumental(invite: Invite) -> Person:
    """Ada about to conquer a Province."""
    ada = invite("Ada", screen=WIDE)
    seats = ["me", "greedy", "greedy"]
    table = ada.client.make_table(
        "monumental", seats, title="Monumental", settings=CIVILIZATIONS, start=True
    )
    conquest = play_on(table, "monumental", "conquer", lambda entry: len(entry.things) == 1)
    ada.opens(table.address)
    ada.page.locator('[data-verb="conquer"]').click()
    ada.page.locator(f'[role=button][data-thing="{conquest.things[0]}"]').click()
    expect(ada.page.locator("[data-give]")).to_be_visible()
    point_elsewhere(ada)
    return ada


def show_mega(invite: Invite) -> Person:
    """Ada about to march."""
    ada = invite("Ada", screen=WIDE)
    STATES["march-9"](ada)
    point_elsewhere(ada)
    return ada


def point_elsewhere(person: Person) -> None:
    """Put the card about a thing away, which would lie over the map."""
    person.turns_to("Log")
    expect(person.page.get_by_role("complementary")).to_have_count(0)


def play_on(
    table: TableClient, game: str, verb: str, fits: Callable[[Entry], bool] = lambda _: True
) -> Entry:
    """Let a bot play for Ada until a kind of answer fits well into the game; the first of them."""
    given = play(table, game, 0, find_bot("greedy"), Dice(b"a picture"))
    for _ in dropwhile(lambda each: each.move < MOVES[game], given):
        found = next(filter(fits, answers_of(table, verb)), None)
        if found is not None:
            return found
    raise AssertionError("The game ended before there was anything to see; try again.")


def answers_of(table: TableClient, verb: str) -> list[Entry]:
    """The answers of a kind that Ada can give, if she is asked now."""
    if table.show().standing.question is None:
        return []
    options = table.question().options
    if not isinstance(options, Listed):
        return []
    return [entry for group in options.groups if group.name == verb for entry in group.entries]


if __name__ == "__main__":
    main()
