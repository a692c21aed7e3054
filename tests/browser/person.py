"""A person at a browser: what they do and see, in the words of the page and the game."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.watching import Watch
from ziggurat.client.client import Client

SCREENSHOTS = Path(__file__).resolve().parents[2] / "build" / "screenshots"
OVER = "The game is over."
PART_OF_A_MAP = ':is([data-thing^="region:"], [data-thing^="tile:"])'
# What an untroubled player does with a turn, the likeliest first.
WISHES = (" against ", "Settle", "End the turn")


class Person:
    """Somebody with one page open."""

    def __init__(self, page: Page, watch: Watch, client: Client, *, has_touch: bool) -> None:
        self.page = page
        self.watch = watch
        self.client = client
        """The same person as a program: prepares in a moment what is not the point of a test."""
        self.has_touch = has_touch
        self.prompt = page.locator("[data-prompt]")
        self.choices = page.get_by_role("region", name="What you can do")
        self.players = page.get_by_role("list", name="Players")
        self.log = page.get_by_role("list", name="What happened")
        self.banner = page.get_by_text("Connection lost.")
        self.unreachable = page.get_by_text("The server cannot be reached.")
        self.doubt = page.get_by_role("alertdialog")
        """What is asked before an answer nobody should give by a slip."""
        self.slider = page.get_by_role("slider", name="Move", exact=True)

    # ---- the page ----

    def opens(self, address: str = "/") -> None:
        self.page.goto(address)

    def opens_table(self, address: str) -> None:
        """Open a game that is on, and wait until the map lies there."""
        self.opens(address)
        self.sees_the_board()

    def sees_the_board(self) -> None:
        expect(self.page.locator(PART_OF_A_MAP).first).to_be_visible()

    def presses(self, name: str | re.Pattern[str]) -> None:
        self.touches(self.page.get_by_role("button", name=name).first)

    def touches(self, thing: Locator) -> None:
        """Click it, or tap on it where there is no mouse."""
        if self.has_touch:
            thing.tap()
        else:
            thing.click()

    def sees(self, words: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(words).first).to_be_visible()

    def turns_to(self, tab: str) -> Locator:
        """Bring a tab beside the board forward; what it shows."""
        # A tab may carry a number behind its name: what is new there.
        name = re.compile(rf"^{tab}\b")
        self.touches(self.page.get_by_role("tab", name=name))
        panel = self.page.get_by_role("tabpanel", name=name)
        expect(panel).to_be_visible()
        return panel

    def photographs(self, name: str, *, whole: bool = False) -> None:
        """Keep a picture for people to look at; no test compares it."""
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png", full_page=whole)

    # ---- a turn ----

    def moves(self) -> int:
        """How many moves stand."""
        told = re.search(r"of (\d+)$", self.slider.get_attribute("aria-valuetext") or "")
        assert told is not None
        return int(told[1])

    def sees_moves(self, moves: int) -> None:
        """Wait until so many moves stand and the live table is shown."""
        expect(self.slider).to_have_attribute("aria-valuetext", f"after move {moves} of {moves}")

    def sees_another_move(self, moves: int) -> None:
        """Wait until other than so many moves stand, and the answer is acknowledged."""
        expect(self.slider).not_to_have_attribute("max", str(moves))
        self.has_been_heard()

    def has_been_heard(self) -> None:
        expect(self.page.locator("[aria-busy=true]")).to_have_count(0)

    def is_asked(self) -> None:
        """Wait until there is something to answer, in a list or on the board itself."""
        on_the_board = self.page.locator("[data-question]").filter(visible=True)
        expect(self.options().or_(on_the_board).first).to_be_visible()
        self.has_been_heard()

    def options(self, words: str = "") -> Locator:
        """The answers that can be given, those with the words in them."""
        return self.choices.locator("[data-option]").filter(has_text=words, visible=True)

    def offers(self) -> list[str]:
        """The words of every answer that can be given."""
        self.is_asked()
        return self.choices.locator("[data-option]").all_text_contents()

    def answers(self, words: str) -> None:
        """Give the first answer with these words in it."""
        self.is_asked()
        moves = self.moves()
        option = self.options(words).first
        has_dice = "%" in option.inner_text()
        self.touches(option)
        if has_dice and self.has_touch:
            self.presses("Roll the dice")
        self.sees_another_move(moves)

    def acts(self) -> None:
        """Answer as an untroubled player would."""
        self.is_asked()
        wished = (words for words in WISHES if self.options(words).count() > 0)
        self.answers(next(wished, ""))

    def sees_who_is_asked(self, names: Iterable[str]) -> str | None:
        """Wait until one of these people is to move, or the game is over: then None."""
        anybody = re.compile("|".join(names))
        turn = self.players.get_by_role("listitem").filter(has_text="to move")
        theirs = turn.filter(has_text=anybody)
        over = self.page.get_by_text(OVER).filter(visible=True)
        expect(theirs.or_(over).first).to_be_visible()
        if theirs.count() == 0:
            return None
        found = anybody.search(theirs.first.inner_text())
        assert found is not None
        return found[0]

    def points(self) -> list[str]:
        """The total of every seat, in the order of seats."""
        return re.findall(r"Points:\s*(-?\d+)", self.players.inner_text())

    def sees_points(self, points: list[str]) -> None:
        """Wait until the totals of all seats are these."""
        totals = [re.compile(rf"Points:\s*{total}\s*$") for total in points]
        expect(self.players.get_by_role("listitem")).to_have_text(totals)

    # ---- going back ----

    def undoes(self) -> None:
        moves = self.moves()
        self.presses("Undo")
        self.sees_moves(moves - 1)

    def asks_to_take_back(self, words: str) -> None:
        """Ask the others to go back to before the move whose line has these words."""
        self.presses("Take back")
        before = self.page.get_by_label("Go back to before")
        line = before.locator("option").filter(has_text=words).last
        before.select_option(value=line.get_attribute("value"))
        self.presses("Ask the others")

    # ---- talking ----

    def says(self, words: str) -> None:
        chat = self.turns_to("Chat")
        chat.get_by_label("Say something").fill(words)
        self.presses("Send")
        self.hears(words)

    def hears(self, words: str) -> None:
        """Wait until it stands in the chat."""
        self.turns_to("Chat")
        expect(self.page.get_by_role("log", name="Chat")).to_contain_text(words)


def play_to_the_end(people: dict[str, Person]) -> None:
    """Let people act whenever they are asked, until the game is over."""
    looking = next(iter(people.values()))
    while (asked := looking.sees_who_is_asked(people)) is not None:
        looking = people[asked]
        looking.acts()
