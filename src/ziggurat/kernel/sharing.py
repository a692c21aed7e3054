"""Options in which so many of each of several things are chosen: a split, a bundle."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ziggurat.kernel.dice import Dice
from ziggurat.kernel.options import Answer, Item, Options, read_item, read_number
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.wording import between


@mypyc_attr(allow_interpreted_subclasses=True)
class Split(Options):
    """A total shared out over several things, each up to its limit.

    >>> options = Split(3, [Item(0, "food"), Item(1, "gold")], [3, 1])
    >>> options.answers(), options.write((2, 1)), options.read("gold=1+food=2")
    ([(2, 1), (3, 0)], 'food=2+gold=1', (2, 1))
    """

    __slots__ = ("clause", "items", "limits", "total")

    is_filled_in: ClassVar[bool] = True

    def __init__(self, total: int, items: list[Item], limits: list[int], clause: str = "") -> None:
        self.total = total
        self.items = items
        self.limits = limits
        self.clause = clause

    def refusal(self, answer: Answer) -> Refusal | None:
        is_whole = len(answer) == len(self.items) and sum(answer) == self.total
        if is_whole and all(0 <= part <= most for part, most in zip(answer, self.limits)):
            return None
        shares = zip(self.items, self.limits)
        limits = ", ".join(f"{item.text} up to {limit}" for item, limit in shares)
        return Refusal(self.clause, f"Share out {self.total} in all: {limits or 'nothing'}.")

    def ways(self, first: int, total: int) -> int:
        """In how many ways the things from `first` on can hold `total`."""
        ways = [1] + [0] * total
        for limit in self.limits[first:]:
            ways = [sum(ways[max(0, t - limit) : t + 1]) for t in range(total + 1)]
        return ways[total]

    def count(self) -> int:
        return self.ways(0, self.total)

    def answers(self) -> list[Answer]:
        self.require_listable()
        found: list[Answer] = [()]
        for index, limit in enumerate(self.limits):
            longer: list[Answer] = []
            for parts in found:
                left = self.total - sum(parts)
                for part in range(min(left, limit) + 1):
                    if self.ways(index + 1, left - part):
                        longer.append((*parts, part))
            found = longer
        return found

    def sample(self, dice: Dice) -> Answer:
        behind = self.ways_behind()
        parts: list[int] = []
        left = self.total
        for index in range(len(self.items)):
            place = dice.below(behind[index][left])
            part = 0
            while place >= behind[index + 1][left - part]:
                place -= behind[index + 1][left - part]
                part += 1
            parts.append(part)
            left -= part
        return tuple(parts)

    def ways_behind(self) -> list[list[int]]:
        """By thing, and one beyond: in how many ways those from it on can hold 0, 1, ... in all."""
        total = self.total
        ways = [1] + [0] * total
        behind = [ways]
        for limit in reversed(self.limits):
            ways = [sum(ways[max(0, t - limit) : t + 1]) for t in range(total + 1)]
            behind.append(ways)
        behind.reverse()
        return behind

    def write(self, answer: Answer) -> str:
        shares = zip(self.items, answer)
        return "+".join(f"{item.text}={part}" for item, part in shares if part) or "none"

    def read(self, text: str) -> Answer:
        return read_shares(self.items, text, "=")

    def longest(self) -> int:
        return longest_shares(self.items, self.limits)

    def label(self, answer: Answer) -> str:
        return label_of_shares(self.items, answer)

    def things(self, answer: Answer) -> list[str]:
        return things_of_shares(self.items, answer)


def ways_to_choose(limits: list[int], least: int, most: int) -> int:
    """In how many ways so many can be chosen in all, of each thing at most its limit.

    >>> ways_to_choose([2, 1], 1, 2)
    4
    """
    largest = min(most, sum(limits))
    if largest < 0:
        return 0
    ways = [1] + [0] * largest
    reached = 0
    for limit in limits:
        if not limit:
            continue
        before = ways[:]
        reached = min(largest, reached + limit)
        window = before[0]
        for total in range(1, reached + 1):
            window += before[total]
            if total > limit:
                window -= before[total - limit - 1]
            ways[total] = window
    return sum(ways[max(0, least) :])


@mypyc_attr(allow_interpreted_subclasses=True)
class Bundle(Options):
    """So many of each of several kinds, between `least` and `most` in all: cards of a hand.

    The answer has one number for each item, none above its limit.

    >>> options = Bundle([Item(0, "salt"), Item(1, "wine")], [2, 1], 1, 2)
    >>> options.answers(), options.write((2, 0)), options.read("wine+salt")
    ([(0, 1), (1, 0), (1, 1), (2, 0)], 'salt*2', (1, 1))
    """

    __slots__ = ("clause", "items", "least", "limits", "most")

    is_filled_in: ClassVar[bool] = True

    def __init__(
        self, items: list[Item], limits: list[int], least: int, most: int, clause: str = ""
    ) -> None:
        self.items = items
        self.limits = limits
        self.least = least
        self.most = most
        self.clause = clause

    def refusal(self, answer: Answer) -> Refusal | None:
        total = 0
        is_whole = len(answer) == len(self.items)
        if is_whole:
            for item, part, limit in zip(self.items, answer, self.limits):
                if part > limit:
                    words = f"Choose at most {limit} {item.text}, not {part}."
                    return Refusal(self.clause, words)
                is_whole = is_whole and part >= 0
                total += part
        if is_whole and self.least <= total <= self.most:
            return None
        return Refusal(self.clause, self.wanted())

    def wanted(self) -> str:
        """What would be right, as a sentence."""
        shares = zip(self.items, self.limits)
        limits = ", ".join(f"{item.text} up to {limit}" for item, limit in shares if limit)
        return f"Choose {between(self.least, self.most)} in all: {limits or 'nothing'}."

    def largest(self) -> int:
        """The largest total there is."""
        return min(self.most, sum(self.limits))

    def is_empty(self) -> bool:
        return max(0, self.least) > self.largest()

    def count(self) -> int:
        return ways_to_choose(self.limits, self.least, self.most)

    def answers(self) -> list[Answer]:
        self.require_listable()
        if self.is_empty():
            return []
        behind = sum(self.limits)
        found: list[Answer] = [()]
        for limit in self.limits:
            behind -= limit
            longer: list[Answer] = []
            for parts in found:
                held = sum(parts)
                for part in range(min(limit, self.most - held) + 1):
                    if held + part + behind >= self.least:
                        longer.append((*parts, part))
            found = longer
        return found

    def sample(self, dice: Dice) -> Answer:
        """Every total is equally likely; then that many are drawn as cards from a hand.

        So answers with some of everything come more often than those with all of one kind: fair
        shares would need a table of all ways, which is costly for a large hand.
        """
        least = max(0, self.least)
        left = least + dice.below(self.largest() - least + 1)
        hand: list[int] = []
        for index, limit in enumerate(self.limits):
            for _ in range(limit):
                hand.append(index)
        parts = [0] * len(self.limits)
        size = len(hand)
        while left:
            place = dice.below(size)
            parts[hand[place]] += 1
            size -= 1
            hand[place] = hand[size]
            left -= 1
        return tuple(parts)

    def write(self, answer: Answer) -> str:
        written: list[str] = []
        for item, part in zip(self.items, answer):
            if part:
                written.append(item.text if part == 1 else f"{item.text}*{part}")
        return "+".join(written) or "none"

    def read(self, text: str) -> Answer:
        return read_shares(self.items, text, "*")

    def longest(self) -> int:
        return longest_shares(self.items, self.limits)

    def label(self, answer: Answer) -> str:
        return label_of_shares(self.items, answer)

    def things(self, answer: Answer) -> list[str]:
        return things_of_shares(self.items, answer)


def read_shares(items: list[Item], text: str, sign: str) -> Answer:
    """So many of each thing; the number stands behind the sign, and may be left out for one."""
    parts = [0] * len(items)
    if text.strip().lower() != "none":
        for share in text.split("+"):
            name, _, number = share.partition(sign)
            parts[items.index(read_item(items, name))] += read_number(number or "1")
    return tuple(parts)


def longest_shares(items: list[Item], limits: list[int]) -> int:
    """The length of all the things with as many of each as there may be, a sign behind each."""
    shares = zip(items, limits)
    lengths = [len(item.text) + len(str(limit)) + 2 for item, limit in shares if limit]
    return max(len("none"), sum(lengths))


def label_of_shares(items: list[Item], answer: Answer) -> str:
    """So many of each thing, in words."""
    shares = zip(items, answer)
    return ", ".join(f"{part} {item.label}" for item, part in shares if part) or "none"


def things_of_shares(items: list[Item], answer: Answer) -> list[str]:
    """The things of which there are any."""
    shares = zip(items, answer)
    return [thing for item, part in shares if part for thing in item.things]
