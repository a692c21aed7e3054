"""Options in which something is chosen: one of several things, an amount, some of them."""

from __future__ import annotations

from math import comb
from typing import ClassVar

from mypy_extensions import mypyc_attr

from ziggurat.kernel.dice import Dice
from ziggurat.kernel.options import (
    Answer,
    Group,
    Item,
    Options,
    keyed,
    longest_text,
    read_item,
    read_number,
)
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.wording import between, counted


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Options):
    """One of several things.

    >>> options = OneOf([Item(4, "roma"), Item(7, "capua")])
    >>> options.answers(), options.write((7,)), options.read("Roma")
    ([(4,), (7,)], 'capua', (4,))
    """

    __slots__ = ("clause", "items")

    def __init__(self, items: list[Item], clause: str = "") -> None:
        self.items = items
        self.clause = clause

    def refusal(self, answer: Answer) -> Refusal | None:
        if len(answer) == 1:
            for item in self.items:
                if item.key == answer[0]:
                    return None
        known = ", ".join([item.text for item in self.items])
        words = f"Choose one of {known}." if known else "There is nothing to choose from."
        return Refusal(self.clause, words)

    def count(self) -> int:
        return len(self.items)

    def answers(self) -> list[Answer]:
        return [(item.key,) for item in self.items]

    def sample(self, dice: Dice) -> Answer:
        return (self.items[dice.below(len(self.items))].key,)

    def write(self, answer: Answer) -> str:
        return keyed(self.items, answer[0]).text

    def read(self, text: str) -> Answer:
        return (read_item(self.items, text).key,)

    def longest(self) -> int:
        return longest_text(self.items)

    def label(self, answer: Answer) -> str:
        return keyed(self.items, answer[0]).label

    def things(self, answer: Answer) -> list[str]:
        return keyed(self.items, answer[0]).things

    def groups(self) -> list[Group]:
        return [Group("", "", self.answers())]


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Options):
    """A whole number between two limits, both included.

    >>> Amount(1, 4, "gold").label((2,))
    '2 gold'
    >>> print(Amount(1, 4, "gold", "ME-3").refusal((9,)))
    ME-3: Choose between 1 and 4 gold.
    >>> Amount(1, 2, "cards", one="card").label((1,))
    '1 card'
    """

    __slots__ = ("clause", "high", "low", "one", "thing", "unit")

    is_filled_in: ClassVar[bool] = True

    one: str
    """What a single one is called; as the unit where nothing else is said."""
    thing: str
    """What lies on the board of which it is so many; empty where nothing does."""

    def __init__(
        self, low: int, high: int, unit: str, clause: str = "", one: str = "", thing: str = ""
    ) -> None:
        self.low = low
        self.high = high
        self.unit = unit
        self.clause = clause
        self.one = one or unit
        self.thing = thing

    def refusal(self, answer: Answer) -> Refusal | None:
        if len(answer) == 1 and self.low <= answer[0] <= self.high:
            return None
        if self.low == self.high:
            return Refusal(self.clause, f"Choose {self.label((self.low,))}.")
        return Refusal(self.clause, f"Choose between {self.low} and {self.high} {self.unit}.")

    def count(self) -> int:
        return max(0, self.high - self.low + 1)

    def answers(self) -> list[Answer]:
        self.require_listable()
        return [(number,) for number in range(self.low, self.high + 1)]

    def sample(self, dice: Dice) -> Answer:
        return (self.low + dice.below(self.count()),)

    def write(self, answer: Answer) -> str:
        return str(answer[0])

    def read(self, text: str) -> Answer:
        return (read_number(text),)

    def longest(self) -> int:
        return max(len(str(self.low)), len(str(self.high)))

    def label(self, answer: Answer) -> str:
        return counted(answer[0], self.one, self.unit)


@mypyc_attr(allow_interpreted_subclasses=True)
class SomeOf(Options):
    """Some of several things, between `least` and `most` of them; the answer is in order of keys.

    >>> options = SomeOf([Item(1, "wine"), Item(2, "salt"), Item(5, "iron")], 1, 2)
    >>> options.count(), options.write((1, 5)), options.read("iron+wine")
    (6, 'wine+iron', (1, 5))
    """

    __slots__ = ("clause", "items", "least", "most")

    is_filled_in: ClassVar[bool] = True

    def __init__(self, items: list[Item], least: int, most: int, clause: str = "") -> None:
        self.items = sorted(items, key=item_key)
        self.least = least
        self.most = most
        self.clause = clause

    def refusal(self, answer: Answer) -> Refusal | None:
        known = [item.key for item in self.items]
        is_ordered = list(answer) == sorted(set(answer))
        if is_ordered and self.least <= len(answer) <= self.most and set(answer) <= set(known):
            return None
        names = ", ".join(item.text for item in self.items)
        number = between(self.least, self.most)
        return Refusal(self.clause, f"Choose {number} of {names or 'nothing'}.")

    def count(self) -> int:
        return sum(comb(len(self.items), size) for size in range(self.least, self.most + 1))

    def answers(self) -> list[Answer]:
        self.require_listable()
        found: list[Answer] = []
        for size in range(self.least, self.most + 1):
            found.extend(subsets([item.key for item in self.items], size))
        return found

    def sample(self, dice: Dice) -> Answer:
        place = dice.below(self.count())
        size = self.least
        while place >= comb(len(self.items), size):
            place -= comb(len(self.items), size)
            size += 1
        keys = [item.key for item in self.items]
        dice.shuffle(keys)
        return tuple(sorted(keys[:size]))

    def write(self, answer: Answer) -> str:
        return "+".join(keyed(self.items, key).text for key in answer) or "none"

    def read(self, text: str) -> Answer:
        if text.strip().lower() == "none":
            return ()
        return tuple(sorted(read_item(self.items, part).key for part in text.split("+")))

    def longest(self) -> int:
        lengths = sorted([len(item.text) + 1 for item in self.items], reverse=True)
        return max(len("none"), sum(lengths[: self.most]))

    def label(self, answer: Answer) -> str:
        return ", ".join(keyed(self.items, key).label for key in answer) or "none"

    def things(self, answer: Answer) -> list[str]:
        return [thing for key in answer for thing in keyed(self.items, key).things]


def item_key(item: Item) -> int:
    """What items are sorted by."""
    return item.key


def subsets(keys: list[int], size: int) -> list[Answer]:
    """All subsets of a size, in order."""
    if size == 0:
        return [()]
    found: list[Answer] = []
    for place, key in enumerate(keys):
        for rest in subsets(keys[place + 1 :], size - 1):
            found.append((key, *rest))
    return found
