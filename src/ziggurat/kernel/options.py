"""What is legal, described: the contract of options. `ziggurat.kernel.algebra` has the usual ones.

An answer is a tuple of small integers; what they mean is the options' affair. Options can say
whether an answer is among them, count, list them when they are few, pick one at random, write and
read the answer's notation, and describe themselves to a screen, naming the things on the board
one would click. Legality is asked of the options and nowhere else.
"""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

from mypy_extensions import mypyc_attr

from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken, Illegal, Invalid
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.wording import spelt

Answer: TypeAlias = tuple[int, ...]

LISTABLE: Final = 5000
"""Options with more answers than this are sampled and tested, never listed."""

PAGE: Final = 60
"""A screen shows at most this many answers under one heading."""

LONGEST_NUMBER: Final = 18
"""Digits of the longest number anybody may write."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Options:
    """What a seat may answer. Every method below is part of the contract."""

    __slots__ = ()

    is_filled_in: ClassVar[bool] = False
    """Whether people put the answer together rather than pick it from a list."""

    def refusal(self, answer: Answer) -> Refusal | None:
        """Why an answer is not allowed; None when it is."""
        raise NotImplementedError

    def contains(self, answer: Answer) -> bool:
        """Whether the answer is legal; never lists."""
        return self.refusal(answer) is None

    def count(self) -> int:
        """How many answers there are."""
        raise NotImplementedError

    def is_empty(self) -> bool:
        """Whether there is no answer at all; cheaper than counting where counting is costly."""
        return self.count() == 0

    def answers(self) -> list[Answer]:
        """All answers in their stable order; only when there are at most `LISTABLE`."""
        raise NotImplementedError

    def sample(self, dice: Dice) -> Answer:
        """A legal answer at random, for random play.

        Every answer can come but those nobody gives by chance, such as giving up.
        """
        raise NotImplementedError

    def write(self, answer: Answer) -> str:
        """The notation of a legal answer: short, stable text that `read` understands."""
        raise NotImplementedError

    def read(self, text: str) -> Answer:
        """The answer meant by a notation; `Invalid` when it cannot be understood.

        The answer need not be legal: `refusal` says why it is not.
        """
        raise NotImplementedError

    def longest(self) -> int:
        """How many characters the longest notation takes; where listing is costly, at most."""
        return max([len(self.write(answer)) for answer in self.answers()], default=0)

    def label(self, answer: Answer) -> str:
        """The answer in words for a button."""
        return self.write(answer)

    def things(self, answer: Answer) -> list[str]:
        """The things on the board one would click for this answer, in order."""
        return []

    def denial(self, thing: str) -> Refusal | None:
        """Why a thing somebody points at is in no answer; None where there is no more to say.

        Only asked of things that cannot be picked.
        """
        return None

    def groups(self) -> list[Group]:
        """The answers as a screen shows them, a page at a time.

        No groups at all means that there are too many to show one by one: the answer is filled
        in (an amount, marks, shares) or written in notation.
        """
        return [Group("", "", self.answers())] if self.count() <= PAGE else []

    def headings(self) -> list[Group]:
        """The same without the reasons why groups are closed, which take longer to find out."""
        return self.groups()

    def hint(self) -> str:
        """How the notation is written, in a sentence for those who write it; empty if plain."""
        return ""

    def unfolded(self) -> Options:
        """The same options in the shape people meet; others than these where speed wants it so."""
        return self

    def refuse(self, answer: Answer) -> Illegal:
        """The refusal of an answer that is not allowed, as an error to raise."""
        refusal = self.refusal(answer)
        if refusal is None:
            raise Broken(f"{answer} is allowed and cannot be refused")
        return refusal.error()

    def require_listable(self) -> None:
        """Stop whoever tries to list what is too long to list."""
        if self.count() > LISTABLE:
            raise Broken(f"{self.count()} answers are too many to list")


@mypyc_attr(allow_interpreted_subclasses=True)
class Vast(Options):
    """Options known only by a test and a sampler: nobody can count or list them.

    A subclass gives `refusal`, `sample`, `write`, `read` and `longest`; `label`, `things` and
    `hint` where it can. A game with such options proposes sensible answers in `Game.candidates`.
    """

    __slots__ = ()

    is_filled_in: ClassVar[bool] = True

    def count(self) -> int:
        """More than can be listed; how many is not known."""
        return LISTABLE + 1

    def is_empty(self) -> bool:
        return False

    def answers(self) -> list[Answer]:
        raise Broken("options known only by a test cannot be listed")

    def longest(self) -> int:
        raise NotImplementedError

    def groups(self) -> list[Group]:
        return []

    def phrases(self) -> list[Phrase]:
        """What the notation can be put together from, for those who would rather pick than write.

        It need not say everything that can be written, and what is picked may still be refused.
        """
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Group:
    """Answers that belong together under one heading of a menu.

    They are listed, or filled in: then `form` has the options for what follows the group's name
    in the notation, and the numbers of `prefix` in the answer.
    """

    __slots__ = ("answers", "closed", "form", "name", "prefix", "title")

    name: str
    title: str
    answers: list[Answer]
    closed: Refusal | None
    """Why there is nothing in this group now; None when there is, or nobody says why."""
    form: Options | None
    """What is filled in, where answers are not listed."""
    prefix: Answer

    def __init__(
        self,
        name: str,
        title: str,
        answers: list[Answer],
        closed: Refusal | None = None,
        form: Options | None = None,
        prefix: Answer = (),
    ) -> None:
        self.name = name
        self.title = title
        self.answers = answers
        self.closed = closed
        self.form = form
        self.prefix = prefix

    @property
    def is_open(self) -> bool:
        """Whether there is anything to do under this heading."""
        return bool(self.answers) or self.form is not None


@mypyc_attr(allow_interpreted_subclasses=True)
class Item:
    """One thing that can be chosen: its number in answers, its notation, and its looks."""

    __slots__ = ("key", "label", "note", "text", "things")

    key: int
    text: str
    label: str
    things: list[str]
    note: str
    """What its name does not say, for those who choose several things."""

    def __init__(
        self,
        key: int,
        text: str,
        label: str = "",
        things: list[str] | None = None,
        note: str = "",
    ):
        self.key = key
        self.text = text
        self.label = label or text
        self.things = [] if things is None else things
        self.note = note


@mypyc_attr(allow_interpreted_subclasses=True)
class Phrase:
    """A word of a notation and what may follow it: `buy pottery+masonry`, `ur*2+susa`.

    Phrases are parted by semicolons; one without a word stands alone.
    """

    __slots__ = ("items", "limits", "most", "title", "word")

    word: str
    title: str
    items: list[Item]
    limits: list[int]
    """How often each item may be taken."""
    most: int
    """How many may be taken in all."""

    def __init__(self, word: str, title: str, items: list[Item], limits: list[int], most: int):
        self.word = word
        self.title = title
        self.items = items
        self.limits = limits
        self.most = most


def keyed(items: list[Item], key: int) -> Item:
    """The item with this key, which must exist."""
    for item in items:
        if item.key == key:
            return item
    raise Broken(f"no item has the key {key}")


def read_item(items: list[Item], text: str) -> Item:
    """The item with this notation or this name; upper and lower case are the same."""
    wanted = text.strip().lower()
    for item in items:
        if item.text.lower() == wanted:
            return item
    wanted = spelt(text)
    for item in items:
        if wanted in (spelt(item.text), spelt(item.label)):
            return item
    known = ", ".join(item.text for item in items)
    raise Invalid(f"'{text.strip()}' is not one of: {known or 'nothing'}.")


def longest_text(items: list[Item]) -> int:
    """The length of the longest notation of a thing."""
    return max([len(item.text) for item in items], default=0)


def read_number(text: str) -> int:
    """A whole number as people write it."""
    number = text.strip()
    digits = number[1:] if number[:1] in ("+", "-") else number
    if not digits.isdecimal() or len(digits) > LONGEST_NUMBER:
        raise Invalid(f"'{number[:40]}' is not a whole number.")
    return int(number)
