"""A hand at the board of Mega Empires: marches, losses, offers and orders made by clicks."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import cast

from tests.browser.board import FIND_PLACE
from tests.browser.hand import NOTHING, Options, numbers_in
from tests.browser.panel_hand import PanelHand
from ziggurat.server.models import (
    Amounts,
    Branch,
    Branches,
    Bundles,
    Fields,
    Listed,
    Marks,
    Phrase,
    Pickable,
    Question,
    Shares,
    Written,
)

MAP = '[data-landmark="map"]'
STAY = "stay"
ORDERS = frozenset({"orders", "purchase", "claims", "live-claims", "intervene"})


class MegaHand(PanelHand):
    """It marches on the map, trades with the cards of the hand, and orders from the tiles."""

    def plays(self, *answers: str) -> list[str]:
        """Make answers that are given in one go; what was sent then."""
        question = self.table.question()
        self.is_shown(question)
        before = len(self.sent)
        if question.kind in {"move", "march", "sail"}:
            self.moves(question, answers)
        else:
            self.makes(question.options, answers[0], question.kind)
        self.is_heard(before + len(answers))
        return self.sent[before:]

    def makes(self, options: Options, answer: str, kind: str) -> None:
        """Make an answer to options of any shape, and give it."""
        match options:
            case Listed() if not self.has("choice", answer) and not self.has("ending", answer):
                self.gives_it()  # The only one there is.
            case Listed():
                self.chooses(answer)
            case Amounts() if self.has("choice", answer):
                self.chooses(answer)
            case Branches(branches=branches):
                word, _, rest = answer.partition(" ")
                branch = next(each for each in branches if each.name == word)
                self.branches_off(branch, rest, kind)
            case Written() if kind == "losses":
                self.loses(answer)
            case Written() if kind in ORDERS:
                self.orders(options, answer)
            case Fields() if kind == "market_trade":
                self.bargains(options, answer)
            case _:
                self.fills(options, answer)
                self.gives_it()

    def branches_off(self, branch: Branch, rest: str, kind: str) -> None:
        """One kind of answer among several; some are whole with their word."""
        has_verb = self.has("verb", branch.name)
        if kind == "floor" and rest:
            self.trades(branch, rest)
        elif not rest and not has_verb:
            self.chooses(branch.name)
        else:
            if has_verb:
                self.opens(branch.name)
            if rest and branch.options is not None:
                self.makes(branch.options, rest, kind)
            else:
                self.gives_it()

    def fills(self, options: Options, answer: str) -> None:
        """So many of each, or some of them."""
        match options:
            case Shares(items=items):
                self.sets_all(items, numbers_in(answer, "="))
            case Bundles(items=items):
                self.sets_all(items, numbers_in(answer, "*"))
            case Marks(items=items):
                self.ticks(items, set() if answer == NOTHING else set(answer.split("+")))
            case Amounts(thing=thing):
                self.sets(thing, int(answer))
            case Fields(fields=fields):
                for field in fields:
                    self.fills(field.options, values_in(answer)[field.name])
            case Written(phrases=[Phrase(items=items)]):
                self.sets_all(items, numbers_in(answer, "*"))
            case _:
                raise AssertionError(f"nobody can point at {type(options).__name__}")

    # ---- marches and voyages ----

    def moves(self, question: Question, answers: Sequence[str]) -> None:
        """What sets out, where to and how many; or something about a ship, or the end."""
        word = answers[0].split(" ", maxsplit=1)[0]
        if isinstance(question.options, Listed):
            entry = next(
                entry
                for group in question.options.groups
                for entry in group.entries
                if entry.answer == answers[0]
            )
            if word == "build":
                self.opens(word)
            if word in {"march", "build", "sail"}:
                self.clicks_on_map(entry.things[0])
            if word == "build":
                self.gives_it()
            elif len(answers) > 1:
                self.goes(answers[1])
            else:
                self.chooses(answers[0])
        elif answers[0] == STAY:
            self.chooses(STAY)
        else:
            self.goes(answers[0])

    def goes(self, answer: str) -> None:
        target, _, count = answer.partition("*")
        self.clicks_on_map(f"area:{target}")
        self.sets(f"area:{target}", int(count))
        self.gives_it()

    def clicks_on_map(self, thing: str) -> None:
        """Click a thing on the map; where it lies beyond the edge, look at the whole map first."""
        place = self.place_of(thing)
        if place is None:
            self.touches(self.page.get_by_role("button", name="Whole map"))
            place = self.place_of(thing)
        assert place is not None, f"nothing of {thing} can be seen"
        if self.person.has_touch:
            self.page.touchscreen.tap(*place)
        else:
            self.page.mouse.click(*place)

    def place_of(self, thing: str) -> tuple[float, float] | None:
        for element in self.page.locator(f'{MAP} [data-thing="{thing}"]').all():
            place: tuple[float, float] | None = element.evaluate(FIND_PLACE)
            if place is not None:
                return place
        return None

    # ---- losses ----

    def loses(self, answer: str) -> None:
        """Cities that are destroyed or reduced, and tokens."""
        for part in answer.split("+"):
            if ":" in part:
                self.presses_on("choice", part)
        for area, count in numbers_in(answer, "*").items():
            if ":" not in area:
                self.sets(f"area:{area}", count)
        self.gives_it()

    # ---- trade ----

    def trades(self, branch: Branch, rest: str) -> None:
        """Make an offer, accept one or take one back."""
        match branch.name:
            case "offer":
                self.offers(cast("Fields", branch.options), values_in(rest))
            case "accept":
                wanted = values_in(rest)
                self.clicks_on_stage("thing", f"offer:{wanted['offer']}")
                cards = option_of(cast("Fields", branch.options), "cards")
                self.puts_in(cast("Bundles", cards).items, numbers_in(wanted["cards"], "*"))
            case _:
                self.clicks_on_stage("thing", f"offer:{rest}")
        self.gives_it()

    def offers(self, options: Fields, wanted: dict[str, str]) -> None:
        give = cast("Bundles", option_of(options, "give"))
        self.presses_on("partner", wanted["to"])
        self.puts_in(give.items, numbers_in(wanted["give"], "*"))
        for card, count in numbers_in(wanted["named"], "*").items():
            for _ in range(count):
                stars = self.hook("star", card)
                self.touches(stars.and_(self.page.locator("[aria-pressed=false]")).first)
        for card, count in numbers_in(wanted["talk"], "*").items():
            for _ in range(count):
                self.names("What you say", card)
        self.sets("want", int(wanted["want"]))
        for card, count in numbers_in(wanted["wanted"], "*").items():
            for _ in range(count):
                self.names("What you want", card)

    def names(self, grid: str, card: str) -> None:
        """Name a card in one of the grids of all goods, or promise that it is no calamity."""
        if card == "clean":
            self.touches(self.panel.locator("[data-promise]"))
            return
        goods = self.panel.get_by_role("group", name=grid, include_hidden=True)
        self.unfolds(goods.locator(f'[data-want="{card}"]'))

    def puts_in(self, items: list[Pickable], wanted: Counter[str]) -> None:
        """So many cards of the hand into what is given, and no others."""
        for item in items:
            thing = item.things[0]
            held = self.hook("step", f"{thing}-")
            surplus = held.count() - wanted[item.text]
            for _ in range(surplus):
                self.touches(held.first)
            for _ in range(-surplus):
                self.clicks_on_stage("step", f"{thing}+")

    def bargains(self, options: Fields, answer: str) -> None:
        """Two cards for two of the market."""
        wanted = values_in(answer)
        for name in ("show", "with"):
            entries = cast("Listed", option_of(options, name)).groups
            card = next(
                entry.things[0]
                for group in entries
                for entry in group.entries
                if entry.answer == wanted[name]
            )
            self.clicks_on_stage("step", f"{card}+")
        self.presses_on("face", wanted["face"])
        for card in wanted["take"].split("+"):
            self.presses_on("take", card)
        self.gives_it()

    def clicks_on_stage(self, kind: str, name: str) -> None:
        stage = self.page.locator(f'[data-{kind}="{name}"]:visible:not([data-question] *)')
        self.touches(stage.first)

    # ---- orders ----

    def orders(self, options: Written, answer: str) -> None:
        """What is bought, built, given up and paid."""
        parts = dict(part.split(" ", maxsplit=1) for part in answer.split("; "))
        for advance in parts.get("buy", "").split("+"):
            if advance:
                self.clicks_on_stage("thing", f"advance:{advance}")
        if "build" in parts:
            building = parts["build"].split(" at ", maxsplit=1)[0]
            self.presses_on("choice", f"build {building}")
            if self.has("choice", f"build {parts['build']}"):
                self.presses_on("choice", f"build {parts['build']}")
        if "give" in parts:
            self.presses_on("choice", f"give {parts['give'].split(' for ')[0]}")
        pay = next(phrase for phrase in options.phrases if phrase.word == "pay")
        self.person.has_been_heard()
        paid = re.sub(r"treasury (\d+)", r"treasury*\1", parts.get("pay", NOTHING))
        self.sets_all(pay.items, numbers_in(paid, "*"))
        self.gives_it()


def values_in(answer: str) -> dict[str, str]:
    """The fields of `to: all; want: 3`."""
    return dict(field.split(": ", maxsplit=1) for field in answer.split("; "))


def option_of(options: Fields, name: str) -> Options:
    return next(field.options for field in options.fields if field.name == name)
