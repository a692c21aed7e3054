"""Options put together of other options: a form of several fields, and one of several branches."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ziggurat.kernel.choosing import Amount
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken, Invalid
from ziggurat.kernel.options import LISTABLE, PAGE, Answer, Group, Options
from ziggurat.kernel.refusals import Refusal

TRIES: Final = 400
"""So often a form whose fields clash is filled in at random before its answers are listed."""

FEW_TRIES: Final = 12
"""So often before its answers are counted, only to see whether there are any."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Form(Options):
    """Several fields, each with options of its own, answered together.

    In the answer each field's answer stands behind its length. Rules between the fields are the
    `clash` of a subclass; everything else keeps to it.

    >>> from ziggurat.kernel.algebra import Amount
    >>> form = Form(["bid", "rate"], [Amount(1, 3, "gold"), Amount(0, 1, "tax")])
    >>> form.write((1, 2, 1, 0)), form.read("rate: 1; bid: 3")
    ('bid: 2; rate: 0', (1, 3, 1, 1))
    """

    __slots__ = ("fields", "names")

    is_filled_in: ClassVar[bool] = True

    def __init__(self, names: list[str], fields: list[Options]) -> None:
        self.names = names
        self.fields = fields

    def title(self, number: int) -> str:
        """What a field is called on screens; its name in the notation, if that says enough."""
        return self.names[number]

    def clash(self, parts: list[Answer]) -> Refusal | None:
        """Why fields that are right each for itself are wrong together; None when they are not.

        A subclass with a rule between its fields says it here; where
        chance seldom finds fields that agree, it also gives a `sample` of its own.
        """
        return None

    def span(self, number: int, before: Answer) -> tuple[int, int]:
        """The least and the most of an amount that go with the answer to the field before it.

        Screens offer no others. A subclass whose amounts depend on that field says it here.
        """
        amount = self.fields[number]
        assert isinstance(amount, Amount)
        return (amount.low, amount.high)

    def has_clash(self) -> bool:
        """Whether there are rules between the fields at all."""
        return type(self).clash is not Form.clash

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

    def refusal(self, answer: Answer) -> Refusal | None:
        parts = self.parts(answer)
        if not parts:
            return Refusal("", "Fill in every field: " + ", ".join(self.names) + ".")
        for field, part in zip(self.fields, parts):
            refusal = field.refusal(part)
            if refusal:
                return refusal
        return self.clash(parts)

    def count(self) -> int:
        """How many answers there are.

        Where there are too many to list, clashes are not looked for: then it is the number there
        would be without them.
        """
        product = self.product()
        return len(self.answers()) if product <= LISTABLE and self.has_clash() else product

    def product(self) -> int:
        """How many answers there would be if no fields clashed."""
        product = 1
        for field in self.fields:
            product *= field.count()
        return product

    def is_empty(self) -> bool:
        if any(field.is_empty() for field in self.fields):
            return True
        if not self.has_clash():
            return False
        # A few tries mostly settle it, and counting the answers may be costly.
        dice = Dice(b"some fields that agree")
        for _ in range(FEW_TRIES):
            if not self.clash([field.sample(dice) for field in self.fields]):
                return False
        return self.count() == 0

    def answers(self) -> list[Answer]:
        product = self.product()
        if product > LISTABLE:
            raise Broken(f"{product} answers are too many to list")
        rows: list[list[Answer]] = [[]]
        for field in self.fields:
            rows = [[*row, part] for row in rows for part in field.answers()]
        return [self.join(row) for row in rows if not self.clash(row)]

    def sample(self, dice: Dice) -> Answer:
        """Every field at random, again and again until they do not clash."""
        for _ in range(TRIES):
            parts = [field.sample(dice) for field in self.fields]
            if not self.clash(parts):
                return self.join(parts)
        if self.product() > LISTABLE:
            names = ", ".join(self.names)
            raise Broken(f"{TRIES} random answers clash; the form ({names}) needs its own sample")
        answers = self.answers()
        return answers[dice.below(len(answers))]

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

    def longest(self) -> int:
        rows = zip(self.names, self.fields)
        return sum([len(name) + field.longest() + len(": ; ") for name, field in rows])

    def label(self, answer: Answer) -> str:
        rows = zip(self.names, self.fields, self.parts(answer))
        return "; ".join(f"{name}: {field.label(part)}" for name, field, part in rows)

    def things(self, answer: Answer) -> list[str]:
        rows = zip(self.fields, self.parts(answer))
        return [thing for field, part in rows for thing in field.things(part)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Options):
    """One answer that needs nothing but the word in front of it: a branch such as `done`.

    >>> Word("Done for today").answers(), Word("Done for today").label(())
    ([()], 'Done for today')
    """

    __slots__ = ("words",)

    def __init__(self, words: str) -> None:
        self.words = words

    def refusal(self, answer: Answer) -> Refusal | None:
        return Refusal("", "Nothing follows this.") if answer else None

    def count(self) -> int:
        return 1

    def answers(self) -> list[Answer]:
        return [()]

    def sample(self, dice: Dice) -> Answer:
        return ()

    def write(self, answer: Answer) -> str:
        return ""

    def read(self, text: str) -> Answer:
        if text.strip():
            raise Invalid(f"'{text.strip()[:40]}' is too much: nothing follows this.")
        return ()

    def longest(self) -> int:
        return 0

    def label(self, answer: Answer) -> str:
        return self.words


