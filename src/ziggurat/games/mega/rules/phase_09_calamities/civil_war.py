"""Civil War and Tyranny: part of an empire goes over to another player (ME-K5N, ME-K7N)."""

from __future__ import annotations

from ziggurat.games.mega.rules.phase_09_calamities.annexing import take_areas
from ziggurat.games.mega.rules.phase_09_calamities.asking import decider
from ziggurat.games.mega.rules.phase_09_calamities.modifiers import figure, printed_figure
from ziggurat.games.mega.rules.phase_09_calamities.places import occupied, unit_points
from ziggurat.games.mega.rules.phase_09_calamities.uprising import Empire, Search, random_group
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    CIVIL_WAR,
    NOBODY,
    POINTS_ANNEXED,
    POINTS_KEPT,
    PRIMARY,
    TYRANNY,
)
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import area_items
from ziggurat.kernel.algebra import SomeOf
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.options import LISTABLE, Answer, Item, Options
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Choice, Frame, Seat


def strike_with_civil_war(
    state: Mega, calamity: int, victim: int, beneficiary: int
) -> Frame | None:
    """The victim selects what is above the points he keeps (ME-K5N)."""
    points = unit_points(state, victim)
    if points <= printed_figure(state, CIVIL_WAR, POINTS_KEPT):
        return None
    amount = points - figure(state, victim, CIVIL_WAR, POINTS_KEPT, PRIMARY)
    return divide(state, CIVIL_WAR, victim, beneficiary, victim, amount)


def strike_with_tyranny(state: Mega, calamity: int, victim: int, beneficiary: int) -> Frame | None:
    """The beneficiary selects so many points (ME-K7N)."""
    amount = figure(state, victim, TYRANNY, POINTS_ANNEXED, PRIMARY)
    return divide(state, TYRANNY, victim, beneficiary, decider(victim, beneficiary), amount)


def divide(
    state: Mega, calamity: int, victim: int, beneficiary: int, selector: int, amount: int
) -> Frame | None:
    """Somebody selects so many points of the victim, which the beneficiary annexes."""
    if amount <= 0 or not unit_points(state, victim):
        return None
    if unit_points(state, victim) <= amount:
        take_areas(state, calamity, occupied(state, victim), victim, beneficiary)
        return None
    search = Search(Empire(state, victim, beneficiary), amount)
    search.run()
    found = search.empire.areas_of(search.group)
    question = SelectAreas(
        selector, calamity, victim, beneficiary, search.best, int(search.is_replaceable), found
    )
    if state.leaving[selector]:
        return question.take(state, selector, tuple(found))
    return question


class Selection(SomeOf):
    """Whole areas of an empire, adjacent to each other, worth exactly so many points (ME-K5N.1).

    There are too many of them to be counted or listed.
    """

    __slots__ = ("empire", "figure", "found", "is_replaceable")

    def __init__(
        self, state: Mega, empire: Empire, figure: int, is_replaceable: int, found: list[int]
    ) -> None:
        # Items of their own: those of the tables are shared by all questions of all games.
        items: list[Item] = []
        for item, points in zip(area_items(state, empire.areas), empire.points):
            note = "1 unit point" if points == 1 else f"{points} unit points"
            items.append(Item(item.key, item.text, item.label, item.things, note))
        super().__init__(items, 1, len(items), "ME-K5N.1")
        self.empire = empire
        self.figure = figure
        self.is_replaceable = bool(is_replaceable)
        self.found = found

    def refusal(self, answer: Answer) -> Refusal | None:
        refusal = super().refusal(answer)
        if refusal:
            return refusal
        group = self.empire.group_of(list(answer))
        points = self.empire.points_of(group)
        if points != self.figure:
            return Refusal(
                "ME-K5N.1", f"These areas are worth {points} unit points, not {self.figure}."
            )
        if not self.empire.is_connected(group):
            return Refusal("ME-K5N.1", "The areas must be adjacent to each other.")
        if self.is_replaceable and not self.empire.is_replaceable(group):
            return Refusal("ME-K5N.1", "Select only what the beneficiary can replace from stock.")
        return None

    def count(self) -> int:
        """More than can be listed; how many is not known."""
        return LISTABLE + 1

    def answers(self) -> list[Answer]:
        raise Broken("selections of areas are known only by a test")

    def sample(self, dice: Dice) -> Answer:
        """Areas grown together by chance, or those the search has found."""
        group = random_group(self.empire, self.figure, dice, is_replaceable=self.is_replaceable)
        return tuple(self.empire.areas_of(group) if group else self.found)

    def hint(self) -> str:
        return "Write the areas joined by +; all your units in them are meant."


class SelectAreas(Choice[Mega]):
    """Which areas of the victim go over to the beneficiary? (ME-K5N, ME-K7N)."""

    kind = "select-areas"

    calamity: int
    victim: int
    beneficiary: int
    figure: int
    """The unit points to be selected, as the search has found them possible (ME-K5N.3)."""
    is_replaceable: int
    """Whether only what the beneficiary can replace may be selected."""
    found: list[int]
    """The areas the search has found."""

    def prompt(self, state: Mega, seat: Seat) -> str:
        what = names.calamity(state, self.calamity)
        whose = "your areas" if seat == self.victim else f"areas of {self.whose(state)}"
        taker = "the barbarians and pirates"
        if self.beneficiary != NOBODY:
            taker = names.player(state, self.beneficiary)
        worth = f"worth {self.figure} unit points in all"
        return f"{what}: select {whose} next to each other, {worth}, that go over to {taker}."

    def whose(self, state: Mega) -> str:
        """The victim by name."""
        return names.player(state, self.victim)

    def options(self, state: Mega, seat: Seat) -> Options:
        empire = Empire(state, self.victim, self.beneficiary)
        return Selection(state, empire, self.figure, self.is_replaceable, self.found)

    def default(self, state: Mega, seat: Seat) -> Answer:
        return tuple(self.found)

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        take_areas(state, self.calamity, list(answer), self.victim, self.beneficiary)
        return None
