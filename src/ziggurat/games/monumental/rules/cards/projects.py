"""Projects of the Future Era: contributing, outbidding, adding to one's own (AE-3.1)."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.monumental.events.cards import Contributed, ProjectsOffered
from ziggurat.games.monumental.rules.actions.action import Action
from ziggurat.games.monumental.rules.actions.asking import Question
from ziggurat.games.monumental.rules.resources.prices import (
    payment_in_words,
    plain_amount,
    price_in,
)
from ziggurat.games.monumental.rules.telling import cards_told
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import CULTURE, GOLD, NOBODY, NOTHING, PROJECT, RESOURCES
from ziggurat.games.monumental.words import names
from ziggurat.games.monumental.words.notation import card_pointed_at, read_kind
from ziggurat.kernel.algebra import Amount
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Frame, Seat, changed

NO_PROJECT: Final = Refusal(
    "AE-3.1.2", "No project is laid out yet: they come with the Last Round card."
)


def lay_out_projects(state: Monumental) -> None:
    """The four projects are laid out under the display, nobody's yet (AE-3.1.2)."""
    lookup = state.lookup
    state.projects = [
        kind for kind in range(lookup.kind_count) if lookup.kind_type[kind] == PROJECT
    ]
    state.project_owner = [NOBODY] * len(state.projects)
    state.project_paid = [0] * len(state.projects)
    state.tell("AE-3.1.2", ProjectsOffered(cards_told(state, state.projects)))


def least(state: Monumental, player: int, project: int) -> int:
    """The smallest contribution: more than another's, anything to one's own or a free one.

    Adding 1 to one's own contribution is enough (AE-3.1.5, AE-3.1.6, AE-3.1.8).
    """
    owner = state.project_owner[project]
    return 1 if owner in (NOBODY, player) else state.project_paid[project] + 1


def most(state: Monumental, player: int, project: int) -> int:
    """What a player could contribute: the resource, and Gold unless it is Culture (AE-3.1.7)."""
    resource = state.lookup.contribution[state.projects[project]]
    gold = 0 if resource == CULTURE else state.amount(player, GOLD)
    return state.amount(player, resource) + gold


class Contribute(Action):
    """Contribute to a project (AE-3.1.3). The answer is its place; the amount is asked then."""

    __slots__ = ()

    name: ClassVar[str] = "contribute"
    title: ClassVar[str] = "Contribute to a project"
    weight: ClassVar[int] = 6

    def choices(self, state: Monumental, seat: Seat) -> list[Answer]:
        return [
            (project,)
            for project in range(len(state.projects))
            if most(state, seat, project) >= least(state, seat, project)
        ]

    def refusal(self, state: Monumental, seat: Seat, answer: Answer) -> Refusal | None:
        if not state.projects:
            return NO_PROJECT
        if len(answer) != 1 or not 0 <= answer[0] < len(state.projects):
            return Refusal("AE-3.1.3", "Name a project laid out under the display.")
        if most(state, seat, answer[0]) >= least(state, seat, answer[0]):
            return None
        return contribution_refusal(state, seat, answer[0])

    def closed(self, state: Monumental, seat: Seat) -> Refusal | None:
        if not state.projects:
            return NO_PROJECT
        return Refusal("AE-3.1.6", "you have too little for any project")

    def write(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        return state.lookup.kind_id[state.projects[answer[0]]]

    def read(self, state: Monumental, seat: Seat, text: str) -> Answer:
        kind = read_kind(state, text)
        return (state.projects.index(kind) if kind in state.projects else NOTHING,)

    def label(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        project = answer[0]
        resource = state.lookup.contribution[state.projects[project]]
        name = state.lookup.kind_name[state.projects[project]]
        if state.project_owner[project] == seat:
            return f"{name}: add to your {plain_amount(resource, state.project_paid[project])}"
        price = price_in(resource, least(state, seat, project))
        return f"{name} for {payment_in_words(state, seat, price)} or more"

    def things(self, state: Monumental, seat: Seat, answer: Answer) -> list[str]:
        return [f"card:{state.lookup.kind_id[state.projects[answer[0]]]}"]

    def meant(self, state: Monumental, seat: Seat, thing: str) -> list[Answer]:
        kind = card_pointed_at(state, thing)
        return [(state.projects.index(kind),)] if kind in state.projects else []

    def do(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        project = answer[0]
        low = least(state, seat, project)
        if low == most(state, seat, project):
            contribute(state, seat, project, low)
            return None
        return Contribution(seat, project)


def contribution_refusal(state: Monumental, player: int, project: int) -> Refusal | None:
    """Why a player has too little for a project."""
    resource = state.lookup.contribution[state.projects[project]]
    name = state.lookup.kind_name[state.projects[project]]
    low = plain_amount(resource, least(state, player, project))
    if resource == CULTURE:
        have = plain_amount(CULTURE, state.amount(player, CULTURE))
        return Refusal("AE-3.1.7", f"{name} takes Culture only, at least {low}; you have {have}.")
    clause = "AE-3.1.6" if state.project_paid[project] else "AE-3.1.5"
    have = plain_amount(resource, state.amount(player, resource))
    gold = plain_amount(GOLD, state.amount(player, GOLD))
    return Refusal(clause, f"{name} takes at least {low}; you have {have} and {gold}.")


class Contribution(Question):
    """How much do you contribute? (AE-3.1.5, AE-3.1.6). To a project of one's own it is added."""

    kind = "contribution"

    project: int

    def prompt(self, state: Monumental, seat: Seat) -> str:
        who = names.player(state, seat)
        what = names.card(state, state.projects[self.project])
        paid = state.project_paid[self.project]
        if state.project_owner[self.project] == seat:
            return f"{who}: how much do you add to the {paid} you have on {what}?"
        lies = f", on which {paid} lie now" if paid else ""
        return f"{who}: how much do you contribute to {what}{lies}?"

    def offer(self, state: Monumental, seat: Seat) -> Options:
        resource = state.lookup.contribution[state.projects[self.project]]
        low, high = least(state, seat, self.project), most(state, seat, self.project)
        clause = "AE-3.1.6" if low > 1 else "AE-3.1.5"
        name = RESOURCES[resource]
        return Amount(low, high, name.capitalize(), clause, thing=f"resource:{name}")

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return (least(state, seat, self.project),)

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        contribute(state, seat, self.project, answer[0])
        return None


def contribute(state: Monumental, player: int, project: int, amount: int) -> None:
    """Pay, and take the card with the payment on it; what another paid is gone (AE-3.1.6).

    What lies on a project is out of every supply (AE-3.1.10).
    """
    resource = state.lookup.contribution[state.projects[project]]
    before = state.project_paid[project] if state.project_owner[project] == player else 0
    state.pay(player, price_in(resource, amount))
    state.project_owner = changed(state.project_owner, project, player)
    state.project_paid = changed(state.project_paid, project, before + amount)
    card = state.lookup.kind_id[state.projects[project]]
    told = Contributed(player, card, RESOURCES[resource], amount, before + amount)
    state.tell("AE-3.1.5", told)
