"""Options for tokens under way: to which area, and how many of them."""

from __future__ import annotations

from ziggurat.games.mega import names
from ziggurat.games.mega.notation import area_items, read_area
from ziggurat.games.mega.state import Mega
from ziggurat.kernel.algebra import Amount, Form, OneOf
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.options import Answer, read_number


class Journey(Form):
    """Where tokens go and how many: `babylon*3`, or `stay`.

    A number left out in the notation is the largest that is allowed. Staying is the answer of
    somebody who has thought better of it, and never comes by chance.
    """

    __slots__ = ("game", "least", "mosts", "origin", "targets")

    game: Mega
    origin: int
    targets: list[int]
    mosts: list[int]
    """By target: how many tokens may go there at most."""
    least: int
    """How many must go at least, 0 or 1."""

    def __init__(
        self, game: Mega, origin: int, targets: list[int], mosts: list[int], least: int
    ) -> None:
        self.game = game
        self.origin = origin
        self.targets = targets
        self.mosts = mosts
        self.least = least
        self.names = ["to", "tokens"]
        self.fields = [
            OneOf(area_items(game, [*targets, origin])),
            Amount(0, max(mosts, default=0), "tokens", one="token"),
        ]

    def reason(self, area: int, count: int) -> str:
        """Why tokens cannot go to an area that is no target, or not so many to one that is."""
        raise NotImplementedError

    def refusal(self, answer: Answer) -> str:
        if len(answer) != 4 or answer[0] != 1 or answer[2] != 1:
            return "Name an area and a number of tokens, such as babylon*3, or stay."
        area, count = answer[1], answer[3]
        if not 0 <= area < self.game.tables.area_count:
            return "ME-M22: There is no such area in play."
        if area == self.origin:
            return "" if count == 0 else "ME-M2: Tokens that stay are not moved: write stay."
        if count < self.least:
            return f"ME-M2: Move at least {names.tokens(self.least)}, or stay."
        if area in self.targets and count <= self.mosts[self.targets.index(area)]:
            return ""
        return self.reason(area, count)

    def clash(self, parts: list[Answer]) -> str:
        return self.refusal(self.join(parts))

    def count(self) -> int:
        return 1 + sum(most - self.least + 1 for most in self.mosts)

    def is_empty(self) -> bool:
        return False

    def answers(self) -> list[Answer]:
        found: list[Answer] = []
        for area, most in zip(self.targets, self.mosts):
            found += [(1, area, 1, count) for count in range(self.least, most + 1)]
        found.append(self.staying())
        return found

    def staying(self) -> Answer:
        """The answer of somebody who moves nothing after all."""
        return (1, self.origin, 1, 0)

    def sample(self, dice: Dice) -> Answer:
        """A target at random, city sites more often; mostly as many tokens as may go.

        Tokens that gather on city sites build cities: random games are to see some.
        """
        targets = self.targets
        if not targets:
            return self.staying()
        place = dice.below(len(targets))
        if not self.game.tables.site[targets[place]]:
            place = dice.below(len(targets))
        most = self.mosts[place]
        if most > self.least and dice.below(3) == 0:
            most = self.least + dice.below(most - self.least + 1)
        return (1, targets[place], 1, most)

    def write(self, answer: Answer) -> str:
        if answer[1] == self.origin:
            return "stay"
        return f"{self.game.tables.area_id[answer[1]]}*{answer[3]}"

    def read(self, text: str) -> Answer:
        if ":" in text:
            return super().read(text)
        name, _, number = text.partition("*")
        if name.strip().lower() == "stay":
            return self.staying()
        area = read_area(self.game, name)
        if number.strip():
            return (1, area, 1, read_number(number))
        most = self.mosts[self.targets.index(area)] if area in self.targets else self.least
        return (1, area, 1, most)

    def label(self, answer: Answer) -> str:
        if answer[1] == self.origin:
            return "stay"
        return f"{names.tokens(answer[3])} to {names.area(self.game, answer[1])}"

    def things(self, answer: Answer) -> list[str]:
        return [f"area:{self.game.tables.area_id[answer[1]]}"]

    def hint(self) -> str:
        return "Write the area and the number of tokens, such as babylon*3, or stay."
