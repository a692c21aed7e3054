"""Asides: what may be done before a question is answered, without leaving it.

`Asides` are the options of a question together with verbs that may come first. An answer to the
question itself is numbered and written as if nothing else could be done; an aside begins with
`ASIDE` and is written as in a menu, with the verb's word in front. Whoever puts the question
carries an aside out and puts the question again.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ziggurat.kernel.choosing import Amount
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.menu import Menu, Verb
from ziggurat.kernel.options import Answer, Group, Options
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Seat

ASIDE: Final = 1 << 20
"""Asides begin with this number and the verb's; answers to questions begin with smaller ones."""

SELDOM: Final = 4
"""Random play comes to think of an aside once in so many answers."""


def is_aside(answer: Answer) -> bool:
    """Whether an answer does something before the question is answered."""
    return len(answer) > 0 and answer[0] >= ASIDE


def in_menu(answer: Answer) -> Answer:
    """An aside as the menu of its verbs knows it: the verb's number, then what follows."""
    return (answer[0] - ASIDE, *answer[1:])


@mypyc_attr(allow_interpreted_subclasses=True)
class Asides(Options):
    """The options of a question, and verbs that may come before it is answered."""

    __slots__ = ("main", "menu")

    main: Options
    """The question itself."""
    menu: Menu
    """What may come first; it may be that none of its verbs has anything to do."""

    def __init__(self, main: Options, state: Any, seat: Seat, verbs: tuple[Verb[Any], ...]) -> None:
        self.main = main
        self.menu = Menu(state, seat, verbs, [])

    def refusal(self, answer: Answer) -> Refusal | None:
        return self.menu.refusal(in_menu(answer)) if is_aside(answer) else self.main.refusal(answer)

    def count(self) -> int:
        return self.main.count() + self.menu.count()

    def is_empty(self) -> bool:
        return self.main.is_empty() and self.menu.is_empty()

    def asides(self) -> list[Answer]:
        """Everything that may come first."""
        found: list[Answer] = []
        for number in range(len(self.menu.verbs)):
            found += self.asides_with(number)
        return found

    def asides_with(self, number: int) -> list[Answer]:
        """Everything that may come first with one of the verbs."""
        menu = self.menu
        choices = menu.verbs[number].choices(menu.state, menu.seat)
        return [(ASIDE + number, *choice) for choice in choices]

    def answers(self) -> list[Answer]:
        return self.main.answers() + self.asides()

    def sample(self, dice: Dice) -> Answer:
        if not dice.below(SELDOM):
            asides = self.asides()
            if asides:
                return asides[dice.below(len(asides))]
        return self.main.sample(dice)

    def write(self, answer: Answer) -> str:
        return self.menu.write(in_menu(answer)) if is_aside(answer) else self.main.write(answer)

    def read(self, text: str) -> Answer:
        word = text.strip().partition(" ")[0].lower()
        if any(verb.name == word for verb in self.menu.verbs):
            number, *rest = self.menu.read(text)
            return (ASIDE + number, *rest)
        return self.main.read(text)

    def longest(self) -> int:
        asides = [len(self.write(aside)) for aside in self.asides()]
        return max([self.main.longest(), *asides])

    def label(self, answer: Answer) -> str:
        return self.menu.label(in_menu(answer)) if is_aside(answer) else self.main.label(answer)

    def things(self, answer: Answer) -> list[str]:
        return self.menu.things(in_menu(answer)) if is_aside(answer) else self.main.things(answer)

    def groups(self) -> list[Group]:
        """The question's own groups, or the question to be filled in; then what may come first."""
        return [*self.own_groups(), *self.aside_groups()]

    def own_groups(self) -> list[Group]:
        """The question alone: listed, or one group without a name that is filled in."""
        # Numbers that stand for themselves cannot be those of a list as well.
        groups = [] if isinstance(self.main, Amount) else self.main.groups()
        return groups or [Group("", "", [], None, self.main)]

    def aside_groups(self) -> list[Group]:
        """The verbs that have something to do."""
        groups = [
            Group(verb.name, verb.title, self.asides_with(number))
            for number, verb in enumerate(self.menu.verbs)
        ]
        return [group for group in groups if group.answers]

    def hint(self) -> str:
        return self.main.hint()

    def unfolded(self) -> Options:
        main = self.main.unfolded()
        if main is self.main:
            return self
        return Asides(main, self.menu.state, self.menu.seat, self.menu.verbs)
