"""A hand at a board that answers by pointing: it gives any answer by clicks alone."""

from __future__ import annotations

from collections import Counter

import msgspec
from playwright.sync_api import Locator, Request, expect

from tests.browser.board import FIND_PLACE
from tests.browser.person import Person
from ziggurat.client.table import TableClient
from ziggurat.kernel.state import Seat
from ziggurat.server.models import (
    Amounts,
    Branches,
    Bundles,
    Entry,
    EntryGroup,
    Fields,
    Listed,
    Marks,
    Pickable,
    Question,
    Shares,
    Written,
)

NOTHING = "none"
MOST_STEPS = 60
"""No amount is larger."""

Options = Listed | Amounts | Marks | Shares | Bundles | Fields | Branches | Written


class Hand:
    """It clicks on what names itself in the page (`web/src/lib/board.ts`): things, verbs, choices,
    buttons for one more or one less, and the one that gives an answer. The list of all answers
    stays closed, and nothing is typed.
    """

    def __init__(self, person: Person, table: TableClient) -> None:
        self.person = person
        self.page = person.page
        self.table = table
        self.sent: list[str] = []
        """The answers that left the page, in their notation."""
        self.page.on("request", self._note)

    def is_shown(self, question: Question) -> None:
        """Wait until the page asks a question, and is done with the one before it."""
        asked = self.page.locator(f'[data-question="{question.number}"]')
        expect(asked.first).to_be_attached()
        self.person.has_been_heard()

    def gives(self, answer: str, seat: Seat | None = None) -> None:
        """Make an answer and give it; nothing else may be sent."""
        question = self.table.question(seat)
        self.is_shown(question)
        before, moves = len(self.sent), self.person.moves()
        self.points(question.options, answer)
        if len(self.sent) == before:
            self.page.locator("[data-give]:visible").click()
        self.person.sees_another_move(moves)
        assert self.sent[before:] == [answer]

    def points(self, options: Options, answer: str) -> None:
        """Click together an answer to options of any shape."""
        match options:
            case Listed(groups=groups):
                self.picks(groups, answer)
            case Branches(branches=branches):
                word, _, rest = answer.partition(" ")
                branch = next((each for each in branches if each.name == word), None)
                if branch is not None and word:
                    self.clicks("verb", word)
                else:
                    branch, rest = next(each for each in branches if each.name == ""), answer
                assert branch.options is not None
                self.points(branch.options, rest)
            case Marks(items=items):
                self.marks(items, answer)
            case Shares(items=items):
                self.counts(items, numbers_in(answer, "="))
            case Bundles(items=items):
                self.counts(items, numbers_in(answer, "*"))
            case Amounts():
                self.counts_to(int(answer))
            case _:
                raise AssertionError(f"nobody can point at {type(options).__name__}")

    # ---- the shapes there are ----

    def picks(self, groups: list[EntryGroup], answer: str) -> None:
        """One of a list: its verb, then its things, then which of those that fit."""
        group, entry = next(
            (group, entry) for group in groups for entry in group.entries if entry.answer == answer
        )
        if self.find("ending", group.name).count() > 0:
            self.clicks("ending", group.name)
            return
        if group.name and self.find("verb", group.name).count() > 0:
            self.clicks("verb", group.name)
        self.points_at(entry)

    def points_at(self, entry: Entry) -> None:
        """The things of an entry one by one; a choice in the panel where it names none."""
        sent = len(self.sent)
        for thing in entry.things:
            if self.find("choice", entry.answer).count() > 0:
                break
            self.clicks("thing", thing)
            if len(self.sent) > sent:
                return
        if self.find("choice", entry.answer).count() > 0:
            self.clicks("choice", entry.answer)

    def marks(self, items: list[Pickable], answer: str) -> None:
        """Some of several."""
        wanted = set() if answer == NOTHING else set(answer.split("+"))
        for item in items:
            if item.text in wanted:
                if self.find("choice", item.text).count() > 0:
                    self.clicks("choice", item.text)
                else:
                    self.clicks("thing", item.things[0])

    def counts(self, items: list[Pickable], wanted: Counter[str]) -> None:
        """So many of each: from nothing, one more at a time."""
        things = {item.text: item.things[0] if item.things else item.text for item in items}
        for thing in things.values():
            self.steps_down(thing)
        for text, thing in things.items():
            for _ in range(wanted[text]):
                self.clicks("step", f"{thing}+")

    def counts_to(self, amount: int) -> None:
        """An amount: from the least, one more at a time."""
        more = self.page.locator('[data-step$="+"]:visible').first
        thing = (more.get_attribute("data-step") or "").removesuffix("+")
        self.steps_down(thing)
        least = int(self.page.locator("output:visible").first.inner_text())
        for _ in range(amount - least):
            self.clicks("step", f"{thing}+")

    def steps_down(self, thing: str) -> None:
        less = self.find("step", f"{thing}-").first
        for _ in range(MOST_STEPS):
            if not less.is_enabled():
                return
            self.touches(less)
        raise AssertionError(f"{thing} does not grow less")

    # ---- clicks ----

    def find(self, kind: str, name: str) -> Locator:
        """What says in the page that it is this, as far as it can be seen."""
        return self.page.locator(f'[data-{kind}="{name}"]:visible')

    def clicks(self, kind: str, name: str) -> None:
        """Click one of those that say so, wherever nothing else covers it."""
        found = self.find(kind, name)
        expect(found.first).to_be_visible()
        self.touches(found.first)

    def touches(self, element: Locator) -> None:
        if element.get_attribute("data-thing") is None:
            self.person.touches(element)
            return
        element.scroll_into_view_if_needed()
        place = element.evaluate(FIND_PLACE)
        assert place is not None, f"nothing of {element} can be seen"
        if self.person.has_touch:
            self.page.touchscreen.tap(*place)
        else:
            self.page.mouse.click(*place)

    def is_answer(self, request: Request) -> bool:
        return request.method == "POST" and request.url.split("?")[0].endswith("/answers")

    def _note(self, request: Request) -> None:
        if self.is_answer(request):
            self.sent.append(msgspec.json.decode(request.post_data or "")["answer"])


def numbers_in(answer: str, sign: str) -> Counter[str]:
    """How many of each, of `a=2+b=1` or `a*2+b`."""
    if answer == NOTHING:
        return Counter()
    parts = (part.partition(sign) for part in answer.split("+"))
    return Counter({text: int(count or 1) for text, _, count in parts})
