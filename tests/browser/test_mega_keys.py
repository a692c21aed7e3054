"""Mega Empires without a mouse: a whole turn by keys, from taxes to the A.S.T."""

from __future__ import annotations

from contextlib import ExitStack

from playwright.sync_api import expect

from tests.browser.board import Board
from tests.browser.keyboard import Keys
from tests.browser.mega_tables import LARGE, SEATS, Played
from tests.browser.person import Person
from tests.browser.site import Invite
from tests.browser.tables import import_text
from ziggurat.client.client import Client
from ziggurat.games.mega.game import MegaEmpires
from ziggurat.games.mega.view.structs import View
from ziggurat.kernel import record
from ziggurat.kernel.dice import seed_from_number
from ziggurat.kernel.match import Match
from ziggurat.kernel.state import Seat

SEED = seed_from_number(7)
"""The first player chooses a tax rate in the first turn, and can use an ability."""
ME: Seat = 0
MAP = '[data-landmark="map"]'
MOST_QUESTIONS = 20
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


def first_turn() -> Played:
    """A short game in which everybody has built their first cities."""
    match = Match(MegaEmpires(), seats=SEATS, seed=SEED, settings={"short": 1})
    while match.state.decision().kind != "tax-rate":
        seat = match.seats()[0]
        match.submit(seat, match.state.decision().default(match.state, seat))
    return match


class Turn:
    """One at the keyboard; programs answer for all others as by default."""

    def __init__(self, person: Person, others: list[Client]) -> None:
        self.person, self.page, self.keys = person, person.page, Keys(person)
        table = import_text(person, record.write(first_turn()))
        players = [person.client, *others]
        self.tables = [
            player.claim(seat.link)
            for player, seat in zip(players, table.show().standing.seats, strict=True)
        ]
        self.table = self.tables[ME]
        self.began = -1
        """After how many moves the person's movement began."""
        person.opens(self.table.address)

    def view(self) -> View:
        return self.table.view(View, ME)

    def waits(self) -> bool:
        """Let the others answer until the person is asked; false once the turn is over."""
        while self.view().turn == 1:
            asked = self.table.show().standing.asked
            if ME in asked:
                return True
            for seat in asked:
                self.tables[seat].answer(None, question=self.tables[seat].question().number)
        return False

    def answers(self) -> str:
        """Answer what is asked, by keys; its kind."""
        self.person.sees_moves(self.table.show().standing.moves)
        self.person.is_asked()
        kind, moves = self.view().question, self.person.moves()
        if kind == "move" and self.began < 0:
            self.began = moves
            self.marches()
        elif self.page.locator("[data-ending]").count() > 0:
            self.ends(moves)
        else:
            self.gives()
        self.person.sees_another_move(moves)
        assert self.page.evaluate("document.activeElement.tagName") != "BODY"
        return kind

    def marches(self) -> None:
        """Enter on an area, an arrow to the nearest that is lit, Enter, a number, Enter."""
        keys, page, board = self.keys, self.page, Board(self.person)
        keys.presses("m")
        focused = page.locator(f"{MAP} :focus")
        expect(focused).to_have_role("button")
        origin = focused.get_attribute("data-thing") or ""
        keys.presses("Enter")
        expect(board.thing(origin)).to_have_attribute("aria-pressed", "true")
        for arrow in ARROWS:
            keys.presses(arrow)
            if page.evaluate("document.activeElement.dataset.thing") != origin:
                break
        keys.presses("Enter")
        count = page.locator(".bubble").get_by_role("spinbutton")
        expect(count).to_be_focused()
        keys.presses("1")
        expect(count).to_have_attribute("aria-valuenow", "1")
        keys.presses("Escape")
        expect(page.locator(".bubble")).to_have_count(0)
        keys.presses("Enter")
        expect(count).to_be_focused()
        keys.presses("Enter")

    def ends(self, moves: int) -> None:
        """Once D leads to the button, and only the second time it is pressed."""
        ending = self.page.locator("[data-ending]").first
        self.keys.presses("d")
        expect(ending).to_be_focused()
        assert self.person.moves() == moves
        self.keys.presses("d")

    def gives(self) -> None:
        """The default by its number."""
        default = self.table.question().default
        self.keys.gives(self.page.locator(f'[data-choice="{default}"]'))


def test_a_whole_turn_is_played_by_keys_alone(invite: Invite) -> None:
    ada = invite("Ada", screen=LARGE)
    kinds: list[str] = []
    with ExitStack() as stack:
        others = [stack.enter_context(Client(ada.client.url)) for _ in range(SEATS - 1)]
        for number, other in enumerate(others):
            other.sign_up(f"Player {number}")
        turn = Turn(ada, others)
        while turn.waits():
            assert len(kinds) < MOST_QUESTIONS
            kinds.append(turn.answers())
    assert {"tax-rate", "move", "floor", "purchase"} <= set(kinds)
    assert kinds.count("move") > 1
    turn.keys.presses("?")
    keys = ada.page.get_by_role("dialog", name="Keys")
    for words in ("undo", "a hint", "turn to the map", "go to the button that finishes"):
        expect(keys).to_contain_text(words)
