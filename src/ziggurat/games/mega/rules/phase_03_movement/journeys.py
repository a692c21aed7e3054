"""Options for tokens under way: to which area, and how many of them."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import NOTHING
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import area_items, area_pointed_at, read_area
from ziggurat.kernel.algebra import Amount, Either, Form, OneOf, Word
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.options import Answer, Options, read_number
from ziggurat.kernel.refusals import Refusal

GO: Final = 0
STAY: Final = 1
"""The two branches of a journey."""
AREA: Final = 2
COUNT: Final = 4
"""Where the area and the number of tokens stand in the answer of who goes."""
STAYING: Final[Answer] = (STAY,)
"""The answer of somebody who moves nothing after all."""


def going(area: int, count: int) -> Answer:
    """The answer that takes so many tokens to an area."""
    return (GO, 1, area, 1, count)


class Journey(Options):
    """Where tokens go and how many: `babylon*3`, or `stay`.

    A number left out in the notation is the largest that is allowed. Staying is the answer of
    somebody who has thought better of it, and never comes by chance.
    """

    __slots__ = ("least", "mosts", "origin", "state", "targets")

    is_filled_in: ClassVar[bool] = True
    title: ClassVar[str]
    """What going is called."""

    state: Mega
    origin: int
    targets: list[int]
    mosts: list[int]
    """By target: how many tokens may go there at most."""
    least: int
    """How many must go at least, 0 or 1."""

    def __init__(
        self, state: Mega, origin: int, targets: list[int], mosts: list[int], least: int
    ) -> None:
        self.state = state
        self.origin = origin
        self.targets = targets
        self.mosts = mosts
        self.least = least

    def reason(self, area: int, count: int) -> Refusal | None:
        """Why tokens cannot go to an area that is no target, or not so many to one that is."""
        raise NotImplementedError

    def most_to(self, area: int) -> int:
        """How many tokens may go to a target at most."""
        return self.mosts[self.targets.index(area)]

    def unfolded(self) -> Options:
        """A form to fill in, and a word to leave it by."""
        return Either(["go", "stay"], [self.title, "Cancel"], [Way(self), Word("stay")])

    def refusal(self, answer: Answer) -> Refusal | None:
        if answer == STAYING:
            return None
        if len(answer) != len(going(0, 0)) or answer != going(answer[AREA], answer[COUNT]):
            return Refusal("", "Name an area and a number of tokens, such as babylon*3, or stay.")
        area, count = answer[AREA], answer[COUNT]
        if not 0 <= area < self.state.lookup.area_count:
            return Refusal("ME-M22", "There is no such area in play.")
        if area == self.origin:
            return Refusal("ME-M2", "Tokens that stay are not moved: write stay.")
        if count < self.least:
            return Refusal("ME-M2", f"Move at least {names.tokens(self.least)}, or stay.")
        if area in self.targets and count <= self.most_to(area):
            return None
        return self.reason(area, count)

    def count(self) -> int:
        return 1 + sum(most - self.least + 1 for most in self.mosts)

    def is_empty(self) -> bool:
        return False

    def answers(self) -> list[Answer]:
        found: list[Answer] = []
        for area, most in zip(self.targets, self.mosts):
            found += [going(area, count) for count in range(self.least, most + 1)]
        found.append(STAYING)
        return found

    def sample(self, dice: Dice) -> Answer:
        """A target at random, city sites more often; mostly as many tokens as may go.

        Tokens that gather on city sites build cities: random games are to see some.
        """
        targets = self.targets
        if not targets:
            return STAYING
        place = dice.below(len(targets))
        if not self.state.lookup.site[targets[place]]:
            place = dice.below(len(targets))
        most = self.mosts[place]
        if most > self.least and dice.below(3) == 0:
            most = self.least + dice.below(most - self.least + 1)
        return going(targets[place], most)

    def write(self, answer: Answer) -> str:
        if answer == STAYING:
            return "stay"
        return f"{self.state.lookup.area_id[answer[AREA]]}*{answer[COUNT]}"

    def read(self, text: str) -> Answer:
        if ":" in text:
            return self.unfolded().read("go " + text.strip().removeprefix("go "))
        name, _, number = text.partition("*")
        if name.strip().lower() == "stay":
            return STAYING
        area = read_area(self.state, name)
        if number.strip():
            return going(area, read_number(number))
        return going(area, self.most_to(area) if area in self.targets else self.least)

    def label(self, answer: Answer) -> str:
        if answer == STAYING:
            return "stay"
        return f"{names.tokens(answer[COUNT])} to {names.area(self.state, answer[AREA])}"

    def things(self, answer: Answer) -> list[str]:
        return [] if answer == STAYING else [f"area:{self.state.lookup.area_id[answer[AREA]]}"]

    def denial(self, thing: str) -> Refusal | None:
        area = area_pointed_at(self.state, thing)
        return None if area == NOTHING else self.refusal(going(area, max(1, self.least)))

    def hint(self) -> str:
        return "Write the area and the number of tokens, such as babylon*3, or stay."


class Way(Form):
    """A journey as a form: one of its targets, and how many go there."""

    __slots__ = ("journey",)

    journey: Journey

    def __init__(self, journey: Journey) -> None:
        most = max(journey.mosts, default=journey.least)
        super().__init__(
            ["to", "tokens"],
            [
                OneOf(area_items(journey.state, journey.targets)),
                Amount(journey.least, most, "tokens", one="token"),
            ],
        )
        self.journey = journey

    def title(self, number: int) -> str:
        return ("Where to", "How many")[number]

    def clash(self, parts: list[Answer]) -> Refusal | None:
        return self.journey.refusal(going(parts[0][0], parts[1][0]))

    def span(self, number: int, before: Answer) -> tuple[int, int]:
        return (self.journey.least, self.journey.most_to(before[0]))
