"""What is legal, described: the small algebra every question's options are built from.

An answer is a tuple of small integers; what they mean is the options' affair. Options can say
whether an answer is among them, count, list them when they are few, pick one at random, write and
read the answer's notation, and describe themselves to a screen, naming the things on the board
one would click. Legality is asked of the options and nowhere else.
"""

from __future__ import annotations

from math import comb
from typing import TypeAlias

from mypy_extensions import mypyc_attr

from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken, Illegal, Invalid

Answer: TypeAlias = tuple[int, ...]

LISTABLE = 5000
"""Options with more answers than this are sampled and tested, never listed."""

PAGE = 60
"""A screen shows at most this many answers under one heading."""

LONGEST_NUMBER = 18
"""Digits of the longest number anybody may write."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Options:
    """What a seat may answer. Every method below is part of the contract."""

    __slots__ = ()

    def refusal(self, answer: Answer) -> str:
        """Why an answer is not allowed, as "CLAUSE: sentence"; empty when it is allowed."""
        raise NotImplementedError

    def contains(self, answer: Answer) -> bool:
        """Whether the answer is legal; never lists."""
        return not self.refusal(answer)

    def count(self) -> int:
        """How many answers there are."""
        raise NotImplementedError

    def answers(self) -> list[Answer]:
        """All answers in their stable order; only when there are at most `LISTABLE`."""
        raise NotImplementedError

    def sample(self, dice: Dice) -> Answer:
        """A legal answer at random; every legal answer can come."""
        raise NotImplementedError

    def write(self, answer: Answer) -> str:
        """The notation of a legal answer: short, stable text that `read` understands."""
        raise NotImplementedError

    def read(self, text: str) -> Answer:
        """The answer meant by a notation; `Invalid` when it cannot be understood.

        The answer need not be legal: `refusal` says why it is not.
        """
        raise NotImplementedError

    def label(self, answer: Answer) -> str:
        """The answer in words for a button."""
        return self.write(answer)

    def things(self, answer: Answer) -> list[str]:
        """The things on the board one would click for this answer, in order."""
        return []

    def groups(self) -> list[Group]:
        """The answers as a screen shows them, a page at a time.

        No groups at all means that there are too many to show one by one: the answer is filled
        in (an amount, marks, shares) or written in notation.
        """
        return [Group("", "", self.answers())] if self.count() <= PAGE else []

    def refuse(self, answer: Answer) -> Illegal:
        """The refusal as an error to raise."""
        refusal = self.refusal(answer)
        clause, _, reason = refusal.partition(": ")
        # A colon may also stand inside a sentence that rests on no clause.
        is_clause = "-" in clause and " " not in clause
        return Illegal(clause, reason) if is_clause and reason else Illegal("", refusal)

    def require_listable(self) -> None:
        """Stop whoever tries to list what is too long to list."""
        if self.count() > LISTABLE:
            raise Broken(f"{self.count()} answers are too many to list")


@mypyc_attr(allow_interpreted_subclasses=True)
class Group:
    """Answers that belong together under one heading of a menu."""

    __slots__ = ("answers", "closed", "name", "title")

    name: str
    title: str
    answers: list[Answer]
    closed: str
    """Why there is nothing in this group now; empty when there is."""

    def __init__(self, name: str, title: str, answers: list[Answer], closed: str = "") -> None:
        self.name = name
        self.title = title
        self.answers = answers
        self.closed = closed


@mypyc_attr(allow_interpreted_subclasses=True)
class Item:
    """One thing that can be chosen: its number in answers, its notation, and its looks."""

    __slots__ = ("key", "label", "text", "things")

    key: int
    text: str
    label: str
    things: list[str]

    def __init__(self, key: int, text: str, label: str = "", things: list[str] | None = None):
        self.key = key
        self.text = text
        self.label = label or text
        self.things = [] if things is None else things


def keyed(items: list[Item], key: int) -> Item:
    """The item with this key, which must exist."""
    for item in items:
        if item.key == key:
            return item
    raise Broken(f"no item has the key {key}")


def read_item(items: list[Item], text: str) -> Item:
    """The item with this notation; upper and lower case are the same."""
    wanted = text.strip().lower()
    for item in items:
        if item.text.lower() == wanted:
            return item
    known = ", ".join(item.text for item in items)
    raise Invalid(f"'{text.strip()}' is not one of: {known}.")


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
        parts: list[int] = []
        left = self.total
        for index in range(len(self.items)):
            place = dice.below(self.ways(index, left))
            part = 0
            while place >= self.ways(index + 1, left - part):
                place -= self.ways(index + 1, left - part)
                part += 1
            parts.append(part)
            left -= part
        return tuple(parts)

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


def explain(clause: str, sentence: str) -> str:
    """A refusal as options give it."""
    return f"{clause}: {sentence}" if clause else sentence


def read_number(text: str) -> int:
    """A whole number as people write it."""
    number = text.strip()
    digits = number[1:] if number[:1] in ("+", "-") else number
    if not digits.isdecimal() or len(digits) > LONGEST_NUMBER:
        raise Invalid(f"'{number[:40]}' is not a whole number.")
    return int(number)


def subsets(keys: list[int], size: int) -> list[Answer]:
    """All subsets of a size, in order."""
    if size == 0:
        return [()]
    found: list[Answer] = []
    for place, key in enumerate(keys):
        for rest in subsets(keys[place + 1 :], size - 1):
            found.append((key, *rest))
    return found
