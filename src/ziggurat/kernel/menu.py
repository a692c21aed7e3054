"""A menu: many kinds of action to choose from in one question.

A `Verb` keeps side by side what a kind of action is called, what it may be done with, why it is
refused, and what it does. A `Menu` offers the verbs of a phase; its answers are the verb's number
followed by the verb's own answer, and its notation begins with the verb's word:
`attack roma>campania`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken, Invalid
from ziggurat.kernel.options import Answer, Group, Options
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Frame, Seat, State

S = TypeVar("S", bound=State)

BYTE: Final = 256
"""From an urn of this size one byte of the dice picks a verb."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[S]):
    """One kind of action. Verbs have no state of their own."""

    __slots__ = ()

    name: ClassVar[str] = ""
    """The word the notation begins with."""
    title: ClassVar[str] = ""
    """The heading in a menu."""
    weight: ClassVar[int] = 8
    """How readily random play takes this verb when there is something to do with it."""

    def choices(self, state: S, seat: Seat) -> list[Answer]:
        """Everything the seat may do with this verb now, in stable order."""
        raise NotImplementedError

    def refusal(self, state: S, seat: Seat, answer: Answer) -> Refusal | None:
        """Why this is not allowed now; None when it is."""
        raise NotImplementedError

    def closed(self, state: S, seat: Seat) -> Refusal | None:
        """Why there is nothing to do with this verb now, when there is nothing."""
        return None

    def write(self, state: S, seat: Seat, answer: Answer) -> str:
        """The notation behind the verb's word; empty when the word says it all."""
        raise NotImplementedError

    def read(self, state: S, seat: Seat, text: str) -> Answer:
        """The answer meant by the notation behind the verb's word."""
        raise NotImplementedError

    def label(self, state: S, seat: Seat, answer: Answer) -> str:
        """The action in words."""
        raise NotImplementedError

    def things(self, state: S, seat: Seat, answer: Answer) -> list[str]:
        """The things on the board one would click, in order."""
        return []

    def meant(self, state: S, seat: Seat, thing: str) -> list[Answer]:
        """What somebody who points at a thing could want to do with it, allowed or not.

        Only for telling why it is not allowed; the things of what is are told by `things`.
        """
        return []

    def do(self, state: S, seat: Seat, answer: Answer) -> Frame | None:
        """Carry the action out; may return a frame to enter."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Options):
    """The options of a phase with many verbs.

    Random play first picks a verb that has something to do, by weight, and then one of its
    choices, so that nothing but the chosen verb is ever listed.
    """

    __slots__ = ("seat", "state", "urn", "verbs")

    def __init__(
        self, state: Any, seat: Seat, verbs: tuple[Verb[Any], ...], urn: list[int]
    ) -> None:
        self.state = state
        self.seat = seat
        self.verbs = verbs
        self.urn = urn
        """The numbers of the verbs, each as often as its weight says."""

    def refusal(self, answer: Answer) -> Refusal | None:
        if not answer or not 0 <= answer[0] < len(self.verbs):
            return Refusal("", "There is no such action.")
        return self.verbs[answer[0]].refusal(self.state, self.seat, answer[1:])

    def count(self) -> int:
        return sum(len(verb.choices(self.state, self.seat)) for verb in self.verbs)

    def answers(self) -> list[Answer]:
        return [answer for group in self.groups() for answer in group.answers]

    def groups(self) -> list[Group]:
        groups = self.headings()
        for verb, group in zip(self.verbs, groups, strict=True):
            if not group.answers:
                group.closed = verb.closed(self.state, self.seat)
        return groups

    def headings(self) -> list[Group]:
        groups: list[Group] = []
        for number, verb in enumerate(self.verbs):
            choices = verb.choices(self.state, self.seat)
            answers: list[Answer] = [(number, *choice) for choice in choices]
            groups.append(Group(verb.name, verb.title, answers))
        return groups

    def suspended(self, thing: str) -> list[tuple[str, Refusal]]:
        """The verbs a thing would be clicked for at another time, and why not now."""
        return []

    def sample(self, dice: Dice) -> Answer:
        state: State = self.state
        urn = self.urn
        size = len(urn)
        empty = 0
        emptied = 0
        while emptied < size:
            number = urn[dice.byte() if size == BYTE else dice.below(size)]
            if empty >> number & 1:
                continue
            verb = self.verbs[number]
            choices = verb.choices(state, self.seat)
            if choices:
                chosen = choices[dice.below(len(choices))] if len(choices) > 1 else choices[0]
                return (number,) + chosen  # noqa: RUF005 - natively without a list in between
            empty |= 1 << number
            emptied += verb.weight
        raise Broken("a menu offers nothing to do")

    def write(self, answer: Answer) -> str:
        verb = self.verbs[answer[0]]
        return f"{verb.name} {verb.write(self.state, self.seat, answer[1:])}".rstrip()

    def read(self, text: str) -> Answer:
        word, _, rest = text.strip().partition(" ")
        name = word.lower()
        for number, verb in enumerate(self.verbs):
            if verb.name == name:
                return (number, *verb.read(self.state, self.seat, rest.strip()))
        known = ", ".join(verb.name for verb in self.verbs)
        raise Invalid(f"'{word}' is not an action. Actions are: {known}.")

    def label(self, answer: Answer) -> str:
        return self.verbs[answer[0]].label(self.state, self.seat, answer[1:])

    def things(self, answer: Answer) -> list[str]:
        return self.verbs[answer[0]].things(self.state, self.seat, answer[1:])


def urn_of(verbs: tuple[Verb[Any], ...]) -> list[int]:
    """The urn from which a menu draws verbs at random."""
    return [number for number, verb in enumerate(verbs) for _ in range(verb.weight)]
