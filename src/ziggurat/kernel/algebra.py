"""The algebra most options are built from: one of, an amount, some of, a split, a form."""

from __future__ import annotations

from math import comb

from mypy_extensions import mypyc_attr

from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.options import (
    Answer,
    Group,
    Item,
    Options,
    explain,
    keyed,
    read_item,
    read_number,
)


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

    def refusal(self, answer: Answer) -> str:
        if len(answer) == 1:
            for item in self.items:
                if item.key == answer[0]:
                    return ""
        return explain(self.clause, "Choose one of " + ", ".join(i.text for i in self.items) + ".")

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
    >>> Amount(1, 4, "gold", "ME-3").refusal((9,))
    'ME-3: Choose between 1 and 4 gold.'
    """

    __slots__ = ("clause", "high", "low", "unit")

    def __init__(self, low: int, high: int, unit: str, clause: str = "") -> None:
        self.low = low
        self.high = high
        self.unit = unit
        self.clause = clause

    def refusal(self, answer: Answer) -> str:
        if len(answer) == 1 and self.low <= answer[0] <= self.high:
            return ""
        return explain(self.clause, f"Choose between {self.low} and {self.high} {self.unit}.")

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

    def label(self, answer: Answer) -> str:
        return f"{answer[0]} {self.unit}"


@mypyc_attr(allow_interpreted_subclasses=True)
class SomeOf(Options):
    """Some of several things, between `least` and `most` of them; the answer is in order of keys.

    >>> options = SomeOf([Item(1, "wine"), Item(2, "salt"), Item(5, "iron")], 1, 2)
    >>> options.count(), options.write((1, 5)), options.read("iron+wine")
    (6, 'wine+iron', (1, 5))
    """

    __slots__ = ("clause", "items", "least", "most")

    def __init__(self, items: list[Item], least: int, most: int, clause: str = "") -> None:
        self.items = sorted(items, key=item_key)
        self.least = least
        self.most = most
        self.clause = clause

    def refusal(self, answer: Answer) -> str:
        known = [item.key for item in self.items]
        is_ordered = list(answer) == sorted(set(answer))
        if is_ordered and self.least <= len(answer) <= self.most and set(answer) <= set(known):
            return ""
        names = ", ".join(item.text for item in self.items)
        return explain(self.clause, f"Choose {self.least} to {self.most} of {names}.")

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

    def label(self, answer: Answer) -> str:
        return ", ".join(keyed(self.items, key).label for key in answer) or "none"

    def things(self, answer: Answer) -> list[str]:
        return [thing for key in answer for thing in keyed(self.items, key).things]


@mypyc_attr(allow_interpreted_subclasses=True)
class Split(Options):
    """A total shared out over several things, each up to its limit.

    >>> options = Split(3, [Item(0, "food"), Item(1, "gold")], [3, 1])
    >>> options.answers(), options.write((2, 1)), options.read("gold=1+food=2")
    ([(2, 1), (3, 0)], 'food=2+gold=1', (2, 1))
    """

    __slots__ = ("clause", "items", "limits", "total")

    def __init__(self, total: int, items: list[Item], limits: list[int], clause: str = "") -> None:
        self.total = total
        self.items = items
        self.limits = limits
        self.clause = clause

    def refusal(self, answer: Answer) -> str:
        is_whole = len(answer) == len(self.items) and sum(answer) == self.total
        if is_whole and all(0 <= part <= most for part, most in zip(answer, self.limits)):
            return ""
        shares = zip(self.items, self.limits)
        limits = ", ".join(f"{item.text} up to {limit}" for item, limit in shares)
        return explain(self.clause, f"Share out {self.total} in all: {limits}.")

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
        parts = [0] * len(self.items)
        if text.strip().lower() != "none":
            for share in text.split("+"):
                name, _, number = share.partition("=")
                parts[self.items.index(read_item(self.items, name))] += read_number(number or "1")
        return tuple(parts)

    def label(self, answer: Answer) -> str:
        shares = zip(self.items, answer)
        return ", ".join(f"{part} {item.label}" for item, part in shares if part) or "none"

    def things(self, answer: Answer) -> list[str]:
        shares = zip(self.items, answer)
        return [thing for item, part in shares if part for thing in item.things]


@mypyc_attr(allow_interpreted_subclasses=True)
class Form(Options):
    """Several fields, each with options of its own, answered together.

    In the answer each field's answer stands behind its length.

    >>> form = Form(["bid", "rate"], [Amount(1, 3, "gold"), Amount(0, 1, "tax")])
    >>> form.write((1, 2, 1, 0)), form.read("rate: 1; bid: 3")
    ('bid: 2; rate: 0', (1, 3, 1, 1))
    """

    __slots__ = ("fields", "names")

    def __init__(self, names: list[str], fields: list[Options]) -> None:
        self.names = names
        self.fields = fields

    def parts(self, answer: Answer) -> list[Answer]:
        """The fields' answers; empty when the lengths do not add up."""
        parts: list[Answer] = []
        place = 0
        while place < len(answer):
            length = answer[place]
            if length < 0:
                return []
            parts.append(answer[place + 1 : place + 1 + length])
            place += 1 + length
        return parts if place == len(answer) and len(parts) == len(self.fields) else []

    def join(self, parts: list[Answer]) -> Answer:
        """The form's answer made of the fields' answers."""
        joined: list[int] = []
        for part in parts:
            joined.append(len(part))
            joined.extend(part)
        return tuple(joined)

    def refusal(self, answer: Answer) -> str:
        parts = self.parts(answer)
        if not parts:
            return "Fill in every field: " + ", ".join(self.names) + "."
        for field, part in zip(self.fields, parts):
            refusal = field.refusal(part)
            if refusal:
                return refusal
        return ""

    def count(self) -> int:
        product = 1
        for field in self.fields:
            product *= field.count()
        return product

    def answers(self) -> list[Answer]:
        self.require_listable()
        rows: list[list[Answer]] = [[]]
        for field in self.fields:
            rows = [[*row, part] for row in rows for part in field.answers()]
        return [self.join(row) for row in rows]

    def sample(self, dice: Dice) -> Answer:
        return self.join([field.sample(dice) for field in self.fields])

    def write(self, answer: Answer) -> str:
        rows = zip(self.names, self.fields, self.parts(answer))
        return "; ".join(f"{name}: {field.write(part)}" for name, field, part in rows)

    def read(self, text: str) -> Answer:
        given: dict[str, str] = {}
        filled_in = text.split(";")
        for row in filled_in:
            name, _, value = row.partition(":")
            given[name.strip().lower()] = value.strip()
        is_complete = sorted(given) == sorted(name.lower() for name in self.names)
        if not is_complete or len(filled_in) != len(self.names):
            raise Invalid("Fill in every field once: " + "; ".join(f"{n}: ..." for n in self.names))
        rows = zip(self.names, self.fields)
        return self.join([field.read(given[name.lower()]) for name, field in rows])

    def label(self, answer: Answer) -> str:
        rows = zip(self.names, self.fields, self.parts(answer))
        return "; ".join(f"{name}: {field.label(part)}" for name, field, part in rows)

    def things(self, answer: Answer) -> list[str]:
        rows = zip(self.fields, self.parts(answer))
        return [thing for field, part in rows for thing in field.things(part)]


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