@mypyc_attr(allow_interpreted_subclasses=True)
class Either(Options):
    """One of several kinds of answer, each with options of its own.

    The answer is the branch's number followed by the branch's own answer; its notation begins with
    the branch's name. `Menu` is for verbs whose choices can all be listed; here a branch may be
    anything, a form or `Vast` options too. A branch without answers is closed, for the reason
    `closed` gives.

    >>> from ziggurat.kernel.algebra import Amount
    >>> either = Either(["bid", "pass"], ["Bid", "Pass"], [Amount(1, 3, "gold"), Word("Pass")])
    >>> either.answers(), either.write((0, 2)), either.read("pass")
    ([(0, 1), (0, 2), (0, 3), (1,)], 'bid 2', (1,))
    """

    __slots__ = ("branches", "closed", "names", "titles", "weights")

    def __init__(
        self,
        names: list[str],
        titles: list[str],
        branches: list[Options],
        weights: list[int] | None = None,
        closed: list[Refusal | None] | None = None,
    ) -> None:
        self.names = names
        self.titles = titles
        self.branches = branches
        self.weights = [1] * len(names) if weights is None else weights
        """How readily random play takes each branch that has answers."""
        self.closed: list[Refusal | None] = [None] * len(names) if closed is None else closed

    def refusal(self, answer: Answer) -> Refusal | None:
        if not answer or not 0 <= answer[0] < len(self.branches):
            return Refusal("", "Choose one of " + ", ".join(self.names) + ".")
        branch = self.branches[answer[0]]
        refusal = branch.refusal(answer[1:])
        if refusal and self.closed[answer[0]] and branch.is_empty():
            return self.closed[answer[0]]
        return refusal

    def count(self) -> int:
        return sum(branch.count() for branch in self.branches)

    def is_empty(self) -> bool:
        return all(branch.is_empty() for branch in self.branches)

    def answers(self) -> list[Answer]:
        self.require_listable()
        found: list[Answer] = []
        for number, branch in enumerate(self.branches):
            found.extend([(number, *rest) for rest in branch.answers()])
        return found

    def groups(self) -> list[Group]:
        return [self.group(number) for number in range(len(self.branches))]

    def group(self, number: int) -> Group:
        """A branch under its heading: listed, filled in, or closed."""
        name, title, branch = self.names[number], self.titles[number], self.branches[number]
        if branch.is_empty():
            return Group(name, title, [], self.closed[number])
        answers: list[Answer] = []
        if not branch.is_filled_in:
            for group in branch.groups():
                answers.extend([(number, *rest) for rest in group.answers])
        is_listed = 0 < len(answers) <= PAGE and len(answers) == branch.count()
        if is_listed:
            return Group(name, title, answers)
        return Group(name, title, [], None, branch, (number,))

    def sample(self, dice: Dice) -> Answer:
        """A branch by its weight among those that have answers, then one of its answers."""
        left = 0
        for weight in self.weights:
            left += weight
        empty = [False] * len(self.branches)
        while left:
            place = dice.below(left)
            number = 0
            while empty[number] or place >= self.weights[number]:
                if not empty[number]:
                    place -= self.weights[number]
                number += 1
            branch = self.branches[number]
            if not branch.is_empty():
                return (number, *branch.sample(dice))
            empty[number] = True
            left -= self.weights[number]
        raise Broken("no branch has an answer for random play")

    def write(self, answer: Answer) -> str:
        rest = self.branches[answer[0]].write(answer[1:])
        return f"{self.names[answer[0]]} {rest}".rstrip()

    def read(self, text: str) -> Answer:
        word, _, rest = text.strip().partition(" ")
        wanted = word.lower()
        for number, name in enumerate(self.names):
            if name.lower() == wanted:
                return (number, *self.branches[number].read(rest.strip()))
        known = ", ".join(self.names)
        raise Invalid(f"'{word[:40]}' is not an action. Actions are: {known}.")

    def longest(self) -> int:
        rows = zip(self.names, self.branches)
        return max([len(name) + 1 + branch.longest() for name, branch in rows])

    def label(self, answer: Answer) -> str:
        number, rest = answer[0], answer[1:]
        words = self.branches[number].label(rest)
        return f"{self.titles[number]}: {words}" if self.branches[number].is_filled_in else words

    def things(self, answer: Answer) -> list[str]:
        return self.branches[answer[0]].things(answer[1:])
